"""The games that were left, on the first page: room for them from the first moment on, and their cells once they are
found."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.zoom import apply_zoom, area, brush, zoom_of

if TYPE_CHECKING:
    from cardtable.app.art.pixmaps import Pixmaps
    from cardtable.app.start.resume_button import Cell, MoreButton, ResumeButton
    from cardtable.library.saved_games import SavedGame

SHOWN = 4
"""So many cells there are at most; the last one may lead to the rest."""
AIR = 12
"""Above and below the lines of a cell together."""
_COLUMNS = 2
_GAP = 10
_ROOMY = 30
"""Where the page is high, a cell is so much higher than its lines of text."""


def lines() -> tuple[QFont, QFont]:
    """The fonts of a cell's first line, and of the two below it."""
    return serif(18, 700), sans(13.5)


def least_height() -> int:
    """What the three lines of a cell take."""
    first, others = (QFontMetricsF(font).height() for font in lines())
    return round(first + 2 * others + AIR)


class UnfinishedGames(QWidget):
    """Their cells, two in a row. Room for those that are expected is kept free from the first moment on, and more is
    never taken: nothing moves when they come."""

    resume = Signal(Path)
    undo = Signal(Path)
    """A game that was deleted is to come back to where it lay."""
    more = Signal()
    """The rest of them are to be seen."""
    menu_wanted = Signal(object, str, QPoint)
    """Of a SavedGame; what going on with it is called; at a point of the screen."""
    rename_wanted = Signal(object)
    delete_wanted = Signal(object)
    changed = Signal()
    """There are other buttons, or another is the bright one."""

    def __init__(self, expected: int, pixmaps: "Pixmaps") -> None:
        """`expected` is how many there will be, as far as is known; none takes no room."""
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
        """Between the columns."""
        self._grid.setHorizontalSpacing(gap)

    def fit(self, roomy: bool, short: bool = False) -> None:
        """Takes more of the page's height where that is `roomy`, and a single row of it where that is `short`."""
        self._cell = round((least_height() + (_ROOMY if roomy else 0)) * zoom_of(self))
        self._short = short
        gap = self._grid.verticalSpacing()
        rows = min(self._rows, 1) if short else self._rows
        self.setFixedHeight(max(0, rows * (self._cell + gap) - gap))
        self._arrange()

    def _arrange(self) -> None:
        """Shows the cells that there is room for."""
        shown = self.buttons
        for button in {*self._cells, *self._short_row}:
            button.setFixedHeight(self._cell)
            button.setVisible(button in shown)
        self.changed.emit()

    @property
    def buttons(self) -> "list[Cell]":
        """The cells that are shown, in order."""
        return self._short_row if self._short else self._cells

    @property
    def bright(self) -> "ResumeButton | None":
        """The game that was left last, where there is one that has not been deleted."""
        shown = self.buttons
        return next((button for button in self.games if button in shown and not button.deleted), None)

    def show_games(self, games: "list[SavedGame]") -> None:
        """They are found, the latest first; in the place of those that were found before."""
        from cardtable.app.start.resume_button import ResumeButton

        for cell in {*self._cells, *self._short_row}:
            cell.hide()
            cell.deleteLater()
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
        """Cells for as many games as there is room for, the last one for the rest."""
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
        """Where room was kept for nothing, what it is there for."""
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
            button.bright = button is self.bright
            button.update()
        self.changed.emit()

    def holds(self, path: Path) -> bool:
        """Whether one of them lay there when it was found, and has not been deleted here."""
        button = self._of(path)
        return button is not None and not button.deleted

    def _of(self, path: Path) -> "ResumeButton | None":
        return next((button for button in self.games if button.game.path == path), None)

    def show_deleted(self, path: Path) -> None:
        """One of them has been deleted: its cell offers to bring it back."""
        self._change(path, lambda button: button.show_deleted())

    def show_moved(self, old: Path, new: Path) -> None:
        """One of them lies elsewhere: it has been named, or has come back."""
        self._change(old, lambda button: button.show_game(button.game._replace(path=new)))

    def _change(self, path: Path, change: "Callable[[ResumeButton], None]") -> None:
        button = self._of(path)
        if button is not None:
            change(button)
            self._brighten()
