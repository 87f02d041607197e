"""The table of a game that was left, as may be shown to anybody who opens the window.

All of it comes from the lines that the person's seat was told; where there are several people, from what everybody was.
"""

from collections.abc import Callable
from pathlib import Path

from cardtable.engine.record import Header
from cardtable.engine.state import SPECTATOR
from cardtable.engine.views import ViewReader, ViewWriter
from cardtable.journal import replay
from cardtable.table.model import Modelling, TableModel, seen_by

_LARGEST = 1 << 20
"""Bytes: a longer record is not gone through for a look at its table."""


def unfinished_table(path: Path, modelling: Callable[[str], Modelling]) -> TableModel | None:
    """The table of the game in a record, with people at it; None where the record is too long for that.

    `modelling` gives a game's own by its key. Fault where the record is broken, OSError where it can't be read.
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
