"""Mirror page: how readable a player was in a finished game.

It shows the verdict, what a mind-reader would have won, and the turns that gave most away. The words come from the
game.
"""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.after.ending import MomentButton
from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.backdrop import SheetPage
from cardtable.app.parts.fields import WhoseBox
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.widgets import along, at_side, scrolling, set_accessible_texts, shows_tip
from cardtable.app.parts.work_note import ProgressLine
from cardtable.app.routes import MirrorOf, ReviewOf, WatchAgain
from cardtable.app.settings import Settings
from cardtable.app.style import scheme
from cardtable.app.zoom import apply_zoom, area, brush, zoom_of
from cardtable.language import as_number
from cardtable.table.predictability import Mirrored, ReadingMeasure, ReadTurn

_HEIGHT = 60
_TRACK = 12.0
_EDGE = 14.0


class ScaleView(QWidget):
    """Scale of a measure: a track with the range of luck, a line for an unreadable player and a pointer for the reader.

    The same is said in words in a label beside it.
    """

    def __init__(self, colours: Scheme) -> None:
        super().__init__()
        self._colours = colours
        self._measure: ReadingMeasure | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        return QSize(260, _HEIGHT) * zoom_of(self)

    def show_measure(self, measure: ReadingMeasure) -> None:
        self._measure = measure
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        measure = self._measure
        if measure is None or measure.reader is None:
            return
        painter = brush(self)
        painter.setFont(sans(12))
        painter.setPen(self._colours.dim)
        least, most = as_number(0), as_number(measure.whole)
        metrics = QFontMetricsF(painter.font())
        low_end, high_end = metrics.horizontalAdvance(least) + _EDGE, metrics.horizontalAdvance(most) + _EDGE
        whole = area(self).width()
        painter.drawText(at_side(self, 0, 24, low_end, 18), Qt.AlignmentFlag.AlignCenter, least)
        painter.drawText(at_side(self, whole - high_end, 24, high_end, 18), Qt.AlignmentFlag.AlignCenter, most)
        track = at_side(self, low_end, 27, whole - low_end - high_end, _TRACK)
        painter.setPen(QPen(self._colours.line, 1))
        painter.setBrush(self._colours.field)
        painter.drawRoundedRect(track, _TRACK / 2, _TRACK / 2)
        if measure.luck:
            low, high = sorted(self._x(track, share) for share in measure.luck)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.faded(self._colours.dim, 0.4))
            painter.drawRoundedRect(QRectF(low, track.y(), high - low, _TRACK), 4, 4)
        fair = self._x(track, measure.fair)
        painter.setPen(QPen(self._colours.dim, 2))
        painter.drawLine(QPointF(fair, track.y() - 3), QPointF(fair, track.bottom() + 4))
        painter.setFont(sans(12))
        self._word(painter, fair, track.bottom() + 5, measure.fair_words)
        at = self._x(track, measure.reader)
        bright = self._colours.accent
        painter.setPen(QPen(self._colours.panel, 1))
        painter.setBrush(bright)
        painter.drawPolygon(
            QPolygonF([QPointF(at - 7, track.y() - 7), QPointF(at + 7, track.y() - 7), QPointF(at, 32)])
        )
        painter.setFont(sans(15, 700))
        painter.setPen(self._colours.text)
        self._word(painter, at, 0, f"{round(measure.reader * measure.whole)}")

    def _x(self, track: QRectF, share: float) -> float:
        return along(self, track, share)

    def _word(self, painter: QPainter, x: float, y: float, text: str) -> None:
        """Draw text centred at `x`, moved inwards where it would leave the widget."""
        width = QFontMetricsF(painter.font()).horizontalAdvance(text) + 2
        left = min(max(x - width / 2, 0.0), area(self).width() - width)
        painter.drawText(QRectF(left, y, width, 20), Qt.AlignmentFlag.AlignCenter, text)


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


class MirrorPage(SheetPage):
    """Mirror page, updated as more becomes known."""

    back_keys = (Qt.Key.Key_Escape, Qt.Key.Key_Backspace)

    judged = Signal()
    """Emitted when the game's review has progressed."""

    def __init__(
        self,
        pixmaps: Pixmaps,
        settings: Settings,
        seat: int,
        seat_colour: QColor,
        chart: ChartWords,
        pictures: Sequence[QWidget],
    ) -> None:
        """Create the page; `pictures` are the game's own pictures of what the player did, one for each measure."""
        super().__init__(pixmaps, 1400, 900, (76, 76))
        self._seat = seat
        self._colours = scheme(settings)
        self.mirrored: Mirrored | None = None
        """Contents shown at present; None at first."""
        self._titles = [_words(serif(19, 700), "measure") for _ in pictures]
        self._scales = [ScaleView(self._colours) for _ in pictures]
        self.words = [_words(sans(14), "words") for _ in pictures]
        """Label with the words of each measure."""
        self.verdict = _words(serif(17), "verdict")
        self.chart = TurnChart(self._colours, seat_colour, chart)
        self.chart.pressed.connect(lambda lines: self.wants.emit(WatchAgain(at=lines)))
        self.chart.looked_at.connect(self._tell)
        self.told = _words(sans(14), "told")
        """Label with the words of the chosen turn."""
        self.moment_buttons: list[MomentButton] = []
        """Buttons of the turns that gave most away, in the order of the game."""
        self._moments = make_column(gap=0)
        right = make_column((self.chart, 1), self.told, self._moments, gap=8)
        halves = make_row((self._made_left(pictures), 5), (right, 7), gap=26)
        self._sheet.column.addLayout(self._head())
        self._sheet.column.addLayout(halves, 1)
        self._sheet.column.addLayout(self._foot())

    # --- building ------------------------------------------------------------------------------------------------

    def _head(self) -> QHBoxLayout:
        title = make_label(serif(28, 700), self.tr("How readable were you?"))
        self.whose = WhoseBox()
        self.whose.other_seat.connect(lambda seat: self.wants.emit(MirrorOf(seat)))
        self.progress = ProgressLine(self.tr("Details"), 140)
        self.progress.hide()
        return make_row(title, self.whose, None, self.progress, gap=18)

    def _made_left(self, pictures: Sequence[QWidget]) -> QWidget:
        """Return the verdict and the measures, in a column that scrolls where there is little room."""
        rim = (10, 0, 0, 0) if self.isRightToLeft() else (0, 0, 10, 0)
        measures = zip(self._titles, self._scales, self.words, pictures, strict=True)
        inner = QWidget()
        inner.setLayout(
            make_column(self.verdict, *(part for parts in measures for part in (4, *parts)), None, gap=4, rim=rim)
        )
        self._shelf = scrolling(inner)
        return self._shelf

    def _foot(self) -> QHBoxLayout:
        self.back_button = make_button(self.tr("Back to the result"), self.back, 15)
        self.review_button = make_button(self.tr("Review"), self.to(ReviewOf()), 15)
        says = self.tr("A mind-reader only uses what came before each turn.")
        note = make_label(sans(13), says, "dim", wraps=True, align=Qt.AlignmentFlag.AlignCenter)
        return make_row(self.back_button, (note, 1), self.review_button, gap=18)

    def offer_people(self, names: Mapping[int, str]) -> None:
        """Offer to show other people at the screen; `names` maps their seats to their names."""
        self.whose.offer_people(names, self._seat)

    # --- filling -------------------------------------------------------------------------------------------------

    def show_progress(self, share: float) -> None:
        """Show the share (0 to 1) that is worked out; the bar disappears at 1."""
        self.progress.follow(share)

    def show_mirrored(self, mirrored: Mirrored) -> None:
        self.mirrored = mirrored
        for number, measure in enumerate(mirrored.measures):
            self._titles[number].setText(measure.title)
            self._scales[number].show_measure(measure)
            self._scales[number].setVisible(measure.reader is not None)
            self.words[number].setText(measure.words)
        self.verdict.setText(mirrored.verdict)
        self.verdict.setVisible(bool(mirrored.verdict))
        self.chart.show_turns(mirrored.turns)
        self._tell(self.chart.chosen)
        if [button.words for button in self.moment_buttons] != [turn.words for turn in mirrored.telling]:
            self._show_moments()

    def _show_moments(self) -> None:
        assert self.mirrored
        for button in self.moment_buttons:
            button.deleteLater()
        self.moment_buttons = []
        for turn in self.mirrored.telling:
            button = MomentButton(turn.words)
            button.clicked.connect(self.to(WatchAgain(at=turn.lines)))
            self.moment_buttons.append(button)
            self._moments.addWidget(button)
            apply_zoom(button)

    def _tell(self, number: int) -> None:
        """Show what turn `number` gave away."""
        turns = self.mirrored.turns if self.mirrored else []
        words = turns[number].words if 0 <= number < len(turns) else ""
        if not words and turns:
            words = self.tr("Click a bar to watch from there.")
        self.told.setText(words)
        set_accessible_texts(self.told, words)

    @override
    def enter(self) -> None:
        """Give the keyboard focus to the chart."""
        self.chart.setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll the measures with the up and down keys."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in steps:
            bar = self._shelf.verticalScrollBar()
            bar.setValue(bar.value() + steps[Qt.Key(event.key())] * bar.pageStep() // 2)
        else:
            super().keyPressEvent(event)


def _words(font: QFont, name: str) -> QLabel:
    label = make_label(font, wraps=True, plain=True)  # names can be any text
    label.setObjectName(name)
    return label
