"""Unfinished games on the first page: the grid of their cells, and the search for them in threads.

Room for the cells is reserved at once, and filled when the games are found. This module is imported with the first
page. The cells (`resume_button.py`) need the engine, so they are imported when there is a game to show.
"""

from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.jobs import Steps, raised, run, thread
from cardtable.app.parts.widgets import take_away
from cardtable.app.screens import SCREENS
from cardtable.app.zoom import apply_zoom, area, brush, zoom_of

if TYPE_CHECKING:
    from cardtable.app.art.pixmaps import Pixmaps
    from cardtable.app.start.resume_button import Cell, MoreButton, ResumeButton
    from cardtable.library.saved_games import SavedGame
    from cardtable.table.model import TableModel


SHOWN = 4
"""Most cells; the last one may lead to further games."""
AIR = 12
"""Vertical space in a cell besides its three lines of text, in designed pixels."""
_COLUMNS = 2
_GAP = 10
_ROOMY = 30
"""Extra height of a cell if the page is high, in designed pixels."""


def lines() -> tuple[QFont, QFont]:
    """Return the fonts of a cell's first line, and of the two below it."""
    return serif(18, 700), sans(13.5)


def least_height() -> int:
    """Return the height of a cell's three lines, in designed pixels."""
    first, others = (QFontMetricsF(font).height() for font in lines())
    return round(first + 2 * others + AIR)


class UnfinishedGames(QWidget):
    """Cells of unfinished games, two in a row. Room for the expected number is reserved and never exceeded, so that
    nothing moves when the games are found."""

    resume = Signal(Path)
    undo = Signal(Path)
    """Path of a deleted game that is to be restored."""
    more = Signal()
    """Emitted when the person wants to see the other unfinished games."""
    menu_wanted = Signal(object, str, QPoint)
    """Menu for a game: the SavedGame, the label of its first entry, and the position on the screen."""
    rename_wanted = Signal(object)
    delete_wanted = Signal(object)
    changed = Signal()
    """Emitted when other buttons are shown, or another is the bright one."""

    def __init__(self, expected: int, pixmaps: "Pixmaps") -> None:
        """`expected` is the number of games, as far as it is known. No room is reserved for 0."""
        super().__init__()
        self._pixmaps = pixmaps
        self._rows = -(-min(expected, SHOWN) // _COLUMNS)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(_GAP)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._found = False
        self.games: list[ResumeButton] = []
        self._cells: list[Cell] = []
        self._short_row: list[Cell] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.fit(True)

    def set_gap(self, gap: int) -> None:
        """Set the gap between the columns, in designed pixels."""
        self._grid.setHorizontalSpacing(gap)

    def fit(self, roomy: bool, short: bool = False) -> None:
        """Set the height: larger cells if the page is `roomy`, a single row of them if it is `short`."""
        self._cell = round((least_height() + (_ROOMY if roomy else 0)) * zoom_of(self))
        self._short = short
        gap = self._grid.verticalSpacing()
        rows = min(self._rows, 1) if short else self._rows
        self.setFixedHeight(max(0, rows * (self._cell + gap) - gap))
        self._arrange()

    def _arrange(self) -> None:
        """Show the cells that fit."""
        shown = self.buttons
        for button in {*self._cells, *self._short_row}:
            button.setFixedHeight(self._cell)
            button.setVisible(button in shown)
        self.changed.emit()

    @property
    def buttons(self) -> "list[Cell]":
        """Cells that are shown, in order."""
        return self._short_row if self._short else self._cells

    @property
    def bright(self) -> "ResumeButton | None":
        """Button of the latest unfinished game that is shown and not deleted; None if there is none."""
        shown = self.buttons
        return next((button for button in self.games if button in shown and not button.deleted), None)

    def show_games(self, games: "list[SavedGame]") -> None:
        """Show these games, given latest first, instead of those shown before."""
        from cardtable.app.start.resume_button import ResumeButton

        for cell in {*self._cells, *self._short_row}:
            take_away(cell)
        self._found = True
        self.update()
        self._cells = self._filled(games, self._rows * _COLUMNS)
        self.games = [cell for cell in self._cells if isinstance(cell, ResumeButton)]
        self._short_row = self._cells
        if len(self._cells) > _COLUMNS:
            self._short_row = [*self._cells[: _COLUMNS - 1], self._more(len(games) - _COLUMNS + 1)]
            self._grid.addWidget(self._short_row[-1], 0, _COLUMNS - 1)
        for place, cell in enumerate(self._cells):
            wide = _COLUMNS if len(self._cells) == 1 else 1
            self._grid.addWidget(cell, place // _COLUMNS, place % _COLUMNS, 1, wide)
        apply_zoom(self)
        self._arrange()
        self._brighten()

    def _filled(self, games: "list[SavedGame]", room: int) -> "list[Cell]":
        """Return cells for as many games as fit; the last cell may stand for all others."""
        if len(games) <= room:
            return [self._button(game) for game in games]
        if not room:
            return []
        return [*[self._button(game) for game in games[: room - 1]], self._more(len(games) - room + 1)]

    def _more(self, count: int) -> "MoreButton":
        from cardtable.app.start.resume_button import MoreButton

        more = MoreButton(count)
        more.clicked.connect(self.more)
        return more

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a hint if room was reserved but no games were found."""
        if self._found and not self.buttons:
            painter = brush(self)
            painter.setFont(serif(17, italic=True))
            painter.setPen(palette.mix(palette.CREAM, palette.FELT_LIGHT, 0.2))
            words = self.tr("Games you leave wait for you here.")
            painter.drawText(area(self), Qt.AlignmentFlag.AlignCenter, words)

    def _button(self, game: "SavedGame") -> "ResumeButton":
        from cardtable.app.start.resume_button import ResumeButton

        button = ResumeButton(game, self._pixmaps)
        button.clicked.connect(lambda: self._press(button))
        button.menu_wanted.connect(lambda at: self.menu_wanted.emit(button.game, button.does, at))
        button.rename_wanted.connect(lambda: self.rename_wanted.emit(button.game))
        button.delete_wanted.connect(lambda: self.delete_wanted.emit(button.game))
        return button

    def _press(self, button: "ResumeButton") -> None:
        (self.undo if button.deleted else self.resume).emit(button.game.path)

    def _brighten(self) -> None:
        for button in self.games:
            button.brighten(button is self.bright)
        self.changed.emit()

    def holds(self, path: Path) -> bool:
        """Return whether a file belongs to one of the games that are shown and not deleted."""
        button = self._of(path)
        return button is not None and not button.deleted

    def _of(self, path: Path) -> "ResumeButton | None":
        return next((button for button in self.games if button.game.path == path), None)

    def show_deleted(self, path: Path) -> None:
        """Show that a game has been deleted; its cell offers to restore it."""
        self._change(path, lambda button: button.show_deleted())

    def show_moved(self, old: Path, new: Path) -> None:
        """Show that a game's file has moved, after it was renamed or restored."""
        self._change(old, lambda button: button.show_game(button.game._replace(path=new)))

    def _change(self, path: Path, change: "Callable[[ResumeButton], None]") -> None:
        button = self._of(path)
        if button is not None:
            change(button)
            self._brighten()


def look_for(
    finding: "Generator[float, None, list[SavedGame]]", page: QObject, show: "Callable[[list[SavedGame]], None]"
) -> None:
    """Call `show` with the games that are found and have a screen; with none if the folder can't be read."""
    run(_finding(finding), page, show, raised)


def _finding(finding: "Generator[float, None, list[SavedGame]]") -> Steps:
    try:
        games = yield thread(finding)
    except OSError:
        return []
    return [game for game in games if game.key in SCREENS]


def look_at(path: Path, cell: QObject, show: "Callable[[TableModel | None], None]") -> None:
    """Call `show` with the table of the unfinished game at a path, or None if it can't be read."""
    run(thread(partial(_table_of, path)), cell, show)


def _table_of(path: Path) -> "TableModel | None":
    from cardtable.errors import BadInput
    from cardtable.table.history import unfinished_table

    try:
        return unfinished_table(path, lambda key: SCREENS[key].model())
    except (OSError, BadInput):  # opening the game tells the reason
        return None
