"""Game with all hands open, at any of its moments."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from typing_extensions import override

from cardtable.app.play.replay import RecordView, Replay
from cardtable.app.screens import SCREENS
from cardtable.engine.lines import MoveLine
from cardtable.engine.record import Record
from cardtable.engine.state import EVERYTHING
from cardtable.language import in_sequence
from cardtable.table.actions import Actions, actions_in
from cardtable.table.history import History
from cardtable.table.model import TableModel, seen_by


class OpenGame:
    """Record with all hands open: events, words and table by moment (a number of lines).

    A moment is available once `told` has read so many lines.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.told = RecordView(record, EVERYTHING)
        header = record.header
        self.first = SCREENS[header.game.key].model()(seen_by(header, EVERYTHING))
        self.history = History(self.first, self.told.events)

    def happened(self, at: int) -> Sequence[object]:
        """Return the events of the last line before a moment."""
        begin, end = self._events(at)
        return self.told.events[begin:end]

    def words(self, at: int) -> str:
        """Return the table's words for the last line before a moment; after the end, for the last line of all."""
        begin, end = self._events(self.moment(at))
        notices = [self.history.notice(count) for count in range(begin + 1, end + 1)]
        return in_sequence(dict.fromkeys([notice.text for notice in notices if notice]))

    def _events(self, at: int) -> tuple[int, int]:
        begin, end = (self.told.ends[self.moment(max(each, 0))] for each in (at - 1, at))
        return begin, end

    def moment(self, at: int) -> int:
        """Return the moment, or the last one if the game was over by then."""
        return min(at, len(self.record.lines))

    def table(self, at: int) -> TableModel:
        """Return the table at a moment."""
        return self.history.at(self.told.ends[self.moment(at)])


class WhatIf(Replay):
    """Replay in which the seat at the bottom can choose another move at each of its decisions.

    The choice is only reported: the replay itself stays as it is.
    """

    chosen = Signal(object)
    """Move (a MoveLine) chosen for the seat at the bottom at the current moment."""

    def __init__(self, told: RecordView, side: int) -> None:
        super().__init__(told, side)
        self.seen = self.seen._replace(person=side)
        self._actions: tuple[int, Actions] | None = None  # with the moment that they belong to

    @property
    def _decides(self) -> bool:
        return self._told.turn(self.at) == self.seen.person

    @override
    def to_act(self) -> list[int]:
        """Return the seat at the bottom if it has a decision to make."""
        return [self.seen.person] if self._decides else []

    @override
    def actions(self) -> Actions:
        if not self._decides:
            return Actions()
        if self._actions is None or self._actions[0] != self.at:
            self._actions = self.at, actions_in(self.view, self.seen.person)
        return self._actions[1]

    @override
    def choose(self, move: MoveLine) -> None:
        """Report the move without making it."""
        self.chosen.emit(move)
