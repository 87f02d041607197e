"""What lies on the felt under the cards: marked places, the prize stand, tags."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.furniture import draw_slot
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.art.shadow import shadow_margin
from cardtable.app.table.picture import PictureItem
from cardtable.table.places import Box, Place


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

    @override
    def area(self) -> QRectF:
        """With the light around it."""
        reach = self._rect.width() / 10 + 2
        return self._rect.adjusted(-reach, -reach, reach, reach)

    @override
    def draw(self, painter: QPainter) -> None:
        """A stitched outline."""
        draw_slot(painter, self._rect, self._glow)


class StandItem(PictureItem):
    """The tray in which the prize lies."""

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._rect = QRectF()
        self.setZValue(3)

    def set_box(self, box: Box) -> None:
        """Where it lies."""
        self.prepareGeometryChange()
        self._rect = QRectF(0, 0, box.width, box.height)
        self.setPos(box.x, box.y)
        self.redraw()

    @override
    def area(self) -> QRectF:
        """With its shadow."""
        margin = shadow_margin(self._rect.width())
        return self._rect.adjusted(-margin, -margin, margin, margin)

    @override
    def draw(self, painter: QPainter) -> None:
        """Walnut, lined with felt: its grain is drawn once for all tables."""
        dense = painter.device().devicePixelRatioF()
        painter.drawPixmap(self.area().topLeft(), self._pixmaps.stand(self._rect.size(), dense))


class TagItem(PictureItem):
    """A few words on a pill, centred on the item's position: under a pile, or pinned to a card."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._bright = False
        self._scale = 1.0
        self.setZValue(260)
        self.setVisible(False)

    def show_words(self, text: str, at: QPointF, scale: float, bright: bool = False) -> None:
        """What it says, where its middle is, and how much larger than designed; brass where `bright`, else dark.
        Nothing hides it."""
        self.setPos(at)
        if (text, bright, scale) != (self._text, self._bright, self._scale):
            self.prepareGeometryChange()
            self._text, self._bright, self._scale = text, bright, scale
            self.redraw()
        self.setVisible(bool(text))

    def hide_words(self) -> None:
        """It says nothing."""
        self.show_words("", self.pos(), self._scale)

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    @property
    def _font(self) -> QFont:
        return sans(12.5 * self._scale, 600)

    @override
    def area(self) -> QRectF:
        """The pill."""
        metrics = QFontMetricsF(self._font)
        width, height = metrics.horizontalAdvance(self._text) + 18 * self._scale, metrics.height() + 3 * self._scale
        return QRectF(-width / 2, -height / 2, width, height)

    @override
    def draw(self, painter: QPainter) -> None:
        """The pill and its words."""
        pill = self.area().adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(palette.faded(palette.BRASS, 0.6), 1))
        painter.setBrush(palette.BRASS if self._bright else palette.PLAQUE)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(palette.INK if self._bright else palette.CREAM)
        painter.setFont(self._font)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self._text)
