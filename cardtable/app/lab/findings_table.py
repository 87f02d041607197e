"""What a rule does to each measure: both means, the difference with its bounds, drawn round a zero; a row a measure."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.zoom import zoom_of
from cardtable.language import translate
from cardtable.playtest.estimates import Finding
from cardtable.playtest.rule_set_measures import measures_of
from cardtable.playtest.told import proven, shown_bounds, shown_number

AUTHORS = QColor("#A9CBE0")
YOURS = QColor("#E9C878")
_DRAWN, _BOUNDS = 3, 5
_NUMBERS = (1, 2, 4)
_FOUND = Qt.ItemDataRole.UserRole
_ROW = 27
_WIDTHS = (0, 66, 66, 124, 60, 122)
"""Of the columns, as designed; the first takes what is left."""
_ROOMY = 590
"""From so many designed pixels on there is room for bounds in figures; elsewhere the mouse finds them."""


class Row(NamedTuple):
    """What is known of one measure."""

    base: Finding
    other: Finding
    difference: Finding


class FindingsTable(QTableWidget):
    """All measures."""

    def __init__(self, colours: Scheme, game: str) -> None:
        self._measures = measures_of(game)
        super().__init__(len(self._measures), len(_WIDTHS))
        self._colours = colours
        self.setAccessibleName(translate("bench", "What the rules do, measure by measure"))
        self.setHorizontalHeaderLabels(
            [
                translate("bench", "Measure"),
                translate("bench", "Author's"),
                translate("bench", "Yours"),
                translate("bench", "less · more"),
                translate("bench", "Change"),
                translate("bench", "95 %"),
            ]
        )
        self.verticalHeader().hide()
        self.setFont(sans(14))
        header = self.horizontalHeader()
        header.setFont(sans(12))
        first = self.horizontalHeaderItem(0)
        assert first is not None
        first.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionsClickable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_Cells(colours, self))
        for row, measure in enumerate(self._measures.values()):
            for column in range(len(_WIDTHS)):
                item = QTableWidgetItem(measure.label() if column == 0 else "")
                if column in _NUMBERS:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.setItem(row, column, item)
        self.zoom_changed()

    @property
    def chosen(self) -> str:
        """The measure that is chosen, by name; the first where none is."""
        return list(self._measures)[max(self.currentRow(), 0)]

    def zoom_changed(self) -> None:
        """All is larger or smaller now."""
        self._fit()
        zoom = zoom_of(self)
        for row in range(self.rowCount()):
            self.setRowHeight(row, round(_ROW * zoom))
        self.setFixedHeight(round((_ROW * self.rowCount() + 34) * zoom))

    def _fit(self) -> None:
        zoom = zoom_of(self)
        for column, width in enumerate(_WIDTHS):
            if width:
                self.setColumnWidth(column, round(width * zoom))
        self.setColumnHidden(_BOUNDS, self.width() < _ROOMY * zoom)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def show_rows(self, rows: Mapping[str, Row] | None) -> None:
        """Shows what is known; None takes all of it away."""
        for number, name in enumerate(self._measures):
            row = rows[name] if rows else None
            texts = ["", "", "", ""]
            if row:
                change = row.difference
                texts = [_mean(name, row.base), _mean(name, row.other), *_change(name, change)]
            for column, text in zip((1, 2, 4, _BOUNDS), texts, strict=True):
                self._item(number, column).setText(text)
            tip = " ".join([self._measures[name].meaning(), *texts[2:]])
            for column in range(self.columnCount()):
                self._item(number, column).setToolTip(tip)
            drawn = self._item(number, _DRAWN)
            drawn.setData(_FOUND, row.difference if row else None)
            drawn.setData(Qt.ItemDataRole.AccessibleTextRole, texts[2])

    def _item(self, row: int, column: int) -> QTableWidgetItem:
        item = self.item(row, column)
        assert item is not None
        return item


def _mean(name: str, found: Finding) -> str:
    return "–" if found.mean is None else shown_number(name, found.mean)


def _change(name: str, found: Finding) -> tuple[str, str]:
    if found.mean is None:
        return "–", ""
    if found.certain:
        what = translate("bench", "always") if found.mean else translate("bench", "cannot change")
        return shown_number(name, found.mean, signed=bool(found.mean)), what
    bounds = shown_bounds(name, found, signed=True)
    return shown_number(name, found.mean, signed=True), translate(
        "bench", "not yet known"
    ) if not found.bounds else bounds


class _Cells(QStyledItemDelegate):
    """Draws a row's cells; the drawn one is a bar round a dashed zero, each row on its own scale."""

    def __init__(self, colours: Scheme, table: FindingsTable) -> None:
        super().__init__(table)
        self._colours = colours
        self._table: QWidget = table

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Means in the colour of their rule set, what is not proven in grey."""
        super().initStyleOption(option, index)
        dark = self._colours.panel.lightness() < 128
        colour = {1: AUTHORS, 2: YOURS}.get(index.column())
        if colour is not None:
            text = colour if dark else palette.mix(colour, palette.INK, 0.55)
        else:
            found = index.sibling(index.row(), _DRAWN).data(_FOUND)
            text = self._colours.text if index.column() == 0 or (found and proven(found)) else self._colours.dim
        option.palette.setColor(option.palette.ColorRole.Text, text)
        option.palette.setColor(option.palette.ColorRole.HighlightedText, text)
        option.palette.setColor(option.palette.ColorRole.Highlight, palette.faded(self._colours.accent, 0.16))

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        if index.column() != _DRAWN:
            return
        found = index.data(_FOUND)
        zoom = zoom_of(self._table)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(zoom, zoom)
        rect = option.rect
        box = QRectF(rect.x() / zoom, rect.y() / zoom, rect.width() / zoom, rect.height() / zoom).adjusted(
            10, 0, -10, 0
        )
        if isinstance(found, Finding):
            self._draw(painter, box, found)
        painter.restore()

    def _draw(self, painter: QPainter, box: QRectF, found: Finding) -> None:
        middle = box.center()
        painter.setPen(QPen(self._colours.line.lighter(150), 1, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(middle.x(), box.top()), QPointF(middle.x(), box.bottom()))
        if found.mean is None:
            return
        colour = self._colours.text if proven(found) else self._colours.dim
        painter.setPen(QPen(colour, 1.4))
        if found.certain and not found.mean:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, 3.5, 3.5)
            return
        low, high = found.bounds or (found.mean, found.mean)
        reach = max(abs(low), abs(high)) or 1.0
        half = box.width() / 2
        left, at, right = (middle.x() + half * value / reach for value in (low, found.mean, high))
        if found.bounds:
            painter.drawLine(QPointF(left, middle.y()), QPointF(right, middle.y()))
            for end in (left, right):
                painter.drawLine(QPointF(end, middle.y() - 4), QPointF(end, middle.y() + 4))
        painter.setBrush(colour if found.bounds else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(
            QPolygonF([QPointF(at + x, middle.y() + y) for x, y in ((-4.5, 0), (0, -4.5), (4.5, 0), (0, 4.5))])
        )
