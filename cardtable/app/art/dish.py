"""Dish turned from one piece of walnut, for the things in the centre of the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

_WELL = 0.80
"""Size of the well relative to the body."""


def well_rect(rect: QRectF) -> QRectF:
    """Return the bounding rectangle of the well of a dish in `rect`, where things can lie."""
    body = _body(rect)
    across, down = body.width() * _WELL, body.height() * _WELL
    return QRectF(body.center().x() - across / 2, body.center().y() - down / 2, across, down)


def _body(rect: QRectF) -> QRectF:
    """Return the dish without the room for its shadow at the sides and below."""
    side, below = rect.width() * 0.03, rect.height() * 0.08
    return rect.adjusted(side, below * 0.35, -side, -below)


def draw_dish(painter: QPainter, rect: QRectF) -> None:
    """Draw a round dish, seen at an angle, that fills `rect` with its shadow."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    body = _body(rect)
    _shadow(painter, body)
    _rim(painter, body)
    _well(painter, body, well_rect(rect))
    painter.restore()


def _ring(middle: QPointF, rect: QRectF) -> QTransform:
    """Return the transformation of the unit circle to the ellipse in `rect`, moved to `middle`."""
    return QTransform.fromTranslate(middle.x(), middle.y()).scale(rect.width() / 2, rect.height() / 2)


def _shadow(painter: QPainter, body: QRectF) -> None:
    soft = QRadialGradient(QPointF(0.0, 0.0), 1.0)
    for at, alpha in ((0.0, 165), (0.88, 150), (0.94, 70), (1.0, 0)):
        soft.setColorAt(at, QColor(0, 9, 10, alpha))
    brush = QBrush(soft)
    below = body.adjusted(-body.width() * 0.03, 0.0, body.width() * 0.03, body.height() * 0.03)
    below.translate(0.0, body.height() * 0.05)
    brush.setTransform(_ring(below.center(), below))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawEllipse(below)


def _rim(painter: QPainter, body: QRectF) -> None:
    light = QLinearGradient(body.topLeft(), body.bottomRight())
    for at, colour in ((0.0, "#9A6A40"), (0.3, "#7A4D2B"), (0.6, "#5C371D"), (1.0, "#8A5B34")):
        light.setColorAt(at, QColor(colour))
    painter.setPen(QPen(QColor("#24120A"), 1.2))
    painter.setBrush(light)
    painter.drawEllipse(body)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = QLinearGradient(body.topLeft(), body.bottomLeft())
    edge.setColorAt(0.0, QColor(240, 196, 146, 190))
    edge.setColorAt(0.45, QColor(240, 196, 146, 30))
    edge.setColorAt(1.0, QColor(240, 196, 146, 80))
    painter.setPen(QPen(QBrush(edge), 1.6))
    painter.drawEllipse(_shrunk(body, 0.985))
    # Chisel marks left by the lathe.
    for share, alpha in ((0.965, 60), (0.945, 90), (0.915, 45), (0.89, 80), (0.865, 50), (0.84, 90)):
        painter.setPen(QPen(QColor(30, 14, 5, alpha), 0.9))
        painter.drawEllipse(_shrunk(body, share))


def _shrunk(rect: QRectF, share: float) -> QRectF:
    across, down = rect.width() * (1 - share) / 2, rect.height() * (1 - share) / 2
    return rect.adjusted(across, down, -across, -down)


def _well(painter: QPainter, body: QRectF, well: QRectF) -> None:
    """Draw the hollow: its near wall catches the light, its far wall lies in the rim's shadow."""
    hollow = QPainterPath()
    hollow.addEllipse(well)
    depth = QLinearGradient(well.topLeft(), well.bottomLeft())
    for at, colour in ((0.0, "#1E0F06"), (0.25, "#34200F"), (0.7, "#4A2D17"), (1.0, "#6B4526")):
        depth.setColorAt(at, QColor(colour))
    painter.setPen(QPen(QColor("#1B0D06"), 1.4))
    painter.setBrush(depth)
    painter.drawPath(hollow)
    painter.setClipPath(hollow)
    floor = _shrunk(well, 0.86).translated(0.0, well.height() * 0.035)
    ground = QRadialGradient(QPointF(0.0, -0.1), 1.0)
    ground.setColorAt(0.0, QColor("#503219"))
    ground.setColorAt(1.0, QColor("#372110"))
    brush = QBrush(ground)
    brush.setTransform(_ring(floor.center(), floor))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawEllipse(floor)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for share in (0.93, 0.8, 0.71, 0.56, 0.47, 0.3, 0.24, 0.12):
        painter.setPen(QPen(QColor(24, 11, 4, 46), 1.0))
        painter.drawEllipse(_shrunk(floor, share))
        painter.setPen(QPen(QColor(190, 132, 84, 20), 0.8))
        painter.drawEllipse(_shrunk(floor, share - 0.018))
