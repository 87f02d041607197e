"""What is known of one number after so many games: its mean, and where the truth lies."""

from typing import NamedTuple

from cardtable.playtest.confidence import ALPHA, Interval, mean_interval, rate_interval
from cardtable.playtest.sums import Sums


class Finding(NamedTuple):
    """A mean, or a difference of means."""

    mean: float | None
    """None before any game that counts is finished."""
    bounds: Interval | None
    """Where the true one lies, at 95 %, however often one looks; None while that can't be said."""
    games: int = 0
    """How many finished games it is of, or pairs of them."""
    certain: bool = False
    """Whether the rules leave no other."""


NOTHING_KNOWN = Finding(None, None)


def part_bounds(sums: Sums, alpha: float = ALPHA, offset: float = 0.0) -> Interval:
    """The bounds of a mean of values that are from 0 to 1 once `offset` is added: bounds of either sort hold, each with
    half of what may miss."""
    rate = rate_interval(sums.blocks, sums.block_total + sums.blocks * offset, alpha / 2).moved(-offset)
    return rate.and_(mean_interval(sums.moments(), alpha / 2))


def around(mean: float | None, bounds: Interval | None) -> Interval | None:
    """Bounds that hold the mean of all games, too: where some of a block's are not finished it is not that of the
    blocks' means."""
    if mean is None or bounds is None:
        return bounds
    return Interval(min(bounds.low, mean), max(bounds.high, mean))


def difference(base: Finding, other: Finding) -> Finding:
    """How much more another is. Where both bounds miss with at most half of ALPHA, those of the difference hold."""
    games = min(base.games, other.games)
    if base.mean is None or other.mean is None:
        return Finding(None, None, games)
    bounds = None
    if base.bounds is not None and other.bounds is not None:
        bounds = Interval(other.bounds.low - base.bounds.high, other.bounds.high - base.bounds.low)
    return Finding(other.mean - base.mean, bounds, games)
