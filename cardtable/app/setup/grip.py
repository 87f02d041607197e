"""What a row is held by, to be put elsewhere among others: with the mouse, or with the arrow keys."""

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.zoom import area, brush

_DOTS = [(x, y) for x in (-3.0, 3.0) for y in (-6.0, 0.0, 6.0)]


class Grip(QWidget):
    """Six dots."""

    dragged = Signal(float)
    """The mouse has it at this height, in the coordinates of the window."""
    moved = Signal(int)
    """By so many places: -1 up, 1 down."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(20, 42)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setToolTip(self.tr("Drag to move"))
        self.setAccessibleDescription(self.tr("Use the up and down arrow keys to move this"))

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setCursor(Qt.CursorShape.ClosedHandCursor)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged.emit(self.mapTo(self.window(), event.position()).y())

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()), 0)
        if step:
            self.moved.emit(step)
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        text, ground = self.palette().windowText().color(), self.palette().window().color()
        colour = self.palette().link().color() if self.hasFocus() else palette.mix(ground, text, 0.5)
        painter.setPen(QPen(colour, 3.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        middle = area(self).center()
        for x, y in _DOTS:
            painter.drawPoint(middle + QPointF(x, y))
