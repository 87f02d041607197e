"""What may be told of a game that was left, at a glance and without sitting down: its table, and how it stands.

All of it comes from the lines that the person's seat was told; where there are several people, from what everybody was.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QGuiApplication

from cardtable.app.table.staging import Layout
from cardtable.engine.record import Header
from cardtable.engine.state import SPECTATOR
from cardtable.engine.views import ViewReader, ViewWriter
from cardtable.journal import replay
from cardtable.table.board import Board

TABLE = QSizeF(1000, 780)
"""The table on which everything is laid out to be seen small."""
_LARGEST = 1 << 20
"""Bytes: a longer record is not gone through for a glance."""


class Glimpse(NamedTuple):
    """How a game stood when it was left, as may be shown to whoever opens the window."""

    side: int
    """The seat from whose side it is seen."""
    board: Board
    layout: Layout
    """For a table of the size TABLE."""
    stage: str
    """How far it has come, such as "Prize 4 of 13"; empty where nothing has been dealt."""
    scores: Sequence[int]
    """By seat."""


Glimpsing = Callable[[ViewReader, list[object]], Glimpse]
"""A game's own part: from what the seat has read, and the events that it saw. Outside the interface's thread."""


def side_of(reader: ViewReader) -> int:
    """The seat from whose side a game is seen: a spectator sees it from the first."""
    return max(reader.seat, 0)


def mirrored() -> bool:
    """Whether the table is to be laid out as in a mirror: where scripts run from right to left."""
    return QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft


def glimpse_of(path: Path, game: Callable[[str], Glimpsing | None]) -> Glimpse | None:
    """A look at the game in a record with people at the table; None where it is too long for that,
    or its game has none.

    `game` says by its key how a game is glimpsed. Fault where the record is broken, OSError where it can't be read.
    """
    if path.stat().st_size > _LARGEST:
        return None
    eyes: list[ViewWriter] = []

    def onlookers(header: Header) -> list[ViewWriter]:
        people = header.people
        eyes.append(ViewWriter(header, people[0] if len(people) == 1 else SPECTATOR))
        return eyes

    replay(path, observers=onlookers, forgive_cut=True)
    first, *lines = eyes[0].lines
    reader = ViewReader(first)
    events = [event for held in lines for event in reader.read(held)]
    glimpsing = game(reader.game.key)
    return glimpsing(reader, events) if glimpsing else None
