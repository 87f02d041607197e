"""Worth of a score: roughly the chance that it wins the match, given how the other seats may fare in this hand."""

from math import exp
from typing import Final

from cardtable.games.losers.play import Losers

RANGE: Final = 0.7
"""Lead that counts as large, as a share of the points that the leader still needs."""
NEAR: Final = 0.75
"""Least lead that counts as large, as a share of each player's average points in a hand."""
DELAY: Final = 0.05
"""Weight of the points that the seat still needs, so that no lead short of the target looks certain."""
TIED: Final = 0.4
"""Worth of a tie at the top, with which the match goes on."""


class Race:
    """Race for the match as one seat sees it, with the other seats' scores after this hand.

    Each other seat has a `low` score if its bid fails and a `high` one if it is made, which happens with probability
    `odds`.
    """

    def __init__(self, state: Losers, seat: int, fair: float) -> None:
        """Prepare the race for `seat`; `fair` is each player's average points in a hand."""
        terms = state.terms
        self.seat = seat
        self.target: int = terms.target
        self.last: bool = state.number + 1 == terms.round_limit
        best = max(state.scores)
        hands = terms.round_limit - state.number - 1
        self.goal: float = min(terms.target, best + fair * hands) if terms.round_limit else terms.target
        """Target or, with a hand limit, the score that the leader may reach by the last hand if that is lower."""
        self.scale: float = max(NEAR * fair, RANGE * (self.goal - best), 1.0)
        self.low: list[float] = [0.0] * terms.seats
        self.high: list[float] = [0.0] * terms.seats
        self.odds: list[float] = [0.0] * terms.seats

    def worth(self, score: float) -> float:
        """Return the worth of ending this hand with a score."""
        least = score - 0.5
        most = score + 0.5
        ended = self.last or score >= self.target
        ahead = 1.0
        level = 1.0
        going = 1.0
        weights = 1.0
        for other, odds in enumerate(self.odds):
            if other == self.seat:
                continue
            low = self.low[other]
            high = self.high[other]
            if ended:
                ahead *= (odds if high < least else 0.0) + (1 - odds if low < least else 0.0)
                level *= (odds if high < most else 0.0) + (1 - odds if low < most else 0.0)
            else:
                going *= 1 - (odds if high >= self.target else 0.0) - (1 - odds if low >= self.target else 0.0)
                weights += exp(min((low + odds * (min(high, self.target) - low) - score) / self.scale, 30.0))
        if ended:
            return ahead + TIED * (level - ahead)
        weights += DELAY * exp(min((self.goal - score) / self.scale, 30.0))
        return going / weights
