"""What lies on the felt under the cards: marked places, the prize stand, small captions."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

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
        height = place.width * 1.4
        self._rect = QRectF(-place.width / 2, -height / 2, place.width, height)
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
        self._width = 0.0
        self.setZValue(250)

    def tell(self, text: str, at: QPointF | None = None) -> None:
        """What it says, and where; nothing hides it."""
        if at is not None:
            self.setPos(at)
        if text != self._text:
            self.prepareGeometryChange()
            self._text = text
            self._width = QFontMetricsF(sans(13, 600)).horizontalAdvance(text) + 24
            self.redraw()
        self.setVisible(bool(text))

    def area(self) -> QRectF:
        """The pill."""
        return QRectF(-self._width / 2 - 1, -13, self._width + 2, 26)

    def draw(self, painter: QPainter) -> None:
        """The pill and its words."""
        pill = QRectF(-self._width / 2, -12, self._width, 24)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.faded(palette.PLAQUE, 0.88))
        painter.drawRoundedRect(pill, 12, 12)
        painter.setPen(palette.CREAM)
        painter.setFont(sans(13, 600))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self._text)
