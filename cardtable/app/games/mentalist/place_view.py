"""A position between two as it lies on a table: both piles, the pot, the button."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.coins import draw_coin_pile
from cardtable.app.art.dish import draw_dish, well_rect
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.felt import plain_light
from cardtable.app.parts.widgets import at_side
from cardtable.app.zoom import area, brush, sharpness, zoom_of
from cardtable.language import filled, translate

_LEAST = 190.0
"""Lower than this there is nothing to be seen."""
_RIM, _CORNER, _PAD, _SIDE = 10.0, 12.0, 22.0, 34.0
_DISH = 0.6
"""The dish's height over its width."""
_COIN = 28.0
_COINS = 60
"""So many are drawn at most."""
_DISC = 34.0


class PlaceView(QWidget):
    """Draws the guesser's chips above, the pot, the bettor's chips below."""

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._chips = (0, 0)
        self._pot = 0
        self._first = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_place(self, bettor: int, guesser: int, pot: int, first: bool) -> None:
        """What each has, and the pot; `first` is whether the First Bettor button is the bettor's."""
        self._chips, self._pot, self._first = (bettor, guesser), pot, first
        self.update()

    @property
    def is_seen(self) -> bool:
        """Whether there is room for it."""
        return area(self).height() >= _LEAST

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.is_seen:
            return
        painter = brush(self)
        table = area(self)
        painter.setPen(QPen(palette.WALNUT_LIGHT, 1.4))
        painter.setBrush(palette.WALNUT_DARK)  # plain: another number of bars has another height at once
        painter.drawRoundedRect(table.adjusted(1, 1, -1, -1), _CORNER, _CORNER)
        painter.setPen(QPen(palette.faded(palette.BRASS, 0.35), 1))
        painter.setBrush(plain_light(table))
        painter.drawRoundedRect(table.adjusted(_RIM, _RIM, -_RIM, -_RIM), _CORNER * 0.7, _CORNER * 0.7)
        inner = area(self).adjusted(_SIDE, _PAD, -_SIDE, -_PAD)
        band = inner.height() * 0.27
        self._paint_dish(painter, inner.adjusted(0, band, 0, -band))
        bettor, guesser = self._chips
        upper = QRectF(inner.x(), inner.y(), inner.width(), band)
        lower = QRectF(inner.x(), inner.bottom() - band, inner.width(), band)
        self._paint_seat(painter, upper, translate("mentalist", "guesser"), guesser, not self._first)
        self._paint_seat(painter, lower, translate("mentalist", "bettor"), bettor, self._first)

    def _paint_seat(self, painter: QPainter, box: QRectF, who: str, chips: int, first: bool) -> None:
        """Her name, her pile, its number, and the button where it is hers."""
        side = box.width() * 0.28
        middle = Qt.AlignmentFlag.AlignVCenter
        font = serif(16, 700)
        painter.setFont(font)
        painter.setPen(palette.CREAM)
        name = QFontMetricsF(font).elidedText(who, Qt.TextElideMode.ElideRight, side)
        named = at_side(self, box.x(), box.y(), side, box.height())
        painter.drawText(named, middle | Qt.AlignmentFlag.AlignLeading, name)
        draw_coin_pile(painter, box.adjusted(side + 6, 4, -side - 6, -4), min(chips, _COINS), _COIN)
        painter.setFont(sans(15, 700))
        number = at_side(self, box.right() - side, box.y(), side - _DISC - 10, box.height())
        painter.drawText(number, middle | Qt.AlignmentFlag.AlignLeading, f"{chips}")
        if first:
            disc = self._pixmaps.disc("1st", _DISC, sharpness(self))
            size = disc.deviceIndependentSize()
            at = at_side(self, box.right() - _DISC, box.center().y() - _DISC / 2, _DISC, _DISC).center()
            wide, high = size.width() / zoom_of(self), size.height() / zoom_of(self)
            target = QRectF(at - QPointF(wide / 2, high / 2), at + QPointF(wide / 2, high / 2))
            painter.drawPixmap(target, disc, QRectF(disc.rect()))

    def _paint_dish(self, painter: QPainter, room: QRectF) -> None:
        width = min(room.width() * 0.5, (room.height() - 22) / _DISH)
        dish = QRectF(room.center().x() - width / 2, room.y(), width, width * _DISH)
        draw_dish(painter, dish)
        well = well_rect(dish)
        across, down = well.width() * 0.14, well.height() * 0.14
        draw_coin_pile(painter, well.adjusted(across, down, -across, -down), min(self._pot, _COINS), _COIN)
        painter.setFont(sans(14, 700))
        painter.setPen(palette.CREAM)
        words = filled(translate("mentalist", "pot {pot}"), pot=self._pot)
        painter.drawText(QRectF(room.x(), dish.bottom(), room.width(), 22), Qt.AlignmentFlag.AlignCenter, words)
