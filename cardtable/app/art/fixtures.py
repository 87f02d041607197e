"""Fixtures on the felt: name plaques, slots for cards and the prize stand."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from cardtable.app.art import palette
from cardtable.app.art.shadow import draw_shadow
from cardtable.app.art.wood import draw_plank


def draw_plaque(painter: QPainter, rect: QRectF, colour: QColor, active: bool) -> None:
    """Draw a dark name plaque with half-round ends into `rect`.

    Its ring has the seat's `colour` if that seat is to act (`active`), and is of faint brass otherwise.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ring = 2.4 if active else 1.2
    body = rect.adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2)
    radius = body.height() / 2
    dark = QLinearGradient(body.topLeft(), body.bottomLeft())
    dark.setColorAt(0.0, palette.mix(palette.PLAQUE, QColor("black"), 0.3))
    dark.setColorAt(1.0, palette.mix(palette.PLAQUE, palette.FELT_LIGHT, 0.12))
    painter.setBrush(dark)
    painter.setPen(QPen(colour if active else palette.faded(palette.BRASS, 0.28), ring))
    painter.drawRoundedRect(body, radius, radius)
    if active:
        inner = body.adjusted(2.4, 2.4, -2.4, -2.4)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.faded(colour, 0.28), 2.4))
        painter.drawRoundedRect(inner, radius - 2.4, radius - 2.4)
    painter.restore()


def draw_slot(painter: QPainter, rect: QRectF, glow: float) -> None:
    """Draw the slot for a card, sewn on the felt; `rect` is the card's.

    `glow` is 0 for a slot at rest to 1 for one that waits for the player's card. The light stays within `rect` enlarged
    by a twelfth of its width.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = rect.width() * 0.065
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 14, 15, 70))
    painter.drawRoundedRect(rect, radius, radius)
    if glow > 0.0:
        _light(painter, rect, radius, glow)
    inset = rect.width() * 0.05
    line = rect.adjusted(inset, inset, -inset, -inset)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for down, colour in ((1.0, QColor(0, 10, 10, 150)), (0.0, palette.faded(palette.BRASS, 0.42 + 0.55 * glow))):
        pen = QPen(colour, 1.5)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([4.0, 3.2])
        painter.setPen(pen)
        painter.drawRoundedRect(line.translated(0.0, down), radius * 0.7, radius * 0.7)
    painter.restore()


def _light(painter: QPainter, rect: QRectF, radius: float, glow: float) -> None:
    """Draw a warm light around the slot's edge that leaves the felt inside almost as it is."""
    reach = rect.width() / 12
    layers = 9
    painter.setBrush(palette.faded(palette.BRASS, 0.06 * glow))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for layer in range(layers):
        painter.setPen(QPen(palette.faded(palette.BRASS, 0.085 * glow), 2.0 * reach * (layer + 0.5) / layers))
        painter.drawRoundedRect(rect, radius, radius)


def draw_stand(painter: QPainter, rect: QRectF, lift: float = 0.25) -> None:
    """Draw the low walnut tray for the prize, lined with felt, into `rect`.

    Its shadow falls a little outside `rect`, further with more `lift` (0 to 1). `stand_lining` returns the lining's
    area.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = _stand_rim(rect)
    draw_shadow(painter, rect, radius, lift)
    body = QPainterPath()
    body.addRoundedRect(rect, radius, radius)
    painter.save()
    painter.setClipPath(body)
    draw_plank(painter, rect, 77, 0.85)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(20, 9, 3, 220), 1.0))
    painter.drawPath(body)
    painter.setPen(QPen(QColor(236, 190, 140, 90), 1.0))
    painter.drawRoundedRect(rect.adjusted(1.2, 1.2, -1.2, -1.2), radius - 1.2, radius - 1.2)
    _lining(painter, stand_lining(rect))
    painter.restore()


def _stand_rim(rect: QRectF) -> float:
    return min(rect.width(), rect.height()) * 0.075


def stand_lining(rect: QRectF) -> QRectF:
    """Return the felt-lined inside of a stand that fills `rect`."""
    rim = _stand_rim(rect)
    return rect.adjusted(rim, rim, -rim, -rim)


def _lining(painter: QPainter, rect: QRectF) -> None:
    radius = rect.width() * 0.05
    felt = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    felt.setColorAt(0.0, palette.FELT_DARK.darker(135))
    felt.setColorAt(0.3, palette.FELT_DARK)
    felt.setColorAt(1.0, palette.mix(palette.FELT_DARK, palette.FELT_LIGHT, 0.35))
    painter.setPen(QPen(QColor(10, 5, 2, 230), 1.4))
    painter.setBrush(felt)
    painter.drawRoundedRect(rect, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.faded(palette.BRASS, 0.6), 1.0))
    painter.drawRoundedRect(rect.adjusted(-2.2, -2.2, 2.2, 2.2), radius + 2.2, radius + 2.2)
