"""A game that was played, shown again line by line. Nothing is decided in it, and nobody named in it is started."""

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from cardtable.app.play.observer import EVERYTHING, Observer
from cardtable.bots.player import Advice
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRules
from cardtable.engine.record import Header, Record
from cardtable.engine.state import NOBODY
from cardtable.engine.views import View
from cardtable.match import Match
from cardtable.table.actions import Actions, Move
from cardtable.table.review import Weighed


class Replay(QObject):
    """A source that goes on when it is told to."""

    happened = Signal(list)
    asked = Signal()
    finished = Signal()
    weighed = Signal()

    person = you = NOBODY
    practice = hints = False
    weighings: Sequence[Weighed] = ()

    def __init__(self, record: Record, seat: int, eyes: int) -> None:
        """Seen from the side of a seat, through its eyes or others'; nothing has been played yet."""
        super().__init__()
        self._record = record
        self._match = Match(record.header)
        self._observer = Observer(record.header, eyes)
        self._match.observers.append(self._observer)
        self._seat = seat
        self.open = eyes == EVERYTHING
        """Whether all cards lie open."""
        self._shown = 0
        self.at = 0
        """How many of the record's lines have been played."""

    def play_to(self, at: int) -> Iterator[float]:
        """Plays its first `at` lines, of which `start` then tells: yields the share that has been played."""
        while self.at < at:
            self._take()
            yield self.at / at

    @property
    def header(self) -> Header:
        """What the record begins with."""
        return self._record.header

    @property
    def game(self) -> AnyGame:
        """Which game it is."""
        return self._record.header.game

    @property
    def rules(self) -> HouseRules:
        """The house rules in force."""
        return self._record.header.rules

    @property
    def names(self) -> list[str]:
        """What each seat is called."""
        return self._record.header.names

    @property
    def seat(self) -> int:
        """The seat from whose side the table is seen."""
        return self._seat

    @property
    def view(self) -> View:
        """What may be seen now."""
        return self._observer.view(self._match)

    @property
    def lines(self) -> list[dict[str, Any]]:
        """All lines that the eyes have been told so far."""
        return self._observer.lines

    @property
    def events(self) -> Sequence[object]:
        """All events that they have seen so far."""
        return self._observer.events

    @property
    def decided(self) -> bool:
        """Whether nothing is left to be played, whether the record says so or not."""
        return self._match.over

    @property
    def over(self) -> bool:
        """Whether all of the record has been played."""
        return self.at == len(self._record.lines)

    def start(self) -> list[object]:
        """All events so far."""
        return self._new_events()

    @property
    def passed(self) -> int:
        """All events but the last: where one has stopped, the table may pause."""
        return len(self._observer.events) - 1

    def step(self) -> bool:
        """Plays on to the next line from which something follows; False where there is none."""
        while not self.over:
            self._take()
            events = self._new_events()
            if events:
                self.happened.emit(events)
                return True
        return False

    def _take(self) -> None:
        self._match.take(self._record.lines[self.at])
        self.at += 1

    def _new_events(self) -> list[object]:
        events = list(self._observer.events[self._shown :])
        self._shown += len(events)
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

    def weigh(self, move: Move, player: str) -> None:
        """Nothing is decided."""

    def takes_back(self) -> int:
        """Nobody decides."""
        return NOBODY

    def take_back(self) -> None:
        """Nothing can be."""

    def hold(self, on: bool) -> None:
        """Nobody is about to move."""

    def hurry(self) -> None:
        """Nobody thinks."""

    def hint(self, player: str, then: Callable[[Advice | None], None]) -> None:
        """There is no decision to advise on."""
        then(None)


class Landmark(NamedTuple):
    """A place in a record by which one finds one's way."""

    at: int
    """After so many of its lines."""
    words: str
    """What happened there."""


def landmarks(
    record: Record, eyes: int, opening: str, words: Callable[[object], str]
) -> Generator[float, None, list[Landmark]]:
    """The landmarks of a record, from what its eyes see: `words` gives those of an event, `opening` those of where it
    starts; empty for what is none. Yields the share that has been looked through."""
    match = Match(record.header)
    observer = Observer(record.header, eyes)
    match.observers.append(observer)
    found = [Landmark(0, opening)] if opening else []
    seen = 0
    for at, line in enumerate(record.lines, 1):
        match.take(line)
        found += [Landmark(at, said) for event in observer.events[seen:] if (said := words(event))]
        seen = len(observer.events)
        yield at / len(record.lines)
    return found
