"""Buttons on the felt: their keys and clicks, and the plates that they are painted on."""

from collections.abc import Collection
from time import monotonic
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans

UNREAD = 0.35
"""Seconds after a new question in which presses are ignored: nobody has read it yet."""
APART = 0.25
"""Seconds between two presses that are both meant. Key repeats come faster, and not every system marks them as such."""


class KeyRepeatGuard:
    """Guard against presses of keys that were not meant for the question now asked."""

    def __init__(self) -> None:
        self._asked = 0.0
        self._pressed = 0.0

    def asked(self) -> None:
        """Note that there is another question."""
        self._asked = monotonic()

    def takes(self) -> bool:
        """Return whether a key that is pressed now is meant for the question."""
        now = monotonic()
        meant = now - self._asked >= UNREAD and now - self._pressed >= APART
        self._pressed = now
        return meant


class Look(NamedTuple):
    """Colours of a button's plate, and of what is written on it."""

    top: QColor
    bottom: QColor
    rim: QColor
    ink: QColor
    quiet: QColor
    """Colour of second lines and keys."""


GLASS = Look(
    palette.mix(palette.PLAQUE, palette.FELT_LIGHT, 0.25),
    palette.PLAQUE,
    palette.faded(palette.BRASS, 0.35),
    palette.CREAM,
    palette.mix(palette.CREAM, palette.FELT_LIGHT, 0.22),
)
BRASS = Look(
    palette.BRASS.lighter(112),
    palette.BRASS.darker(112),
    palette.faded(palette.BRASS, 0.9),
    palette.INK,
    palette.mix(palette.INK, palette.BRASS, 0.12),
)


class FeltButton(QAbstractButton):
    """Base class of buttons on the felt. They paint themselves in pixels, `scale` times as large as designed."""

    keys: Collection[Qt.Key] = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
    """Keys that press the button; all others are left to the table."""
    calm = True
    """True if the second of two quick clicks is ignored, as it was meant for the effect of the first."""

    def __init__(
        self, text: str, parent: QWidget | None = None, scale: float = 1.0, key_guard: KeyRepeatGuard | None = None
    ) -> None:
        super().__init__(parent)
        self.scale = scale
        self._key_guard = key_guard
        self.setText(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        """Draw the button, whose area is `whole`."""
        raise NotImplementedError

    def draw_plate(self, painter: QPainter, body: QRectF, look: Look, corner: float = 9.0) -> None:
        """Draw a plate with a radius of its corners, lighter under the mouse."""
        over = self.underMouse() and not self.isDown()
        shade = QLinearGradient(body.topLeft(), body.bottomLeft())
        shade.setColorAt(0, look.top.lighter(108) if over else look.top)
        shade.setColorAt(1, look.bottom.lighter(112) if over else look.bottom)
        painter.setBrush(shade)
        self.draw_rim(painter, body, look.rim, corner)

    def draw_rim(self, painter: QPainter, body: QRectF, rim: QColor, corner: float, width: float = 1.0) -> None:
        """Draw a rectangle with a rim, which shows whether the button has the focus."""
        painter.setPen(QPen(palette.CREAM, max(2.0, width)) if self.hasFocus() else QPen(rim, width))
        painter.drawRoundedRect(body, corner, corner)

    def draw_key(self, painter: QPainter, body: QRectF, key: str, ink: QColor) -> None:
        """Draw the name of a key in the upper corner at the end of the line."""
        painter.setFont(sans(12 * self.scale))
        painter.setPen(ink)
        painter.drawText(body.adjusted(8, 3, -8, 0), Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight, key)

    def press_by_key(self) -> None:
        self.click()

    def pass_key(self, event: QKeyEvent) -> None:
        """Leave a key that doesn't press the button to the table."""
        event.ignore()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in self.keys:
            self.pass_key(event)
        elif not event.isAutoRepeat() and (self._key_guard is None or self._key_guard.takes()):
            self.press_by_key()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if not self.calm:
            super().mouseDoubleClickEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setLayoutDirection(self.layoutDirection())
        if not self.isEnabled():
            painter.setOpacity(0.5)
        self.draw(painter, QRectF(self.rect()))
