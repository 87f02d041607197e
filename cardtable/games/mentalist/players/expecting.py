"""Prediction of an opponent's bets or guesses from what they did before.

There are several hypotheses about how they choose, the first of which is perfect play. Each is weighted by how well it
would have predicted what they did (Bayes' rule).
"""

# Not compiled: it works in numpy's arrays.

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardtable.games.mentalist.players.stakes import Floats
from cardtable.games.mentalist.players.table import MatchPosition

HABITS: Final = ("favourites", "tilted", "by_stack", "after_number", "after_zero", "after_outcome")
"""Habits that players may have instead of playing perfectly, in the order in which `_habits` lists them.

- favourites: certain numbers, however much is at stake
- tilted: perfect play, but with some numbers more or less often than they should be
- by_stack: a certain share of the highest possible bet
- after_number: what they chose on earlier occasions after the number that they chose last
- after_zero: likewise, but only by whether the last number was zero
- after_outcome: they repeat what worked, or drop what didn't
"""
_TRUST: Final = np.array([0.4, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1])
"""Prior weights of perfect play and of each habit."""
ONE_BY_ONE: Final = np.vstack(
    (_TRUST, [np.where(np.arange(7) == habit, 0.6, [0.4, *6 * [0]]) for habit in range(1, 7)])
)
"""Prior weights for several readers, [reader, habit]: the first considers every habit, each other one only one."""
_DOUBT: Final = 0.03
"""Probability that a hypothesis is wrong, in which case any number is equally likely."""
_PATIENCE: Final = 3.0
"""Number of turns that weigh as much as the prior belief in perfect play."""
_SHARES: Final = 10
"""Number of parts into which bets are sorted, as shares of the highest possible."""


class Expectation:
    """Prediction of one player's bets, or of their guesses; numbers go from 0 to the highest bet."""

    def __init__(self, trust: Floats = _TRUST) -> None:
        """Initialise with prior weights of the hypotheses; for several readers one row each, as in ONE_BY_ONE."""
        self._trust = trust.copy()
        self._seen: list[int] = []
        self._worked: list[bool] = []
        self._perfect = np.zeros(1)
        """Probabilities of each number in perfect play, summed over the turns seen."""
        self._count = np.zeros(1)
        """Number of times that the player chose each number."""
        self._shares = np.zeros(_SHARES)
        """Number of times that the player chose each share of the highest possible number."""

    def mix(self, position: MatchPosition, perfect: Floats) -> Floats:
        """Return the predicted probability of each number, where perfect play would choose by `perfect`."""
        expected: Floats = self._trust @ self._habits(perfect)
        return expected

    def see(self, position: MatchPosition, perfect: Floats, number: int, worked: bool) -> None:
        """Learn that the player chose a number; `worked` is True for a missed bet, or a right guess."""
        # With some doubt in each hypothesis, a single surprise can't rule it out.
        self._trust *= (1 - _DOUBT) * self._habits(perfect)[:, number] + _DOUBT / len(perfect)
        self._trust /= self._trust.sum(axis=-1, keepdims=True)
        size = max(len(perfect), len(self._count))
        self._perfect = np.pad(self._perfect, (0, size - len(self._perfect)))
        self._count = np.pad(self._count, (0, size - len(self._count)))
        self._perfect[: len(perfect)] += perfect
        self._count[number] += 1
        self._shares[_share(np.array([number]), len(perfect))] += 1
        self._seen.append(number)
        self._worked.append(worked)

    def _habits(self, perfect: Floats) -> Floats:
        """Return the probability of each number under each hypothesis: [habit, number]."""
        size = len(perfect)
        count = np.zeros(size)
        usual = np.zeros(size)
        known = min(size, len(self._count))
        count[:known], usual[:known] = self._count[:known], self._perfect[:known]
        favourites = count + _PATIENCE * perfect
        tilted = perfect * (count + _PATIENCE / 3) / (usual + _PATIENCE / 3)
        by_stack = self._by_stack(perfect)
        after_number = self._after(perfect, self._seen)
        after_zero = self._after(perfect, [int(number > 0) for number in self._seen])
        habits = np.stack(
            (perfect, favourites, tilted, by_stack, after_number, after_zero, self._after_outcome(perfect))
        )
        habits /= habits.sum(axis=1, keepdims=True)
        return habits

    def _by_stack(self, perfect: Floats) -> Floats:
        """Return weights for choosing the same share of the highest possible bet, whatever that is."""
        place = _share(np.arange(len(perfect)), len(perfect))
        alike = np.bincount(place, minlength=_SHARES)
        return self._shares[place] / alike[place] + _PATIENCE * perfect

    def _after(self, perfect: Floats, states: list[int]) -> Floats:
        """Return weights for what followed earlier choices with the last one's state; `states` has each one's."""
        found = _PATIENCE * perfect
        for before, after in zip(states, self._seen[1:], strict=False):
            if before == states[-1] and after < len(found):
                found[after] += 1
        return found

    def _after_outcome(self, perfect: Floats) -> Floats:
        """Return the mix of a player who repeats the last number as often as after the same outcome before."""
        if not self._seen or self._seen[-1] >= len(perfect):
            return perfect.copy()
        last, worked = self._seen[-1], self._worked[-1]
        alike = [
            after == before
            for before, after, did in zip(self._seen, self._seen[1:], self._worked, strict=False)
            if did == worked
        ]
        again = (sum(alike) + _PATIENCE * perfect[last]) / (len(alike) + _PATIENCE)
        found = perfect.copy()
        found[last] = 0
        rest = found.sum()
        if rest == 0:
            return perfect.copy()
        found *= (1 - again) / rest
        found[last] = again
        return found


def _share(numbers: NDArray[np.int64], size: int) -> NDArray[np.int64]:
    """Return the part in which each number lies, if 0 to `size` - 1 are divided into _SHARES parts."""
    return np.minimum(numbers * _SHARES // max(size - 1, 1), _SHARES - 1)
