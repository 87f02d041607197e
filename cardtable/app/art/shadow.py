"""Soft shadow of a flat thing on the felt."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from cardtable.app.art import palette

_SHADE = QColor(0, 9, 11)
_LAYERS = 14
_DARKNESS = (0.60, 0.42)
"""Opacity under the middle of the thing: lying and lifted."""
_BLUR = (0.07, 0.22)
"""Width of the soft edge, as a share of the thing's width: lying and lifted."""
_DROP = (0.022, 0.11)
"""Vertical offset of the shadow, as a share of the thing's width: lying and lifted."""


def shadow_margin(width: float, lift: float = 1.0) -> float:
    """Return how far the shadow of a thing `width` wide may reach beyond any side of it, at any lift up to `lift`."""
    return width * (_between(_BLUR, lift) / 2 + _between(_DROP, lift) + 0.01)


def draw_shadow(painter: QPainter, rect: QRectF, radius: float, lift: float) -> None:
    """Draw the shadow of a card or tray that covers `rect` with corners of `radius`.

    `lift` is 0 for lying on the felt to 1 for held above it, which makes the shadow lower, softer and paler.
    """
    blur = rect.width() * _between(_BLUR, lift)
    # Layers of equal opacity, each smaller than the last, add up to the wanted darkness.
    each = 1.0 - (1.0 - _between(_DARKNESS, lift)) ** (1.0 / _LAYERS)
    below = rect.translated(0.0, rect.width() * _between(_DROP, lift))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.faded(_SHADE, each))
    for layer in range(_LAYERS):
        grow = blur * (0.5 - layer / (_LAYERS - 1))
        corner = max(0.5, radius + grow)
        painter.drawRoundedRect(below.adjusted(-grow, -grow, grow, grow), corner, corner)
    painter.restore()


def _between(ends: tuple[float, float], share: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * share
