"""How a bid is chosen: a number between two buttons over a slider; digits, plus, minus and arrows do the same."""

from PySide6.QtCore import QEvent, QLineF, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QSlider, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.parts.number_keys import LEAP, NumberKeys

_STYLE = """
QSlider::groove:horizontal { height: 6px; border-radius: 3px; background: #0B2325; border: 1px solid #7a683d; }
QSlider::sub-page:horizontal { background: #D9B25F; border-radius: 3px; }
QSlider::handle:horizontal { width: 14px; margin: -6px 0; border-radius: 8px; background: #F3EDE0;
    border: 1px solid #8c6d2c; }
QSlider::handle:horizontal:focus { border: 2px solid #D9B25F; }
"""


class StepButton(QAbstractButton):
    """Plus or minus: a round brass-rimmed button that repeats while it is held."""

    def __init__(self, sign: str, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText(sign)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """It repeats from here on: not where a screen reader presses it, which holds it a moment and means once."""
        self.setAutoRepeat(True)
        super().mousePressEvent(event)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.setAutoRepeat(False)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space presses it; every other key is the table's."""
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


class NumberStepper(QWidget):
    """Chooses a number from 0 to the most that there is."""

    changed = Signal(int)

    def __init__(self, called: str, less: str, more: str) -> None:
        """What it is called, and its buttons."""
        super().__init__()
        self.setObjectName("stepper")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._value = 0
        self._most = 0
        self._scale = 1.0
        self._keys = NumberKeys()
        self.less = StepButton("−", less, self)
        self.more = StepButton("+", more, self)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setStyleSheet(_STYLE)
        self.slider.setAccessibleName(called)
        self.slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.slider.setPageStep(LEAP)
        self.less.clicked.connect(lambda: self.step(-1))
        self.more.clicked.connect(lambda: self.step(1))
        self.slider.valueChanged.connect(self._slid)
        self.slider.installEventFilter(self)
        self._dress()

    @property
    def value(self) -> int:
        """The number that is chosen."""
        return self._value

    @property
    def announced_by_focus(self) -> bool:
        """Whether a screen reader tells the number by itself: the focus is on the slider, which goes as far."""
        return self.slider.hasFocus() and self.slider.value() == self._value

    def begin(self, value: int, most: int, usual: int) -> None:
        """A new number is to be chosen, from 0 to `most`. The slider goes to the `usual` ones alone, else it would be
        too coarse for them."""
        self._most = most
        self.slider.blockSignals(True)
        self.slider.setRange(0, min(usual, most))
        self.slider.blockSignals(False)
        self._keys.forget()
        self._value = -1
        self.choose(value)

    def choose(self, value: int) -> None:
        """Chooses a number, the nearest there is."""
        value = max(0, min(value, self._most))
        if value == self._value:
            return
        self._value = value
        self.slider.blockSignals(True)
        self.slider.setValue(value)
        self.slider.blockSignals(False)
        self.less.setEnabled(value > 0)
        self.more.setEnabled(value < self._most)
        self.update()
        self.changed.emit(value)

    def step(self, by: int) -> None:
        """One more, or fewer."""
        self._keys.forget()
        self.choose(self._value + by)

    def _slid(self, value: int) -> None:
        self._keys.forget()
        self.choose(value)

    def take_key(self, event: QKeyEvent) -> bool:
        """A key for the number: whether it was one."""
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        chosen = self._keys.chosen(event, self._value, self._most, mirrored)
        if chosen is None:
            return False
        self.choose(chosen)
        return True

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The slider's keys and its wheel are the stepper's: one way to understand them."""
        if watched is self.slider and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self.take_key(event)
        if watched is self.slider and isinstance(event, QWheelEvent):
            self.wheelEvent(event)
            return True
        return False

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.angleDelta().y():
            self.step(1 if event.angleDelta().y() > 0 else -1)

    # --- showing -------------------------------------------------------------------------------------------------

    def set_scale(self, scale: float) -> None:
        """How much larger than designed it is."""
        if scale != self._scale:
            self._scale = scale
            self._dress()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(176 * self._scale), round(52 * self._scale))

    def _dress(self) -> None:
        scale = self._scale
        self.setFixedSize(self.sizeHint())
        size = round(36 * scale)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        ends = (0, self.width() - size)
        self.less.setGeometry(ends[mirrored], 0, size, size)
        self.more.setGeometry(ends[not mirrored], 0, size, size)
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
        middle = paper.width() - 2 * (beside + 8 * scale)  # the number stands in it where it has room there
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
