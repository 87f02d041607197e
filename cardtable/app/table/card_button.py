"""A card of the person's own hand for those without a mouse: a real button over the card, seen by its effect."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.table.key_repeat_guard import KeyRepeatGuard


class CardButton(QAbstractButton):
    """Takes the focus and speaks the card's name; what it shows is the card itself, lifted, and a bar at its foot."""

    reached = Signal()
    """It was given the focus by the keyboard, or pressed by other means, as a screen reader does: the card is meant."""
    played = Signal()
    """It was pressed by the keyboard, which has reached it before."""

    def __init__(self, key_guard: KeyRepeatGuard, parent: QWidget) -> None:
        super().__init__(parent)
        self._key_guard = key_guard
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # Not clicked, which a screen reader's press becomes a moment later: the button may be gone by then.
        self.pressed.connect(self.reached)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """The card under it is drawn by the table; that it has the keys, and is not only chosen, a bar at its foot
        tells."""
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(palette.INK, 1))
            painter.setBrush(palette.CREAM)
            painter.drawRoundedRect(QRectF(4, self.height() - 7, self.width() - 8, 5), 2.5, 2.5)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Chooses the card."""
        super().focusInEvent(event)
        self.reached.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space play the card; every other key is the table's."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            event.ignore()
        elif not event.isAutoRepeat() and self._key_guard.takes():
            self.played.emit()
