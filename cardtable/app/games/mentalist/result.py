"""The end of a game of Mentalist Poker: what each has."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cardtable.app.after.ending import ending_of
from cardtable.app.after.seat_results import SeatResult, seat_results
from cardtable.app.art.coins import draw_coin_pile
from cardtable.app.art.fonts import sans
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.widgets import at_side
from cardtable.app.settings import Settings
from cardtable.language import filled, translate
from cardtable.table.mentalist.model import MentalistModel
from cardtable.table.mentalist.words import chips_words

_DRAWN = 60
"""Coins that are drawn of a player's; their number is written beside them."""
_COIN = 26.0
_NUMBER = 64.0
"""How wide the number is at most."""


def standings(pixmaps: Pixmaps, settings: Settings, model: MentalistModel, emblems: Sequence[int]) -> QWidget:
    """Chips, and the pots that brought them."""
    ended = model.course.ended
    assert ended
    seats = [
        _standing(name, emblems[seat], ended.scores[seat], model.course.pots_won(seat), seat in ended.winners)
        for seat, name in enumerate(model.seen.names)
    ]
    return seat_results(pixmaps, settings, seats)


ending = partial(ending_of, MentalistModel, standings)


def _standing(name: str, emblem: int, chips: int, pots: tuple[int, int], won: bool) -> SeatResult:
    text = translate("mentalist", "{made} of {count} pots")
    words = filled(text, made=pots[0], count=pots[1])
    return SeatResult(name, emblem, chips, words, f"{chips_words(chips)}, {words}", won, partial(_draw_chips, chips))


def _draw_chips(chips: int, painter: QPainter, row: QWidget, box: QRectF) -> None:
    """A pile, as far as it is drawn, and how many chips there are."""
    pile = at_side(row, box.x(), box.y(), box.width() - _NUMBER, box.height())
    draw_coin_pile(painter, pile, min(chips, _DRAWN), _COIN)
    painter.setFont(sans(20, 700))
    at = at_side(row, box.right() - _NUMBER, box.y(), _NUMBER, box.height())
    painter.drawText(at, Qt.AlignmentFlag.AlignCenter, f"{chips:,}")
