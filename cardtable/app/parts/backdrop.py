"""The table seen from further away: what the pages before and after a game lie on."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.page import Page
from cardtable.app.parts.felt import Felt
from cardtable.app.zoom import area, brush, zoom_of

if TYPE_CHECKING:
    from cardtable.app.art.pixmaps import Pixmaps


class Backdrop(Page):
    """A page whose ground is the felt."""

    def __init__(self, pixmaps: "Pixmaps") -> None:
        super().__init__()
        self.pixmaps = pixmaps
        self._felt = Felt(self, pixmaps)

    def arrange(self) -> None:
        """Puts what lies on the felt where it belongs."""
        raise NotImplementedError

    def in_the_middle(self, widget: QWidget, widest: int, highest: int, rim: tuple[int, int]) -> None:
        """Puts a widget there, as large as there is room beside a rim of these widths in all, and no larger than these
        bounds; all of them as designed."""
        zoom = zoom_of(self)
        width = round(min(widest * zoom, self.width() - rim[0] * zoom))
        height = round(min(highest * zoom, self.height() - rim[1] * zoom))
        widget.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def zoom_changed(self) -> None:
        """All is larger or smaller now."""
        self.arrange()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self._felt.paint(QPainter(self), QRectF(event.rect()))


class SheetPage(Backdrop):
    """A page whose parts lie on a sheet in the middle of the felt."""

    def __init__(self, pixmaps: "Pixmaps", widest: int, highest: int, rim: tuple[int, int]) -> None:
        """The sheet's bounds, as `in_the_middle` takes them."""
        super().__init__(pixmaps)
        self._bounds = widest, highest, rim
        self._sheet = Sheet(self)

    @override
    def arrange(self) -> None:
        self.in_the_middle(self._sheet, *self._bounds)


class OverlayPage(SheetPage):
    """A page that is shown in the place of another for a while; that one is there again afterwards, as it was."""

    back_keys = (Qt.Key.Key_Escape,)

    @property
    def ready(self) -> bool:
        """Whether all that had to be worked out is shown."""
        raise NotImplementedError


class Sheet(QFrame):
    """A dark sheet that lies on the felt and holds a form."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(26, 22, 26, 22)
        self.column.setSpacing(12)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        body = area(self).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(palette.faded(palette.BRASS, 0.35))
        painter.setBrush(palette.faded(self.palette().window().color(), 0.96))
        painter.drawRoundedRect(body, 16, 16)
