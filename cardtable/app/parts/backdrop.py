"""Felt behind the pages before and after a game."""

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
    """Base class of pages whose background is the felt."""

    def __init__(self, pixmaps: "Pixmaps") -> None:
        super().__init__()
        self.pixmaps = pixmaps
        self._felt = Felt(self, pixmaps)
        self._centred: QWidget | None = None
        self._rim = (0, 0)

    def arrange(self) -> None:
        """Place the widgets on the felt."""
        raise NotImplementedError

    def in_the_middle(self, widget: QWidget, widest: int, highest: int, rim: tuple[int, int]) -> None:
        """Place a widget in the middle, as large as fits beside a rim of these total widths.

        It gets no larger than `widest` and `highest`, unless it needs to be higher. All lengths are in designed pixels.
        """
        self._centred, self._rim = widget, rim
        zoom, apart = zoom_of(self), self._apart
        width = round(min(widest * zoom, self.width() - rim[0] * apart))
        least = self.least_within(widget, width).height()
        height = round(min(max(highest * zoom, least), self.height() - rim[1] * apart))
        widget.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def zoom_changed(self) -> None:
        self.arrange()
        self.updateGeometry()

    @property
    def _apart(self) -> float:
        """Factor on designed gaps. It leaves out the person's larger texts, which need the room themselves."""
        return zoom_of(self) / text_size_of(self)

    def least_within(self, widget: QWidget, width: int) -> QSize:
        """Return the minimum size of the widget in the middle at a width in pixels."""
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
        """Tell the layout that the contents may need more or less room."""
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
    """Base class of pages whose parts are on a sheet in the middle of the felt."""

    def __init__(self, pixmaps: "Pixmaps", widest: int, highest: int, rim: tuple[int, int]) -> None:
        """Create a page with a sheet; the bounds are as for `in_the_middle`."""
        super().__init__(pixmaps)
        self._bounds = widest, highest, rim
        self._sheet = Sheet(self)

    @override
    def arrange(self) -> None:
        self.in_the_middle(self._sheet, *self._bounds)


class OverlayPage(SheetPage):
    """Base class of pages shown over another for a while; the other one reappears as it was."""

    back_keys = (Qt.Key.Key_Escape,)

    @property
    def ready(self) -> bool:
        """True once everything that takes time is shown."""
        raise NotImplementedError


class Sheet(QFrame):
    """Dark sheet on the felt that holds a form."""

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
