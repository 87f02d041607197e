"""Small seamless tiles of texture, made once from fixed seeds: always the same picture."""

from __future__ import annotations

from functools import cache
from random import Random

from PySide6.QtCore import QLineF
from PySide6.QtGui import QColor, QImage, QPainter, QPen

TILE = 256
"""The side of a tile in device pixels."""

_FIBRES = 1500
_SPECK = 9
"""The highest opacity, out of 255, of a speck of noise."""


@cache
def felt_tile() -> QImage:
    """Specks and short fibres, light and dark, on a clear ground: to be laid over the felt's colour."""
    random = Random(20)
    tile = _specks(random)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for colour in (QColor(190, 235, 220, 16), QColor(0, 14, 16, 27)):
        painter.setPen(QPen(colour, 1.0))
        painter.drawLines(_fibres(random))
    painter.end()
    return tile


def _specks(random: Random) -> QImage:
    """Noise of white and black specks, each hardly to be seen; it also hides the steps of soft gradients."""
    noise = random.randbytes(TILE * TILE)
    alpha = bytes(abs(value - 128) * _SPECK // 128 for value in range(256))
    white = bytes(alpha[value] if value > 128 else 0 for value in range(256))
    data = bytearray(TILE * TILE * 4)
    lights = noise.translate(white)
    for channel in range(3):
        data[channel::4] = lights
    data[3::4] = noise.translate(alpha)
    return QImage(bytes(data), TILE, TILE, TILE * 4, QImage.Format.Format_ARGB32_Premultiplied).copy()


def _fibres(random: Random) -> list[QLineF]:
    lines = []
    for _ in range(_FIBRES):
        x, y = random.uniform(0, TILE), random.uniform(0, TILE)
        line = QLineF(x, y, x + random.uniform(-4.0, 4.0), y + random.uniform(-4.0, 4.0))
        # Drawn again one tile further wherever it could cross an edge, so that the tile joins itself.
        lines += [line.translated(dx, dy) for dx in _copies(x) for dy in _copies(y)]
    return lines


def _copies(at: float) -> list[int]:
    if at < 5.0:
        return [0, TILE]
    return [0, -TILE] if at > TILE - 5.0 else [0]
