"""Intervals that hold at 95 %, however often one looks and whenever one stops.

A usual interval is right at one moment that was fixed beforehand; who looks after every hundred games, and stops where
it pleases, is wrong far more often. These are *confidence sequences*: the chance that the truth ever lies outside is at
most ALPHA. They need sums alone, so that shards can be put together.
"""

from functools import lru_cache
from math import inf, lgamma, log, sqrt
from typing import Final, NamedTuple

ALPHA: Final = 0.05
"""The chance that an interval ever misses the truth."""
ENOUGH: Final = 20.0
"""So many blocks must carry what the values differ by before the variance that was seen is taken for the true one."""
_HALF: Final = 0.5  # the prior's parameters: Jeffreys's, which favours neither rare things nor common ones
_PRIOR: Final = 2 * lgamma(_HALF) - lgamma(2 * _HALF)
_TUNED_FOR: Final = 300.0  # blocks: there the normal mixture is narrowest
_STEPS: Final = 60  # halvings: beyond the precision of a double


class Interval(NamedTuple):
    """Where the truth lies."""

    low: float
    high: float

    def within(self, low: float, high: float) -> bool:
        """Whether the truth is proven to lie in a range."""
        return low <= self.low and self.high <= high

    def apart(self, low: float, high: float) -> bool:
        """Whether the truth is proven to lie outside of a range."""
        return self.high < low or high < self.low

    def and_(self, other: "Interval | None") -> "Interval":
        """The bounds that both give."""
        if other is None:
            return self
        low, high = max(self.low, other.low), min(self.high, other.high)
        return Interval(low, high) if low <= high else self

    def moved(self, by: float) -> "Interval":
        """The bounds of something that is so much more."""
        return Interval(self.low + by, self.high + by)


class Moments(NamedTuple):
    """What is known of the blocks' values, each a number: how many there are, and the means of their powers."""

    blocks: int
    mean: float
    variance: float
    """Of the values themselves, around their mean."""
    fourth: float
    """Their fourth central moment."""

    @property
    def carrying(self) -> float:
        """How many blocks carry the variance: all where all differ by as much, m where m of them differ and the others
        are alike, few where a few lie far out. It is the variance's square over the fourth moment, times the count (a
        participation ratio); the relative error of the variance is about one over its root."""
        return self.blocks * self.variance * self.variance / self.fourth if self.fourth > 0 else 0.0


def evidence(count: float, total: float, rate: float) -> float:
    """The logarithm of the evidence against a rate, after `count` values from 0 to 1 that add up to `total`.

    It is the likelihood of the values under all rates, mixed by a beta distribution, over that under this one: a
    martingale that starts at 1, and so exceeds 1/alpha at any time with a chance of at most alpha (Ville). For values
    of 0 and 1: Robbins, "Statistical methods related to the law of the iterated logarithm", Annals of Mathematical
    Statistics 41 (1970) 1397-1409; Howard and Ramdas and others, "Time-uniform, nonparametric, nonasymptotic confidence
    sequences", Annals of Statistics 49 (2021) 1055-1080. For values between it holds too, since each factor is convex
    in the value; it is then wider than it must be.
    """
    misses = count - total
    against = lgamma(_HALF + total) + lgamma(_HALF + misses) - lgamma(2 * _HALF + count) - _PRIOR
    if total > 0:
        against -= total * log(rate) if rate > 0 else -inf
    if misses > 0:
        against -= misses * log(1 - rate) if rate < 1 else -inf
    return against


@lru_cache(maxsize=4096)  # what is told twice a second asks for the same ones: trials are over after the first blocks
def rate_interval(count: int, total: float, alpha: float = ALPHA) -> Interval:
    """The bounds of the mean of values from 0 to 1, from their number and sum."""
    if not count:
        return Interval(0.0, 1.0)
    total = min(max(total, 0.0), float(count))
    most = -log(alpha)
    mean = total / count
    return Interval(_edge(count, total, mean, 0.0, most), _edge(count, total, mean, 1.0, most))


def _edge(count: int, total: float, inside: float, outside: float, most: float) -> float:
    """Where the evidence comes to `most`, between the mean and an end of the scale: it grows with the distance."""
    if evidence(count, total, outside) <= most:
        return outside
    for _ in range(_STEPS):
        middle = (inside + outside) / 2
        if evidence(count, total, middle) <= most:
            inside = middle
        else:
            outside = middle
    return outside


def difference_interval(count: int, more: float, less: float, alpha: float = ALPHA) -> Interval:
    """The bounds of the mean of differences from -1 to 1, from the sums of what lies above zero and below it: each
    part is a rate of its own, and rare differences are bounded as sharply as rare events."""
    up, down = rate_interval(count, more, alpha / 2), rate_interval(count, less, alpha / 2)
    return Interval(up.low - down.high, up.high - down.low)


def mean_interval(moments: Moments, alpha: float = ALPHA) -> Interval | None:
    """The bounds of a mean of values without bounds; None until ENOUGH blocks carry what they differ by.

    A normal mixture with the variance that was seen in place of the true one, an asymptotic confidence sequence:
    Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas, "Time-uniform central limit theory and asymptotic confidence
    sequences", Annals of Statistics 52 (2024) 2613-2640. From the first block on it would be wrong for values that
    are nearly always alike.
    """
    if moments.carrying < ENOUGH:
        return None
    count = float(moments.blocks)
    tuned = (-2 * log(alpha) + log(-2 * log(alpha)) + 1) / _TUNED_FOR
    scale = count * tuned + 1
    reach = sqrt(moments.variance * 2 * scale / (count * count * tuned) * log(sqrt(scale) / alpha))
    return Interval(moments.mean - reach, moments.mean + reach)
