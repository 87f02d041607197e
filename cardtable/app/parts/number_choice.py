"""Number choice: the common base of stepper, strip and picker."""

from PySide6.QtCore import QLineF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.parts.widgets import set_tip

LEAP = 5
"""Step of the page keys."""


class NumberKeys:
    """Interpreter of the keys that choose a number from 0 to a maximum."""

    def __init__(self) -> None:
        self._typed = ""

    def forget(self) -> None:
        """Begin a new number with the next digit, as the number was chosen in another way."""
        self._typed = ""

    def chosen(self, event: QKeyEvent, value: int, most: int, mirrored: bool) -> int | None:
        """Return the number after a key, which may be out of range; None if the key is not for a number."""
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
            # Digits are combined as long as they name a number that can be chosen; else a new number begins.
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


class StepButton(QAbstractButton):
    """Round plus or minus button with a brass rim that repeats while it is held."""

    def __init__(self, sign: str, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText(sign)
        self.setAccessibleName(name)
        set_tip(self, name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Repeat while held by the mouse only: a screen reader holds the button for a moment but means one press."""
        self.setAutoRepeat(True)
        super().mousePressEvent(event)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.setAutoRepeat(False)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button with Space, and leave every other key to the table."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        shade = palette.mix(palette.PLAQUE, palette.FELT_LIGHT, 0.45 if self.underMouse() else 0.2)
        painter.setBrush(palette.PLAQUE if self.isDown() else shade)
        rim = palette.CREAM if self.hasFocus() else palette.faded(palette.BRASS, 0.8 if self.isEnabled() else 0.25)
        painter.setPen(QPen(rim, 2.0 if self.hasFocus() else 1.2))
        painter.drawEllipse(body)
        ink = palette.CREAM if self.isEnabled() else palette.faded(palette.CREAM, 0.35)
        painter.setPen(QPen(ink, 2.4, c=Qt.PenCapStyle.RoundCap))
        middle, reach = body.center(), body.width() * 0.2
        painter.drawLine(QLineF(middle.x() - reach, middle.y(), middle.x() + reach, middle.y()))
        if self.text() == "+":
            painter.drawLine(QLineF(middle.x(), middle.y() - reach, middle.x(), middle.y() + reach))


class NumberChoice(QWidget):
    """Base class for choosing a number from a minimum, mostly 0, to a maximum.

    Buttons, digits, plus, minus, arrow and page keys and the wheel change it.
    """

    changed = Signal(int)

    def __init__(self, less: str, more: str) -> None:
        """Create the choice; `less` and `more` are the accessible names of its buttons."""
        super().__init__()
        self._value = 0
        self._least = 0
        self._most = 0
        self._scale = 1.0
        self._keys = NumberKeys()
        self.less = StepButton("−", less, self)
        self.more = StepButton("+", more, self)
        self.less.clicked.connect(lambda: self.step(-1))
        self.more.clicked.connect(lambda: self.step(1))

    @property
    def value(self) -> int:
        return self._value

    def choose(self, value: int) -> None:
        """Choose the number nearest to `value` in the range."""
        value = max(self._least, min(value, self._most))
        if value != self._value:
            self._hold(value)
            self.show_value()
            self.changed.emit(value)

    def _hold(self, value: int) -> None:
        self._value = value
        self.less.setEnabled(value > self._least)
        self.more.setEnabled(value < self._most)

    def step(self, by: int) -> None:
        self.pick(self._value + by)

    def pick(self, value: int) -> None:
        """Choose a number by other means than its digits: the next digit begins a new one."""
        self._keys.forget()
        self.choose(value)

    def take_key(self, event: QKeyEvent) -> bool:
        """Handle a key and return whether it was for the number."""
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        chosen = self._keys.chosen(event, self._value, self._most, mirrored)
        if chosen is None:
            return False
        self.choose(chosen)
        return True

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.angleDelta().y():
            self.step(1 if event.angleDelta().y() > 0 else -1)

    def set_scale(self, scale: float) -> None:
        """Set the factor on designed sizes."""
        if scale != self._scale:
            self._scale = scale
            self.fit()

    def show_value(self) -> None:
        """Show the chosen number."""
        raise NotImplementedError

    def fit(self) -> None:
        """Adapt to another scale or range."""
        raise NotImplementedError

    def put_ends(self, size: int, top: int) -> None:
        """Place the buttons, `size` pixels wide and high, at the two ends, `top` pixels down."""
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        ends = (0, self.width() - size)
        self.less.setGeometry(ends[mirrored], top, size, size)
        self.more.setGeometry(ends[not mirrored], top, size, size)
