"""Items that change rarely: each is drawn once into a picture of its own, and that is what frames are made of.

(Qt's own item cache throws its pictures away again and again on dense screens.)
"""

from collections.abc import Callable, Hashable
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform


class Picture:
    """What an item looks like, kept until it changes, or is to be shown at another size."""

    def __init__(self) -> None:
        self._picture: QPixmap | None = None
        self._drawn_for = (0.0, 0.0)

    def forget(self) -> None:
        """What it shows has changed."""
        self._picture = None

    def paint(self, painter: QPainter, area: QRectF, widget: QWidget | None, draw: Callable[[QPainter], None]) -> None:
        """Lays it down over an area in the item's own coordinates; `draw` is asked only where that is needed: not where
        no pixel of it would be seen, be it for want of room or because it is only about to grow."""
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
        """Draws it before it is painted, as it will be under this transformation."""
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
    """How much larger it shows things; turning alone changes nothing."""
    return round((shape.m11() ** 2 + shape.m12() ** 2) ** 0.5, 6) or 1.0


class Still:
    """What an item that lies still looks like: drawn once where it lies, pixel for pixel, and then only copied."""

    def __init__(self) -> None:
        self._looks: Hashable = None
        self._picture: QPixmap | None = None
        self._area = QRectF()

    def forget(self) -> None:
        """Keeps nothing of it."""
        self._looks = self._picture = None

    def paint(
        self, painter: QPainter, area: QRectF, ratio: float, looks: Hashable, draw: Callable[[QPainter, float], None]
    ) -> None:
        """Paints what `draw` draws within an area of its own coordinates; the painter is left good for nothing else.

        `looks` is all that this depends on, where it lies and the pixel ratio among it. What looks as it did the last
        time is taken to lie still: no picture is worth drawing for one moment of a motion.
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
        """Draws it before it is painted: it lies still already, under this transformation."""
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
    """Copies a picture pixel by pixel to an area of whole ones: many times cheaper than to transform it, and sharper.
    The painter is left good for nothing else."""
    painter.resetTransform()
    painter.setRenderHints(SMOOTH, False)
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    painter.drawPixmap(area.topLeft(), picture)


def whole_pixels(picture: QPixmap, left: float, top: float) -> QRectF:
    """The area nearest to a corner, in pixels, that a picture covers pixel by pixel."""
    at = QPointF(floor(left + 0.5), floor(top + 0.5)) / picture.devicePixelRatio()
    return QRectF(at, picture.deviceIndependentSize())


def clip(painter: QPainter, area: QRectF) -> None:
    """Keeps a painter to what an area covers. Within one of the rectangles that are painted anew, as that mostly lies,
    Qt is twice as fast as over all of them."""
    shape = painter.worldTransform()
    painter.resetTransform()
    painter.setClipRect(shape.mapRect(area), Qt.ClipOperation.IntersectClip)
    painter.setWorldTransform(shape)


class PictureItem(QGraphicsItem):
    """Draws through `draw`, within `area`, whenever `redraw` has been called or the pixel ratio has changed."""

    def __init__(self) -> None:
        super().__init__()
        self._picture = Picture()
        self._area: QRectF | None = None

    def area(self) -> QRectF:
        """What the item covers, in its own coordinates."""
        raise NotImplementedError

    def draw(self, painter: QPainter) -> None:
        """Draws the item as it is now."""
        raise NotImplementedError

    def redraw(self) -> None:
        """What it shows has changed."""
        self._picture.forget()
        self._area = None
        self.update()

    def draw_ahead(self, ratio: float) -> None:
        """Draws it before it is painted, for a pixel ratio."""
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
