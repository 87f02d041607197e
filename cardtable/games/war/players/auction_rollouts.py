"""Open auctions of three or more players for the expert: calls are tried against opponents drawn anew for each world.

Nothing is hidden during an auction except what the others will do. Some of them think as club players do, and raise as
long as winning at that price is better for them than leaving the prize to the highest bidder; each puts a value of
their own on the prize. Some pay what is printed on it, and some do anything. The seat itself raises as a thinker does.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from cardtable.bots.search import SearchProblem
from cardtable.engine.cards import RANKS_IN
from cardtable.engine.state import NOBODY
from cardtable.games.war.play import NO_BID, PASS, War
from cardtable.games.war.players.reading import SURE, HandReading

THINKS: Final = 0
PAYS_ITS_FACE: Final = 1
DOES_ANYTHING: Final = 2

FACE: Final = 0.15
"""Share of opponents expected to pay what is printed on a prize."""
ANY: Final = 0.1
"""Share of opponents expected to do anything."""
FANCY: Final = 0.25
"""Standard deviation of the logarithm of the prize's value to a thinker."""
FACE_STRAYS: Final = 1.5
"""Standard deviation, in places, of the limit of an opponent who pays a prize's face value."""
CHASE: Final = 2
"""Number of places beyond their limit that such an opponent goes once they have laid a card."""
STAY: Final = 14
"""Pseudo-move with which the seat makes no call of its own: the auction goes on from the seat on turn."""
ONLY_THIS: Final = 16
"""Added to a bid that the seat will not raise again; without it the seat goes on raising as a thinker does."""


class AuctionRollouts(SearchProblem):
    """Rollouts of an auction under way. Cards are given by their places in a `HandReading`, 0 for no card."""

    def __init__(self, state: War, seat: int, reading: HandReading) -> None:
        self.seat: int = seat
        self.seats: int = reading.seats
        self.losers_pay: bool = state.terms.losers_pay
        self.turn: int = state.turn
        self.standing: int = state.standing
        self.passed: int = state.passed
        self.place: list[int] = reading.place
        self.bids: list[int] = [0 if rank == NO_BID else reading.place[rank] for rank in state.bids]
        self.hands: list[list[int]] = [sorted({reading.place[rank] for rank in RANKS_IN[hand]}) for hand in state.hands]
        levels = [
            [reading.expected(other, place) / reading.spread for place in range(reading.size)]
            for other in range(self.seats)
        ]
        top = max([by_place[0] for by_place in levels])
        self.weights: list[list[float]] = [[exp(max(level - top, -SURE)) for level in by_place] for by_place in levels]
        """Weight in the softmax of final scores, by seat and card spent; the winner's is multiplied by a factor."""
        self.stake: float = min(reading.stake / reading.spread, SURE)
        self.price: int = reading.stake_place
        self.kinds: list[int] = [THINKS] * self.seats
        self.factors: list[float] = [exp(self.stake)] * self.seats
        """Factor for the winner's weight, by the seat that estimates it."""
        self.limits: list[int] = [0] * self.seats
        """Highest place that a seat bids if it pays a prize's face value."""

    def plans(self, moves: Sequence[int]) -> list[int]:
        """Return the plans to try: each call, and each bid once more with no further raise."""
        return [*moves, *[move + ONLY_THIS for move in moves if move != PASS]]

    def draw(self, random: Random) -> None:
        """Draw each opponent's kind and the prize's value to them."""
        for other in range(self.seats):
            kind = random.random()
            strays = random.gauss(0.0, 1.0)
            if other != self.seat:
                self.kinds[other] = PAYS_ITS_FACE if kind < FACE else DOES_ANYTHING if kind < FACE + ANY else THINKS
                self.factors[other] = exp(min(self.stake * exp(FANCY * strays), SURE))
                self.limits[other] = self.price + int(FACE_STRAYS * strays)

    def tried(self, move: int, random: Random) -> float:
        """Return the seat's chance to win the game after a call (or STAY) and the rest of the auction."""
        climbs = move < ONLY_THIS
        move %= ONLY_THIS
        last = self.bids.copy()
        standing = self.standing
        passed = self.passed
        turn = self.turn
        if move == PASS:
            passed |= 1 << turn
        elif move != STAY:
            last[turn] = self.place[move]
            standing = turn
        if move != STAY:
            turn = (turn + 1) % self.seats
        everybody = (1 << self.seats) - 1
        while turn != standing and passed != everybody:
            if not passed >> turn & 1:
                card = self._call(turn, standing, last, random) if climbs or turn != self.seat else 0
                if card:
                    last[turn] = card
                    standing = turn
                else:
                    passed |= 1 << turn
            turn = (turn + 1) % self.seats
        return self._chance(self.seat, standing, last)

    def _call(self, seat: int, standing: int, last: list[int], random: Random) -> int:
        """Return the card that a seat bids, or 0 for a pass."""
        low = last[standing] if standing != NOBODY else 0
        higher = [card for card in self.hands[seat] if card > low]
        if not higher:
            return 0
        kind = self.kinds[seat]
        card = higher[0]
        if kind == DOES_ANYTHING:
            pick = int(random.random() * (len(higher) + 1))
            return higher[pick] if pick < len(higher) else 0
        if kind == PAYS_ITS_FACE:
            return card if card <= self.limits[seat] + (CHASE if last[seat] else 0) else 0
        stay = self._chance(seat, standing, last)
        before = last[seat]
        last[seat] = card
        climbs = self._chance(seat, seat, last) > stay
        last[seat] = before
        return card if climbs else 0

    def _chance(self, seat: int, winner: int, last: list[int]) -> float:
        """Return a seat's chance to win, by its own estimate of the prize, if the auction ends with this winner."""
        total = 0.0
        own = 0.0
        for other, weights in enumerate(self.weights):
            weight = weights[last[other] if self.losers_pay or other == winner else 0]
            if other == winner:
                weight *= self.factors[seat]
            total += weight
            if other == seat:
                own = weight
        return own / total
