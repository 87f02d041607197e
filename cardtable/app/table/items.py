"""Cards on the screen: an item knows how to draw itself and where it is, and nothing of any rules."""

from math import cos, pi

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardtable.app.art import palette
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.art.shadow import shadow_margin
from cardtable.app.table.places import Place

UNIT = 100.0
"""A card's width in its own coordinates; its item is scaled to the width it has on the table."""
TALL = UNIT * 1.4
_MARGIN = shadow_margin(UNIT) + 2
_RECT = QRectF(-UNIT / 2, -TALL / 2, UNIT, TALL)
_BOUNDS = _RECT.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)


class CardItem(QGraphicsItem):
    """One card. `card` is None while its face may not be known: then there is nothing in it to be found out."""

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self.card: str | None = None
        self.turned = 0.0
        """0 shows the back, 1 the face; between, the card is on edge."""
        self.lift = 0.0
        """0 lies on the felt, 1 is held above it."""
        self.dimmed = False
        self.chosen = False
        self.drawn_width = UNIT
        """The width that its picture is drawn for: that of where it lies, or travels to."""
        self.at = Place(0.0, 0.0, UNIT)

    def boundingRect(self) -> QRectF:
        """The card with room for its shadow."""
        return _BOUNDS

    def shape(self) -> QPainterPath:
        """Only the card itself can be touched."""
        path = QPainterPath()
        path.addRoundedRect(_RECT, 6, 6)
        return path

    def put(self, place: Place) -> None:
        """Puts the card somewhere at once."""
        self.at = place
        self.setPos(place.x, place.y)
        self.setRotation(place.angle)
        self.setScale(place.width / UNIT)

    def look(self, *, turned: float | None = None, lift: float | None = None) -> None:
        """Turns or lifts the card."""
        if turned is not None:
            self.turned = turned
        if lift is not None:
            self.lift = lift
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Shadow, then face or back."""
        ratio = widget.devicePixelRatioF() if widget else 1.0
        width = round(self.drawn_width)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        narrow = abs(cos(self.turned * pi))
        if narrow < 0.02:
            return
        if narrow < 1.0:
            painter.scale(narrow, 1.0)
        shadow = self._pixmaps.shadow(width, self.lift, ratio)
        margin = shadow_margin(width) * UNIT / width
        painter.drawPixmap(_RECT.adjusted(-margin, -margin, margin, margin), shadow, QRectF(shadow.rect()))
        if self.turned > 0.5 and self.card:
            picture = self._pixmaps.face(self.card, width, ratio)
        else:
            picture = self._pixmaps.back(width, ratio)
        painter.drawPixmap(_RECT, picture, QRectF(picture.rect()))
        if self.dimmed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(13, 33, 34, 130))
            painter.drawRoundedRect(_RECT, 6, 6)
        if self.chosen:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(palette.BRASS, 4.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(_RECT.adjusted(-1, -1, 1, 1), 7, 7)

    def distance(self, point: QPointF) -> float:
        """How far a point of the scene is from the card's middle."""
        return float((point - self.pos()).manhattanLength())
