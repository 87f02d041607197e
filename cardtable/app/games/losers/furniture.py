"""What lies on the felt in Loser's Game besides cards: the trump token, slips with bids, tags, the last trick."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from cardtable.app.art import palette
from cardtable.app.art.card_face import CARD_RATIO
from cardtable.app.art.emblems import EMBLEMS, draw_emblem
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.art.shadow import shadow_margin
from cardtable.app.art.token import draw_token
from cardtable.app.parts.paper import draw_slip
from cardtable.app.table.picture import PictureItem
from cardtable.app.table.places import Place


class TrumpToken(PictureItem):
    """A turned walnut disc with an ivory face that shows which suit is trump."""

    def __init__(self) -> None:
        super().__init__()
        self._width = 10.0
        self._suit: str | None = None
        self._two_colour = False
        self.setZValue(10)

    def set_place(self, place: Place) -> None:
        """Where it lies."""
        self.prepareGeometryChange()
        self._width = place.width
        self.setPos(place.x, place.y)
        self.redraw()

    def show_suit(self, suit: str | None, two_colour: bool) -> None:
        """Which suit is trump; None hides the token."""
        if (suit, two_colour) != (self._suit, self._two_colour):
            self._suit, self._two_colour = suit, two_colour
            self.redraw()
        self.setVisible(suit is not None)

    def area(self) -> QRectF:
        """The disc with its shadow."""
        reach = self._width * 0.66
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def draw(self, painter: QPainter) -> None:
        """The disc."""
        draw_token(painter, QPointF(0, 0), self._width / 2, self._suit, self._two_colour)


class BidSlip(PictureItem):
    """A slip of paper with a bid on it, laid before whoever made it."""

    def __init__(self, tilt: float) -> None:
        super().__init__()
        self._width = 10.0
        self._bid: int | None = None
        self._word = ""
        self.setZValue(20)
        self.setRotation(tilt)

    def set_place(self, place: Place) -> None:
        """Where it lies: it takes the middle of a card's place."""
        self.prepareGeometryChange()
        self._width = max(52.0, place.width * 0.8)
        self.setPos(place.x, place.y)
        self.redraw()

    def show_bid(self, bid: int | None, word: str) -> None:
        """The bid with the word over it; None hides the slip."""
        if (bid, word) != (self._bid, self._word):
            self._bid, self._word = bid, word
            self.redraw()
        self.setVisible(bid is not None)

    def area(self) -> QRectF:
        """The paper with its shadow."""
        width, height = self._width, self._width * 0.86
        return QRectF(-width / 2 - 8, -height / 2 - 8, width + 16, height + 18)

    def draw(self, painter: QPainter) -> None:
        """Ruled paper, a number in ink."""
        paper = self.area().adjusted(8, 8, -8, -10)
        draw_slip(painter, paper, self._word, "" if self._bid is None else f"{self._bid}")


class EmblemItem(PictureItem):
    """A seat's emblem, pinned to the card she has laid: at a crowded table it says whose it is."""

    def __init__(self, emblem: int) -> None:
        super().__init__()
        self._emblem = emblem
        self._size = 22.0
        self.setZValue(258)
        self.setVisible(False)

    def put(self, at: QPointF, size: float) -> None:
        """Where its middle is, and how wide it is."""
        self.setPos(at)
        if size != self._size:
            self.prepareGeometryChange()
            self._size = size
            self.redraw()

    def area(self) -> QRectF:
        """The disc."""
        half = self._size / 2 + 1
        return QRectF(-half, -half, 2 * half, 2 * half)

    def draw(self, painter: QPainter) -> None:
        """The emblem on its disc."""
        half = self._size / 2
        draw_emblem(
            painter, QRectF(-half, -half, 2 * half, 2 * half), EMBLEMS[self._emblem], palette.SEATS[self._emblem]
        )


class LaidCard(NamedTuple):
    """One card of a trick that is looked at again."""

    card: str
    name: str
    emblem: int
    took: bool


class TrickView(PictureItem):
    """The last trick, laid out once more in the order in which it was played."""

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._cards: list[LaidCard] = []
        self._title = ""
        self._words = ("", "")
        self._room = 600.0
        self._scale = 1.0
        self._mirrored = False
        self._ratio = 1.0
        self.setZValue(700)
        self.setVisible(False)

    def tell(
        self, title: str, led: str, took: str, cards: list[LaidCard], at: QPointF, room: float, scale: float,
        mirrored: bool, ratio: float,
    ) -> None:  # fmt: skip
        """The cards in order, under a title; `led` and `took` mark the first card and the best."""
        self.prepareGeometryChange()
        self._title, self._words, self._cards = title, (led, took), cards
        self._room, self._scale, self._mirrored, self._ratio = room, scale, mirrored, ratio
        self.setPos(at)
        self.redraw()
        self.setVisible(bool(cards))

    @property
    def _step(self) -> float:
        return min(104 * self._scale, (self._room - 40 * self._scale) / max(1, len(self._cards)))

    @property
    def _card(self) -> int:
        return round(min(84 * self._scale, self._step - 8))

    def area(self) -> QRectF:
        """The dark tray they lie in."""
        scale = self._scale
        width = max(self._step * len(self._cards) + 30 * scale, 260 * scale)
        height = self._card * CARD_RATIO + 98 * scale
        return QRectF(-width / 2, -height / 2, width, height)

    def draw(self, painter: QPainter) -> None:
        """Tray, title, cards with names under them."""
        scale = self._scale
        tray = self.area().adjusted(1, 1, -1, -1)
        painter.setPen(QPen(palette.faded(palette.BRASS, 0.55), 1.2))
        painter.setBrush(palette.faded(palette.PLAQUE, 0.96))
        painter.drawRoundedRect(tray, 14, 14)
        painter.setFont(serif(18 * scale, 700))
        painter.setPen(palette.CREAM)
        head = QRectF(tray.x(), tray.y() + 6 * scale, tray.width(), 26 * scale)
        painter.drawText(head, Qt.AlignmentFlag.AlignCenter, self._title)
        width = self._card
        margin = shadow_margin(width, 0.0)
        for order, laid in enumerate(self._cards):
            off = (order - (len(self._cards) - 1) / 2) * self._step
            x = -off if self._mirrored else off
            top = head.bottom() + 8 * scale
            box = QRectF(x - width / 2, top, width, width * CARD_RATIO)
            picture = self._pixmaps.lying(laid.card, width, self._ratio)
            painter.drawPixmap(box.topLeft() - QPointF(margin, margin), picture)
            if laid.took:
                painter.setPen(QPen(palette.BRASS, 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 5, 5)
            self._draw_words(painter, laid, order == 0, QRectF(x - self._step / 2, box.bottom(), self._step, 0))

    def _draw_words(self, painter: QPainter, laid: LaidCard, first: bool, under: QRectF) -> None:
        scale = self._scale
        painter.setPen(palette.SEATS[laid.emblem])
        font = serif(14 * scale, 700)
        painter.setFont(font)
        name = QFontMetricsF(font).elidedText(laid.name, Qt.TextElideMode.ElideRight, under.width() - 4)
        painter.drawText(
            QRectF(under.x(), under.y() + 5 * scale, under.width(), 20 * scale), Qt.AlignmentFlag.AlignCenter, name
        )
        led, took = self._words
        said = " · ".join([led] * first + [took] * laid.took)
        if said:
            painter.setPen(palette.BRASS.lighter(115) if laid.took else palette.CREAM)
            font = sans(12 * scale, 600)
            painter.setFont(font)
            said = QFontMetricsF(font).elidedText(said, Qt.TextElideMode.ElideRight, under.width())
            painter.drawText(
                QRectF(under.x(), under.y() + 25 * scale, under.width(), 18 * scale), Qt.AlignmentFlag.AlignCenter, said
            )
