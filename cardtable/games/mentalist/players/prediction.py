"""Prediction of a player's bets or guesses from what they did before, and how often it is right.

There are several hypotheses about how they choose, the first of which is perfect play. Each is weighted by how well it
would have predicted what they did (Bayes' rule).

Where perfect play isn't known, in games of several players and in the advanced game, `hits` counts the numbers that a
reader foresees, learning from those before. A blind predictor, who doesn't look at the player, knows only the highest
possible number, and how such numbers are distributed among the others' choices. Only turns in which exactly one of the
two is right tell them apart. If the player is no more readable than others, each of the two is equally likely to be the
one (McNemar's test).
"""

# Not compiled: it works in numpy's arrays.

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardtable.bots.advice_summary import so_many
from cardtable.games.mentalist.play import NO_BET, MentalistTerms, PastBet
from cardtable.games.mentalist.players.solved_match import MatchPosition
from cardtable.games.mentalist.players.solving import Floats

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


_BEFORE: Final = 5.0
"""Number of others' choices that weigh as much as the prior, which is proportional to 1 / (number + 1)."""
RARE: Final = 0.05
"""Probability below which a result counts as more than luck, and the player as readable."""


class Hit(NamedTuple):
    """A bet or a guess, with the predictions of it."""

    turn: int
    """Index of the bet among all settled bets, from 0."""
    number: int
    foreseen: int
    """Number that the reader predicted."""
    likely: float
    """Probability that the reader gave to the number chosen, 0 to 1."""
    usual: float
    """Probability of that number in the distribution of such numbers."""
    blind: int
    """Number that the blind predictor predicted."""


class Hits(NamedTuple):
    """Predictions of a player's bets, or guesses, that left them a choice."""

    turns: list[Hit]

    @property
    def foreseen(self) -> int:
        """Number of turns that the reader predicted right."""
        return sum(one.foreseen == one.number for one in self.turns)

    @property
    def blind(self) -> int:
        """Number of turns that the blind predictor predicted right."""
        return sum(one.blind == one.number for one in self.turns)

    @property
    def chance(self) -> float:
        """Probability that the reader does so much better if the player is no more readable than others."""
        more = sum(one.foreseen == one.number != one.blind for one in self.turns)
        fewer = sum(one.blind == one.number != one.foreseen for one in self.turns)
        return so_many([0.5] * (more + fewer), more)

    @property
    def readable(self) -> bool:
        """True if the reader predicts more than luck explains."""
        return self.chance <= RARE

    def telling(self) -> list[Hit]:
        """Return the turns that the reader predicted right, the most surprising (compared with `usual`) first."""
        found = [one for one in self.turns if one.foreseen == one.number]
        return sorted(found, key=lambda one: -one.likely / one.usual)


def hits(past: Sequence[PastBet], terms: MentalistTerms, seat: int, *, guessing: bool) -> Hits:
    """Return the predictions of a seat's bets, or guesses; `past` is `Mentalist.remembered`, the latest first."""
    expectation = Expectation()
    others = np.zeros(1)
    found: list[Hit] = []
    for turn, one in enumerate(reversed(past)):
        chips = one.scores[one.bettor]
        highest = min(chips, one.pot) if terms.capped else chips
        if not highest:
            continue
        others = np.pad(others, (0, max(highest + 1 - len(others), 0)))
        usual = _usual(others[: highest + 1])
        for who in one.inside:
            number = one.guess(who) if guessing else one.chips if who == one.bettor else NO_BET
            if number == NO_BET:
                continue
            if who != seat:
                others[number] += 1
                continue
            position = MatchPosition(chips, one.pot, one.bettor == one.button)
            expected = expectation.mix(position, usual)
            found.append(
                Hit(
                    turn,
                    number,
                    int(expected.argmax()),
                    float(expected[number]),
                    float(usual[number]),
                    int(usual.argmax()),
                )
            )
            worked = (number == one.chips) if guessing else one.guesses[-1] != one.chips
            expectation.see(position, usual, number, worked)
    return Hits(found)


def _usual(others: Floats) -> Floats:
    """Return the probability of each number, given how often others chose each."""
    low = 1 / np.arange(1, len(others) + 1)
    mix: Floats = others + _BEFORE * low / low.sum()
    mix /= mix.sum()
    return mix
