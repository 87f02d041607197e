"""What the scores after a hand are worth: the chance to win the match by them, in many playouts at once."""

# Not compiled: it works in numpy's arrays.

from math import exp, sqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cardtable.games.losers.play import Terms

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

TEMPERATURE: Final = 1.3
"""How far luck still goes: a lead of so many times the points that fall to each, and the root of the hands that a
leader needs who makes that many, wins e times as often. Fitted to matches of club players."""
LATE: Final = 0.1
"""Hands that are as good as needed even by a leader at the target who must shake off another."""
SKILL: Final = 0.25
"""What the expert thinks of their own skill: points in hand for each that the leader still needs. It makes them
patient; without it they would gamble like somebody who can't hope to win by playing well."""


def gains(terms: Terms, bids: Ints, points: Ints) -> Ints:
    """What bids bring to the scores of those who took so many points."""
    made = points if terms.points_taken else bids
    return np.where(points >= bids, made, -bids if terms.fails_cost else 0)


class MatchChances:
    """The race to the target, as one seat sees it."""

    def __init__(self, terms: Terms, seat: int, number: int, fair: float) -> None:
        """`number` is of the hand that is being played, `fair` how many points fall to each player in a hand."""
        self._terms = terms
        self._seat = seat
        self._last: bool = number + 1 == terms.round_limit
        self._hands: int = terms.round_limit - number - 1 if terms.round_limit else 1 << 30
        self._fair = max(fair, 0.5)

    def chances(self, scores: Ints) -> Floats:
        """The chance to win, ties shared, by scores after the hand, given by seat and playout."""
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
        """What a chance to win comes to without SKILL, by the scores before the hand: where all play equally well.

        Leads count exponentially, so that it changes the odds by one factor; after the hand the leader will need about
        one hand less than now.
        """
        if self._last:
            return chance
        hands = float(self._needed(np.array(max(scores) + self._fair)))
        odds = exp(-SKILL * (hands - LATE) / (TEMPERATURE * sqrt(hands)))
        return odds * chance / (odds * chance + 1 - chance)

    def _needed(self, top: NDArray[Any]) -> Floats:
        """The hands that a leader with so many points still needs."""
        left = np.maximum(self._terms.target - top, 0) / self._fair
        needed: Floats = np.minimum(left, self._hands) + LATE
        return needed
