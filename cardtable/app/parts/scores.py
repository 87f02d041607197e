"""Scores of the seats, as the view beside the table shows them: rows with bars, and their course as lines."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.painting import (
    END,
    Axes,
    DrawnLabel,
    draw_emblems,
    draw_lines,
    draw_share,
    write,
)
from cardtable.app.parts.seat_mark import draw_disc, draw_name
from cardtable.app.parts.widgets import at_side
from cardtable.app.style import seat_text
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.language import labelled, listed

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

    def _paint_row(self, painter: QPainter, row: SeatScore, y: float) -> None:
        draw_disc(painter, self._pixmaps, row.emblem, at_side(self, self.pad, y, 32, 32).topLeft(), 32)
        start, room = self.pad + 42, self.room - 42
        number = at_side(self, start + room - 46, y, 46, 24)
        write(painter, number, str(row.points), sans(17, 700), self.colours.text, END)
        draw_name(painter, row.name, 16, self._colour(row.emblem), at_side(self, start, y, room - 50, 24))
        most = max(1, *(other.points for other in self._rows))
        bar = at_side(self, start, y + 26, room, 5)
        draw_share(painter, bar, row.points / most, palette.SEATS[row.emblem], self.colours.line)

    def _paint_course(self, painter: QPainter, y: float) -> None:
        """Draw a line for each seat, from step to step."""
        if len(self._course) < 2:
            return
        y = self.paint_heading(painter, self._course_heading, y)
        most = max(1, *(max(step) for step in self._course))
        box = QRectF(self.pad, y, self.room, min(150.0, area(self).height() - y - 16))
        axes = Axes(box, 0, most, self.isRightToLeft())
        painter.setPen(QPen(self.colours.line, 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        draw_lines(painter, axes, self._course, [self._colour(row.emblem) for row in self._rows])
        draw_emblems(painter, axes, self._course, [row.emblem for row in self._rows])

    def _colour(self, emblem: int) -> QColor:
        return seat_text(palette.SEATS[emblem], self.colours)
