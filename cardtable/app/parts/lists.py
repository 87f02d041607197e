"""Lists drawn by hand, with the usual keys for lists of a person's own things, and helpers for read-only tables.

The tables' cells are filled as results come in.
"""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
)
from typing_extensions import override

from cardtable.app.parts.widgets import tip_of
from cardtable.app.zoom import zoom_of


class DrawnList(QListWidget):
    """List in which a click or Enter opens a row, a double click or F2 renames it, and Delete deletes it."""

    opened = Signal(int)
    """Emitted with the number of a row, from 0; so are the next two."""
    renamed = Signal(int)
    deleted = Signal(int)

    def __init__(self, called: str, height: int) -> None:
        """Create a list with `called` as its accessible name, and rows `height` designed pixels high."""
        super().__init__()
        self.height_of_row = height
        self.setAccessibleName(called)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(_Rows(self))
        self.itemClicked.connect(lambda item: self.opened.emit(self.row(item)))
        self.itemDoubleClicked.connect(lambda item: self.renamed.emit(self.row(item)))

    def draw(self, painter: QPainter, box: QRectF, number: int, chosen: bool) -> None:
        """Draw row `number` into `box`, in designed pixels; `chosen` if it is current and the list has the focus."""
        raise NotImplementedError

    def placed(self, box: QRectF, part: QRectF) -> QRectF:
        """Return `part` of a row's `box`, mirrored within it in right-to-left scripts."""
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            part = QRectF(part)
            part.moveLeft(box.left() + box.right() - part.right())
        return part

    def show_texts(self, texts: Sequence[str], tips: Sequence[str] = ()) -> None:
        """Show a row for each of `texts`, which screen readers say; `tips` are the rows' tooltips."""
        current = self.currentRow()
        self.clear()
        for number, text in enumerate(texts):
            item = QListWidgetItem(text)
            if tips:
                item.setToolTip(tip_of(tips[number]))
            self.addItem(item)
        self.setCurrentRow(max(0, min(current, len(texts) - 1)))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        does = {
            Qt.Key.Key_Return: self.opened,
            Qt.Key.Key_Enter: self.opened,
            Qt.Key.Key_F2: self.renamed,
            Qt.Key.Key_Delete: self.deleted,
        }.get(Qt.Key(event.key()))
        if does is not None:
            if self.currentRow() >= 0 and not event.isAutoRepeat():
                does.emit(self.currentRow())
        elif event.text().strip():
            event.ignore()  # letters are the page's: a list of a few rows needs no search by letters
        else:
            super().keyPressEvent(event)


class _Rows(QStyledItemDelegate):
    def __init__(self, rows: DrawnList) -> None:
        super().__init__(rows)
        self._list = rows

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(100, self._list.height_of_row) * zoom_of(self._list)

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        zoom, rect = zoom_of(self._list), option.rect
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(zoom, zoom)
        box = QRectF(rect.x() / zoom, rect.y() / zoom, rect.width() / zoom, rect.height() / zoom)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected) and self._list.hasFocus()
        self._list.draw(painter, box, index.row(), chosen)
        painter.restore()


def read_only(table: QTableView) -> None:
    """Make a table read-only: single selection, Tab leaves it, and it doesn't scroll sideways."""
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


def item_at(table: QTableWidget, row: int, column: int) -> QTableWidgetItem:
    """Return a cell's item, creating it if there is none."""
    item = table.item(row, column)
    if item is None:
        item = QTableWidgetItem()
        table.setItem(row, column, item)
    return item
