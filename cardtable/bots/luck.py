"""What luck explains: how likely it is that something happens so often."""

from collections.abc import Iterable


def so_many(chances: Iterable[float], count: int) -> float:
    """How likely it is that `count` or more of independent things happen, each with a chance of its own.

    The upper tail of a Poisson binomial distribution, counted out one thing after another.
    """
    by_count = [1.0]
    for chance in chances:
        happens = [0.0] + [chance * before for before in by_count]
        not_so = [(1 - chance) * before for before in by_count] + [0.0]
        by_count = [one + other for one, other in zip(happens, not_so, strict=True)]
    return sum(by_count[count:])
