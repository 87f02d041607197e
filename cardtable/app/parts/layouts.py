"""Layouts for little room: rows and halves that continue in the next row, and tabs that take no more than they need."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLayout, QLayoutItem, QTabBar, QTabWidget, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import SMALLEST, sans
from cardtable.app.page import least_size_of
from cardtable.app.parts.forms import make_column, make_row
from cardtable.app.parts.widgets import scrolling
from cardtable.app.zoom import text_size_of, zoom_of

_GAP = 8
"""Default gap between widgets, in designed pixels."""


class _ItemsLayout(QLayout):
    """Base class of layouts that keep their items in a list, and whose height depends on their width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
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
    def sizeHint(self) -> QSize:
        return self.minimumSize()


class Flow(_ItemsLayout):
    """Layout of rows of widgets in their preferred sizes, from right to left in right-to-left scripts."""

    def __init__(self, parent: QWidget, gap: int = _GAP) -> None:
        super().__init__(parent)
        self._gap = gap

    @override
    def heightForWidth(self, width: int) -> int:
        return self._laid_out(QRect(0, 0, width, 0), place=False)

    @override
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._laid_out(rect, place=True)

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


class Halves(_ItemsLayout):
    """Layout of two halves side by side, or stacked in full height if they don't fit beside each other."""

    def __init__(self, halves: Sequence[Half], shares: Sequence[int], gap: int) -> None:
        """Create the layout; `shares` divide the width where it is more than the halves need."""
        super().__init__()
        self._halves, self._shares, self._apart = halves, shares, gap
        for half in halves:
            self.addWidget(half)

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
    def heightForWidth(self, width: int) -> int:
        if self.is_stacked(width):
            return sum(half.whole_height(width) for half in self._halves) + self._gap
        return self.minimumSize().height()

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


class Tabs(QTabWidget):
    """Tab widget whose minimum height is the least at which each page is usable.

    Where words on a page wrap, Qt would ask for the height of the whole page: a page with a long list made the whole
    window scroll, although the list itself scrolls.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bar = FittingTabBar(self)
        self.setTabBar(self._bar)

    def write_titles(self, size: int) -> None:
        """Set the font size of titles in pixels; they are smaller where they don't fit."""
        self._bar.write(size)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._bar.fit(self.width())
        super().resizeEvent(event)

    @override
    def heightForWidth(self, width: int) -> int:
        """Return the minimum height at which everything on each page can be reached."""
        pages = [page for number in range(self.count()) if (page := self.widget(number))]
        least = max([least_size_of(page, width).height() for page in pages], default=0)
        return self.tabBar().sizeHint().height() + least


_CLOSE = "QTabBar::tab { padding: 10px 2px 8px 2px; margin: 0 2px }"


class FittingTabBar(QTabBar):
    """Tab bar that moves titles closer together, then makes them smaller, if they don't fit.

    Qt would hide some of them behind arrows.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = 0
        self._size = 0

    def fit(self, room: int) -> None:
        """Fit all titles into `room` pixels."""
        if room != self._room:  # each fit sets several style sheets, and a window that only grows higher needs none
            self._room = room
            self._fit()

    def write(self, size: int) -> None:
        """Set the font size of titles in pixels; they are smaller where they don't fit."""
        if size != self._size:
            self._size = size
            self._fit()

    @override
    def tabInserted(self, index: int) -> None:
        super().tabInserted(index)
        self._fit()

    @override
    def tabRemoved(self, index: int) -> None:
        super().tabRemoved(index)
        self._fit()

    def _fit(self) -> None:
        self._dress(f"QTabBar {{ font-size: {self._size}px }}" if self._size else "")
        size = self._size or self.font().pixelSize()
        while self._room and self._wide > self._room and size >= SMALLEST:
            self._dress(f"QTabBar {{ font-size: {size}px }} {_CLOSE}")
            size -= 1

    @property
    def _wide(self) -> int:
        return sum(self.tabSizeHint(number).width() for number in range(self.count()))

    def _dress(self, sheet: str) -> None:
        # Once the window's style sheet applies to a tab bar, only a style sheet can change its font size.
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)


class Side(NamedTuple):
    """Part of a page."""

    part: QWidget
    share: int
    """Share of the width when all parts are side by side."""
    tab: str = ""
    """Title of its tab; empty for a part that stays beside the tabs."""


class PartsOrTabs(QWidget):
    """Row of parts that become tabs on a narrow page; call `fit` when the width of the page has changed."""

    def __init__(self, page: QWidget, wide: int, gap: int, tabs: int, *sides: Side) -> None:
        """Lay out `sides`, side by side if the page has at least `wide` designed pixels.

        `tabs` is the tabs' share of the width on narrower pages.
        """
        super().__init__()
        self._page = page
        self._wide = wide
        self._tabs_share = tabs
        self._sides = sides
        self._tabs = Tabs(self)
        self._tabs.tabBar().setFont(sans(14))
        self._row = make_row(gap=gap, rim=(0, 0, 0, 0))
        self.setLayout(self._row)
        self._is_wide: bool | None = None
        self._front: QWidget | None = None  # part brought to the front last
        self._set_apart(True)

    def fit(self) -> bool:
        """Adapt to the width of the page, and return True if all parts are side by side."""
        wide = self._page.width() >= self._wide * zoom_of(self._page)
        self._set_apart(wide)
        return wide

    def show_part(self, part: QWidget) -> None:
        """Bring a part to the front, now or as soon as parts become tabs."""
        self._front = part
        if self._tabs.indexOf(part) >= 0:
            self._tabs.setCurrentWidget(part)

    def _set_apart(self, wide: bool) -> None:
        if wide is self._is_wide:
            return
        self._is_wide = wide
        for part in (self._tabs, *[side.part for side in self._sides]):
            self._row.removeWidget(part)
        while self._tabs.count():
            self._tabs.removeTab(0)
        if wide:
            self._tabs.hide()
        else:
            self._row.addWidget(self._tabs, self._tabs_share)
        for part, share, tab in self._sides:
            if tab and not wide:
                self._tabs.addTab(part, tab)
                continue
            self._row.addWidget(part, share)
            part.show()
        if not wide:
            self._tabs.show()
        if not wide and self._front is not None and self._tabs.indexOf(self._front) >= 0:
            self._tabs.setCurrentWidget(self._front)
