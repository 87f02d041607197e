"""Lists of rows that are drawn, and the usual keys for lists of a person's own things."""

from collections.abc import Sequence
from typing import Generic

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.parts.rows import Column, Index, Row, RowsDelegate, RowsModel

PLATE = 0.16
"""Opacity of the accent colour in the ground of a row that is chosen."""


class RowsList(QListView, Generic[Row]):
    """List of rows, one below another, of one declared column."""

    row_changed = Signal(int)
    """Emitted with the number of the row that is now current, -1 for none."""

    def __init__(self, called: str, column: Column[Row]) -> None:
        """Create a list with `called` as its accessible name."""
        super().__init__()
        self.content: RowsModel[Row] = RowsModel([column], self)
        self.setModel(self.content)
        self.setItemDelegate(RowsDelegate(self, self.content))
        self.setAccessibleName(called)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    @property
    def rows(self) -> Sequence[Row]:
        """Values of the rows, from the top."""
        return self.content.rows

    @property
    def row(self) -> int:
        """Number of the current row; -1 if there is none."""
        return self.currentIndex().row()

    @property
    def chosen(self) -> Row | None:
        """Value of the current row; None if there is none."""
        return self.rows[self.row] if self.row >= 0 else None

    def choose_row(self, row: int) -> None:
        """Make a row the current one; with -1 there is none."""
        self.setCurrentIndex(self.content.index(row, 0))

    def placed(self, box: QRectF, part: QRectF) -> QRectF:
        """Return `part` of a row's `box`, mirrored within it in right-to-left scripts."""
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            part = QRectF(part)
            part.moveLeft(box.left() + box.right() - part.right())
        return part

    @override
    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.row() != previous.row():
            self.row_changed.emit(current.row())


class OwnRows(RowsList[Row]):
    """List in which a click or Enter opens a row, a double click or F2 renames it, and Delete deletes it."""

    opened = Signal(int)
    """Emitted with the number of a row, from 0; so are the next two."""
    renamed = Signal(int)
    deleted = Signal(int)

    def __init__(self, called: str, column: Column[Row]) -> None:
        super().__init__(called, column)
        self.clicked.connect(lambda index: self.opened.emit(index.row()))
        self.doubleClicked.connect(lambda index: self.renamed.emit(index.row()))

    def update_rows(self, rows: Sequence[Row]) -> bool:
        """Show the rows; return False if they are as they were. The current row keeps its number."""
        if list(rows) == list(self.rows):
            return False
        current = self.row
        self.content.update(rows)
        self.choose_row(max(0, min(current, len(rows) - 1)))
        return True

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        does = {
            Qt.Key.Key_Return: self.opened,
            Qt.Key.Key_Enter: self.opened,
            Qt.Key.Key_F2: self.renamed,
            Qt.Key.Key_Delete: self.deleted,
        }.get(Qt.Key(event.key()))
        if does is not None:
            if self.row >= 0 and not event.isAutoRepeat():
                does.emit(self.row)
        elif event.text().strip():
            event.ignore()  # letters are the page's: a list of a few rows needs no search by letters
        else:
            super().keyPressEvent(event)


def draw_plate(painter: QPainter, plate: QRectF, accent: QColor, ring: float, filled: bool, bend: int = 8) -> None:
    """Draw the ground of a row that is chosen: a ring of this opacity, and a tint."""
    painter.setPen(palette.faded(accent, ring))
    painter.setBrush(palette.faded(accent, PLATE if filled else 0.0))
    painter.drawRoundedRect(plate, bend, bend)
