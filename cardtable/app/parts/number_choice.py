"""Choice of a number with buttons and keys: the common base, the stepper with a slider, and pickers side by side.

The stepper is for bids, the pickers for small numbers.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QLineF, QObject, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSlider, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.parts.felt_button import GLASS, FeltButton
from cardtable.app.parts.widgets import set_tip, take_away
from cardtable.language import filled, translate

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


_STEP_LOOK = GLASS._replace(rim=palette.faded(palette.BRASS, 0.8))


class StepButton(FeltButton):
    """Round plus or minus button that repeats while it is held."""

    keys = (Qt.Key.Key_Space,)
    calm = False

    def __init__(self, sign: str, name: str, parent: QWidget) -> None:
        super().__init__(sign, parent)
        self.setAccessibleName(name)
        set_tip(self, name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

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
    def draw(self, painter: QPainter, whole: QRectF) -> None:
        body = whole.adjusted(2, 2, -2, -2)
        self.draw_plate(painter, body, _STEP_LOOK, body.width() / 2)
        painter.setPen(QPen(_STEP_LOOK.ink, 2.4, c=Qt.PenCapStyle.RoundCap))
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

    def put_steps(self, size: int, top: int, gap: int | None = None) -> None:
        """Place the buttons, `size` pixels wide and high, at `top`: `gap` pixels apart, or at both ends for None."""
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        gap = self.width() - 2 * size if gap is None else gap
        left = (self.width() - gap) // 2 - size
        places = (left, left + size + gap)
        self.less.setGeometry(places[mirrored], top, size, size)
        self.more.setGeometry(places[not mirrored], top, size, size)


_STYLE = """
QSlider::groove:horizontal { height: 6px; border-radius: 3px; background: #0B2325; border: 1px solid #7a683d; }
QSlider::sub-page:horizontal { background: #D9B25F; border-radius: 3px; }
QSlider::handle:horizontal { width: 14px; margin: -6px 0; border-radius: 8px; background: #F3EDE0;
    border: 1px solid #8c6d2c; }
QSlider::handle:horizontal:focus { border: 2px solid #D9B25F; }
"""


class NumberStepper(NumberChoice):
    """Number on paper over a slider."""

    def __init__(self, called: str, less: str, more: str) -> None:
        """Create a stepper; `called`, `less` and `more` are the accessible names of the slider and the buttons."""
        super().__init__(less, more)
        self.setObjectName("stepper")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setStyleSheet(_STYLE)
        self.slider.setAccessibleName(called)
        self.slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.slider.setPageStep(LEAP)
        self.slider.valueChanged.connect(self.pick)
        self.slider.installEventFilter(self)
        self.fit()

    @property
    def announced_by_focus(self) -> bool:
        """True if a screen reader announces the number itself, as the slider has the focus and reaches the number."""
        return self.slider.hasFocus() and self.slider.value() == self._value

    def begin(self, value: int, most: int, usual: int) -> None:
        """Ask for a new number from 0 to `most`.

        The slider only reaches the `usual` numbers, as it would be too coarse for them otherwise.
        """
        self._most = most
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, min(usual, most))
        self._keys.forget()
        self._value = -1
        self.choose(value)

    @override
    def show_value(self) -> None:
        with QSignalBlocker(self.slider):
            self.slider.setValue(self._value)
        self.update()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the slider's keys and wheel in the stepper, so that they work in the same way everywhere."""
        if watched is self.slider and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self.take_key(event)
        if watched is self.slider and isinstance(event, QWheelEvent):
            self.wheelEvent(event)
            return True
        return False

    # --- showing -------------------------------------------------------------------------------------------------

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(176 * self._scale), round(52 * self._scale))

    @override
    def fit(self) -> None:
        scale = self._scale
        self.setFixedSize(self.sizeHint())
        self.put_steps(round(36 * scale), 0)
        self.slider.setGeometry(0, round(37 * scale), self.width(), round(15 * scale))
        self.updateGeometry()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # digits run one way in every script
        scale = self._scale
        paper = QRectF(self.width() / 2 - 46 * scale, 1, 92 * scale, 34 * scale)
        painter.setPen(QPen(palette.BRASS.darker(120), 1))
        painter.setBrush(palette.PAPER)
        painter.drawRoundedRect(paper, 4, 4)
        number, most = f"{self._value}", f"/ {self._most}"
        small = sans(12 * scale)
        corner = paper.adjusted(0, 0, -6 * scale, -2)
        beside = QFontMetricsF(small).horizontalAdvance(most)
        middle = paper.width() - 2 * (beside + 8 * scale)  # the number is centred if it fits between two such margins
        font = serif(26 * scale, 700)
        wide = QFontMetricsF(font).horizontalAdvance(number)
        room = paper if wide <= middle else corner.adjusted(6 * scale, 0, -beside - 3 * scale, 2)
        if wide > room.width():
            font = serif(26 * scale * room.width() / wide, 700)
        painter.setPen(palette.INK)
        painter.setFont(font)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, number)
        painter.setFont(small)
        painter.setPen(palette.mix(palette.INK, palette.PAPER, 0.35))
        painter.drawText(corner, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight, most)


_TALL, _STEP, _PAPER = 52, 30, 44
"""Height of an answer, size of a button, and width of the paper between two buttons, in designed pixels."""
_TITLE = 19


class NumberSpec(NamedTuple):
    """Number that is asked for."""

    called: str
    least: int
    most: int
    value: int


class NumberPicker(NumberChoice):
    """Picker of one number."""

    def __init__(self, asked: NumberSpec) -> None:
        called = asked.called
        super().__init__(
            filled(translate("picker", "{what}: one less"), what=called),
            filled(translate("picker", "{what}: one more"), what=called),
        )
        self.called = called
        self._least, self._most = asked.least, asked.most
        self.current = False
        """True if keys change this number."""
        self.reached: Callable[[], None] = lambda: None
        """Called when the picker is clicked."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.choose(max(asked.least, min(asked.value, asked.most)))
        self.fit()

    @override
    def show_value(self) -> None:
        text = translate("picker", "{what}: {number}")
        self.setAccessibleName(filled(text, what=self.called, number=self.value))
        self.update()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.reached()

    @property
    def _wide(self) -> float:
        title = QFontMetricsF(sans(12.5 * self._scale, 600)).horizontalAdvance(self.called) + 4
        return max(title, (2 * _STEP + _PAPER + 6) * self._scale)

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._wide), round(_TALL * self._scale))

    @override
    def fit(self) -> None:
        self.setFixedSize(self.sizeHint())
        scale = self._scale
        self.put_steps(round(_STEP * scale), round((_TITLE + 2) * scale), 2 * round((_PAPER / 2 + 3) * scale))
        self.show_value()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self._scale
        painter.setFont(sans(12.5 * scale, 600))
        painter.setPen(palette.BRASS.lighter(118) if self.current else palette.CREAM)
        painter.drawText(QRectF(0, 0, self.width(), _TITLE * scale), Qt.AlignmentFlag.AlignCenter, self.called)
        paper = QRectF((self.width() - _PAPER * scale) / 2, _TITLE * scale + 1, _PAPER * scale, 32 * scale)
        painter.setPen(QPen(palette.BRASS if self.current else palette.BRASS.darker(150), 2 if self.current else 1))
        painter.setBrush(palette.PAPER)
        painter.drawRoundedRect(paper, 4, 4)
        painter.setPen(palette.INK)
        painter.setFont(serif(22 * scale, 700))
        painter.drawText(paper, Qt.AlignmentFlag.AlignCenter, f"{self.value}")


class NumberPickers(QWidget):
    """Row of number pickers, of which one takes the keys."""

    def __init__(self, changed: Callable[[], None]) -> None:
        """Create an empty row; `changed` is called whenever another number is chosen."""
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._changed = changed
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)
        self._scale = 1.0
        self._asked: Sequence[tuple[str, int, int]] = ()
        self.pickers: list[NumberPicker] = []

    def begin(self, asked: Sequence[NumberSpec]) -> None:
        """Ask for other numbers; if they are the same as before, the chosen values stay."""
        wanted = [(one.called, one.least, one.most) for one in asked]
        if wanted == self._asked:
            return
        self._asked = wanted
        for gone in self.pickers:
            gone.reached = lambda: None  # a late click on it would take the keys from all others
            self._row.removeWidget(gone)
            take_away(gone)
        self.pickers = [NumberPicker(one) for one in asked]
        for picker in self.pickers:
            picker.setParent(self)
            picker.set_scale(self._scale)
            picker.changed.connect(lambda _: self._changed())
            picker.reached = partial(self._reach, picker)
            self._row.addWidget(picker)
            picker.show()
        self._reach(self.pickers[0])

    def forget(self) -> None:
        """Forget the chosen values before the next question."""
        self._asked = ()

    @property
    def values(self) -> list[int]:
        return [picker.value for picker in self.pickers]

    def set_scale(self, scale: float) -> None:
        """Set the factor on designed sizes."""
        self._scale = scale
        for picker in self.pickers:
            picker.set_scale(scale)
        self._row.activate()  # at once, or the widgets beside would lack room for a moment

    def take_key(self, event: QKeyEvent, alone: bool) -> bool:
        """Handle a key and return whether it was for a number.

        If `alone`, digits, left and right are for numbers too; left and right move between several.
        """
        at = next(place for place, picker in enumerate(self.pickers) if picker.current)
        sideways = event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right)
        if sideways and alone and len(self.pickers) > 1:
            mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
            step = 1 if (event.key() == Qt.Key.Key_Right) != mirrored else -1
            self._reach(self.pickers[max(0, min(at + step, len(self.pickers) - 1))])
            return True
        if not alone and (sideways or event.text().isalnum()):
            return False
        return event.key() != Qt.Key.Key_Backspace and self.pickers[at].take_key(event)

    def _reach(self, chosen: NumberPicker) -> None:
        for picker in self.pickers:
            picker.current = picker is chosen and len(self.pickers) > 1
            picker.update()
        if len(self.pickers) == 1:
            chosen.current = True
