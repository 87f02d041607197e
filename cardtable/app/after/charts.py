"""Charts of a game's course: the scores of all seats, and the chance of winning of one."""

from collections.abc import Callable, Sequence
from math import ceil, floor, log10
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS, draw_emblem
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.parts.scores import draw_emblems, draw_lines
from cardtable.app.parts.widgets import along, set_accessible_texts
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


LOSS = QColor("#E0795F")
"""Colour of lost chances on a dark ground."""


def loss_colour(colours: Scheme) -> QColor:
    """Return the colour of lost chances that is readable on a panel."""
    return palette.HEART if colours.panel.lightness() > 128 else LOSS


class ChanceChart(QWidget):
    """Chart of the chance of winning: a dot for each decision and a square for the result.

    A click or the arrow keys choose a decision.
    """

    chosen = Signal(int)
    """Emitted with the number of the decision that was chosen."""

    def __init__(self, review: Review, colours: Scheme, line: QColor, label: Callable[[Decision], str]) -> None:
        """Create the chart in the seat's colour, `line`; `label` returns a decision's short label for the axis."""
        super().__init__()
        self._review = review
        self._colours = colours
        self._line = line
        self._label = label
        self._selected = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(120)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(translate("review", "Your chance of winning at each decision"))

    @override
    def sizeHint(self) -> QSize:
        return QSize(420, 190) * zoom_of(self)

    def select(self, number: int) -> None:
        """Mark decision `number` as the selected one."""
        self._selected = number
        judged = self._review.judged.get(number)
        if judged:
            text = filled(translate("review", "{chance} in 100 games"), chance=in_hundred(judged.best))
            self.setAccessibleDescription(text)
        elif number in self._review.passed_over:
            self.setAccessibleDescription(translate("review", "not judged"))
        self.update()

    # --- where things are ----------------------------------------------------------------------------------------

    def _area(self) -> QRectF:
        """Return the area of the curve: without the numbers at the side, the title above and the labels below."""
        metrics = QFontMetricsF(sans(12))
        side = metrics.horizontalAdvance("100") + 10
        return area(self).adjusted(side, 28, -14, -metrics.height() - 10)

    def _x(self, number: int) -> float:
        return along(self, self._area(), (number + 0.5) / (len(self._review.decisions) + 1))

    def _top(self) -> float:
        """Return the chance at the top of the scale: 0.25, 0.5 or 1. With many players all chances may be low."""
        highest = max((judged.best for judged in self._review.judged.values()), default=1.0)
        if self._review.outcome is not None:
            highest = max(highest, self._review.outcome)
        return next((top for top in (0.25, 0.5) if highest <= top), 1.0)  # sums of shares may be a trifle above 1

    def _y(self, chance: float) -> float:
        plot = self._area()
        return plot.bottom() - plot.height() * chance / self._top()

    # --- drawing -------------------------------------------------------------------------------------------------

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        painter.setFont(sans(13, 600))
        painter.setPen(self._colours.accent if self.hasFocus() else self._colours.dim)
        painter.drawText(QRectF(0, 0, area(self).width(), 20), translate("review", "Your chance of winning"))
        self._paint_scale(painter)
        self._paint_labels(painter)
        if self._selected >= 0:
            plot = self._area()
            x = self._x(self._selected)
            painter.setPen(QPen(palette.faded(self._colours.accent, 0.55), 1.4))
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        self._paint_course(painter)

    def _paint_scale(self, painter: QPainter) -> None:
        """Draw the lines at 0, at the top, and, dashed, at an equal share for each seat."""
        plot = self._area()
        painter.setFont(sans(12))
        even = 1 / self._review.seats
        for chance in (0.0, even, self._top()):
            y = self._y(chance)
            pen = QPen(self._colours.line, 1)
            if chance == even:
                pen.setDashPattern([4, 4])
            painter.setPen(pen)
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(self._colours.dim)
            box = QRectF(0, y - 9, plot.left() - 6, 18)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, flags, f"{round(100 * chance)}")

    def _paint_labels(self, painter: QPainter) -> None:
        """Draw as many of the decisions' labels as fit; a label that repeats the one before is left out."""
        plot = self._area()
        painter.setFont(sans(12))
        painter.setPen(self._colours.dim)
        metrics = QFontMetricsF(sans(12))
        last, free = "", plot.left() - 8
        end = translate("review", "end")
        labels = [(decision.number, self._label(decision)) for decision in self._review.decisions]
        end_x = self._x(len(labels)) - metrics.horizontalAdvance(end) / 2
        for number, text in [*labels, (len(labels), end)]:
            width = metrics.horizontalAdvance(text)
            x = self._x(number) - width / 2
            fits = x > free and (x + width + 8 < end_x or number == len(labels))
            if text and text != last and fits:
                painter.drawText(QPointF(x, plot.bottom() + metrics.ascent() + 7), text)
                free = x + width + 6
                last = text

    def _paint_course(self, painter: QPainter) -> None:
        loss = loss_colour(self._colours)
        judged = [self._review.judged[number] for number in sorted(self._review.judged)]
        before: tuple[int, QPointF] | None = None
        drops = []
        dots = []
        painter.setPen(QPen(self._line, 2.2))
        for one in judged:
            number = one.decision.number
            dot = QPointF(self._x(number), self._y(one.best))
            if before and before[0] == number - 1:
                painter.drawLine(before[1], dot)
            after = QPointF(dot.x(), self._y(one.chosen))
            if one.sound:
                painter.drawLine(dot, after)  # the loss is negligible, but the line must have no gap
            else:
                drops.append((dot, after))
            dots.append((number, dot))
            before = (number, after)
        if self._review.outcome is not None and before and before[0] == len(self._review.decisions) - 1:
            end = QPointF(self._x(before[0] + 1), self._y(self._review.outcome))
            painter.drawLine(before[1], end)
            self._paint_end(painter, end)
        painter.setPen(QPen(loss, 4, c=Qt.PenCapStyle.FlatCap))
        for top, bottom in drops:
            painter.drawLine(top, bottom)
        floor = self._area().bottom()
        dots += [(number, QPointF(self._x(number), floor)) for number in self._review.passed_over]
        for number, dot in dots:
            selected = number == self._selected
            painter.setPen(QPen(self._colours.text if selected else self._line, 2 if selected else 1))
            painter.setBrush(self._line if number in self._review.judged else Qt.BrushStyle.NoBrush)
            radius = 5.5 if selected else 2.8
            painter.drawEllipse(dot, radius, radius)

    def _paint_end(self, painter: QPainter, at: QPointF) -> None:
        """Draw the square for the result."""
        painter.save()
        painter.setBrush(self._line)
        painter.setPen(QPen(self._colours.text, 1.5))
        painter.drawRect(QRectF(at.x() - 4.5, at.y() - 4.5, 9, 9))
        painter.restore()

    # --- choosing ------------------------------------------------------------------------------------------------

    @property
    def choices(self) -> list[int]:
        """Numbers of the decisions that can be chosen, in the order of the game: those judged or passed over."""
        return sorted([*self._review.judged, *self._review.passed_over])

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the decision nearest to the mouse."""
        if event.button() == Qt.MouseButton.LeftButton:
            x = event.position().x() / zoom_of(self)
            self._choose(min(self.choices, key=lambda one: abs(self._x(one) - x), default=-1))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a decision with the arrow keys, Home and End."""
        numbers = self.choices
        earlier = [number for number in numbers if number < self._selected][-1:]
        later = [number for number in numbers if number > self._selected][:1]
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        chosen = {
            Qt.Key.Key_Left: later if mirrored else earlier,
            Qt.Key.Key_Right: earlier if mirrored else later,
            Qt.Key.Key_Home: numbers[:1],
            Qt.Key.Key_End: numbers[-1:],
        }.get(Qt.Key(event.key()))
        if chosen is None:
            super().keyPressEvent(event)
        elif chosen:
            self._choose(chosen[0])

    def _choose(self, number: int) -> None:
        if number >= 0:
            self.chosen.emit(number)
