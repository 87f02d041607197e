"""Parts of a page, side by side if there is room, and else some of them as tabs."""

from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from cardtable.app.art.fonts import sans
from cardtable.app.parts.forms import make_row
from cardtable.app.parts.tabs import Tabs
from cardtable.app.zoom import zoom_of


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
