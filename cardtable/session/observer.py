"""An observer follows a match: from its lines to what one pair of eyes is told, and what they see follow from it."""

from collections.abc import Iterator, Sequence
from typing import Any

from cardtable.engine.lines import Line
from cardtable.engine.record import Header
from cardtable.engine.state import SPECTATOR
from cardtable.engine.views import View, ViewReader, ViewWriter
from cardtable.match import Match

EVERYTHING = -3
"""The eyes to which all cards lie open. Nobody who plays may be shown what they see."""


class Observer:
    """Follows a match for the eyes of a seat, of SPECTATOR, or of EVERYTHING."""

    def __init__(self, header: Header, eyes: int) -> None:
        self.eyes = eyes
        self._writer = ViewWriter(header, eyes)
        self._reader = ViewReader(self._writer.lines[0])
        self._read = 1  # of these lines; the others are read when somebody asks what they say
        self._events: list[object] = []

    def write(self, line: Line, events: Sequence[object]) -> None:
        """One more line of the match, and what followed from it."""
        self._writer.write(line, events)
        if self.eyes == EVERYTHING:
            self._events += events

    @property
    def lines(self) -> list[dict[str, Any]]:
        """All lines that these eyes have been told, from the first."""
        return list(self._writer.lines)

    @property
    def events(self) -> Sequence[object]:
        """All that they have seen happen. As many as happened: an event of which they may not know all is there with
        that struck out."""
        for _ in self.reading():
            pass
        return self._events

    def reading(self) -> Iterator[float]:
        """Reads what was told and nobody has asked for yet, line by line: yields the share of all lines."""
        lines = self._writer.lines
        while self.eyes != EVERYTHING and self._read < len(lines):
            self._events += self._reader.read(lines[self._read])
            self._read += 1
            yield self._read / len(lines)

    def view(self, match: Match) -> View:
        """What these eyes know now."""
        if self.eyes == EVERYTHING:
            return View(match.game, match.rules, self.eyes, match.state)
        assert self.events is not None  # read to the end
        return self._reader.view

    def keeps_from_others(self, seat: int) -> bool:
        """For SPECTATOR: whether that seat knows something that is hidden from everybody else."""
        return self._writer.hides(seat)

    def seals(self, seat: int) -> bool:
        """For SPECTATOR: whether a move of that seat has been made, and nobody else has seen what it is."""
        return self._writer.seals(seat)


def observers_of(header: Header) -> dict[int, Observer]:
    """By whose eyes they are: those of every seat, and of those who sit at none."""
    return {eyes: Observer(header, eyes) for eyes in (*range(len(header.seats)), SPECTATOR, EVERYTHING)}


def first_eyes(header: Header) -> int:
    """Whose are to look at the beginning: the only person's; nobody's of several, before one of them is asked; where no
    person plays all lies open."""
    if len(header.people) == 1:
        return header.people[0]
    return SPECTATOR if header.people else EVERYTHING
