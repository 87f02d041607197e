"""Table top: felt lit from above, planks of walnut around it, and the shadows of what lies on it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import sin
from random import Random

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from cardtable.app.art import palette
from cardtable.table.proportions import FELT_CORNER

TILE = 256
"""Side of a tile, in device pixels."""

_FIBRES = 1500
_SPECK = 9
"""Maximum opacity of a speck of noise, out of 255."""


@cache
def felt_tile() -> QImage:
    """Return a tile of light and dark specks and short fibres on a transparent ground, to lay over plain felt."""
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
    """Return noise of white and black specks, each barely visible; it also hides the steps of soft gradients."""
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
        # Repeated one tile further wherever it may cross an edge, so that the tile has no seams.
        lines += [line.translated(dx, dy) for dx in _copies(x) for dy in _copies(y)]
    return lines


def _copies(at: float) -> list[int]:
    if at < 5.0:
        return [0, TILE]
    return [0, -TILE] if at > TILE - 5.0 else [0]


STITCH_INSET = 11.0
"""Distance of the stitched line from the felt's edge, in designed pixels."""


def draw_table(painter: QPainter, size: QSizeF, felt_rect: QRectF) -> None:
    """Draw a table of `size` from the origin, with its felt in `felt_rect` and the rim around it."""
    painter.save()
    for _ in drawing_table(painter, size, felt_rect):
        pass
    painter.restore()


def drawing_table(painter: QPainter, size: QSizeF, felt_rect: QRectF) -> Iterator[None]:
    """Draw a table as `draw_table` does, in steps, as all of it takes longer than a frame.

    The painter's state isn't restored.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    yield from _rim(painter, QRectF(QPointF(0.0, 0.0), size), felt_rect)
    felt = QPainterPath()
    felt.addRoundedRect(felt_rect, FELT_CORNER, FELT_CORNER)
    _lip(painter, felt_rect)
    yield
    felt_tile()
    yield
    _felt(painter, felt, felt_rect)
    yield
    _inner_shadow(painter, felt, felt_rect)
    yield from _stitches(painter, felt_rect)


def _rim(painter: QPainter, whole: QRectF, felt: QRectF) -> Iterator[None]:
    """Draw four planks, mitred at the corners; the far one is the brightest, the near one the darkest."""
    under = FELT_CORNER * 0.3  # the wood continues under the felt, as its rounded corners let it be seen
    inner = felt.adjusted(under, under, -under, -under)
    left = QRectF(whole.topLeft(), QPointF(inner.left(), whole.bottom()))
    right = QRectF(QPointF(inner.right(), whole.top()), whole.bottomRight())
    top = QRectF(whole.topLeft(), QPointF(whole.right(), inner.top()))
    bottom = QRectF(QPointF(whole.left(), inner.bottom()), whole.bottomRight())
    draw_plank(painter, left, 42, 0.62)
    yield
    draw_plank(painter, right, 43, 0.55)
    yield
    # Only these two are cut to the mitre and laid over the ends of the others: clipping is slow.
    for plank, seed, lit, ends in (
        (top, 40, 0.8, (whole.topLeft(), whole.topRight(), inner.topRight(), inner.topLeft())),
        (bottom, 41, 0.45, (whole.bottomLeft(), whole.bottomRight(), inner.bottomRight(), inner.bottomLeft())),
    ):
        cut = QPainterPath()
        cut.addPolygon(QPolygonF(list(ends)))
        cut.closeSubpath()
        painter.save()
        painter.setClipPath(cut)
        draw_plank(painter, plank, seed, lit)
        painter.restore()
        yield
    _edges(painter, whole)


def _edges(painter: QPainter, whole: QRectF) -> None:
    """Draw the rounded outer edge, which fades into the dark of the room."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(7):
        painter.setPen(QPen(QColor(8, 4, 2, 64 - 9 * step), 1.0))
        inset = step + 0.5
        painter.drawRect(whole.adjusted(inset, inset, -inset, -inset))


def _lip(painter: QPainter, felt: QRectF) -> None:
    """Draw the bevel from the rim down to the felt, with a fine brass inlay along its upper edge."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    bevel = QLinearGradient(felt.topLeft(), felt.bottomLeft())
    bevel.setColorAt(0.0, QColor(20, 9, 3, 210))
    bevel.setColorAt(0.5, QColor(34, 17, 7, 150))
    bevel.setColorAt(1.0, QColor(196, 140, 92, 120))
    rings = ((3.4, QPen(QBrush(bevel), 5.0)), (6.6, QPen(palette.faded(palette.BRASS, 0.55), 1.1)),
             (8.0, QPen(QColor(10, 4, 1, 120), 1.0)))  # fmt: skip
    for out, pen in rings:
        painter.setPen(pen)
        painter.drawRoundedRect(felt.adjusted(-out, -out, out, out), FELT_CORNER + out, FELT_CORNER + out)


def _felt(painter: QPainter, felt: QPainterPath, rect: QRectF) -> None:
    """Draw the felt, brightest a little above its middle and dark towards the corners."""
    light = QRadialGradient(QPointF(0.0, 0.0), 1.0)
    light.setColorAt(0.0, palette.FELT_LIGHT.lighter(108))
    light.setColorAt(0.22, palette.FELT_LIGHT)
    light.setColorAt(0.75, palette.FELT_DARK.lighter(112))
    light.setColorAt(1.0, palette.FELT_DARK.darker(128))
    brush = QBrush(light)
    middle = QPointF(rect.center().x(), rect.top() + rect.height() * 0.43)
    brush.setTransform(
        QTransform.fromTranslate(middle.x(), middle.y()).scale(rect.width() * 0.66, rect.height() * 0.74)
    )
    painter.fillPath(felt, brush)
    grain = QBrush(felt_tile())
    # The texture is aligned to device pixels, or it would blur on dense screens.
    ratio = 1.0 / painter.device().devicePixelRatioF()
    grain.setTransform(QTransform.fromScale(ratio, ratio))
    painter.fillPath(felt, grain)


def _inner_shadow(painter: QPainter, felt: QPainterPath, rect: QRectF) -> None:
    """Draw the shadow of the raised rim on the felt, deeper at the top, where the light comes from."""
    painter.save()
    painter.setClipPath(felt)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(7):
        width = 3.0 + 4.0 * step
        painter.setPen(QPen(QColor(0, 8, 9, 32), width))
        painter.drawRoundedRect(rect.translated(0.0, 1.5), FELT_CORNER, FELT_CORNER)
    painter.restore()


def _stitches(painter: QPainter, felt: QRectF) -> Iterator[None]:
    inset = STITCH_INSET
    radius = FELT_CORNER - inset * 0.6
    line = felt.adjusted(inset, inset, -inset, -inset)
    for down, colour in ((1.0, QColor(0, 10, 10, 130)), (0.0, palette.faded(palette.BRASS, 0.5))):
        pen = QPen(colour, 1.4)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([4.6, 3.4])
        yield
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawRoundedRect(line.translated(0.0, down), radius, radius)


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
