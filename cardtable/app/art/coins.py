"""Coins and tokens: copper pennies, single and in columns; the trump token; a brass disc.

Pennies are seen at an angle, in columns of five. The trump token is of walnut with an ivory face.
"""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from cardtable.app.art import palette
from cardtable.app.art.fonts import glyphs
from cardtable.app.art.shapes import centred, suit_colour, suit_path
from cardtable.app.art.table_top import draw_shadow
from cardtable.table.proportions import COLUMN, THICKNESS, TILT

_STAGGER = 0.26
_ADVANCE = 1.07
_DARK = QColor("#4B230D")
_SHADOW = QColor(0, 12, 14)


def coin_height(width: float) -> float:
    """Return the height of a penny `width` wide, face and edge, without a shadow."""
    return width * (TILT + THICKNESS)


def draw_coin(painter: QPainter, centre: QPointF, width: float) -> None:
    """Draw a penny `width` wide with its upper face centred on `centre` and its edge below, without a shadow."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.scale(width / 100.0, width / 100.0)
    _edge(painter)
    _face(painter)
    painter.restore()


def _edge(painter: QPainter) -> None:
    flat, deep = 50.0 * TILT, 100.0 * THICKNESS
    body = QPainterPath(QPointF(-50.0, 0.0))
    body.lineTo(-50.0, deep)
    body.arcTo(QRectF(-50.0, deep - flat, 100.0, 2 * flat), 180.0, 180.0)
    body.lineTo(50.0, 0.0)
    body.arcTo(QRectF(-50.0, -flat, 100.0, 2 * flat), 0.0, -180.0)
    shade = QLinearGradient(-50.0, 0.0, 50.0, 0.0)
    for at, colour in (
        (0.0, "#6B3617"), (0.22, "#C07A42"), (0.34, "#DE9C63"), (0.5, "#A9652F"), (0.8, "#6A3616"), (1.0, "#45200B")
    ):  # fmt: skip
        shade.setColorAt(at, QColor(colour))
    painter.setPen(QPen(_DARK, 2.2))
    painter.setBrush(shade)
    painter.drawPath(body)


def _face(painter: QPainter) -> None:
    flat = 50.0 * TILT
    light = QLinearGradient(-38.0, -flat, 38.0, flat)
    for at, colour in ((0.0, "#F3BE8A"), (0.35, "#D48D52"), (0.7, "#B26C36"), (1.0, "#8E4E22")):
        light.setColorAt(at, QColor(colour))
    painter.setPen(QPen(_DARK, 1.6))
    painter.setBrush(light)
    painter.drawEllipse(QPointF(0.0, 0.0), 50.0, flat)
    # The raised rim: a bright line with, just inside it, its shadow on the sunken field.
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 224, 184, 170), 2.4))
    painter.drawEllipse(QPointF(0.0, 0.0), 46.0, flat - 2.2)
    field = QRadialGradient(QPointF(-8.0, -8.0), 46.0)
    field.setColorAt(0.0, QColor("#DA965B"))
    field.setColorAt(1.0, QColor("#A9632F"))
    painter.setPen(QPen(QColor(88, 42, 14, 190), 1.8))
    painter.setBrush(field)
    painter.drawEllipse(QPointF(0.0, 0.6), 38.0, flat * 0.76)
    _numeral(painter)


def _numeral(painter: QPainter) -> None:
    figure = glyphs("1")
    ink = figure.boundingRect()
    tall = 34.0
    wide = tall * 1.15
    move = QTransform(wide, 0.0, 0.0, tall * TILT * 1.25, -ink.center().x() * wide, -tall * TILT * 0.62)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 222, 178, 150))
    painter.drawPath(move.map(figure).translated(0.9, 1.3))
    painter.setBrush(QColor("#5B2A0E"))
    painter.drawPath(move.map(figure))


def pile_places(rect: QRectF, n: int, width: float | None = None) -> tuple[float, list[QPointF]]:
    """Return the width of pennies and the centre of each face, for `n` pennies in columns of five within `rect`.

    The pile is centred, and the centres are in drawing order, rear columns first. Pennies have the wished `width`, or
    the largest that fits if that is None or too large. An empty `rect` gets width 0 and no places.
    """
    if n <= 0:
        return width or 0.0, []
    if rect.isEmpty():
        return 0.0, []
    rows = 1
    best = _fitting(rect, n, rows)
    while (wider := _fitting(rect, n, rows + 1)) > best:
        rows, best = rows + 1, wider
    size = min(width, best) if width else best
    if width:
        # Few long rows look more like a till than a heap: the fewest rows that allow this size are kept.
        rows = next((r for r in range(1, rows + 1) if _fitting(rect, n, r) >= size), rows)
    return size, _places(rect, n, rows, size)


def _fitting(rect: QRectF, n: int, rows: int) -> float:
    """Return the maximum width of pennies at which `n` fit into `rect` in `rows` rows of columns."""
    columns = ceil(ceil(n / COLUMN) / rows)
    across = 1.0 + _ADVANCE * (columns - 1)
    return min(rect.width() / across, rect.height() / _tall(n, rows, columns))


def _tall(n: int, rows: int, columns: int) -> float:
    stagger = _STAGGER if columns > 1 else 0.0
    return TILT + min(n, COLUMN) * THICKNESS + stagger + (rows - 1) * (TILT + _STAGGER)


def _places(rect: QRectF, n: int, rows: int, size: float) -> list[QPointF]:
    stacks = ceil(n / COLUMN)
    columns = ceil(stacks / rows)
    left = rect.center().x() - size * _ADVANCE * (columns - 1) / 2
    tall = _tall(n, rows, columns) * size
    # Height of the face of the lowest penny in the rear row.
    top = rect.center().y() - tall / 2 + size * (TILT / 2 + (min(n, COLUMN) - 1) * THICKNESS)
    ground: list[tuple[float, float, int]] = []
    for stack in range(stacks):
        row, column = divmod(stack, columns)
        x = left + size * _ADVANCE * column
        y = top + size * (row * (TILT + _STAGGER) + (_STAGGER if column % 2 else 0.0))
        ground.append((y, x, min(COLUMN, n - stack * COLUMN)))
    return [
        QPointF(x + _lean(x, level) * size, y - level * THICKNESS * size)
        for y, x, high in sorted(ground)
        for level in range(high)
    ]


def _lean(x: float, level: int) -> float:
    """Return how far a penny lies off the middle of its column, in widths, as if laid by hand."""
    return (((int(x) * 7 + level * 5) % 7) - 3) * 0.008


def draw_coin_pile(painter: QPainter, rect: QRectF, n: int, width: float | None = None) -> None:
    """Draw `n` pennies in columns of five in the middle of `rect`, each with its shadow."""
    size, places = pile_places(rect, n, width)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place in places:
        draw_coin_shadow(painter, place, size)
        draw_coin(painter, place, size)
    painter.restore()


def draw_coin_shadow(painter: QPainter, centre: QPointF, width: float) -> None:
    """Draw the soft shadow of a penny whose upper face is centred on `centre`."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(centre + QPointF(width * 0.06, width * (THICKNESS + 0.03)))
    painter.scale(1.0, TILT)
    soft = QRadialGradient(QPointF(0.0, 0.0), width * 0.6)
    dark = QColor(_SHADOW)
    dark.setAlphaF(0.5)
    soft.setColorAt(0.0, dark)
    soft.setColorAt(0.78, dark)
    dark.setAlphaF(0.0)
    soft.setColorAt(1.0, dark)
    painter.setBrush(soft)
    painter.drawEllipse(QPointF(0.0, 0.0), width * 0.6, width * 0.6)
    painter.restore()


TOKEN_REACH = 1.32
"""Width of the picture of a token with its shadow, in widths of the disc."""


def draw_token(painter: QPainter, middle: QPointF, radius: float, suit: str | None, two_colour: bool = False) -> None:
    """Draw the trump token: wood, a brass ring, ivory, and the sign of `suit` unless that is None."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    draw_shadow(painter, QRectF(-radius, -radius, 2 * radius, 2 * radius), radius, 0.12)
    wood = QRadialGradient(QPointF(-radius * 0.3, -radius * 0.4), radius * 1.7)
    wood.setColorAt(0.0, palette.WALNUT_LIGHT.lighter(125))
    wood.setColorAt(0.6, palette.WALNUT_LIGHT)
    wood.setColorAt(1.0, palette.WALNUT_DARK)
    painter.setPen(QPen(QColor(20, 9, 3, 220), 1.0))
    painter.setBrush(wood)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    face = QRadialGradient(QPointF(-radius * 0.25, -radius * 0.35), radius * 1.3)
    face.setColorAt(0.0, QColor("#FFFDF6"))
    face.setColorAt(0.7, palette.PAPER)
    face.setColorAt(1.0, QColor("#E4D8BC"))
    painter.setPen(QPen(palette.BRASS, max(1.4, radius * 0.07)))
    painter.setBrush(face)
    painter.drawEllipse(QPointF(0, 0), radius * 0.78, radius * 0.78)
    if suit:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(suit_colour(suit, two_colour))
        painter.drawPath(centred(suit_path(suit), 0.0, 0.0, radius * 0.86))
    painter.restore()


def draw_disc(painter: QPainter, middle: QPointF, radius: float, sign: str) -> None:
    """Draw a brass button with a knurled edge and `sign` engraved."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    draw_shadow(painter, QRectF(-radius, -radius, 2 * radius, 2 * radius), radius, 0.12)
    edge = QLinearGradient(-radius, -radius, radius, radius)
    for at, colour in ((0.0, "#FBE6B0"), (0.4, "#C99B45"), (0.75, "#8C6422"), (1.0, "#C2933F")):
        edge.setColorAt(at, QColor(colour))
    painter.setPen(QPen(QColor("#4A3208"), 1.0))
    painter.setBrush(edge)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.setPen(QPen(QColor(74, 50, 8, 110), max(0.6, radius * 0.045)))
    for notch in range(36):
        painter.save()
        painter.rotate(notch * 10)
        painter.drawLine(QPointF(0, -radius * 0.98), QPointF(0, -radius * 0.86))
        painter.restore()
    face = QRadialGradient(QPointF(-radius * 0.3, -radius * 0.4), radius * 1.5)
    face.setColorAt(0.0, QColor("#F8E2A8"))
    face.setColorAt(0.55, palette.BRASS)
    face.setColorAt(1.0, QColor("#A67A30"))
    painter.setPen(QPen(QColor(96, 66, 16, 200), max(0.8, radius * 0.06)))
    painter.setBrush(face)
    painter.drawEllipse(QPointF(0, 0), radius * 0.8, radius * 0.8)
    letters = glyphs(sign)
    ink = letters.boundingRect()
    size = min(1.12 * radius / ink.width(), 0.8 * radius / ink.height())
    letters = QTransform(size, 0.0, 0.0, size, -ink.center().x() * size, -ink.center().y() * size).map(letters)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 240, 200, 170))
    painter.drawPath(letters.translated(radius * 0.03, radius * 0.05))
    painter.setBrush(QColor("#3D2905"))
    painter.drawPath(letters)
    painter.restore()
