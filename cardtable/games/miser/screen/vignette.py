"""Vignette of Miser for the first page."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cardtable.app.art.coins import draw_coin, draw_coin_shadow
from cardtable.app.art.fixtures import draw_dish
from cardtable.app.art.pixmaps import Pixmaps, lay_card
from cardtable.table.proportions import CARD_RATIO, THICKNESS

_CARDS = (("5H", -0.52, -10.0), ("QS", 0.52, 11.0))
"""Cards of partners who had agreed on a five: card, distance to the side in card widths, angle in degrees."""
_PENNIES = ((-0.62, -0.10, 4), (0.60, -0.14, 5), (-0.02, 0.06, 3), (-0.34, 0.34, 2), (0.36, 0.32, 4))
"""Columns of coins in the dish: across and down from its centre, in halves of its well, and the number of coins."""


def vignette(painter: QPainter, rect: QRectF, pixmaps: Pixmaps, ratio: float, share: float) -> None:
    """Paint two cards that should have been alike, risen behind the dish by `share`, from 0 to 1."""
    height = min(rect.height() * 0.56, rect.width() * 0.55)
    width = height / CARD_RATIO
    middle = QPointF(rect.center().x(), rect.center().y() - height * 0.16)
    for card, side, angle in _CARDS:
        painter.save()
        painter.translate(middle.x() + side * width, middle.y() + height * 0.42 * (1.0 - share))
        painter.rotate(angle * share)
        lay_card(painter, pixmaps, card, QPointF(0.0, 0.0), width, ratio)
        painter.restore()
    wide = width * 1.95
    dish = QRectF(0, 0, wide, wide * 0.56)
    dish.moveCenter(QPointF(middle.x(), middle.y() + height * 0.52))
    draw_dish(painter, dish)
    coin = wide * 0.15
    for across, down, high in _PENNIES:
        foot = QPointF(dish.center().x() + across * wide * 0.27, dish.center().y() + down * wide * 0.15 + coin * 0.2)
        draw_coin_shadow(painter, foot, coin)
        for level in range(high):
            draw_coin(painter, foot - QPointF(0.0, coin * THICKNESS * level), coin)
