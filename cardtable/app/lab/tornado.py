"""Tornado: bars for the values of each rule, to either side of a common line, as a chart or a table."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, NamedTuple

import pyqtgraph
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QHeaderView, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.findings_style import AUTHORS, GOAL, YOURS, on_panel, verdict_ink
from cardtable.app.lab.plot import GRID, At, Drawing, Plot, PlotBox, PlotOrTable
from cardtable.app.parts.painting import END, write
from cardtable.app.parts.rows import text_columns
from cardtable.app.parts.tables import RowsTable, Texts
from cardtable.app.parts.widgets import set_accessible_texts
from cardtable.app.zoom import zoom_of
from cardtable.language import as_number, filled, translate
from cardtable.playtest.estimates import Finding
from cardtable.playtest.findings import MET
from cardtable.playtest.findings_text import scale_of, shown_bounds, shown_number
from cardtable.playtest.rule_effects import RuleTried, TriedValue
from cardtable.playtest.study import Goal

_NAMES, _TOLD = 168, 116
"""Widths of the columns of names and of results, in designed pixels."""
_BAR, _SLIM = 20, 0.44
"""Maximum height of a bar in designed pixels, and as a share of its row."""
_TWO_LINES = 36
"""Minimum height of a row with two lines of text, in designed pixels."""
_ROOM = 0.13
"""Room for labels on both sides of the bars, as a share of the range of values."""
_RESERVE = 5


class TornadoBar(NamedTuple):
    """Bar of a row."""

    value: float
    ends: tuple[float, float] | None
    """Ends of the confidence interval; None if unknown."""
    label: str
    """Label at the end of the bar, elided if it doesn't fit."""
    dim: bool
    """True if the bar no longer counts."""
    words: str
    """Tooltip."""


class BarsRow(NamedTuple):
    """Row of bars that belong together."""

    name: str
    note: str
    """Second line of the name."""
    bars: Sequence[TornadoBar]
    told: str
    """Result of the row."""
    told_note: str
    """Second line of the result."""
    good: bool
    """True if the result is as wanted."""


_BAND = 0.4
"""Opacity of the band of a goal."""


class Inks(NamedTuple):
    """Colours of bars, band and results."""

    less: QColor
    more: QColor
    band: QColor
    good: QColor


class RowsPlot(Plot):
    """Tornado chart whose marks are the bars. The wheel zooms horizontally; all rows stay visible."""

    sides: ClassVar[Sequence[str]] = ("bottom",)

    def __init__(self, colours: Scheme, inks: Inks) -> None:
        self._rows: Sequence[BarsRow] = ()
        self._places: Sequence[tuple[int, int]] = ()  # row of each mark and number of its bar in the row
        self._base: float | None = None
        self._wanted: tuple[float, float] | None = None
        self.inks = inks
        self._columns: list[_Words] = []
        super().__init__(colours, PlotBox())
        self.axes["bottom"].setGrid(GRID)
        self.axes["bottom"].setZValue(-1)  # its grid lines are behind the bars
        self.box.invertY(True)
        self._drawing = Drawing(self, self._draw)
        self.box.addItem(self._drawing)
        self._columns = [_Words(self, name) for name in (True, False)]
        for words, place in zip(self._columns, (0, 2), strict=True):  # pyqtgraph mirrors them itself
            self.centralLayout.addItem(words, 0, place)
        self.zoom_changed()

    def show_inks(self, colours: Scheme, inks: Inks) -> None:
        self.inks = inks
        self.show_scheme(colours)
        self._update()

    def show_rows(
        self, rows: Sequence[BarsRow], base: float | None, wanted: tuple[float, float] | None, name: str
    ) -> None:
        """Show rows of bars that start from `base`, and the wanted range, whose ends may be infinite.

        `name` is the chart's accessible name.
        """
        self._rows, self._base, self._wanted = rows, base, wanted
        self._places = [(place, number) for place, row in enumerate(rows) for number, _ in enumerate(row.bars)]
        self.words = [bar.words for row in rows for bar in row.bars]
        ends = [end for row in rows for bar in row.bars for end in (bar.value, *(bar.ends or ()))]
        ends += [end for end in (base, *(wanted or ())) if end is not None and abs(end) != float("inf")]
        low, high = min(ends, default=0.0), max(ends, default=1.0)
        room = _ROOM * (high - low) or 0.5
        across, up = (low - room, high + room), (0.0, float(max(len(rows), 1)))
        self.show_area(across, up)
        self._drawing.show_area(QRectF(across[0], up[0], across[1] - across[0], up[1]))
        if self.pointed is not None and self.pointed >= self.marks:
            self.point_at(None)
        set_accessible_texts(self, name, "" if self.pointed is None else self.words_of(self.pointed))
        self._update()

    def _update(self) -> None:
        self._drawing.update()
        for words in self._columns:
            words.update()

    @property
    def rows(self) -> Sequence[BarsRow]:
        return self._rows

    # --- bars as marks -------------------------------------------------------------------------------------------

    def place_of(self, mark: int) -> tuple[int, int]:
        """Return the row of a bar and its number in the row, both from 0."""
        return self._places[mark]

    @override
    def mark_at(self, x: float, y: float) -> int | None:
        """Return the bar of the row at y whose end is nearest to x."""
        here = [mark for mark, (row, _) in enumerate(self._places) if row == int(y)]
        return min(here, key=lambda mark: abs(self._bar(mark).value - x), default=None)

    @override
    def show_pointed(self) -> None:
        self._update()

    @override
    def beside(self, mark: int | None, across: int, up: int) -> int | None:
        """Return the bar beside `mark`: the next in the row by value, or the first of the next row with bars."""
        if mark is None:
            return 0
        row, number = self._places[mark]
        if across:
            order = sorted(range(len(self._rows[row].bars)), key=lambda one: self._rows[row].bars[one].value)
            place = min(max(order.index(number) + across, 0), len(order) - 1)
            return self._places.index((row, order[place]))
        rows = [place for place, each in enumerate(self._rows) if each.bars]
        following = rows[min(max(rows.index(row) - up, 0), len(rows) - 1)]
        return mark if following == row else self._places.index((following, 0))

    def _bar(self, mark: int) -> TornadoBar:
        row, number = self._places[mark]
        return self._rows[row].bars[number]

    @override
    def zoom_changed(self) -> None:
        super().zoom_changed()
        zoom = zoom_of(self)
        for words, breadth in zip(self._columns, (_NAMES, _TOLD), strict=False):
            words.setFixedWidth(round(breadth * zoom))

    # --- drawing -------------------------------------------------------------------------------------------------

    @property
    def _quiet(self) -> QColor:
        """Colour of dim bars' labels, readable on the band of a goal too."""
        panel = self.colours.panel
        return palette.readable(self.colours.dim, panel, palette.mix(panel, self.inks.band, _BAND))

    def _draw(self, painter: QPainter, at: At) -> None:
        (low, high), (_, bottom) = self.box.viewRange()
        if self._wanted is not None:
            ends = [at(min(max(end, low), high), 0).x() for end in self._wanted]
            band = QRectF(min(ends), at(low, 0).y(), abs(ends[1] - ends[0]), at(low, bottom).y() - at(low, 0).y())
            painter.fillRect(band, palette.faded(self.inks.band, _BAND))
        for place, row in enumerate(self._rows):
            self._draw_row(painter, at, place, row)
        if self._base is not None:
            painter.setPen(QPen(self.colours.text, 1.2))
            painter.drawLine(at(self._base, 0), at(self._base, bottom))

    def _draw_row(self, painter: QPainter, at: At, place: int, row: BarsRow) -> None:
        high = at(0, place + 1).y() - at(0, place).y()
        thick, middle = min(_BAR, _SLIM * high), at(0, place + 0.5).y()
        pointed = self.pointed if self.pointed is not None and self._places[self.pointed][0] == place else None
        if pointed is not None:
            (left, right), _ = self.box.viewRange()
            ends = sorted((at(left, 0).x(), at(right, 0).x()))
            ground = QRectF(ends[0], middle - high / 2, ends[1] - ends[0], high)
            painter.fillRect(ground, palette.faded(self.colours.accent, 0.1))
        if self._base is None or not row.bars:
            return
        base = at(self._base, 0).x()
        for bar in sorted(row.bars, key=lambda one: -abs(one.value - (self._base or 0.0))):
            end = at(bar.value, 0).x()
            ink = self.inks.less if bar.value < self._base else self.inks.more
            painter.setPen(QPen(self.colours.panel, 1))
            painter.setBrush(palette.mix(ink, self.colours.panel, 0.3))
            painter.drawRect(QRectF(min(end, base), middle - thick / 2, abs(end - base), thick))
        shown = _outermost(row.bars, self._base) if pointed is None else [self._bar(pointed)]
        for bar in shown:
            self._draw_end(painter, at, bar, middle, thick, pointed is not None)

    def _draw_end(self, painter: QPainter, at: At, bar: TornadoBar, middle: float, thick: float, pointed: bool) -> None:
        """Draw the error bar, and the label beside everything else."""
        assert self._base is not None
        base, end = at(self._base, 0).x(), at(bar.value, 0).x()
        if pointed:
            painter.setPen(QPen(self.colours.text, 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(min(end, base), middle - thick / 2, abs(end - base), thick))
        reached = [end, *[at(value, 0).x() for value in bar.ends or ()]]
        painter.setPen(QPen(self.colours.text, 1.4))
        if bar.ends is not None:
            painter.drawLine(QPointF(min(reached[1:]), middle), QPointF(max(reached[1:]), middle))
            for x in reached[1:]:
                painter.drawLine(QPointF(x, middle - 5), QPointF(x, middle + 5))
        ends = sorted(at(value, 0).x() for value in self.box.viewRange()[0])
        at_left = end < base
        beside = min(reached) - _RESERVE if at_left else max(reached) + _RESERVE
        room = QRectF(ends[0], middle - 10, beside - ends[0], 20) if at_left else QRectF(beside, middle - 10, 0, 20)
        if not at_left:
            room.setRight(ends[1])
        label = bar.label + (" ╲" if bar.dim else "")
        side = Qt.AlignmentFlag.AlignRight if at_left else Qt.AlignmentFlag.AlignLeft
        align = side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
        write(painter, room, label, sans(12, 600), self._quiet if bar.dim else self.colours.text, align)


def _outermost(bars: Sequence[TornadoBar], base: float) -> list[TornadoBar]:
    """Return the longest bar on each side."""
    found = [min(bars, key=lambda one: one.value), max(bars, key=lambda one: one.value)]
    return [bar for bar, side in zip(found, (-1, 1), strict=True) if (bar.value - base) * side > 0]


class _Words(pyqtgraph.GraphicsWidget):  # type: ignore[misc] # pyqtgraph has no types
    """Column beside the bars with two lines of text in each row: names or results."""

    def __init__(self, plot: RowsPlot, names: bool) -> None:
        super().__init__()
        self._plot = plot
        self._names = names

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        plot = self._plot
        zoom = zoom_of(plot)
        painter.save()
        painter.scale(zoom, zoom)
        area = QRectF(0, 0, self.size().width() / zoom, self.size().height() / zoom)
        high = area.height() / max(len(plot.rows), 1)
        mirrored = plot.layoutDirection() == Qt.LayoutDirection.RightToLeft
        at_left = self._names is not mirrored
        side = (Qt.AlignmentFlag.AlignLeft if at_left else Qt.AlignmentFlag.AlignRight) | Qt.AlignmentFlag.AlignAbsolute
        for place, row in enumerate(plot.rows):
            box = area.adjusted(8, 0, -8, 0)
            box.setTop(place * high)
            box.setHeight(high)
            two = high >= _TWO_LINES
            if two:
                box = QRectF(box.left(), box.center().y() - 20, box.width(), 40)
            up = Qt.AlignmentFlag.AlignTop if two else Qt.AlignmentFlag.AlignVCenter
            if self._names:
                write(painter, box, row.name, sans(14), plot.colours.text, side | up)
            else:
                told = row.told + (" ✓" if row.good else "")
                ink = plot.inks.good if row.good else plot.colours.text
                write(painter, box, told, sans(14, 600), ink, side | up)
            if two:
                note = row.note if self._names else row.told_note
                write(painter, box, note, sans(12), plot.colours.dim, side | Qt.AlignmentFlag.AlignBottom)
        painter.restore()


_TABLE_ROW = 28


class TornadoRow(NamedTuple):
    """Rule in the tornado, with the numbers of rule sets that were dropped and of those proven to meet the goal."""

    tried: RuleTried
    dropped: Sequence[int]
    met: Sequence[int]


class Tornado(PlotOrTable):
    """Tornado: a row of bars for each rule, in the order given, as a chart or a table."""

    chosen = Signal(int)
    """Number of the rule set that was opened."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__()
        self._rows: Sequence[TornadoRow] = ()
        self._measure: str | None = ""
        self._goal: Goal | None = None
        self._name = translate("sweep", "One rule at a time")
        self.plot = RowsPlot(colours, _inks(colours))
        self.table = _table(self._name)
        self.hold(self.plot, self.table)
        self.plot.opened.connect(self._open_bar)
        self.table.activated.connect(lambda index: self.chosen.emit(self._lines()[index.row()][1].number))

    def show_rows(self, rows: Sequence[TornadoRow], measure: str | None, base: Finding, goal: Goal | None) -> None:
        """Replace the rows. They show a measure, or if it is None the share of games that changed.

        `base` is the finding on the measure under the base.
        """
        self._rows, self._measure, self._goal = rows, measure, goal
        scale = self._scale
        wanted = (scale * goal.low, scale * goal.high) if goal else None
        line = 0.0 if measure is None else None if base.mean is None else scale * base.mean
        self.plot.show_rows([self._bars_row(row) for row in rows], line, wanted, self._name)
        self._show_table()

    # --- words ---------------------------------------------------------------------------------------------------

    @property
    def _scale(self) -> int:
        return 100 if self._measure is None else scale_of(self._measure)

    def _value(self, one: TriedValue) -> float | None:
        return one.otherwise if self._measure is None else one.mean.mean

    def _number(self, value: float) -> str:
        return as_number(100 * value, 1) if self._measure is None else shown_number(self._measure, value)

    def _bounds(self, one: TriedValue) -> str:
        return "" if self._measure is None else shown_bounds(self._measure, one.mean)

    def _mean(self, one: TriedValue) -> str:
        """Return the drawn value as text, with its bounds if they are known."""
        value = self._value(one)
        return "–" if value is None else f"{self._number(value)} {self._bounds(one)}".strip()

    def _bars_row(self, row: TornadoRow) -> BarsRow:
        rule, best = row.tried.rule, self.best(row)
        bars = [self._bar(row, one) for one in row.tried.tried if self._value(one) is not None]
        note = filled(translate("sweep", "now {value}"), value=row.tried.now)
        if best is None:
            return BarsRow(rule.label, note, bars, "", "", False)
        met = self._goal is not None and best.number in row.met
        return BarsRow(rule.label, note, bars, self._number(self._value(best) or 0.0), self._bounds(best), met)

    def _bar(self, row: TornadoRow, one: TriedValue) -> TornadoBar:
        scale, dropped = self._scale, one.number in row.dropped
        ends = None
        if self._measure is not None and one.mean.bounds is not None:
            ends = (scale * one.mean.bounds.low, scale * one.mean.bounds.high)
        words = f"{row.tried.rule.label}, {self.value_words(one, dropped)}"
        return TornadoBar(scale * (self._value(one) or 0.0), ends, one.value, dropped, words)

    def value_words(self, one: TriedValue, dropped: bool) -> str:
        """Return one value of a rule, and what was found for it, in words."""
        text = translate("sweep", "{value}: {mean}")
        if dropped:
            text = translate("sweep", "{value}: {mean}, eliminated early")
        return filled(text, value=one.value, mean=self._mean(one))

    def best(self, row: TornadoRow) -> TriedValue | None:
        """Return the value proven to meet the goal or closest to it; without a goal, the one that changes most."""
        known = [one for one in row.tried.tried if self._value(one) is not None]
        goal = self._goal
        if goal is not None:
            return min(
                known, key=lambda one: (one.number not in row.met, goal.outside(one.mean.mean or 0.0)), default=None
            )
        return max(known, key=lambda one: one.reach(self._measure), default=None)

    # --- table ---------------------------------------------------------------------------------------------------

    def _lines(self) -> list[tuple[TornadoRow, TriedValue]]:
        return [(row, one) for row in self._rows for one in row.tried.tried]

    def _show_table(self) -> None:
        self.table.content.update([self._texts(*line) for line in self._lines()])

    def _texts(self, row: TornadoRow, one: TriedValue) -> list[str]:
        """Return the cells of a line of the table, and its tooltip."""
        value, dropped = self._value(one), one.number in row.dropped
        return [
            row.tried.rule.label,
            one.value + (" ╲" if dropped else ""),
            "–" if value is None else self._number(value),
            self._bounds(one),
            "–" if one.otherwise is None else as_number(100 * one.otherwise, 1),
            f"{row.tried.rule.label}, {self.value_words(one, dropped)}",
        ]

    def _open_bar(self, mark: int) -> None:
        row, place = self.plot.place_of(mark)
        known = [one for one in self._rows[row].tried.tried if self._value(one) is not None]
        self.chosen.emit(known[place].number)


def _inks(colours: Scheme) -> Inks:
    return Inks(on_panel(AUTHORS, colours), on_panel(YOURS, colours), GOAL, verdict_ink(MET, colours))


def _table(name: str) -> RowsTable[Texts]:
    headings = [
        translate("sweep", "Rule"),
        translate("sweep", "Value"),
        translate("sweep", "Mean"),
        translate("sweep", "95%"),
        translate("sweep", "Games in 100 that changed"),
    ]
    columns = [replace(column, tip=lambda texts: texts[-1]) for column in text_columns(headings)]
    numbers = [replace(column, align=END) for column in columns[2:]]
    table = RowsTable([*columns[:2], *numbers], _TABLE_ROW)
    table.setAccessibleName(name)
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    return table
