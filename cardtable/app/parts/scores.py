"""Scores of the seats: their course as lines, and the view beside the table.

Lines that coincide are drawn with interleaved dashes, so that none hides another.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS, draw_emblem
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.seat_mark import draw_disc, draw_name
from cardtable.app.parts.widgets import DrawnLabel, along, at_side
from cardtable.app.style import seat_text
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.language import labelled, listed

_EMBLEM = 16.0
"""Width of an emblem on a line, in designed pixels."""
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


def draw_lines(
    painter: QPainter,
    area: QRectF,
    course: Sequence[Sequence[int]],
    colours: Sequence[QColor],
    level: Callable[[float], float],
) -> None:
    """Draw the lines in their seats' colours from side to side of `area`, in reading direction.

    `level` returns the y coordinate of a score.
    """
    steps = max(1, len(course) - 1)
    for stretch in stretches(course):
        painter.setPen(stretch.pen(colours[stretch.seat], 2.4))
        painter.drawPolyline([
            QPointF(along(painter, area, step / steps), level(course[step][stretch.seat]))
            for step in range(stretch.first, stretch.last + 1)
        ])  # fmt: skip


def draw_emblems(
    painter: QPainter,
    area: QRectF,
    course: Sequence[Sequence[int]],
    emblems: Sequence[int],
    level: Callable[[float], float],
) -> None:
    """Draw each seat's emblem on its line, so that seats are recognizable without colours.

    Emblems are near the end of the lines, each further back than the one before, as lines may meet.
    """
    steps = len(course) - 1
    if steps < 1:
        return
    for seat, emblem in enumerate(emblems):
        at = max(0.0, 1 - (_EMBLEM / 2 + seat * (_EMBLEM + 2)) / max(1.0, area.width()))
        step = min(int(at * steps), steps - 1)
        before, after = level(course[step][seat]), level(course[step + 1][seat])
        y = before + (after - before) * (at * steps - step)
        box = QRectF(along(painter, area, at) - _EMBLEM / 2, y - _EMBLEM / 2, _EMBLEM, _EMBLEM)
        draw_emblem(painter, box, EMBLEMS[emblem], palette.SEATS[emblem])


_TOP = 18.0
_ROW = 44


class SeatScore(NamedTuple):
    """Row of one seat."""

    name: str
    emblem: int
    points: int


class Section(Protocol):
    """Section that a game adds between the rows and the chart."""

    @property
    def height(self) -> float:
        """Height in designed pixels; 0 if there is nothing to show."""

    @property
    def spoken(self) -> str:
        """Text for screen readers."""

    def paint(self, painter: QPainter, view: "ScoreView", y: float) -> None:
        """Draw the section from `y` downwards."""


class ScoreView(DrawnLabel):
    """Rows with bars, and a small chart."""

    def __init__(
        self,
        pixmaps: Pixmaps,
        colours: Scheme,
        counted: Callable[[int], str],
        heading: str,
        section: Section | None = None,
    ) -> None:
        """Create the view; `counted` returns a number of points in words, `heading` is the title of the chart."""
        super().__init__(colours, 20.0)
        self._pixmaps = pixmaps
        self._counted = counted
        self._course_heading = heading
        self._section = section
        self._rows: list[SeatScore] = []
        self._course: Sequence[Sequence[int]] = [[]]

    def show_scores(self, rows: list[SeatScore], course: Sequence[Sequence[int]]) -> None:
        """Show each seat's score, and its score at each step."""
        self._rows, self._course = rows, course
        self.setMinimumHeight(self.sizeHint().height())
        spoken = [labelled(row.name, self._counted(row.points)) for row in rows]
        if self._section and self._section.height:
            spoken.append(self._section.spoken)
        self.setAccessibleName(listed(spoken))
        self.update()

    @override
    def words_at(self, at: QPointF) -> str:
        """Return the name at a point, as it may be elided in the row."""
        place = int((at.y() - _TOP) // _ROW)
        return self._standings[place].name if 0 <= place < len(self._rows) else ""

    @property
    def _standings(self) -> list[SeatScore]:
        return sorted(self._rows, key=lambda row: -row.points)

    @override
    def sizeHint(self) -> QSize:
        return QSize(260, 60 + _ROW * len(self._rows) + self._section_height + 190) * zoom_of(self)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        y = _TOP
        for row in self._standings:
            self._paint_row(painter, row, y)
            y += _ROW
        if self._section and self._section_height:
            self._section.paint(painter, self, y + 14)
            y += self._section_height
        self._paint_course(painter, y + 16)

    @property
    def _section_height(self) -> int:
        return round(self._section.height) if self._section else 0

    @property
    def _width(self) -> float:
        return area(self).width()

    @property
    def inner(self) -> tuple[float, float]:
        """Left and right end of the room for contents, in designed pixels."""
        return self.pad, self._width - self.pad

    def heading(self, painter: QPainter, text: str, y: float) -> float:
        """Draw a dim heading at `y` and return the y coordinate below it."""
        painter.setFont(sans(13, 600))
        painter.setPen(self.colours.dim)
        painter.drawText(
            at_side(self, self.pad, y, self._width - 2 * self.pad, 20), Qt.AlignmentFlag.AlignVCenter, text
        )
        return y + 24

    def _paint_row(self, painter: QPainter, row: SeatScore, y: float) -> None:
        colour = palette.SEATS[row.emblem]
        draw_disc(painter, self._pixmaps, row.emblem, at_side(self, self.pad, y, 32, 32).topLeft(), 32)
        left = self.pad + 42
        right = self._width - self.pad
        painter.setFont(sans(17, 700))
        painter.setPen(self.colours.text)
        number = at_side(self, right - 46, y, 46, 24)
        painter.drawText(number, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(row.points))
        room = at_side(self, left, y, right - left - 50, 24)
        draw_name(painter, row.name, 16, self._colour(row.emblem), room)
        most = max(1, *(other.points for other in self._rows))
        bar = at_side(self, left, y + 26, right - left, 5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colours.line)
        painter.drawRoundedRect(bar, 2.5, 2.5)
        if row.points:
            painter.setBrush(colour)
            painter.drawRoundedRect(at_side(self, left, y + 26, (right - left) * row.points / most, 5), 2.5, 2.5)

    def _paint_course(self, painter: QPainter, y: float) -> None:
        """Draw a line for each seat, from step to step."""
        steps = len(self._course) - 1
        if steps < 1:
            return
        y = self.heading(painter, self._course_heading, y)
        course = QRectF(self.pad, y, self._width - 2 * self.pad, min(150.0, area(self).height() - y - 16))
        most = max(1, *(max(step) for step in self._course))
        painter.setPen(QPen(self.colours.line, 1))
        painter.drawLine(course.bottomLeft(), course.bottomRight())

        def level(points: float) -> float:
            return course.bottom() - course.height() * points / most

        draw_lines(painter, course, self._course, [self._colour(row.emblem) for row in self._rows], level)
        draw_emblems(painter, course, self._course, [row.emblem for row in self._rows], level)

    def _colour(self, emblem: int) -> QColor:
        return seat_text(palette.SEATS[emblem], self.colours)
