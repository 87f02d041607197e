"""Search of the expert at Loser's Game: playouts of the hand in worlds that fit what was seen, scored for the match.

A move is worth the chance to win the match with the scores after this hand, on average over worlds and playouts. In a
playout no seat, the expert's included, knows more than it would in the game: each plays by habit from what lies open.
So the expert never counts on future knowledge, as a search that solves each world with open cards does. Moves that do
badly are soon dropped (as in `bots.search`, but in whole batches and fewer stages).
"""

# Not compiled: it works in numpy's arrays.

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardtable.bots.player import steps
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.games.losers.play import BID, CALL, NO_BID, Losers
from cardtable.games.losers.players.counting import fair_points
from cardtable.games.losers.players.determinizations import Determinizations
from cardtable.games.losers.players.match_chances import MatchChances, gains
from cardtable.games.losers.players.vector_playouts import VectorPlayouts

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
