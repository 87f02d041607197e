"""Items that change rarely: each is drawn once into a picture of its own, and that is what frames are made of.

(Qt's own item cache throws its pictures away again and again on dense screens.)
"""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget


class PictureItem(QGraphicsItem):
    """Draws through `draw`, within `area`, whenever `redraw` has been called or the pixel ratio has changed."""

    def __init__(self) -> None:
        super().__init__()
        self._picture: QPixmap | None = None

    def area(self) -> QRectF:
        """What the item covers, in its own coordinates."""
        raise NotImplementedError

    def draw(self, painter: QPainter) -> None:
        """Draws the item as it is now."""
        raise NotImplementedError

    def redraw(self) -> None:
        """What it shows has changed."""
        self._picture = None
        self.update()

    def boundingRect(self) -> QRectF:
        """What the item covers."""
        return self.area()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Lays the picture down."""
        ratio = widget.devicePixelRatioF() if widget else 1.0
        area = self.area()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            picture = QPixmap((area.size() * ratio).toSize())
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            drawing = QPainter(picture)
            drawing.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            drawing.translate(-area.topLeft())
            self.draw(drawing)
            drawing.end()
            self._picture = picture
        painter.drawPixmap(area.topLeft(), self._picture)
