"""The page a game is played on: the table, what is asked, and the panel beside it. It knows no game."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.garbage import collect_when_gone
from cardtable.app.table.accessible_texts import AccessibleTexts
from cardtable.app.table.animator import Animator
from cardtable.app.table.panel import SidePanel
from cardtable.app.table.prompt import Prompt
from cardtable.app.table.view import TableView
from cardtable.app.zoom import text_size_of, zoom_for
from cardtable.table.places import Box

_LEAST_FELT = 734
"""Pixels: what the felt has in the smallest window, and keeps where the panel needs more."""


class TableTop(QWidget):
    """The view and what lies over it. Nothing lies in the view itself: Qt's accessible tree has only the picture that a
    view scrolls, and none of the widgets beside that."""

    def __init__(self, pixmaps: Pixmaps, page: QWidget) -> None:
        super().__init__(page)
        self.view = TableView(pixmaps, self)
        self.felt = AccessibleTexts(self.tr("On the table"), self)
        """What lies on the felt, in words."""
        self.prompt = Prompt(self, page)
        self.hand = AccessibleTexts(self.tr("Your cards"), self)
        """The cards of the person's hand: buttons, or words where they can't be played."""

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """All have the same coordinates."""
        for part in (self.view, self.felt, self.hand):
            part.setGeometry(self.rect())


class TablePage(QWidget):
    """Table, prompt and panel."""

    key = Signal(QKeyEvent)
    """A key that no button took."""

    def __init__(self, title: str, pixmaps: Pixmaps) -> None:
        super().__init__()
        collect_when_gone(self)  # in a game one table comes after another
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Table"))
        self.top = TableTop(pixmaps, self)
        self.view, self.prompt = self.top.view, self.top.prompt
        self.panel = self.zoomed_part = SidePanel(title)
        """The felt follows its layout instead, at every size on the way."""
        self.animator = Animator(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.top, 1)
        row.addWidget(self.panel)

    def put_prompt(self, box: Box, scale: float) -> None:
        """Where the question stands on the felt, and how much larger than designed."""
        self.prompt.set_scale(scale)
        self.prompt.setGeometry(QRect(round(box.x), round(box.y), round(box.width), round(box.height)))

    def set_stops(self, stops: Sequence[QWidget]) -> None:
        """What Tab reaches one after another, from the page on and before the panel."""
        for before, after in pairwise((self, *stops)):
            QWidget.setTabOrder(before, after)

    def zoom_changed(self) -> None:
        """Texts may be larger now, on the felt too."""
        self._share_width()
        self.settle_width()
        self.view.resized.emit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._share_width()
        super().resizeEvent(event)

    def _share_width(self) -> None:
        """Share the width between felt and panel: the panel takes a quarter, within what reads well, with larger texts
        a third of what the felt can spare, and in any case all that it needs: then the page is the wider for it."""
        widest = round(420 * zoom_for(self.width(), self.height()))
        wide = max(290, min(widest, round(self.width() * 0.25)))
        text_size = text_size_of(self)
        if text_size > 1:
            spare = max(0, self.width() - _LEAST_FELT - wide) // 3
            wide = min(round(wide * text_size), wide + spare)
        self.top.setMinimumWidth(_LEAST_FELT if text_size > 1 else 0)
        self.panel.setFixedWidth(max(wide, self.panel.least_width))

    def settle_width(self) -> None:
        """Gives felt and panel their places at once: else the first frame would still have them as they were before the
        panel knew how wide it is."""
        layout = self.layout()
        assert layout is not None
        layout.activate()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.key.emit(event)
