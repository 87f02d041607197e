"""Estimates that a player of Bidding War reads off the table: prizes to come, worth of hands, chances to win.

The worth of a card is its place among the cards still held (from 1, the lowest) times the chance that it beats a random
card of each other seat. The worth of a hand, as a share of all hands' worth, gives the share of the points still to
come that its player may expect; PULL scales how far this share departs from an equal one. Form and constants were
chosen by regression on games of noisy players of equal strength, and then by play against one another
(`tools/ladder.py` plays such games). The club player's constants are too confident: their chances to win approach 0
and 1 long before the game is decided. The expert has a set for each kind of rules (`expert_measure`), found by play
against club players and against other sets, a few hundred games a try (`tools/games/war/tune.py`).

Chances to win are a softmax of the expected final scores. Its temperature falls with the points still to come, so that
near the end a lead that can't be made up is worth 1, and a prize that changes nothing is worth nothing.
"""

from math import exp, sqrt
from typing import Final, NamedTuple

from cardtable.engine.cards import RANKS_IN
from cardtable.engine.state import NOBODY
from cardtable.games.war.play import CARRY, War, WarTerms

PULL: Final = 1.05
"""Pull (see `HandWorth`) with sealed bids, two players."""
FIELD_PULL: Final = 4.0
"""Pull with sealed bids, three or more players, times the root of their number; larger since high cards escape ties."""
AUCTION_PULL: Final = 2.5
"""Pull in auctions, two players."""
AUCTION_FIELD_PULL: Final = 2.1
"""Pull in auctions, three or more players."""
LOSERS_PULL: Final = 4.0
"""Pull in auctions where losers pay, two players."""
LOSERS_FIELD_PULL: Final = 3.0
"""Pull in auctions where losers pay, three or more players."""
SPREAD: Final = 0.25
"""Temperature of the softmax, divided by the root of the sum of squares of the prizes to come."""
SURE: Final = 300.0
"""Exponent beyond which results no longer change, and which `exp` can still take."""
CARRY_PULL: Final = 1.45
"""Pull with two players, sealed bids and a spare suit where ties carry prizes over, so that high cards win heaps."""
CARRY_SPREAD: Final = 0.34
"""Temperature under such rules, divided as SPREAD is.

Both constants approximate (least squares) the expert's chances, solved or learned, for equal hands after some ties, and
did better in play than the usual ones.
"""
OFFERED: Final = 0.6
"""Average value of the cards that players will offer, as a share of the average card of their hands."""


class HandWorth(NamedTuple):
    """Constants for the worth of hands and its effect on the expected score."""

    pull: float
    """Factor on the difference between a hand's share of all worth and an equal share."""
    spread: float
    """Temperature of the softmax, divided by the root of the sum of squares of the prizes to come."""
    rank: float = 1.0
    """Power of a card's place in its worth: above 1, high cards count for more."""
    beating: float = 1.0
    """Power of the chance to beat the other seats' cards in a card's worth."""
    out: float = 1.0
    """Average number of cards below which a seat is taken to have none, where players offer their own cards."""


class HandReading:
    """Estimates for all seats in one position of an information state. Cards are given by their places."""

    def __init__(self, state: War, measure: HandWorth | None = None) -> None:
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
        """Highest place plus one."""
        self.place: list[int] = [levels.index(value) + 1 if value in levels else 0 for value in values]
        """Place of each rank's value among the values still held, from 1; 0 for a value no longer held."""
        self.stake_place: int = len([1 for level in levels if level <= state.worth])
        """Highest place worth no more than the points at stake; 0 if every card is worth more."""
        self.hands: list[list[int]] = [sorted([self.place[rank] for rank in RANKS_IN[hand]]) for hand in held]
        """Places of the cards in each seat's hand, lowest first."""
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
        """Points of each prize after the current one, in no particular order."""
        self.points_to_come: float = sum(self.coming)
        self.spread: float = max(measure.spread * sqrt(sum([worth * worth for worth in self.coming])), 0.1)
        self.pull: float = measure.pull
        """Factor on the difference between a hand's share of all worth and an equal share."""
        self._judge(terms.auction, measure)

    def _judge(self, auction: bool, measure: HandWorth) -> None:
        """Work out the worth of each hand after any of its cards has been spent."""
        rounds = len(self.coming)
        alone = len(self.bidders) == 1
        # In an auction only as many cards matter as there are prizes, and one more since one may be spent now.
        hands = [hand[-rounds - 1 :] if auction else hand for hand in self.hands]
        lower: list[list[float]] = []  # by seat and place: share of the seat's cards that are lower, equal ones half
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
        """Worth left of each seat's hand once the card at a place has been spent.

        Place 0 stands for an average card with sealed bids, and for no card in an auction.
        """
        for seat, hand in enumerate(hands):
            good = [0.0] * self.size
            whole = 0.0
            for place in hand:
                worth = place**measure.rank
                for other, part in enumerate(lower):
                    if other != seat:
                        worth *= part[place]
                # A lone bidder meets no rival: a bid card goes to the other player, so low cards are good to have.
                if alone:
                    worth = float(self.size - place)
                good[place] = worth
                whole += worth
            if not auction:
                good[0] = whole / max(len(hand), 1)
            elif len(hand) > rounds:  # the lowest card would stay unused in any case
                good = [max(worth, good[hand[0]]) for worth in good]
            self.left.append([whole - worth for worth in good])
        self._total: float = sum([left[0] for left in self.left])

    def expected(self, seat: int, spent: int) -> float:
        """Return a seat's expected final score without the current prize, once the card at place `spent` is gone."""
        own = self.left[seat][spent]
        total = own + self._total - self.left[seat][0]
        even = 1 / self.seats
        share = own / total if total > 0 else even
        return self.scores[seat] + self.points_to_come * (even + self.pull * (share - even))


def chance_of(lead: float, spread: float) -> float:
    """Return the chance to win, with two players, of the one whose expected lead is `lead`."""
    exponent = lead / spread
    if -SURE < exponent < SURE:
        return 1 / (1 + exp(-exponent))
    return 1.0 if exponent > 0 else 0.0


def softmax(values: list[float], temperature: float) -> list[float]:
    """Return softmax probabilities: one `temperature` times the range below the best is e times less likely."""
    best = max(values)
    scale = max(temperature * (best - min(values)), 1e-9)
    odds = [exp(max((value - best) / scale, -SURE)) for value in values]
    total = sum(odds)
    return [part / total for part in odds]


def _usual_measure(terms: WarTerms) -> HandWorth:
    """Return the club player's constants for these house rules."""
    two = terms.seats == 2
    if terms.auction:
        if terms.losers_pay:
            return HandWorth(LOSERS_PULL if two else LOSERS_FIELD_PULL, SPREAD)
        return HandWorth(AUCTION_PULL if two else AUCTION_FIELD_PULL, SPREAD)
    if not two:
        return HandWorth(FIELD_PULL / sqrt(terms.seats), SPREAD)
    if terms.tie == CARRY and not terms.own_cards:
        return HandWorth(CARRY_PULL, CARRY_SPREAD)
    return HandWorth(PULL, SPREAD)


def prizes_to_come(state: War) -> list[int]:
    """Return the points of the prizes of a spare suit that have not been turned yet, in order of rank."""
    seen = state.prizes[: state.number + 1]
    values = state.terms.values
    return [values[rank] for rank in range(state.terms.suit_size) if rank not in seen]


def _own_cards_to_come(state: War, hands: list[list[int]], out: float) -> list[float]:
    """Estimate the points of the cards that players will still offer, for as many rounds as their cards last."""
    terms = state.terms
    values = terms.values
    cards = [float(len(hand)) for hand in hands]
    worths: list[float] = []
    for hand, laid in zip(state.hands, state.laid, strict=True):
        ranks = RANKS_IN[hand | laid]
        worths.append(OFFERED * sum([values[rank] for rank in ranks]) / max(len(ranks), 1))
    bidders = terms.seats if terms.seller_bids else terms.seats - 1
    spent = 1.0  # average number of cards spent a round by each bidder
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


# The expert's constants.
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


def expert_measure(state: War) -> HandWorth:
    """Return the expert's constants for the house rules of a state."""
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
