"""Games are looked for outside the interface's thread."""

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.app.long_work import LongWork

if TYPE_CHECKING:
    from cardtable.app.saved_games import SavedGame

    Games = list[SavedGame]


def look_for(find: "Callable[[], Games]", page: QObject, show: "Callable[[Games], None]") -> None:
    """Has a page show what `find` gives, once it has been found; no games where the folder can't be read."""
    work = LongWork(_finding(find), page)
    work.done.connect(show)
    work.failed.connect(lambda error: show([]))
    work.start_aside()


def _finding(find: "Callable[[], Games]") -> "Generator[float, None, Games]":
    yield 0.0
    return find()
