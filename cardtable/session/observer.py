"""Observers of a match: each keeps what a seat, a spectator, or an onlooker who sees all cards is told of it."""

from collections.abc import Iterator, Sequence
from typing import Any

from cardtable.engine.lines import Line
from cardtable.engine.record import Header
from cardtable.engine.state import EVERYTHING, SPECTATOR, Viewer
from cardtable.engine.views import View, ViewReader, ViewWriter
from cardtable.match import Match


class Observer:
    """Observer of a match for a viewer: a seat, SPECTATOR or EVERYTHING."""

    def __init__(self, header: Header, viewer: Viewer) -> None:
        self.viewer = viewer
        self._writer = ViewWriter(header, viewer)
        self._reader = ViewReader(self._writer.lines[0])
        self._read = 1  # number of the writer's lines that were read; the others are read on demand
        self._events: list[object] = []

    def write(self, line: Line, events: Sequence[object]) -> None:
        """Take one more line of the match, and the events that followed from it."""
        self._writer.write(line, events)
        if self.viewer == EVERYTHING:
            self._events += events

    @property
    def lines(self) -> list[dict[str, Any]]:
        """Lines that this viewer has been told, from the first."""
        return list(self._writer.lines)

    @property
    def events(self) -> Sequence[object]:
        """Events that this viewer has seen, one for each that happened, without the details they may not know."""
        for _ in self.reading():
            pass
        return self._events

    def reading(self) -> Iterator[float]:
        """Read the lines that were told but not read yet, one by one; yields the share of lines that are read."""
        lines = self._writer.lines
        while self.viewer != EVERYTHING and self._read < len(lines):
            self._events += self._reader.read(lines[self._read])
            self._read += 1
            yield self._read / len(lines)

    def view(self, match: Match) -> View:
        """Return the view that this viewer has of the match now."""
        if self.viewer == EVERYTHING:
            return View(match.game, match.rules, self.viewer, match.state)
        assert self.events is not None  # reads all lines that were told
        return self._reader.view

    def keeps_from_others(self, seat: int) -> bool:
        """Return whether a seat knows something hidden from everyone else. Only for the observer of SPECTATOR."""
        return self._writer.hides(seat)

    def seals(self, seat: int) -> bool:
        """Return whether a seat has made a move that nobody else has seen yet. Only for the observer of SPECTATOR."""
        return self._writer.seals(seat)


def observers_of(header: Header) -> dict[Viewer, Observer]:
    """Return observers by viewer: every seat, SPECTATOR and EVERYTHING."""
    return {viewer: Observer(header, viewer) for viewer in (*range(len(header.seats)), SPECTATOR, EVERYTHING)}


def first_viewer(header: Header) -> Viewer:
    """Return the first viewer: the only person's, SPECTATOR for several people, EVERYTHING for none."""
    if len(header.people) == 1:
        return header.people[0]
    return SPECTATOR if header.people else EVERYTHING
