"""What lies on the felt under the cards: marked places, the prize stand, small captions."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.furniture import draw_slot, draw_stand
from cardtable.app.table.picture import PictureItem
from cardtable.app.table.places import Box, Place


class SlotItem(PictureItem):
    """A place for a card, sewn on the felt. It glows while it waits for the person's card."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self._glow = 0.0
        self.setZValue(2)

    def set_place(self, place: Place) -> None:
        """Where it lies."""
        self.prepareGeometryChange()
        self._rect = QRectF(-place.width / 2, -place.height / 2, place.width, place.height)
        self.setPos(place.x, place.y)
        self.redraw()

    @property
    def rect(self) -> QRectF:
        """The card that fits in, around the item's own origin."""
        return self._rect

    def set_glow(self, glow: float) -> None:
        """0 at rest, 1 waiting for the person."""
        if glow != self._glow:
            self._glow = glow
            self.redraw()

    def area(self) -> QRectF:
        """With the light around it."""
        reach = self._rect.width() / 10 + 2
        return self._rect.adjusted(-reach, -reach, reach, reach)

    def draw(self, painter: QPainter) -> None:
        """A stitched outline."""
        draw_slot(painter, self._rect, self._glow)


class StandItem(PictureItem):
    """The tray in which the prize lies."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self.setZValue(3)

    def set_box(self, box: Box) -> None:
        """Where it lies."""
        self.prepareGeometryChange()
        self._rect = QRectF(0, 0, box.width, box.height)
        self.setPos(box.x, box.y)
        self.redraw()

    def area(self) -> QRectF:
        """With its shadow."""
        return self._rect.adjusted(-24, -24, 24, 24)

    def draw(self, painter: QPainter) -> None:
        """Walnut, lined with felt."""
        draw_stand(painter, self._rect)


class CaptionItem(PictureItem):
    """A few words on a dark pill, centred on the item's position."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._scale = 1.0
        self.setZValue(250)

    def set_scale(self, scale: float) -> None:
        """How much larger than designed it is."""
        if scale != self._scale:
            self.prepareGeometryChange()
            self._scale = scale
            self.redraw()

    def tell(self, text: str, at: QPointF) -> None:
        """What it says, and where; nothing hides it."""
        self.setPos(at)
        if text != self._text:
            self.prepareGeometryChange()
            self._text = text
            self.redraw()
        self.setVisible(bool(text))

    @property
    def _font(self) -> QFont:
        return sans(13 * self._scale, 600)

    def area(self) -> QRectF:
        """The pill."""
        width = QFontMetricsF(self._font).horizontalAdvance(self._text) + 24 * self._scale
        height = 24 * self._scale
        return QRectF(-width / 2, -height / 2, width, height)

    def draw(self, painter: QPainter) -> None:
        """The pill and its words."""
        pill = self.area()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.faded(palette.PLAQUE, 0.88))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(palette.CREAM)
        painter.setFont(self._font)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self._text)
