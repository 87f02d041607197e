"""What a player of Bidding War reads off the table: what is still to come, what hands are worth, who may win.

A hand is judged by comparing it card by card with the others' hands, high cards counting more, since they are kept for
the dear prizes: over all pairs of an own card a and another's card b (their places among the cards still held, from 1)

    strength = sum of (a + b) * sign(a - b) / sum of (a + b),

which lies between -1 and 1, and the player may expect the part (1 + pull * strength) / seats of what is still to come.
Chances to win follow as a softmax of the final scores expected. Its spread shrinks with what is to come, so that near
the end a lead that can't be made up is worth 1, and a prize that changes nothing is worth nothing.
"""

from math import exp, sqrt
from typing import Final

from cardtable.engine.war.play import RANKS_IN, War

PULL = 1.05
"""How much strength counts with sealed bids."""
AUCTION_PULL = 1.05
"""How much it counts in auctions."""
SPREAD: Final = 0.25
"""The softmax's temperature over the root of the sum of squares of what is to come."""
CROWD = 1.0
OFFERED: Final = 0.6
"""What players put up, over the average card of their hands."""
CERTAIN: Final = 300.0
"""An exponent beyond which nothing changes, and `exp` would overflow."""


class Reading:
    """One position of a veiled state, read once for all seats."""

    def __init__(self, state: War) -> None:
        terms = state.terms
        values = terms.values
        self.seats: int = terms.seats
        self.scores: list[int] = state.scores
        self.stake: int = state.worth
        hands = [hand | laid for hand, laid in zip(state.hands, state.laid, strict=True)]
        coming = _coming(state, hands)
        self.rounds: int = len(coming)
        """Rounds after this one."""
        self.rest: float = sum(coming)
        """Points in them."""
        self.spread: float = max(SPREAD * sqrt(sum([worth * worth for worth in coming])), 0.1)
        held = 0
        for hand in hands:
            held |= hand
        levels = sorted({values[rank] for rank in RANKS_IN[held]})
        self.levels: int = len(levels)
        self.place: list[int] = [levels.index(value) + 1 if value in levels else 0 for value in values]
        """By rank: how high its value stands among those still held, from 1; equal values have one place."""
        self.hands: list[list[int]] = [sorted([self.place[rank] for rank in RANKS_IN[hand]]) for hand in hands]
        """By seat: the places of her cards, lowest first."""
        self.pull: float = (AUCTION_PULL if terms.auction else PULL)
        self._judge()

    def _judge(self) -> None:
        """Finds what each card is good for, and each hand."""
        size = self.levels + 1
        below: list[list[float]] = []  # by seat and place: the part of her cards that are lower, equal ones half
        for hand in self.hands:
            counts = [0] * size
            for place in hand:
                counts[place] += 1
            lower = 0
            part = []
            for count in counts:
                part.append((lower + count / 2) / len(hand) if hand else 1.0)
                lower += count
            below.append(part)
        self.good: list[list[float]] = []
        self.strength: list[float] = []
        for seat, hand in enumerate(self.hands):
            good = [0.0] * size
            strength = 0.0
            for place in hand:
                chance = float(place)
                for other, part in enumerate(below):
                    if other != seat:
                        chance *= part[place]
                good[place] = chance
                strength += chance
            self.good.append(good)
            self.strength.append(strength)
        self.shrunk: list[float] = [x * (1 - 1 / len(h)) if h else 0.0 for x, h in zip(self.strength, self.hands, strict=True)]
        self.total: float = sum(self.shrunk)

    def expected(self, seat: int, spent: int, rest: float) -> float:
        """Her final score as far as it can be expected, the prize that is up left out, once she has spent a card."""
        own = self.strength[seat] - self.good[seat][spent] if spent else self.shrunk[seat]
        total = own + self.total - self.shrunk[seat]
        share = own / total if total > 0 else 1 / self.seats
        return self.scores[seat] + rest * (1 / self.seats + self.pull * (share - 1 / self.seats))


def _coming(state: War, hands: list[int]) -> list[float]:
    """The points of each prize after the one that is up: known but for their order, or guessed with own cards."""
    terms = state.terms
    values = terms.values
    if not terms.own_cards:
        unseen = terms.suit_mask
        for rank in state.prizes[: state.number + 1]:
            unseen &= ~(1 << rank)
        return [float(values[rank]) for rank in RANKS_IN[unseen]]
    sizes = [float(len(RANKS_IN[hand])) for hand in hands]
    worths = [OFFERED * sum([values[rank] for rank in RANKS_IN[hand]]) / max(len(RANKS_IN[hand]), 1) for hand in hands]
    bidders = terms.seats if terms.seller_bids else terms.seats - 1
    spend = 1.0 if not terms.auction or bidders == 1 else (0.7 if terms.losers_pay else 1 / bidders)
    coming: list[float] = []
    number = state.number
    seller = state.seller
    while True:
        for seat in range(terms.seats):
            if terms.seller_bids or seat != seller:
                sizes[seat] -= spend
        number += 1
        seller = terms.seller(state.first, number)
        if min(sizes) < 1 or (terms.seller_bids and sizes[seller] < 2):
            return coming
        sizes[seller] -= 1
        coming.append(worths[seller])
