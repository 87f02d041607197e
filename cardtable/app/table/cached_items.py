"""Items that change rarely: each is drawn once into a pixmap of its own, from which frames are made.

(Qt's own item cache drops its pixmaps again and again on screens with a high pixel ratio.)
"""

from collections.abc import Callable, Hashable
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform


class CachedPixmap:
    """Pixmap of an item, kept until the item changes or is to be shown at another size."""

    def __init__(self) -> None:
        self._picture: QPixmap | None = None
        self._drawn_for = (0.0, 0.0)

    def forget(self) -> None:
        """Drop the pixmap, since the item has changed."""
        self._picture = None

    def paint(self, painter: QPainter, area: QRectF, widget: QWidget | None, draw: Callable[[QPainter], None]) -> None:
        """Paint the item over an area of its own coordinates. `draw` is called only if the pixmap is missing, and not
        if it would have no pixels, for want of room or because the item has only begun to grow."""
        ratio = widget.devicePixelRatioF() if widget else 1.0
        shape = painter.worldTransform()
        picture = self._drawn(shape, area, ratio, draw)
        if picture.isNull():
            return
        if _scale(shape) == 1.0 and shape.m12() == 0.0:
            at = shape.map(area.topLeft())
            copy(painter, picture, whole_pixels(picture, at.x() * ratio, at.y() * ratio))
        else:
            painter.drawPixmap(area.topLeft(), picture)

    def draw_ahead(self, shape: QTransform, area: QRectF, ratio: float, draw: Callable[[QPainter], None]) -> None:
        """Draw the pixmap before it is painted, for a transformation and a pixel ratio."""
        self._drawn(shape, area, ratio, draw)

    def _drawn(self, shape: QTransform, area: QRectF, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
        scale = _scale(shape)
        if self._picture is None or self._drawn_for != (ratio, scale):
            dense = ratio * scale
            self._picture = QPixmap((area.size() * dense).toSize())
            self._drawn_for = (ratio, scale)
            if self._picture.isNull():
                return self._picture
            self._picture.setDevicePixelRatio(dense)
            self._picture.fill(Qt.GlobalColor.transparent)
            drawing = QPainter(self._picture)
            drawing.setRenderHints(SMOOTH)
            drawing.translate(-area.topLeft())
            draw(drawing)
            drawing.end()
        return self._picture


def _scale(shape: QTransform) -> float:
    """Return the factor by which a transformation enlarges, whatever it rotates; 1 in place of 0."""
    return round((shape.m11() ** 2 + shape.m12() ** 2) ** 0.5, 6) or 1.0


class Still:
    """Pixmap of an item that lies still: drawn once where it lies, then copied pixel by pixel."""

    def __init__(self) -> None:
        self._looks: Hashable = None
        self._picture: QPixmap | None = None
        self._area = QRectF()

    def forget(self) -> None:
        self._looks = self._picture = None

    def paint(
        self, painter: QPainter, area: QRectF, ratio: float, looks: Hashable, draw: Callable[[QPainter, float], None]
    ) -> None:
        """Paint the item, which `draw` draws within an area of its own coordinates.

        `looks` is everything that the result depends on, including place and pixel ratio. Only an item with the same
        looks as last time counts as lying still: a pixmap for one frame of a motion is not worth its while. The
        painter's state is changed, so it must be used for nothing else.
        """
        if looks != self._looks:
            self._looks, self._picture = looks, None
            draw(painter, ratio)
            return
        if self._picture is None:
            self._picture = self._drawn(painter.worldTransform(), area, ratio, draw)
        copy(painter, self._picture, self._area)

    def draw_ahead(
        self,
        shape: QTransform,
        area: QRectF,
        ratio: float,
        looks: Hashable,
        draw: Callable[[QPainter, float], None],
    ) -> None:
        """Draw the pixmap before it is painted, for an item that lies still under this transformation already."""
        if looks != self._looks or self._picture is None:
            self._looks, self._picture = looks, self._drawn(shape, area, ratio, draw)

    def _drawn(self, shape: QTransform, area: QRectF, ratio: float, draw: Callable[[QPainter, float], None]) -> QPixmap:
        box = shape.mapRect(area)
        picture = QPixmap(ceil(box.width() * ratio) + 1, ceil(box.height() * ratio) + 1)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        at = QPointF(floor(box.x() * ratio), floor(box.y() * ratio)) / ratio
        self._area = QRectF(at, picture.deviceIndependentSize())
        drawing = QPainter(picture)
        drawing.setRenderHints(SMOOTH)
        drawing.setWorldTransform(shape * QTransform.fromTranslate(-at.x(), -at.y()))
        draw(drawing, ratio)
        drawing.end()
        return picture


def copy(painter: QPainter, picture: QPixmap, area: QRectF) -> None:
    """Copy a pixmap pixel by pixel to an area of whole pixels: much cheaper than a transformation, and sharper. The
    painter's state is changed, so it must be used for nothing else."""
    painter.resetTransform()
    painter.setRenderHints(SMOOTH, False)
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    painter.drawPixmap(area.topLeft(), picture)


def whole_pixels(picture: QPixmap, left: float, top: float) -> QRectF:
    """Return the area, nearest to a corner given in device pixels, that a pixmap covers pixel by pixel."""
    at = QPointF(floor(left + 0.5), floor(top + 0.5)) / picture.devicePixelRatio()
    return QRectF(at, picture.deviceIndependentSize())


def clip(painter: QPainter, area: QRectF) -> None:
    """Clip a painter to an area. Qt paints twice as fast within one of the rectangles to be repainted, in which an item
    mostly lies, as over all of them."""
    shape = painter.worldTransform()
    painter.resetTransform()
    painter.setClipRect(shape.mapRect(area), Qt.ClipOperation.IntersectClip)
    painter.setWorldTransform(shape)


class PictureItem(QGraphicsItem):
    """Item drawn by `draw` within `area`, again only after `redraw` or with another pixel ratio or scale."""

    def __init__(self) -> None:
        super().__init__()
        self._picture = CachedPixmap()
        self._area: QRectF | None = None

    def area(self) -> QRectF:
        """Return the area that the item covers, in its own coordinates."""
        raise NotImplementedError

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError

    def redraw(self) -> None:
        """Have the item drawn again, since it has changed."""
        self._picture.forget()
        self._area = None
        self.update()

    def draw_ahead(self, ratio: float) -> None:
        """Draw the pixmap before it is painted, for a pixel ratio."""
        if self.isVisible() and not self.boundingRect().isEmpty():
            self._picture.draw_ahead(self.sceneTransform(), self.boundingRect(), ratio, self.draw)

    @override
    def boundingRect(self) -> QRectF:
        if self._area is None:
            self._area = self.area()
        return self._area

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self._picture.paint(painter, self.boundingRect(), widget, self.draw)
