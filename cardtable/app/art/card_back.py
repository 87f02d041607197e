"""The back of the cards: a blue basket weave in a brass line, with a penny in the middle."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from cardtable.app.art import palette
from cardtable.app.art.paths import shape

_FIELD = QRectF(6.0, 6.0, 88.0, 128.0)
_RADIUS = 3.2
_CENTRE = QPointF(50.0, 70.0)
_STRAND = 5.0
_GROUND = QColor("#1B3159")
_ACROSS = QColor("#33558C")
_DOWN = QColor("#27457A")
_MEDALLION = 17.0
_PENNY = 11.5


def draw_weave(painter: QPainter) -> None:
    """The pattern of the back on the sheet of 100 x 140 units; it is the same when turned upside down."""
    painter.save()
    edge = QPainterPath()
    edge.addRoundedRect(_FIELD, _RADIUS, _RADIUS)
    painter.fillPath(edge, _GROUND)
    painter.setClipPath(edge)
    _strands(painter)
    painter.setClipping(False)
    _lines(painter, edge)
    _medallion(painter)
    painter.restore()


def _strands(painter: QPainter) -> None:
    """A basket weave on the diagonal: every other crossing shows the strand that runs the other way."""
    painter.save()
    painter.translate(_CENTRE)
    painter.rotate(45.0)
    painter.setPen(Qt.PenStyle.NoPen)
    reach = 17
    gap = 0.55
    for row in range(-reach, reach + 1):
        for column in range(-reach, reach + 1):
            across = (row + column) % 2 == 0
            cell = QRectF((column - 0.5) * _STRAND, (row - 0.5) * _STRAND, _STRAND, _STRAND)
            painter.setBrush(_ACROSS if across else _DOWN)
            if across:
                painter.drawRoundedRect(cell.adjusted(-0.5, gap, 0.5, -gap), 1.6, 1.6)
            else:
                painter.drawRoundedRect(cell.adjusted(gap, 0.0, -gap, 0.0), 1.0, 1.0)
    painter.restore()


def _lines(painter: QPainter, edge: QPainterPath) -> None:
    shade = QRadialGradient(_CENTRE, 84.0)
    shade.setColorAt(0.35, QColor(8, 16, 36, 0))
    shade.setColorAt(1.0, QColor(8, 16, 36, 120))
    painter.fillPath(edge, shade)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#14264A"), 1.0))
    painter.drawPath(edge)
    painter.setPen(QPen(palette.faded(palette.BRASS, 0.8), 0.9))
    painter.drawRoundedRect(_FIELD.adjusted(3.0, 3.0, -3.0, -3.0), 1.6, 1.6)


def _medallion(painter: QPainter) -> None:
    painter.setPen(QPen(palette.BRASS, 0.9))
    painter.setBrush(QColor("#172B50"))
    painter.drawEllipse(_CENTRE, _MEDALLION, _MEDALLION)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.faded(palette.BRASS, 0.55), 0.5))
    painter.drawEllipse(_CENTRE, _MEDALLION - 1.9, _MEDALLION - 1.9)
    copper = QRadialGradient(_CENTRE, _PENNY)
    copper.setColorAt(0.0, QColor("#E5A66B"))
    copper.setColorAt(0.7, QColor("#C67D42"))
    copper.setColorAt(1.0, QColor("#8A4A20"))
    painter.setPen(QPen(QColor("#5E2F12"), 0.7))
    painter.setBrush(copper)
    painter.drawEllipse(_CENTRE, _PENNY, _PENNY)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#F0BE8A"), 0.7))
    painter.drawEllipse(_CENTRE, _PENNY - 2.0, _PENNY - 2.0)
    _rosette(painter)


def _rosette(painter: QPainter) -> None:
    petal = shape("M 0 0 C -2.4 -2.2 -2.2 -5.4 0 -7.6 C 2.2 -5.4 2.4 -2.2 0 0 Z")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#6E3816"))
    painter.translate(_CENTRE)
    for _ in range(8):
        painter.drawPath(petal)
        painter.rotate(45.0)
    painter.setBrush(QColor("#F0BE8A"))
    painter.drawEllipse(QPointF(0.0, 0.0), 1.6, 1.6)
