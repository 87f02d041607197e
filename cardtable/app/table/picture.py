"""Items that change rarely: each is drawn once into a picture of its own, and that is what frames are made of.

(Qt's own item cache throws its pictures away again and again on dense screens.)
"""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override


class Picture:
    """What an item looks like, kept until it changes, or is to be shown at another size."""

    def __init__(self) -> None:
        self._picture: QPixmap | None = None
        self._drawn_for = (0.0, 0.0)

    def forget(self) -> None:
        """What it shows has changed."""
        self._picture = None

    def paint(self, painter: QPainter, area: QRectF, widget: QWidget | None, draw: Callable[[QPainter], None]) -> None:
        """Lays it down over an area in the item's own coordinates; `draw` is asked only where that is needed."""
        ratio = widget.devicePixelRatioF() if widget else 1.0
        shape = painter.worldTransform()
        scale = round((shape.m11() ** 2 + shape.m12() ** 2) ** 0.5, 6) or 1.0  # turning alone changes nothing
        if self._picture is None or self._drawn_for != (ratio, scale):
            dense = ratio * scale
            self._picture = QPixmap((area.size() * dense).toSize())
            self._picture.setDevicePixelRatio(dense)
            self._picture.fill(Qt.GlobalColor.transparent)
            drawing = QPainter(self._picture)
            drawing.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            drawing.translate(-area.topLeft())
            draw(drawing)
            drawing.end()
            self._drawn_for = (ratio, scale)
        painter.drawPixmap(area.topLeft(), self._picture)


class PictureItem(QGraphicsItem):
    """Draws through `draw`, within `area`, whenever `redraw` has been called or the pixel ratio has changed."""

    def __init__(self) -> None:
        super().__init__()
        self._picture = Picture()

    def area(self) -> QRectF:
        """What the item covers, in its own coordinates."""
        raise NotImplementedError

    def draw(self, painter: QPainter) -> None:
        """Draws the item as it is now."""
        raise NotImplementedError

    def redraw(self) -> None:
        """What it shows has changed."""
        self._picture.forget()
        self.update()

    @override
    def boundingRect(self) -> QRectF:
        return self.area()

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self._picture.paint(painter, self.area(), widget, self.draw)
