"""Sources of tables whose games are written already: the replay of a record, and the learner's seat in a lesson.

In a replay nothing is decided, and no program named in it is started. A move that a lesson doesn't go on with is
answered, but not made.
"""

from collections import deque
from collections.abc import Callable, Generator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from PySide6.QtCore import Signal
from typing_extensions import override

from cardtable.app.play.source import Source
from cardtable.engine.houserules import HouseRules
from cardtable.engine.lines import MoveLine
from cardtable.engine.record import Record
from cardtable.engine.state import Viewer
from cardtable.engine.views import View
from cardtable.language import translate
from cardtable.match import match_at, moments
from cardtable.session.lesson_game import TaughtGame
from cardtable.session.observer import Observer
from cardtable.table.actions import Actions
from cardtable.table.model import seen_by


class Landmark(NamedTuple):
    """Moment of a record to which a person may want to jump."""

    at: int
    """Number of lines after which it stands."""
    words: str
    """Description of what happened there."""


class _RecordState(NamedTuple):
    told: int
    """Number of lines of the observer's view."""
    turn: int
    rules: HouseRules
    over: bool


class RecordView:
    """Record as one observer follows it, as far as it has been read: lines told and events seen."""

    def __init__(self, record: Record, viewer: Viewer) -> None:
        self.record = record
        self.viewer = viewer
        self._observer = Observer(record.header, viewer)
        self.events = self._observer.events
        """All events that the observer has seen."""
        self.ends: list[int] = []
        """Number of events after each number of lines of the record, from 0 lines on."""
        self._states: list[_RecordState] = []  # after each number of lines, too
        self._moments = moments(record.header, record.lines, [self._observer])
        self._read()

    @property
    def known(self) -> int:
        """Number of the record's lines that have been read."""
        return len(self.ends) - 1

    def reading(self, at: int | None = None) -> Generator[float, None, None]:
        """Read the first `at` lines of the record (None: all), if they have not been read; yields the share read."""
        end = len(self.record.lines) if at is None else at
        while self.known < end:
            self._read()
            yield self.known / end

    def read_to(self, at: int) -> None:
        """Read the first `at` lines of the record, as far as they have not been read yet."""
        deque(self.reading(at), maxlen=0)

    def _read(self) -> None:
        match = next(self._moments)
        self.ends.append(len(self._observer.events))
        self._states.append(_RecordState(len(self._observer.lines), match.state.turn, match.rules, match.over))

    def lines(self, at: int) -> list[dict[str, Any]]:
        """Return the lines of the observer's view after `at` lines of the record, which must have been read."""
        return self._observer.lines[: self._states[at].told]

    def turn(self, at: int) -> int:
        """Return the seat that owes a decision after `at` lines, which must have been read; below 0 if none does."""
        return self._states[at].turn

    def rules(self, at: int) -> HouseRules:
        """Return the house rules in force after `at` lines, which must have been read."""
        return self._states[at].rules

    def decided(self, at: int) -> bool:
        """Return whether nothing is left to play after `at` lines, which must have been read."""
        return self._states[at].over

    def view(self, at: int) -> View:
        """Return the observer's view after `at` lines. It is worked out from the start, so ask only if it is needed."""
        observer = Observer(self.record.header, self.viewer)
        return observer.view(match_at(self.record, at, [observer]))

    def landmarks(self, opening: str, words: Callable[[object], str]) -> list[Landmark]:
        """Return the landmarks of the lines read so far. `words` returns the words for an event, empty if it is none;
        `opening` has those for the start, empty if it is none."""
        found = [Landmark(0, opening)] if opening else []
        for at, (begin, end) in enumerate(pairwise(self.ends), 1):
            found += [Landmark(at, said) for event in self.events[begin:end] if (said := words(event))]
        return found


class Replay(Source):
    """Source that plays a record on when it is told to."""

    def __init__(self, told: RecordView, side: int) -> None:
        """`side` is the seat from whose side the table is seen. Nothing has been played yet."""
        header = told.record.header
        super().__init__(header, seen_by(header, told.viewer, side)._replace(you=header.you))
        self._told = told
        self.at = 0
        """Number of the record's lines that have been played."""

    def go_to(self, at: int) -> None:
        """Go to the moment after `at` lines, which must have been read, taking all their events as shown."""
        self.at = at
        self._given = self._told.ends[at]

    @property
    @override
    def events(self) -> Sequence[object]:
        """All events that this viewer has seen so far."""
        return self._told.events[: self._told.ends[self.at]]

    @property
    @override
    def lines(self) -> list[dict[str, Any]]:
        """All lines that this viewer has been told so far."""
        return self._told.lines(self.at)

    @property
    @override
    def view(self) -> View:
        """View of this viewer now, worked out from the start."""
        return self._told.view(self.at)

    @property
    def decided(self) -> bool:
        """True if nothing is left to play, whether the record has a result or not."""
        return self._told.decided(self.at)

    @property
    def over(self) -> bool:
        """True if the whole record has been played."""
        return self.at == len(self._told.record.lines)

    @override
    def start(self) -> list[object]:
        """Return all events that are not on the table yet. The table may pause after the last, at which it stopped."""
        self.passed = self._told.ends[self.at] - 1
        return super().start()

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


class LessonSeat(Source):
    """Learner's seat in a lesson. The lesson has everyone else's moves, so nobody thinks."""

    rested = Signal()
    """Everything before the step's text has been shown."""
    explained = Signal()
    """A move was refused, and its explanation is due."""
    moved = Signal()
    """The step is over, and something else is about to be shown."""

    def __init__(self, taught: TaughtGame) -> None:
        header, seat = taught.lesson.header, taught.lesson.seat
        names = header.names
        names[seat] = translate("table", "You")  # whatever the file calls the learner
        super().__init__(header, seen_by(header, seat)._replace(names=names, person=seat))
        self.taught = taught

    @property
    @override
    def events(self) -> Sequence[object]:
        return self.taught.observer.events

    @property
    @override
    def lines(self) -> list[dict[str, Any]]:
        return self.taught.observer.lines

    @property
    @override
    def view(self) -> View:
        return self.taught.view

    @override
    def start(self) -> list[object]:
        """Return all events so far. None of them makes the table pause: it may be set up in the midst of a lesson."""
        events = super().start()
        self.passed = self._given
        return events

    def _tell(self) -> bool:
        """Report new events to the table; return whether there are any."""
        events = self._new_events()
        if events:
            self.happened.emit(events)
        return bool(events)

    @override
    def settled(self) -> None:
        """Play the others' moves up to the next event, or, if there are none, let the step say its text and ask."""
        while self.taught.plays:
            self.taught.play_on()
            if self._tell():
                return
        self.rested.emit()
        self.asked.emit()

    @override
    def to_act(self) -> list[int]:
        """Return the learner's seat while they are asked for a move."""
        return [self.seen.person] if self.taught.asks else []

    @override
    def actions(self) -> Actions:
        return self.taught.actions()

    @override
    def suggested(self) -> MoveLine | None:
        """Return a move that the lesson goes on with, so that the bright button is never wrong."""
        return next(iter(self.taught.right_moves()), None)

    @override
    def choose(self, move: MoveLine) -> None:
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
