"""Probability that something happens this often by luck alone."""

from collections.abc import Iterable


def so_many(chances: Iterable[float], count: int) -> float:
    """Return the probability that `count` or more of several independent events happen, given the chance of each.

    This is the upper tail of a Poisson binomial distribution, computed one event at a time.
    """
    by_count = [1.0]
    for chance in chances:
        happens = [0.0] + [chance * before for before in by_count]
        not_so = [(1 - chance) * before for before in by_count] + [0.0]
        by_count = [one + other for one, other in zip(happens, not_so, strict=True)]
    return sum(by_count[count:])
