"""Two rules together: a cell for each pair of values, coloured by a measure.

It is a table: arrows go from cell to cell, and a screen reader says what each shows by colour, line, star and stroke.
"""

from collections.abc import Mapping
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
)
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.emblems import emblem_path
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.inks import YOURS
from cardtable.app.parts.table_items import item_at, read_only
from cardtable.app.zoom import zoom_of
from cardtable.language import filled, translate
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding
from cardtable.playtest.told import shown_bounds, shown_number
from cardtable.playtest.two_rules import TwoRules
from cardtable.table.rule_words import value_words

_COLOURS: Final = [QColor(name) for name in ("#1B5A6B", "#2B7A78", "#4F9A62", "#A9AC58", "#DDB05A", "#F8E3B4")]
"""From the least to the most."""
_HEAD: Final = "QHeaderView::section { padding: 0 6px; border: none; background: transparent; }"
"""Rows may be low, and lines between numbers say nothing."""


class Cell(NamedTuple):
    """A rule set in the grid."""

    number: int
    """Which of the study."""
    mean: Finding = NOTHING_KNOWN
    proven: bool = False
    """Whether it is proven to meet the goal."""
    winner: bool = False
    dropped: bool = False


def heat(share: float) -> QColor:
    """The colour of what lies so far from the least (0) to the most (1)."""
    place = min(max(share, 0.0), 1.0) * (len(_COLOURS) - 1)
    low = min(int(place), len(_COLOURS) - 2)
    return palette.mix(_COLOURS[low], _COLOURS[low + 1], place - low)


class HeatMap(QTableWidget):
    """Rows go up, as an axis does; columns to the right."""

    chosen = Signal(int)
    """A rule set is to be looked at."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__(0, 0)
        self.colours = colours
        self._grid: TwoRules | None = None
        self._known: Mapping[int, Cell] = {}
        self._measure = ""
        self.low, self.high = 0.0, 1.0
        """Between them the colours lie."""
        self.setAccessibleName(translate("sweep", "Two rules together"))
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            header.setSectionsClickable(False)
            header.setFont(sans(13))
            header.setHighlightSections(False)
            header.setMinimumSectionSize(0)
            header.setStyleSheet(_HEAD)
        self.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        read_only(self)
        self.setCornerButtonEnabled(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_Cells(self))
        self.setMouseTracking(True)
        self.cellClicked.connect(self._choose)

    def show_grid(self, grid: TwoRules | None, known: Mapping[int, Cell], measure: str) -> None:
        """Shows these cells in the place of others, by the numbers of their rule sets."""
        if grid is None:
            self.setRowCount(0)
            self.setColumnCount(0)
            self._grid = None
            return
        self._known, self._measure = known, measure
        if grid != self._grid:
            self._grid = grid
            self.setRowCount(len(grid.rows))
            self.setColumnCount(len(grid.columns))
            self.setVerticalHeaderLabels([value_words(grid.row, value) for value in reversed(grid.rows)])
            self.setHorizontalHeaderLabels([value_words(grid.column, value) for value in grid.columns])
        means = [known[number].mean.mean for number in grid.cells.values() if number in known]
        there = [mean for mean in means if mean is not None]
        self.low, self.high = min(there, default=0.0), max(there, default=1.0)
        for row in range(len(grid.rows)):
            for column in range(len(grid.columns)):
                cell = self.cell(row, column)
                item = item_at(self, row, column)
                words = self._words(row, column, cell)
                item.setFlags(
                    Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable if cell else Qt.ItemFlag.NoItemFlags
                )
                item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
                item.setToolTip(words)
        self.viewport().update()

    def cell(self, row: int, column: int) -> Cell | None:
        """What lies in a row, from above, and a column; None where nothing was tried, or at the rim."""
        if self._grid is None or not (0 <= row < len(self._grid.rows) and 0 <= column < len(self._grid.columns)):
            return None
        number = self._grid.cells.get((len(self._grid.rows) - 1 - row, column))
        return None if number is None else self._known.get(number)

    def text(self, cell: Cell) -> str:
        """Its number."""
        return "–" if cell.mean.mean is None else shown_number(self._measure, cell.mean.mean)

    def choose(self, number: int) -> None:
        """Goes to a rule set, where it is in the grid."""
        for row in range(self.rowCount()):
            for column in range(self.columnCount()):
                cell = self.cell(row, column)
                if cell and cell.number == number:
                    self.setCurrentCell(row, column)

    def _words(self, row: int, column: int, cell: Cell | None) -> str:
        assert self._grid
        values = {
            "row": self._grid.row.label,
            "first": value_words(self._grid.row, self._grid.rows[len(self._grid.rows) - 1 - row]),
            "column": self._grid.column.label,
            "second": value_words(self._grid.column, self._grid.columns[column]),
        }
        if cell is None:
            return filled(translate("sweep", "{row}: {first}, {column}: {second}. Not tried."), **values)
        parts = [filled(translate("sweep", "{row}: {first}, {column}: {second}"), **values)]
        parts.append(f"{self.text(cell)} {shown_bounds(self._measure, cell.mean)}")
        signs = {
            translate("sweep", "the winner"): cell.winner,
            translate("sweep", "goal proven"): cell.proven,
            translate("sweep", "the current values"): not cell.number,
            translate("sweep", "dropped early"): cell.dropped,
        }
        return "; ".join([*parts, *[words for words, holds in signs.items() if holds]])

    def _choose(self, row: int, column: int) -> None:
        cell = self.cell(row, column)
        if cell is not None:
            self.chosen.emit(cell.number)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._choose(self.currentRow(), self.currentColumn())
        else:
            super().keyPressEvent(event)


class _Cells(QStyledItemDelegate):
    """Draws the cells."""

    def __init__(self, table: HeatMap) -> None:
        super().__init__(table)
        self._table = table

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        table, zoom = self._table, zoom_of(self._table)
        cell = table.cell(index.row(), index.column())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(zoom, zoom)
        rect = option.rect
        whole = QRectF(rect.x() / zoom, rect.y() / zoom, rect.width() / zoom, rect.height() / zoom)
        box = whole.adjusted(1, 1, -1, -1)
        if cell is None:
            painter.setPen(QPen(table.colours.line, 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        else:
            self._cell(painter, box, cell)
            self._contour(painter, whole, index.row(), index.column(), cell)
            if option.state & QStyle.StateFlag.State_Selected and table.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(table.colours.panel, 4))
                painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 4, 4)
                painter.setPen(QPen(table.colours.text, 2))
                painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 4, 4)
        painter.restore()

    def _cell(self, painter: QPainter, box: QRectF, cell: Cell) -> None:
        table = self._table
        span = table.high - table.low
        known = cell.mean.mean is not None
        ground = heat(((cell.mean.mean or 0.0) - table.low) / span if span else 0.5) if known else table.colours.field
        ink = palette.CREAM if ground.lightness() < 118 else palette.INK
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(box, 4, 4)
        painter.setFont(sans(13 if box.width() > 40 else 12, 600 if cell.winner else 400))
        painter.setPen(ink if known else table.colours.dim)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, table.text(cell))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if not cell.number:
            pen = QPen(ink, 1.6, Qt.PenStyle.CustomDashLine)
            pen.setDashPattern([2.5, 2])
            painter.setPen(pen)
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 3, 3)
        if cell.dropped:
            painter.setPen(QPen(palette.faded(ink, 0.8), 1.6))
            corner = box.topRight() + QPointF(-4, 4)
            painter.drawLine(corner + QPointF(-9, 0), corner + QPointF(0, 9))
        if cell.winner:
            painter.setPen(QPen(palette.BRASS.lighter(115), 3))
            painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 4, 4)
            size = min(14.0, box.height() - 8)
            draw_star(painter, QRectF(box.right() - 6 - size, box.top() + 4, size, size))

    def _contour(self, painter: QPainter, box: QRectF, row: int, column: int, cell: Cell) -> None:
        """Where what is proven ends: a line along the sides beyond which it is not."""
        if not cell.proven:
            return
        box = box.adjusted(1.5, 1.5, -1.5, -1.5)  # what is drawn beyond its own cell is drawn over by the next
        corners = [box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft(), box.topLeft()]
        beside = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
        painter.setPen(QPen(self._table.colours.text, 3.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap))
        for (start, end), place in zip(pairwise(corners), beside, strict=True):
            other = self._table.cell(*place)
            if other is not None and not other.proven:
                painter.drawLine(QLineF(start, end))


def draw_star(painter: QPainter, box: QRectF) -> None:
    """The sign of the winner."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width(), box.height())
    painter.setPen(QPen(palette.INK, 0.07))
    painter.setBrush(YOURS)
    painter.drawPath(emblem_path("star"))
    painter.restore()
