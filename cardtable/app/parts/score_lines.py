"""Lines of several seats' scores. Lines that coincide are drawn with interleaved dashes, so that none hides another."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS, draw_emblem
from cardtable.app.parts.widgets import along

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
