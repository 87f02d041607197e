"""One rule at a time: a row a rule, with what each of its values makes of a measure as a bar from where it is now.

It is a table, and so its rows are gone through by keys and read by screen readers as any others; what is drawn in a row
is told in words too.
"""

from collections.abc import Sequence
from math import floor, isfinite, log10
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
)
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.inks import AUTHORS, GOAL, YOURS, on_panel
from cardtable.app.parts.table_items import item_at, read_only
from cardtable.app.zoom import zoom_of
from cardtable.language import filled, translate
from cardtable.playtest.estimates import Finding
from cardtable.playtest.findings import range_words
from cardtable.playtest.one_at_a_time import RuleTried, Tried
from cardtable.playtest.study import Goal
from cardtable.playtest.told import scale_of, shown_bounds, shown_number

_RULE, _DRAWN, _BEST = range(3)
_ROW, _HIGHEST, _AXIS = 46, 68, 26
_WIDTHS = (170, 0, 116)
"""Of the columns, as designed; what is left is for the bars."""
_BAR = 20
_VALUES = 34
"""At both sides of the bars there is room for a value."""
_TICKS = 7
"""About so many numbers stand at the axis, or fewer."""


class TornadoRow(NamedTuple):
    """A rule, and which of the rule sets with it alone have dropped out."""

    tried: RuleTried
    dropped: Sequence[int]


class _Scale(NamedTuple):
    """What is common to all rows."""

    low: float
    high: float
    base: float | None
    goal: Goal | None
    scale: int


class Tornado(QTableWidget):
    """Rules in the order in which they are given."""

    chosen = Signal(int)
    """A rule was opened: the rule set that does best with it alone is meant."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__(0, 3)
        self.colours = colours
        self.scale = _Scale(0.0, 1.0, None, None, 1)
        self.rows: Sequence[TornadoRow] = ()
        self._measure = ""
        self.setAccessibleName(translate("sweep", "One rule at a time"))
        self.verticalHeader().hide()
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setSectionResizeMode(_DRAWN, QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setMinimumSectionSize(0)
        read_only(self)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setItemDelegate(_Rows(self))
        self.cellClicked.connect(lambda row, _: self._choose(row))
        self.zoom_changed()

    def show_rows(self, rows: Sequence[TornadoRow], measure: str, base: Finding, goal: Goal | None) -> None:
        """Shows these in the place of others."""
        self.rows, self._measure = rows, measure
        self.scale = _scale(rows, measure, base, goal)
        self.setRowCount(len(rows) + bool(rows))
        for place, row in enumerate(rows):
            for column in range(3):
                item = item_at(self, place, column)
                item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, self._words(row, column))
                item.setToolTip(self._words(row, _DRAWN))
        if rows:  # the last row is the axis
            for column in range(3):
                item_at(self, len(rows), column).setFlags(Qt.ItemFlag.NoItemFlags)
        self.zoom_changed()

    def _words(self, row: TornadoRow, column: int) -> str:
        rule = row.tried
        if column == _RULE:
            return filled(translate("sweep", "{rule}, now {value}"), rule=rule.rule.label, value=rule.now)
        known = [self.value_words(one, one.number in row.dropped) for one in rule.tried]
        best = self.best(row)
        return "; ".join(known) if column == _DRAWN else (self.mean_words(best.mean) if best else "")

    def value_words(self, tried: Tried, dropped: bool) -> str:
        """One value of a rule, in words."""
        text = translate("sweep", "{value}: {mean}")
        if dropped:
            text = translate("sweep", "{value}: {mean}, dropped early")
        return filled(text, value=tried.value, mean=self.mean_words(tried.mean))

    def mean_words(self, found: Finding) -> str:
        """A mean with its bounds."""
        if found.mean is None:
            return "–"
        return f"{shown_number(self._measure, found.mean)} {shown_bounds(self._measure, found)}"

    def number(self, value: float) -> str:
        """A mean as it is shown."""
        return shown_number(self._measure, value)

    def bounds(self, found: Finding) -> str:
        """Its bounds."""
        return shown_bounds(self._measure, found)

    def best(self, row: TornadoRow) -> Tried | None:
        """The value that comes closest to the goal, or reaches furthest where there is none."""
        known = [one for one in row.tried.tried if one.mean.mean is not None]
        goal = self.scale.goal
        if goal is not None:
            return min(known, key=lambda one: goal.outside(one.mean.mean or 0.0), default=None)
        return max(known, key=lambda one: abs(one.difference.mean or 0.0), default=None)

    def _choose(self, place: int) -> None:
        if 0 <= place < len(self.rows) and (best := self.best(self.rows[place])):
            self.chosen.emit(best.number)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._choose(self.currentRow())
        else:
            super().keyPressEvent(event)

    @property
    def _row(self) -> int:
        """How high a row is: there may be room for more than it needs."""
        zoom = zoom_of(self)
        room = (self.viewport().height() - round(_AXIS * zoom)) // max(len(self.rows), 1)
        return min(max(room, round(_ROW * zoom)), round(_HIGHEST * zoom))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.zoom_changed()

    def zoom_changed(self) -> None:
        """All is larger or smaller now."""
        zoom = zoom_of(self)
        for row in range(self.rowCount()):
            self.setRowHeight(row, self._row if row < len(self.rows) else round(_AXIS * zoom))
        for column in (_RULE, _BEST):
            self.setColumnWidth(column, round(_WIDTHS[column] * zoom))


def _scale(rows: Sequence[TornadoRow], measure: str, base: Finding, goal: Goal | None) -> _Scale:
    """From the least to the most that is drawn, with some room, and a part of the goal."""
    known = [base, *[one.mean for row in rows for one in row.tried.tried]]
    ends = [end for one in known if one.mean is not None for end in (one.mean, *(one.bounds or ()))]
    if goal is not None:
        ends += [end for end in (goal.low, goal.high) if isfinite(end)]
    low, high = min(ends, default=0.0), max(ends, default=1.0)
    room = 0.06 * (high - low) or 0.5
    return _Scale(low - room, high + room, base.mean, goal, scale_of(measure))


def ticks(low: float, high: float) -> list[float]:
    """Round numbers between two ends, not many more than are good to read."""
    if not high > low:
        return []
    rough = (high - low) / _TICKS
    power = 10.0 ** floor(log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)
    first = -floor(-low / step)
    return [step * number for number in range(first, floor(high / step) + 1)]


class _Rows(QStyledItemDelegate):
    """Draws the rows: all have one scale."""

    def __init__(self, table: Tornado) -> None:
        super().__init__(table)
        self._table = table

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(10, _ROW) * zoom_of(self._table)

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        table, zoom = self._table, zoom_of(self._table)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(zoom, zoom)
        rect = option.rect
        box = QRectF(rect.x() / zoom, rect.y() / zoom, rect.width() / zoom, rect.height() / zoom)
        if index.row() >= len(table.rows):
            if index.column() == _DRAWN:
                self._axis(painter, box)
            painter.restore()
            return
        row = table.rows[index.row()]
        if option.state & QStyle.StateFlag.State_Selected:
            share = 0.16 if table.hasFocus() else 0.08
            painter.fillRect(box, palette.faded(table.colours.accent, share))
        if index.column() == _RULE:
            self._rule(painter, _lines(box).adjusted(8, 0, -8, 0), row)
        elif index.column() == _DRAWN:
            self._bars(painter, box, row)
        else:
            self._best(painter, _lines(box).adjusted(4, 0, -8, 0), row)
        painter.restore()

    def _rule(self, painter: QPainter, box: QRectF, row: TornadoRow) -> None:
        colours = self._table.colours
        painter.setFont(sans(14))
        painter.setPen(colours.text)
        label = painter.fontMetrics().elidedText(row.tried.rule.label, Qt.TextElideMode.ElideRight, round(box.width()))
        painter.drawText(box, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading, label)
        painter.setFont(sans(12))
        painter.setPen(colours.dim)
        now = filled(translate("sweep", "now {value}"), value=row.tried.now)
        now = painter.fontMetrics().elidedText(now, Qt.TextElideMode.ElideRight, round(box.width()))
        painter.drawText(box, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeading, now)

    def _best(self, painter: QPainter, box: QRectF, row: TornadoRow) -> None:
        best = self._table.best(row)
        if best is None or best.mean.mean is None:
            return
        colours, goal = self._table.colours, self._table.scale.goal
        met = goal is not None and best.mean.bounds is not None and best.mean.bounds.within(goal.low, goal.high)
        painter.setFont(sans(14, 600))
        painter.setPen(on_panel(QColor("#5CC8A0"), colours) if met else colours.text)
        mean = self._table.number(best.mean.mean) + (" ✓" if met else "")
        painter.drawText(box, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight, mean)
        painter.setFont(sans(12))
        painter.setPen(colours.dim)
        painter.drawText(box, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight, self._table.bounds(best.mean))

    def _x(self, box: QRectF, value: float) -> float:
        """Where a value lies; its ends leave room for words."""
        scale = self._table.scale
        share = (value - scale.low) / (scale.high - scale.low)
        return box.left() + _VALUES + (box.width() - 2 * _VALUES) * min(max(share, 0.0), 1.0)

    def _ground(self, painter: QPainter, box: QRectF) -> None:
        """The goal's band and the line of the base, through all rows."""
        scale, colours = self._table.scale, self._table.colours
        if scale.goal is not None:
            left, right = self._x(box, max(scale.goal.low, scale.low)), self._x(box, min(scale.goal.high, scale.high))
            painter.fillRect(QRectF(left, box.top(), right - left, box.height()), palette.faded(GOAL, 0.4))
        painter.setPen(QPen(palette.faded(colours.line, 0.8), 1))
        for tick in ticks(scale.low * scale.scale, scale.high * scale.scale):
            at = self._x(box, tick / scale.scale)
            painter.drawLine(QPointF(at, box.top()), QPointF(at, box.bottom()))
        if scale.base is not None:
            at = self._x(box, scale.base)
            painter.setPen(QPen(colours.text, 1.2))
            painter.drawLine(QPointF(at, box.top()), QPointF(at, box.bottom()))

    def _bars(self, painter: QPainter, box: QRectF, row: TornadoRow) -> None:
        self._ground(painter, box)
        scale, colours = self._table.scale, self._table.colours
        known = [one for one in row.tried.tried if one.mean.mean is not None]
        if scale.base is None or not known:
            return
        middle, base = box.center().y(), self._x(box, scale.base)
        for one in sorted(known, key=lambda one: -abs((one.mean.mean or 0.0) - (scale.base or 0.0))):
            assert one.mean.mean is not None
            at = self._x(box, one.mean.mean)
            ink = palette.mix(on_panel(AUTHORS if at < base else YOURS, colours), colours.panel, 0.3)
            painter.setPen(QPen(colours.panel, 1))
            painter.setBrush(ink)
            painter.drawRect(QRectF(min(at, base), middle - _BAR / 2, abs(at - base), _BAR))
        farthest = max(known, key=lambda one: abs(_mean(one) - (scale.base or 0.0)))
        ends = [
            one  # what lies between the base and another would be written over it
            for one in (min(known, key=_mean), max(known, key=_mean))
            if one is farthest or (_mean(one) - scale.base) * (_mean(farthest) - scale.base) < 0
        ]
        reached = [self._x(box, end) for one in ends for end in (_mean(one), *(one.mean.bounds or ()))]
        for one in dict.fromkeys(ends):
            at = min(reached) if _mean(one) < scale.base else max(reached)
            self._end(painter, box, one, one.number in row.dropped, at)

    def _end(self, painter: QPainter, box: QRectF, one: Tried, dropped: bool, beside: float) -> None:
        """The interval of the least or the most, and beside all that is drawn the value that leads there."""
        colours, base = self._table.colours, self._table.scale.base
        assert one.mean.mean is not None
        assert base is not None
        middle = box.center().y()
        low, high = one.mean.bounds or (one.mean.mean, one.mean.mean)
        left, right = self._x(box, low), self._x(box, high)
        painter.setPen(QPen(colours.text, 1.4))
        if right > left:
            painter.drawLine(QPointF(left, middle), QPointF(right, middle))
            for at in (left, right):
                painter.drawLine(QPointF(at, middle - 5), QPointF(at, middle + 5))
        painter.setFont(sans(12, 600))
        painter.setPen(colours.dim if dropped else colours.text)
        value = one.value + (" ╲" if dropped else "")
        if one.mean.mean < base:
            room = QRectF(box.left(), middle - 10, beside - 5 - box.left(), 20)
            align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        else:
            room = QRectF(beside + 5, middle - 10, box.right() - beside - 5, 20)
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        words = painter.fontMetrics().elidedText(value, Qt.TextElideMode.ElideRight, round(room.width()))
        painter.drawText(room, align, words)

    def _axis(self, painter: QPainter, box: QRectF) -> None:
        scale = self._table.scale
        painter.setFont(sans(12))
        painter.setPen(self._table.colours.dim)
        for tick in ticks(scale.low * scale.scale, scale.high * scale.scale):
            at = self._x(box, tick / scale.scale)
            painter.drawText(QRectF(at - 24, box.top() + 4, 48, 18), Qt.AlignmentFlag.AlignCenter, f"{tick:g}")


def _lines(box: QRectF) -> QRectF:
    """Room for two lines in the middle of a row."""
    return QRectF(box.left(), box.center().y() - 20, box.width(), 40)


def _mean(tried: Tried) -> float:
    return tried.mean.mean or 0.0


def goal_words(goal: Goal | None) -> str:
    """What the band is."""
    return filled(translate("sweep", "goal: {range}"), range=range_words(goal)) if goal else ""
