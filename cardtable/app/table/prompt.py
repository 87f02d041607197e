"""Prompt on the felt: a question to the person, in words, with a button for every answer."""

from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.parts.felt_button import KeyRepeatGuard
from cardtable.app.parts.number_choice import NumberChoice, NumberPickers
from cardtable.app.parts.widgets import PlainLabel, has_keys, set_accessible_texts, take_away, tip_of
from cardtable.app.table import answer_button
from cardtable.app.table.answer_button import Answer, AnswerButton

_GAP = 3
_QUESTION_SIZES = (24, 20, 17)
"""Font sizes of a question, in pixels, tried from the largest until the text fits."""
_NOTICE_SIZES = (14, 13, 12)
"""Font sizes of a notice, in pixels, tried in the same way."""
_SMALLEST = 0.72
"""Least size of questions and notices enlarged by the text size, as a share of the enlarged one."""
_FULL_ANSWERS = 0.75
"""Share of the other texts' size to which answers shrink in a crowded row before they drop their second lines."""
_BESIDE = 10
"""Pixels between two answers."""
_DETAIL_LINES = 2
_DETAIL_SIZES = (13.5, 12.5, 12)
"""Font sizes of an advice's detail, in pixels, tried in the same way."""
_NOT_OURS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


Control = NumberChoice | NumberPickers
"""Control that a game may put before the answers."""


class Prompt(QWidget):
    """Question, notice of what was last done, and answers. Advice replaces the words, never the answers."""

    def __init__(self, parent: QWidget, keeper: QWidget) -> None:
        """`keeper` gets the focus if the button that has it goes away; Qt would give it to the next widget."""
        super().__init__(parent)
        self._keeper = keeper
        self.key_guard = KeyRepeatGuard()
        """Guard that ignores unintended presses of Enter."""
        self.setObjectName("prompt")
        self._question = PlainLabel(parent=self)
        self._question.setObjectName("question")
        self._spares = False  # True while there is no room for the notice
        self._notice = PlainLabel(parent=self)
        self._notice.setObjectName("notice")
        self._headline = PlainLabel(parent=self)
        self._headline.setObjectName("advice")
        self._detail = PlainLabel(parent=self)
        self._detail.setObjectName("advice-detail")
        self._detail.setWordWrap(True)
        self._scale = 1.0
        quiet = palette.mix(palette.CREAM, palette.FELT_LIGHT, 0.22)
        for label, colour in (
            (self._question, palette.CREAM),
            (self._notice, quiet),
            (self._headline, palette.BRASS.lighter(118)),
            (self._detail, palette.mix(palette.CREAM, palette.FELT_LIGHT, 0.08)),
        ):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setStyleSheet(f"color: {colour.name()}; background: transparent;")
        self._row = QHBoxLayout()
        self._row.setSpacing(_BESIDE)
        self._row.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._area = QWidget(self)
        area = self._words_column = QVBoxLayout(self._area)
        area.setContentsMargins(0, 0, 0, 0)
        area.setSpacing(_GAP)
        area.addStretch(1)
        for label in (self._notice, self._question, self._headline, self._detail):
            area.addWidget(label)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2 * _GAP)
        self._lower = QHBoxLayout()
        self._lower.setSpacing(_BESIDE)
        self._lower.addLayout(self._row, 1)
        self._column.addWidget(self._area)
        self._column.addLayout(self._lower)
        self._column.addStretch(1)
        self._buttons: list[AnswerButton] = []
        self._standing: AnswerButton | None = None
        self._control: Control | None = None
        self._words = ("", "")
        self._keeps_question = False
        self._dimmed = False  # True while something over it has the keys
        self._advice = ("", "")
        self._apply_scale()

    def set_scale(self, scale: float) -> None:
        """Set the factor by which the prompt is larger than designed."""
        if scale != self._scale:
            self._scale = scale
            self._apply_scale()

    def _apply_scale(self) -> None:
        self._question.setFont(serif(_QUESTION_SIZES[0] * self._scale, 700))  # the most height that a question takes
        self._notice.setFont(sans(_NOTICE_SIZES[0] * self._scale))
        self._headline.setFont(serif(18 * self._scale, 700))
        detail = sans(_DETAIL_SIZES[0] * self._scale)
        lines = [QFontMetricsF(label.font()).height() for label in (self._question, self._notice, self._headline)]
        advice = lines[2] + _DETAIL_LINES * QFontMetricsF(detail).height()
        # The question stays above an advice if there is room for it.
        both = advice + lines[1] + 2 * _GAP
        self._keeps_question = both + 2 * _GAP + answer_button.HEIGHT * self._scale <= self.height()
        # The answers keep their place, whichever words stand above them.
        self._area.setFixedHeight(ceil(max(lines[0] + lines[1], both if self._keeps_question else advice) + _GAP))
        self._fit()

    @property
    def _all(self) -> list[AnswerButton]:
        """Buttons of the answers and the standing one."""
        return [*self._buttons, self._standing] if self._standing else self._buttons

    def stand(self, answer: Answer | None) -> None:
        """Set the answer that stands at the end of the row whatever is asked, or while nothing is; None removes it."""
        if self._standing is not None:
            if has_keys(self._standing):
                self._keeper.setFocus()
            self._lower.removeWidget(self._standing)
            take_away(self._standing)
            self._standing = None
        if answer is not None:
            self._standing = AnswerButton(answer, self._scale, self.key_guard, self)
            self._lower.addWidget(self._standing)
            self._standing.show()
            self._fit()

    @property
    def question(self) -> str:
        return self._words[0]

    @property
    def question_box(self) -> QRect:
        """Box of the question's words, in the table's coordinates."""
        self._column.activate()
        self._words_column.activate()
        font = QFontMetricsF(self._question.font())
        box = QRect(0, 0, ceil(font.horizontalAdvance(self._question.text())), ceil(font.height()))
        box.moveCenter(self._question.geometry().center())
        return box.translated(self._area.pos() + self.pos())

    @property
    def answers_top(self) -> int:
        """Top of the highest answer or control, in the table's coordinates."""
        parts = [*self._all, *filter(None, [self._control])]
        return self.y() + min((part.mapTo(self, QPoint()).y() for part in parts), default=self.height())

    @property
    def notice(self) -> str:
        """Sentence on what was last done."""
        return self._words[1]

    def ask(self, question: str, answers: list[Answer]) -> None:
        """Show a question and its answers; Enter presses the likely one."""
        names = [answer.name for answer in answers]
        if question != self._words[0]:
            self.key_guard.asked()
        self._words = (question, self._words[1])
        if names == [button.answer.name for button in self._buttons]:
            for button, answer in zip(self._buttons, answers, strict=True):
                button.show_answer(answer)
        else:
            for button in self._buttons:
                if has_keys(button):
                    self._keeper.setFocus()
                self._row.removeWidget(button)
                take_away(button)
            self._buttons = [AnswerButton(answer, self._scale, self.key_guard, self) for answer in answers]
            for button in self._buttons:
                self._row.addWidget(button)
                button.show()
        self.dim(self._dimmed)
        self._fit()

    def dim(self, on: bool) -> None:
        """Dim the bright answer while something that lies over the question has the keys."""
        self._dimmed = on
        for button in self._all:
            button.dim(on)

    def put_control(self, control: Control | None) -> None:
        """Put a control of the game, such as a row of numbers, before the answers; None removes it. The game keeps it,
        except that the prompt sets its scale."""
        if control is self._control:
            return
        if self._control is not None:
            if has_keys(self._control):
                self._keeper.setFocus()
            self._row.removeWidget(self._control)
            self._control.hide()
        self._control = control
        if control is not None:
            control.setParent(self)
            self._row.insertWidget(0, control)
            control.show()
            self._fit_answers()

    @property
    def stops(self) -> list[QWidget]:
        """Widgets that Tab reaches: those of the game's control, then the answers."""
        parts = self._control.findChildren(QWidget) if self._control else []
        return [*(part for part in parts if part.focusPolicy() & Qt.FocusPolicy.TabFocus), *self._all]

    def show_notice(self, what: str) -> None:
        """Show a sentence on what was last done."""
        self._words = (self._words[0], what)
        self._fit()

    def spare_notice(self, on: bool) -> None:
        """Hide the notice if there is no room for it, or show it again. The log has it too."""
        if on != self._spares:
            self._spares = on
            self._fit()

    def advise(self, headline: str, detail: str) -> None:
        """Show advice in place of the question; an empty headline removes it."""
        self._advice = (headline, detail)
        self._fit()

    @property
    def advice(self) -> tuple[str, str]:
        """Headline and detail of the advice shown; both empty if there is none."""
        return self._advice

    def button(self, name: str) -> AnswerButton | None:
        """Return the button of that name; None if it isn't shown."""
        return next((button for button in self._all if button.answer.name == name), None)

    def is_likely(self, name: str) -> bool:
        """Return whether the button of that name is shown and is the bright one."""
        button = self.button(name)
        return button is not None and button.answer.likely

    def press_likely(self) -> bool:
        """Press the bright button; return False if there is none."""
        return self._press(lambda answer: answer.likely)

    def press(self, event: QKeyEvent) -> bool:
        """Press the button that has this key, at once; return False if none has it.

        The keys are no Qt shortcuts, since those press a button a tenth of a second late. Key repeats are ignored, and
        so are keys pressed with Ctrl, Alt or Meta, which are meant for something else.
        """
        if event.isAutoRepeat() or event.modifiers() & _NOT_OURS:
            return False
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return not self.key_guard.takes() or self.press_likely()
        pressed = QKeySequence(event.key()).toString(QKeySequence.SequenceFormat.PortableText)
        return self._press(lambda answer: answer.key == pressed)

    def _press(self, wanted: Callable[[Answer], bool]) -> bool:
        for button in self._all:
            if wanted(button.answer):
                button.click()
                return True
        return False

    @override
    def resizeEvent(self, event: object) -> None:
        self._apply_scale()

    def _fit(self) -> None:
        self._fit_answers()
        width = max(60, self.width() - 8)
        headline, detail = self._advice
        question, notice = self._words[0], self._words[0 if headline else 1]  # an advice keeps the question in sight
        asked = _sizes(_QUESTION_SIZES, self._scale)
        self._question.setFont(_largest([serif(size, 700) for size in asked], question, width))
        told = _sizes(_NOTICE_SIZES, self._scale)
        self._notice.setFont(_largest([sans(size) for size in told], notice, width))
        # The end of a question or notice says more than its middle, which may be a name.
        for label, text, cut in (
            (self._question, question, Qt.TextElideMode.ElideMiddle),
            (self._notice, notice, Qt.TextElideMode.ElideMiddle),
            (self._headline, headline, Qt.TextElideMode.ElideRight),
        ):
            label.setText(QFontMetricsF(label.font()).elidedText(text, cut, width))
            set_accessible_texts(label, text)
            label.setVisible(bool(headline) == (label is self._headline))
        self._notice.setVisible((self._keeps_question or not headline) and not self._spares)
        font, shown = _fitted(detail, [sans(size * self._scale) for size in _DETAIL_SIZES], width)
        self._detail.setFont(font)
        self._detail.setText(shown)
        set_accessible_texts(self._detail, detail.replace("\n", " "))
        self._detail.setToolTip(tip_of(detail if shown.endswith("…") else ""))
        self._detail.setVisible(bool(headline and detail))

    def _fit_answers(self) -> None:
        """Shrink enlarged answers that have no room side by side, down to the designed size at most.

        If they would be smaller than `_FULL_ANSWERS` of the other texts, their second lines are dropped first.
        """
        share = self._share_of_answers(terse=False)
        if share < _FULL_ANSWERS:
            share = self._share_of_answers(terse=True)
        if self._scale > 1:
            self._scale_answers(max(1.0, self._scale * min(1.0, share)))
        self._column.activate()  # now, or the answers would be painted once in the room they had before

    def _share_of_answers(self, terse: bool) -> float:
        """Return the width available to control and answers as a share of what they need: below 1, too little."""
        for button in self._all:
            button.be_terse(terse)
        self._scale_answers(self._scale)
        parts = [*([self._control] if self._control else []), *self._all]
        wide = sum(part.sizeHint().width() for part in parts) + 4 * len(parts)
        return (self.width() - _BESIDE * len(parts)) / max(1, wide)

    def _scale_answers(self, scale: float) -> None:
        if self._control:
            self._control.set_scale(scale)
        for button in self._all:
            button.scale = scale
            button.updateGeometry()
            button.update()


def _sizes(sizes: Sequence[int], scale: float) -> list[float]:
    """Return font sizes to try: these times `scale`, then smaller ones, but never below the smallest as designed."""
    larger = [size * scale for size in sizes]
    least = ceil(max(sizes[-1], _SMALLEST * larger[0]))
    return [*larger, *(float(size) for size in range(ceil(larger[-1]) - 1, least - 1, -1))]


def _largest(fonts: list[QFont], text: str, width: float) -> QFont:
    """Return the first font in which a text fits on one line, else the last font."""
    return next((font for font in fonts if QFontMetricsF(font).horizontalAdvance(text) <= width), fonts[-1])


def _fitted(text: str, fonts: list[QFont], width: float) -> tuple[QFont, str]:
    """Return the first font in which a text takes at most `_DETAIL_LINES` lines, and the text.

    Line breaks in the text are kept if they fit. If it fits in no font, the text is cut for the last one.
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
