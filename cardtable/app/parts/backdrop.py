"""The table seen from further away: what the pages before and after a game lie on."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.page import Page, least_size_of
from cardtable.app.parts.felt import Felt
from cardtable.app.zoom import area, brush, text_size_of, zoom_of

if TYPE_CHECKING:
    from cardtable.app.art.pixmaps import Pixmaps


class Backdrop(Page):
    """A page whose ground is the felt."""

    def __init__(self, pixmaps: "Pixmaps") -> None:
        super().__init__()
        self.pixmaps = pixmaps
        self._felt = Felt(self, pixmaps)
        self._centred: QWidget | None = None
        self._rim = (0, 0)

    def arrange(self) -> None:
        """Puts what lies on the felt where it belongs."""
        raise NotImplementedError

    def in_the_middle(self, widget: QWidget, widest: int, highest: int, rim: tuple[int, int]) -> None:
        """Puts a widget there, as large as there is room beside a rim of these widths in all, and no larger than these
        bounds, or than it must be; all of them as designed."""
        self._centred, self._rim = widget, rim
        zoom, apart = zoom_of(self), self._apart
        width = round(min(widest * zoom, self.width() - rim[0] * apart))
        least = self.least_within(widget, width).height()
        height = round(min(max(highest * zoom, least), self.height() - rim[1] * apart))
        widget.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def zoom_changed(self) -> None:
        """All is larger or smaller now."""
        self.arrange()
        self.updateGeometry()

    @property
    def _apart(self) -> float:
        """How much wider than designed gaps are: larger texts need the room."""
        return zoom_of(self) / text_size_of(self)

    def least_within(self, widget: QWidget, width: int) -> QSize:
        """The least size of what lies in the middle, in so much room."""
        return least_size_of(widget, width)

    @override
    def least_size(self, width: int) -> QSize:
        if self._centred is None:  # it has not been shown yet
            return QSize(0, 0)
        rim = QSize(*self._rim) * self._apart
        return self.least_within(self._centred, width - rim.width()) + rim

    @override
    def minimumSizeHint(self) -> QSize:
        return self.least_size(0)

    @override
    def event(self, event: QEvent) -> bool:
        """What lies in the middle may need more room than before, or less."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)

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
