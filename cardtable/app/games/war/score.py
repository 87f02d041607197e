"""The score beside the table: points by seat, what is still to be won, and the course so far."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.games.war.words import points_words
from cardtable.app.parts.score_lines import draw_lines
from cardtable.app.parts.seat_mark import draw_disc, draw_name
from cardtable.app.parts.widgets import at_side, shows_tip
from cardtable.app.style import seat_text
from cardtable.app.zoom import area, brush, zoom_of

translate = QCoreApplication.translate

_TOP = 18.0
_ROW = 44
_PAD = 20


class SeatScore(NamedTuple):
    """One seat's row."""

    name: str
    emblem: int
    points: int


class ScoreView(QLabel):
    """Drawn by hand: rows with bars, the prizes still to come, and a small chart. A label, which screen readers read; a
    mere widget they pass over."""

    def __init__(self, pixmaps: Pixmaps, colours: Scheme) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._colours = colours
        self._rows: list[SeatScore] = []
        self._to_come: list[tuple[str, bool]] = []
        self._left = 0
        self._course: list[list[int]] = [[]]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def refit(self) -> None:
        """Its rows are higher or lower now."""
        self.setMinimumHeight(self.sizeHint().height())
        self.update()

    def show_scheme(self, colours: Scheme) -> None:
        """Other colours from now on."""
        self._colours = colours
        self.update()

    def show_scores(
        self, rows: list[SeatScore], to_come: list[tuple[str, bool]], left: int, course: list[list[int]]
    ) -> None:
        """The points; the ranks of the spare suit with whether each is still to come; points left; the course."""
        self._rows, self._to_come, self._left, self._course = rows, to_come, left, course
        self.setMinimumHeight(self.sizeHint().height())
        spoken = [f"{row.name}: {points_words(row.points)}" for row in rows]
        if to_come:
            spoken.append(translate("war", "Still to be won: %n point(s)", None, left))
        self.setAccessibleName(", ".join(spoken))
        self.update()

    @override
    def event(self, event: QEvent) -> bool:
        """A name that is cut, to whoever asks with the mouse."""
        return shows_tip(self, event, self._name_at) or super().event(event)

    def _name_at(self, at: QPointF) -> str:
        place = int((at.y() - _TOP) // _ROW)
        return self._standings[place].name if 0 <= place < len(self._rows) else ""

    @property
    def _standings(self) -> list[SeatScore]:
        return sorted(self._rows, key=lambda row: -row.points)

    @override
    def sizeHint(self) -> QSize:
        return QSize(260, 60 + _ROW * len(self._rows) + (90 if self._to_come else 0) + 190) * zoom_of(self)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        y = _TOP
        for row in self._standings:
            self._paint_row(painter, row, y)
            y += _ROW
        if self._to_come:
            y = self._paint_to_come(painter, y + 14)
        self._paint_course(painter, y + 16)

    @property
    def _width(self) -> float:
        return area(self).width()

    def _heading(self, painter: QPainter, text: str, y: float) -> float:
        painter.setFont(sans(13, 600))
        painter.setPen(self._colours.dim)
        painter.drawText(at_side(self, _PAD, y, self._width - 2 * _PAD, 20), Qt.AlignmentFlag.AlignVCenter, text)
        return y + 24

    def _paint_row(self, painter: QPainter, row: SeatScore, y: float) -> None:
        colour = palette.SEATS[row.emblem]
        draw_disc(painter, self._pixmaps, row.emblem, at_side(self, _PAD, y, 32, 32).topLeft(), 32)
        left = _PAD + 42
        right = self._width - _PAD
        painter.setFont(sans(17, 700))
        painter.setPen(self._colours.text)
        number = at_side(self, right - 46, y, 46, 24)
        painter.drawText(number, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(row.points))
        room = at_side(self, left, y, right - left - 50, 24)
        draw_name(painter, row.name, 16, self._colour(row.emblem), room)
        most = max(1, *(other.points for other in self._rows))
        bar = at_side(self, left, y + 26, right - left, 5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colours.line)
        painter.drawRoundedRect(bar, 2.5, 2.5)
        if row.points:
            painter.setBrush(colour)
            painter.drawRoundedRect(at_side(self, left, y + 26, (right - left) * row.points / most, 5), 2.5, 2.5)

    def _paint_to_come(self, painter: QPainter, y: float) -> float:
        """The spare suit's ranks: bright while they are to come, struck out once they were up."""
        y = self._heading(painter, translate("war", "Still to be won: %n point(s)", None, self._left), y)
        cell = (self._width - 2 * _PAD) / len(self._to_come)
        font = sans(13, 600)
        painter.setFont(font)
        for place, (rank, to_come) in enumerate(self._to_come):
            box = QRectF(_PAD + place * cell, y, cell - 2, 28)
            painter.setPen(self._colours.line)
            painter.setBrush(palette.PAPER if to_come else self._colours.panel)
            painter.drawRoundedRect(box, 4, 4)
            painter.setPen(palette.INK if to_come else self._colours.dim)
            if to_come:
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, rank)
            else:
                middle = box.center()
                painter.drawLine(QPointF(middle.x() - 3, middle.y()), QPointF(middle.x() + 3, middle.y()))
        return y + 40

    def _paint_course(self, painter: QPainter, y: float) -> None:
        """One line a seat, from prize to prize."""
        steps = len(self._course) - 1
        if steps < 1:
            return
        y = self._heading(painter, translate("war", "Points so far"), y)
        course = QRectF(_PAD, y, self._width - 2 * _PAD, min(150.0, area(self).height() - y - 16))
        most = max(1, *self._course[-1])
        painter.setPen(QPen(self._colours.line, 1))
        painter.drawLine(course.bottomLeft(), course.bottomRight())

        def level(points: float) -> float:
            return course.bottom() - course.height() * points / most

        draw_lines(painter, course, self._course, [self._colour(row.emblem) for row in self._rows], level)

    def _colour(self, emblem: int) -> QColor:
        return seat_text(palette.SEATS[emblem], self._colours)
