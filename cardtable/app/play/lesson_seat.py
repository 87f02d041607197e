"""Source of a table for a lesson. A move that the lesson doesn't go on with is answered, but not made."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from typing_extensions import override

from cardtable.app.play.replay import PassiveSource
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRules
from cardtable.engine.views import View
from cardtable.language import translate
from cardtable.session.taught_game import TaughtGame
from cardtable.table.actions import Actions, Move
from cardtable.table.review import Weighed


class LessonSeat(PassiveSource, QObject):
    """Learner's seat in a lesson. The lesson has everyone else's moves, so nobody thinks."""

    happened = Signal(list)
    asked = Signal()
    finished = Signal()
    weighed = Signal()
    rested = Signal()
    """Everything before the step's text has been shown."""
    explained = Signal()
    """A move was refused, and its explanation is due."""
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
        """Game of the lesson."""
        return self.taught.lesson.header.game

    @property
    def rules(self) -> HouseRules:
        """House rules at the start, as the header has them."""
        return self.taught.lesson.header.rules

    @property
    def names(self) -> list[str]:
        """Name of each seat; the learner's is "You", whatever the file calls them."""
        lesson = self.taught.lesson
        you = translate("table", "You")
        return [you if seat == lesson.seat else name for seat, name in enumerate(lesson.header.names)]

    @property
    def players(self) -> list[str]:
        """Player of each seat, as the lesson's header names them."""
        return self.taught.lesson.header.players

    @property
    def view(self) -> View:
        """View of the learner now."""
        return self.taught.view

    @property
    def events(self) -> Sequence[object]:
        """All events that the learner has seen, from the first."""
        return self.taught.observer.events

    @property
    def lines(self) -> list[dict[str, Any]]:
        """All lines that the learner has been told, from the first."""
        return self.taught.observer.lines

    @property
    def beginning(self) -> Mapping[str, Any]:
        """Keys of the header, as far as the learner may know them."""
        return self.lines[0]

    def start(self) -> list[object]:
        """Return all events so far. None of them makes the table pause: it may be set up in the midst of a lesson."""
        events = self._new_events()
        self.passed = self._given
        return events

    def _new_events(self) -> list[object]:
        events = list(self.events[self._given :])
        self._given += len(events)
        return events

    def _tell(self) -> bool:
        """Report new events to the table; return whether there are any."""
        events = self._new_events()
        if events:
            self.happened.emit(events)
        return bool(events)

    def settled(self) -> None:
        """Play the others' moves up to the next event, or, if there are none, let the step say its text and ask."""
        while self.taught.plays:
            self.taught.play_on()
            if self._tell():
                return
        self.rested.emit()
        self.asked.emit()

    def to_act(self) -> list[int]:
        """Return the learner's seat while they are asked for a move."""
        return [self.person] if self.taught.asks else []

    def actions(self) -> Actions:
        """Return what the learner can do now."""
        return self.taught.actions()

    @override
    def suggested(self) -> Move | None:
        """Return a move that the lesson goes on with, so that the bright button is never wrong."""
        return next(iter(self.taught.right_moves()), None)

    def choose(self, move: Move) -> None:
        """Answer the learner's move: make it, or refuse it with an explanation."""
        if self.taught.answer(move):
            self._show_on()
        else:
            self.explained.emit()

    def skip(self) -> None:
        """Go on to the next step: its text has been read, or its move is made for the learner."""
        self.taught.take_step()
        self._show_on()

    def _show_on(self) -> None:
        self.moved.emit()
        if not self._tell():
            self.settled()
