"""Searches for games, and reading of single games, in threads."""

from collections.abc import Callable, Generator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.app.long_work import LongWork
from cardtable.app.screens import SCREENS

if TYPE_CHECKING:
    from cardtable.library.saved_games import SavedGame
    from cardtable.table.model import TableModel

    Games = list[SavedGame]


def look_for(finding: "Generator[float, None, Games]", page: QObject, show: "Callable[[Games], None]") -> None:
    """Call `show` with the games that are found and have a screen; with none if the folder can't be read."""
    work = LongWork(finding, page)
    work.done.connect(lambda games: show([game for game in games if game.key in SCREENS]))
    work.failed.connect(lambda error: _show_none(error, show))
    work.leave_with_parent()
    work.start_aside()


def _show_none(error: Exception, show: "Callable[[Games], None]") -> None:
    if not isinstance(error, OSError):
        raise error  # a fault in the program, not in a file
    show([])


def look_at(path: Path, cell: QObject, show: "Callable[[TableModel | None], None]") -> None:
    """Call `show` with the table of the unfinished game at a path, or None if it can't be read."""
    work = LongWork(_looking(path), cell)
    work.done.connect(show)
    work.start_aside()


def _looking(path: Path) -> "Generator[float, None, TableModel | None]":
    from cardtable.engine.record import RecordFault
    from cardtable.table.unfinished import unfinished_table

    yield 0.0
    try:
        return unfinished_table(path, lambda key: SCREENS[key].model())
    except (OSError, RecordFault):  # opening the game tells the reason
        return None
