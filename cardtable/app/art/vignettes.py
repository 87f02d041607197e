"""Helpers for the games' vignettes, the small pictures on the first page."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.table.proportions import CARD_RATIO

Vignette = Callable[[QPainter, QRectF, Pixmaps, float, float], None]
"""Function that draws a game's vignette: `(painter, rect, pixmaps, ratio, share)`.

`ratio` is the device pixel ratio; `share` is the position in the animation, in which cards open or are laid, from 0
(start) to 1 (end).
"""


def lay_card(painter: QPainter, pixmaps: Pixmaps, card: str, middle: QPointF, width: float, ratio: float) -> None:
    """Draw a card with its shadow, centred on `middle`."""
    whole = round(width)
    shadow = pixmaps.shadow(whole, 0.3, ratio)
    size = shadow.deviceIndependentSize()
    height = whole * CARD_RATIO
    painter.drawPixmap(QPointF(middle.x() - size.width() / 2, middle.y() - size.height() / 2), shadow)
    painter.drawPixmap(QPointF(middle.x() - whole / 2, middle.y() - height / 2), pixmaps.face(card, whole, ratio))
