"""Which positions perfect play is known for. No arrays here, so that asking costs nothing."""

from typing import Final

from cardtable.games.mentalist.play import Mentalist
from cardtable.language import filled, translate

MOST: Final = 200
"""Chips in all up to which matches are solved: the work grows with the fourth power of it."""


def is_solvable(state: Mentalist) -> bool:
    """Whether two are left at the classic game, without a limit of bets, and with chips and pot that `table` knows.

    Others may be out, if they have less than an ante: who is left in the end has more than any of them.
    """
    terms = state.terms
    if terms.advanced or terms.turn_limit or len(state.inside) != 2 or state.pot < terms.ante:
        return False
    if any(chips >= terms.ante for seat, chips in enumerate(state.scores) if seat not in state.inside):
        return False
    return 2 * terms.ante <= chips_in_play(state) <= MOST


def chips_in_play(state: Mentalist) -> int:
    """What those who are in have, and the pot."""
    return sum([state.scores[seat] for seat in state.inside]) + state.pot


def remark_on(title: str) -> str:
    """What is said of players of that title who know such positions alone."""
    text = translate("SeatRow", "{title}. In the classic game for two; otherwise plays like the expert.")
    return filled(text, title=title)
