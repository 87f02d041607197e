"""Table of a game that was left, as may be shown to anyone who opens the window.

It shows only what the person's seat was told or, if several people play, what everyone was told.
"""

from collections.abc import Callable
from pathlib import Path

from cardtable.engine.record import Header
from cardtable.engine.state import SPECTATOR
from cardtable.engine.views import ViewReader, ViewWriter
from cardtable.journal import replay
from cardtable.table.model import Modelling, TableModel, seen_by

_LARGEST = 1 << 20
"""Largest size in bytes of a record that is read for a look at its table."""


def unfinished_table(path: Path, modelling: Callable[[str], Modelling]) -> TableModel | None:
    """Return the table of the game in a record; None if the record is too long to be read for that.

    `modelling` returns the maker of a game's model, given the game's key. Raise Fault if the record is broken, and
    OSError if it can't be read.
    """
    if path.stat().st_size > _LARGEST:
        return None
    writers: list[ViewWriter] = []

    def observers(header: Header) -> list[ViewWriter]:
        people = header.people
        writers.append(ViewWriter(header, people[0] if len(people) == 1 else SPECTATOR))
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
