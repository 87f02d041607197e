"""Things side by side that go on in the next row where there is no more room, as words do."""

from functools import partial

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget
from typing_extensions import override

from cardtable.app.zoom import zoom_of

_GAP = 8
"""Between two, as designed."""


class Flow(QLayout):
    """Rows of things as large as they want to be; from right to left where scripts run so."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self._items: list[QLayoutItem] = []
        self.destroyed.connect(partial(list.clear, self._items))  # they are gone with it, and nobody may hold them

    @override
    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    @override
    def count(self) -> int:
        return len(self._items)

    @override
    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    @override
    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return self._laid_out(QRect(0, 0, width, 0), place=False)

    @override
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._laid_out(rect, place=True)

    @override
    def sizeHint(self) -> QSize:
        return self.minimumSize()

    @override
    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _laid_out(self, rect: QRect, place: bool) -> int:
        """The height of all rows; whether things are put there too."""
        around = self.parentWidget()
        gap = round(_GAP * zoom_of(around)) if around else _GAP
        x = y = high = 0
        for item in self._items:
            size = item.sizeHint()
            if x and x + size.width() > rect.width():
                x, y, high = 0, y + high + gap, 0
            if place:
                left = rect.x() + x
                if around and around.layoutDirection() == Qt.LayoutDirection.RightToLeft:
                    left = rect.right() + 1 - x - size.width()
                item.setGeometry(QRect(QPoint(left, rect.y() + y), size))
            x += size.width() + gap
            high = max(high, size.height())
        return y + high
