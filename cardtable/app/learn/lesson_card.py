"""What a lesson says, on paper beside the table, and the way on."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.paper import FAILED, FAINT, MADE, draw_paper
from cardtable.app.parts.play_button import PlayButton
from cardtable.app.zoom import area, brush
from cardtable.language import filled, in_sequence

_RIM = 6
"""Around the paper, for its shadow."""
_LEAST = 250
"""Pixels in height: what most steps take, so that the tabs below stay where they are."""


class LessonCard(QWidget):
    """A sheet of paper."""

    go_on = Signal()
    """It has been read."""
    show_me = Signal()
    """The move is to be made for the learner."""
    begin_again = Signal()
    play = Signal()
    """A real game, please."""
    how_to_play = Signal()

    def __init__(self, steps: int) -> None:
        super().__init__()
        self._steps = steps
        self._plain = ""  # which step it is, where nobody is to try again
        self._where = make_label(sans(13, 600))
        self._reply = make_label(sans(15, 600), wraps=True, plain=True)
        self._text = make_label(serif(18), wraps=True, plain=True)
        for label, ink in ((self._where, FAINT), (self._text, palette.INK)):
            _write(label, ink)
        self.again_button = make_button(self.tr("Start again"), self.begin_again, 12, small=True)
        self.continue_button = PlayButton(self.tr("Continue"), self.go_on, (120, 40))
        self.show_button = make_button(self.tr("Show me"), self.show_me, 13)
        self.show_button.setToolTip(self.tr("Makes the move for you"))
        self.play_button = PlayButton(self.tr("Play a real game"), self.play, (120, 42))
        self.how_button = make_button(self.tr("How to play"), self.how_to_play, 13)
        self._ways = (self.continue_button, self.show_button, self.play_button, self.how_button)
        for button in (*self._ways, self.again_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # who has clicked it goes on at the table
        self.setLayout(
            make_column(
                make_row((self._where, 1), self.again_button),
                self._reply,
                (self._text, 1),
                make_column(*self._ways, gap=8),
                gap=8,
                rim=(22, 14, 22, 16),
            )
        )
        self.setMinimumHeight(_LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)

    @property
    def words(self) -> str:
        """All that it says."""
        return in_sequence((self._reply.text(), self._text.text()))

    @property
    def way_on(self) -> PlayButton | None:
        """The bright button, where there is one."""
        return next((way for way in (self.continue_button, self.play_button) if not way.isHidden()), None)

    def say(self, at: int, reply: str, text: str, asks: bool, again: bool = False) -> None:
        """What a step says, counted from 0, after what there is to say to the last answer; whether a move is asked, and
        whether it is asked again, since that answer was not played."""
        last = at == self._steps - 1
        self._plain = filled(self.tr("Lesson, step {step} of {steps}"), step=at + 1, steps=self._steps)
        step = self._plain
        if again:
            step = filled(self.tr("Step {step} of {steps}: try again"), step=at + 1, steps=self._steps)
        _write(self._reply, FAILED if again else MADE)
        for label, words in ((self._where, step), (self._reply, reply), (self._text, text)):
            label.setText(words)
            set_accessible_texts(label, words)
        self._reply.setVisible(bool(reply))
        self.again_button.setVisible(at > 0)
        self.continue_button.setVisible(not asks and not last)
        self.show_button.setVisible(asks)
        self.play_button.setVisible(last)
        self.how_button.setVisible(last)

    def say_nothing_more(self) -> None:
        """The table moves: there is nothing to press until it rests. The step's text stays; what was said to an answer
        goes, since another has been given."""
        self._reply.hide()
        self._where.setText(self._plain)
        for button in self._ways:
            button.hide()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter: QPainter = brush(self)
        sheet: QRectF = area(self).adjusted(_RIM + 4, _RIM, -_RIM - 4, -_RIM)
        draw_paper(painter, sheet, 5.0)


def _write(label: QLabel, ink: QColor) -> None:
    label.setStyleSheet(f"color: {ink.name()}; background: transparent;")
