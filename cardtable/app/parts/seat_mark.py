"""A seat on paper or panel, wherever a widget draws it by hand: the disc with its emblem, and its name."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS
from cardtable.app.art.fonts import serif
from cardtable.app.art.pixmaps import Pixmaps


def draw_disc(painter: QPainter, pixmaps: Pixmaps, emblem: int, at: QPointF, width: float) -> None:
    """The emblem on its disc, `width` wide and high, as sharp as the device and the painter's scale allow."""
    ratio = painter.device().devicePixelRatioF() * painter.transform().m11()
    painter.drawPixmap(at, pixmaps.emblem(EMBLEMS[emblem], palette.SEATS[emblem], width, ratio))


def draw_name(
    painter: QPainter,
    name: str,
    size: float,
    colour: QColor,
    room: QRectF,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignVCenter,
) -> None:
    """The name, cut where there is no room for all of it."""
    font = serif(size, 700)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(room, align, QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, room.width()))
