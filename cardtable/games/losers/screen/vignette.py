"""Picture of Loser's Game for the first page."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cardtable.app.art.coins import draw_token
from cardtable.app.art.pixmaps import Pixmaps, lay_card
from cardtable.table.proportions import CARD_RATIO

_TRICK = (("9D", -0.94, 0.06, -11.0), ("KD", -0.30, -0.12, -3.0), ("4D", 0.34, -0.07, 5.0), ("5H", 0.96, 0.09, 12.0))
"""Cards of the trick, the last a low trump that takes it: offset in card widths and heights, and angle in degrees."""


def vignette(painter: QPainter, rect: QRectF, pixmaps: Pixmaps, ratio: float, share: float) -> None:
    """Draw a trick in which a low trump takes a king, with the trump token beside it."""
    height = min(rect.height() * 0.7, rect.width() * 0.335)
    width = height / CARD_RATIO
    radius = height * 0.25
    middle = QPointF(rect.center().x() + radius * 1.05, rect.center().y())
    for place, (card, across, down, angle) in enumerate(_TRICK):
        # Cards appear one after another.
        way = min(1.0, max(0.0, share * len(_TRICK) - place))
        if way <= 0.0:
            continue
        painter.save()
        painter.setOpacity(min(1.0, 2.0 * way))
        rise = (1.0 - way) * height * 0.4
        painter.translate(middle.x() + across * width, middle.y() + down * height + rise)
        painter.rotate(angle)
        lay_card(painter, pixmaps, card, QPointF(0.0, 0.0), width, ratio)
        painter.restore()
    left = middle.x() - (0.94 + 0.62) * width - radius * 1.05
    draw_token(painter, QPointF(left, rect.center().y() + height * 0.06), radius, "H", pixmaps.two_colour)
