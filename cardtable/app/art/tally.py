"""Ten pennies in a column, some of them paid: how often something is done in ten rounds."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from cardtable.app.art import palette

_OF = 10


def draw_tally(painter: QPainter, area: QRectF, count: int) -> None:
    """A column of ten dots that fills `area`: the lowest `count` in copper, the others only outlined."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(palette.faded(palette.INK, 0.18), 0.8))
    painter.setBrush(palette.mix(palette.PAPER, palette.BRASS, 0.22))
    painter.drawRoundedRect(area, area.width() / 2, area.width() / 2)
    step = (area.height() - area.width() * 0.3) / _OF
    radius = min(step * 0.42, area.width() * 0.32)
    for place in range(_OF):
        centre = QPointF(area.center().x(), area.bottom() - area.width() * 0.15 - step * (place + 0.5))
        paid = place < count
        painter.setPen(QPen(palette.WALNUT_LIGHT if paid else palette.faded(palette.WALNUT_LIGHT, 0.35), 0.9))
        painter.setBrush(palette.COPPER if paid else palette.PAPER)
        painter.drawEllipse(centre, radius, radius)
    painter.restore()
