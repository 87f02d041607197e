"""Chart of a seat's chance of winning over a game: drops are the cost of decisions, the rest is luck."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.parts.widgets import along
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.language import filled, translate
from cardtable.table.review import Decision, Review
from cardtable.table.words import in_hundred

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
