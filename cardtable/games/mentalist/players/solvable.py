"""Positions for which perfect play is known. This module doesn't need numpy, so that asking is cheap."""

from typing import Final

from cardtable.games.mentalist.play import Mentalist
from cardtable.language import filled, translate

MOST: Final = 200
"""Most chips in all for which matches are solved; the work grows with their fourth power."""


def is_solvable(state: Mentalist) -> bool:
    """Return whether two are left in the classic game, with no limit on bets, and with chips and a pot that are solved.

    Players who are out may have less than an ante left, since the winner always has more than that.
    """
    terms = state.terms
    if terms.advanced or terms.turn_limit or len(state.inside) != 2 or state.pot < terms.ante:
        return False
    if any(chips >= terms.ante for seat, chips in enumerate(state.scores) if seat not in state.inside):
        return False
    return 2 * terms.ante <= chips_in_play(state) <= MOST


def chips_in_play(state: Mentalist) -> int:
    """Return the chips of all seats that are in, plus the pot."""
    return sum([state.scores[seat] for seat in state.inside]) + state.pot


def remark_on(title: str) -> str:
    """Return the remark on a player with this title who plays perfectly, or reads, only in such positions."""
    text = translate("SeatRow", "{title}. In the classic game for two; otherwise plays like the expert.")
    return filled(text, title=title)
