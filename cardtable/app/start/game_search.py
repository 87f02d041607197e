"""Games are looked for, and looked at, outside the interface's thread."""

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
    """Has a page show what is found, once it has been: the games for which there is a table. No games where the folder
    can't be read."""
    work = LongWork(finding, page)
    work.done.connect(lambda games: show([game for game in games if game.key in SCREENS]))
    work.failed.connect(lambda error: _show_none(error, show))
    work.leave_with_parent()
    work.start_aside()


def _show_none(error: Exception, show: "Callable[[Games], None]") -> None:
    if not isinstance(error, OSError):
        raise error  # it is no file's fault
    show([])


def look_at(path: Path, cell: QObject, show: "Callable[[TableModel | None], None]") -> None:
    """Has a cell show the table of the game at a path; None where it can't be read."""
    work = LongWork(_looking(path), cell)
    work.done.connect(show)
    work.start_aside()


def _looking(path: Path) -> "Generator[float, None, TableModel | None]":
    from cardtable.engine.record import Fault
    from cardtable.table.unfinished import unfinished_table

    yield 0.0
    try:
        return unfinished_table(path, lambda key: SCREENS[key].model())
    except (OSError, Fault):  # going on with it says why
        return None
