"""Mirror page: how readable a player was in a finished game.

It shows the verdict, what a mind-reader would have won, and the turns that gave most away. The words come from the
game.
"""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
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
from cardtable.app.parts.painting import (
    CENTRE,
    Axes,
    Legend,
    LegendSign,
    Margins,
    MarksChart,
    Tick,
    axes_in,
    draw_level,
    draw_ticks,
    write,
)
from cardtable.app.parts.widgets import at_side, scrolling, set_accessible_texts, shows_tip
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

    @property
    def _numbers(self) -> tuple[str, str]:
        """Numbers at the ends of the scale."""
        return as_number(0), as_number(self._measure.whole if self._measure else 0)

    @property
    def _ends(self) -> tuple[float, float]:
        """Widths for the numbers."""
        least, most = (QFontMetricsF(sans(12)).horizontalAdvance(number) + _EDGE for number in self._numbers)
        return least, most

    @property
    def axes(self) -> Axes:
        """Area of the track."""
        before, after = self._ends
        return axes_in(self, Margins(before, 27, after, area(self).height() - 27 - _TRACK))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        measure = self._measure
        if measure is None or measure.reader is None:
            return
        painter, axes, dim = brush(self), self.axes, self._colours.dim
        track = axes.box
        for x, width, number in zip((0.0, area(self).width() - self._ends[1]), self._ends, self._numbers, strict=True):
            write(painter, at_side(self, x, 24, width, 18), number, sans(12), dim, CENTRE)
        painter.setPen(QPen(self._colours.line, 1))
        painter.setBrush(self._colours.field)
        painter.drawRoundedRect(track, _TRACK / 2, _TRACK / 2)
        if measure.luck:
            low, high = sorted(map(axes.x, measure.luck))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.faded(dim, 0.4))
            painter.drawRoundedRect(QRectF(low, track.y(), high - low, _TRACK), 4, 4)
        fair, at = axes.x(measure.fair), axes.x(measure.reader)
        painter.setPen(QPen(dim, 2))
        painter.drawLine(QPointF(fair, track.y() - 3), QPointF(fair, track.bottom() + 4))
        self._write_at(painter, fair, track.bottom() + 5, measure.fair_words, sans(12), dim)
        painter.setPen(QPen(self._colours.panel, 1))
        painter.setBrush(self._colours.accent)
        painter.drawPolygon(
            QPolygonF([QPointF(at - 7, track.y() - 7), QPointF(at + 7, track.y() - 7), QPointF(at, 32)])
        )
        number = f"{round(measure.reader * measure.whole)}"
        self._write_at(painter, at, 0, number, sans(15, 700), self._colours.text)

    def _write_at(self, painter: QPainter, x: float, y: float, text: str, font: QFont, ink: QColor) -> None:
        """Draw text centred at `x`, moved inwards where it would leave the widget."""
        width = QFontMetricsF(font).horizontalAdvance(text) + 2
        left = min(max(x - width / 2, 0.0), area(self).width() - width)
        write(painter, QRectF(left, y, width, 20), text, font, ink, CENTRE)


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


class TurnChart(MarksChart):
    """Bar chart of turns: solid bars for moves, hollow ones for answers, and a dot over each predicted turn.

    A click on a bar, or Enter on the one chosen with the arrow keys, goes to its moment.
    """

    pressed = Signal(int)
    """Emitted to watch the game from a turn, with the number of record lines before it."""
    looked_at = Signal(int)
    """Emitted with the number of the turn that is now chosen, or -1."""

    def __init__(self, colours: Scheme, ink: QColor, words: ChartWords) -> None:
        """Create an empty chart whose bars have the colour `ink`, the seat's."""
        super().__init__(colours, words.title, 230)
        self._ink = ink
        self._words = words
        self._turns: Sequence[ReadTurn] = []
        self.setMouseTracking(True)
        self.setAccessibleName(words.title)

    def show_turns(self, turns: Sequence[ReadTurn]) -> None:
        """Show `turns`, given in the order of the game."""
        self._turns = turns
        self.choose(min(self.selected, len(turns) - 1))

    # --- where things are ----------------------------------------------------------------------------------------

    @property
    def axes(self) -> Axes:
        """Area of the bars. The range of values always includes 0."""
        heights = [turn.height for turn in self._turns]
        high, low = max(heights, default=0.0), min(heights, default=0.0)
        room = max(high, -low, 1.0)
        side = QFontMetricsF(sans(12)).horizontalAdvance("−100") + 8
        low, high = min(low, -0.08 * room) if low < 0 else 0.0, max(high, 0.3 * room)
        return axes_in(self, Margins(side, 60, 10, _FOOT), low, high)

    def _share(self, number: int) -> float:
        """Return the place of a turn along the chart, 0 to 1."""
        return (number + 0.5) / max(len(self._turns), 1)

    @override
    def x_of(self, mark: int) -> float:
        return self.axes.x(self._share(mark))

    # --- drawing -------------------------------------------------------------------------------------------------

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        self.paint_title(painter)
        if not self._turns:
            return
        self._paint_legend(painter)
        axes = self.axes
        for height in {0.0, axes.high, axes.low}:
            shown = as_number(height) if abs(height) >= 10 or not height else as_number(height, 1)
            draw_level(painter, axes, height, shown, QPen(self.colours.line, 1), self.colours.dim)
        plot = axes.box
        width = min(_WIDEST, plot.width() / len(self._turns) * 0.7)
        for number, turn in enumerate(self._turns):
            x = axes.x(self._share(number))
            top, base = sorted((axes.y(turn.height), axes.y(0.0)))
            bar = QRectF(x - width / 2, top, width, max(base - top, 1.5))
            if number == self.selected:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(palette.faded(self.colours.accent, 0.2))
                painter.drawRoundedRect(QRectF(bar.x() - 3, plot.y() - 8, width + 6, plot.height() + 14), 4, 4)
            self._paint_bar(painter, bar, turn.guessing)
            if turn.foreseen:
                self._paint_dot(painter, QPointF(x, top - 7))
        self._paint_names(painter, axes)

    def _paint_names(self, painter: QPainter, axes: Axes) -> None:
        """Draw every second, third ... name, as many as fit, and the chosen turn's; below them the axis title."""
        metrics, dim = QFontMetricsF(sans(12)), self.colours.dim
        widest = max(metrics.horizontalAdvance(turn.name) for turn in self._turns) + 8
        every = ceil(widest / (axes.box.width() / len(self._turns)))
        ticks = [
            Tick(self._share(number), turn.name, self.colours.text if chosen else dim, kept=chosen)
            for number, turn in enumerate(self._turns)
            if (chosen := number == self.selected) or number % every == 0
        ]
        draw_ticks(painter, axes, ticks)
        below = QRectF(axes.box.left(), axes.box.bottom() + 21, axes.box.width(), 17)
        write(painter, below, self._words.along, sans(12), dim, CENTRE)

    def _paint_legend(self, painter: QPainter) -> None:
        signs = (
            LegendSign(lambda painter, box: self._paint_bar(painter, box, False), self._words.own),
            LegendSign(lambda painter, box: self._paint_bar(painter, box, True), self._words.answers),
            LegendSign(lambda painter, box: self._paint_dot(painter, box.center()), self._words.named),
        )
        legend = Legend([sign for sign in signs if sign.words], QSizeF(10, 12), row=18)
        legend.paint(painter, self, 22, self.colours.dim)

    def _paint_bar(self, painter: QPainter, bar: QRectF, hollow: bool) -> None:
        painter.setPen(QPen(self._ink, 1.4))
        painter.setBrush(palette.faded(self._ink, 0.12) if hollow else self._ink)
        painter.drawRoundedRect(bar, 2, 2)

    def _paint_dot(self, painter: QPainter, at: QPointF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colours.accent)
        painter.drawEllipse(at, 3.2, 3.2)

    # --- choosing ------------------------------------------------------------------------------------------------

    @property
    @override
    def choices(self) -> Sequence[int]:
        return range(len(self._turns))

    @override
    def choose(self, mark: int) -> None:
        """Choose a turn, or none with -1."""
        if mark != self.selected:
            self.selected = mark
            set_accessible_texts(self, self.title, self._turns[mark].words if mark >= 0 else "")
            self.looked_at.emit(mark)
        self.update()

    @override
    def event(self, event: QEvent) -> bool:
        """Show the turn's words as a tooltip."""
        return shows_tip(self, event, self._words_at) or super().event(event)

    def _words_at(self, at: QPointF) -> str:
        number = self.nearest(at.x())
        return "" if number is None else self._turns[number].words

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Choose the turn under the mouse."""
        self.choose_near(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._press()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the chosen turn's moment with Enter or Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and not event.isAutoRepeat():
            self._press()
        else:
            super().keyPressEvent(event)

    def _press(self) -> None:
        if self.selected >= 0:
            self.pressed.emit(self._turns[self.selected].lines)


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
        self._tell(self.chart.selected)
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
