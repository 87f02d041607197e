"""Chances to win the match after a hand, given the scores, for many playouts at once."""

# Not compiled: it works in numpy's arrays.

from math import exp, sqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cardtable.games.losers.play import LosersTerms

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

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
