"""The soft shadow a flat thing throws on the felt."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from cardtable.app.art import palette

_SHADE = QColor(0, 9, 11)
_LAYERS = 14
_DARKNESS = (0.60, 0.42)
"""The opacity under the thing's middle, lying and lifted."""
_BLUR = (0.07, 0.22)
"""The width of the soft edge, as a share of the thing's width."""
_DROP = (0.022, 0.11)
"""How far down the shadow falls, likewise."""


def shadow_margin(width: float, lift: float = 1.0) -> float:
    """How far the shadow of a thing `width` wide may reach beyond it on any side, at any lift up to `lift`."""
    return width * (_between(_BLUR, lift) / 2 + _between(_DROP, lift) + 0.01)


def draw_shadow(painter: QPainter, rect: QRectF, radius: float, lift: float) -> None:
    """The shadow of a card or tray that covers `rect` with corners of `radius`.

    `lift` is 0 for lying on the felt to 1 for held above it: the shadow falls lower, softer and paler.
    """
    blur = rect.width() * _between(_BLUR, lift)
    # Sheets of even opacity laid over each other, each smaller than the last, add up to the wanted darkness.
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
