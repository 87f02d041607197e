"""What a player of Bidding War reads off the table: what is still to come, what hands are worth, who may win.

A card is good for its place among the cards still held (from 1, the lowest) times the chance that it beats one card,
drawn at random, of each of the others. What a hand is good for, as a part of what all hands are good for, is the part
of the points still to come that its player may expect, give or take: PULL says how much that sets them apart from the
others. Form and constants were chosen by regression on games of noisy players of equal strength, and then by play
against one another (`tools/ladder.py` plays such games).

Chances to win follow as a softmax of the final scores expected. Its temperature falls with what is still to come, so
that near the end a lead that can't be made up is worth 1 and a prize that changes nothing is worth nothing.
"""

from math import exp, sqrt
from typing import Final, NamedTuple

from cardtable.engine.cards import RANKS_IN
from cardtable.engine.state import NOBODY
from cardtable.games.war.play import CARRY, Terms, War

PULL: Final = 1.05
"""How much hands set players apart: two players, sealed bids."""
FIELD_PULL: Final = 4.0
"""The same with more, over the root of their number: high cards count for more, since they escape ties."""
AUCTION_PULL: Final = 2.5
"""Two players, auctions."""
AUCTION_FIELD_PULL: Final = 2.1
"""More players, auctions."""
LOSERS_PULL: Final = 4.0
"""Two players, auctions in which losers pay."""
LOSERS_FIELD_PULL: Final = 3.0
"""More players, auctions in which losers pay."""
SPREAD: Final = 0.25
"""The softmax's temperature, over the root of the sum of squares of what is to come."""
SURE: Final = 300.0
"""An exponent beyond which nothing changes, and which `exp` can still take."""
CARRY_PULL: Final = 1.45
"""Two players, sealed bids for a spare suit, where ties carry prizes on: high cards that are kept decide heaps."""
CARRY_SPREAD: Final = 0.34
"""The temperature there. Both come near (least squares) to the chances that the expert knows, solved or learned, for
equal hands after some ties, and did better in play than the usual ones."""
OFFERED: Final = 0.6
"""What players will put up of their own cards, over the average card of their hands."""


class Measure(NamedTuple):
    """What hands are good for, and how much that says."""

    pull: float
    """How much hands set players apart."""
    spread: float
    """The softmax's temperature, over the root of the sum of squares of what is to come."""
    rank: float = 1.0
    """How much more higher places count: their power."""
    beating: float = 1.0
    """How much more it counts to beat others' cards: the power of the chance."""
    out: float = 1.0
    """Own cards: with fewer cards than this, on average, somebody is taken to have none."""


class Reading:
    """One position of an information state, read once for all seats. Cards are known by their places."""

    def __init__(self, state: War, measure: Measure | None = None) -> None:
        terms = state.terms
        values = terms.values
        seats = terms.seats
        self.seats: int = seats
        self.scores: list[int] = state.scores
        self.stake: int = state.worth
        held = [hand | laid for hand, laid in zip(state.hands, state.laid, strict=True)]
        everything = 0
        for hand in held:
            everything |= hand
        levels = sorted({values[rank] for rank in RANKS_IN[everything]})
        self.size: int = len(levels) + 1
        """One more than the highest place."""
        self.place: list[int] = [levels.index(value) + 1 if value in levels else 0 for value in values]
        """By rank: its value's place among the values still held; equal values have one place."""
        self.stake_place: int = len([1 for level in levels if level <= state.worth])
        """The highest place that is worth no more than what is up, 0 where each is worth more."""
        self.hands: list[list[int]] = [sorted([self.place[rank] for rank in RANKS_IN[hand]]) for hand in held]
        """By seat: the places of its cards, lowest first."""
        self.bidders: list[int] = [
            seat for seat in range(seats) if terms.seller_bids or not terms.own_cards or seat != state.seller
        ]
        if measure is None:
            measure = _usual_measure(terms)
        self.coming: list[float] = (
            _own_cards_to_come(state, self.hands, measure.out)
            if terms.own_cards
            else [float(worth) for worth in prizes_to_come(state)]
        )
        """The points of each prize after this one, in no order."""
        self.points_to_come: float = sum(self.coming)
        self.spread: float = max(measure.spread * sqrt(sum([worth * worth for worth in self.coming])), 0.1)
        self.pull: float = measure.pull
        """How much hands set players apart."""
        self._judge(terms.auction, measure)

    def _judge(self, auction: bool, measure: Measure) -> None:
        """Works out what each hand is good for once a card of it has been spent."""
        rounds = len(self.coming)
        alone = len(self.bidders) == 1
        # In an auction no more cards count than there are prizes, and one more while one may be spent.
        hands = [hand[-rounds - 1 :] if auction else hand for hand in self.hands]
        lower: list[list[float]] = []  # by seat and place: the part of its cards that are lower, equal ones half
        for hand in hands:
            counts = [0] * self.size
            for place in hand:
                counts[place] += 1
            below = 0
            part: list[float] = []
            for count in counts:
                part.append(((below + count / 2) / max(len(hand), 1)) ** measure.beating)
                below += count
            lower.append(part)
        self.left: list[list[float]] = []
        """By seat and place: what is left of its hand's good once that card is spent.

        At place 0, with sealed bids, an average card is; in an auction, none.
        """
        for seat, hand in enumerate(hands):
            good = [0.0] * self.size
            whole = 0.0
            for place in hand:
                worth = place**measure.rank
                for other, part in enumerate(lower):
                    if other != seat:
                        worth *= part[place]
                if alone:  # bids meet no rival: a card is what the other will get, and low ones are good to have
                    worth = float(self.size - place)
                good[place] = worth
                whole += worth
            if not auction:
                good[0] = whole / max(len(hand), 1)
            elif len(hand) > rounds:  # the lowest would lie unused in any case
                good = [max(worth, good[hand[0]]) for worth in good]
            self.left.append([whole - worth for worth in good])
        self._total: float = sum([left[0] for left in self.left])

    def expected(self, seat: int, spent: int) -> float:
        """A final score as far as it can be expected, what is up left out, once the card at place `spent` is gone."""
        own = self.left[seat][spent]
        total = own + self._total - self.left[seat][0]
        even = 1 / self.seats
        share = own / total if total > 0 else even
        return self.scores[seat] + self.points_to_come * (even + self.pull * (share - even))


def chance_of(lead: float, spread: float) -> float:
    """The chance of the better score, with two, of the one who is expected to lead by so much."""
    exponent = lead / spread
    if -SURE < exponent < SURE:
        return 1 / (1 + exp(-exponent))
    return 1.0 if exponent > 0 else 0.0


def softmax(values: list[float], temperature: float) -> list[float]:
    """Odds that favour the best: a move `temperature` of the whole range worse is chosen e times less often."""
    best = max(values)
    scale = max(temperature * (best - min(values)), 1e-9)
    odds = [exp(max((value - best) / scale, -SURE)) for value in values]
    total = sum(odds)
    return [part / total for part in odds]


def _usual_measure(terms: Terms) -> Measure:
    """How a club player measures hands."""
    two = terms.seats == 2
    if terms.auction:
        if terms.losers_pay:
            return Measure(LOSERS_PULL if two else LOSERS_FIELD_PULL, SPREAD)
        return Measure(AUCTION_PULL if two else AUCTION_FIELD_PULL, SPREAD)
    if not two:
        return Measure(FIELD_PULL / sqrt(terms.seats), SPREAD)
    if terms.tie == CARRY and not terms.own_cards:
        return Measure(CARRY_PULL, CARRY_SPREAD)
    return Measure(PULL, SPREAD)


def prizes_to_come(state: War) -> list[int]:
    """The points of the prizes of a spare suit that have not been turned, in order of rank."""
    seen = state.prizes[: state.number + 1]
    values = state.terms.values
    return [values[rank] for rank in range(state.terms.suit_size) if rank not in seen]


def _own_cards_to_come(state: War, hands: list[list[int]], out: float) -> list[float]:
    """A guess at what players will still put up: so many rounds as their cards last."""
    terms = state.terms
    values = terms.values
    cards = [float(len(hand)) for hand in hands]
    worths: list[float] = []
    for hand, laid in zip(state.hands, state.laid, strict=True):
        ranks = RANKS_IN[hand | laid]
        worths.append(OFFERED * sum([values[rank] for rank in ranks]) / max(len(ranks), 1))
    bidders = terms.seats if terms.seller_bids else terms.seats - 1
    spent = 1.0  # a round, by each of those who bid, on average
    if terms.auction and bidders > 1:
        spent = 0.7 if terms.losers_pay else 1 / bidders
    coming: list[float] = []
    number = state.number
    seller = state.seller
    while seller != NOBODY:
        for seat in range(terms.seats):
            if terms.seller_bids or seat != seller:
                cards[seat] -= spent
        number += 1
        seller = terms.seller(state.first, number)
        if min(cards) < out or (terms.seller_bids and cards[seller] < 1 + out):
            break
        cards[seller] -= 1
        coming.append(worths[seller])
    return coming
