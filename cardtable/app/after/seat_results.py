"""Who stands where at the end: a row for each seat, the highest score first."""

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
"""Of a seat's row."""
_NAME, _HAS = 62, 226
"""How far from the row's beginning the name stands, and what they have."""
_EDGE = 5


@dataclass(frozen=True)
class SeatResult:
    """One seat's end."""

    name: str
    emblem: int
    score: int
    words: str
    """What stands under the name."""
    said: str
    """What a screen reader says of them."""
    won: bool
    draw: Callable[[QPainter, QWidget, QRectF], None]
    """Draws what they have on the row, in a box that is given from the side where lines begin (`at_side`)."""


class SeatResultRow(QWidget):
    """One seat's end: emblem, name, and what they have."""

    def __init__(self, pixmaps: Pixmaps, settings: Settings, result: SeatResult) -> None:
        super().__init__()
        self.result = result
        self._pixmaps = pixmaps
        self._colours = scheme(settings)
        self.setMinimumHeight(_LOWEST)
        self.setMaximumHeight(_HIGHEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        set_tip(self, result.name)  # it may be cut
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
    """All seats, in a column."""
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(4)
    for result in sorted(seats, key=lambda result: -result.score):
        column.addWidget(SeatResultRow(pixmaps, settings, result), 1000)  # as high as there is room, before any is left
    column.addStretch(1)
    return made


_DRAWN = 60
"""Coins that are drawn of a player's; their number is written beside them."""
_COIN = 26.0
_NUMBER = 64.0
"""How wide the number is at most."""


def coin_result(name: str, emblem: int, coins: int, counted: str, words: str, won: bool) -> SeatResult:
    """A pile and its number; `counted` says it in words, `words` stand under the name."""
    return SeatResult(name, emblem, coins, words, f"{counted}, {words}", won, partial(_draw_coins, coins))


def _draw_coins(coins: int, painter: QPainter, row: QWidget, box: QRectF) -> None:
    """A pile, as far as it is drawn, and how many coins there are."""
    pile = at_side(row, box.x(), box.y(), box.width() - _NUMBER, box.height())
    draw_coin_pile(painter, pile, min(coins, _DRAWN), _COIN)
    painter.setFont(sans(20, 700))
    at = at_side(row, box.right() - _NUMBER, box.y(), _NUMBER, box.height())
    painter.drawText(at, Qt.AlignmentFlag.AlignCenter, as_number(coins))
