"""Arrow keys that go to what lies in their direction, where Qt's own would go to the next in the order of Tab."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

_DIRECTIONS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


class SpatialNavigation(QObject):
    """Leads the focus among some widgets of a page by arrow keys; where nothing lies further on it stays."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._widgets: list[QWidget] = []

    def lead(self, widgets: Sequence[QWidget]) -> None:
        """Among these from now on."""
        for widget in self._widgets:
            widget.removeEventFilter(self)
        self._widgets = list(widgets)
        for widget in self._widgets:
            widget.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes the arrow keys from the widgets, and nothing else."""
        if not (isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress):
            return False
        key = Qt.Key(event.key())
        if key not in _DIRECTIONS or not isinstance(watched, QWidget):
            return False
        goal = self._nearest(watched, _DIRECTIONS[key])
        if goal is not None:
            goal.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _nearest(self, start: QWidget, towards: QPoint) -> QWidget | None:
        """The widget that lies ahead in a direction: as little to the side as can be, and then the nearest."""
        here = self._place(start)
        found: list[tuple[int, int, int, QWidget]] = []
        for widget in self._widgets:
            there = self._place(widget)
            ahead = _gap(here, there, towards)
            if widget is start or ahead < 0 or not widget.isVisible():
                continue
            aside = max(0, *[_gap(here, there, side) for side in (towards.transposed(), -towards.transposed())])
            off = (there.center() - here.center()).manhattanLength()
            found.append((aside, ahead, off, widget))
        return min(found, key=lambda one: one[:3])[3] if found else None

    def _place(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self._page, QPoint(0, 0)), widget.size())


def _gap(here: QRect, there: QRect, towards: QPoint) -> int:
    """How far it is from the edge of the one to the edge of the other in a direction; below 0 where they overlap."""
    if towards.x():
        return there.left() - here.right() if towards.x() > 0 else here.left() - there.right()
    return there.top() - here.bottom() if towards.y() > 0 else here.top() - there.bottom()
