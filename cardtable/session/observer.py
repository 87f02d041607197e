"""Observers of a match: each keeps what a seat, a spectator, or an onlooker who sees all cards is told of it."""

from collections.abc import Iterator, Sequence
from typing import Any

from cardtable.engine.lines import Line
from cardtable.engine.record import Header
from cardtable.engine.state import SPECTATOR
from cardtable.engine.views import View, ViewReader, ViewWriter
from cardtable.match import Match

EVERYTHING = -3
"""Eyes that see all cards, in place of a seat's. Except for practice, don't show players what they see."""


class Observer:
    """Observer of a match with the eyes of a seat, of SPECTATOR, or of EVERYTHING."""

    def __init__(self, header: Header, eyes: int) -> None:
        self.eyes = eyes
        self._writer = ViewWriter(header, eyes)
        self._reader = ViewReader(self._writer.lines[0])
        self._read = 1  # number of the writer's lines that were read; the others are read on demand
        self._events: list[object] = []

    def write(self, line: Line, events: Sequence[object]) -> None:
        """Take one more line of the match, and the events that followed from it."""
        self._writer.write(line, events)
        if self.eyes == EVERYTHING:
            self._events += events

    @property
    def lines(self) -> list[dict[str, Any]]:
        """Lines that these eyes have been told, from the first."""
        return list(self._writer.lines)

    @property
    def events(self) -> Sequence[object]:
        """Events that these eyes have seen, one for each that happened, without the details they may not know."""
        for _ in self.reading():
            pass
        return self._events

    def reading(self) -> Iterator[float]:
        """Read the lines that were told but not read yet, one by one; yields the share of lines that are read."""
        lines = self._writer.lines
        while self.eyes != EVERYTHING and self._read < len(lines):
            self._events += self._reader.read(lines[self._read])
            self._read += 1
            yield self._read / len(lines)

    def view(self, match: Match) -> View:
        """Return the view that these eyes have of the match now."""
        if self.eyes == EVERYTHING:
            return View(match.game, match.rules, self.eyes, match.state)
        assert self.events is not None  # reads all lines that were told
        return self._reader.view

    def keeps_from_others(self, seat: int) -> bool:
        """Return whether a seat knows something hidden from everyone else. Only for the observer of SPECTATOR."""
        return self._writer.hides(seat)

    def seals(self, seat: int) -> bool:
        """Return whether a seat has made a move that nobody else has seen yet. Only for the observer of SPECTATOR."""
        return self._writer.seals(seat)


def observers_of(header: Header) -> dict[int, Observer]:
    """Return observers by their eyes: those of every seat, SPECTATOR and EVERYTHING."""
    return {eyes: Observer(header, eyes) for eyes in (*range(len(header.seats)), SPECTATOR, EVERYTHING)}


def first_eyes(header: Header) -> int:
    """Return the eyes that look first: the only person's, SPECTATOR for several people, EVERYTHING for none."""
    if len(header.people) == 1:
        return header.people[0]
    return SPECTATOR if header.people else EVERYTHING
