"""Worlds that fit what a seat of Loser's Game has seen, many at once; likelier where they explain what the others bid.

They come from the cards that the seat can't see, and from nothing else.
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
"""The root of a bid, as a part of the root of the points that the hand promises."""
SPREAD: Final = 0.5
"""How far the root of a bid may be off that."""
DOUBT: Final = 0.1
"""How often a bid says nothing of the hand."""
FOR_EACH: Final = 4
"""Worlds drawn for each that is kept where bids tell them apart."""


class Determinizations:
    """Draws worlds for one position."""

    def __init__(self, state: Losers, seat: int, fair: float, random: np.random.Generator) -> None:
        """`fair` is how many points fall to each player in a hand."""
        self._state = state
        self._seat = seat
        # Promises are points as the game was written.
        self._scale = counting.usual_points(state.terms.seats) / max(fair, 0.5)
        self._random = random
        self._dealer = state.dealer()

    def drawn(self, count: int) -> Ints:
        """So many worlds: by seat and world, who holds what now, as masks."""
        state = self._state
        bidders = [seat for seat, bid in enumerate(state.bids) if bid != NO_BID and seat != self._seat]
        if state.terms.points_taken:
            bidders = []  # a bid wins nothing there, and so tells nothing
        hands = self._dealt(count * FOR_EACH if bidders else count)
        if not bidders:
            return hands
        sums = np.cumsum(self._fits(hands, bidders))
        # Evenly spaced through the weights, in random order: the same world seldom twice.
        places = (np.arange(count) + self._random.random()) / count * sums[-1]
        kept = np.minimum(np.searchsorted(sums, places), hands.shape[1] - 1)
        self._random.shuffle(kept)
        return hands[:, kept]

    def bids(self, hands: Ints, trump: int) -> Ints:
        """What seats may be expected to bid on whole hands."""
        if self._state.terms.points_taken:
            return np.zeros(hands.shape, dtype=np.int64)
        wanted = MODEST * promises(hands, trump, self._state.terms.seats)
        return np.minimum(np.rint(wanted * wanted / self._scale), self._state.most_points(trump)).astype(np.int64)

    def _fits(self, hands: Ints, bidders: list[int]) -> Floats:
        """How well worlds explain the bids of the bidders."""
        state = self._state
        played = state.played_by()
        fits = np.ones(hands.shape[1])
        for seat in bidders:
            promise = MODEST * promises(hands[seat] | played[seat], state.trump, state.terms.seats)
            off = (np.sqrt(state.bids[seat] * self._scale) - promise) / SPREAD
            fits *= np.exp(-0.5 * off * off) + DOUBT
        return fits

    def _dealt(self, count: int) -> Ints:
        """As the dealer deals, many times at once."""
        dealer = self._dealer
        seats = self._state.terms.seats
        hands = np.zeros((seats, count), dtype=np.int64)
        hands[self._seat] = self._state.hands[self._seat]
        cards = np.array([card for suit in dealer.suits for card in suit], dtype=np.int64)
        order = self._random.random((count, len(cards)))
        if dealer.bound:
            order[self._deal_bound(cards, order, hands)] = 2.0  # after all that are left
        shuffled = BIT[cards[np.argsort(order, axis=1)]]
        at = 0
        for seat, need in dealer.free:
            hands[seat] = shuffled[:, at : at + need].sum(axis=1)
            at += need
        return hands

    def _deal_bound(self, cards: Ints, order: Floats, hands: Ints) -> NDArray[np.bool_]:
        """Deals to the seats that can't take any card; which cards, by world, are gone then."""
        dealer = self._dealer
        count = len(order)
        suits = cards // 13
        sizes = [len(suit) for suit in dealer.suits]
        # Each card's place in the shuffled cards of its suit, by world.
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
    """How a bound seat's cards split over the suits, by world."""
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
    """The root of the points that whole hands promise, as the game was written: `counting.promise` in arrays, with the
    lead left out, and aces and kings alone for masters and what comes next to them."""
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
