"""A table seen from afar: the pieces of a board where a layout puts them, as small as fits into a button."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from cardtable.app.art import palette
from cardtable.app.art.card_face import CARD_RATIO
from cardtable.app.art.fonts import glyphs
from cardtable.app.art.paths import centred
from cardtable.app.art.suits import suit_colour, suit_path
from cardtable.app.parts.felt import plain_light
from cardtable.app.parts.seat_mark import draw_disc
from cardtable.app.table.board import Card
from cardtable.app.table.glimpse import TABLE
from cardtable.engine.cards import split_card

if TYPE_CHECKING:
    from cardtable.app.art.pixmaps import Pixmaps
    from cardtable.app.table.board import Piece
    from cardtable.app.table.glimpse import Glimpse
    from cardtable.app.table.places import Place

_RIM = 4.0
"""Wood around the felt."""
_LARGER = 1.3
"""Cards are drawn so much larger than they lie, or nothing could be seen on them."""
_HANDS = 20.0
"""What lies lower than this peeks out behind the plaques: the hands of the others."""
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
        _paint_cards(painter, behind, corner, scale, pixmaps.two_colour)
        _paint_seats(painter, glimpse, corner, scale, emblems, pixmaps)
        _paint_cards(painter, places[len(behind) :], corner, scale, pixmaps.two_colour)
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


def _paint_cards(
    painter: QPainter, places: "list[tuple[Piece, Place]]", corner: QPointF, scale: float, two_colour: bool
) -> None:
    for piece, place in places:
        if not isinstance(piece, Card):
            continue
        width = place.width * scale * _LARGER
        box = QRectF(-width / 2, -width * CARD_RATIO / 2, width, width * CARD_RATIO)
        painter.save()
        painter.translate(corner.x() + place.x * scale, corner.y() + place.y * scale)
        painter.rotate(place.angle)
        painter.setPen(QPen(_EDGE, 0.6))
        painter.setBrush(palette.PAPER if piece.face_up else _BACK)
        painter.drawRoundedRect(box, 1.4, 1.4)
        if piece.face_up and piece.card:
            _paint_face(painter, box, piece.card, two_colour)
        painter.restore()


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
