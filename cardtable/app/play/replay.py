"""A game that was played, shown again line by line. Nothing is decided in it, and nobody named in it is started."""

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from cardtable.app.play.actions import Actions, Move
from cardtable.app.play.source import NOBODY
from cardtable.bots.player import Advice
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRules
from cardtable.engine.lines import Line
from cardtable.engine.record import Header, Record
from cardtable.engine.views import View, ViewReader, ViewWriter
from cardtable.match import Match


class _Eyes:
    """Follows the match for whoever watches: through one seat's eyes, or with all cards open."""

    def __init__(self, header: Header, seat: int, everything: bool) -> None:
        self.writer = ViewWriter(header, seat)
        self.reader = None if everything else ViewReader(self.writer.lines[0])
        self.events: list[object] = []

    def write(self, line: Line, events: Sequence[object]) -> None:
        held = self.writer.write(line, events)
        if self.reader is None:
            self.events += events
            return
        for one in held:
            self.events += self.reader.read(one)

    def taken(self) -> list[object]:
        """What they have seen since this was asked last."""
        events, self.events = self.events, []
        return events


class Replay(QObject):
    """A source that goes on when it is told to."""

    happened = Signal(list)
    asked = Signal()
    finished = Signal()

    person = NOBODY

    def __init__(self, record: Record, seat: int, everything: bool) -> None:
        """Seen from a seat, through her eyes or with `everything` open; nothing has been played yet."""
        super().__init__()
        self._record = record
        self._match = Match(record.header)
        self._eyes = _Eyes(record.header, seat, everything)
        self._match.observers.append(self._eyes)
        self._seat = seat
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
        """The seat from which the table is seen."""
        return self._seat

    @property
    def view(self) -> View:
        """What may be seen now."""
        if self._eyes.reader is None:
            return View(self.game, self.rules, self._seat, self._match.state)
        return self._eyes.reader.view

    @property
    def lines(self) -> list[dict[str, Any]]:
        """All lines that the seat has been told so far."""
        return list(self._eyes.writer.lines)

    @property
    def over(self) -> bool:
        """Whether all of the record has been played."""
        return self.at == len(self._record.lines)

    def start(self) -> list[object]:
        """All events so far."""
        return self._eyes.taken()

    def step(self) -> bool:
        """Plays on to the next line from which something follows; False where there is none."""
        while not self.over:
            self._take()
            events = self._eyes.taken()
            if events:
                self.happened.emit(events)
                return True
        return False

    def _take(self) -> None:
        self._match.take(self._record.lines[self.at])
        self.at += 1

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
    record: Record, seat: int, everything: bool, words: Callable[[object], str]
) -> Generator[float, None, list[Landmark]]:
    """The landmarks of a record, from what its eyes see: `words` gives those of an event, empty for one that is none.
    Yields the share that has been looked through."""
    match = Match(record.header)
    eyes = _Eyes(record.header, seat, everything)
    match.observers.append(eyes)
    found: list[Landmark] = []
    for at, line in enumerate(record.lines, 1):
        match.take(line)
        found += [Landmark(at, said) for event in eyes.taken() if (said := words(event))]
        yield at / len(record.lines)
    return found
