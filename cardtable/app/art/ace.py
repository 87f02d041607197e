"""The ace: one great sign in a wreath of laurel."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cardtable.app.art import palette
from cardtable.app.art.laurel import draw_laurel
from cardtable.app.art.paths import centred
from cardtable.app.art.suits import suit_path

_CENTRE = QPointF(50.0, 70.0)
_SIGN = 38.0
_BARE = {"C": QRectF(0.37, 0.38, 0.26, 0.62), "S": QRectF(0.0, 0.862, 1.0, 0.138)}
"""Where, in the unit square of the sign, there is no line: it would run into itself there."""
_RADIUS = 30.0


def draw_ace(painter: QPainter, suit: str, colour: QColor) -> None:
    """The middle of the ace of `suit` on the sheet of 100 x 140 units."""
    draw_laurel(painter, _CENTRE, _RADIUS)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    _sign(painter, suit, colour)
    painter.restore()


def _sign(painter: QPainter, suit: str, colour: QColor) -> None:
    """The sign itself, with a light line engraved inside it."""
    path = centred(suit_path(suit), _CENTRE.x(), _CENTRE.y(), _SIGN)
    painter.setBrush(colour)
    painter.drawPath(path)
    painter.setClipPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # A stroke across the outline, clipped to the inside and covered again nearer the edge, leaves an inner line.
    for width, line in ((5.4, palette.mix(colour, palette.PAPER, 0.75)), (4.0, colour)):
        painter.setPen(QPen(line, width))
        painter.drawPath(path)
    if suit in _BARE:
        corner = _CENTRE - QPointF(_SIGN, _SIGN) / 2.0
        bare = _BARE[suit]
        painter.fillRect(QRectF(corner + bare.topLeft() * _SIGN, bare.size() * _SIGN), colour)
