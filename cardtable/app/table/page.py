"""Page with the table: felt, prompt and panel. It knows no game."""

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
"""Least width of the felt in pixels: that in the smallest window, kept where the panel needs more for larger texts."""


class TableTop(QWidget):
    """View of the table and the widgets over it. They are no children of the view itself, since Qt's accessible tree
    has only the viewport of a view, and no other children."""

    def __init__(self, pixmaps: Pixmaps, page: QWidget) -> None:
        super().__init__(page)
        self.view = TableView(pixmaps, self)
        self.felt = AccessibleTexts(self.tr("On the table"), self)
        """Texts of what lies on the felt."""
        self.prompt = Prompt(self, page)
        self.hand = AccessibleTexts(self.tr("Your cards"), self)
        """Cards of the person's hand: buttons, or texts where they can't be played."""

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give view, texts and hand the same coordinates."""
        for part in (self.view, self.felt, self.hand):
            part.setGeometry(self.rect())


class TablePage(QWidget):
    """Table, prompt and panel, side by side."""

    key = Signal(QKeyEvent)
    """A key that no button has used."""

    def __init__(self, title: str, pixmaps: Pixmaps) -> None:
        super().__init__()
        collect_when_gone(self)  # tables follow one another within a game
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Table"))
        self.top = TableTop(pixmaps, self)
        self.view, self.prompt = self.top.view, self.top.prompt
        self.panel = self.zoomed_part = SidePanel(title)
        """Part that is zoomed. The felt isn't: its layout follows the size continuously."""
        self.animator = Animator(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.top, 1)
        row.addWidget(self.panel)

    def put_prompt(self, box: Box, scale: float) -> None:
        """Place the prompt on the felt; `scale` is the factor by which it is larger than designed."""
        self.prompt.set_scale(scale)
        self.prompt.setGeometry(QRect(round(box.x), round(box.y), round(box.width), round(box.height)))

    def set_stops(self, stops: Sequence[QWidget]) -> None:
        """Set the widgets that Tab reaches, in order, between the page and the panel."""
        for before, after in pairwise((self, *stops)):
            QWidget.setTabOrder(before, after)

    def zoom_changed(self) -> None:
        """Adapt the panel's width and the felt's layout to another size of texts."""
        self._share_width()
        self.settle_width()
        self.view.resized.emit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._share_width()
        super().resizeEvent(event)

    def _share_width(self) -> None:
        """Share the width between felt and panel. The panel takes a quarter, within the limits of good reading; larger
        texts give it a third of what the felt can spare. It always gets what it needs, if only by a wider page."""
        widest = round(420 * zoom_for(self.width(), self.height()))
        wide = max(290, min(widest, round(self.width() * 0.25)))
        text_size = text_size_of(self)
        if text_size > 1:
            spare = max(0, self.width() - _LEAST_FELT - wide) // 3
            wide = min(round(wide * text_size), wide + spare)
        self.top.setMinimumWidth(_LEAST_FELT if text_size > 1 else 0)
        self.panel.setFixedWidth(max(wide, self.panel.least_width))

    def settle_width(self) -> None:
        """Place felt and panel at once; else the first frame would show them with the panel's former width."""
        layout = self.layout()
        assert layout is not None
        layout.activate()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.key.emit(event)
