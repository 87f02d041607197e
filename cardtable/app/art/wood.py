"""Walnut planks with grain, drawn as lines that wander along the board."""

from __future__ import annotations

from math import sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from cardtable.app.art import palette

_POINTS_APART = 36.0


def draw_plank(painter: QPainter, rect: QRectF, seed: int, lit: float = 0.5) -> None:
    """Draw a plank that fills `rect`, with its grain along the longer side.

    `seed` is that of the random grain; `lit` (0 to 1) is the amount of light on the plank.
    """
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    length, breadth = rect.width(), rect.height()
    if breadth > length:
        # An upright plank is drawn as a horizontal one, turned by 90 degrees.
        painter.translate(length, 0.0)
        painter.rotate(90.0)
        length, breadth = breadth, length
    base = palette.mix(palette.WALNUT_DARK, palette.WALNUT_LIGHT, 0.25 + 0.75 * lit)
    painter.fillRect(QRectF(0.0, 0.0, length, breadth), base)
    _patches(painter, length, breadth, Random(seed))
    _grain(painter, length, breadth, Random(seed + 1))
    painter.restore()


def _patches(painter: QPainter, length: float, breadth: float, random: Random) -> None:
    """Draw slow changes of tone along the board."""
    tone = QLinearGradient(0.0, 0.0, length, 0.0)
    steps = max(3, int(length / 110.0))
    for step in range(steps + 1):
        dark = random.uniform(-1.0, 1.0)
        colour = QColor(22, 10, 3, int(70 * dark)) if dark > 0 else QColor(168, 108, 62, int(-46 * dark))
        tone.setColorAt(step / steps, colour)
    painter.fillRect(QRectF(0.0, 0.0, length, breadth), tone)


def _grain(painter: QPainter, length: float, breadth: float, random: Random) -> None:
    ratio = painter.device().devicePixelRatioF()
    lines = max(6, int(breadth / 1.4))
    phase = random.uniform(0.0, 6.0)
    for line in range(lines):
        start = breadth * (line + random.uniform(-0.4, 0.4)) / lines
        light = random.random() < 0.3
        colour = QColor(196, 134, 82) if light else QColor(24, 11, 4)
        colour.setAlpha(random.randint(14, 40) if light else random.randint(30, 84))
        # Qt draws hairlines of one device pixel some fifty times faster than broader strokes along such long lines, so
        # a broad line consists of several hairlines side by side.
        pen = QPen(colour, 1.0)
        pen.setCosmetic(True)
        painter.setPen(pen)
        points = _wander(start, length, phase, random)
        for beside in range(max(1, round(random.uniform(0.5, 1.5) * ratio))):
            painter.drawPolyline([point + QPointF(0.0, beside / ratio) for point in points])
    _pores(painter, length, breadth, random)


def _wander(start: float, length: float, phase: float, random: Random) -> list[QPointF]:
    """Return a line of grain: neighbouring lines swing together, as if round the same knots."""
    points = []
    x = -_POINTS_APART
    while x < length + _POINTS_APART:
        swing = 2.6 * sin(x / 190.0 + phase) + 1.3 * sin(x / 71.0 + phase * 2.0 + start / 9.0)
        points.append(QPointF(x, start + swing + random.uniform(-0.2, 0.2)))
        x += _POINTS_APART
    return points


def _pores(painter: QPainter, length: float, breadth: float, random: Random) -> None:
    """Draw walnut's short dark pores."""
    painter.setPen(QPen(QColor(20, 9, 3, 84), 0.7))
    for _ in range(int(length * breadth / 110.0)):
        x, y = random.uniform(0.0, length), random.uniform(0.0, breadth)
        painter.drawLine(QPointF(x, y), QPointF(x + random.uniform(3.0, 11.0), y + random.uniform(-0.3, 0.3)))
