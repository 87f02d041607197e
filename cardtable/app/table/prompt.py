"""What is asked of the person, in words, with a button for every answer."""

from collections.abc import Callable
from math import ceil, floor
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.paths import centred
from cardtable.app.art.suits import suit_colour, suit_path
from cardtable.app.parts.spoken import put_in_words
from cardtable.app.table.key_repeat_guard import KeyRepeatGuard

_GAP = 3
_ANSWER = 52
"""The height of a button."""
_QUESTION_SIZES = (24, 20, 17)
"""The sizes in which a question is tried, until it fits."""
_DETAIL_LINES = 2
_DETAIL_SIZES = (13.5, 12.5, 12)
"""The sizes in which the rest of an advice is tried, until it fits."""
_NOT_OURS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class Answer(NamedTuple):
    """One button of a prompt."""

    name: str
    """For whoever looks the button up; not shown."""
    label: str
    says: str
    """What it will do."""
    key: str
    """The key that presses it, as a key sequence in Qt's portable form."""
    then: Callable[[], None]
    likely: bool = False
    """The bright one, pressed by Enter too."""
    suit: str = ""
    """Where it stands for a suit: shown on paper, with the suit's sign."""
    two_colour: bool = False
    """Whether suits are red and black."""


_SMALLEST = 10
"""Pixels of writing below which it is cut rather than made smaller."""


class AnswerButton(QAbstractButton):
    """A button with a label, what it does, and its key in the corner."""

    def __init__(self, answer: Answer, scale: float, key_guard: KeyRepeatGuard, parent: QWidget) -> None:
        super().__init__(parent)
        self._key_guard = key_guard
        self.scale = scale
        """How much larger than designed it is."""
        self.setObjectName(answer.name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._give)
        self.show_answer(answer)

    def show_answer(self, answer: Answer) -> None:
        """The same button for another answer of that name: it keeps the focus."""
        self.answer = answer
        self.setText(answer.label)
        put_in_words(self, answer.label, answer.says)
        self._key = QKeySequence(answer.key).toString(QKeySequence.SequenceFormat.NativeText)
        if answer.key == "Return":
            self._key = self.tr("Enter")
        self.updateGeometry()
        self.update()

    def _give(self) -> None:
        self.answer.then()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, as Space does."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat() and self._key_guard.takes():
            self.click()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second of two quick clicks was meant for the answer that the first has given."""

    @override
    def sizeHint(self) -> QSize:
        scale = self.scale
        label = QFontMetricsF(sans(16 * scale, 700)).horizontalAdvance(self.text())
        says = QFontMetricsF(sans(12.5 * scale)).horizontalAdvance(self.answer.says)
        key = QFontMetricsF(sans(12 * scale)).horizontalAdvance(self._key)
        if self.answer.suit:
            return QSize(round(max(says + 20 * scale, 68 * scale)), round(_ANSWER * scale))
        return QSize(round(max(label + 2 * key + 44 * scale, says + 30 * scale, 96 * scale)), round(_ANSWER * scale))

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(2, 2, -2, -3)
        pressed = self.isDown()
        if pressed:
            body.translate(0, 1)
        if self.answer.suit:
            self._paint_suit(painter, body)
            return
        bright = self.answer.likely
        shade = QLinearGradient(body.topLeft(), body.bottomLeft())
        top = palette.BRASS.lighter(112) if bright else palette.mix(palette.PLAQUE, palette.FELT_LIGHT, 0.25)
        bottom = palette.BRASS.darker(112) if bright else palette.PLAQUE
        if self.underMouse() and not pressed:
            top, bottom = top.lighter(108), bottom.lighter(112)
        shade.setColorAt(0, top)
        shade.setColorAt(1, bottom)
        painter.setBrush(shade)
        rim = palette.CREAM if self.hasFocus() else palette.faded(palette.BRASS, 0.9 if bright else 0.35)
        painter.setPen(QPen(rim, 2.0 if self.hasFocus() else 1.0))
        painter.drawRoundedRect(body, 9, 9)
        ink = palette.INK if bright else palette.CREAM
        painter.setPen(ink)
        scale = self.scale
        painter.setFont(_written(self.text(), sans(16 * scale, 700), body.width() - 10 * scale))
        centre = Qt.AlignmentFlag.AlignCenter
        has_words = bool(self.answer.says)
        upper = QRectF(body.x(), body.y() + 5 * scale, body.width(), 22 * scale) if has_words else body
        painter.drawText(upper, centre, self.text())
        painter.setPen(palette.mix(ink, palette.BRASS if bright else palette.FELT_LIGHT, 0.12 if bright else 0.22))
        painter.setFont(_written(self.answer.says, sans(12.5 * scale), body.width() - 10 * scale))
        if has_words:
            painter.drawText(
                QRectF(body.x(), body.y() + 26 * scale, body.width(), 18 * scale), centre, self.answer.says
            )
        painter.setFont(sans(12 * scale))
        painter.setPen(palette.mix(ink, palette.BRASS if bright else palette.FELT_LIGHT, 0.3))
        corner = body.adjusted(8, 3, -8, 0)
        painter.drawText(corner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight, self._key)

    def _paint_suit(self, painter: QPainter, body: QRectF) -> None:
        """Paper with the suit's sign; ringed in brass where it is the likely answer."""
        scale, answer = self.scale, self.answer
        paper = palette.PAPER if self.underMouse() else palette.mix(palette.PAPER, palette.BRASS, 0.12)
        rim = palette.CREAM if self.hasFocus() else palette.BRASS if answer.likely else palette.INK
        painter.setPen(QPen(rim, 3.0 if self.hasFocus() or answer.likely else 1.0))
        painter.setBrush(paper)
        painter.drawRoundedRect(body, 9, 9)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(suit_colour(answer.suit, answer.two_colour))
        middle = body.center().x()
        painter.drawPath(centred(suit_path(answer.suit), middle, body.y() + 16 * scale, 22 * scale))
        painter.setPen(palette.INK)
        painter.setFont(_written(answer.says, sans(12.5 * scale, 600), body.width() - 6 * scale))
        lower = QRectF(body.x(), body.y() + 28 * scale, body.width(), 18 * scale)
        painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, answer.says)
        painter.setFont(sans(12 * scale))
        painter.setPen(palette.mix(palette.INK, palette.PAPER, 0.3))
        painter.drawText(body.adjusted(8, 3, -7, 0), Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight, self._key)


class Prompt(QWidget):
    """A question, what was last done, and the answers. Advice takes the place of the words, never of the answers."""

    def __init__(self, parent: QWidget, keeper: QWidget) -> None:
        """`keeper` gets the focus when the button that has it goes away: Qt would give it to the next in line."""
        super().__init__(parent)
        self._keeper = keeper
        self.key_guard = KeyRepeatGuard()
        """Whether a press of Enter is meant."""
        self.setObjectName("prompt")
        self._question = QLabel(self)
        self._question.setObjectName("question")
        self._told = QLabel(self)
        self._told.setObjectName("told")
        self._headline = QLabel(self)
        self._headline.setObjectName("advice")
        self._detail = QLabel(self)
        self._detail.setObjectName("advice-detail")
        self._detail.setWordWrap(True)
        self._scale = 1.0
        quiet = palette.mix(palette.CREAM, palette.FELT_LIGHT, 0.22)
        for label, colour in (
            (self._question, palette.CREAM),
            (self._told, quiet),
            (self._headline, palette.BRASS.lighter(118)),
            (self._detail, palette.mix(palette.CREAM, palette.FELT_LIGHT, 0.08)),
        ):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setStyleSheet(f"color: {colour.name()}; background: transparent;")
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._row = QHBoxLayout()
        self._row.setSpacing(10)
        self._row.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._area = QWidget(self)
        area = QVBoxLayout(self._area)
        area.setContentsMargins(0, 0, 0, 0)
        area.setSpacing(_GAP)
        area.addStretch(1)
        for label in (self._told, self._question, self._headline, self._detail):
            area.addWidget(label)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * _GAP)
        column.addWidget(self._area)
        column.addLayout(self._row)
        column.addStretch(1)
        self._buttons: list[AnswerButton] = []
        self._control: QWidget | None = None
        self._words = ("", "")
        self._keeps_question = False
        self._advice = ("", "")
        self._dress()

    def set_scale(self, scale: float) -> None:
        """How much larger than designed it is."""
        if scale != self._scale:
            self._scale = scale
            self._dress()

    def _dress(self) -> None:
        self._question.setFont(serif(_QUESTION_SIZES[0] * self._scale, 700))  # what it takes at most
        self._told.setFont(sans(14 * self._scale))
        self._headline.setFont(serif(18 * self._scale, 700))
        detail = sans(_DETAIL_SIZES[0] * self._scale)
        lines = [QFontMetricsF(label.font()).height() for label in (self._question, self._told, self._headline)]
        advice = lines[2] + _DETAIL_LINES * QFontMetricsF(detail).height()
        # The question stands over an advice too, where there is room for it.
        both = advice + lines[1] + 2 * _GAP
        self._keeps_question = both + 2 * _GAP + _ANSWER * self._scale <= self.height()
        # The answers stay where they are, whichever words stand over them.
        self._area.setFixedHeight(ceil(max(lines[0] + lines[1], both if self._keeps_question else advice) + _GAP))
        for button in self._buttons:
            button.scale = self._scale
            button.updateGeometry()
            button.update()
        self._fit()

    @property
    def question(self) -> str:
        """The question as it stands."""
        return self._words[0]

    @property
    def told(self) -> str:
        """What was last done."""
        return self._words[1]

    def ask(self, question: str, answers: list[Answer]) -> None:
        """Shows a question and its answers; the likely one can be pressed with Enter."""
        names = [answer.name for answer in answers]
        if question != self._words[0]:
            self.key_guard.asked()
        self._words = (question, self._words[1])
        if names == [button.answer.name for button in self._buttons]:
            for button, answer in zip(self._buttons, answers, strict=True):
                button.show_answer(answer)
        else:
            for button in self._buttons:
                if button.hasFocus():
                    self._keeper.setFocus()
                self._row.removeWidget(button)
                button.hide()
                button.deleteLater()
            self._buttons = [AnswerButton(answer, self._scale, self.key_guard, self) for answer in answers]
            for button in self._buttons:
                self._row.addWidget(button)
                button.show()
        self._fit()

    def put_control(self, control: QWidget | None) -> None:
        """A control of the game's own before the answers, such as a row of numbers; it is the game's to keep."""
        if control is self._control:
            return
        if self._control is not None:
            focused = QApplication.focusWidget()
            if focused is not None and (focused is self._control or self._control.isAncestorOf(focused)):
                self._keeper.setFocus()
            self._row.removeWidget(self._control)
            self._control.hide()
        self._control = control
        if control is not None:
            control.setParent(self)
            self._row.insertWidget(0, control)
            control.show()

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes through: the game's own control, then the answers."""
        parts = self._control.findChildren(QWidget) if self._control else []
        return [*(part for part in parts if part.focusPolicy() & Qt.FocusPolicy.TabFocus), *self._buttons]

    def tell(self, what: str) -> None:
        """Says what was last done."""
        self._words = (self._words[0], what)
        self._fit()

    def advise(self, headline: str, detail: str) -> None:
        """Shows advice in the place of the question; no headline puts it away."""
        self._advice = (headline, detail)
        self._fit()

    @property
    def advice(self) -> tuple[str, str]:
        """The advice that is shown: its headline and the rest; empty where there is none."""
        return self._advice

    def button(self, name: str) -> AnswerButton | None:
        """The button of that name, if it is shown."""
        return next((button for button in self._buttons if button.answer.name == name), None)

    def is_likely(self, name: str) -> bool:
        """Whether a button of that name is shown, and is the bright one."""
        button = self.button(name)
        return button is not None and button.answer.likely

    def press_likely(self) -> bool:
        """Presses the bright button; False where there is none."""
        return self._press(lambda answer: answer.likely)

    def press(self, event: QKeyEvent) -> bool:
        """Presses the button of a key, at once; False where no button has it.

        The keys are no shortcuts of Qt's: those press a button a tenth of a second late. A key that is held down
        gives no second answer, and one pressed with Ctrl or Alt is meant for something else.
        """
        if event.isAutoRepeat() or event.modifiers() & _NOT_OURS:
            return False
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return not self.key_guard.takes() or self.press_likely()
        pressed = QKeySequence(event.key()).toString(QKeySequence.SequenceFormat.PortableText)
        return self._press(lambda answer: answer.key == pressed)

    def _press(self, wanted: Callable[[Answer], bool]) -> bool:
        for button in self._buttons:
            if wanted(button.answer):
                button.click()
                return True
        return False

    @override
    def resizeEvent(self, event: object) -> None:
        self._dress()

    def _fit(self) -> None:
        width = max(60, self.width() - 8)
        headline, detail = self._advice
        self._question.setFont(self._question_font(width))
        # Of what was asked or done the end says more than the middle, which may be somebody's name.
        for label, text, cut in (
            (self._question, self._words[0], Qt.TextElideMode.ElideMiddle),
            (self._told, self._words[0 if headline else 1], Qt.TextElideMode.ElideMiddle),  # the question can be read
            (self._headline, headline, Qt.TextElideMode.ElideRight),
        ):
            label.setText(QFontMetricsF(label.font()).elidedText(text, cut, width))
            put_in_words(label, text)
            label.setVisible(bool(headline) == (label is self._headline))
        self._told.setVisible(self._keeps_question or not headline)
        font, shown = _fitted(detail, [sans(size * self._scale) for size in _DETAIL_SIZES], width)
        self._detail.setFont(font)
        self._detail.setText(shown)
        put_in_words(self._detail, detail.replace("\n", " "))
        self._detail.setToolTip(detail if shown.endswith("…") else "")
        self._detail.setVisible(bool(headline and detail))

    def _question_font(self, width: float) -> QFont:
        """As large as the question can be written in a line."""
        fonts = [serif(size * self._scale, 700) for size in _QUESTION_SIZES]
        question = self._words[0]
        return next((font for font in fonts if QFontMetricsF(font).horizontalAdvance(question) <= width), fonts[-1])


def _written(text: str, font: QFont, width: float) -> QFont:
    """The font, as much smaller as it must be for a text in a line of this width."""
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide <= width:
        return font
    smaller = QFont(font)
    smaller.setPixelSize(max(_SMALLEST, floor(font.pixelSize() * width / wide)))
    return smaller


def _fitted(text: str, fonts: list[QFont], width: float) -> tuple[QFont, str]:
    """The first font in which a text takes no more lines than it may; in the last one, what there is room for.

    Its own breaks are kept as long as they fit.
    """
    for tried in (text, text.replace("\n", " ")):
        for font in fonts:
            if _lines(tried, font, width) <= _DETAIL_LINES:
                return font, tried
    words = text.split()
    while len(words) > 1 and _lines(" ".join(words) + " …", font, width) > _DETAIL_LINES:
        words.pop()
    return font, " ".join(words) + " …"


def _lines(text: str, font: QFont, width: float) -> int:
    metrics = QFontMetricsF(font)
    box = metrics.boundingRect(QRectF(0, 0, width, 1e6), Qt.TextFlag.TextWordWrap, text)
    return round(box.height() / metrics.lineSpacing())
