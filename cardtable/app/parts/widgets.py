"""Small things that several pages need."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from cardtable.app.zoom import area


def scrolling(widget: QWidget) -> QScrollArea:
    """A widget in a frame that scrolls where it is too high. What is in it takes the focus, not the frame."""
    area = QScrollArea()
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(widget)
    return area


def at_side(widget: QWidget, x: float, y: float, width: float, height: float) -> QRectF:
    """A rectangle of a widget that is drawn by hand, in designed units; on the other side where scripts run from right
    to left."""
    if widget.layoutDirection() == Qt.LayoutDirection.RightToLeft:
        x = area(widget).width() - x - width
    return QRectF(x, y, width, height)
