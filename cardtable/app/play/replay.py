"""Sources of tables whose games are written already: the replay of a record, and the learner's seat in a lesson.

In a replay nothing is decided, and no program named in it is started. A move that a lesson doesn't go on with is
answered, but not made.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal
from typing_extensions import override

from cardtable.bots.player import Advice
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRules
from cardtable.engine.lines import SayLine
from cardtable.engine.record import Header, Record
from cardtable.engine.state import EVERYTHING, NOBODY, Viewer
from cardtable.engine.views import View
from cardtable.language import translate
from cardtable.match import Match
from cardtable.session.lesson_game import TaughtGame
from cardtable.session.observer import Observer
from cardtable.table.actions import Actions, Move
from cardtable.table.review import Weighed


class PassiveSource:
    """Part of a `Source` that does nothing, for games that go as they are written: in a record or a lesson."""

    def weigh(self, move: Move, player: str) -> None:
        """Do nothing: nobody judges decisions."""

    def suggested(self) -> Move | None:
        """Return None: no move is suggested."""
        return None

    def takes_back(self) -> int:
        """Return NOBODY: no decision can be taken back."""
        return NOBODY

    def take_back(self) -> None:
        """Do nothing, since nothing can be taken back."""

    def hold(self, on: bool) -> None:
        """Do nothing, since nobody is about to move."""

    def hurry(self) -> None:
        """Do nothing, since nobody is thinking."""

    def say(self, line: SayLine) -> None:
        """Do nothing, since nobody is there to hear it."""

    def hint(self, player: str, then: Callable[[Advice | None], None]) -> None:
        """Give no advice, since there is no decision to advise on."""
        then(None)


class Landmark(NamedTuple):
    """Moment of a record to which a person may want to jump."""

    at: int
    """Number of lines after which it stands."""
    words: str
    """Description of what happened there."""


class RecordView:
    """Record as one observer follows it, as far as it has been read: lines told and events seen."""

    def __init__(self, record: Record, viewer: Viewer) -> None:
        self.record = record
        self.viewer = viewer
        self.events: list[object] = []
        """All events that the observer has seen."""
        self.ends = [0]
        """Number of events after each number of lines of the record, from 0 lines on."""
        self._match, self._observer = _follow(record, viewer)
        self._told = [1]  # number of lines of the view, after each number of the record's
        self._turns = [self._match.state.turn]  # seat to move, after each number of lines
        self._rules = [self._match.rules]  # house rules, after each number of lines
        self._decided: int | None = None  # number of lines after which nothing is left to play

    @property
    def known(self) -> int:
        """Number of the record's lines that have been read."""
        return len(self.ends) - 1

    def reading(self) -> Generator[float, None, None]:
        """Read the whole record; yields the share read, 0 to 1."""
        while self.known < len(self.record.lines):
            self.read_to(self.known + 1)
            yield self.known / len(self.record.lines)

    def read_to(self, at: int) -> None:
        """Read the first `at` lines of the record, as far as they have not been read yet."""
        while self.known < at:
            self._match.take(self.record.lines[self.known])
            self.events += self._observer.events[len(self.events) :]
            self.ends.append(len(self.events))
            self._told.append(len(self._observer.lines))
            self._turns.append(self._match.state.turn)
            self._rules.append(self._match.rules)
            if self._decided is None and self._match.over:
                self._decided = self.known

    def lines(self, at: int) -> list[dict[str, Any]]:
        """Return the lines of the observer's view after `at` lines of the record, which must have been read."""
        return self._observer.lines[: self._told[at]]

    def turn(self, at: int) -> int:
        """Return the seat that owes a decision after `at` lines, which must have been read; below 0 if none does."""
        return self._turns[at]

    def rules(self, at: int) -> HouseRules:
        """Return the house rules in force after `at` lines, which must have been read."""
        return self._rules[at]

    def decided(self, at: int) -> bool:
        """Return whether nothing is left to play after `at` lines."""
        return self._decided is not None and at >= self._decided

    def view(self, at: int) -> View:
        """Return the observer's view after `at` lines. It is worked out from the start, so ask only if it is needed."""
        match, observer = _follow(self.record, self.viewer)
        for line in self.record.lines[:at]:
            match.take(line)
        return observer.view(match)

    def landmarks(self, opening: str, words: Callable[[object], str]) -> list[Landmark]:
        """Return the landmarks of the lines read so far. `words` returns the words for an event, empty if it is none;
        `opening` has those for the start, empty if it is none."""
        found = [Landmark(0, opening)] if opening else []
        for at, (begin, end) in enumerate(pairwise(self.ends), 1):
            found += [Landmark(at, said) for event in self.events[begin:end] if (said := words(event))]
        return found


def _follow(record: Record, viewer: Viewer) -> tuple[Match, Observer]:
    observer = Observer(record.header, viewer)
    return Match(record.header, observers=[observer]), observer


class Replay(PassiveSource, QObject):
    """Source that plays a record on when it is told to."""

    happened = Signal(list)
    asked = Signal()
    finished = Signal()
    weighed = Signal()

    person = NOBODY
    practice = hints = False
    weighings: Sequence[Weighed] = ()
    speakers: Sequence[int] = ()

    def __init__(self, told: RecordView, side: int) -> None:
        """`side` is the seat from whose side the table is seen. Nothing has been played yet."""
        super().__init__()
        self._told = told
        self._side = side
        self.viewer = told.viewer
        self.open = told.viewer == EVERYTHING
        """True if all cards lie open."""
        self._given = 0
        self.at = 0
        """Number of the record's lines that have been played."""

    def go_to(self, at: int) -> None:
        """Go to the moment after `at` lines, which must have been read, taking all their events as shown."""
        self.at = at
        self._given = self._told.ends[at]

    @property
    def you(self) -> int:
        """Seat that is addressed as "you": the only person, if they gave no name; else NOBODY."""
        return self.header.you

    @property
    def header(self) -> Header:
        """Header of the record."""
        return self._told.record.header

    @property
    def game(self) -> AnyGame:
        return self._told.record.header.game

    @property
    def rules(self) -> HouseRules:
        """House rules at the start, as the header has them."""
        return self._told.record.header.rules

    @property
    def names(self) -> list[str]:
        """Name of each seat."""
        return self._told.record.header.names

    @property
    def players(self) -> list[str]:
        """Player of each seat, as the header names them."""
        return self._told.record.header.players

    @property
    def seat(self) -> int:
        """Seat from whose side the table is seen."""
        return self._side

    @property
    def view(self) -> View:
        """View of this viewer now, worked out from the start."""
        return self._told.view(self.at)

    @property
    def lines(self) -> list[dict[str, Any]]:
        """All lines that this viewer has been told so far."""
        return self._told.lines(self.at)

    @property
    def beginning(self) -> Mapping[str, Any]:
        """Keys of the header, as far as they may be shown."""
        return self.header.object if self.open else self._told.lines(0)[0]

    @property
    def events(self) -> Sequence[object]:
        """All events that this viewer has seen so far."""
        return self._told.events[: self._told.ends[self.at]]

    @property
    def decided(self) -> bool:
        """True if nothing is left to play, whether the record has a result or not."""
        return self._told.decided(self.at)

    @property
    def over(self) -> bool:
        """True if the whole record has been played."""
        return self.at == len(self._told.record.lines)

    def start(self) -> list[object]:
        """Return all events that are not on the table yet."""
        return self._new_events()

    @property
    def passed(self) -> int:
        """Number of all events but the last: the table may pause after the one at which it stopped."""
        return self._told.ends[self.at] - 1

    def step(self) -> bool:
        """Play up to the next line that has events; return False if there is none."""
        while not self.over:
            self._told.read_to(self.at + 1)
            self.at += 1
            events = self._new_events()
            if events:
                self.happened.emit(events)
                return True
        return False

    def _new_events(self) -> list[object]:
        end = self._told.ends[self.at]
        events, self._given = self._told.events[self._given : end], end
        return events

    def settled(self) -> None:
        """Do nothing: the replay goes on only when it is told to."""

    def to_act(self) -> list[int]:
        """Return no seats: others wait for nobody."""
        return []

    def actions(self) -> Actions:
        """Return no moves."""
        return Actions()

    def choose(self, move: Move) -> None:
        """Do nothing, since nothing is to be chosen."""


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
        self.seat = self.viewer = self.person = self.you = taught.lesson.seat
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
