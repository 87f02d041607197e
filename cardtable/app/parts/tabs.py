"""Tabs that take no more room than their pages must have, and stand beside each other in what there is."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QTabBar, QTabWidget, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import SMALLEST
from cardtable.app.page import least_size_of

_CLOSE = "QTabBar::tab { padding: 10px 2px 8px 2px; margin: 0 2px }"


class Tabs(QTabWidget):
    """Where words on a page wrap Qt would have all of it seen: a page with a long list in it had the whole window
    scroll, though the list does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bar = FittingTabBar(self)
        self.setTabBar(self._bar)

    def write_titles(self, size: int) -> None:
        """Titles are so many pixels high where they have room."""
        self._bar.write(size)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._bar.fit(self.width())
        super().resizeEvent(event)

    @override
    def heightForWidth(self, width: int) -> int:
        """The least height at which what is on each page can be reached."""
        pages = [page for number in range(self.count()) if (page := self.widget(number))]
        least = max([least_size_of(page, width).height() for page in pages], default=0)
        return self.tabBar().sizeHint().height() + least


class FittingTabBar(QTabBar):
    """Titles that have no room side by side stand closer, then they are written smaller: Qt would hide some of them
    behind arrows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = 0
        self._size = 0

    def fit(self, room: int) -> None:
        """There are so many pixels for all titles."""
        if room != self._room:  # each fit dresses it several times, and a window that grows higher asks for none
            self._room = room
            self._fit()

    def write(self, size: int) -> None:
        """Titles are so many pixels high where they have room."""
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
        # A tab bar that the window's style sheet has dressed takes no other font size but from a style sheet.
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)
