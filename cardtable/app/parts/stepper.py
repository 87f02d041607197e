"""Number stepper for bids: a number between two buttons over a slider; digits, plus, minus and arrows change it too."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSlider
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.parts.number_choice import LEAP, NumberChoice

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
        self.put_ends(round(36 * scale), 0)
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
