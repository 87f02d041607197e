"""A table seen from afar: the pieces of a board where a layout puts them, as small as fits into a button."""

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from cardtable.app.art import palette
from cardtable.app.art.fonts import glyphs
from cardtable.app.art.paths import centred
from cardtable.app.art.suits import suit_colour, suit_path
from cardtable.app.parts.felt import plain_light
from cardtable.app.parts.seat_mark import draw_disc
from cardtable.app.table.glimpse import TABLE
from cardtable.engine.cards import split_card
from cardtable.table.board import Card, Coins, Disc, Screen
from cardtable.table.places import COIN, pile_of
from cardtable.table.proportions import BEHIND_RATIO, CARD_RATIO, COLUMN, SCREEN_RATIO, THICKNESS, TILT

if TYPE_CHECKING:
    from cardtable.app.art.pixmaps import Pixmaps
    from cardtable.app.table.glimpse import Glimpse
    from cardtable.table.board import Piece
    from cardtable.table.places import Place

_RIM = 4.0
"""Wood around the felt."""
_LARGER = 1.3
"""Cards are drawn so much larger than they lie, or nothing could be seen on them."""
_HANDS = 20.0
"""What lies lower than this peeks out behind the plaques: the hands of the others."""
_LEAST_COIN = 5.0
"""No coin is drawn narrower."""
_LEGIBLE = 9.0
"""On narrower cards no rank could be read."""
_BACK = QColor("#27457A")
_EDGE = QColor("#B9AB8C")


def miniature(size: QSizeF, ratio: float, glimpse: "Glimpse | None", emblems: list[int], pixmaps: "Pixmaps") -> QPixmap:
    """A picture of the table; of an empty one where there is no glimpse."""
    picture = QPixmap((size * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    whole = QRectF(0, 0, size.width(), size.height())
    _paint_table(painter, whole)
    if glimpse is not None:
        felt = whole.adjusted(_RIM, _RIM, -_RIM, -_RIM)
        painter.setClipRect(felt)
        scale = min(felt.width() / TABLE.width(), felt.height() / TABLE.height())
        corner = felt.center() - QPointF(TABLE.width(), TABLE.height()) * scale / 2
        places = sorted(glimpse.layout.places(glimpse.board).items(), key=lambda pair: pair[1].z)
        behind = [one for one in places if one[1].z < _HANDS]
        _paint_pieces(painter, behind, corner, scale, emblems, pixmaps.two_colour)
        _paint_seats(painter, glimpse, corner, scale, emblems, pixmaps)
        _paint_pieces(painter, places[len(behind) :], corner, scale, emblems, pixmaps.two_colour)
    painter.end()
    return picture


def _paint_table(painter: QPainter, whole: QRectF) -> None:
    painter.setPen(QPen(palette.WALNUT_DARK.darker(160), 1))
    painter.setBrush(palette.WALNUT_LIGHT)
    painter.drawRoundedRect(whole.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
    felt = whole.adjusted(_RIM, _RIM, -_RIM, -_RIM)
    painter.setPen(QPen(palette.FELT_DARK.darker(140), 1))
    painter.setBrush(plain_light(felt))
    painter.drawRoundedRect(felt, 5, 5)


def _paint_seats(
    painter: QPainter,
    glimpse: "Glimpse",
    corner: QPointF,
    scale: float,
    emblems: list[int],
    pixmaps: "Pixmaps",
) -> None:
    """A plaque for each seat, with its emblem."""
    for seat, box in glimpse.layout.plaques.items():
        plaque = QRectF(corner.x() + box.x * scale, corner.y() + box.y * scale, box.width * scale, box.height * scale)
        high = max(plaque.height(), 8.0)
        plaque.adjust(0, (plaque.height() - high) / 2, 0, (high - plaque.height()) / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.PLAQUE)
        painter.drawRoundedRect(plaque, high / 2, high / 2)
        disc = round(high)
        draw_disc(painter, pixmaps, emblems[seat], QPointF(round(plaque.x()), plaque.center().y() - disc / 2), disc)


def _paint_pieces(
    painter: QPainter,
    places: "list[tuple[Piece, Place]]",
    corner: QPointF,
    scale: float,
    emblems: list[int],
    two_colour: bool,
) -> None:
    for piece, place in places:
        painter.save()
        painter.translate(corner.x() + place.x * scale, corner.y() + place.y * scale)
        painter.rotate(place.angle)
        width = place.width * scale
        if isinstance(piece, Card):
            _paint_card(painter, piece, width * _LARGER, two_colour)
        elif isinstance(piece, Coins):
            _paint_coins(painter, piece, width)
        elif isinstance(piece, Screen) and piece.seat is not None:
            _paint_screen(painter, piece, width, palette.SEATS[emblems[piece.seat]])
        elif isinstance(piece, Disc):
            painter.setPen(QPen(palette.WALNUT_DARK, 0.6))
            painter.setBrush(palette.BRASS)
            painter.drawEllipse(QPointF(), width * 0.6, width * 0.6)
        painter.restore()


def _paint_card(painter: QPainter, card: Card, width: float, two_colour: bool) -> None:
    box = QRectF(-width / 2, -width * CARD_RATIO / 2, width, width * CARD_RATIO)
    painter.setPen(QPen(_EDGE, 0.6))
    painter.setBrush(palette.PAPER if card.face_up else _BACK)
    painter.drawRoundedRect(box, 1.4, 1.4)
    if card.face_up and card.card:
        _paint_face(painter, box, card.card, two_colour)


def _paint_coins(painter: QPainter, coins: Coins, width: float) -> None:
    """A pile's columns, one copper disc above another."""
    drawn, across, rows = pile_of(coins.count)
    coin = max(width * COIN, _LEAST_COIN)
    painter.setPen(QPen(palette.COPPER.darker(190), 0.5))
    painter.setBrush(palette.COPPER.lighter(118))
    for column in range(ceil(drawn / COLUMN)):
        along, back = column % across, column // across
        x, y = (along - (across - 1) / 2) * coin * 1.05, (back - (rows - 1) / 2) * coin * TILT
        for level in range(min(COLUMN, drawn - column * COLUMN)):
            painter.drawEllipse(QPointF(x, y - level * coin * THICKNESS), coin / 2, coin * TILT / 2)


def _paint_screen(painter: QPainter, screen: Screen, width: float, colour: QColor) -> None:
    """A low wall in its seat's colour; one that is lifted is seen through."""
    tall = width * (BEHIND_RATIO if screen.from_behind else SCREEN_RATIO)
    painter.setOpacity(0.35 if screen.face_up else 1.0)
    painter.setPen(QPen(colour.darker(180), 0.6))
    painter.setBrush(palette.mix(colour, palette.FELT_DARK, 0.4))
    painter.drawRect(QRectF(-width / 2, -tall / 2, width, tall))


def _paint_face(painter: QPainter, box: QRectF, card: str, two_colour: bool) -> None:
    """Rank and suit, as far to the left as they show in a fan; on the smallest cards the suit alone."""
    suit = split_card(card)[1]
    rank = card[: -len(suit)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(suit_colour(suit[0], two_colour))
    width = box.width()
    if width < _LEGIBLE:
        painter.drawPath(centred(suit_path(suit[0]), 0, 0, width * 0.7))
        return
    middle = -width * 0.17
    painter.drawPath(centred(suit_path(suit[0]), middle, box.height() * 0.17, width * 0.46))
    letters = glyphs(rank)
    painter.translate(middle, box.y() + box.height() * 0.12)
    painter.scale(width * (0.46 if len(rank) < 2 else 0.36), width * 0.46)  # a capital is one unit high
    painter.translate(-letters.boundingRect().width() / 2, 0)
    painter.drawPath(letters)
