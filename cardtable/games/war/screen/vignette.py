"""Picture of Bidding War for the first page."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cardtable.app.art.pixmaps import Pixmaps, lay_card
from cardtable.table.proportions import CARD_RATIO

_SUIT = ("9S", "10S", "JS", "QS", "KS")
_SPREAD = 12.0
"""Angle between neighbouring cards of the fan, in degrees."""


def vignette(painter: QPainter, rect: QRectF, pixmaps: Pixmaps, ratio: float, share: float) -> None:
    """Draw a suit held in a fan, opened to `share` of its full angle."""
    height = min(rect.height() * 0.76, rect.width() * 0.41)
    width = height / CARD_RATIO
    reach = 2.05 * height
    pivot = QPointF(rect.center().x(), rect.center().y() - height * 0.58 + reach)
    for place, card in enumerate(_SUIT):
        off = place - (len(_SUIT) - 1) / 2
        painter.save()
        painter.translate(pivot)
        painter.rotate(off * _SPREAD * share)
        lay_card(painter, pixmaps, card, QPointF(0.0, height / 2 - reach), width, ratio)
        painter.restore()
