"""Tab widget that takes the least room its pages need and fits its titles into the width."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QTabBar, QTabWidget, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import SMALLEST
from cardtable.app.page import least_size_of

_CLOSE = "QTabBar::tab { padding: 10px 2px 8px 2px; margin: 0 2px }"


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
