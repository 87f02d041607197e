"""Discs: the trump token of walnut with an ivory face, and a brass button."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QRadialGradient, QTransform

from cardtable.app.art import palette
from cardtable.app.art.fonts import glyphs
from cardtable.app.art.paths import centred
from cardtable.app.art.shadow import draw_shadow
from cardtable.app.art.suits import suit_colour, suit_path

TOKEN_REACH = 1.32
"""Width of the picture of a token with its shadow, in widths of the disc."""


def draw_token(painter: QPainter, middle: QPointF, radius: float, suit: str | None, two_colour: bool = False) -> None:
    """Draw the trump token: wood, a brass ring, ivory, and the sign of `suit` unless that is None."""
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


def draw_disc(painter: QPainter, middle: QPointF, radius: float, sign: str) -> None:
    """Draw a brass button with a knurled edge and `sign` engraved."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    draw_shadow(painter, QRectF(-radius, -radius, 2 * radius, 2 * radius), radius, 0.12)
    edge = QLinearGradient(-radius, -radius, radius, radius)
    for at, colour in ((0.0, "#FBE6B0"), (0.4, "#C99B45"), (0.75, "#8C6422"), (1.0, "#C2933F")):
        edge.setColorAt(at, QColor(colour))
    painter.setPen(QPen(QColor("#4A3208"), 1.0))
    painter.setBrush(edge)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.setPen(QPen(QColor(74, 50, 8, 110), max(0.6, radius * 0.045)))
    for notch in range(36):
        painter.save()
        painter.rotate(notch * 10)
        painter.drawLine(QPointF(0, -radius * 0.98), QPointF(0, -radius * 0.86))
        painter.restore()
    face = QRadialGradient(QPointF(-radius * 0.3, -radius * 0.4), radius * 1.5)
    face.setColorAt(0.0, QColor("#F8E2A8"))
    face.setColorAt(0.55, palette.BRASS)
    face.setColorAt(1.0, QColor("#A67A30"))
    painter.setPen(QPen(QColor(96, 66, 16, 200), max(0.8, radius * 0.06)))
    painter.setBrush(face)
    painter.drawEllipse(QPointF(0, 0), radius * 0.8, radius * 0.8)
    letters = glyphs(sign)
    ink = letters.boundingRect()
    size = min(1.12 * radius / ink.width(), 0.8 * radius / ink.height())
    letters = QTransform(size, 0.0, 0.0, size, -ink.center().x() * size, -ink.center().y() * size).map(letters)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 240, 200, 170))
    painter.drawPath(letters.translated(radius * 0.03, radius * 0.05))
    painter.setBrush(QColor("#3D2905"))
    painter.drawPath(letters)
    painter.restore()
