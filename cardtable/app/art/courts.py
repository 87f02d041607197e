"""Middle of the court cards: a framed half-figure, twice, with a sash between."""

from __future__ import annotations

from math import atan2, degrees
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from cardtable.app.art import palette
from cardtable.app.art.shapes import centred, merged, shape, suit_path, symmetric, twins

AXIS = 50.0


class Layer(NamedTuple):
    """Layer of a figure: one shape."""

    fill: str
    data: str
    form: str = "whole"
    """Use of `data`: `whole`, `half`, `twin` or `merged`.

    `whole` is as written; `half` gets its right half mirrored from the left; `twin` gets a mirror image; `merged` has
    one outline around all its parts.
    """
    line: float = 0.7
    """Width of the outline, in units of the sheet; 0 for none."""

    def path(self) -> QPainterPath:
        """Return the shape in units of the sheet. It is shared: don't change it."""
        if self.form == "half":
            return symmetric(self.data, AXIS)
        if self.form == "twin":
            return twins(self.data, AXIS)
        if self.form == "merged":
            return merged(self.data)
        return shape(self.data)


ROBE = "robe"
"""Fill of cloth that is patterned with the suit's sign."""

_KING = (
    # sword
    Layer("steel", "M 28.6 15 L 30.4 19 L 30.4 58 L 26.8 58 L 26.8 19 Z"),
    Layer("", "M 28.6 20 L 28.6 52", line=0.4),
    Layer("gold", "M 22.8 53.4 L 34.4 53.4 L 34.4 55.8 L 22.8 55.8 Z M 27.4 55.8 L 29.8 55.8 L 29.8 66 L 27.4 66 Z"),
    # sceptre
    Layer("gold", "M 70.3 25 L 72.1 25 L 72.1 82 L 70.3 82 Z"),
    Layer(
        "gold",
        "M 70.5 12.6 L 71.9 12.6 L 71.9 14.2 L 73.6 14.2 L 73.6 15.6 L 71.9 15.6 L 71.9 18.5 "
        "L 70.5 18.5 L 70.5 15.6 L 68.8 15.6 L 68.8 14.2 L 70.5 14.2 Z",
        line=0.5,
    ),
    Layer("main", "O 71.2 21.4 3.7 3.7"),
    Layer("gold", "M 67.5 20.8 L 74.9 20.8 L 74.9 22.2 L 67.5 22.2 Z", line=0.4),
    # hair and robe
    Layer("hair", "M 50 25 C 40 25 36 30 36.4 37 C 36.8 45 37 49.5 32.6 53 C 35.4 57.6 42 57.6 44 53 L 50 53", "half"),
    Layer(ROBE, "M 50 57 C 42 57 40 58 36 60 C 28 63 23 67 20 76 L 20 92 L 50 92", "half"),
    Layer("cream", "M 50 74 C 42 73.5 31.5 70.5 27.6 64.2 C 31 60.6 37 57.6 41.6 56 C 44 60 47 62 50 62", "half"),
    Layer(
        "ink",
        "M 34 61.6 L 35.2 65 L 33.2 64.8 Z M 38.6 63.6 L 39.6 67.2 L 37.5 66.8 Z "
        "M 44 66 L 44.8 69.6 L 42.8 69.3 Z M 31 64.6 L 31.8 67.4 L 30 67 Z "
        "M 39.4 58.6 L 40.4 61.8 L 38.4 61.4 Z",
        "twin",
        0.0,
    ),
    # face
    Layer("skin", "M 50 28 L 40.8 28 C 39.8 36 40 43 42 48 C 44 53 47 56 50 56", "half"),
    Layer(
        "hair", "M 50 47.4 C 47 47.2 43.4 45.6 40.2 39.6 C 39.4 47 40 53 42.6 58 C 44.6 61.8 47.4 63.2 50 68.4", "half"
    ),
    Layer(
        "", "M 46 52.6 C 46.4 56 47.6 59 48.8 61.4 M 43 50 C 43.4 53.4 44.4 56 45.8 58.6 M 50 53 L 50 63", "twin", 0.45
    ),
    Layer("hair", "M 50 45 C 47.4 44.4 44.6 45.8 41.6 49.4 C 45.4 50.4 48.8 49.8 50 48.2", "half", 0.5),
    Layer("lip", "M 48 49.6 Q 50 48.8 52 49.6 Q 50 51.8 48 49.6 Z", line=0.0),
    Layer("", "M 49.8 38.4 L 48.9 42.6 Q 50 43.8 51.3 42.8", line=0.45),
    Layer("ink", "O 45.3 37.7 1.25 1.0", "twin", 0.0),
    Layer("", "M 42.8 37.4 Q 45.2 35.7 47.7 37.6", "twin", 0.55),
    Layer("", "M 42.2 34.9 Q 45 33 48 34.9", "twin", 0.9),
    # crown
    Layer("deep", "M 50 17.6 C 43 17.6 39.4 21 39 27 L 50 27", "half"),
    Layer("gold", "M 50 15.4 L 46.2 22.2 L 41.7 16.6 L 40.8 22.6 L 34.2 18.6 L 38.2 29.6 Q 43 27.6 50 27.6", "half"),
    Layer("gold", "M 50 26 Q 43 26.2 37.8 28.4 L 38.8 32.8 Q 44 30.9 50 30.7", "half"),
    Layer("cream", "O 50 14.4 1.7 1.7", line=0.55),
    Layer("cream", "O 41.6 15.6 1.45 1.45 O 33.8 17.7 1.45 1.45", "twin", 0.55),
    Layer("main", "M 50 26.6 L 51.9 28.5 L 50 30.3 L 48.1 28.5 Z", line=0.4),
    Layer("main", "O 43.6 29.2 1.1 1.1", "twin", 0.4),
)

_QUEEN = (
    # rose
    Layer("", "M 71 38 C 71.6 48 71 56 68.4 72", line=1.1),
    Layer("leaf", "M 71.3 46 C 74 42.6 76 42.6 77 43 C 76.6 45.6 74.4 47.6 71.3 47.4 Z", line=0.5),
    Layer(
        "rose", "O 71 28.4 3.1 3.1 O 75 31.4 3.1 3.1 O 73.5 36 3.1 3.1 O 68.5 36 3.1 3.1 O 67 31.4 3.1 3.1", line=0.55
    ),
    Layer("gold", "O 71 32.6 2.5 2.5", line=0.5),
    # hair behind, neck, gown
    Layer("hair", "M 50 22 C 39 21 34.6 28 34.8 38 C 35 48 33.6 54 28.4 60 C 30 67 36 69 41 66 L 50 66", "half"),
    Layer("", "M 37.6 44 C 37.8 52 36 58 32.4 63 M 40.4 50 C 40.2 56 38.6 60 36 64.6", "twin", 0.45),
    Layer("skin", "M 50 46 L 46 46 L 46 53.6 C 45 56.6 42 58.2 38 59.6 L 40 70 L 50 74", "half"),
    Layer(ROBE, "M 50 69.6 C 46.6 65 41.6 66 37.6 59.8 C 30 61.6 24 66.6 20 76 L 20 92 L 50 92", "half"),
    Layer("gold", "M 50 69.6 C 46.6 65 41.6 66 37.6 59.8 L 35.4 60.6 C 39.6 68.4 46 67.4 50 72.6", "half", 0.55),
    Layer("cream", "O 50 62.4 0.95 0.95", line=0.35),
    Layer("cream", "O 47.6 61.6 0.85 0.85 O 45.3 60.2 0.85 0.85 O 43.5 58.2 0.85 0.85", "twin", 0.35),
    Layer("main", "M 50 63.4 L 51.4 65.2 L 50 67.2 L 48.6 65.2 Z", line=0.4),
    # face
    Layer("skin", "M 50 27 C 44 27 41 32.4 41.2 38.6 C 41.4 46 46.2 52 50 52", "half"),
    Layer("blush", "O 44.4 43.6 1.8 1.3", "twin", 0.0),
    Layer("hair", "M 50 25.4 C 42 25 37.8 31 38.4 43.6 C 41 41.4 42.4 35 50 30.2", "half"),
    Layer("gold", "O 40.4 46.4 1.05 1.5", "twin", 0.4),
    Layer("lip", "M 47.6 46.4 Q 49.1 45.4 50 46 Q 50.9 45.4 52.4 46.4 Q 50 49 47.6 46.4 Z", line=0.0),
    Layer("", "M 49.9 39.4 L 49.2 42.8 Q 50 43.6 51 42.9", line=0.42),
    Layer("ink", "O 45.8 38.7 1.2 0.95", "twin", 0.0),
    Layer("", "M 43.4 38.5 Q 45.6 36.7 48 38.6", "twin", 0.6),
    Layer("", "M 43.2 35.8 Q 45.4 34.4 47.8 35.6", "twin", 0.55),
    # coronet
    Layer(
        "gold",
        "M 50 15.2 C 48.2 17.4 48.2 19.4 49 21 C 47.4 21.2 46.8 21 46.2 20.4 C 45.8 18 44.4 16.8 42.4 16.6 "
        "C 41.6 18.8 42 20.6 43.2 22 C 41.8 22.8 41 22.8 40.2 22.2 C 39.4 20.4 38 19.8 36.4 20.2 "
        "C 36.4 23.4 37.8 26 39.8 29.2 Q 44.4 26.4 50 26.2",
        "half",
    ),
    Layer("deep", "M 50 23.4 Q 43.6 23.8 39.2 26.8 L 39.9 28.2 Q 44.4 25.4 50 25.2", "half", 0.3),
    Layer("cream", "O 50 14.6 1.35 1.35", line=0.5),
    Layer("cream", "O 42 16 1.2 1.2 O 36 19.6 1.15 1.15", "twin", 0.5),
)

_JACK = (
    # spear
    Layer("gold", "M 28 32 L 29.6 32 L 29.6 86 L 28 86 Z", line=0.55),
    Layer(
        "cream",
        "M 28.8 17.4 C 31 21.6 32.8 25.4 32.4 28 L 29.6 32.6 L 28 32.6 L 25.2 28 C 24.8 25.4 26.6 21.6 28.8 17.4 Z",
    ),
    Layer("", "M 28.8 20.6 L 28.8 31.4", line=0.4),
    # hair and tunic
    Layer("hair", "M 50 26 C 40 26 36.8 30 37 38 C 37.2 46 37 50 33 54 C 37.6 57.4 43 56 45 51 L 50 51", "half"),
    Layer(ROBE, "M 50 57 C 42 57 34 59.4 28 63 C 24 65.6 22 70 20 78 L 20 92 L 50 92", "half"),
    Layer("gold", "M 50 57 C 58 57 66 59.4 72 63 C 76 65.6 78 70 80 78 L 80 92 L 50 92 Z"),
    Layer("", "M 56.4 58 L 55 74 M 62.4 59.6 L 61 74 M 68.2 61.8 L 67 74 M 73.6 65 L 72.8 74", line=1.1),
    Layer("skin", "M 50 46 L 46 46 L 45 58 L 50 60", "half"),
    Layer(
        "cream",
        "O 37.4 55.4 3.1 3.1 O 41.2 58 3.1 3.1 O 45.4 59.7 3.1 3.1 O 50 60.3 3.1 3.1 O 54.6 59.7 3.1 3.1 "
        "O 58.8 58 3.1 3.1 O 62.6 55.4 3.1 3.1 M 38 53 C 42 56 46 57.4 50 57.4 C 54 57.4 58 56 62 53 "
        "L 62.6 57 L 50 61 L 37.4 57 Z",
        "merged",
    ),
    Layer("", "M 39.4 57 L 41 54.8 M 43.4 59 L 44.6 56.6 M 47.8 60.2 L 48.3 57.6", "twin", 0.45),
    # face
    Layer("skin", "M 50 29 L 41.6 29 C 40.8 36 41.2 43 43 47.4 C 45 52 48 54.2 50 54.2", "half"),
    Layer(
        "hair",
        "M 50 28 L 40 28 C 39.4 31 39.4 35 39.8 38.8 C 42 38 42.6 35.6 43.4 33.8 C 45.6 35 48 35 50 34.2",
        "half",
    ),
    Layer("lip", "M 47.7 48 Q 50 47.4 52.3 48 Q 50 50 47.7 48 Z", line=0.0),
    Layer("", "M 49.9 40.2 L 49.1 44 Q 50 45 51.1 44.2", line=0.42),
    Layer("ink", "O 45.7 39.5 1.2 1.0", "twin", 0.0),
    Layer("", "M 43.4 39.2 Q 45.6 37.4 47.9 39.3", "twin", 0.55),
    Layer("", "M 43.2 36.8 Q 45.4 35.6 47.8 36.8", "twin", 0.75),
    # feather and cap
    Layer(
        "deep",
        "M 36.4 30 C 30.6 23 36 15 49 15 C 62 15 69.6 20 66 26 C 65 28 64 29.2 62.8 30.2 C 55 27.6 45 27.6 36.4 30 Z",
    ),
    Layer("", "M 42 26 C 41.4 22.6 43 19.6 46 18 M 56 26.4 C 57.4 23.6 57 20.8 55.2 18.4", line=0.45),
    Layer("gold", "M 36.4 28.8 C 45 26 55 26 63.6 29 L 62.8 33 C 54 30.2 46 30.2 37.2 32.8 Z"),
    Layer(
        "cream",
        "M 58.6 28.6 C 58.4 20.4 63.6 13.4 76 12.2 C 75.6 14 76.4 15 75.8 16.4 C 75.2 17.6 76 18.6 75.2 20 "
        "C 74.2 21.2 74.4 22.4 73 23.6 C 71.6 24.6 71 25.6 69.2 26.2 C 66.6 27.4 63 28 58.6 28.6 Z",
    ),
    Layer("", "M 57 30 C 61 23.6 66 18.4 73.4 14.6", line=0.5),
    Layer("main", "O 58.4 29.4 1.7 1.7", line=0.5),
)

FIGURES: dict[str, tuple[Layer, ...]] = {"K": _KING, "Q": _QUEEN, "J": _JACK}


_FRAME = QRectF(22.0, 8.5, 56.0, 123.0)
_CENTRE = QPointF(50.0, 70.0)
_RISE = 8.0
"""Height of the sash's ends above and below the card's middle, in units of the sheet."""
_SASH = 8.4

_HAIR = {"C": QColor("#70431F"), "D": QColor("#C9974A"), "H": QColor("#97451F"), "S": QColor("#3A3C47")}
_SKIN = QColor("#F4DDBF")
_LIP = QColor("#B4463C")


def draw_court(painter: QPainter, rank: str, suit: str, colour: QColor) -> None:
    """Draw the picture of "J", "Q" or "K" of `suit` on the sheet of 100 x 140 units; it looks the same upside down."""
    painter.save()
    frame = QPainterPath()
    frame.addRoundedRect(_FRAME, 2.6, 2.6)
    painter.fillPath(frame, palette.mix(palette.PAPER, colour, 0.07))
    for _ in range(2):
        painter.save()
        painter.setClipPath(_upper_half() & frame)
        _half(painter, rank, suit, colour)
        painter.restore()
        painter.translate(_CENTRE * 2.0)
        painter.rotate(180.0)
    painter.setClipPath(frame)
    _sash(painter, colour)
    painter.setClipping(False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.mix(colour, palette.PAPER, 0.15), 0.8))
    painter.drawPath(frame)
    painter.restore()


def _upper_half() -> QPainterPath:
    path = QPainterPath()
    left, right = _FRAME.left() - 2.0, _FRAME.right() + 2.0
    slope = _RISE / (_FRAME.width() / 2)
    corners = [
        QPointF(left, _FRAME.top() - 2.0),
        QPointF(right, _FRAME.top() - 2.0),
        QPointF(right, _CENTRE.y() - slope * (right - _CENTRE.x())),
        QPointF(left, _CENTRE.y() - slope * (left - _CENTRE.x())),
    ]
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path


def _colours(suit: str, colour: QColor) -> dict[str, QColor]:
    return {
        "main": colour,
        ROBE: colour,
        "deep": palette.mix(colour, QColor("#0A0E16"), 0.42),
        "gold": QColor("#E2B95C"),
        "cream": QColor("#FFFBF0"),
        "ink": palette.INK,
        "skin": _SKIN,
        "blush": QColor(214, 120, 96, 90),
        "lip": _LIP,
        "hair": _HAIR[suit],
        "leaf": palette.CLUB,
        "rose": QColor("#FBEFD9") if colour == palette.HEART else palette.HEART,
        "steel": QColor("#DCE3E6"),
    }


def _half(painter: QPainter, rank: str, suit: str, colour: QColor) -> None:
    _halo(painter)
    colours = _colours(suit, colour)
    for layer in FIGURES[rank]:
        path = layer.path()
        painter.setPen(_outline(layer.line))
        painter.setBrush(QBrush(colours[layer.fill]) if layer.fill else Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        if layer.fill == ROBE:
            _pattern(painter, path, suit, colour)


def _outline(width: float) -> QPen:
    if not width:
        return QPen(Qt.PenStyle.NoPen)
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    return QPen(palette.INK, width, Qt.PenStyle.SolidLine, cap, join)


def _halo(painter: QPainter) -> None:
    """Draw rays of pale gold behind the head."""
    painter.save()
    painter.setPen(QPen(palette.faded(palette.BRASS, 0.30), 0.9))
    painter.translate(_CENTRE.x(), 40.0)
    for ray in range(48):
        painter.drawLine(QPointF(0.0, -19.0), QPointF(0.0, -70.0 if ray % 2 else -60.0))
        painter.rotate(360.0 / 48)
    painter.restore()


def _pattern(painter: QPainter, cloth: QPainterPath, suit: str, colour: QColor) -> None:
    """Draw the suit's sign scattered over the cloth."""
    painter.save()
    painter.setClipPath(cloth, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.mix(colour, palette.PAPER, 0.55))
    sign = suit_path(suit)
    for row in range(6):
        for column in range(-6, 7):
            x = _CENTRE.x() + column * 6.4 + (row % 2) * 3.2
            painter.drawPath(centred(sign, x, 60.5 + row * 4.4, 3.0))
    painter.restore()


def _sash(painter: QPainter, colour: QColor) -> None:
    painter.save()
    painter.translate(_CENTRE)
    painter.rotate(-degrees(atan2(_RISE, _FRAME.width() / 2)))
    painter.setPen(QPen(palette.INK, 0.7))
    painter.setBrush(palette.mix(colour, QColor("#0A0E16"), 0.42))
    painter.drawRect(QRectF(-40.0, -_SASH / 2, 80.0, _SASH))
    painter.setPen(QPen(palette.BRASS, 0.8))
    for y in (-_SASH / 2 + 1.3, _SASH / 2 - 1.3):
        painter.drawLine(QPointF(-40.0, y), QPointF(40.0, y))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.BRASS)
    lozenge = shape("M 0 -1.5 L 2.3 0 L 0 1.5 L -2.3 0 Z")
    for step in range(-5, 6):
        painter.drawPath(lozenge.translated(step * 6.6, 0.0))
    _clasp(painter)
    painter.restore()


def _clasp(painter: QPainter) -> None:
    painter.setPen(QPen(palette.INK, 0.7))
    painter.setBrush(palette.BRASS)
    painter.drawEllipse(QPointF(0.0, 0.0), 5.2, 5.2)
    painter.setPen(QPen(QColor("#6E3816"), 0.5))
    painter.setBrush(palette.COPPER)
    painter.drawEllipse(QPointF(0.0, 0.0), 3.6, 3.6)
    petal = shape("M 0 0 C -1.1 -0.9 -1 -2 0 -2.9 C 1 -2 1.1 -0.9 0 0 Z")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FBE0B4"))
    for _ in range(6):
        painter.drawPath(petal)
        painter.rotate(60.0)
