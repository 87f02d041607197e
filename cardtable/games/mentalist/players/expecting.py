"""What an opponent will bet, or guess, to judge by what they did before.

Several guesses at how they go about it are made. Each is trusted as far as it would have foretold what they did (Bayes'
rule). That they play perfectly is the first of them.
"""

# Not compiled: it works in numpy's arrays.

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardtable.games.mentalist.players.stakes import Floats
from cardtable.games.mentalist.players.table import Position

HABITS: Final = ("favourites", "tilted", "by_stack", "after_number", "after_zero", "after_outcome")
"""What they may go by if they do not play perfectly, in their order in `_habits`:

- favourites: certain numbers, however much is at stake
- tilted: perfect play, but for numbers that they like more or less than they should
- by_stack: a certain share of what can be bet
- after_number: what they chose the last times after what they have just chosen
- after_zero: the same, by whether that was zero
- after_outcome: they repeat what worked, or leave what did not
"""
_TRUST: Final = np.array([0.4, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1])
"""In perfect play and in the habits before anything is seen."""
ONE_BY_ONE: Final = np.vstack(
    (_TRUST, [np.where(np.arange(7) == habit, 0.6, [0.4, *6 * [0]]) for habit in range(1, 7)])
)
"""[reader, habit]: one who looks for every habit, and then for each of HABITS one who looks for nothing else."""
_DOUBT: Final = 0.03
"""How likely each is thought to be mistaken, so that any number may be chosen."""
_PATIENCE: Final = 3.0
"""So many turns weigh as much as the belief that they play perfectly."""
_SHARES: Final = 10
"""Parts into which bets are sorted, as shares of the greatest possible."""


class Expectation:
    """Of one player's bets, or of their guesses. Numbers go from 0 to the highest bet."""

    def __init__(self, trust: Floats = _TRUST) -> None:
        """`trust`, before anything is seen: several readers' along the first axis, as ONE_BY_ONE has it, expect each
        for themselves."""
        self._trust = trust.copy()
        self._seen: list[int] = []
        self._worked: list[bool] = []
        self._perfect = np.zeros(1)
        """How often perfect play would have chosen each number, summed over what was seen."""
        self._count = np.zeros(1)
        """How often they did."""
        self._shares = np.zeros(_SHARES)
        """How often they chose each share of the highest."""

    def mix(self, position: Position, perfect: Floats) -> Floats:
        """How likely they are thought to choose each number, where perfect play would choose by `perfect`."""
        expected: Floats = self._trust @ self._habits(perfect)
        return expected

    def see(self, position: Position, perfect: Floats, number: int, worked: bool) -> None:
        """They chose a number; `worked`: a bet was missed, or a guess was right."""
        # None is so sure that one surprise refutes it.
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
        """[habit, number]: how likely each would make the number."""
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
        """The same share of what they have, whatever that is."""
        place = _share(np.arange(len(perfect)), len(perfect))
        alike = np.bincount(place, minlength=_SHARES)
        return self._shares[place] / alike[place] + _PATIENCE * perfect

    def _after(self, perfect: Floats, states: list[int]) -> Floats:
        """What they chose after what is in the same state as their last choice: `states` of all that they chose."""
        found = _PATIENCE * perfect
        for before, after in zip(states, self._seen[1:], strict=False):
            if before == states[-1] and after < len(found):
                found[after] += 1
        return found

    def _after_outcome(self, perfect: Floats) -> Floats:
        """They repeat what worked, or leave what did not, as often as they have done so."""
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
    """Which part of 0 to `size` - 1 each number lies in."""
    return np.minimum(numbers * _SHARES // max(size - 1, 1), _SHARES - 1)
