"""What a score is worth: about how likely it wins the match, given how the others may come out of this hand."""

from math import exp
from typing import Final

from cardtable.games.losers.play import Losers

RANGE: Final = 0.7
"""How far ahead counts as far, as a part of the points that the leader still lacks."""
NEAR: Final = 0.75
"""And at least, as a part of the points that fall to each in a hand."""
DELAY: Final = 0.05
"""How much those who still lack points may come to regret it, however far ahead."""
TIED: Final = 0.4
"""What it is worth to be tied at the top when the match goes on."""


class Race:
    """The match as one seat sees it. Of each other seat: its score if this hand's bid fails, and if it is made, and
    how likely that is."""

    def __init__(self, state: Losers, seat: int, fair: float) -> None:
        """`fair` is how many points fall to each in a hand."""
        terms = state.terms
        self.seat = seat
        self.target: int = terms.target
        self.last: bool = state.number + 1 == terms.round_limit
        best = max(state.scores)
        hands = terms.round_limit - state.number - 1
        self.goal: float = min(terms.target, best + fair * hands) if terms.round_limit else terms.target
        """The target, or what the leader may get to before the last hand is over."""
        self.scale: float = max(NEAR * fair, RANGE * (self.goal - best), 1.0)
        self.low: list[float] = [0.0] * terms.seats
        self.high: list[float] = [0.0] * terms.seats
        self.odds: list[float] = [0.0] * terms.seats

    def worth(self, score: float) -> float:
        """What it is worth to come out of this hand with a score."""
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
