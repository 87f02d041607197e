"""Answer to the prompt's question, and its button."""

from collections.abc import Callable, Sequence
from math import floor
from re import sub
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QPainter,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.shapes import centred, suit_colour, suit_path
from cardtable.app.parts.felt_button import BRASS, GLASS, FeltButton, KeyRepeatGuard
from cardtable.app.parts.widgets import name_key, set_accessible_texts, tip_of

HEIGHT = 52
"""Height of a button, in designed pixels."""
_SMALLEST = 10
"""Least size of letters, in pixels; longer texts are cut."""


class Answer(NamedTuple):
    """Answer that one button of a prompt gives."""

    name: str
    """Key by which the button is looked up; not shown."""
    label: str
    says: str
    """Second line: what the answer does."""
    key: str
    """Key that presses the button, as a key sequence in Qt's portable form."""
    then: Callable[[], None]
    likely: bool = False
    """True for the bright answer, which Enter presses too."""
    suit: str = ""
    """Suit that the answer stands for, if any: shown by its sign, on paper."""
    two_colour: bool = False
    """True if suits are only red and black."""
    room: Sequence[tuple[str, str]] = ()
    """Other labels and second lines that the button shows while the same is asked. It has room for the longest,
    whatever their digits, so that nothing beside it moves."""


class AnswerButton(FeltButton):
    """Button with a label, what the answer does, and its key in the corner."""

    def __init__(self, answer: Answer, scale: float, key_guard: KeyRepeatGuard, parent: QWidget) -> None:
        super().__init__(answer.label, parent, scale, key_guard)
        self._terse = False
        self._dimmed = False
        self.setObjectName(answer.name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._give)
        self.show_answer(answer)

    def show_answer(self, answer: Answer) -> None:
        """Show another answer of the same name; the button keeps the focus."""
        self.answer = answer
        self.setText(answer.label)
        set_accessible_texts(self, answer.label, answer.says)
        self._key = QKeySequence(answer.key).toString(QKeySequence.SequenceFormat.NativeText)
        if answer.key == "Return":
            self._key = self.tr("Enter")
        name_key(self, self._key)
        self.updateGeometry()
        self.update()

    def be_terse(self, terse: bool) -> None:
        """Drop the second line where it has no room, or show it again; its words then are in the tooltip."""
        self._terse = terse
        self.setToolTip(tip_of(self.answer.says) if terse and not self.answer.suit else "")

    def dim(self, on: bool) -> None:
        """Dim the likely answer while Enter doesn't give it, or show it bright again."""
        if on != self._dimmed:
            self._dimmed = on
            self.update()

    def _give(self) -> None:
        self.answer.then()

    @override
    def pass_key(self, event: QKeyEvent) -> None:
        """Let arrow keys move the focus."""
        QAbstractButton.keyPressEvent(self, event)

    @override
    def sizeHint(self) -> QSize:
        scale = self.scale
        texts = [(self.text(), self.answer.says), *self.answer.room]
        label = _width(sans(16 * scale, 700), [label for label, _ in texts])
        if self._terse and not self.answer.suit:
            return QSize(round(max(label + 26 * scale, 72 * scale)), round(HEIGHT * scale))
        says = _width(sans(12.5 * scale), [says for _, says in texts])
        key = QFontMetricsF(sans(12 * scale)).horizontalAdvance(self._key)
        if self.answer.suit:
            return QSize(round(max(says + 20 * scale, 68 * scale)), round(HEIGHT * scale))
        return QSize(round(max(label + 2 * key + 44 * scale, says + 30 * scale, 96 * scale)), round(HEIGHT * scale))

    @override
    def draw(self, painter: QPainter, whole: QRectF) -> None:
        body = whole.adjusted(2, 2, -2, -3)
        if self.isDown():
            body.translate(0, 1)
        if self.answer.suit:
            self._draw_suit(painter, body)
            return
        look = BRASS if self.answer.likely and not self._dimmed else GLASS
        self.draw_plate(painter, body, look)
        scale = self.scale
        upper = self.label_area(body)
        painter.setPen(look.ink)
        font = _written(self.text(), sans(16 * scale, 700), upper.width())
        painter.setFont(font)
        words = QFontMetricsF(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, upper.width() + 1)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, words)
        if self.answer.says and not self._terse:
            painter.setPen(look.quiet)
            painter.setFont(_written(self.answer.says, sans(12.5 * scale), body.width() - 10 * scale))
            lower = QRectF(body.x(), body.y() + 26 * scale, body.width(), 18 * scale)
            painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, self.answer.says)
        self.draw_key(painter, body, self._key, look.quiet)

    def label_area(self, body: QRectF) -> QRectF:
        """Return the area of the label on the button's body: centred, unless it would then cover the key; then beside
        it. A label without a second line lies lower than the key."""
        scale = self.scale
        within = body.adjusted(5 * scale, 0, -5 * scale, 0)
        if self._terse:
            return within.adjusted(0, 12 * scale, 0, 0)
        if not self.answer.says:
            return within
        upper = QRectF(within.x(), body.y() + 5 * scale, within.width(), 22 * scale)
        beside = QFontMetricsF(sans(12 * scale)).horizontalAdvance(self._key) + 11
        wide = QFontMetricsF(sans(16 * scale, 700)).horizontalAdvance(self.text())
        if not self._key or wide <= body.width() - 2 * beside:
            return upper
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            return QRectF(body.x() + beside, upper.y(), upper.right() - body.x() - beside, upper.height())
        return QRectF(upper.x(), upper.y(), body.right() - beside - upper.x(), upper.height())

    def _draw_suit(self, painter: QPainter, body: QRectF) -> None:
        """Draw paper with the suit's sign, with a brass rim for the likely answer."""
        scale, answer = self.scale, self.answer
        likely = answer.likely and not self._dimmed
        painter.setBrush(palette.PAPER if self.underMouse() else palette.mix(palette.PAPER, palette.BRASS, 0.12))
        self.draw_rim(painter, body, palette.BRASS if likely else palette.INK, 9, 3.0 if likely else 1.0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(suit_colour(answer.suit, answer.two_colour))
        painter.drawPath(centred(suit_path(answer.suit), body.center().x(), body.y() + 16 * scale, 22 * scale))
        painter.setPen(palette.INK)
        painter.setFont(_written(answer.says, sans(12.5 * scale, 600), body.width() - 6 * scale))
        lower = QRectF(body.x(), body.y() + 28 * scale, body.width(), 18 * scale)
        painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, answer.says)
        self.draw_key(painter, body, self._key, palette.mix(palette.INK, palette.PAPER, 0.3))


def _width(font: QFont, texts: Sequence[str]) -> float:
    """Return the width of the longest of these texts, taking all digits as equally wide."""
    metrics = QFontMetricsF(font)
    return max(metrics.horizontalAdvance(sub(r"\d", "0", text)) for text in texts)


def _written(text: str, font: QFont, width: float) -> QFont:
    """Return the font, made small enough for a text to fit in this width, but no smaller than `_SMALLEST`."""
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide <= max(width, 0.0):  # a button that is just laid out may have no width at all
        return font
    smaller = QFont(font)
    smaller.setPixelSize(max(_SMALLEST, floor(font.pixelSize() * width / wide)))
    return smaller
