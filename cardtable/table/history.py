"""History of a game as one observer saw it: the table at any moment, or as it was left.

Models are kept at regular steps, so that no moment has to be reached from the start of the game. The table of a game
that was left may be shown to anyone who opens the window: it has only what the person's seat was told or, if several
people play, what everyone was told.
"""

from collections.abc import Callable, Sequence
from pathlib import Path

from cardtable.engine.state import SPECTATOR
from cardtable.engine.views import ViewReader, ViewWriter
from cardtable.journal import replay
from cardtable.match import Match
from cardtable.table.model import Modelling, Perspective, TableModel, seen_by
from cardtable.table.review import Review
from cardtable.table.telling import Logged, Notice

_STEP = 32
"""Number of events between models that are kept."""


class History:
    """Tables, logs and prompts of a game after any number of its events."""

    def __init__(self, first: TableModel, events: Sequence[object]) -> None:
        """Take the table before the first event, and the events, to which the caller may add more."""
        self.events = events
        self._told: list[Logged] = []
        self._kept = [first.clone()]
        self._front = first.clone()
        self._notices: list[Notice | None] = [None]  # the last notice shown, by the number of events
        self._logged = [0]  # length of the log, by the number of events

    def at(self, count: int) -> TableModel:
        """Return the table after `count` events, as a copy for the caller."""
        self._look_on(count)
        number = count // _STEP
        model = self._kept[number].clone()
        for event in self.events[number * _STEP : count]:
            model.follow(event)
        return model

    def told(self, count: int) -> Sequence[Logged]:
        """Return the log after `count` events."""
        self._look_on(count)
        return self._told[: self._logged[count]]

    def notice(self, count: int) -> Notice | None:
        """Return the last notice shown in the first `count` events; None if there was none."""
        self._look_on(count)
        return self._notices[count]

    def _look_on(self, count: int) -> None:
        """Follow the events up to `count`, keeping a model at every step."""
        seen = len(self._logged) - 1
        for number, event in enumerate(self.events[seen:count], seen + 1):
            notice = self._front.follow(event)
            if notice and notice.logged:
                self._told.append((notice, event))
            self._notices.append(notice if notice and notice.shown else self._notices[-1])
            self._logged.append(len(self._told))
            if number % _STEP == 0:
                self._kept.append(self._front.clone())


def reviewed(review: Review, names: Sequence[str], modelling: Modelling) -> History:
    """Return the history of a reviewed game, as seen by the seat under review."""
    seat = review.seat
    seen = Perspective(review.rules, names, seat, seat, seat, setup=review.lines[0])
    return History(modelling(seen), review.events)


_LARGEST_RECORD = 1 << 20
"""Largest size in bytes of a record that is read for a look at its table."""


def unfinished_table(path: Path, modelling: Callable[[str], Modelling]) -> TableModel | None:
    """Return the table of the game in a record; None if the record is too long to be read for that.

    `modelling` returns the maker of a game's model, given the game's key. Raise BadInput if the record is broken, and
    OSError if it can't be read.
    """
    if path.stat().st_size > _LARGEST_RECORD:
        return None
    writers: list[ViewWriter] = []

    def observers(match: Match) -> list[ViewWriter]:
        people = match.header.people
        writers.append(ViewWriter(match.header, people[0] if len(people) == 1 else SPECTATOR))
        return writers

    header = replay(path, observers=observers, forgive_cut=True).header
    first, *lines = writers[0].lines
    reader = ViewReader(first)
    model = modelling(header.game.key)(seen_by(header, reader.seat))
    for line in lines:
        for event in reader.read(line):
            model.follow(event)
    model.settle()
    return model
