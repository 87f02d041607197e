"""How readable somebody was in a finished game: what a reader would have won, the habit, the turns that gave most away.

What is told comes from the game.
"""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.after.moment_button import MomentButton
from cardtable.app.after.scale_view import ScaleView
from cardtable.app.after.turn_chart import ChartWords, TurnChart
from cardtable.app.after.whose_box import WhoseBox
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.parts.backdrop import Backdrop, Sheet
from cardtable.app.parts.widgets import scrolling
from cardtable.app.routes import MirrorOf, ReviewOf, WatchAgain
from cardtable.app.settings import Settings
from cardtable.app.style import scheme
from cardtable.app.zoom import add_gap, dress
from cardtable.table.readability import Mirrored

_STEPS = 1000


class MirrorPage(Backdrop):
    """Shows what it is given, and again when more is known."""

    judged = Signal()
    """More of the game's review is there."""

    def __init__(
        self,
        pixmaps: Pixmaps,
        settings: Settings,
        seat: int,
        seat_colour: QColor,
        chart: ChartWords,
        pictures: Sequence[QWidget],
    ) -> None:
        """`pictures` are the game's own of what she did: one for each measure."""
        super().__init__(pixmaps)
        self._seat = seat
        self._colours = scheme(settings)
        self.mirrored: Mirrored | None = None
        """What is shown."""
        self._sheet = Sheet(self)
        self._titles = [self._label(serif(19, 700), "measure") for _ in pictures]
        self._scales = [ScaleView(self._colours) for _ in pictures]
        self.words = [self._label(sans(14), "words") for _ in pictures]
        """What is said of each measure."""
        self.habit = self._label(serif(17), "habit")
        self.chart = TurnChart(self._colours, seat_colour, chart)
        self.chart.pressed.connect(lambda lines: self.wants.emit(WatchAgain(at=lines)))
        self.chart.looked_at.connect(self._tell)
        self.told = self._label(sans(14), "told")
        """The words of the turn that is looked at."""
        self.moment_buttons: list[MomentButton] = []
        """The turns that gave most away, in order of the game."""
        self._moments = QVBoxLayout()
        self._moments.setSpacing(0)
        halves = QHBoxLayout()
        halves.setSpacing(26)
        halves.addWidget(self._made_left(pictures), 5)
        halves.addLayout(self._made_right(), 7)
        self._sheet.column.addLayout(self._head())
        self._sheet.column.addLayout(halves, 1)
        self._sheet.column.addLayout(self._foot())

    # --- building ------------------------------------------------------------------------------------------------

    def _head(self) -> QHBoxLayout:
        title = QLabel(self.tr("How readable were you?"))
        title.setFont(serif(28, 700))
        self.whose = WhoseBox()
        self.whose.other_seat.connect(lambda seat: self.wants.emit(MirrorOf(seat)))
        self.progress = QProgressBar()
        self.progress.setRange(0, _STEPS)
        self.progress.setTextVisible(False)
        self.progress.setFixedSize(140, 6)
        self.progress.setAccessibleName(self.tr("Worked out"))
        self.progress.hide()
        head = QHBoxLayout()
        head.setSpacing(18)
        head.addWidget(title)
        head.addWidget(self.whose)
        head.addStretch(1)
        head.addWidget(self.progress)
        return head

    def _made_left(self, pictures: Sequence[QWidget]) -> QWidget:
        """How far a reader came, and by which habit; it scrolls where there is little room."""
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(*((10, 0, 0, 0) if self.isRightToLeft() else (0, 0, 10, 0)))
        column.setSpacing(4)
        column.addWidget(self.habit)
        for title, scale, words, picture in zip(self._titles, self._scales, self.words, pictures, strict=True):
            add_gap(column, 4)
            for part in (title, scale, words, picture):
                column.addWidget(part)
        column.addStretch(1)
        self._shelf = scrolling(inner)
        return self._shelf

    def _made_right(self) -> QVBoxLayout:
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.chart, 1)
        right.addWidget(self.told)
        right.addLayout(self._moments)
        return right

    def _foot(self) -> QHBoxLayout:
        self.back_button = QPushButton(self.tr("Back to the result"))
        self.back_button.clicked.connect(self.back)
        self.review_button = QPushButton(self.tr("Review"))
        self.review_button.clicked.connect(self.to(ReviewOf()))
        note = self._label(sans(13), "note")
        note.setProperty("dim", True)
        note.setText(self.tr("A reader learns from what came before each turn, and from nothing else."))
        note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        foot = QHBoxLayout()
        foot.setSpacing(18)
        for button in (self.back_button, self.review_button):
            button.setFont(sans(15))
            button.setAutoDefault(True)
        foot.addWidget(self.back_button)
        foot.addWidget(note, 1)
        foot.addWidget(self.review_button)
        return foot

    def _label(self, font: QFont, name: str) -> QLabel:
        label = QLabel()
        label.setObjectName(name)
        label.setFont(font)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)  # names are anybody's text
        return label

    def offer_people(self, names: Mapping[int, str]) -> None:
        """Where several people played: the name of each by her seat."""
        self.whose.offer_people(names, self._seat)

    # --- filling -------------------------------------------------------------------------------------------------

    def show_progress(self, share: float) -> None:
        """How much is known by now; all of it takes the bar away."""
        self.progress.setValue(round(share * _STEPS))
        self.progress.setVisible(share < 1)

    def show_mirrored(self, mirrored: Mirrored) -> None:
        """Shows this, in the place of what was shown."""
        self.mirrored = mirrored
        for number, measure in enumerate(mirrored.measures):
            self._titles[number].setText(measure.title)
            self._scales[number].show_measure(measure)
            self._scales[number].setVisible(measure.reader is not None)
            self.words[number].setText(measure.words)
        self.habit.setText(mirrored.habit)
        self.habit.setVisible(bool(mirrored.habit))
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
            dress(button)

    def _tell(self, number: int) -> None:
        """What the turn that is looked at gave away."""
        turns = self.mirrored.turns if self.mirrored else []
        words = turns[number].words if 0 <= number < len(turns) else ""
        if not words and turns:
            words = self.tr("Each bar is a turn: press it to watch from there.")
        self.told.setText(words)
        set_accessible_texts(self.told, words)

    @override
    def enter(self) -> None:
        """The keys go to the chart."""
        self.chart.setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back; up and down scroll what does not fit."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace):
            self.back.emit()
        elif event.key() in steps:
            bar = self._shelf.verticalScrollBar()
            bar.setValue(bar.value() + steps[Qt.Key(event.key())] * bar.pageStep() // 2)
        else:
            super().keyPressEvent(event)

    @override
    def arrange(self) -> None:
        """The sheet fills the page, but for the rim."""
        self.in_the_middle(self._sheet, 1400, 900, (76, 76))
