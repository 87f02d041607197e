"""Estimates of a number from games: a mean with bounds of the true value."""

from typing import NamedTuple

from cardtable.playtest.confidence import ALPHA, Interval, mean_interval, rate_interval
from cardtable.playtest.sums import Sums


class Finding(NamedTuple):
    """Estimate of a mean, or of a difference of means."""

    mean: float | None
    """None while no game that counts is finished."""
    bounds: Interval | None
    """95 % bounds of the true mean, which hold however often you look; None while there are too few games."""
    games: int = 0
    """Number of finished games, or of pairs of them, behind the estimate."""
    certain: bool = False
    """True if the rules allow no other value."""


NOTHING_KNOWN = Finding(None, None)


def part_bounds(sums: Sums, alpha: float = ALPHA, offset: float = 0.0) -> Interval:
    """Return bounds of a mean of values that lie from 0 to 1 once `offset` is added.

    They are the intersection of the bounds for rates and those for amounts, each with half of `alpha`.
    """
    rate = rate_interval(sums.blocks, sums.block_total + sums.blocks * offset, alpha / 2).moved(-offset)
    return rate.and_(mean_interval(sums.moments(), alpha / 2))


def around(mean: float | None, bounds: Interval | None) -> Interval | None:
    """Return bounds extended to include the mean of all games.

    It can lie outside bounds of the block means if some games of a block are not finished.
    """
    if mean is None or bounds is None:
        return bounds
    return Interval(min(bounds.low, mean), max(bounds.high, mean))


def difference(base: Finding, other: Finding) -> Finding:
    """Return the difference of two estimates. Its bounds hold if both estimates' bounds miss with at most ALPHA / 2."""
    games = min(base.games, other.games)
    if base.mean is None or other.mean is None:
        return Finding(None, None, games)
    bounds = None
    if base.bounds is not None and other.bounds is not None:
        bounds = Interval(other.bounds.low - base.bounds.high, other.bounds.high - base.bounds.low)
    return Finding(other.mean - base.mean, bounds, games)
