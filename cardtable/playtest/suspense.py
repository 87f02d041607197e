"""Suspense and surprise of a game, from the chances to win along it.

Ely, Frankel and Kamenica, "Suspense and Surprise", Journal of Political Economy 123 (2015) 215-260, take an audience
that wants to know who wins. Its belief at a moment is the chance of each outcome. A moment has *suspense* as far as the
next belief may be far from this one, and it is a *surprise* as far as it is far from the one before. With their
baseline, the square root, both are distances of beliefs:

    suspense at t = sqrt(E[sum over outcomes of (next belief - belief at t)^2])
    surprise at t = sqrt(sum over outcomes of (belief at t - belief at t-1)^2)

and a whole game has the sum of either. Both have no unit; in a game of two a step from 0.5 to 1 is a surprise of 0.71.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

Belief = Sequence[float]
"""By outcome, here by seat, its chance, 0 to 1."""


def surprise(beliefs: Sequence[Belief], errors: Sequence[float] = ()) -> float:
    """The surprise of a game whose audience had these beliefs, one after another.

    Where they are estimates that know nothing of each other, `errors` says by belief what it is off by on average: the
    expected square of that, over all outcomes. It is taken off the squared steps, and no step is less than nothing. Few
    games and many steps still leave too much: take beliefs further apart then.
    """
    noises = errors or [0.0] * len(beliefs)
    steps = [_square(before, after) for before, after in pairwise(beliefs)]
    return sum([sqrt(max(0.0, step - one - two)) for step, (one, two) in zip(steps, pairwise(noises), strict=True)])


def suspense(belief: Belief, nexts: Sequence[tuple[float, Belief]]) -> float:
    """The suspense of a moment: the belief there, and each that may come next with its chance. Those chances add up to
    1; the beliefs weighed by them should come to the one that is there, and are not made to."""
    return sqrt(sum([chance * _square(belief, after) for chance, after in nexts]))


class Ahead(NamedTuple):
    """What came of games that were played on from a moment, two and two from the same next moment.

    The beliefs of next moments need not be known for the suspense. Of two games from one next moment how alike their
    outcomes are is, on average, the sum of the squares of the next belief; of two from different ones it is that of the
    belief now. The difference is the expected square of the step (the next beliefs' mean is the belief now), and no
    estimate's own error is in it.
    """

    pairs: Sequence[tuple[Belief, Belief]]
    """By next moment what came of two games: at least two pairs."""

    @property
    def belief(self) -> Belief:
        """Each outcome's chance."""
        return [sum(column) / len(self.pairs) for column in zip(*self._means, strict=True)]

    @property
    def error(self) -> float:
        """What the belief is off by: see `surprise`."""
        apart = sum([_square(self.belief, mean) for mean in self._means]) / (len(self.pairs) - 1)
        return apart / len(self.pairs)

    @property
    def square(self) -> float:
        """The square of the suspense, without bias: below 0 where chance would have it."""
        count = len(self.pairs)
        together = sum([_product(one, other) for one, other in self.pairs]) / count
        whole = [count * chance for chance in self.belief]
        apart = _product(whole, whole) - sum([_product(mean, mean) for mean in self._means])
        return together - apart / (count * (count - 1))

    @property
    def suspense(self) -> float:
        """The suspense of the moment."""
        return sqrt(max(0.0, self.square))

    @property
    def _means(self) -> list[list[float]]:
        return [[(one + two) / 2 for one, two in zip(first, second, strict=True)] for first, second in self.pairs]


def _square(one: Belief, other: Belief) -> float:
    return sum([(after - before) ** 2 for before, after in zip(one, other, strict=True)])


def _product(one: Belief, other: Belief) -> float:
    return sum([mine * theirs for mine, theirs in zip(one, other, strict=True)])
