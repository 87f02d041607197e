"""The front and the back of a playing card.

Everything is drawn on a sheet of 100 x 140 units, which the painter stretches to the card's rectangle.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from cardtable.app.art import palette
from cardtable.app.art.ace import draw_ace
from cardtable.app.art.card_back import draw_weave
from cardtable.app.art.courts import draw_court
from cardtable.app.art.fonts import glyphs
from cardtable.app.art.paths import centred
from cardtable.app.art.suits import suit_colour, suit_path
from cardtable.table.letters import rank_letter
from cardtable.table.proportions import INDEX

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "CDHS"


class CardName(NamedTuple):
    """A card's name, taken apart."""

    rank: str
    suit: str
    second: bool
    """Whether the card is of the second pack."""


def parse(card: str) -> CardName:
    """The parts of a card's name; `ValueError` if it names no card."""
    second = card.endswith("'")
    plain = card.removesuffix("'")
    rank, suit = plain[:-1], plain[-1:]
    if rank not in RANKS or not suit or suit not in SUITS:
        raise ValueError(f"no such card: {card!r}")
    return CardName(rank, suit, second)


WIDTH, HEIGHT = 100.0, 140.0
CORNER = 6.5
"""The radius of a card's corners, in hundredths of its width."""

_SHEET = QRectF(0.0, 0.0, WIDTH, HEIGHT)

_INDEX_X = 12.4
_RANK_TOP, _RANK_HEIGHT, _RANK_WIDTH = 8.0, 18.0, 16.6
_DEEPEST = 1.14
_INDEX_PIP_Y, _INDEX_PIP = 37.5, 14.0

_SMALL = 50.0
"""A card that is narrower, in pixels, has a large index and one sign: whole faces could not be read on it."""
_LEAST_INDEX = 0.885 * INDEX
"""As wide is the index then, in pixels."""
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
# Per rank: how many pips in each of the two columns, and the heights of those in the middle.
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
    """Where the index ends on a card so wide, to the right and below, in pixels from its upper left corner."""
    scale = _index_scale(width)
    right, foot = _INDEX_X + _RANK_WIDTH / 2, _INDEX_PIP_Y + _INDEX_PIP / 2
    if width < _SMALL:
        right, foot = _MARGIN + _RANK_WIDTH * scale, _MARGIN + (foot - _RANK_TOP) * scale
    return right * width / WIDTH, foot * width / WIDTH


def _index_scale(width: float) -> float:
    """How many times larger than on others an index is on a card so wide."""
    return _LEAST_INDEX / width * WIDTH / _RANK_WIDTH if width < _SMALL else 1.0


def pip_places(rank: str) -> list[QPointF]:
    """Where the pips of "2" to "10" lie on the sheet of 100 x 140; those below its middle stand upside down."""
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
    """The front of `card` ("2C", "10D", "JH", "7H'" of the second pack) filling `rect`; no shadow.

    The second pack's index sign stands cut out of a filled disc, and a fine line runs round the card.
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
    """The back all cards share, filling `rect`; no shadow. It looks the same upside down."""
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
    """The index, so many times larger, and one sign in the corner that it leaves."""
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
    # J and Q reach below the line: they are set a little smaller, to stay clear of the suit sign.
    tall = _RANK_HEIGHT * min(1.0, _DEEPEST / ink.bottom())
    # Two figures are set narrower rather than smaller, so that all ranks stand equally high.
    wide = min(tall, _RANK_WIDTH / ink.width())
    return QTransform(wide, 0.0, 0.0, tall, _INDEX_X - ink.width() * wide / 2, _RANK_TOP).map(path)
