"""The winners, in laurel."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.laurel import REACH, draw_laurel
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.seat_mark import draw_disc
from cardtable.app.zoom import area, brush

_HEIGHT = 132
_MOST = 236
"""Wide; several wreaths share that."""
_DISC = 1.36
"""A wreath's emblem is so many of its radii wide."""


class Laurels(QWidget):
    """A wreath for each winner, with the winner's emblem in it."""

    def __init__(self, pixmaps: Pixmaps, emblems: Sequence[int]) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._emblems = emblems
        self.setFixedSize(min(_HEIGHT * len(emblems), _MOST), _HEIGHT)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        whole = area(self)
        room = whole.width() / len(self._emblems)
        radius = min(room, whole.height()) / 2 / REACH
        for place, emblem in enumerate(self._emblems):
            middle = QPointF((place + 0.5) * room, whole.center().y())
            _glow(painter, middle, radius * REACH, palette.SEATS[emblem])
            draw_laurel(painter, middle, radius)
            width = radius * _DISC
            draw_disc(painter, self._pixmaps, emblem, middle - QPointF(width, width) / 2, width)


def _glow(painter: QPainter, middle: QPointF, reach: float, colour: QColor) -> None:
    light = QRadialGradient(middle, reach)
    light.setColorAt(0.0, palette.faded(colour, 0.5))
    light.setColorAt(1.0, palette.faded(colour, 0.0))
    painter.fillRect(QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach), light)
