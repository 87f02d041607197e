"""A seat on paper or panel, wherever a widget draws it by hand: the disc with its emblem, and its name."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS, are_told_apart
from cardtable.app.art.fonts import serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.engine.record import Header

EMBLEMS_KEY = "emblems"
"""The header's key for them: unknown to the format, and so ignored by every other reader."""


def emblems(header: Header) -> list[int]:
    """Each seat's emblem, from the record where it holds a sensible list, else in seat order."""
    seats = len(header.seats)
    held = header.object.get(EMBLEMS_KEY)
    if not isinstance(held, list) or any(type(emblem) is not int for emblem in held):
        return list(range(seats))
    return list(held) if len(held) == seats and are_told_apart(held) else list(range(seats))


_SHARES = (1.0, 0.92, 0.84, 0.76)
"""How large a long name may be written, against the usual."""


def draw_disc(painter: QPainter, pixmaps: Pixmaps, emblem: int, at: QPointF, width: float) -> None:
    """The emblem on its disc, `width` wide and high, as sharp as the device and the painter's scale allow."""
    ratio = painter.device().devicePixelRatioF() * painter.transform().m11()
    painter.drawPixmap(at, pixmaps.emblem(EMBLEMS[emblem], palette.SEATS[emblem], width, ratio))


def name_font(name: str, size: float, room: float) -> QFont:
    """What a name is written in: smaller than `size` where it has no room so, but not so much that it looks odd."""
    fonts = [serif(size * share, 700) for share in _SHARES]
    return next((font for font in fonts if QFontMetricsF(font).horizontalAdvance(name) <= room), fonts[-1])


def draw_name(
    painter: QPainter,
    name: str,
    size: float,
    colour: QColor,
    room: QRectF,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignVCenter,
) -> None:
    """The name, smaller where it is long, and cut where there is no room for all of it even so."""
    painter.setPen(colour)
    draw_cut(painter, name, name_font(name, size, room.width()), room, align)


def draw_cut(
    painter: QPainter,
    text: str,
    font: QFont,
    room: QRectF,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignVCenter,
) -> None:
    """A line of text in the painter's colour, cut where there is no room for all of it."""
    painter.setFont(font)
    painter.drawText(room, align, QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width()))
