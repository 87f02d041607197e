"""Small things that several pages need."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QScrollArea, QWidget


def scrolling(widget: QWidget) -> QScrollArea:
    """A widget in a frame that scrolls where it is too high. What is in it takes the focus, not the frame."""
    area = QScrollArea()
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(widget)
    return area


def at_side(widget: QWidget, x: float, y: float, width: float, height: float, zoom: float = 1.0) -> QRectF:
    """A rectangle of a widget that is drawn by hand; on the other side where scripts run from right to left. A unit of
    it is `zoom` pixels."""
    if widget.layoutDirection() == Qt.LayoutDirection.RightToLeft:
        x = widget.width() / zoom - x - width
    return QRectF(x, y, width, height)
