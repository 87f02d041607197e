"""The token that shows which suit is trump: a disc turned from walnut, with an ivory face."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from cardtable.app.art import palette
from cardtable.app.art.paths import centred
from cardtable.app.art.shadow import draw_shadow
from cardtable.app.art.suits import suit_colour, suit_path

TOKEN_REACH = 1.32
"""How wide a token is with its shadow, against the disc alone."""


def draw_token(painter: QPainter, middle: QPointF, radius: float, suit: str | None, two_colour: bool = False) -> None:
    """Wood, a brass ring, ivory, and the sign of a suit where there is one."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    draw_shadow(painter, QRectF(-radius, -radius, 2 * radius, 2 * radius), radius, 0.12)
    wood = QRadialGradient(QPointF(-radius * 0.3, -radius * 0.4), radius * 1.7)
    wood.setColorAt(0.0, palette.WALNUT_LIGHT.lighter(125))
    wood.setColorAt(0.6, palette.WALNUT_LIGHT)
    wood.setColorAt(1.0, palette.WALNUT_DARK)
    painter.setPen(QPen(QColor(20, 9, 3, 220), 1.0))
    painter.setBrush(wood)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    face = QRadialGradient(QPointF(-radius * 0.25, -radius * 0.35), radius * 1.3)
    face.setColorAt(0.0, QColor("#FFFDF6"))
    face.setColorAt(0.7, palette.PAPER)
    face.setColorAt(1.0, QColor("#E4D8BC"))
    painter.setPen(QPen(palette.BRASS, max(1.4, radius * 0.07)))
    painter.setBrush(face)
    painter.drawEllipse(QPointF(0, 0), radius * 0.78, radius * 0.78)
    if suit:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(suit_colour(suit, two_colour))
        painter.drawPath(centred(suit_path(suit), 0.0, 0.0, radius * 0.86))
    painter.restore()
