"""A field for a whole number that says so where what is typed is out of its range."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QValidator
from PySide6.QtWidgets import QSpinBox
from typing_extensions import override

from cardtable.language import as_number, filled, translate

_LONGEST = 9
"""Signs of a number that can be typed."""


class NumberField(QSpinBox):
    """Takes the nearest number that is allowed for one that isn't, once that has been typed, and says why."""

    outside = Signal(str)
    """What is typed is out of range: which numbers are allowed, in a sentence. Empty once another is typed."""

    def __init__(self) -> None:
        super().__init__()
        self._told = ""
        self.lineEdit().textEdited.connect(self._judge)
        self.valueChanged.connect(self._change)

    @property
    def _typed(self) -> int | None:
        """The number that stands there, whatever it is; None where there is none."""
        text = self.lineEdit().text().strip()
        return int(text) if text.lstrip("-").isdecimal() and text.isascii() else None

    def _is_outside(self, number: int | None) -> bool:
        return number is not None and not self.minimum() <= number <= self.maximum()

    def _judge(self) -> None:
        """Says whether what has been typed so far is out of range: a number too low may yet become another."""
        number = self._typed
        beyond = number is not None and (number > self.maximum() or number < min(0, self.minimum()))
        self._tell(number if beyond else None)

    def _change(self) -> None:
        if not self._is_outside(self._typed):
            self._tell(None)

    def _tell(self, number: int | None) -> None:
        """Says why a number isn't allowed; None is."""
        text = ""
        if number is not None:
            high = number > self.maximum()
            text = translate("fields", "At most {most}.") if high else translate("fields", "At least {least}.")
            text = filled(text, least=as_number(self.minimum()), most=as_number(self.maximum()))
        if text != self._told:
            self._told = text
            self.outside.emit(text)

    def put_right(self) -> bool:
        """Takes the nearest number that is allowed, and says so; False where that which stands there is."""
        number = self._typed
        if number is None or not self._is_outside(number):
            return False
        self.setValue(min(max(number, self.minimum()), self.maximum()))
        self.lineEdit().setText(self.textFromValue(self.value()))
        self._tell(number)
        return True

    @override
    def validate(self, input: str, pos: int) -> tuple[QValidator.State, str, int]:
        """What is out of range can be typed: it may be the beginning of another number."""
        text = input.strip()
        digits = text[1:] if text.startswith("-") else text
        if len(text) <= _LONGEST and digits.isascii() and digits.isdecimal() and self._is_outside(int(text)):
            return QValidator.State.Intermediate, input, pos
        return super().validate(input, pos)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on a number that isn't allowed does no more than that: nobody has seen yet what is taken for it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.put_right():
            self.selectAll()
            return
        super().keyPressEvent(event)

    @override
    def stepBy(self, steps: int) -> None:
        if not self.put_right():
            super().stepBy(steps)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.put_right()
        super().focusOutEvent(event)
