"""Emblems of the seats: eight shapes that can be told apart without their colours."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from cardtable.app.art import palette
from cardtable.app.art.shapes import placed, shape, symmetric

SHAPES: tuple[str, ...] = ("key", "bell", "moon", "leaf", "anchor", "star", "flame", "fish")
EMBLEMS: tuple[str, ...] = SHAPES * len(palette.COLOURS)
"""Shape of each emblem, by its number; `palette.SEATS` has its colour.

The first eight each have their own colour, the next eight the one after that, and so on.
"""

# Paths in the unit square; holes are a second outline inside the first.
_WHOLE = {
    "key": (
        "M 0.57 0.49 L 0.57 0.98 L 0.43 0.98 L 0.43 0.49 C 0.31 0.46 0.22 0.37 0.22 0.26 "
        "C 0.22 0.12 0.34 0.02 0.5 0.02 "
        "C 0.66 0.02 0.78 0.12 0.78 0.26 C 0.78 0.37 0.69 0.46 0.57 0.49 Z O 0.5 0.255 0.125 0.11 "
        "M 0.57 0.665 L 0.73 0.665 L 0.73 0.765 L 0.57 0.765 Z M 0.57 0.84 L 0.79 0.84 L 0.79 0.95 L 0.57 0.95 Z"
    ),
    "moon": (
        "M 0.63 0.04 C 0.36 0.02 0.1 0.22 0.1 0.51 C 0.1 0.79 0.33 0.98 0.58 0.96 C 0.75 0.95 0.87 0.86 0.94 0.73 "
        "C 0.68 0.82 0.43 0.68 0.41 0.43 C 0.4 0.26 0.48 0.12 0.63 0.04 Z"
    ),
    "leaf": (
        "M 0.95 0.05 C 0.55 0.03 0.15 0.18 0.12 0.56 C 0.11 0.66 0.14 0.73 0.18 0.79 C 0.3 0.57 0.46 0.42 0.66 0.32 "
        "C 0.48 0.47 0.33 0.63 0.22 0.84 L 0.1 0.97 L 0.19 0.98 L 0.29 0.87 C 0.4 0.92 0.56 0.91 0.68 0.82 "
        "C 0.9 0.66 0.98 0.35 0.95 0.05 Z"
    ),
    "flame": (
        "M 0.55 0.01 C 0.6 0.2 0.86 0.33 0.86 0.63 C 0.86 0.85 0.7 0.99 0.5 0.99 C 0.3 0.99 0.14 0.85 0.14 0.64 "
        "C 0.14 0.47 0.24 0.37 0.29 0.24 C 0.35 0.3 0.39 0.37 0.4 0.44 C 0.5 0.33 0.56 0.18 0.55 0.01 Z "
        "M 0.52 0.5 C 0.53 0.6 0.37 0.65 0.37 0.78 C 0.37 0.87 0.43 0.92 0.5 0.92 C 0.58 0.92 0.65 0.87 0.65 0.77 "
        "C 0.65 0.66 0.57 0.6 0.52 0.5 Z"
    ),
    "fish": (
        "M 0.01 0.5 C 0.12 0.3 0.3 0.2 0.47 0.2 C 0.6 0.2 0.7 0.28 0.78 0.39 "
        "L 0.97 0.22 C 0.92 0.38 0.92 0.62 0.97 0.78 "
        "L 0.78 0.61 C 0.7 0.72 0.6 0.8 0.47 0.8 C 0.3 0.8 0.12 0.7 0.01 0.5 Z O 0.24 0.44 0.055 0.055 "
        "M 0.42 0.33 C 0.5 0.43 0.5 0.57 0.42 0.67 L 0.47 0.67 C 0.56 0.57 0.56 0.43 0.47 0.33 Z"
    ),
    "star": (
        "M 0.5 0.01 L 0.629 0.352 L 0.994 0.369 L 0.709 0.598 L 0.806 0.951 L 0.5 0.75 "
        "L 0.194 0.951 L 0.291 0.598 L 0.006 0.369 L 0.371 0.352 Z"
    ),
}
_HALF = {
    "bell": (
        "M 0.5 0.02 C 0.44 0.02 0.41 0.06 0.41 0.12 C 0.27 0.16 0.21 0.28 0.21 0.43 C 0.21 0.6 0.17 0.66 0.07 0.74 "
        "L 0.07 0.79 L 0.39 0.79 C 0.385 0.91 0.43 0.98 0.5 0.98"
    ),
    "anchor": (
        "M 0.5 0.3 L 0.435 0.3 L 0.435 0.34 L 0.27 0.34 L 0.27 0.44 L 0.435 0.44 L 0.435 0.83 "
        "C 0.31 0.8 0.22 0.72 0.2 0.62 L 0.29 0.65 L 0.13 0.48 L 0.02 0.69 L 0.1 0.66 C 0.14 0.84 0.3 0.96 0.5 0.99"
    ),
}
_ANCHOR_RING = "O 0.5 0.17 0.155 0.155 O 0.5 0.17 0.075 0.075"

_INSIDE = 0.54
_RING = 0.062


def shape_of(emblem: int) -> int:
    """Return the index in SHAPES of an emblem's shape."""
    return emblem % len(SHAPES)


def colour_of(emblem: int) -> int:
    """Return the index in `palette.COLOURS` of an emblem's colour."""
    return palette.COLOURS.index(palette.SEATS[emblem])


def emblem_of(shape: int, colour: int) -> int:
    """Return the number of the emblem with these indices of shape and colour."""
    return len(SHAPES) * ((colour - shape) % len(palette.COLOURS)) + shape


def are_told_apart(emblems: Sequence[int]) -> bool:
    """Return whether all are numbers of emblems and no two share a shape or a colour."""
    known = all(0 <= emblem < len(EMBLEMS) for emblem in emblems)
    return known and all(len({of(emblem) for emblem in emblems}) == len(emblems) for of in (shape_of, colour_of))


def emblem_path(emblem: str) -> QPainterPath:
    """Return an emblem's shape in the unit square, y downwards."""
    if emblem in _WHOLE:
        return QPainterPath(shape(_WHOLE[emblem]))
    path = QPainterPath(symmetric(_HALF[emblem], 0.5))
    if emblem == "anchor":
        path.addPath(shape(_ANCHOR_RING))
    return path


def draw_emblem(painter: QPainter, rect: QRectF, emblem: str, colour: QColor) -> None:
    """Draw the emblem on a dark disc with a ring of `colour`, as large as fits into `rect`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = min(rect.width(), rect.height())
    middle = rect.center()
    ring = size * _RING
    glow = QRadialGradient(middle - QPointF(0.0, size * 0.2), size * 0.75)
    glow.setColorAt(0.0, palette.mix(palette.PLAQUE, colour, 0.2))
    glow.setColorAt(1.0, palette.mix(palette.PLAQUE, colour, 0.04))
    painter.setPen(QPen(colour, ring))
    painter.setBrush(glow)
    painter.drawEllipse(middle, (size - ring) / 2, (size - ring) / 2)
    inside = size * _INSIDE
    box = QRectF(middle.x() - inside / 2, middle.y() - inside / 2, inside, inside)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(placed(emblem_path(emblem), box))
    painter.restore()
