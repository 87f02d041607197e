"""Layouts that continue in the next row when there is no more room: of many widgets, and of two halves."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget
from typing_extensions import override

from cardtable.app.parts.forms import make_column
from cardtable.app.parts.widgets import scrolling
from cardtable.app.zoom import text_size_of, zoom_of

_GAP = 8
"""Default gap between widgets, in designed pixels."""


class Flow(QLayout):
    """Layout of rows of widgets in their preferred sizes, from right to left in right-to-left scripts."""

    def __init__(self, parent: QWidget, gap: int = _GAP) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self._gap = gap
        self._items: list[QLayoutItem] = []
        self.destroyed.connect(partial(list.clear, self._items))  # Qt deletes the items with it

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
        """Return the height of all rows; with `place`, set the widgets' geometry too."""
        around = self.parentWidget()
        gap = round(self._gap * zoom_of(around)) if around else self._gap
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


class Half(QWidget):
    """Heading over contents that scroll."""

    def __init__(self, head: Sequence[QWidget | QLayout], content: QWidget) -> None:
        super().__init__()
        self._content = content
        self._shelf = scrolling(content)
        self.setLayout(make_column(*head, (self._shelf, 1), gap=10, rim=(0, 0, 0, 0)))

    @property
    def wish(self) -> int:
        """Width in pixels at which nothing is cut."""
        return self._content.sizeHint().width() + self._shelf.verticalScrollBar().sizeHint().width()

    def whole_height(self, width: int) -> int:
        """Return the height at which nothing scrolls, at `width` pixels."""
        content, head = self._content, self.minimumSizeHint().height() - self._shelf.minimumSizeHint().height()
        layout = content.layout()
        high = layout.totalHeightForWidth(width) if layout and layout.hasHeightForWidth() else -1
        return head + max(high, content.sizeHint().height()) + 2 * self._shelf.frameWidth()


class Halves(QLayout):
    """Layout of two halves side by side, or stacked in full height if they don't fit beside each other."""

    def __init__(self, halves: Sequence[Half], shares: Sequence[int], gap: int) -> None:
        """Create the layout; `shares` divide the width where it is more than the halves need."""
        super().__init__()
        self.setContentsMargins(0, 0, 0, 0)
        self._halves, self._shares, self._apart = halves, shares, gap
        self._items: list[QLayoutItem] = []
        self.destroyed.connect(partial(list.clear, self._items))
        for half in halves:
            self.addWidget(half)

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

    @property
    def _gap(self) -> int:
        around = self._halves[0]
        return round(self._apart * zoom_of(around) / text_size_of(around))

    def is_stacked(self, width: int) -> bool:
        """Return whether the halves are stacked at `width`.

        With larger texts, with which pages scroll anyway, they are stacked so that no words are cut.
        """
        larger = text_size_of(self._halves[0]) > 1
        wide = [half.wish if larger else half.minimumSizeHint().width() for half in self._halves]
        return sum(wide) + self._gap > width

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        if self.is_stacked(width):
            return sum(half.whole_height(width) for half in self._halves) + self._gap
        return self.minimumSize().height()

    @override
    def sizeHint(self) -> QSize:
        return self.minimumSize()

    @override
    def minimumSize(self) -> QSize:
        first, second = (half.minimumSizeHint() for half in self._halves)
        return first.expandedTo(second)

    @override
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        first, second = self._halves
        gap, width = self._gap, rect.width()
        if self.is_stacked(width):
            high = first.whole_height(width)
            first.setGeometry(rect.x(), rect.y(), width, high)
            second.setGeometry(rect.x(), rect.y() + high + gap, width, rect.height() - high - gap)
            return
        room = width - gap
        least = [half.minimumSizeHint().width() for half in self._halves]
        wide = max(least[0], min(round(room * self._shares[0] / sum(self._shares)), room - least[1]))
        mirrored = first.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = rect.x() + width - wide if mirrored else rect.x()
        first.setGeometry(left, rect.y(), wide, rect.height())
        second.setGeometry(rect.x() if mirrored else left + wide + gap, rect.y(), room - wide, rect.height())
