"""Front and back of playing cards.

Everything is drawn on a sheet of 100 x 140 units, which the painter stretches to the card's rectangle.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from cardtable.app.art import palette
from cardtable.app.art.courts import draw_court
from cardtable.app.art.fonts import glyphs
from cardtable.app.art.shapes import centred, draw_laurel, shape, suit_colour, suit_path
from cardtable.table.letters import rank_letter
from cardtable.table.proportions import INDEX

_FIELD = QRectF(6.0, 6.0, 88.0, 128.0)
_BACK_RADIUS = 3.2
_CARD_CENTRE = QPointF(50.0, 70.0)
_STRAND = 5.0
_GROUND = QColor("#1B3159")
_ACROSS = QColor("#33558C")
_DOWN = QColor("#27457A")
_MEDALLION = 17.0
_PENNY = 11.5


def draw_weave(painter: QPainter) -> None:
    """Draw the pattern of the back on the sheet; it looks the same upside down."""
    painter.save()
    edge = QPainterPath()
    edge.addRoundedRect(_FIELD, _BACK_RADIUS, _BACK_RADIUS)
    painter.fillPath(edge, _GROUND)
    painter.setClipPath(edge)
    _strands(painter)
    painter.setClipping(False)
    _lines(painter, edge)
    _medallion(painter)
    painter.restore()


def _strands(painter: QPainter) -> None:
    """Draw a diagonal basket weave: every other crossing shows the strand that runs the other way."""
    painter.save()
    painter.translate(_CARD_CENTRE)
    painter.rotate(45.0)
    painter.setPen(Qt.PenStyle.NoPen)
    reach = 17
    gap = 0.55
    for row in range(-reach, reach + 1):
        for column in range(-reach, reach + 1):
            across = (row + column) % 2 == 0
            cell = QRectF((column - 0.5) * _STRAND, (row - 0.5) * _STRAND, _STRAND, _STRAND)
            painter.setBrush(_ACROSS if across else _DOWN)
            if across:
                painter.drawRoundedRect(cell.adjusted(-0.5, gap, 0.5, -gap), 1.6, 1.6)
            else:
                painter.drawRoundedRect(cell.adjusted(gap, 0.0, -gap, 0.0), 1.0, 1.0)
    painter.restore()


def _lines(painter: QPainter, edge: QPainterPath) -> None:
    shade = QRadialGradient(_CARD_CENTRE, 84.0)
    shade.setColorAt(0.35, QColor(8, 16, 36, 0))
    shade.setColorAt(1.0, QColor(8, 16, 36, 120))
    painter.fillPath(edge, shade)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#14264A"), 1.0))
    painter.drawPath(edge)
    painter.setPen(QPen(palette.faded(palette.BRASS, 0.8), 0.9))
    painter.drawRoundedRect(_FIELD.adjusted(3.0, 3.0, -3.0, -3.0), 1.6, 1.6)


def _medallion(painter: QPainter) -> None:
    painter.setPen(QPen(palette.BRASS, 0.9))
    painter.setBrush(QColor("#172B50"))
    painter.drawEllipse(_CARD_CENTRE, _MEDALLION, _MEDALLION)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.faded(palette.BRASS, 0.55), 0.5))
    painter.drawEllipse(_CARD_CENTRE, _MEDALLION - 1.9, _MEDALLION - 1.9)
    copper = QRadialGradient(_CARD_CENTRE, _PENNY)
    copper.setColorAt(0.0, QColor("#E5A66B"))
    copper.setColorAt(0.7, QColor("#C67D42"))
    copper.setColorAt(1.0, QColor("#8A4A20"))
    painter.setPen(QPen(QColor("#5E2F12"), 0.7))
    painter.setBrush(copper)
    painter.drawEllipse(_CARD_CENTRE, _PENNY, _PENNY)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#F0BE8A"), 0.7))
    painter.drawEllipse(_CARD_CENTRE, _PENNY - 2.0, _PENNY - 2.0)
    _rosette(painter)


def _rosette(painter: QPainter) -> None:
    petal = shape("M 0 0 C -2.4 -2.2 -2.2 -5.4 0 -7.6 C 2.2 -5.4 2.4 -2.2 0 0 Z")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#6E3816"))
    painter.translate(_CARD_CENTRE)
    for _ in range(8):
        painter.drawPath(petal)
        painter.rotate(45.0)
    painter.setBrush(QColor("#F0BE8A"))
    painter.drawEllipse(QPointF(0.0, 0.0), 1.6, 1.6)


_SIGN = 38.0
_BARE = {"C": QRectF(0.37, 0.38, 0.26, 0.62), "S": QRectF(0.0, 0.862, 1.0, 0.138)}
"""Parts of the unit square of a sign without the engraved line, which would run into itself there."""
_RADIUS = 30.0


def draw_ace(painter: QPainter, suit: str, colour: QColor) -> None:
    """Draw the middle of the ace of `suit` on the sheet."""
    draw_laurel(painter, _CARD_CENTRE, _RADIUS)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    _sign(painter, suit, colour)
    painter.restore()


def _sign(painter: QPainter, suit: str, colour: QColor) -> None:
    """Draw the sign, with a light line engraved inside its edge."""
    path = centred(suit_path(suit), _CARD_CENTRE.x(), _CARD_CENTRE.y(), _SIGN)
    painter.setBrush(colour)
    painter.drawPath(path)
    painter.setClipPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # Two strokes on the outline, clipped to the inside, leave a line: a light one, and a narrower one in the sign's
    # colour over it.
    for width, line in ((5.4, palette.mix(colour, palette.PAPER, 0.75)), (4.0, colour)):
        painter.setPen(QPen(line, width))
        painter.drawPath(path)
    if suit in _BARE:
        corner = _CARD_CENTRE - QPointF(_SIGN, _SIGN) / 2.0
        bare = _BARE[suit]
        painter.fillRect(QRectF(corner + bare.topLeft() * _SIGN, bare.size() * _SIGN), colour)


RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "CDHS"


class CardName(NamedTuple):
    """Parts of a card's name."""

    rank: str
    suit: str
    second: bool
    """True for a card of the second pack."""


def parse(card: str) -> CardName:
    """Return the parts of a card's name; raise ValueError if it names no card."""
    second = card.endswith("'")
    plain = card.removesuffix("'")
    rank, suit = plain[:-1], plain[-1:]
    if rank not in RANKS or not suit or suit not in SUITS:
        raise ValueError(f"no such card: {card!r}")
    return CardName(rank, suit, second)


WIDTH, HEIGHT = 100.0, 140.0
CORNER = 6.5
"""Radius of a card's corners, in hundredths of its width."""

_SHEET = QRectF(0.0, 0.0, WIDTH, HEIGHT)

_INDEX_X = 12.4
_RANK_TOP, _RANK_HEIGHT, _RANK_WIDTH = 8.0, 18.0, 16.6
_DEEPEST = 1.14
_INDEX_PIP_Y, _INDEX_PIP = 37.5, 14.0

_SMALL = 50.0
"""Width, in pixels, below which a card gets a large index and a single sign: a whole face would be illegible."""
_LEAST_INDEX = 0.885 * INDEX
"""Width of the rank on such a card, in pixels."""
_SMALL_PIP, _MARGIN = 52.0, 2.0
_PIP = 19.5
_LEFT, _MIDDLE, _RIGHT = 33.0, 50.0, 67.0
_TOP, _CENTRE, _BOTTOM = 25.5, 70.0, 114.5
_STEP = (_BOTTOM - _TOP) / 3
_PAIRS: dict[int, tuple[float, ...]] = {
    2: (_TOP, _BOTTOM),
    3: (_TOP, _CENTRE, _BOTTOM),
    4: (_TOP, _TOP + _STEP, _BOTTOM - _STEP, _BOTTOM),
}
# Number of pips in each of the two columns, and the heights of those in the middle.
_LAYOUTS: dict[str, tuple[int, tuple[float, ...]]] = {
    "2": (0, (_TOP, _BOTTOM)),
    "3": (0, (_TOP, _CENTRE, _BOTTOM)),
    "4": (2, ()),
    "5": (2, (_CENTRE,)),
    "6": (3, ()),
    "7": (3, ((_TOP + _CENTRE) / 2,)),
    "8": (3, ((_TOP + _CENTRE) / 2, (_CENTRE + _BOTTOM) / 2)),
    "9": (4, (_CENTRE,)),
    "10": (4, (_TOP + _STEP / 2, _BOTTOM - _STEP / 2)),
}


def index_end(width: float) -> tuple[float, float]:
    """Return the right and lower end of the index on a card `width` pixels wide, in pixels from the upper left
    corner."""
    scale = _index_scale(width)
    right, foot = _INDEX_X + _RANK_WIDTH / 2, _INDEX_PIP_Y + _INDEX_PIP / 2
    if width < _SMALL:
        right, foot = _MARGIN + _RANK_WIDTH * scale, _MARGIN + (foot - _RANK_TOP) * scale
    return right * width / WIDTH, foot * width / WIDTH


def _index_scale(width: float) -> float:
    """Return the enlargement of the index on a card `width` pixels wide: 1 unless the card is small."""
    return _LEAST_INDEX / width * WIDTH / _RANK_WIDTH if width < _SMALL else 1.0


def pip_places(rank: str) -> list[QPointF]:
    """Return the centres of the pips of "2" to "10" on the sheet; those in its lower half are drawn upside down."""
    column, middle = _LAYOUTS[rank]
    places = [QPointF(_MIDDLE, y) for y in middle]
    if column:
        places += [QPointF(x, y) for y in _PAIRS[column] for x in (_LEFT, _RIGHT)]
    return places


@contextmanager
def _sheet(painter: QPainter, rect: QRectF) -> Iterator[None]:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / WIDTH, rect.height() / HEIGHT)
    painter.setPen(Qt.PenStyle.NoPen)
    yield
    painter.restore()


def draw_face(painter: QPainter, rect: QRectF, card: str, two_colour: bool = False) -> None:
    """Draw the front of `card` ("2C", "10D", "JH", "7H'" of the second pack) into `rect`, without a shadow.

    The suit sign in the index of a second-pack card is cut out of a filled disc, and a fine line runs round the card.
    """
    name = parse(card)
    colour = suit_colour(name.suit, two_colour)
    with _sheet(painter, rect):
        _paper(painter)
        if name.second:
            _second_pack_line(painter, colour)
        if rect.width() < _SMALL:
            _small_face(painter, name, colour, _index_scale(rect.width()))
            return
        if name.rank == "A":
            draw_ace(painter, name.suit, colour)
        elif name.rank in _LAYOUTS:
            _pips(painter, name, colour)
        else:
            draw_court(painter, name.rank, name.suit, colour)
        _index(painter, name, colour)
        _turn(painter)
        _index(painter, name, colour)


def draw_back(painter: QPainter, rect: QRectF) -> None:
    """Draw the back, which all cards share, into `rect`, without a shadow. It looks the same upside down."""
    with _sheet(painter, rect):
        _paper(painter)
        draw_weave(painter)


def _turn(painter: QPainter) -> None:
    painter.translate(WIDTH, HEIGHT)
    painter.rotate(180.0)


def _paper(painter: QPainter) -> None:
    light = QLinearGradient(0.0, 0.0, WIDTH * 0.35, HEIGHT)
    light.setColorAt(0.0, QColor("#FFFDF6"))
    light.setColorAt(0.55, palette.PAPER)
    light.setColorAt(1.0, QColor("#F1E8D4"))
    painter.setBrush(light)
    painter.setPen(QPen(QColor("#CFC2A6"), 0.9))
    painter.drawRoundedRect(_SHEET.adjusted(0.45, 0.45, -0.45, -0.45), CORNER, CORNER)
    painter.setPen(Qt.PenStyle.NoPen)


def _second_pack_line(painter: QPainter, colour: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = 2.5
    painter.setPen(QPen(palette.faded(colour, 0.8), 0.9))
    painter.drawRoundedRect(_SHEET.adjusted(inset, inset, -inset, -inset), CORNER - inset, CORNER - inset)
    painter.setPen(Qt.PenStyle.NoPen)


def _pips(painter: QPainter, name: CardName, colour: QColor) -> None:
    sign = suit_path(name.suit)
    painter.setBrush(colour)
    for place in pip_places(name.rank):
        painter.drawPath(centred(sign, place.x(), place.y(), _PIP, turned=place.y() > _CENTRE))


def _small_face(painter: QPainter, name: CardName, colour: QColor, scale: float) -> None:
    """Draw the index, enlarged by `scale`, and a single sign in the opposite corner."""
    painter.save()
    painter.translate(_MARGIN, _MARGIN)
    painter.scale(scale, scale)
    painter.translate(_RANK_WIDTH / 2 - _INDEX_X, -_RANK_TOP)
    _index(painter, name, colour)
    painter.restore()
    pip = min(_SMALL_PIP, WIDTH - 6 * _MARGIN - _RANK_WIDTH * scale)
    away = 2 * _MARGIN + pip / 2
    painter.setBrush(colour)
    painter.drawPath(centred(suit_path(name.suit), WIDTH - away, HEIGHT - away - _MARGIN, pip))


def _index(painter: QPainter, name: CardName, colour: QColor) -> None:
    painter.setBrush(colour)
    painter.drawPath(_rank_path(rank_letter(name.rank)))
    sign = suit_path(name.suit)
    if not name.second:
        painter.drawPath(centred(sign, _INDEX_X, _INDEX_PIP_Y, _INDEX_PIP))
        return
    painter.drawEllipse(QPointF(_INDEX_X, _INDEX_PIP_Y), _INDEX_PIP * 0.58, _INDEX_PIP * 0.58)
    painter.setBrush(palette.PAPER)
    painter.drawPath(centred(sign, _INDEX_X, _INDEX_PIP_Y, _INDEX_PIP * 0.7))


def _rank_path(rank: str) -> QPainterPath:
    path = glyphs(rank)
    ink = path.boundingRect()
    # J and Q reach below the baseline: they are a little smaller, to stay clear of the suit sign.
    tall = _RANK_HEIGHT * min(1.0, _DEEPEST / ink.bottom())
    # "10" is narrower rather than smaller, so that all ranks are equally high.
    wide = min(tall, _RANK_WIDTH / ink.width())
    return QTransform(wide, 0.0, 0.0, tall, _INDEX_X - ink.width() * wide / 2, _RANK_TOP).map(path)
