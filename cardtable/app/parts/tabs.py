"""Tabs that take no more room than their pages must have."""

from PySide6.QtWidgets import QTabWidget
from typing_extensions import override

from cardtable.app.page import least_size_of


class Tabs(QTabWidget):
    """Where words on a page wrap Qt would have all of it seen: a page with a long list in it had the whole window
    scroll, though the list does."""

    @override
    def heightForWidth(self, width: int) -> int:
        """The least height at which what is on each page can be reached."""
        pages = [page for number in range(self.count()) if (page := self.widget(number))]
        least = max([least_size_of(page, width).height() for page in pages], default=0)
        return self.tabBar().sizeHint().height() + least
