"""The end of a game of Mentalist Poker: what each has."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from cardtable.app.after.coin_results import coin_result
from cardtable.app.after.ending import ending_of
from cardtable.app.after.seat_results import seat_results
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.settings import Settings
from cardtable.games.mentalist.table import MentalistModel
from cardtable.games.mentalist.words import chips_words
from cardtable.language import filled, translate


def standings(pixmaps: Pixmaps, settings: Settings, model: MentalistModel, emblems: Sequence[int]) -> QWidget:
    """Chips, and the pots that brought them."""
    ended = model.course.ended
    assert ended
    seats = []
    for seat, (name, chips) in enumerate(zip(model.seen.names, ended.scores, strict=True)):
        made, count = model.course.pots_won(seat)
        words = filled(translate("mentalist", "{made} of {count} pots"), made=made, count=count)
        seats.append(coin_result(name, emblems[seat], chips, chips_words(chips), words, seat in ended.winners))
    return seat_results(pixmaps, settings, seats)


ending = partial(ending_of, MentalistModel, standings)
