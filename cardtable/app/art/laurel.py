"""Laurel wreath tied with a ribbon, around the aces' signs and the winners' emblems."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QTransform

from cardtable.app.art import palette
from cardtable.app.art.paths import symmetric, twins

_RADIUS = 30.0
"""Radius of the wreath as designed, through the middle of its leaves."""
REACH = 42.0 / _RADIUS
"""Distance from the centre within which all of the wreath lies, in radii."""
_LEAVES = 12
_LEAF = symmetric("M 0 0.6 C -3.2 -1.8 -3.0 -6.4 0 -10.2", 0.0)
_BERRY = 1.25
_RIBBON = (
    "M 0 -0.5 C -3 -5.4 -9.6 -4.8 -8.6 -0.6 C -8 2 -3 1.6 0 0.6 L -1.2 1.6 L -6.4 6.8 L -3.6 6.6 L -2.4 8.8 L 0.6 1.6 Z"
)


def draw_laurel(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Draw the wreath about `centre`, open at the top; its inside stays empty."""
    painter.save()
    painter.translate(centre)
    painter.scale(radius / _RADIUS, radius / _RADIUS)
    painter.setPen(Qt.PenStyle.NoPen)
    for side in (-1.0, 1.0):
        _branch(painter, side)
    painter.setBrush(palette.COPPER)
    painter.drawPath(twins(_RIBBON, 0.0).translated(0.0, _RADIUS + 0.6))
    painter.restore()


def _branch(painter: QPainter, side: float) -> None:
    """Draw half the wreath, from the knot up to the gap at the top; `side` is -1 for left, 1 for right."""
    gold = palette.mix(palette.BRASS, palette.COPPER, 0.35)
    painter.setBrush(gold)
    for step in range(_LEAVES):
        # From just beside the knot to just short of the top, with leaves that shrink towards the tip.
        turn = (0.08 + 0.83 * step / (_LEAVES - 1)) * pi
        at = QPointF(side * sin(turn), cos(turn)) * _RADIUS
        along = 90.0 - turn * 180.0 / pi
        size = 1.0 - 0.3 * step / _LEAVES
        for lean in (-32.0, 32.0):
            move = QTransform.fromTranslate(at.x(), at.y())
            move.rotate(side * (along + lean))
            move.scale(size, size)
            painter.drawPath(move.map(_LEAF))
        if step % 3 == 1:
            berry = QPointF(side * sin(turn), cos(turn)) * (_RADIUS + 5.6)
            painter.setBrush(palette.COPPER)
            painter.drawEllipse(berry, _BERRY, _BERRY)
            painter.setBrush(gold)
