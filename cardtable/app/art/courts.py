"""The middle of the court cards: a framed half-figure, twice, with a sash between the two."""

from __future__ import annotations

from math import atan2, degrees

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from . import palette
from .court_figures import FIGURES, ROBE
from .paths import centred, shape
from .suits import suit_path

_FRAME = QRectF(22.0, 8.5, 56.0, 123.0)
_CENTRE = QPointF(50.0, 70.0)
_RISE = 8.0
"""How far the sash's ends lie above and below the card's middle."""
_SASH = 8.4

_HAIR = {"C": QColor("#70431F"), "D": QColor("#C9974A"), "H": QColor("#97451F"), "S": QColor("#3A3C47")}
_SKIN = QColor("#F4DDBF")
_LIP = QColor("#B4463C")


def draw_court(painter: QPainter, rank: str, suit: str, colour: QColor) -> None:
    """The picture of "J", "Q" or "K" of `suit` on the sheet of 100 x 140 units, the same upside down."""
    painter.save()
    frame = QPainterPath()
    frame.addRoundedRect(_FRAME, 2.6, 2.6)
    painter.fillPath(frame, palette.mix(palette.PAPER, colour, 0.07))
    for _ in range(2):
        painter.save()
        painter.setClipPath(_upper_half() & frame)
        _half(painter, rank, suit, colour)
        painter.restore()
        painter.translate(_CENTRE * 2.0)
        painter.rotate(180.0)
    painter.setClipPath(frame)
    _sash(painter, colour)
    painter.setClipping(False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.mix(colour, palette.PAPER, 0.15), 0.8))
    painter.drawPath(frame)
    painter.restore()


def _upper_half() -> QPainterPath:
    path = QPainterPath()
    left, right = _FRAME.left() - 2.0, _FRAME.right() + 2.0
    slope = _RISE / (_FRAME.width() / 2)
    corners = [
        QPointF(left, _FRAME.top() - 2.0),
        QPointF(right, _FRAME.top() - 2.0),
        QPointF(right, _CENTRE.y() - slope * (right - _CENTRE.x())),
        QPointF(left, _CENTRE.y() - slope * (left - _CENTRE.x())),
    ]
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path


def _colours(suit: str, colour: QColor) -> dict[str, QColor]:
    return {
        "main": colour,
        ROBE: colour,
        "deep": palette.mix(colour, QColor("#0A0E16"), 0.42),
        "gold": QColor("#E2B95C"),
        "cream": QColor("#FFFBF0"),
        "ink": palette.INK,
        "skin": _SKIN,
        "blush": QColor(214, 120, 96, 90),
        "lip": _LIP,
        "hair": _HAIR[suit],
        "leaf": palette.CLUB,
        "rose": QColor("#FBEFD9") if colour == palette.HEART else palette.HEART,
        "steel": QColor("#DCE3E6"),
    }


def _half(painter: QPainter, rank: str, suit: str, colour: QColor) -> None:
    _halo(painter)
    colours = _colours(suit, colour)
    for layer in FIGURES[rank]:
        path = layer.path()
        painter.setPen(_outline(layer.line))
        painter.setBrush(QBrush(colours[layer.fill]) if layer.fill else Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        if layer.fill == ROBE:
            _pattern(painter, path, suit, colour)


def _outline(width: float) -> QPen:
    if not width:
        return QPen(Qt.PenStyle.NoPen)
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    return QPen(palette.INK, width, Qt.PenStyle.SolidLine, cap, join)


def _halo(painter: QPainter) -> None:
    """Rays of pale gold behind the head."""
    painter.save()
    painter.setPen(QPen(palette.faded(palette.BRASS, 0.30), 0.9))
    painter.translate(_CENTRE.x(), 40.0)
    for ray in range(48):
        painter.drawLine(QPointF(0.0, -19.0), QPointF(0.0, -70.0 if ray % 2 else -60.0))
        painter.rotate(360.0 / 48)
    painter.restore()


def _pattern(painter: QPainter, cloth: QPainterPath, suit: str, colour: QColor) -> None:
    """The suit's sign strewn over the cloth."""
    painter.save()
    painter.setClipPath(cloth, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.mix(colour, palette.PAPER, 0.55))
    sign = suit_path(suit)
    for row in range(6):
        for column in range(-6, 7):
            x = _CENTRE.x() + column * 6.4 + (row % 2) * 3.2
            painter.drawPath(centred(sign, x, 60.5 + row * 4.4, 3.0))
    painter.restore()


def _sash(painter: QPainter, colour: QColor) -> None:
    painter.save()
    painter.translate(_CENTRE)
    painter.rotate(-degrees(atan2(_RISE, _FRAME.width() / 2)))
    painter.setPen(QPen(palette.INK, 0.7))
    painter.setBrush(palette.mix(colour, QColor("#0A0E16"), 0.42))
    painter.drawRect(QRectF(-40.0, -_SASH / 2, 80.0, _SASH))
    painter.setPen(QPen(palette.BRASS, 0.8))
    for y in (-_SASH / 2 + 1.3, _SASH / 2 - 1.3):
        painter.drawLine(QPointF(-40.0, y), QPointF(40.0, y))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.BRASS)
    lozenge = shape("M 0 -1.5 L 2.3 0 L 0 1.5 L -2.3 0 Z")
    for step in range(-5, 6):
        painter.drawPath(lozenge.translated(step * 6.6, 0.0))
    _clasp(painter)
    painter.restore()


def _clasp(painter: QPainter) -> None:
    painter.setPen(QPen(palette.INK, 0.7))
    painter.setBrush(palette.BRASS)
    painter.drawEllipse(QPointF(0.0, 0.0), 5.2, 5.2)
    painter.setPen(QPen(QColor("#6E3816"), 0.5))
    painter.setBrush(palette.COPPER)
    painter.drawEllipse(QPointF(0.0, 0.0), 3.6, 3.6)
    petal = shape("M 0 0 C -1.1 -0.9 -1 -2 0 -2.9 C 1 -2 1.1 -0.9 0 0 Z")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FBE0B4"))
    for _ in range(6):
        painter.drawPath(petal)
        painter.rotate(60.0)
