"""Seats' results at the end of a game: a row for each seat, the highest score first."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.coins import draw_coin_pile
from cardtable.app.art.fonts import sans
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.seat_mark import draw_disc, draw_name
from cardtable.app.parts.widgets import at_side, set_tip
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.language import as_number, labelled

_HIGHEST, _LOWEST = 92, 40
"""Maximum and minimum height of a row, in designed pixels."""
_NAME, _HAS = 62, 226
"""Distance from the start of the row to the name and to the drawn holdings, in designed pixels."""
_EDGE = 5


@dataclass(frozen=True)
class SeatResult:
    """Result of one seat."""

    name: str
    emblem: int
    score: int
    words: str
    """Text under the name."""
    said: str
    """Text for screen readers."""
    won: bool
    draw: Callable[[QPainter, QWidget, QRectF], None]
    """Function that draws the seat's holdings on the row, into a box measured from the start of lines (`at_side`)."""


class SeatResultRow(QWidget):
    """Row of one seat: emblem, name and holdings."""

    def __init__(self, pixmaps: Pixmaps, settings: Settings, result: SeatResult) -> None:
        super().__init__()
        self.result = result
        self._pixmaps = pixmaps
        self._colours = scheme(settings)
        self.setMinimumHeight(_LOWEST)
        self.setMaximumHeight(_HIGHEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        set_tip(self, result.name)  # the name may be elided
        self.setAccessibleName(labelled(result.name, result.said))

    @override
    def sizeHint(self) -> QSize:
        return QSize(400, _HIGHEST) * zoom_of(self)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        result, room = self.result, area(self)
        if result.won:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.faded(palette.BRASS, 0.16))
            painter.drawRoundedRect(room, 10, 10)
        disc = min(42.0, room.height() - 6)
        at = at_side(self, 8, (room.height() - disc) / 2, disc, disc).topLeft()
        draw_disc(painter, self._pixmaps, result.emblem, at, disc)
        wide = _HAS - _NAME - 6
        middle = room.height() / 2
        colour = seat_text(palette.SEATS[result.emblem], self._colours)
        draw_name(painter, result.name, 19, colour, at_side(self, _NAME, middle - 24, wide, 26))
        painter.setFont(sans(14))
        painter.setPen(self._colours.dim)
        painter.drawText(at_side(self, _NAME, middle + 1, wide, 20), Qt.AlignmentFlag.AlignVCenter, result.words)
        painter.setPen(self._colours.text)
        result.draw(painter, self, QRectF(_HAS, _EDGE, room.width() - _HAS - 6, room.height() - 2 * _EDGE))


def seat_results(pixmaps: Pixmaps, settings: Settings, seats: Iterable[SeatResult]) -> QWidget:
    """Return a column of rows, the highest score first."""
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(4)
    for result in sorted(seats, key=lambda result: -result.score):
        column.addWidget(SeatResultRow(pixmaps, settings, result), 1000)  # takes all height up to its maximum
    column.addStretch(1)
    return made


_DRAWN = 60
"""Maximum number of coins drawn for a seat; their number stands beside them."""
_COIN = 26.0
_NUMBER = 64.0
"""Width of the number, in designed pixels."""


def coin_result(name: str, emblem: int, coins: int, counted: str, words: str, won: bool) -> SeatResult:
    """Return a result drawn as a pile of coins with its number.

    `counted` gives the number in words, `words` stand under the name.
    """
    return SeatResult(name, emblem, coins, words, f"{counted}, {words}", won, partial(_draw_coins, coins))


def _draw_coins(coins: int, painter: QPainter, row: QWidget, box: QRectF) -> None:
    """Draw a pile of up to `_DRAWN` coins, and the number of coins beside it."""
    pile = at_side(row, box.x(), box.y(), box.width() - _NUMBER, box.height())
    draw_coin_pile(painter, pile, min(coins, _DRAWN), _COIN)
    painter.setFont(sans(20, 700))
    at = at_side(row, box.right() - _NUMBER, box.y(), _NUMBER, box.height())
    painter.drawText(at, Qt.AlignmentFlag.AlignCenter, as_number(coins))
