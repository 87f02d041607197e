"""A game that was played, shown again line by line. Nothing is decided in it, and nobody named in it is started."""

from collections.abc import Callable, Generator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from cardtable.bots.player import Advice
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRules
from cardtable.engine.lines import SayLine
from cardtable.engine.record import Header, Record
from cardtable.engine.state import NOBODY
from cardtable.engine.views import View
from cardtable.match import Match
from cardtable.session.observer import EVERYTHING, Observer
from cardtable.table.actions import Actions, Move
from cardtable.table.review import Weighed


class Undisturbed:
    """The part of a `Source` that does nothing where a game goes as it is written: in a record, or in a lesson."""

    def weigh(self, move: Move, player: str) -> None:
        """Nobody judges."""

    def suggested(self) -> Move | None:
        """Nothing is better than what the person would do by themselves."""
        return None

    def takes_back(self) -> int:
        """Nothing is taken back."""
        return NOBODY

    def take_back(self) -> None:
        """Nothing can be."""

    def hold(self, on: bool) -> None:
        """Nobody is about to move."""

    def hurry(self) -> None:
        """Nobody thinks."""

    def say(self, line: SayLine) -> None:
        """Nobody is there to hear it."""

    def hint(self, player: str, then: Callable[[Advice | None], None]) -> None:
        """There is no decision to advise on."""
        then(None)


class Landmark(NamedTuple):
    """A place in a record to find the way by."""

    at: int
    """After so many of its lines."""
    words: str
    """What happened there."""


class Told:
    """A record as one observer follows it, as far as it has been read: what they are told, and see happen, by lines."""

    def __init__(self, record: Record, eyes: int) -> None:
        self.record = record
        self.eyes = eyes
        self.events: list[object] = []
        """All that they see happen."""
        self.ends = [0]
        """So many events have happened after so many of the record's lines."""
        self._match, self._observer = _follow(record, eyes)
        self._told = [1]  # lines of the view, by those of the record
        self._turns = [self._match.state.turn]  # by lines too
        self._rules = [self._match.rules]
        self._decided: int | None = None  # after so many lines nothing is left to be played

    @property
    def known(self) -> int:
        """How many of the record's lines have been read."""
        return len(self.ends) - 1

    def reading(self) -> Generator[float, None, None]:
        """Reads all of it: yields the share that has been read."""
        while self.known < len(self.record.lines):
            self.read_to(self.known + 1)
            yield self.known / len(self.record.lines)

    def read_to(self, at: int) -> None:
        """Reads so many of the record's lines, where it has not read them yet."""
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
        """The lines of their view, after so many of the record's."""
        return self._observer.lines[: self._told[at]]

    def turn(self, at: int) -> int:
        """The seat that owes a decision then, or a number below 0 where none does. It must have been read."""
        return self._turns[at]

    def rules(self, at: int) -> HouseRules:
        """The house rules that are in force then. It must have been read."""
        return self._rules[at]

    def decided(self, at: int) -> bool:
        """Whether nothing is left to be played by then."""
        return self._decided is not None and at >= self._decided

    def view(self, at: int) -> View:
        """What they know then. It is worked out anew: a table that only shows what happens need not ask."""
        match, observer = _follow(self.record, self.eyes)
        for line in self.record.lines[:at]:
            match.take(line)
        return observer.view(match)

    def landmarks(self, opening: str, words: Callable[[object], str]) -> list[Landmark]:
        """The landmarks of what has been read: `words` gives those of an event, `opening` those of where it starts;
        empty for what is none."""
        found = [Landmark(0, opening)] if opening else []
        for at, (begin, end) in enumerate(pairwise(self.ends), 1):
            found += [Landmark(at, said) for event in self.events[begin:end] if (said := words(event))]
        return found


def _follow(record: Record, eyes: int) -> tuple[Match, Observer]:
    observer = Observer(record.header, eyes)
    return Match(record.header, observers=[observer]), observer


class Replay(Undisturbed, QObject):
    """A source that goes on when it is told to."""

    happened = Signal(list)
    asked = Signal()
    finished = Signal()
    weighed = Signal()

    person = NOBODY
    practice = hints = False
    weighings: Sequence[Weighed] = ()
    speakers: Sequence[int] = ()

    def __init__(self, told: Told, side: int) -> None:
        """Seen from the side of a seat; nothing has been played yet."""
        super().__init__()
        self._told = told
        self._side = side
        self.eyes = told.eyes
        self.open = told.eyes == EVERYTHING
        """Whether all cards lie open."""
        self._given = 0
        self.at = 0
        """How many of the record's lines have been played."""

    def go_to(self, at: int) -> None:
        """So many have been, and all that followed is on the table. They must have been read."""
        self.at = at
        self._given = self._told.ends[at]

    @property
    def you(self) -> int:
        """The seat of a person who has said no name, and was called only that."""
        return self.header.you

    @property
    def header(self) -> Header:
        """What the record begins with."""
        return self._told.record.header

    @property
    def game(self) -> AnyGame:
        """Which game it is."""
        return self._told.record.header.game

    @property
    def rules(self) -> HouseRules:
        """The house rules in force."""
        return self._told.record.header.rules

    @property
    def names(self) -> list[str]:
        """What each seat is called."""
        return self._told.record.header.names

    @property
    def players(self) -> list[str]:
        """By seat who played it."""
        return self._told.record.header.players

    @property
    def seat(self) -> int:
        """The seat from whose side the table is seen."""
        return self._side

    @property
    def view(self) -> View:
        """What may be seen now."""
        return self._told.view(self.at)

    @property
    def lines(self) -> list[dict[str, Any]]:
        """All lines that the eyes have been told so far."""
        return self._told.lines(self.at)

    @property
    def beginning(self) -> Mapping[str, Any]:
        """The header's keys, as far as may be shown."""
        return self.header.object if self.open else self._told.lines(0)[0]

    @property
    def events(self) -> Sequence[object]:
        """All events that they have seen so far."""
        return self._told.events[: self._told.ends[self.at]]

    @property
    def decided(self) -> bool:
        """Whether nothing is left to be played, whether the record says so or not."""
        return self._told.decided(self.at)

    @property
    def over(self) -> bool:
        """Whether all of the record has been played."""
        return self.at == len(self._told.record.lines)

    def start(self) -> list[object]:
        """All events that are not on the table yet."""
        return self._new_events()

    @property
    def passed(self) -> int:
        """All events but the last: where one has stopped, the table may pause."""
        return self._told.ends[self.at] - 1

    def step(self) -> bool:
        """Plays on to the next line from which something follows; False where there is none."""
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
        """It goes on when it is told to."""

    def to_act(self) -> list[int]:
        """Nobody is waited for."""
        return []

    def actions(self) -> Actions:
        """Nothing is to be chosen."""
        return Actions()

    def choose(self, move: Move) -> None:
        """Nothing can be."""
