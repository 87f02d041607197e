"""The page a game is played on: the table, what is asked, and the panel beside it. It knows no game."""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.table.animator import Animator
from cardtable.app.table.panel import SidePanel
from cardtable.app.table.places import Box
from cardtable.app.table.prompt import Prompt
from cardtable.app.table.view import TableView

_MOST_ZOOM = 2.2
"""As much larger than designed is the panel at most."""


class TablePage(QWidget):
    """Table, prompt and panel."""

    key = Signal(QKeyEvent)
    """A key that no button took."""

    def __init__(self, title: str, pixmaps: Pixmaps) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.view = TableView(pixmaps, self)
        self.prompt = Prompt(self.view, self)
        self.panel = SidePanel(title)
        self.animator = Animator(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.view, 1)
        row.addWidget(self.panel)

    def put_prompt(self, box: Box, scale: float) -> None:
        """Where the question stands on the felt, and how much larger than designed."""
        self.prompt.set_scale(scale)
        self.prompt.setGeometry(QRect(round(box.x), round(box.y), round(box.width), round(box.height)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The panel takes a quarter of the width, within what reads well; on large screens its writing grows."""
        zoom = max(1.0, min(self.width() / 1680, self.height() / 900, _MOST_ZOOM))
        self.panel.setFixedWidth(max(290, min(round(420 * zoom), round(self.width() * 0.25))))
        self.panel.set_zoom(zoom)
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hands keys on to whoever plays the game here."""
        self.key.emit(event)
