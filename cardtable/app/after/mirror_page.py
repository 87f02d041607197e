"""Mirror page: how readable a player was in a finished game.

It shows the verdict, what a mind-reader would have won, and the turns that gave most away. The words come from the
game.
"""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.after.moment_button import MomentButton
from cardtable.app.after.turn_chart import ChartWords, TurnChart
from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.parts.backdrop import SheetPage
from cardtable.app.parts.eyes_box import WhoseBox
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.widgets import along, at_side, scrolling
from cardtable.app.parts.work_note import ProgressLine
from cardtable.app.routes import MirrorOf, ReviewOf, WatchAgain
from cardtable.app.settings import Settings
from cardtable.app.style import scheme
from cardtable.app.zoom import apply_zoom, area, brush, zoom_of
from cardtable.language import as_number
from cardtable.table.readability import Mirrored, ReadingMeasure

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
