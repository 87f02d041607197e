"""What each seat has at the end of a game that is played for coins."""

from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cardtable.app.after.seat_results import SeatResult
from cardtable.app.art.coins import draw_coin_pile
from cardtable.app.art.fonts import sans
from cardtable.app.parts.widgets import at_side
from cardtable.language import as_number

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
