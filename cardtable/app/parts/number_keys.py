"""Keys that choose a number: arrows, plus and minus, the page keys, and digits, which are read together."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

LEAP = 5
"""What the page keys add."""


class NumberKeys:
    """What is typed to choose a number from 0 to the most that there is."""

    def __init__(self) -> None:
        self._typed = ""

    def forget(self) -> None:
        """The number was chosen in another way: digits begin a new one."""
        self._typed = ""

    def chosen(self, event: QKeyEvent, value: int, most: int, mirrored: bool) -> int | None:
        """The number after a key, which may be more or less than there is; None where it is no key for a number."""
        key, text = event.key(), event.text()
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return None
        steps = {
            Qt.Key.Key_Up: 1,
            Qt.Key.Key_Down: -1,
            Qt.Key.Key_Right: -1 if mirrored else 1,
            Qt.Key.Key_Left: 1 if mirrored else -1,
            Qt.Key.Key_PageUp: LEAP,
            Qt.Key.Key_PageDown: -LEAP,
        }
        if key == Qt.Key.Key_Backspace:
            return self._type(self._typed[:-1])
        if text.isdecimal() and text.isascii():
            # Digits are read together as long as they name a number that can be chosen; else a new one begins.
            both = self._typed + text
            return self._type(both if int(both) <= most else text)
        if key in steps:
            chosen = value + steps[Qt.Key(key)]
        elif text in ("+", "-", "−") and text:
            chosen = value + (1 if text == "+" else -1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            chosen = 0 if key == Qt.Key.Key_Home else most
        else:
            return None
        self._typed = ""
        return chosen

    def _type(self, digits: str) -> int:
        self._typed = digits.lstrip("0")
        return int(digits or "0")
