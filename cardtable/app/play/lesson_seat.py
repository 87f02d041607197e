"""A lesson as its learner sees it: a source of a table. Moves that don't go on are answered, and not made."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from typing_extensions import override

from cardtable.app.play.replay import Undisturbed
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRules
from cardtable.engine.views import View
from cardtable.language import translate
from cardtable.session.taught_game import TaughtGame
from cardtable.table.actions import Actions, Move
from cardtable.table.review import Weighed


class LessonSeat(Undisturbed, QObject):
    """The learner's eyes and hands. What others do is in the lesson, so nobody thinks."""

    happened = Signal(list)
    asked = Signal()
    finished = Signal()
    weighed = Signal()
    rested = Signal()
    """All has been shown that comes before the step says what it has to say."""
    explained = Signal()
    """A move was not made: it is said why."""
    moved = Signal()
    """The step is over, and something else is about to be shown."""

    open = practice = hints = False
    weighings: Sequence[Weighed] = ()
    speakers: Sequence[int] = ()

    def __init__(self, taught: TaughtGame) -> None:
        super().__init__()
        self.taught = taught
        self.seat = self.eyes = self.person = self.you = taught.lesson.seat
        self._given = 0
        self.passed = 0

    @property
    def game(self) -> AnyGame:
        """Which game it is."""
        return self.taught.lesson.header.game

    @property
    def rules(self) -> HouseRules:
        """The house rules in force."""
        return self.taught.lesson.header.rules

    @property
    def names(self) -> list[str]:
        """What each seat is called."""
        lesson = self.taught.lesson
        you = translate("table", "You")  # whatever the file calls them
        return [you if seat == lesson.seat else name for seat, name in enumerate(lesson.header.names)]

    @property
    def players(self) -> list[str]:
        """By seat who plays it, as the lesson says."""
        return self.taught.lesson.header.players

    @property
    def view(self) -> View:
        """What the learner knows now."""
        return self.taught.view

    @property
    def events(self) -> Sequence[object]:
        """All that they have seen happen."""
        return self.taught.observer.events

    @property
    def lines(self) -> list[dict[str, Any]]:
        """All lines that they have been told."""
        return self.taught.observer.lines

    @property
    def beginning(self) -> Mapping[str, Any]:
        """The header's keys, as far as may be shown."""
        return self.lines[0]

    def start(self) -> list[object]:
        """All events so far: a table that is set in the midst of a lesson does not pause at them again."""
        events = self._new_events()
        self.passed = self._given
        return events

    def _new_events(self) -> list[object]:
        events = list(self.events[self._given :])
        self._given += len(events)
        return events

    def _tell(self) -> bool:
        """Tells what has happened; whether anything has."""
        events = self._new_events()
        if events:
            self.happened.emit(events)
        return bool(events)

    def settled(self) -> None:
        """All that happened has been shown: what others do is played, and then the step has its say."""
        while self.taught.plays:
            self.taught.play_on()
            if self._tell():
                return
        self.rested.emit()
        self.asked.emit()

    def to_act(self) -> list[int]:
        """The learner, while they are asked."""
        return [self.person] if self.taught.asks else []

    def actions(self) -> Actions:
        """What they can do."""
        return self.taught.actions()

    @override
    def suggested(self) -> Move | None:
        """A move that goes on: to follow the bright button is never wrong."""
        return next(iter(self.taught.right_moves()), None)

    def choose(self, move: Move) -> None:
        """Their answer."""
        if self.taught.answer(move):
            self._show_on()
        else:
            self.explained.emit()

    def skip(self) -> None:
        """The step is over: what was to be read has been, or the move is made for them."""
        self.taught.take_step()
        self._show_on()

    def _show_on(self) -> None:
        self.moved.emit()
        if not self._tell():
            self.settled()
