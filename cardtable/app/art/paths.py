"""Shapes as data: a small path language, so that ornaments are lines of text instead of code."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

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
