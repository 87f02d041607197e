"""Whoever follows a match: from its lines to what she is told, and what she sees follow from it."""

from collections.abc import Iterator, Sequence
from typing import Any

from cardtable.engine.lines import Line
from cardtable.engine.record import Header
from cardtable.engine.views import View, ViewReader, ViewWriter
from cardtable.match import Match

EVERYTHING = -3
"""The onlooker to whom all cards lie open. Nobody who plays may be shown what she sees."""


class Onlooker:
    """Follows a match for a seat, for SPECTATOR, or for EVERYTHING."""

    def __init__(self, header: Header, eyes: int) -> None:
        self.eyes = eyes
        self._writer = ViewWriter(header, eyes)
        self._reader = ViewReader(self._writer.lines[0])
        self._read = 1  # of its lines; the others are read when somebody asks what they say
        self._events: list[object] = []

    def write(self, line: Line, events: Sequence[object]) -> None:
        """One more line of the match, and what followed from it."""
        self._writer.write(line, events)
        if self.eyes == EVERYTHING:
            self._events += events

    @property
    def lines(self) -> list[dict[str, Any]]:
        """All lines that she has been told, from the first."""
        return list(self._writer.lines)

    @property
    def events(self) -> Sequence[object]:
        """All that she has seen happen. As many as happened: where she may not know all of an event, she sees it with
        that struck out."""
        for _ in self.reading():
            pass
        return self._events

    def reading(self) -> Iterator[float]:
        """Reads what she was told and nobody has asked for yet, line by line: yields the share of all her lines."""
        lines = self._writer.lines
        while self.eyes != EVERYTHING and self._read < len(lines):
            self._events += self._reader.read(lines[self._read])
            self._read += 1
            yield self._read / len(lines)

    def view(self, match: Match) -> View:
        """What she knows now."""
        if self.eyes == EVERYTHING:
            return View(match.game, match.header.rules, self.eyes, match.state)
        assert self.events is not None  # read to the end
        return self._reader.view

    def keeps_from_others(self, seat: int) -> bool:
        """For SPECTATOR: whether that seat knows something that is hidden from everybody else."""
        return self._writer.hides(seat)

    def seals(self, seat: int) -> bool:
        """For SPECTATOR: whether a move of that seat has been made, and nobody else has seen what it is."""
        return self._writer.seals(seat)
