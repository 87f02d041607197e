"""Charts of the page of perfect play: a heat map of positions, and bars for the mixes of one.

The heat map is drawn by hand: cells in ten colours, from dark to light, one of which is chosen. The bars show how often
each number is bet and guessed, on either side of the numbers.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFontMetricsF,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.parts.painting import (
    CENTRE,
    END,
    START,
    Axes,
    Margins,
    Tick,
    axes_in,
    draw_ticks,
    write,
    write_beside,
    write_upwards,
)
from cardtable.app.parts.widgets import at_side, set_accessible_texts
from cardtable.app.style import seat_text
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.language import as_number, filled, in_sequence, listed, translate

_HUES = "#16324F #1B485E #205E6C #297673 #3F8D72 #6DA264 #AEAE5F #DFBE74 #EDD7A2 #FBF0D0"
COLOURS: Final = tuple(QColor(hue) for hue in _HUES.split())
"""Colours from nothing to all; lightness grows in equal steps, which remain visible in black-and-white print."""
LEAP: Final = 10
"""Number of cells that the page keys, and arrows with Ctrl, move by."""
_SWATCH = QSize(32, 12)
_TOP = 46.0
"""Height of the legend, in designed pixels."""
_STEPS = (1, 2, 5, 10, 20, 50, 100)


class Heat(NamedTuple):
    """Contents of a heat map. Columns and rows are consecutive numbers; rows go up."""

    left: int
    """Number of the first column."""
    low: int
    """Number of the lowest row."""
    width: int
    height: int
    bands: bytes
    """Colour of each cell, row by row from the highest: 0 for no cell, else 1 plus an index into COLOURS."""
    values: Any
    """Values that the colours stand for, [row, column], from the lowest row."""
    limits: Sequence[float]
    """Lower limits of the colours after the first; the scale ends at 100."""

    def band(self, column: int, row: int) -> int:
        """Return the colour of a cell, as in `bands`; 0 if there is no such cell."""
        across, up = column - self.left, row - self.low
        if not (0 <= across < self.width and 0 <= up < self.height):
            return 0
        return self.bands[(self.height - 1 - up) * self.width + across]

    def value(self, column: int, row: int) -> float:
        """Return the value of a cell."""
        return float(self.values[row - self.low, column - self.left])


class Scales(NamedTuple):
    """Texts around a heat map."""

    caption: str
    """Meaning of the colours."""
    least: str
    """Name of the first colour if it means none at all, such as "never"; empty if it means little."""
    across: str
    up: str


class HeatMap(QWidget):
    """Widget for a heat map, whose cells can be pointed at, clicked, and reached with the arrow keys."""

    looked_at = Signal(int, int)
    """Signal with column and row of the cell that the person points at, or else has chosen."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__()
        self._colours = colours
        self._heat: Heat | None = None
        self._scales = Scales("", "", "", "")
        self._image = QImage()
        self._chosen = (0, 0)
        self._pointed: tuple[int, int] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(240, 180)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.CrossCursor)

    @override
    def sizeHint(self) -> QSize:
        return QSize(760, 520) * zoom_of(self)

    @property
    def heat(self) -> Heat | None:
        """Contents of the map; None before the first."""
        return self._heat

    @property
    def chosen(self) -> tuple[int, int]:
        """Column and row of the chosen cell."""
        return self._chosen

    def show_heat(self, heat: Heat, scales: Scales) -> None:
        """Show a map in place of the previous one."""
        self._heat, self._scales = heat, scales
        image = QImage(heat.bands, heat.width, heat.height, heat.width, QImage.Format.Format_Indexed8)
        image.setColorTable([0, *(colour.rgba() for colour in COLOURS)])
        self._image = image.copy()  # a copy, because the image would only refer to the bytes
        self._pointed = None
        self.update()

    def choose(self, column: int, row: int) -> None:
        """Mark a cell as chosen, without emitting `looked_at`."""
        self._chosen = (column, row)
        self.update()

    def tell(self, words: str) -> None:
        """Set the words for the current cell for screen readers, and announce them if the map has the focus."""
        set_accessible_texts(self, words, self.accessibleDescription())
        if self.hasFocus() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.accessibleName()))

    # --- where things are ----------------------------------------------------------------------------------------

    @property
    def axes(self) -> Axes:
        """Area of the cells, below the legend and inside the scales."""
        assert self._heat
        metrics, low, high = QFontMetricsF(sans(12)), self._heat.low, self._heat.low + self._heat.height
        side = metrics.horizontalAdvance("000") + metrics.height() + 14
        return axes_in(self, Margins(side, _TOP, 8, 2 * metrics.height() + 10), low, high)

    def _share(self, column: int) -> float:
        """Return the place of a column's middle along the area, 0 to 1."""
        assert self._heat
        return (column - self._heat.left + 0.5) / self._heat.width

    def _cell(self, column: int, row: int) -> QRectF:
        assert self._heat
        axes = self.axes
        wide, high = axes.box.width() / self._heat.width, axes.box.height() / self._heat.height
        return QRectF(axes.x(self._share(column)) - wide / 2, axes.y(row + 1), wide, high)

    def cell_at(self, at: QPointF) -> tuple[int, int] | None:
        """Return the cell at a point of the widget; None if there is none."""
        if self._heat is None:
            return None
        plot, heat = self.axes.box, self._heat
        x, y = at.x() / zoom_of(self) - plot.x(), plot.bottom() - at.y() / zoom_of(self)
        if self.isRightToLeft():
            x = plot.width() - x
        column = heat.left + int(x * heat.width // plot.width())
        row = heat.low + int(y * heat.height // plot.height())
        return (column, row) if heat.band(column, row) else None

    def middle_of(self, column: int, row: int) -> QPointF:
        """Return the centre of a cell, as a point of the widget."""
        return self._cell(column, row).center() * zoom_of(self)

    # --- drawing -------------------------------------------------------------------------------------------------

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._heat is None:
            return
        painter = brush(self)
        painter.setOpacity(1.0 if self.isEnabled() else 0.35)
        self._paint_legend(painter)
        axes, plot = self.axes, self.axes.box
        painter.fillRect(plot, self._colours.line)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        across = Qt.Orientation.Horizontal if self.isRightToLeft() else Qt.Orientation(0)
        painter.drawImage(plot, self._image.flipped(across))
        self._paint_scales(painter, axes)
        self._paint_mark(painter, axes)

    def _paint_legend(self, painter: QPainter) -> None:
        assert self._heat
        scales, dim, font = self._scales, self._colours.dim, sans(12)
        wide, high = _SWATCH.width(), _SWATCH.height()
        start = area(self).width() - 8 - wide * len(COLOURS) - 6
        for place, colour in enumerate(COLOURS):
            painter.fillRect(at_side(self, start + place * wide, 4, wide, high), colour)
        painter.setPen(QPen(self._colours.line, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(at_side(self, start, 4, wide * len(COLOURS), high))
        for place, limit in enumerate([0, *self._heat.limits, 100]):
            if not scales.least or place > 1:
                write(painter, at_side(self, start + place * wide - 30, 17, 60, 18), f"{limit:g}", font, dim, CENTRE)
        write(painter, at_side(self, start - 60, 17, 60 + wide, 18), scales.least, font, dim, END)
        write(painter, at_side(self, 0, 0, start - 12, 20), scales.caption, font, dim, END)

    def _paint_scales(self, painter: QPainter, axes: Axes) -> None:
        assert self._heat
        heat, plot, dim = self._heat, axes.box, self._colours.dim
        ink = self._colours.accent if self.hasFocus() else dim
        foot = QRectF(plot.x(), plot.bottom() + 4, plot.width(), area(self).height() - plot.bottom() - 4)
        align = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
        write(painter, foot, self._scales.across, sans(12), ink, align)
        write_upwards(painter, at_side(self, 0, plot.y(), 18, plot.height()), self._scales.up, ink)
        columns = _ticks(heat.left, heat.width, plot.width() / heat.width, 34)
        draw_ticks(painter, axes, [Tick(self._share(column), f"{column}", dim) for column in columns])
        for row in _ticks(heat.low, heat.height, plot.height() / heat.height, 22):
            write_beside(painter, axes, row + 0.5, f"{row}", dim)

    def _paint_mark(self, painter: QPainter, axes: Axes) -> None:
        """Mark the chosen and the pointed-at cell, visible on every colour, with lines to the scales."""
        for cell in (self._chosen, self._pointed):
            if cell is None or not self._heat or not self._heat.band(*cell):
                continue
            box = self._cell(*cell)
            if cell == (self._pointed or self._chosen):
                painter.setPen(QPen(palette.faded(self._colours.text, 0.45), 1))
                middle = box.center()
                beside = box.right() if axes.mirrored else box.left()
                painter.drawLine(QLineF(axes.x(0), middle.y(), beside, middle.y()))
                painter.drawLine(QLineF(middle.x(), box.bottom(), middle.x(), axes.box.bottom()))
            grown = max(0.0, 7 - box.width()) / 2, max(0.0, 7 - box.height()) / 2
            box.adjust(-grown[0], -grown[1], *grown)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for pen in (QPen(palette.INK, 4), QPen(palette.CREAM, 2)):
                painter.setPen(pen)
                painter.drawRect(box)

    # --- choosing ------------------------------------------------------------------------------------------------

    def _take(self, cell: tuple[int, int]) -> None:
        self.choose(*cell)
        self._pointed = None
        self.looked_at.emit(*cell)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the cell under the mouse."""
        cell = self.cell_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and cell:
            self._take(cell)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the cell under the mouse; choose it while the button is held."""
        cell = self.cell_at(event.position())
        if cell and event.buttons() & Qt.MouseButton.LeftButton:
            self._take(cell)
        elif cell != self._pointed:
            self._point_at(cell)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self._pointed:
            self._point_at(None)

    def _point_at(self, cell: tuple[int, int] | None) -> None:
        self._pointed = cell
        self.looked_at.emit(*(cell or self._chosen))
        self.update()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose another cell: arrows by one, page keys and Ctrl+arrows by LEAP, Home and End along the row."""
        leap = LEAP if event.modifiers() & Qt.KeyboardModifier.ControlModifier else 1
        steps = {
            Qt.Key.Key_Left: (-1, 0, leap),
            Qt.Key.Key_Right: (1, 0, leap),
            Qt.Key.Key_Up: (0, 1, leap),
            Qt.Key.Key_Down: (0, -1, leap),
            Qt.Key.Key_PageUp: (0, 1, LEAP),
            Qt.Key.Key_PageDown: (0, -1, LEAP),
            Qt.Key.Key_Home: (-1, 0, self._image.width()),
            Qt.Key.Key_End: (1, 0, self._image.width()),
        }.get(Qt.Key(event.key()))
        if steps is None or self._heat is None:
            super().keyPressEvent(event)
            return
        across, up, count = steps
        if self.isRightToLeft() and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            across = -across
        column, row = self._chosen
        cells = ((column + across * far, row + up * far) for far in range(count, 0, -1))
        reached = next((cell for cell in cells if self._heat.band(*cell)), None)
        if reached:
            self._take(reached)


def _ticks(first: int, count: int, size: float, apart: float) -> list[int]:
    """Return the numbers to write on a scale: round ones, at least `apart` pixels from one another."""
    step = next((step for step in _STEPS if step * size >= apart), _STEPS[-1])
    return [number for number in range(first, first + count) if number % step == 0]


_ROW = 22
_NUMBER = 44
"""Width of the column of numbers, in designed pixels."""
_SHARE = 44
"""Width of the figure beside a bar, in designed pixels."""
_ROUNDING = 0.05
"""Share in per cent below which a figure with one decimal reads "< 0.1"."""


class Often(NamedTuple):
    """Shares, 0 to 1, with which a number is bet and guessed."""

    number: int
    bet: float
    guess: float


def hundredth(share: float) -> str:
    """Return a share, 0 to 1, in per cent with one decimal."""
    found = 100 * share
    return "< 0.1" if 0 < found < _ROUNDING else as_number(found, 1)


class MixBars(QWidget):
    """Widget with a row of bars for each number that is bet or guessed at all."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__()
        self._colours = colours
        self.rows: Sequence[Often] = ()
        self._marked: int | None = None
        self.bet_colour = colours.accent
        self.guess_colour = seat_text(palette.COLOURS[1], colours)

    def show_mixes(self, rows: Sequence[Often], marked: int | None) -> None:
        """Show mixes; `marked` is a number to highlight, or None."""
        self.rows, self._marked = rows, marked
        set_accessible_texts(self, self._words())
        self.zoom_changed()
        self.update()

    def zoom_changed(self) -> None:
        """Set the height to that of all rows."""
        self.setMinimumHeight(round(_ROW * len(self.rows) * zoom_of(self)))

    def _words(self) -> str:
        """Return the mixes in words, for screen readers."""
        often = translate("mentalist", "{number}: {share}%")
        told = []
        for start, shares in (
            (translate("mentalist", "Bets: {mix}."), [(row.number, row.bet) for row in self.rows]),
            (translate("mentalist", "Guesses: {mix}."), [(row.number, row.guess) for row in self.rows]),
        ):
            parts = [filled(often, number=number, share=hundredth(share)) for number, share in shares if share]
            told.append(filled(start, mix=listed(parts)))
        return in_sequence(told)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        zoom = zoom_of(self)
        middle = area(self).width() / 2
        longest = max(1.0, middle - _NUMBER / 2 - _SHARE - 6)
        most = max((max(row.bet, row.guess) for row in self.rows), default=1.0)
        first = max(0, int(event.rect().top() / zoom // _ROW))
        last = int(event.rect().bottom() / zoom // _ROW) + 1
        for place, row in enumerate(self.rows[first:last], first):
            top = place * _ROW
            if row.number == self._marked:
                painter.fillRect(at_side(self, 0, top, middle * 2, _ROW), self._colours.field)
            box = at_side(self, middle - _NUMBER / 2, top, _NUMBER, _ROW)
            write(painter, box, f"{row.number}", sans(14, 700), self._colours.text, CENTRE)
            for side, share, colour in ((-1, row.bet, self.bet_colour), (1, row.guess, self.guess_colour)):
                long = longest * share / most
                start = middle + side * _NUMBER / 2
                painter.fillRect(at_side(self, min(start, start + side * long), top + 4, long, _ROW - 8), colour)
                beyond = start + side * (long + 5)
                box = at_side(self, min(beyond, beyond + side * _SHARE), top, _SHARE, _ROW)
                write(painter, box, hundredth(share), sans(13), self._colours.text, END if side < 0 else START)
