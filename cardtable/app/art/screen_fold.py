"""Folded card screen behind which a seat hides its bet."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen, QPolygonF

from cardtable.app.art import palette
from cardtable.app.art.emblems import draw_emblem

_WING = 0.17
"""Width of each wing, as a share of the whole width."""
_FORWARD = 0.06
"""Lowering of the wings' outer edges, as a share of the height: the wings lean towards the viewer."""


def draw_screen(painter: QPainter, rect: QRectF, colour: QColor, emblem: str) -> None:
    """Draw a card screen in three folds into `rect`, in the seat's `colour` with its emblem, without a shadow."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    card = palette.mix(colour, QColor("#2A2430"), 0.42)
    fold, lean = rect.width() * _WING, rect.height() * _FORWARD
    front = QRectF(rect.left() + fold, rect.top(), rect.width() - 2 * fold, rect.height() - lean)
    _wing(painter, rect.left(), front.left(), front, lean, card)
    _wing(painter, rect.right(), front.right(), front, lean, card)
    light = QLinearGradient(front.topLeft(), front.bottomLeft())
    light.setColorAt(0.0, palette.mix(card, QColor("white"), 0.10))
    light.setColorAt(1.0, palette.mix(card, QColor("black"), 0.12))
    painter.setPen(QPen(palette.mix(card, QColor("white"), 0.25), 1.0))
    painter.setBrush(light)
    painter.drawRect(front)
    _ornament(painter, front, colour, emblem)
    painter.restore()


def draw_screen_back(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Draw a card screen into `rect` as the player behind it sees it: a long low wall with its wings towards them."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    card = palette.mix(colour, QColor("#2A2430"), 0.45)
    wing, edge = rect.width() * 0.075, rect.height() * 0.22
    wall = QRectF(rect.left() + wing, rect.top(), rect.width() - 2 * wing, rect.height() * 0.74)
    shade = QLinearGradient(wall.topLeft(), wall.bottomLeft())
    shade.setColorAt(0.0, palette.mix(card, QColor("black"), 0.12))
    shade.setColorAt(1.0, palette.mix(card, QColor("black"), 0.45))
    painter.setPen(QPen(palette.mix(card, QColor("black"), 0.35), 1.0))
    painter.setBrush(shade)
    painter.drawRect(wall)
    for outer, inner in ((rect.left(), wall.left()), (rect.right(), wall.right())):
        corners = [
            QPointF(inner, wall.top()),
            QPointF(inner, wall.bottom()),
            QPointF(outer, rect.bottom()),
            QPointF(outer, rect.top() + rect.height() * 0.26),
        ]
        side = QLinearGradient(inner, 0.0, outer, 0.0)
        side.setColorAt(0.0, palette.mix(card, QColor("black"), 0.38))
        side.setColorAt(1.0, palette.mix(card, QColor("white"), 0.06))
        painter.setBrush(QBrush(side))
        painter.drawPolygon(QPolygonF(corners))
    # The cut edge along the top catches the light.
    painter.setPen(QPen(palette.mix(colour, QColor("white"), 0.35), max(1.4, edge * 0.5)))
    painter.drawPolyline([
        QPointF(rect.left(), rect.top() + rect.height() * 0.26),
        QPointF(wall.left(), wall.top()),
        QPointF(wall.right(), wall.top()),
        QPointF(rect.right(), rect.top() + rect.height() * 0.26),
    ])  # fmt: skip
    painter.restore()


def _wing(painter: QPainter, outer: float, inner: float, front: QRectF, lean: float, card: QColor) -> None:
    corners = [
        QPointF(inner, front.top()),
        QPointF(outer, front.top() + lean),
        QPointF(outer, front.bottom() + lean),
        QPointF(inner, front.bottom()),
    ]
    shade = QLinearGradient(inner, 0.0, outer, 0.0)
    shade.setColorAt(0.0, palette.mix(card, QColor("black"), 0.08))
    shade.setColorAt(1.0, palette.mix(card, QColor("black"), 0.42))
    painter.setPen(QPen(palette.mix(card, QColor("white"), 0.18), 1.0))
    painter.setBrush(QBrush(shade))
    painter.drawPolygon(QPolygonF(corners))


def _ornament(painter: QPainter, front: QRectF, colour: QColor, emblem: str) -> None:
    inset = front.height() * 0.09
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.faded(palette.BRASS, 0.75), 1.3))
    painter.drawRoundedRect(front.adjusted(inset, inset, -inset, -inset), inset * 0.7, inset * 0.7)
    size = front.height() * 0.46
    middle = front.center()
    draw_emblem(painter, QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size), emblem, colour)
