"""Heat map: a cell for each pair of values, coloured by its value, with signs for its state."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.emblems import emblem_path
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.plots.drawing import At, Drawing, PlotBox
from cardtable.app.plots.plot import Plot
from cardtable.app.zoom import zoom_of

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
        across, up = (0.0, float(max(len(columns), 1))), (0.0, float(max(len(rows), 1)))
        self.show_area(across, up)
        self._drawing.show_area(QRectF(0, 0, across[1], up[1]))
        self.point_at(self._marks.index(place) if place in cells and place is not None else None)
        set_accessible_texts(self, name, "" if self.pointed is None else self.words_of(self.pointed))
        self._name_axes()

    # --- cells as marks ------------------------------------------------------------------------------------------

    @property
    @override
    def marks(self) -> int:
        return len(self._marks)

    def place_of(self, mark: int) -> Place:
        """Return the row and column of a cell."""
        return self._marks[mark]

    @override
    def mark_at(self, x: float, y: float) -> int | None:
        place = (int(y), int(x))
        return self._marks.index(place) if place in self._cells else None

    @override
    def words_of(self, mark: int) -> str:
        return self._cells[self._marks[mark]].words

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
