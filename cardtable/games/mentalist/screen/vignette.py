"""Picture of Mentalist Poker for the first page."""

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from cardtable.app.art import palette
from cardtable.app.art.coins import draw_coin, draw_coin_shadow
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.table.proportions import SCREEN_RATIO, THICKNESS

_CHIPS = ((-0.66, -0.5, 4), (0.52, -0.56, 5), (-0.06, -0.12, 3))
"""Columns of chips behind the screen, from the back: x, y and number of chips.

The place is relative to the screen's foot, in widths of a chip.
"""


def vignette(painter: QPainter, rect: QRectF, pixmaps: Pixmaps, ratio: float, share: float) -> None:
    """Draw a screen, lifted by `share` (0 to 1), and the chips under it."""
    height = min(rect.height() * 0.58, rect.width() * 0.45)
    width = height / SCREEN_RATIO
    middle = rect.center()
    rise = height * 0.34 * share
    coin = round(height * 0.3)
    foot = middle.y() + height * 0.62
    for across, down, high in _CHIPS:
        at = QPointF(middle.x() + across * coin, foot + down * coin)
        draw_coin_shadow(painter, at, coin)
        for level in range(high):
            draw_coin(painter, at - QPointF(0.0, coin * THICKNESS * level), coin)
    picture = pixmaps.screen("moon", palette.SEATS[2], QSizeF(round(width), round(height)), ratio)
    painter.save()
    painter.setOpacity(1.0 - 0.12 * share)
    painter.drawPixmap(QPointF(middle.x() - width / 2, middle.y() - height * 0.36 - rise), picture)
    painter.restore()
