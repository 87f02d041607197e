"""Shapes as data, in a small path language: the signs of the suits, and the laurel wreath.

So ornaments are lines of text instead of code. The wreath is around the aces' signs and the winners' emblems.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from cardtable.app.art import palette

_ARGUMENTS = {"M": 2, "L": 2, "Q": 4, "C": 6, "O": 4, "Z": 0}
_ENLARGED = 1000.0


@cache
def shape(data: str) -> QPainterPath:
    """Return the path that `data` describes. It is shared: don't change it.

    Letters and absolute coordinates are as in SVG: `M x y` move, `L x y` line, `Q` and `C` curves, `Z` close; beyond
    SVG, `O x y rx ry` is an ellipse about (x, y). Every step has its letter. Overlapping outlines are filled only once.
    """
    path = QPainterPath()
    words = data.split()
    at = 0
    while at < len(words):
        letter = words[at]
        count = _ARGUMENTS[letter]
        _step(path, letter, [float(word) for word in words[at + 1 : at + 1 + count]])
        at += 1 + count
    return path


def _step(path: QPainterPath, letter: str, n: list[float]) -> None:
    if letter == "M":
        path.moveTo(n[0], n[1])
    elif letter == "L":
        path.lineTo(n[0], n[1])
    elif letter == "Q":
        path.quadTo(n[0], n[1], n[2], n[3])
    elif letter == "C":
        path.cubicTo(n[0], n[1], n[2], n[3], n[4], n[5])
    elif letter == "O":
        path.addEllipse(QPointF(n[0], n[1]), n[2], n[3])
    else:
        path.closeSubpath()


def _mirror(axis: float) -> QTransform:
    return QTransform(-1.0, 0.0, 0.0, 1.0, 2.0 * axis, 0.0)


@cache
def symmetric(data: str, axis: float) -> QPainterPath:
    """Return the closed shape whose left half is the open line `data`, which starts and ends on the vertical `axis`."""
    left = shape(data)
    whole = QPainterPath(left)
    whole.connectPath(_mirror(axis).map(left).toReversed())
    whole.closeSubpath()
    return whole


@cache
def twins(data: str, axis: float) -> QPainterPath:
    """Return the shape `data` together with its mirror image across the vertical `axis`."""
    one = shape(data)
    both = QPainterPath(one)
    both.addPath(_mirror(axis).map(one))
    return both


@cache
def merged(data: str) -> QPainterPath:
    """Return the outline of the area that `data` covers, without lines where its parts overlap.

    The parts must run clockwise.
    """
    # Qt flattens curves with a tolerance meant for pixels, so this works on an enlarged copy.
    path = QTransform.fromScale(_ENLARGED, _ENLARGED).map(shape(data))
    path.setFillRule(Qt.FillRule.WindingFill)
    return QTransform.fromScale(1.0 / _ENLARGED, 1.0 / _ENLARGED).map(path.simplified())


def placed(path: QPainterPath, rect: QRectF) -> QPainterPath:
    """Return a path in the unit square, moved and stretched to fill `rect`."""
    move = QTransform(rect.width(), 0.0, 0.0, rect.height(), rect.x(), rect.y())
    return move.map(path)


def centred(path: QPainterPath, x: float, y: float, size: float, turned: bool = False) -> QPainterPath:
    """Return a path in the unit square, `size` wide and high about (x, y), upside down if `turned`."""
    scale = -size if turned else size
    return QTransform(scale, 0.0, 0.0, scale, x - scale / 2, y - scale / 2).map(path)


_HEART = "M 0.5 0.25 C 0.47 0.13 0.39 0.05 0.275 0.05 C 0.13 0.05 0.03 0.16 0.03 0.32 C 0.03 0.56 0.33 0.72 0.5 0.97"
_DIAMOND = "M 0.5 0.01 Q 0.335 0.29 0.12 0.5 Q 0.335 0.71 0.5 0.99"
_SPADE = (
    "M 0.5 0.01 C 0.4 0.21 0.05 0.38 0.05 0.62 C 0.05 0.755 0.145 0.84 0.26 0.84 C 0.36 0.84 0.43 0.79 0.472 0.71 "
    "C 0.468 0.84 0.42 0.93 0.31 0.985 L 0.5 0.985"
)
_CLUB = (
    "O 0.5 0.235 0.215 0.215 O 0.245 0.575 0.215 0.215 O 0.755 0.575 0.215 0.215 "
    "M 0.5 0.3 C 0.54 0.4 0.6 0.47 0.66 0.5 L 0.545 0.66 C 0.545 0.82 0.58 0.93 0.69 0.985 "
    "L 0.31 0.985 C 0.42 0.93 0.455 0.82 0.455 0.66 L 0.34 0.5 C 0.4 0.47 0.46 0.4 0.5 0.3 Z"
)

_FOUR_COLOURS = {
    "C": palette.CLUB,
    "D": palette.DIAMOND,
    "H": palette.HEART,
    "S": palette.SPADE,
}


def suit_path(suit: str) -> QPainterPath:
    """Return the sign of a suit ("C", "D", "H" or "S") in the unit square, y downwards.

    It is shared: don't change it.
    """
    if suit == "C":
        return merged(_CLUB)
    return symmetric({"D": _DIAMOND, "H": _HEART, "S": _SPADE}[suit], 0.5)


def suit_colour(suit: str, two_colour: bool = False) -> QColor:
    """Return the colour of a suit: one of four, or of red and black if `two_colour`."""
    if two_colour:
        return palette.HEART if suit in "DH" else palette.INK
    return _FOUR_COLOURS[suit]


_RADIUS = 30.0
"""Radius of the wreath as designed, through the middle of its leaves."""
REACH = 42.0 / _RADIUS
"""Distance from the centre within which all of the wreath lies, in radii."""
_LEAVES = 12
_LEAF = symmetric("M 0 0.6 C -3.2 -1.8 -3.0 -6.4 0 -10.2", 0.0)
_BERRY = 1.25
_RIBBON = (
    "M 0 -0.5 C -3 -5.4 -9.6 -4.8 -8.6 -0.6 C -8 2 -3 1.6 0 0.6 L -1.2 1.6 L -6.4 6.8 L -3.6 6.6 L -2.4 8.8 L 0.6 1.6 Z"
)


def draw_laurel(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Draw the wreath about `centre`, open at the top; its inside stays empty."""
    painter.save()
    painter.translate(centre)
    painter.scale(radius / _RADIUS, radius / _RADIUS)
    painter.setPen(Qt.PenStyle.NoPen)
    for side in (-1.0, 1.0):
        _branch(painter, side)
    painter.setBrush(palette.COPPER)
    painter.drawPath(twins(_RIBBON, 0.0).translated(0.0, _RADIUS + 0.6))
    painter.restore()


def _branch(painter: QPainter, side: float) -> None:
    """Draw half the wreath, from the knot up to the gap at the top; `side` is -1 for left, 1 for right."""
    gold = palette.mix(palette.BRASS, palette.COPPER, 0.35)
    painter.setBrush(gold)
    for step in range(_LEAVES):
        # From just beside the knot to just short of the top, with leaves that shrink towards the tip.
        turn = (0.08 + 0.83 * step / (_LEAVES - 1)) * pi
        at = QPointF(side * sin(turn), cos(turn)) * _RADIUS
        along = 90.0 - turn * 180.0 / pi
        size = 1.0 - 0.3 * step / _LEAVES
        for lean in (-32.0, 32.0):
            move = QTransform.fromTranslate(at.x(), at.y())
            move.rotate(side * (along + lean))
            move.scale(size, size)
            painter.drawPath(move.map(_LEAF))
        if step % 3 == 1:
            berry = QPointF(side * sin(turn), cos(turn)) * (_RADIUS + 5.6)
            painter.setBrush(palette.COPPER)
            painter.drawEllipse(berry, _BERRY, _BERRY)
            painter.setBrush(gold)
