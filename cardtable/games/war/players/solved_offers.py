"""Own cards, two players, sealed bids, and the seller does not bid: nothing is hidden, and all of it is solved.

The one who bids gets the prize with any card, so they lay their highest, which is worth most to the other when put up;
and the other puts up their lowest. As many cards are put up and laid in any case.
"""

from cardtable.engine.cards import RANKS_IN
from cardtable.engine.state import OVER
from cardtable.games.war.play import OFFER, War


def is_barter(state: War) -> bool:
    """Whether the game is of that kind."""
    terms = state.terms
    return terms.seats == 2 and terms.own_cards and not terms.seller_bids and not terms.auction


def best(state: War) -> int:
    """What the player on turn does best."""
    values = state.terms.values
    ranks = sorted(RANKS_IN[state.hands[state.turn]], key=lambda rank: values[rank])
    return ranks[0 if state.phase == OFFER else -1]


def outcome(state: War, seat: int, move: int) -> float:
    """A seat's chance to win, ties shared, once a move has been made and both have gone on in the best way."""
    after = state.clone()
    while after.turn != OVER:
        after.apply(move)
        if after.turn != OVER:
            move = best(after)
    winners = after.winners()
    return 1 / len(winners) if seat in winners else 0.0
