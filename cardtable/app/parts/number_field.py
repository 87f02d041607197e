"""Field for a whole number that tells when the typed number is out of range."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QValidator
from PySide6.QtWidgets import QSpinBox
from typing_extensions import override

from cardtable.language import as_number, filled, translate

_LONGEST = 9
"""Maximum number of characters that can be typed."""


class NumberField(QSpinBox):
    """Spin box that replaces a number out of range by the nearest one allowed once it has been typed, and says why."""

    outside = Signal(str)
    """Emitted with a sentence on the allowed range if the typed number is out of it; empty once it is allowed."""

    def __init__(self) -> None:
        super().__init__()
        self._told = ""
        self.lineEdit().textEdited.connect(self._judge)
        self.valueChanged.connect(self._change)

    @property
    def _typed(self) -> int | None:
        """Typed number, in range or not; None if the text is not a number."""
        text = self.lineEdit().text().strip()
        return int(text) if text.lstrip("-").isdecimal() and text.isascii() else None

    def _is_outside(self, number: int | None) -> bool:
        return number is not None and not self.minimum() <= number <= self.maximum()

    def _judge(self) -> None:
        """Tell whether what has been typed so far is out of range; a number too low may yet become another."""
        number = self._typed
        beyond = number is not None and (number > self.maximum() or number < min(0, self.minimum()))
        self._tell(number if beyond else None)

    def _change(self) -> None:
        if not self._is_outside(self._typed):
            self._tell(None)

    def _tell(self, number: int | None) -> None:
        """Emit the reason why `number` isn't allowed, or "" if it is None."""
        text = ""
        if number is not None:
            high = number > self.maximum()
            text = translate("fields", "At most {most}.") if high else translate("fields", "At least {least}.")
            text = filled(text, least=as_number(self.minimum()), most=as_number(self.maximum()))
        if text != self._told:
            self._told = text
            self.outside.emit(text)

    def put_right(self) -> bool:
        """Take the nearest number allowed, and tell; return False if the present one is allowed."""
        number = self._typed
        if number is None or not self._is_outside(number):
            return False
        self.setValue(min(max(number, self.minimum()), self.maximum()))
        self.lineEdit().setText(self.textFromValue(self.value()))
        self._tell(number)
        return True

    @override
    def validate(self, input: str, pos: int) -> tuple[QValidator.State, str, int]:
        """Accept a number out of range while typing: it may be the beginning of another."""
        text = input.strip()
        digits = text[1:] if text.startswith("-") else text
        if len(text) <= _LONGEST and digits.isascii() and digits.isdecimal() and self._is_outside(int(text)):
            return QValidator.State.Intermediate, input, pos
        return super().validate(input, pos)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """On Enter, correct a number out of range and do no more: nobody has seen the corrected number yet."""
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
