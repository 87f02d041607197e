"""Random worlds that fit what a seat of Loser's Game has seen, in batches, weighted by how well they explain the bids.

They are drawn from the cards that the seat can't see, and from nothing else.
"""

# Not compiled: it works in numpy's arrays.

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardtable.games.losers.deals import Counts, Dealer
from cardtable.games.losers.play import NO_BID, SUIT, Losers
from cardtable.games.losers.players import counting
from cardtable.games.losers.players.vector_playouts import BIT

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

MODEST: Final = 0.75
"""Root of an average bid, as a share of the root of the points that the hand promises."""
SPREAD: Final = 0.5
"""Standard deviation of the root of a bid."""
DOUBT: Final = 0.1
"""Weight added to each bid's fit, for bids that say nothing about the hand."""
FOR_EACH: Final = 4
"""Number of worlds drawn for each one kept, where bids tell them apart."""


class Determinizations:
    """Random worlds for one position."""

    def __init__(self, state: Losers, seat: int, fair: float, random: np.random.Generator) -> None:
        """Prepare for a position as `seat` sees it; `fair` is each player's average points in a hand."""
        self._state = state
        self._seat = seat
        # Promises are in points under the standard rules.
        self._scale = counting.usual_points(state.terms.seats) / max(fair, 0.5)
        self._random = random
        self._dealer = state.dealer()

    def drawn(self, count: int) -> Ints:
        """Draw worlds: the hands now held, as masks by seat and world."""
        state = self._state
        bidders = [seat for seat, bid in enumerate(state.bids) if bid != NO_BID and seat != self._seat]
        if state.terms.points_taken:
            bidders = []  # a bid gains nothing there, so it tells nothing
        hands = self._dealt(count * FOR_EACH if bidders else count)
        if not bidders:
            return hands
        sums = np.cumsum(self._fits(hands, bidders))
        # Evenly spaced through the weights and shuffled, so that worlds seldom repeat.
        places = (np.arange(count) + self._random.random()) / count * sums[-1]
        kept = np.minimum(np.searchsorted(sums, places), hands.shape[1] - 1)
        self._random.shuffle(kept)
        return hands[:, kept]

    def bids(self, hands: Ints, trump: int) -> Ints:
        """Return the bids expected of seats with these whole hands."""
        if self._state.terms.points_taken:
            return np.zeros(hands.shape, dtype=np.int64)
        wanted = MODEST * promises(hands, trump, self._state.terms.seats)
        return np.minimum(np.rint(wanted * wanted / self._scale), self._state.most_points(trump)).astype(np.int64)

    def _fits(self, hands: Ints, bidders: list[int]) -> Floats:
        """Return how well each world explains the bids of these seats."""
        state = self._state
        played = state.played_by()
        fits = np.ones(hands.shape[1])
        for seat in bidders:
            promise = MODEST * promises(hands[seat] | played[seat], state.trump, state.terms.seats)
            off = (np.sqrt(state.bids[seat] * self._scale) - promise) / SPREAD
            fits *= np.exp(-0.5 * off * off) + DOUBT
        return fits

    def _dealt(self, count: int) -> Ints:
        """Deal to all seats many times at once, with the same probabilities as the dealer's own method."""
        dealer = self._dealer
        seats = self._state.terms.seats
        hands = np.zeros((seats, count), dtype=np.int64)
        hands[self._seat] = self._state.hands[self._seat]
        cards = np.array([card for suit in dealer.suits for card in suit], dtype=np.int64)
        order = self._random.random((count, len(cards)))
        if dealer.bound:
            order[self._deal_bound(cards, order, hands)] = 2.0  # sorts after all cards that are left
        shuffled = BIT[cards[np.argsort(order, axis=1)]]
        at = 0
        for seat, need in dealer.free:
            hands[seat] = shuffled[:, at : at + need].sum(axis=1)
            at += need
        return hands

    def _deal_bound(self, cards: Ints, order: Floats, hands: Ints) -> NDArray[np.bool_]:
        """Deal to the seats that lack a suit, and return which cards are gone then, by world."""
        dealer = self._dealer
        count = len(order)
        suits = cards // 13
        sizes = [len(suit) for suit in dealer.suits]
        # Index of each card among the shuffled cards of its suit, by world.
        shuffled = np.argsort(suits + order, axis=1)
        places = np.empty_like(shuffled)
        np.put_along_axis(places, shuffled, np.broadcast_to(np.arange(len(cards)), shuffled.shape), axis=1)
        places -= (np.cumsum(sizes) - np.array(sizes))[suits]
        given: Ints = np.zeros((count, 4), dtype=np.int64)
        for number, (seat, _, _) in enumerate(dealer.bound):
            split = _drawn_splits(dealer, number, np.array(sizes) - given, self._random.random(count))
            mine = (places >= given[:, suits]) & (places < (given + split)[:, suits])
            hands[seat] = (mine * BIT[cards]).sum(axis=1)
            given += split
        return places < given[:, suits]


def _drawn_splits(dealer: Dealer, number: int, left: Ints, rng: Floats) -> Ints:
    """Return the split over suits of a bound seat's cards, by world."""
    drawn = np.zeros_like(left)
    for counts in np.unique(left, axis=0):
        key: Counts = (int(counts[0]), int(counts[1]), int(counts[2]), int(counts[3]))
        rows = np.nonzero((left == counts).all(axis=1))[0]
        splits, ways = dealer.splits(number, key)
        sums = np.cumsum(np.array(ways, dtype=np.float64))
        chosen = np.searchsorted(sums, rng[rows] * sums[-1], side="right")
        drawn[rows] = np.array(splits)[np.minimum(chosen, len(splits) - 1)]
    return drawn


def promises(hands: Ints, trump: int, seats: int) -> Floats:
    """Return the root of the points that whole hands promise under the standard rules.

    It is `counting.promise` in arrays, without the lead, and with masters and seconds counted among aces and kings
    alone.
    """
    trumps = hands >> 13 * trump & SUIT
    own = np.bitwise_count(trumps).astype(np.int64)
    tops = np.zeros(hands.shape)
    for rank in range(13):
        higher = 12 - rank - np.bitwise_count(trumps >> rank + 1).astype(np.int64)
        tops += (trumps >> rank & 1) / (1 + higher)
    shared = counting.LENGTH * own
    sides = np.zeros(hands.shape)
    for suit in range(4):
        if suit != trump:
            held = hands >> 13 * suit & SUIT
            shared += counting.VOID * (held == 0) * np.minimum(own, 3)
            ace, king = held >> 12 & 1, held >> 11 & 1
            masters = ace + ace * king
            shared += counting.MASTER_SHARED * masters
            sides += counting.MASTER * masters + counting.SECOND * king * (1 - ace)
    worth: Floats = counting.NONE + np.sqrt(tops) + counting.TOP * tops + counting.TOPS * tops * tops
    worth += counting.THIN * tops * seats / 52 * np.log(max(seats - 1, 1))
    worth += 4 / seats * shared + sides
    return np.maximum(worth, 0.0)
