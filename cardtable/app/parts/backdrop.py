"""Felt as a background at any size, and the pages before and after a game, which lie on it.

The felt is plain at first, and replaced by its fine picture once that is drawn.
"""

from collections.abc import Generator
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.jobs import JobSlot, run, slices
from cardtable.app.page import Page, least_size_of
from cardtable.app.zoom import text_size_of, zoom_of
from cardtable.table.proportions import FELT_CORNER, RIM

if TYPE_CHECKING:
    from cardtable.app.art.pixmaps import Pixmaps


_LIP = 6.6
"""Distance of the brass line outside the felt's edge, in designed pixels."""
_SETTLED = 40
"""Milliseconds without a resize before the fine picture is drawn; drawing while a window is dragged would only lag."""


class Felt(QObject):
    """Painter of the table top under a widget. `pixmaps` draws the fine picture; until then it paints a plain one."""

    def __init__(self, widget: QWidget, pixmaps: "Pixmaps", rim: float = RIM) -> None:
        super().__init__(widget)
        self._rim = rim
        self._widget = widget
        self._pixmaps = pixmaps
        self._picture: QPixmap | None = None
        self._drawn_for: tuple[float, float, float] | None = None
        self._drawing = JobSlot(self)
        self._drawing_for: tuple[float, float, float] | None = None
        self._settling = QTimer(self, singleShot=True)
        self._settling.timeout.connect(self._draw)

    @property
    def _felt(self) -> QRectF:
        """Area within the rim, in the widget's pixels."""
        rim = self._rim
        return QRectF(rim, rim, self._widget.width() - 2 * rim, self._widget.height() - 2 * rim)

    @property
    def _wanted(self) -> tuple[float, float, float]:
        return float(self._widget.width()), float(self._widget.height()), self._widget.devicePixelRatioF()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paint the part `area` of the widget."""
        width, height, ratio = wanted = self._wanted
        if wanted != self._drawn_for and self._pixmaps.has_table(QSizeF(width, height), self._felt, ratio):
            self._picture = self._pixmaps.table(QSizeF(width, height), self._felt, ratio)
            self._drawn_for = wanted
        picture = self._picture
        if picture is None:
            self._paint_plain(painter, width, height)
        else:
            across, down = picture.width() / width, picture.height() / height
            source = QRectF(area.x() * across, area.y() * down, area.width() * across, area.height() * down)
            painter.drawPixmap(area, picture, source)
        if wanted not in (self._drawn_for, self._drawing_for) and not self._settling.isActive():
            self._settling.start(0 if picture is None else _SETTLED)

    def draw_ahead(self) -> Generator[float, None, None]:
        """Draw the fine picture in slices, for the size of a widget that is not shown yet."""
        width, height, ratio = self._wanted
        for _ in self._pixmaps.drawing_table(QSizeF(width, height), self._felt, ratio):
            yield 0.0

    def _draw(self) -> None:
        self._drawing_for = self._wanted
        run(slices(self.draw_ahead()), self._drawing, self._drawn)

    def _drawn(self, _: object) -> None:
        self._drawing_for = None
        self._widget.update()

    def _paint_plain(self, painter: QPainter, width: float, height: float) -> None:
        """Paint wood, brass and felt at their places in the fine picture, without grain and shadows."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(0, 0, width, height), palette.mix(palette.WALNUT_DARK, palette.WALNUT_LIGHT, 0.3))
        painter.setPen(QPen(palette.faded(palette.BRASS, 0.55), 1.1))
        painter.setBrush(palette.WALNUT_DARK)
        painter.drawRoundedRect(self._felt.adjusted(-_LIP, -_LIP, _LIP, _LIP), FELT_CORNER + _LIP, FELT_CORNER + _LIP)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(plain_light(self._felt))
        painter.drawRoundedRect(self._felt, FELT_CORNER, FELT_CORNER)
        painter.restore()


def plain_light(table: QRectF) -> QRadialGradient:
    """Return the light on a table's felt, without its texture."""
    middle = QPointF(table.center().x(), table.y() + table.height() * 0.43)
    light = QRadialGradient(middle, table.width() * 0.62)
    light.setColorAt(0.0, palette.FELT_LIGHT)
    light.setColorAt(1.0, palette.FELT_DARK)
    return light


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


class Sheet(QWidget):
    """Sheet on the felt that holds a form, in the colours of panels."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(26, 22, 26, 22)
        self.column.setSpacing(12)
