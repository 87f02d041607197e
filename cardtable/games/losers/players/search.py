"""Search of the expert at Loser's Game: playouts of the hand in worlds that fit what was seen, scored for the match.

A move is worth the chance to win the match with the scores after this hand (`MatchChances`), on average over worlds
(`Determinizations`) and playouts. The worlds are weighted by how well they explain the bids. In a playout no seat, the
expert's included, knows more than it would in the game: each plays by habit from what lies open. So the expert never
counts on future knowledge, as a search that solves each world with open cards does. Moves that do badly are soon
dropped (as in `bots.search`, but in whole batches and fewer stages).
"""

# Not compiled: it works in numpy's arrays.

from math import exp, sqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cardtable.bots.player import steps
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.games.losers.deals import Counts, Dealer
from cardtable.games.losers.play import BID, CALL, NO_BID, SUIT, Losers, LosersTerms
from cardtable.games.losers.players import counting
from cardtable.games.losers.players.counting import fair_points
from cardtable.games.losers.players.vector_playouts import BIT, VectorPlayouts

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

LANES: Final = 2500
"""Number of playouts for a card or bid at effort 1."""
STAGES: Final = 2
KEPT: Final = 3
"""Number of stages in which cards are tried, and the divisor by which fewer remain in the next, at least two.

There are few stages because each has a fixed cost, however few its playouts.
"""
FEWEST: Final = 8
"""Least number of worlds in which every card is tried."""
NEVER_ENOUGH: Final = 1000
"""Bid with which the expert's seat plays in the playouts before it bids, so that it takes all it can."""
GLANCE: Final = 200
"""Number of playouts that judge bids which none of them made."""


class Thought:
    """Search for one decision."""

    def __init__(self, state: Losers, seat: int, rng: KeyedRandom, effort: float) -> None:
        self._state = state
        self._seat = seat
        self._lanes = steps(LANES, effort, 2 * FEWEST)
        self._random = np.random.default_rng(rng.number("thought"))
        fair = fair_points(state)
        self._worlds = Determinizations(state, seat, fair, self._random)
        self._standing = MatchChances(state.terms, seat, state.number, fair)

    def values(self) -> list[float]:
        """Return the seat's chance to win the match by legal move, in their order."""
        state = self._state
        if state.phase == CALL:
            hands = self._worlds.drawn(max(self._lanes // 3, FEWEST))  # same worlds for every suit
            return [max(self._bids(suit, hands)) for suit in range(4)]
        if state.phase == BID:
            return self._bids(state.trump, self._worlds.drawn(self._lanes))
        return self._cards()

    def among_equals(self, value: float) -> float:
        """Convert a value to the chance to win where all play equally well, which is what people are told."""
        return self._standing.among_equals(value, self._state.scores)

    def _bids(self, trump: int, hands: Ints) -> list[float]:
        """Return the value of each bid under a trump suit, from one playout of the whole hand in each world."""
        state = self._state
        terms = state.terms
        seats = terms.seats
        seat = self._seat
        bids = np.zeros_like(hands)
        for other, bid in enumerate(state.bids):
            bids[other] = self._worlds.bids(hands[other], trump) if bid == NO_BID else bid
        bids[seat] = NEVER_ENOUGH
        playouts = VectorPlayouts(
            terms, trump, hands, np.zeros_like(hands), bids, state.aside, state.caller, [], self._random
        )
        playouts.finish(seats * terms.hand_size)
        points = playouts.points()
        scores = np.array(state.scores)[:, None] + gains(terms, bids, points)
        mine = points[seat]
        most = int(mine.max())
        values = []
        for bid in range(state.most_points(trump) + 1):
            some = slice(None) if bid <= most else slice(GLANCE)
            after = scores[:, some].copy()
            after[seat] = state.scores[seat] + gains(terms, np.array(bid), mine[some])
            values.append(float(self._standing.chances(after).mean()))
        return values

    def _cards(self) -> list[float]:
        """Return the value of each legal card, from playouts of the rest of the hand."""
        moves = np.array(self._state.legal(self._seat))
        totals = np.zeros(len(moves))
        tried = np.zeros(len(moves))
        left = np.arange(len(moves))
        for _ in range(STAGES):
            count = max(self._lanes // (STAGES * len(left)), FEWEST)
            totals[left] += self._played_out(moves[left], count).sum(axis=1)
            tried[left] += count
            order = np.argsort(-totals[left] / tried[left], kind="stable")
            left = left[order[: max(len(left) // KEPT, 2)]]
        return [float(value) for value in totals / tried]

    def _played_out(self, moves: Ints, count: int) -> NDArray[np.float64]:
        """Return the chance to win after each of these cards, by card and world."""
        state = self._state
        terms = state.terms
        hands = np.tile(self._worlds.drawn(count), (1, len(moves)))
        piles = np.repeat(np.array(state.piles, dtype=np.int64)[:, None], count * len(moves), axis=1)
        bids = np.repeat(np.array(state.bids)[:, None], count * len(moves), axis=1)
        playouts = VectorPlayouts(
            terms, state.trump, hands, piles, bids, state.gone(), self._seat, state.trick, self._random
        )
        playouts.play(np.repeat(moves, count))
        playouts.finish(terms.seats * terms.hand_size - len(state.played) - 1)
        scores = np.array(state.scores)[:, None] + gains(terms, bids, playouts.points())
        return self._standing.chances(scores).reshape(len(moves), count)


MODEST: Final = 0.75
"""Root of an average bid, as a share of the root of the points that the hand promises."""
SPREAD: Final = 0.5
"""Standard deviation of the root of a bid."""
DOUBT: Final = 0.1
"""Weight added to each bid's fit, for bids that say nothing about the hand."""
FOR_EACH: Final = 4
"""Number of worlds drawn for each one kept, where bids tell them apart."""


class Determinizations:
    """Random worlds for one position, drawn from the cards that its seat can't see, and from nothing else."""

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


TEMPERATURE: Final = 1.3
"""Temperature of the softmax over scores, fitted to matches of club players.

Its unit is each player's average points in a hand times the root of the number of hands that a leader with average
points still needs.
"""
LATE: Final = 0.1
"""Number of hands added to those needed, so that a leader at the target who must break a tie still needs some."""
SKILL: Final = 0.25
"""Lead that the expert credits themselves with for their skill, in points for each point that the leader still needs.

It makes them patient; without it they would gamble like a player who can't hope to win by playing well.
"""


def gains(terms: LosersTerms, bids: Ints, points: Ints) -> Ints:
    """Return what bids add to the scores of players who took these points."""
    made = points if terms.points_taken else bids
    return np.where(points >= bids, made, -bids if terms.fails_cost else 0)


class MatchChances:
    """Chances in the race to the target, from one seat's view."""

    def __init__(self, terms: LosersTerms, seat: int, number: int, fair: float) -> None:
        """Prepare for `seat` in hand `number`; `fair` is each player's average points in a hand."""
        self._terms = terms
        self._seat = seat
        self._last: bool = number + 1 == terms.round_limit
        self._hands: int = terms.round_limit - number - 1 if terms.round_limit else 1 << 30
        self._fair = max(fair, 0.5)

    def chances(self, scores: Ints) -> Floats:
        """Return the chance to win, a tie counting as a share, for scores after the hand by seat and playout."""
        terms = self._terms
        seat = self._seat
        top = scores.max(axis=0)
        leaders = (scores == top).sum(axis=0)
        hands = self._needed(top)
        lead = (scores - top).astype(np.float64)
        lead[seat] += SKILL * self._fair * hands
        weight = np.exp(lead / (TEMPERATURE * self._fair * np.sqrt(hands)))
        going_on: Floats = weight[seat] / weight.sum(axis=0)
        over = (top >= terms.target) & (leaders == 1) | self._last
        return np.where(over, (scores[seat] == top) / leaders, going_on)

    def among_equals(self, chance: float, scores: list[int]) -> float:
        """Convert a chance to win to the one without SKILL, where all play equally well.

        `scores` are from before the hand. Leads count exponentially, so SKILL multiplies the odds by one factor; after
        the hand the leader will need about one hand less than now.
        """
        if self._last:
            return chance
        hands = float(self._needed(np.array(max(scores) + self._fair)))
        odds = exp(-SKILL * (hands - LATE) / (TEMPERATURE * sqrt(hands)))
        return odds * chance / (odds * chance + 1 - chance)

    def _needed(self, top: NDArray[Any]) -> Floats:
        """Return the number of hands that a leader with these points still needs."""
        left = np.maximum(self._terms.target - top, 0) / self._fair
        needed: Floats = np.minimum(left, self._hands) + LATE
        return needed
