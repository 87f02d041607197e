"""How far a game that is watched has gone, and where in it one may jump: a slider with its landmarks marked."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSlider, QWidget
from typing_extensions import override

from cardtable.app.art import palette

_EDGE = 12
_GROOVE = 5.0
_HANDLE = 9.0


class Timeline(QSlider):
    """A slider over the lines of a record."""

    def __init__(self, lines: int, landmarks: list[int], parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(0, lines)
        self.setPageStep(max(1, lines // 10))
        self.setMinimumHeight(34)
        self.setAccessibleName(self.tr("How far the game has gone"))
        self._landmarks = landmarks

    def _x(self, line: int) -> float:
        share = line / max(1, self.maximum())
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            share = 1 - share
        return _EDGE + share * (self.width() - 2 * _EDGE)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        left, right, now = self._x(0), self._x(self.maximum()), self._x(self.value())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.faded(palette.CREAM, 0.22))
        groove = QRectF(min(left, right), middle - _GROOVE / 2, abs(right - left), _GROOVE)
        painter.drawRoundedRect(groove, _GROOVE / 2, _GROOVE / 2)
        painter.setBrush(palette.BRASS)
        played = QRectF(min(left, now), middle - _GROOVE / 2, abs(now - left), _GROOVE)
        painter.drawRoundedRect(played, _GROOVE / 2, _GROOVE / 2)
        for line in self._landmarks:
            x = self._x(line)
            painter.setPen(QPen(palette.BRASS if line <= self.value() else palette.faded(palette.CREAM, 0.6), 1.6))
            painter.drawLine(QPointF(x, middle - 10), QPointF(x, middle - 5))
        painter.setPen(QPen(palette.CREAM, 2.5) if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.setBrush(palette.BRASS)
        painter.drawEllipse(QPointF(now, middle), _HANDLE, _HANDLE)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._go_to(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go_to(event)

    def _go_to(self, event: QMouseEvent) -> None:
        """A click anywhere goes there at once; one near a landmark goes to it."""
        share = (event.position().x() - _EDGE) / max(1, self.width() - 2 * _EDGE)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            share = 1 - share
        wanted = round(max(0.0, min(share, 1.0)) * self.maximum())
        near = [line for line in self._landmarks if abs(self._x(line) - event.position().x()) < 5]
        self.setValue(near[0] if near else wanted)
