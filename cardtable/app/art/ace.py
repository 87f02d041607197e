"""The ace: one great sign in a wreath of laurel."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from . import palette
from .paths import centred, symmetric, twins
from .suits import suit_path

_CENTRE = QPointF(50.0, 70.0)
_SIGN = 38.0
_BARE = {"C": QRectF(0.37, 0.38, 0.26, 0.62), "S": QRectF(0.0, 0.862, 1.0, 0.138)}
"""Where, in the unit square of the sign, there is no line: it would run into itself there."""
_RADIUS = 30.0
_LEAVES = 12
_LEAF = symmetric("M 0 0.6 C -3.2 -1.8 -3.0 -6.4 0 -10.2", 0.0)
_BERRY = 1.25
_RIBBON = (
    "M 0 -0.5 C -3 -5.4 -9.6 -4.8 -8.6 -0.6 C -8 2 -3 1.6 0 0.6 L -1.2 1.6 L -6.4 6.8 L -3.6 6.6 L -2.4 8.8 L 0.6 1.6 Z"
)


def draw_ace(painter: QPainter, suit: str, colour: QColor) -> None:
    """The middle of the ace of `suit` on the sheet of 100 x 140 units."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    for side in (-1.0, 1.0):
        _branch(painter, side)
    painter.setBrush(palette.COPPER)
    painter.drawPath(twins(_RIBBON, 0.0).translated(_CENTRE + QPointF(0.0, _RADIUS + 0.6)))
    _sign(painter, suit, colour)
    painter.restore()


def _branch(painter: QPainter, side: float) -> None:
    """Half the wreath, from the knot below up to the gap above; `side` is -1 for left, 1 for right."""
    gold = palette.mix(palette.BRASS, palette.COPPER, 0.35)
    painter.setBrush(gold)
    for step in range(_LEAVES):
        # From just beside the knot to just short of the top, in leaves that shrink towards the tip.
        turn = (0.08 + 0.83 * step / (_LEAVES - 1)) * pi
        at = _CENTRE + QPointF(side * sin(turn), cos(turn)) * _RADIUS
        along = 90.0 - turn * 180.0 / pi
        size = 1.0 - 0.3 * step / _LEAVES
        for lean in (-32.0, 32.0):
            move = QTransform.fromTranslate(at.x(), at.y())
            move.rotate(side * (along + lean))
            move.scale(size, size)
            painter.drawPath(move.map(_LEAF))
        if step % 3 == 1:
            berry = _CENTRE + QPointF(side * sin(turn), cos(turn)) * (_RADIUS + 5.6)
            painter.setBrush(palette.COPPER)
            painter.drawEllipse(berry, _BERRY, _BERRY)
            painter.setBrush(gold)


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
