"""Painting of texts and small charts: those in a row, in a list, beside the felt, and on the pages after a game.

All lengths are designed pixels, and everything runs as reading does: in Arabic from right to left, with the vertical
scale at the right. Charts of the lab are pyqtgraph's (`lab.plot`), which takes too long to import for other pages.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS, draw_emblem
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.parts.widgets import PlainLabel, at_side, shows_tip
from cardtable.app.zoom import area, zoom_of

START = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
END = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter

_ROUNDING = 0.5
"""Length by which a text may be wider than its box, which may have been computed from the text's own width."""


def write(painter: QPainter, box: QRectF, text: str, font: QFont, ink: QColor, align: Qt.AlignmentFlag = START) -> None:
    """Draw a line of text, elided if it doesn't fit."""
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width() + _ROUNDING)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(box, align, shown)


def draw_share(painter: QPainter, box: QRectF, share: float, ink: QColor, track: QColor) -> None:
    """Draw a bar with rounded ends that fills `share` (0 to 1) of its track, from the start of the line."""
    long, radius = box.width() * max(share, 0.0), box.height() / 2
    filled = QRectF(box)
    if painter.layoutDirection() == Qt.LayoutDirection.RightToLeft:
        filled.setLeft(box.right() - long)
    else:
        filled.setWidth(long)
    painter.setPen(Qt.PenStyle.NoPen)
    for part, colour in ((box, track), (filled, ink)):
        painter.setBrush(colour)
        painter.drawRoundedRect(part, radius, radius)


# --- axes --------------------------------------------------------------------------------------------------------

_NUMBER = QSizeF(60, 18)
"""Room for a number on the vertical scale."""
_BESIDE, _BELOW = 6.0, 4.0
"""Gaps between the area and the numbers beside it, and the labels below it."""
_APART = 6.0
"""Least gap between two labels."""


class Axes(NamedTuple):
    """Area of a chart, with the values at its lower and its upper edge."""

    box: QRectF
    low: float = 0.0
    high: float = 1.0
    mirrored: bool = False

    def x(self, share: float) -> float:
        """Return the x coordinate at `share` (0 to 1) of the way along."""
        return self.box.x() + self.box.width() * (1 - share if self.mirrored else share)

    def y(self, value: float) -> float:
        return self.box.bottom() - self.box.height() * (value - self.low) / (self.high - self.low)

    def at(self, share: float, value: float) -> QPointF:
        return QPointF(self.x(share), self.y(value))


class Margins(NamedTuple):
    """Margins around the area of a chart, for its scales and texts."""

    start: float
    top: float
    end: float
    bottom: float


def axes_in(widget: QWidget, margins: Margins, low: float = 0.0, high: float = 1.0) -> Axes:
    """Return the axes that fill a widget up to its margins."""
    whole, (start, top, end, bottom) = area(widget), margins
    box = at_side(widget, start, top, whole.width() - start - end, whole.height() - top - bottom)
    return Axes(box, low, high, widget.isRightToLeft())


def write_beside(painter: QPainter, axes: Axes, value: float, number: str, ink: QColor) -> None:
    """Draw a number of the vertical scale before the start of the area."""
    x = axes.box.right() + _BESIDE if axes.mirrored else axes.box.left() - _BESIDE - _NUMBER.width()
    side = Qt.AlignmentFlag.AlignLeft if axes.mirrored else Qt.AlignmentFlag.AlignRight
    before = painter.layoutDirection()
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # a minus stands before its number in any script
    room = QRectF(QPointF(x, axes.y(value) - _NUMBER.height() / 2), _NUMBER)
    write(painter, room, number.replace("-", "−"), sans(12), ink, side | Qt.AlignmentFlag.AlignVCenter)
    painter.setLayoutDirection(before)


def draw_level(painter: QPainter, axes: Axes, value: float, number: str, pen: QPen, ink: QColor) -> None:
    """Draw a line across the area at a value, and the number before its start."""
    painter.setPen(pen)
    painter.drawLine(axes.at(0, value), axes.at(1, value))
    write_beside(painter, axes, value, number, ink)


def write_upwards(painter: QPainter, box: QRectF, text: str, ink: QColor) -> None:
    """Draw the title of a vertical scale in the middle of a high and narrow box."""
    painter.save()
    painter.translate(box.center())
    painter.rotate(-90)
    write(painter, QRectF(-box.height() / 2, -box.width() / 2, box.height(), box.width()), text, sans(12), ink, CENTRE)
    painter.restore()


class Tick(NamedTuple):
    """Label below the area."""

    share: float
    """Place along the area, 0 to 1."""
    text: str
    ink: QColor
    kept: bool = False
    """True if it is always drawn; others give way to it."""


def draw_ticks(painter: QPainter, axes: Axes, ticks: Sequence[Tick]) -> None:
    """Draw as many labels as fit, given in order; one that repeats the one before is left out."""
    metrics, width = QFontMetricsF(sans(12)), axes.box.width()

    def ends(tick: Tick) -> tuple[float, float]:
        half = (metrics.horizontalAdvance(tick.text) + _APART) / 2
        return tick.share * width - half, tick.share * width + half

    kept = [ends(tick) for tick in ticks if tick.kept]
    last, free = "", float("-inf")
    for tick in ticks:
        start, end = ends(tick)
        fits = start >= free and all(end <= first or start >= beyond for first, beyond in kept)
        if tick.text and (tick.kept or (fits and tick.text != last)):
            room = QRectF(axes.x(tick.share) - (end - start) / 2, axes.box.bottom() + _BELOW, end - start, 18)
            write(painter, room, tick.text, sans(12), tick.ink, CENTRE)
            last, free = tick.text, end


# --- legends -----------------------------------------------------------------------------------------------------

_SIGN_GAP, _SIGNS_APART = 6, 18


class LegendSign(NamedTuple):
    """Sign of a legend, and the words that explain it."""

    draw: Callable[[QPainter, QRectF], object]
    words: str


class Legend(NamedTuple):
    """Rows of signs with words in `sans(12)`, as many in each row as fit."""

    signs: Sequence[LegendSign]
    size: QSizeF
    """Size of the signs."""
    row: float = 20.0
    """Height of a row."""

    def rows(self, width: float) -> list[list[tuple[LegendSign, float]]]:
        """Return the signs by row, each with its distance from the start of the line."""
        metrics = QFontMetricsF(sans(12))
        rows: list[list[tuple[LegendSign, float]]] = []
        x = width
        for sign in self.signs:
            long = self.size.width() + _SIGN_GAP + metrics.horizontalAdvance(sign.words)
            if x + long > width:
                rows.append([])
                x = 0.0
            rows[-1].append((sign, x))
            x += long + _SIGNS_APART
        return rows

    def paint(self, painter: QPainter, widget: QWidget, y: float, ink: QColor, pad: float = 0.0) -> None:
        """Paint the rows from `y` downwards, with `pad` left free on either side of the widget."""
        size, metrics = self.size, QFontMetricsF(sans(12))
        for number, row in enumerate(self.rows(area(widget).width() - 2 * pad)):
            top = y + number * self.row
            for sign, x in row:
                painter.save()
                above = top + (self.row - size.height()) / 2
                sign.draw(painter, at_side(widget, pad + x, above, size.width(), size.height()))
                painter.restore()
                start, long = pad + x + size.width() + _SIGN_GAP, metrics.horizontalAdvance(sign.words) + 2
                write(painter, at_side(widget, start, top, long, self.row), sign.words, sans(12), ink)


# --- courses -----------------------------------------------------------------------------------------------------

_EMBLEM = 16.0
"""Width of an emblem on a line."""
_DASH = 4.0
"""Length of a dash, in widths of the line."""


class Stretch(NamedTuple):
    """Part of a seat's line over which it coincides with the same seats' lines."""

    seat: int
    first: int
    last: int
    """Steps between which it runs."""
    among: int
    """Number of seats whose lines coincide; 1 for a line of its own."""
    place: int
    """Position of the seat among them, from 0."""

    def pen(self, colour: QColor, width: float) -> QPen:
        """Return a pen that is solid for a line of its own, else with this seat's share of the dashes."""
        pen = QPen(colour, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if self.among > 1:
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern([_DASH, _DASH * (self.among - 1)])
            pen.setDashOffset(_DASH * (self.among - self.place))
        else:
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        return pen


def stretches(course: Sequence[Sequence[int]]) -> list[Stretch]:
    """Return the stretches of all lines of `course`, the scores by seat at each step."""
    found: list[Stretch] = []
    for seat in range(len(course[0]) if course else 0):
        sharing: list[int] = []
        for step in range(len(course) - 1):
            ends = (course[step][seat], course[step + 1][seat])
            now = [other for other, end in enumerate(zip(course[step], course[step + 1], strict=True)) if end == ends]
            if now == sharing:
                found[-1] = found[-1]._replace(last=step + 1)
            else:
                found.append(Stretch(seat, step, step + 1, len(now), now.index(seat)))
            sharing = now
    return found


def draw_lines(painter: QPainter, axes: Axes, course: Sequence[Sequence[int]], inks: Sequence[QColor]) -> None:
    """Draw the seats' lines from side to side in their colours.

    Lines that coincide have interleaved dashes, so that none hides another.
    """
    steps = max(1, len(course) - 1)
    for stretch in stretches(course):
        painter.setPen(stretch.pen(inks[stretch.seat], 2.4))
        painter.drawPolyline([
            axes.at(step / steps, course[step][stretch.seat]) for step in range(stretch.first, stretch.last + 1)
        ])  # fmt: skip


def draw_emblems(painter: QPainter, axes: Axes, course: Sequence[Sequence[int]], emblems: Sequence[int]) -> None:
    """Draw each seat's emblem on its line, so that seats are recognizable without colours.

    Emblems are near the end of the lines, each further back than the one before, as lines may meet.
    """
    steps = len(course) - 1
    if steps < 1:
        return
    for seat, emblem in enumerate(emblems):
        share = max(0.0, 1 - (_EMBLEM / 2 + seat * (_EMBLEM + 2)) / max(1.0, axes.box.width()))
        step = min(int(share * steps), steps - 1)
        before, after = course[step][seat], course[step + 1][seat]
        middle = axes.at(share, before + (after - before) * (share * steps - step))
        corner = middle - QPointF(_EMBLEM / 2, _EMBLEM / 2)
        draw_emblem(painter, QRectF(corner, QSizeF(_EMBLEM, _EMBLEM)), EMBLEMS[emblem], palette.SEATS[emblem])


# --- widgets -----------------------------------------------------------------------------------------------------


class DrawnLabel(PlainLabel):
    """Base class of labels that paint themselves. Screen readers read a label but skip a mere widget."""

    def __init__(self, colours: Scheme, pad: float) -> None:
        """Create a label with `pad` designed pixels left free on either side."""
        super().__init__()
        self.colours = colours
        self.pad = pad
        self.tips: list[tuple[QRectF, str]] = []
        """Boxes in designed pixels and their tooltips, the topmost last; filled while painting."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def zoom_changed(self) -> None:
        self.setMinimumHeight(self.sizeHint().height())
        self.update()

    def show_scheme(self, colours: Scheme) -> None:
        self.colours = colours
        self.update()

    @property
    def room(self) -> float:
        """Width between the margins, in designed pixels."""
        return area(self).width() - 2 * self.pad

    def paint_heading(self, painter: QPainter, text: str, y: float) -> float:
        """Draw a dim heading at `y` and return the y coordinate below it."""
        write(painter, at_side(self, self.pad, y, self.room, 20), text, sans(13, 600), self.colours.dim)
        return y + 24

    @override
    def event(self, event: QEvent) -> bool:
        return shows_tip(self, event, self.words_at) or super().event(event)

    def words_at(self, at: QPointF) -> str:
        """Return the tooltip at a point in designed pixels; empty if there is none."""
        return next((words for box, words in reversed(self.tips) if box.contains(at)), "")


class MarksChart(QWidget):
    """Base class of charts whose marks are chosen with the mouse, or with the arrow keys, Home and End."""

    def __init__(self, colours: Scheme, title: str, height: int) -> None:
        """Create a chart with a title, which screen readers read too, and a preferred height."""
        super().__init__()
        self.colours = colours
        self.title = title
        self.selected = -1
        """Number of the chosen mark, or -1."""
        self._height = height
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(120)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @override
    def sizeHint(self) -> QSize:
        return QSize(420, self._height) * zoom_of(self)

    @property
    def choices(self) -> Sequence[int]:
        """Numbers of the marks that can be chosen, in order."""
        raise NotImplementedError

    def x_of(self, mark: int) -> float:
        """Return the x coordinate of a mark, in designed pixels."""
        raise NotImplementedError

    def choose(self, mark: int) -> None:
        """Choose a mark."""
        raise NotImplementedError

    def paint_title(self, painter: QPainter) -> None:
        """Draw the title, highlighted while the chart has the focus."""
        ink = self.colours.accent if self.hasFocus() else self.colours.dim
        write(painter, QRectF(0, 0, area(self).width(), 20), self.title, sans(13, 600), ink)

    def nearest(self, x: float) -> int | None:
        """Return the mark nearest to an x coordinate in designed pixels; None if there are no marks."""
        return min(self.choices, key=lambda mark: abs(self.x_of(mark) - x), default=None)

    def choose_near(self, event: QMouseEvent) -> None:
        """Choose the mark nearest to the mouse, if there are any."""
        mark = self.nearest(event.position().x() / zoom_of(self))
        if mark is not None:
            self.choose(mark)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.choose_near(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        marks = self.choices
        before = [mark for mark in marks if mark < self.selected][-1:] or marks[:1]
        after = [mark for mark in marks if mark > self.selected][:1] or marks[-1:]
        left, right = (after, before) if self.isRightToLeft() else (before, after)
        keys = {Qt.Key.Key_Left: left, Qt.Key.Key_Right: right, Qt.Key.Key_Home: marks[:1], Qt.Key.Key_End: marks[-1:]}
        chosen = keys.get(Qt.Key(event.key()))
        if chosen is None:
            super().keyPressEvent(event)
        for mark in chosen or ():
            self.choose(mark)
