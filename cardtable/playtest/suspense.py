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
from math import inf, sqrt

from cardtable.playtest.chances import Chance
from cardtable.playtest.position_tally import PositionStanding

Belief = Sequence[float]
"""By outcome, here by seat, its chance, 0 to 1."""


def surprise(beliefs: Sequence[Belief], games: Sequence[int | None] = ()) -> float:
    """The surprise of a game whose audience had these beliefs, one after another.

    Where they are estimates, `games` says by belief of how many games, or None where it is exact: what the estimates'
    own error adds to a squared step on average, p(1 - p) / (n - 1) for each outcome of either belief, is taken off, and
    no step is less than nothing; a single game tells nothing. Few games and many steps still leave too much: take
    beliefs further apart then.
    """
    noises = [_noise(belief, count) for belief, count in zip(beliefs, games or [None] * len(beliefs), strict=True)]
    steps = [_square(before, after) for before, after in pairwise(beliefs)]
    return sum([sqrt(max(0.0, step - one - two)) for step, (one, two) in zip(steps, pairwise(noises), strict=True)])


def suspense(belief: Belief, nexts: Sequence[tuple[float, Belief]]) -> float:
    """The suspense of a moment: the belief there, and each that may come next with its chance. Those chances add up to
    1; the beliefs weighed by them should come to the one that is there, and are not made to."""
    return sqrt(sum([chance * _square(belief, after) for chance, after in nexts]))


def surprise_along(chances: Sequence[Chance | None]) -> float:
    """The surprise of a record, from the chances at some of its moments, in order: those after its rounds, say. What is
    not known yet is passed over."""
    known = [chance for chance in chances if chance is not None]
    return surprise([chance.shares for chance in known], [None if chance.exact else chance.games for chance in known])


def suspense_at(standing: PositionStanding, mix: Sequence[float]) -> float | None:
    """The suspense of a decision: `mix` says by way how likely the player is to take it, `standing` what each brings;
    the belief is what they come to together. None before each that may be taken has a finished game. The estimates' own
    error counts as suspense, and is little after some hundred games of each."""
    seats = range(standing.tally.ways[0].players)
    nexts: list[tuple[float, Belief]] = []
    for way, likely in enumerate(mix):
        shares = [standing.share(way, seat).mean for seat in seats] if likely else []
        known = [share for share in shares if share is not None]
        if len(known) < len(shares):
            return None
        if likely:
            nexts.append((likely, known))
    belief = [sum([likely * shares[seat] for likely, shares in nexts]) for seat in seats]
    return suspense(belief, nexts)


def _square(one: Belief, other: Belief) -> float:
    return sum([(after - before) ** 2 for before, after in zip(one, other, strict=True)])


def _noise(belief: Belief, games: int | None) -> float:
    if games is None:
        return 0.0
    return sum([chance * (1 - chance) for chance in belief]) / (games - 1) if games > 1 else inf
