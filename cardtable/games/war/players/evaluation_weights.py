"""Constants with which the expert's `Reading` estimates the worth of hands, for each set of rules.

They were found by play against club players and against other constants, a few hundred games a try. The club player's
own constants are too confident: their chances to win approach 0 and 1 long before the game is decided.
"""

from math import sqrt
from typing import Final

from cardtable.games.war.play import War
from cardtable.games.war.players.reading import HandWorth

FIELD: Final = HandWorth(pull=3.1, spread=0.53)
"""Sealed bids for a spare suit, three or more players; the pull is divided by the root of their number."""
OWN_DUEL: Final = HandWorth(pull=2.54, spread=0.42, rank=3.6, beating=0.8)
"""Sealed bids for own cards, two players."""
OWN_FIELD: Final = HandWorth(pull=3.5, spread=0.6, rank=1.5, beating=1.2)
"""Sealed bids for own cards, three or more players; the pull is divided by the root of their number."""
AUCTION_DUEL: Final = HandWorth(pull=2.3, spread=2.0, rank=1.9, beating=1.3)
"""Auctions of a spare suit, two players."""
AUCTION_FIELD: Final = HandWorth(pull=1.74, spread=0.58, rank=2.3, beating=1.2)
"""Auctions of a spare suit, three or more players."""
OWN_AUCTION_DUEL: Final = HandWorth(pull=2.5, spread=0.7, rank=2.1, beating=1.2, out=0.3)
"""Auctions of own cards, two players."""
OWN_AUCTION_FIELD: Final = HandWorth(pull=2.1, spread=0.7, beating=1.2, out=0.3)
"""Auctions of own cards, three or more players, the seller bidding."""
OWN_AUCTION_REST: Final = HandWorth(pull=1.45, spread=0.7, beating=1.2, out=0.3)
"""Auctions of own cards, three or more players, the seller not bidding."""
LOSERS_DUEL: Final = HandWorth(pull=6.0, spread=0.8, out=0.3)
"""Auctions in which losers pay, two players."""
LOSERS_FIELD: Final = HandWorth(pull=2.1, spread=0.55, rank=3.0, out=0.3)
"""Auctions in which losers pay, three or more players."""


def measure(state: War) -> HandWorth:
    """Return the constants for the house rules of a state."""
    terms = state.terms
    two = terms.seats == 2
    if terms.auction and terms.losers_pay:
        return LOSERS_DUEL if two else LOSERS_FIELD
    if terms.auction and terms.own_cards:
        return OWN_AUCTION_DUEL if two else OWN_AUCTION_FIELD if terms.seller_bids else OWN_AUCTION_REST
    if terms.auction:
        return AUCTION_DUEL if two else AUCTION_FIELD
    if two:
        return OWN_DUEL
    field = OWN_FIELD if terms.own_cards else FIELD
    return field._replace(pull=field.pull / sqrt(terms.seats))
