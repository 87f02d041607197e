"""What the games' little pictures for the first page have in common: the pieces that games are played with."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.table.proportions import CARD_RATIO

Vignette = Callable[[QPainter, QRectF, Pixmaps, float, float], None]
"""Draws with a painter into a rectangle, at a pixel ratio, a share of the way from its beginning (0) to its end (1):
cards open, or are laid."""


def lay_card(painter: QPainter, pixmaps: Pixmaps, card: str, middle: QPointF, width: float, ratio: float) -> None:
    """A card around a point, with its shadow."""
    whole = round(width)
    shadow = pixmaps.shadow(whole, 0.3, ratio)
    size = shadow.deviceIndependentSize()
    height = whole * CARD_RATIO
    painter.drawPixmap(QPointF(middle.x() - size.width() / 2, middle.y() - size.height() / 2), shadow)
    painter.drawPixmap(QPointF(middle.x() - whole / 2, middle.y() - height / 2), pixmaps.face(card, whole, ratio))
