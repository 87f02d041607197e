"""Seat marks for widgets that paint themselves: the disc with a seat's emblem, and its name."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS, are_told_apart
from cardtable.app.art.fonts import serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.painting import write
from cardtable.engine.record import Header

EMBLEMS_KEY = "emblems"
"""Header key of the emblems: unknown to the record format, so other readers ignore it."""


def emblems(header: Header) -> list[int]:
    """Return the emblem of each seat: from the record if it holds a valid list, else in seat order."""
    seats = len(header.seats)
    held = header.object.get(EMBLEMS_KEY)
    if not isinstance(held, list) or any(type(emblem) is not int for emblem in held):
        return list(range(seats))
    return list(held) if len(held) == seats and are_told_apart(held) else list(range(seats))


_SHARES = (1.0, 0.92, 0.84, 0.76)
"""Sizes in which a long name may be written, relative to the usual one."""


def draw_disc(painter: QPainter, pixmaps: Pixmaps, emblem: int, at: QPointF, width: float) -> None:
    """Draw an emblem on its disc, `width` wide and high, as sharp as the device and the painter's scale allow."""
    ratio = painter.device().devicePixelRatioF() * painter.transform().m11()
    painter.drawPixmap(at, pixmaps.emblem(EMBLEMS[emblem], palette.SEATS[emblem], width, ratio))


def name_font(name: str, size: float, room: float) -> QFont:
    """Return the font for a name, reduced from `size` to as little as 76 % so that it fits into `room`."""
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
    """Draw a name, in a smaller font if it is long, and elided if it doesn't fit even then."""
    write(painter, room, name, name_font(name, size, room.width()), colour, align)
