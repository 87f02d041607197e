"""A record that is shown again, at whose moments something else may be done than was: where a branch begins."""

from PySide6.QtCore import Signal
from typing_extensions import override

from cardtable.app.play.replay import Replay, Told
from cardtable.table.actions import Actions, Move


class WhatIf(Replay):
    """What the seat at the bottom could do, whenever it owes a decision. Nothing happens of it here: the choice is
    told."""

    chosen = Signal(object)
    """A move by its parts (a Move) of the seat at the bottom, to be made after so many lines as have been played."""

    def __init__(self, told: Told, side: int) -> None:
        super().__init__(told, side)
        self.person = side
        self._actions: tuple[int, Actions] | None = None  # by how many lines had been played

    @property
    def _decides(self) -> bool:
        return self._told.turn(self.at) == self.person

    @override
    def to_act(self) -> list[int]:
        """The seat at the bottom, while it could do something else."""
        return [self.person] if self._decides else []

    @override
    def actions(self) -> Actions:
        """What it could do."""
        if not self._decides:
            return Actions()
        if self._actions is None or self._actions[0] != self.at:
            patterns = self.game.patterns(self.view.state, self.person)
            self._actions = self.at, Actions(self.person, patterns, self.game.seat_parts)
        return self._actions[1]

    @override
    def choose(self, move: Move) -> None:
        """Tells it."""
        self.chosen.emit(move)
