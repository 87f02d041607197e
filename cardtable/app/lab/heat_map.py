"""Heat map of two rules: a cell for each pair of values, coloured by a measure, as a chart or table; its legend."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.emblems import emblem_path
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.findings_style import verdict_sign
from cardtable.app.lab.plot import At, Drawing, Plot, PlotBox, PlotOrTable
from cardtable.app.parts.painting import CENTRE, Legend, LegendSign, write
from cardtable.app.parts.rows import Column
from cardtable.app.parts.tables import RowsTable
from cardtable.app.parts.widgets import set_accessible_texts
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.language import filled, listed, listed_apart, translate
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding
from cardtable.playtest.findings import MET, MISSED, NOT_YET_KNOWN
from cardtable.playtest.findings_text import shown_bounds, shown_number
from cardtable.playtest.rule_effects import TwoRules
from cardtable.table.rules_text import value_words

_COLOURS: Final = [QColor(name) for name in ("#1B5A6B", "#2B7A78", "#4F9A62", "#A9AC58", "#DDB05A", "#F8E3B4")]
"""Colours from the minimum to the maximum."""
_STAR: Final = QColor("#E9C878")
_LONGEST = 130
"""Maximum width of the row labels, in designed pixels."""
_TINY = 3
"""Space on both sides of a number, in designed pixels."""
_SIGN = 16
_SIGNED = QSizeF(56, 34)
"""Minimum size of a cell with a sign, which would cover the number in a smaller one, in designed pixels."""

Place = tuple[int, int]
"""Row and column of a cell, from 0; rows are counted upwards, as on an axis."""


class ShownCell(NamedTuple):
    """Contents of a cell."""

    share: float | None
    """Position between the minimum (0) and the maximum (1), which sets the colour; None if unknown."""
    text: str
    proven: bool
    """True for cells inside the line."""
    winner: bool
    current: bool
    dropped: bool
    words: str
    """Tooltip."""
    sign: str = ""
    """Sign in the corner for the result of a goal."""


_UNKNOWN = ShownCell(None, "", False, False, False, False, "")
_Line = tuple[str, Sequence[ShownCell]]
"""Line of the table: its heading and cells."""


def _column(place: int, heading: str) -> Column[_Line]:
    return Column(
        lambda line: _signed(line[1][place]),
        heading,
        said=lambda line: line[1][place].words,
        tip=lambda line: line[1][place].words,
        align=Qt.AlignmentFlag.AlignCenter,
    )


def heat(share: float) -> QColor:
    """Return the colour of a share, from 0 (minimum) to 1 (maximum)."""
    place = min(max(share, 0.0), 1.0) * (len(_COLOURS) - 1)
    low = min(int(place), len(_COLOURS) - 2)
    return palette.mix(_COLOURS[low], _COLOURS[low + 1], place - low)


class CellsPlot(Plot):
    """Heat map whose marks are the cells; the wheel zooms in until there is room for the numbers."""

    def __init__(self, colours: Scheme) -> None:
        self._rows: Sequence[str] = ()
        self._columns: Sequence[str] = ()
        self._cells: Mapping[Place, ShownCell] = {}
        self._marks: Sequence[Place] = ()
        super().__init__(colours, PlotBox(zooms_up=True))
        self._drawing = Drawing(self, self._draw)
        self.box.addItem(self._drawing)
        for changes in (self.box.sigRangeChanged, self.box.sigResized):
            changes.connect(self._name_axes)

    def show_cells(
        self, rows: Sequence[str], columns: Sequence[str], cells: Mapping[Place, ShownCell], name: str
    ) -> None:
        """Show the cells. A row and column without a cell were not tried. `name` is the chart's accessible name."""
        place = None if self.pointed is None else self._marks[self.pointed]
        self._rows, self._columns, self._cells = rows, columns, cells
        self._marks = sorted(cells)
        self.words = [cells[mark].words for mark in self._marks]
        across, up = (0.0, float(max(len(columns), 1))), (0.0, float(max(len(rows), 1)))
        self.show_area(across, up)
        self._drawing.show_area(QRectF(0, 0, across[1], up[1]))
        self.point_at(self._marks.index(place) if place in cells and place is not None else None)
        set_accessible_texts(self, name, "" if self.pointed is None else self.words_of(self.pointed))
        self._name_axes()

    # --- cells as marks ------------------------------------------------------------------------------------------

    def place_of(self, mark: int) -> Place:
        """Return the row and column of a cell."""
        return self._marks[mark]

    @override
    def mark_at(self, x: float, y: float) -> int | None:
        place = (int(y), int(x))
        return self._marks.index(place) if place in self._cells else None

    @override
    def show_pointed(self) -> None:
        self._drawing.update()

    @override
    def beside(self, mark: int | None, across: int, up: int) -> int | None:
        """Return the next cell in that direction, skipping those that were not tried."""
        if mark is None:
            return 0
        row, column = self._marks[mark]
        while 0 <= row < len(self._rows) and 0 <= column < len(self._columns):
            row, column = row + up, column + across
            if (row, column) in self._cells:
                return self._marks.index((row, column))
        return mark

    # --- the axes ------------------------------------------------------------------------------------------------

    def _name_axes(self, *_: object) -> None:
        """Label the axes, eliding labels that don't fit."""
        metrics, zoom = QFontMetricsF(sans(12)), zoom_of(self)
        (left, right), _ = self.box.viewRange()
        column = self.box.width() / zoom / max(right - left, 1e-9) - 2 * _TINY
        for axis, names, room in (("left", self._rows, _LONGEST), ("bottom", self._columns, column)):
            elided = [metrics.elidedText(name, Qt.TextElideMode.ElideRight, room) for name in names]
            self.axes[axis].setTicks([[(place + 0.5, words) for place, words in enumerate(elided)]])

    # --- drawing -------------------------------------------------------------------------------------------------

    def _draw(self, painter: QPainter, at: At) -> None:
        pointed = None if self.pointed is None else self._marks[self.pointed]
        for row in range(len(self._rows)):
            for column in range(len(self._columns)):
                whole = QRectF(at(column, row), at(column + 1, row + 1)).normalized()
                box, cell = whole.adjusted(1, 1, -1, -1), self._cells.get((row, column))
                if cell is None:
                    painter.setPen(QPen(self.colours.line, 1))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
                else:
                    self._draw_cell(painter, box, cell)
        for place, cell in self._cells.items():
            if cell.proven:
                self._draw_line(painter, at, *place)
        if pointed is not None:
            row, column = pointed
            box = QRectF(at(column, row), at(column + 1, row + 1)).normalized().adjusted(2.5, 2.5, -2.5, -2.5)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for ink, width in ((self.colours.panel, 5), (self.colours.text, 2)):
                painter.setPen(QPen(ink, width))
                painter.drawRoundedRect(box, 4, 4)

    def _draw_cell(self, painter: QPainter, box: QRectF, cell: ShownCell) -> None:
        ground = self.colours.field if cell.share is None else heat(cell.share)
        ink = palette.ink_on(ground)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(box, 4, 4)
        painter.setFont(sans(13 if box.width() > 40 else 12, 600 if cell.winner else 400))
        painter.setPen(self.colours.dim if cell.share is None else ink)
        metrics = painter.fontMetrics()
        if metrics.horizontalAdvance(cell.text) + 2 * _TINY <= box.width() and metrics.ascent() <= box.height():
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, cell.text)
        if cell.sign and box.width() >= _SIGNED.width() and box.height() >= _SIGNED.height():
            painter.setFont(sans(12, 700))
            place = QRectF(box.left() + 4, box.top() + 1, _SIGN, _SIGN)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, cell.sign)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if cell.current:
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

    def _draw_line(self, painter: QPainter, at: At, row: int, column: int) -> None:
        """Draw the sides of a proven cell beyond which the next cell is not proven."""
        corners = [(column, row), (column, row + 1), (column + 1, row + 1), (column + 1, row), (column, row)]
        beside = [(row, column - 1), (row + 1, column), (row, column + 1), (row - 1, column)]
        painter.setPen(QPen(self.colours.text, 3.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap))
        for (start, end), place in zip(pairwise(corners), beside, strict=True):
            other = self._cells.get(place)
            if other is not None and not other.proven:
                painter.drawLine(QLineF(at(*start), at(*end)))


def draw_star(painter: QPainter, box: QRectF) -> None:
    """Draw the winner's star."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width(), box.height())
    painter.setPen(QPen(palette.INK, 0.07))
    painter.setBrush(_STAR)
    painter.drawPath(emblem_path("star"))
    painter.restore()


_LINE = 28


class HeatCell(NamedTuple):
    """Rule set as a cell of the heat map."""

    number: int
    """Number of the rule set in the study."""
    mean: Finding = NOTHING_KNOWN
    verdict: str = ""
    """Verdict on the goal; empty without a goal."""
    winner: bool = False
    dropped: bool = False


class HeatMap(PlotOrTable):
    """Heat map of two rules: values of one upwards, values of the other to the right."""

    chosen = Signal(int)
    """Number of the rule set that was opened."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__()
        self._grid: TwoRules | None = None
        self._known: Mapping[int, HeatCell] = {}
        self._measure = ""
        self._name = translate("sweep", "Two rules together")
        self.plot = CellsPlot(colours)
        self.table: RowsTable[_Line] = RowsTable((), _LINE)
        self.table.content.row_heading = lambda line: line[0]
        self.table.setAccessibleName(self._name)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.table.setCornerButtonEnabled(False)
        self.table.horizontalHeader().setMinimumSectionSize(1)
        self.table.verticalHeader().setFont(sans(12))
        self.table.verticalHeader().setSectionsClickable(False)
        self.table.verticalHeader().show()
        self.hold(self.plot, self.table)
        self.plot.opened.connect(self._open_mark)
        self.table.activated.connect(lambda index: self._open((len(self.table.rows) - 1 - index.row(), index.column())))

    def show_grid(self, grid: TwoRules | None, known: Mapping[int, HeatCell], measure: str) -> None:
        """Show a measure in the cells of a grid, by number of the rule set; None for the grid clears the map."""
        self._grid, self._known, self._measure = grid, known, measure
        rows = [value_words(grid.row, value) for value in grid.rows] if grid else []
        columns = [value_words(grid.column, value) for value in grid.columns] if grid else []
        means = [mean for number in self._numbers.values() if (mean := known[number].mean.mean) is not None]
        low, high = min(means, default=0.0), max(means, default=1.0)
        cells = {place: self._shown(place, known[number], low, high) for place, number in self._numbers.items()}
        self.plot.show_cells(rows, columns, cells, self._name)
        self._show_table(rows, columns, cells)

    @property
    def _numbers(self) -> dict[Place, int]:
        """Numbers of the known rule sets, by row and column."""
        cells = self._grid.cells if self._grid else {}
        return {place: number for place, number in cells.items() if number in self._known}

    def _shown(self, place: Place, cell: HeatCell, low: float, high: float) -> ShownCell:
        mean = cell.mean.mean
        share = None if mean is None else (mean - low) / (high - low) if high > low else 0.5
        signs = (cell.verdict == MET, cell.winner, not cell.number, cell.dropped)
        sign = verdict_sign(cell.verdict) if cell.verdict else ""
        return ShownCell(share, self._text(cell), *signs, self._words(place, cell), sign)

    def _text(self, cell: HeatCell) -> str:
        """Return the mean as text, a dash if there is none."""
        return "–" if cell.mean.mean is None else shown_number(self._measure, cell.mean.mean)

    def _words(self, place: Place, cell: HeatCell) -> str:
        grid = self._grid
        assert grid
        values = {
            "row": grid.row.label,
            "first": value_words(grid.row, grid.rows[place[0]]),
            "column": grid.column.label,
            "second": value_words(grid.column, grid.columns[place[1]]),
        }
        parts = [filled(translate("sweep", "{row}: {first}, {column}: {second}"), **values)]
        parts.append(f"{self._text(cell)} {shown_bounds(self._measure, cell.mean)}")
        signs = {
            translate("sweep", "the best rule set"): cell.winner,
            translate("sweep", "goal met"): cell.verdict == MET,
            translate("sweep", "goal missed"): cell.verdict == MISSED,
            translate("sweep", "goal not yet decided"): cell.verdict == NOT_YET_KNOWN,
            translate("sweep", "the current values"): not cell.number,
            translate("sweep", "eliminated early"): cell.dropped,
        }
        return listed_apart([*parts, *[words for words, holds in signs.items() if holds]])

    def _show_table(self, rows: list[str], columns: list[str], cells: Mapping[Place, ShownCell]) -> None:
        """Fill the table, with the highest row first as in the chart."""
        lines = [
            (heading, [cells.get((row, column), _UNKNOWN) for column in range(len(columns))])
            for row, heading in enumerate(rows)
        ]
        self.table.content.update(lines[::-1], [_column(*each) for each in enumerate(columns)])

    def _open_mark(self, mark: int) -> None:
        self._open(self.plot.place_of(mark))

    def _open(self, place: Place) -> None:
        if place in self._numbers:
            self.chosen.emit(self._numbers[place])


def _signed(shown: ShownCell) -> str:
    """Return a cell's text with signs for winner, verdict, current values and elimination."""
    signs = {"★": shown.winner, shown.sign: bool(shown.sign), "□": shown.current, "╲": shown.dropped}
    return " ".join([shown.text, *[sign for sign, holds in signs.items() if holds]])


class SweepLegend(QWidget):
    """Legend of the heat map: only the signs that it has, each with its words."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__()
        self._colours = colours
        self._cells: Sequence[HeatCell] = ()
        self.show_cells([])

    @property
    def legend(self) -> Legend:
        verdicts = {cell.verdict for cell in self._cells}
        signs = [
            (self._met, self.tr("goal met"), MET in verdicts),
            (self._missed, self.tr("goal missed"), MISSED in verdicts),
            (self._open, self.tr("not yet decided"), NOT_YET_KNOWN in verdicts),
            (self._star, self.tr("the best rule set"), any(cell.winner for cell in self._cells)),
            (self._dashed, self.tr("current value"), any(not cell.number for cell in self._cells)),
            (self._stroke, self.tr("eliminated early"), any(cell.dropped for cell in self._cells)),
        ]
        return Legend([LegendSign(draw, words) for draw, words, holds in signs if holds], QSizeF(22, 16), row=24)

    def show_cells(self, cells: Sequence[HeatCell]) -> None:
        """Explain the signs of these cells."""
        self._cells = cells
        set_accessible_texts(self, listed([sign.words for sign in self.legend.signs]))
        self.zoom_changed()

    def zoom_changed(self) -> None:
        """Set the height for the zoom and the number of rows."""
        legend = self.legend
        self.setFixedHeight(round(legend.row * max(len(legend.rows(area(self).width())), 1) * zoom_of(self)))
        self.update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.zoom_changed()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self.legend.paint(brush(self), self, 0, self._colours.text)

    def _cell(self, painter: QPainter, box: QRectF, sign: str, shade: float) -> QRectF:
        """Paint a small cell with a sign, and return its box."""
        cell = box.adjusted(3, 0, -3, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(heat(shade))
        painter.drawRoundedRect(cell, 3, 3)
        write(painter, cell, sign, sans(12, 700), palette.ink_on(heat(shade)), CENTRE)
        return cell

    def _met(self, painter: QPainter, box: QRectF) -> None:
        """Paint a cell inside the outline that surrounds cells that meet the goal."""
        cell = self._cell(painter, box, verdict_sign(MET), 0.3)
        painter.setPen(QPen(self._colours.text, 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(cell)

    def _missed(self, painter: QPainter, box: QRectF) -> None:
        self._cell(painter, box, verdict_sign(MISSED), 0.8)

    def _open(self, painter: QPainter, box: QRectF) -> None:
        self._cell(painter, box, verdict_sign(NOT_YET_KNOWN), 0.6)

    def _star(self, painter: QPainter, box: QRectF) -> None:
        draw_star(painter, QRectF(box.center().x() - 8, box.top(), 16, 16))

    def _dashed(self, painter: QPainter, box: QRectF) -> None:
        painter.setBrush(heat(0.8))
        pen = QPen(palette.INK, 1.6, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([2.5, 2])
        painter.setPen(pen)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 3, 3)

    def _stroke(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(heat(1.0))
        painter.drawRoundedRect(box.adjusted(3, 0, -3, 0), 3, 3)
        painter.setPen(QPen(palette.INK, 1.6))
        painter.drawLine(box.center() + QPointF(-4, -4), box.center() + QPointF(4, 4))
