"""Charts of a game's course: the scores of all seats, and the chance of winning of one."""

from collections.abc import Callable, Sequence
from math import ceil, floor, log10
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS, draw_emblem
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.parts.painting import (
    CENTRE,
    Axes,
    Margins,
    MarksChart,
    Tick,
    axes_in,
    draw_emblems,
    draw_level,
    draw_lines,
    draw_ticks,
    write,
)
from cardtable.app.parts.widgets import at_side, set_accessible_texts
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.language import filled, listed, translate
from cardtable.table.review import Decision, Review
from cardtable.table.words import in_hundred


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

    @property
    def axes(self) -> Axes:
        """Area of the lines: without the numbers at the side, the texts above and the labels below."""
        levels = self._levels()
        side = max(QFontMetricsF(sans(12)).horizontalAdvance(f"{level}") for level in levels)
        return axes_in(self, Margins(side + 10, 52, 14, 24), levels[0], levels[-1])

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
        course, axes, dim = self._course, self.axes, self._colours.dim
        inks = [seat_text(palette.SEATS[emblem], self._colours) for emblem in course.emblems]
        self._paint_words(painter)
        for level in self._levels():
            draw_level(painter, axes, level, f"{level}", QPen(self._colours.line, 1), dim)
        steps = max(1, len(course.scores) - 1)
        draw_ticks(painter, axes, [Tick(step / steps, words, dim) for step, words in course.ticks])
        if course.target is not None:
            painter.setPen(QPen(loss_colour(self._colours), 1.2, Qt.PenStyle.DashLine))
            painter.drawLine(axes.at(0, course.target), axes.at(1, course.target))
        draw_lines(painter, axes, course.scores, inks)
        draw_emblems(painter, axes, course.scores, course.emblems)
        if axes.box.width() < _DOTS * len(course.scores):
            return
        painter.setPen(Qt.PenStyle.NoPen)
        for step, of_seats in enumerate(course.scores):
            for seat, score in enumerate(of_seats):
                painter.setBrush(inks[seat])
                painter.drawEllipse(axes.at(step / steps, score), 2.6, 2.6)

    def _paint_words(self, painter: QPainter) -> None:
        """Draw the title and the legend."""
        width = area(self).width()
        write(painter, QRectF(0, 0, width, 20), self._course.title, sans(13, 600), self._colours.dim, CENTRE)
        metrics = QFontMetricsF(sans(13))
        names = self.names()
        widths = [metrics.horizontalAdvance(name) for name in names]
        x = (width - sum(widths) - _GAP * len(names)) / 2
        for name, emblem, wide in zip(names, self._course.emblems, widths, strict=True):
            x += _GAP
            sign = at_side(self, x - _EMBLEM - 4, 24, _EMBLEM, _EMBLEM)
            draw_emblem(painter, sign, EMBLEMS[emblem], palette.SEATS[emblem])
            ink = seat_text(palette.SEATS[emblem], self._colours)
            write(painter, at_side(self, x, 22, wide + 1, 20), name, sans(13), ink, CENTRE)
            x += wide


LOSS = QColor("#E0795F")
"""Colour of lost chances on a dark ground."""


def loss_colour(colours: Scheme) -> QColor:
    """Return the colour of lost chances that is readable on a panel."""
    return palette.HEART if colours.panel.lightness() > 128 else LOSS


class ChanceChart(MarksChart):
    """Chart of the chance of winning: a dot for each decision and a square for the result.

    A click or the arrow keys choose a decision.
    """

    chosen = Signal(int)
    """Emitted with the number of the decision that was chosen."""

    def __init__(self, review: Review, colours: Scheme, line: QColor, label: Callable[[Decision], str]) -> None:
        """Create the chart in the seat's colour, `line`; `label` returns a decision's short label for the axis."""
        super().__init__(colours, translate("review", "Your chance of winning"), 190)
        self._review = review
        self._line = line
        self._label = label
        self.setAccessibleName(translate("review", "Your chance of winning at each decision"))

    def select(self, number: int) -> None:
        """Mark decision `number` as the selected one."""
        self.selected = number
        judged = self._review.judged.get(number)
        if judged:
            text = filled(translate("review", "{chance} in 100 games"), chance=in_hundred(judged.best))
            self.setAccessibleDescription(text)
        elif number in self._review.passed_over:
            self.setAccessibleDescription(translate("review", "not judged"))
        self.update()

    @property
    @override
    def choices(self) -> list[int]:
        """Numbers of the decisions that can be chosen, in the order of the game: those judged or passed over."""
        return sorted([*self._review.judged, *self._review.passed_over])

    @override
    def choose(self, mark: int) -> None:
        self.chosen.emit(mark)

    # --- where things are ----------------------------------------------------------------------------------------

    @property
    def axes(self) -> Axes:
        """Area of the curve: without the numbers at the side, the title above and the labels below."""
        metrics = QFontMetricsF(sans(12))
        side = metrics.horizontalAdvance("100") + 10
        return axes_in(self, Margins(side, 28, 14, metrics.height() + 10), 0.0, self._top())

    def _share(self, number: int) -> float:
        """Return the place of a decision along the chart, 0 to 1; the result comes after the last."""
        return (number + 0.5) / (len(self._review.decisions) + 1)

    @override
    def x_of(self, mark: int) -> float:
        return self.axes.x(self._share(mark))

    def _top(self) -> float:
        """Return the chance at the top of the scale: 0.25, 0.5 or 1. With many players all chances may be low."""
        highest = max((judged.best for judged in self._review.judged.values()), default=1.0)
        if self._review.outcome is not None:
            highest = max(highest, self._review.outcome)
        return next((top for top in (0.25, 0.5) if highest <= top), 1.0)  # sums of shares may be a trifle above 1

    # --- drawing -------------------------------------------------------------------------------------------------

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter, axes, dim = brush(self), self.axes, self.colours.dim
        self.paint_title(painter)
        even = 1 / self._review.seats
        for chance in (0.0, even, axes.high):
            pen = QPen(self.colours.line, 1)
            if chance == even:
                pen.setDashPattern([4, 4])
            draw_level(painter, axes, chance, f"{round(100 * chance)}", pen, dim)
        ticks = [Tick(self._share(one.number), self._label(one), dim) for one in self._review.decisions]
        draw_ticks(painter, axes, [*ticks, Tick(self._share(len(ticks)), translate("review", "end"), dim, kept=True)])
        if self.selected >= 0:
            share = self._share(self.selected)
            painter.setPen(QPen(palette.faded(self.colours.accent, 0.55), 1.4))
            painter.drawLine(axes.at(share, axes.high), axes.at(share, 0))
        self._paint_course(painter, axes)

    def _paint_course(self, painter: QPainter, axes: Axes) -> None:
        judged = [self._review.judged[number] for number in sorted(self._review.judged)]
        before: tuple[int, QPointF] | None = None
        drops = []
        dots = []
        painter.setPen(QPen(self._line, 2.2))
        for one in judged:
            number = one.decision.number
            dot, after = (axes.at(self._share(number), chance) for chance in (one.best, one.chosen))
            if before and before[0] == number - 1:
                painter.drawLine(before[1], dot)
            if one.sound:
                painter.drawLine(dot, after)  # the loss is negligible, but the line must have no gap
            else:
                drops.append((dot, after))
            dots.append((number, dot))
            before = (number, after)
        if self._review.outcome is not None and before and before[0] == len(self._review.decisions) - 1:
            end = axes.at(self._share(before[0] + 1), self._review.outcome)
            painter.drawLine(before[1], end)
            painter.setPen(QPen(self.colours.text, 1.5))
            painter.setBrush(self._line)
            painter.drawRect(QRectF(end.x() - 4.5, end.y() - 4.5, 9, 9))
        painter.setPen(QPen(loss_colour(self.colours), 4, c=Qt.PenCapStyle.FlatCap))
        for top, bottom in drops:
            painter.drawLine(top, bottom)
        dots += [(number, axes.at(self._share(number), 0)) for number in self._review.passed_over]
        for number, dot in dots:
            selected = number == self.selected
            painter.setPen(QPen(self.colours.text if selected else self._line, 2 if selected else 1))
            painter.setBrush(self._line if number in self._review.judged else Qt.BrushStyle.NoBrush)
            radius = 5.5 if selected else 2.8
            painter.drawEllipse(dot, radius, radius)
