"""A game of a study with all hands open, at any of its moments."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from typing_extensions import override

from cardtable.app.play.replay import Replay, Told
from cardtable.app.screens import SCREENS
from cardtable.engine.record import Record
from cardtable.language import in_sequence
from cardtable.session.observer import EVERYTHING
from cardtable.table.actions import Actions, Move
from cardtable.table.history import History
from cardtable.table.model import TableModel, seen_by


class OpenGame:
    """Its moments: each once so many of its lines have been read (`told`)."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.told = Told(record, EVERYTHING)
        header = record.header
        seen = seen_by(header, 0)._replace(you=EVERYTHING, all_open=True, setup=header.object)
        self.first = SCREENS[header.game.key].model()(seen)
        self.history = History(self.first, self.told.events)

    def happened(self, at: int) -> Sequence[object]:
        """What the line made happen after which there are so many."""
        begin, end = self._events(at)
        return self.told.events[begin:end]

    def words(self, at: int) -> str:
        """The same as the table tells of it; where it was over by then, how it ended."""
        begin, end = self._events(self.moment(at))
        notices = [self.history.notice(count) for count in range(begin + 1, end + 1)]
        return in_sequence(dict.fromkeys([notice.text for notice in notices if notice]))

    def _events(self, at: int) -> tuple[int, int]:
        begin, end = (self.told.ends[self.moment(max(each, 0))] for each in (at - 1, at))
        return begin, end

    def moment(self, at: int) -> int:
        """So many lines, or all where it was over by then."""
        return min(at, len(self.record.lines))

    def table(self, at: int) -> TableModel:
        """What lies on the table after so many lines."""
        return self.history.at(self.told.ends[self.moment(at)])


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
