"""Chart of the scores over a game: a line for each seat, with scales."""

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.after.chances import loss_colour
from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS, draw_emblem
from cardtable.app.art.fonts import sans
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.parts.score_lines import draw_emblems, draw_lines
from cardtable.app.parts.widgets import along
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.language import listed


class ChartedCourse(NamedTuple):
    """Scores to draw and the texts around them."""

    title: str
    scores: Sequence[Sequence[int]]
    """Scores at each step, one for each line."""
    names: Sequence[str]
    """Name of each line."""
    emblems: Sequence[int]
    """Number of each line's emblem, which gives it its colour."""
    ticks: Sequence[tuple[int, str]]
    """Steps to label on the horizontal axis, with their labels."""
    target: int | None = None
    """Score marked by a dashed line, or None."""


_LEVELS = 5
"""Approximate maximum number of intervals on the vertical scale."""
_GAP = 38.0
"""Space between two names, which holds the emblem of the second, in designed pixels."""
_EMBLEM = 16.0
_DOTS = 9.0
"""Minimum distance between steps at which they get dots, in designed pixels."""


class CourseChart(QWidget):
    """Chart of scores by step and seat, with the seats' names above it."""

    def __init__(self, settings: Settings, course: ChartedCourse) -> None:
        super().__init__()
        self._colours = scheme(settings)
        self._course = course
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(150)
        self.show_course(course)

    def show_course(self, course: ChartedCourse) -> None:
        self._course = course
        at_last = course.scores[-1] if course.scores else []
        set_accessible_texts(
            self, course.title, listed(f"{name} {score}" for name, score in zip(course.names, at_last, strict=False))
        )
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(420, 230) * zoom_of(self)

    # --- where things are ----------------------------------------------------------------------------------------

    def _levels(self) -> range:
        """Return the scores at which the scale has a line: round numbers that enclose all scores and the target."""
        scores = [score for step in self._course.scores for score in step]
        if self._course.target is not None:
            scores.append(self._course.target)
        low, high = min(scores, default=0), max(scores, default=0)
        least = max(high - low, 1) / _LEVELS
        tens = 10 ** floor(log10(least))
        step = max(1, next(round(tens * of) for of in (1, 2, 5, 10) if tens * of >= least))
        return range(floor(low / step) * step, max(ceil(high / step), floor(low / step) + 1) * step + 1, step)

    def _plot(self, levels: range) -> QRectF:
        """Return the area of the lines: without the numbers at the side, the texts above and the labels below."""
        side = max(QFontMetricsF(sans(12)).horizontalAdvance(f"{level}") for level in levels)
        return area(self).adjusted(side + 10, 52, -14, -24)

    def names(self) -> list[str]:
        """Return the names as they are drawn: elided if there is no room for all."""
        metrics = QFontMetricsF(sans(13))
        names = self._course.names
        width = area(self).width()
        if sum(metrics.horizontalAdvance(name) + _GAP for name in names) <= width:
            return [*names]
        room = width / len(names) - _GAP
        return [metrics.elidedText(name, Qt.TextElideMode.ElideRight, room) for name in names]

    # --- drawing -------------------------------------------------------------------------------------------------

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        levels = self._levels()
        plot = self._plot(levels)
        inks = [seat_text(palette.SEATS[emblem], self._colours) for emblem in self._course.emblems]

        def level(score: float) -> float:
            return plot.bottom() - plot.height() * (score - levels[0]) / (levels[-1] - levels[0])

        self._paint_words(painter)
        self._paint_scales(painter, plot, levels)
        if self._course.target is not None:
            painter.setPen(QPen(loss_colour(self._colours), 1.2, Qt.PenStyle.DashLine))
            height = level(self._course.target)
            painter.drawLine(QPointF(plot.left(), height), QPointF(plot.right(), height))
        scores = self._course.scores
        draw_lines(painter, plot, scores, inks, level)
        draw_emblems(painter, plot, scores, self._course.emblems, level)
        if plot.width() < _DOTS * len(scores):
            return
        painter.setPen(Qt.PenStyle.NoPen)
        for step, of_seats in enumerate(scores):
            for seat, score in enumerate(of_seats):
                painter.setBrush(inks[seat])
                painter.drawEllipse(QPointF(self._x(plot, step), level(score)), 2.6, 2.6)

    def _x(self, plot: QRectF, step: int) -> float:
        return along(self, plot, step / max(1, len(self._course.scores) - 1))

    def _paint_words(self, painter: QPainter) -> None:
        """Draw the title and the legend."""
        width = area(self).width()
        painter.setFont(sans(13, 600))
        painter.setPen(self._colours.dim)
        painter.drawText(QRectF(0, 0, width, 20), Qt.AlignmentFlag.AlignCenter, self._course.title)
        painter.setFont(sans(13))
        metrics = QFontMetricsF(painter.font())
        names = self.names()
        widths = [metrics.horizontalAdvance(name) for name in names]
        x = (width - sum(widths) - _GAP * len(names)) / 2
        for name, emblem, wide in zip(names, self._course.emblems, widths, strict=True):
            x += _GAP
            draw_emblem(painter, QRectF(x - _EMBLEM - 4, 24, _EMBLEM, _EMBLEM), EMBLEMS[emblem], palette.SEATS[emblem])
            painter.setPen(seat_text(palette.SEATS[emblem], self._colours))
            painter.drawText(QRectF(x, 22, wide + 1, 20), Qt.AlignmentFlag.AlignCenter, name)
            x += wide

    def _paint_scales(self, painter: QPainter, plot: QRectF, levels: range) -> None:
        painter.save()
        painter.setFont(sans(12))
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # a minus stands before its number in any script
        beside = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for score in levels:
            height = plot.bottom() - plot.height() * (score - levels[0]) / (levels[-1] - levels[0])
            painter.setPen(QPen(self._colours.line, 1))
            painter.drawLine(QPointF(plot.left(), height), QPointF(plot.right(), height))
            painter.setPen(self._colours.dim)
            painter.drawText(QRectF(0, height - 9, plot.left() - 8, 18), beside, f"{score}")
        for step, words in self._course.ticks:
            under = QRectF(self._x(plot, step) - 40, plot.bottom() + 4, 80, 18)
            painter.drawText(under, Qt.AlignmentFlag.AlignCenter, words)
        painter.restore()
