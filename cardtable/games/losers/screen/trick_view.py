"""The picture of the last trick, looked at once more."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.art.shadow import shadow_margin
from cardtable.app.table.picture import PictureItem
from cardtable.table.proportions import CARD_RATIO


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

    def show_trick(
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

    @override
    def area(self) -> QRectF:
        """The dark tray they lie in."""
        scale = self._scale
        width = max(self._step * len(self._cards) + 30 * scale, 260 * scale)
        height = self._card * CARD_RATIO + 98 * scale
        return QRectF(-width / 2, -height / 2, width, height)

    @override
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
