"""Bar chart of a player's turns by how much each gave away to a reader; pressing a bar goes to its moment."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.parts.widgets import along, at_side, shows_tip
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.language import as_number
from cardtable.table.readability import ReadTurn

_WIDEST = 26.0
_FOOT = 40.0
"""Height under the bars for the turns' names and the axis title, in designed pixels."""


class ChartWords(NamedTuple):
    """Texts around the bars."""

    title: str
    own: str
    """Legend of solid bars."""
    answers: str
    """Legend of hollow bars; empty if there are none."""
    named: str
    """Legend of the dots."""
    along: str
    """Title of the horizontal axis."""


class TurnChart(QWidget):
    """Bar chart of turns: solid bars for moves, hollow ones for answers, and a dot over each predicted turn.

    A click on a bar, or Enter on the one chosen with the arrow keys, goes to its moment.
    """

    pressed = Signal(int)
    """Emitted to watch the game from a turn, with the number of record lines before it."""
    looked_at = Signal(int)
    """Emitted with the number of the turn that is now chosen, or -1."""

    def __init__(self, colours: Scheme, ink: QColor, words: ChartWords) -> None:
        """Create an empty chart whose bars have the colour `ink`, the seat's."""
        super().__init__()
        self._colours = colours
        self._ink = ink
        self._chart_words = words
        self._turns: Sequence[ReadTurn] = []
        self.chosen = -1
        """Number of the chosen turn, or -1."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(120)
        self.setAccessibleName(words.title)

    @override
    def sizeHint(self) -> QSize:
        return QSize(420, 230) * zoom_of(self)

    def show_turns(self, turns: Sequence[ReadTurn]) -> None:
        """Show `turns`, given in the order of the game."""
        self._turns = turns
        self._choose(min(self.chosen, len(turns) - 1))

    # --- where things are ----------------------------------------------------------------------------------------

    def _plot(self) -> QRectF:
        side = QFontMetricsF(sans(12)).horizontalAdvance("−100") + 8
        return area(self).adjusted(side, 60, -10, -_FOOT)

    def _span(self) -> tuple[float, float]:
        """Return the lowest and the highest value on the vertical axis; the range always includes 0."""
        heights = [turn.height for turn in self._turns]
        high, low = max(heights, default=0.0), min(heights, default=0.0)
        room = max(high, -low, 1.0)
        return min(low, -0.08 * room) if low < 0 else 0.0, max(high, 0.3 * room)

    def _x(self, number: int) -> float:
        return along(self, self._plot(), (number + 0.5) / max(len(self._turns), 1))

    def _y(self, height: float) -> float:
        plot = self._plot()
        low, high = self._span()
        return plot.bottom() - plot.height() * (height - low) / (high - low)

    def _at(self, at: QPointF) -> int:
        """Return the number of the turn nearest to a point, or -1 if there are no turns."""
        return min(range(len(self._turns)), key=lambda number: abs(self._x(number) - at.x()), default=-1)

    # --- drawing -------------------------------------------------------------------------------------------------

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        painter.setFont(sans(13, 600))
        painter.setPen(self._colours.accent if self.hasFocus() else self._colours.dim)
        leading = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(0, 0, area(self).width(), 20), leading, self._chart_words.title)
        if not self._turns:
            return
        self._paint_legend(painter)
        plot = self._plot()
        self._paint_scale(painter, plot)
        width = min(_WIDEST, plot.width() / len(self._turns) * 0.7)
        for number, turn in enumerate(self._turns):
            top, base = sorted((self._y(turn.height), self._y(0.0)))
            bar = QRectF(self._x(number) - width / 2, top, width, max(base - top, 1.5))
            if number == self.chosen:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(palette.faded(self._colours.accent, 0.2))
                painter.drawRoundedRect(QRectF(bar.x() - 3, plot.y() - 8, width + 6, plot.height() + 14), 4, 4)
            self._paint_bar(painter, bar, turn.guessing)
            if turn.foreseen:
                self._paint_dot(painter, QPointF(bar.center().x(), top - 7))
        self._paint_names(painter, plot)

    def _paint_names(self, painter: QPainter, plot: QRectF) -> None:
        """Draw as many of the turns' names as fit, always including the chosen turn's, and the axis title."""
        painter.setFont(sans(12))
        metrics = QFontMetricsF(painter.font())
        widest = max(metrics.horizontalAdvance(turn.name) for turn in self._turns) + 8
        every = ceil(widest / (plot.width() / len(self._turns)))
        for number, turn in enumerate(self._turns):
            beside = self.chosen >= 0 and abs(number - self.chosen) < every
            if number == self.chosen or (number % every == 0 and not beside):
                painter.setPen(self._colours.text if number == self.chosen else self._colours.dim)
                box = QRectF(self._x(number) - widest / 2, plot.bottom() + 4, widest, 16)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, turn.name)
        painter.setPen(self._colours.dim)
        below = QRectF(plot.left(), plot.bottom() + 21, plot.width(), 17)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._chart_words.along)

    def _paint_bar(self, painter: QPainter, bar: QRectF, hollow: bool) -> None:
        painter.setPen(QPen(self._ink, 1.4))
        painter.setBrush(palette.faded(self._ink, 0.12) if hollow else self._ink)
        painter.drawRoundedRect(bar, 2, 2)

    def _paint_dot(self, painter: QPainter, at: QPointF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colours.accent)
        painter.drawEllipse(at, 3.2, 3.2)

    def _paint_legend(self, painter: QPainter) -> None:
        painter.setFont(sans(12))
        metrics = QFontMetricsF(painter.font())
        words = self._chart_words
        x = 0.0
        for number, text in enumerate((words.own, words.answers, words.named)):
            if not text:
                continue
            width = 16 + metrics.horizontalAdvance(text) + 2
            sign = at_side(self, x, 25, 10, 12)
            if number < 2:
                self._paint_bar(painter, sign, bool(number))
            else:
                self._paint_dot(painter, sign.center())
            painter.setPen(self._colours.dim)
            leading = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(at_side(self, x + 16, 22, width - 16, 18), leading, text)
            x += width + 16

    def _paint_scale(self, painter: QPainter, plot: QRectF) -> None:
        low, high = self._span()
        painter.setFont(sans(12))
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # a minus stands before its number in any script
        for height in {0.0, high, low}:
            painter.setPen(QPen(self._colours.line, 1))
            y = self._y(height)
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(self._colours.dim)
            number = as_number(height) if abs(height) >= 10 or not height else as_number(height, 1)
            side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(0, y - 9, plot.left() - 5, 18), side, number.replace("-", "−"))
        painter.setLayoutDirection(self.layoutDirection())

    # --- choosing ------------------------------------------------------------------------------------------------

    @override
    def event(self, event: QEvent) -> bool:
        """Show the turn's words as a tooltip."""
        return shows_tip(self, event, self._words_at) or super().event(event)

    def _words_at(self, at: QPointF) -> str:
        number = self._at(at)
        return self._turns[number].words if number >= 0 else ""

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Choose the turn under the mouse."""
        self._choose(self._at(event.position() / zoom_of(self)))

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._choose(self._at(event.position() / zoom_of(self)))
            self._press()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a turn with the arrow keys, Home and End; go to its moment with Enter or Space."""
        last = len(self._turns) - 1
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        step = -1 if mirrored else 1
        chosen = {
            Qt.Key.Key_Left: self.chosen - step,
            Qt.Key.Key_Right: self.chosen + step,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(event.key()))
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and not event.isAutoRepeat():
            self._press()
        elif chosen is None:
            super().keyPressEvent(event)
        else:
            self._choose(min(max(chosen, 0), last))

    def _choose(self, number: int) -> None:
        if number != self.chosen:
            self.chosen = number
            set_accessible_texts(self, self._chart_words.title, self._turns[number].words if number >= 0 else "")
            self.looked_at.emit(number)
        self.update()

    def _press(self) -> None:
        if self.chosen >= 0:
            self.pressed.emit(self._turns[self.chosen].lines)
