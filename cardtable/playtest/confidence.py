"""Confidence sequences: intervals that hold at 95 %, however often you look at them and whenever you stop.

An ordinary confidence interval is valid at one moment fixed in advance. Looking after every hundred games, and stopping
at a convenient moment, makes it wrong far more often than it claims. With a *confidence sequence*, the chance that the
true value ever lies outside is at most ALPHA. Both kinds here need only sums, so that shards can be joined.
"""

from functools import lru_cache
from math import inf, lgamma, log, sqrt
from typing import Final, NamedTuple

ALPHA: Final = 0.05
"""Probability that an interval ever misses the true value."""
ENOUGH: Final = 20.0
"""Value of `Moments.carrying` from which the observed variance can replace the true one."""
_HALF: Final = 0.5  # parameters of the prior: Jeffreys's, which favours neither rare nor common events
_PRIOR: Final = 2 * lgamma(_HALF) - lgamma(2 * _HALF)
_TUNED_FOR: Final = 300.0  # number of blocks at which the normal mixture is narrowest
_STEPS: Final = 60  # bisections: more than the precision of a double needs


class Interval(NamedTuple):
    """Bounds of a true value."""

    low: float
    high: float

    def within(self, low: float, high: float) -> bool:
        """Return whether the true value is proven to lie in a range."""
        return low <= self.low and self.high <= high

    def apart(self, low: float, high: float) -> bool:
        """Return whether the true value is proven to lie outside a range."""
        return self.high < low or high < self.low

    def intersection(self, other: "Interval | None") -> "Interval":
        """Return the intersection with another interval; this interval if they do not overlap."""
        if other is None:
            return self
        low, high = max(self.low, other.low), min(self.high, other.high)
        return Interval(low, high) if low <= high else self

    def moved(self, by: float) -> "Interval":
        """Return the interval shifted by a number."""
        return Interval(self.low + by, self.high + by)


class Moments(NamedTuple):
    """Moments of the blocks' values: their number, mean, and central moments."""

    blocks: int
    mean: float
    variance: float
    """Variance of the values, not of their mean."""
    fourth: float
    """Fourth central moment."""

    @property
    def carrying(self) -> float:
        """Effective number of blocks behind the variance.

        It is the squared variance over the fourth moment, times the number of blocks (a participation ratio): all
        blocks if all are equally far from the mean, about m if m of them differ from others that are alike, few if
        there are outliers. The relative error of the variance is about one over its square root.
        """
        return self.blocks * self.variance * self.variance / self.fourth if self.fourth > 0 else 0.0


def evidence(count: float, total: float, rate: float) -> float:
    """Return the logarithm of the evidence against a rate, after `count` values from 0 to 1 that add up to `total`.

    The evidence is the likelihood of the values under all rates, mixed by a beta distribution, over the likelihood
    under this rate. It is a martingale that starts at 1, and therefore ever exceeds 1/alpha with a probability of at
    most alpha (Ville's inequality). For values of 0 and 1 see Robbins, "Statistical methods related to the law of the
    iterated logarithm", Annals of Mathematical Statistics 41 (1970) 1397-1409; Howard, Ramdas and others,
    "Time-uniform, nonparametric, nonasymptotic confidence sequences", Annals of Statistics 49 (2021) 1055-1080. It also
    holds for values in between, since each factor is convex in the value, but is then wider than necessary.
    """
    misses = count - total
    against = lgamma(_HALF + total) + lgamma(_HALF + misses) - lgamma(2 * _HALF + count) - _PRIOR
    if total > 0:
        against -= total * log(rate) if rate > 0 else -inf
    if misses > 0:
        against -= misses * log(1 - rate) if rate < 1 else -inf
    return against


@lru_cache(maxsize=4096)  # progress reports ask for the same trials twice a second
def rate_interval(count: int, total: float, alpha: float = ALPHA) -> Interval:
    """Return bounds of the mean of values from 0 to 1, given their number and sum."""
    if not count:
        return Interval(0.0, 1.0)
    total = min(max(total, 0.0), float(count))
    most = -log(alpha)
    mean = total / count
    return Interval(_edge(count, total, mean, 0.0, most), _edge(count, total, mean, 1.0, most))


def _edge(count: int, total: float, inside: float, outside: float, most: float) -> float:
    """Return the rate between the mean and an end of the scale at which the evidence reaches `most`.

    Bisection finds it, since evidence grows with the distance from the mean.
    """
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
    """Return bounds of the mean of differences from -1 to 1.

    They are given by the sums of the differences above zero and, as positive numbers, below. Each sum is bounded as a
    rate of its own, so that rare differences get bounds as narrow as those of rare events.
    """
    up, down = rate_interval(count, more, alpha / 2), rate_interval(count, less, alpha / 2)
    return Interval(up.low - down.high, up.high - down.low)


def mean_interval(moments: Moments, alpha: float = ALPHA) -> Interval | None:
    """Return bounds of a mean of values that have no bounds; None until ENOUGH blocks carry their variance.

    It is a normal mixture with the observed variance in place of the true one, which makes an asymptotic confidence
    sequence: Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas, "Time-uniform central limit theory and asymptotic confidence
    sequences", Annals of Statistics 52 (2024) 2613-2640. Used from the first block on, it would be wrong for values
    that are nearly always alike.
    """
    if moments.carrying < ENOUGH:
        return None
    count = float(moments.blocks)
    tuned = (-2 * log(alpha) + log(-2 * log(alpha)) + 1) / _TUNED_FOR
    scale = count * tuned + 1
    reach = sqrt(moments.variance * 2 * scale / (count * count * tuned) * log(sqrt(scale) / alpha))
    return Interval(moments.mean - reach, moments.mean + reach)
