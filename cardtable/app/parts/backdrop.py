"""The table seen from further away: what the pages before and after a game lie on."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.parts.felt import Felt

if TYPE_CHECKING:
    from cardtable.app.art.pixmaps import Pixmaps


class Backdrop(QWidget):
    """A page whose ground is the felt."""

    def __init__(self, pixmaps: "Pixmaps") -> None:
        super().__init__()
        self.pixmaps = pixmaps
        self._felt = Felt(self, pixmaps)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self._felt.paint(QPainter(self), QRectF(event.rect()))


class Sheet(QFrame):
    """A dark sheet that lies on the felt and holds a form."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(26, 22, 26, 22)
        self.column.setSpacing(12)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(palette.faded(palette.BRASS, 0.35))
        painter.setBrush(palette.faded(self.palette().window().color(), 0.96))
        painter.drawRoundedRect(body, 16, 16)
