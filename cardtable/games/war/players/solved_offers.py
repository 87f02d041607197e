"""Exact solution for two players, own cards and sealed bids, where the seller does not bid.

Nothing is hidden, since only one player bids and wins the prize with any card. They bid their highest card, which would
be worth most to the opponent if offered; the seller offers their lowest. The number of rounds is the same in any case.
"""

from cardtable.engine.cards import RANKS_IN
from cardtable.engine.state import OVER
from cardtable.games.war.play import OFFER, War


def is_barter(state: War) -> bool:
    """Return whether the house rules make the game solvable in this way."""
    terms = state.terms
    return terms.seats == 2 and terms.own_cards and not terms.seller_bids and not terms.auction


def best(state: War) -> int:
    """Return the best move of the player on turn."""
    values = state.terms.values
    ranks = sorted(RANKS_IN[state.hands[state.turn]], key=lambda rank: values[rank])
    return ranks[0 if state.phase == OFFER else -1]


def outcome(state: War, seat: int, move: int) -> float:
    """Return a seat's chance to win, a tie counting as a share, after a move and optimal play."""
    after = state.clone()
    while after.turn != OVER:
        after.apply(move)
        if after.turn != OVER:
            move = best(after)
    winners = after.winners()
    return 1 / len(winners) if seat in winners else 0.0
