"""Estimates from the games of a study: exact sums over blocks, and means with bounds of the true value.

Sums depend neither on the order of adding nor on the number of machines that add. Values are doubles, whose sum would
depend on their order. Each is therefore held as an integer in units of 2**-80.
"""

from collections.abc import Sequence
from math import isfinite
from typing import Annotated, Final, NamedTuple

from msgspec import Meta

from cardtable.playtest.confidence import ALPHA, Interval, Moments, mean_interval, rate_interval

_BITS: Final = 80
"""A value is held in units of 2**-80, which is exact for doubles of 2**-27 or more."""
_ONE: Final = 1 << _BITS
_POWERS: Final = 4
_SLACK: Final = 1e-6
"""Tolerance for values that rounding has moved slightly out of their range."""
LARGEST: Final = 2**53
"""Upper limit of every count and every value that is added up; a file with larger ones was not written by Cardtable."""

Count = Annotated[int, Meta(ge=0, le=LARGEST)]
"""Non-negative integer, as a part of a study holds it."""
Score = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
"""A seat's score at the end, as a part of a study holds it."""
WrittenSums = tuple[Count, int, Count, int, int, int, int]
"""A part's `Sums`: games, total, blocks, and the powers."""


def parts_of(value: float) -> int:
    """Return a value in units of 2**-80, rounded down."""
    assert isfinite(value)
    numerator, denominator = value.as_integer_ratio()
    return numerator * _ONE // denominator


class Sums:
    """Sums of a number that each game has: the total over all games, and the powers of its means by block."""

    __slots__ = ("blocks", "games", "powers", "total")

    def __init__(self) -> None:
        self.games = 0
        self.total = 0
        """In units of 2**-80."""
        self.blocks = 0
        """Number of blocks in which at least one game counts."""
        self.powers = [0] * _POWERS
        """Sums of the block means to the power of 1, 2, 3 and 4, in units of 2**-80."""

    def add(self, values: Sequence[float]) -> None:
        """Add the values of one block's games that count."""
        if not values:
            return
        total = sum([parts_of(value) for value in values])
        self.games += len(values)
        self.total += total
        self.blocks += 1
        mean = power = total // len(values)
        for exponent in range(_POWERS):
            self.powers[exponent] += power
            power = power * mean >> _BITS

    def join(self, other: "Sums") -> None:
        """Add the sums of another shard."""
        self.games += other.games
        self.total += other.total
        self.blocks += other.blocks
        self.powers = [mine + theirs for mine, theirs in zip(self.powers, other.powers, strict=True)]

    @property
    def mean(self) -> float | None:
        """Mean over all games, exact but for one rounding at the end; None without games."""
        return self.total / (self.games * _ONE) if self.games else None

    @property
    def block_total(self) -> float:
        """Sum of the block means."""
        return self.powers[0] / _ONE

    def moments(self) -> Moments:
        """Return the moments of the block means."""
        count = self.blocks
        if not count:
            return Moments(0, 0.0, 0.0, 0.0)
        # The central moments are computed in integers: doubles would lose small differences from a large mean.
        first, second, third, fourth = self.powers
        mean = first // count
        square = mean * mean >> _BITS
        cube = square * mean >> _BITS
        around = count * square - 2 * (mean * first >> _BITS) + second
        far = (
            fourth
            - 4 * (mean * third >> _BITS)
            + 6 * (square * second >> _BITS)
            - 4 * (cube * first >> _BITS)
            + count * (cube * mean >> _BITS)
        )
        scale = count * _ONE
        return Moments(count, first / scale, max(around / scale, 0.0), max(far / scale, 0.0))

    def written(self) -> list[int]:
        """Return the sums as a part of a study holds them."""
        return [self.games, self.total, self.blocks, *self.powers]

    @classmethod
    def read(cls, written: WrittenSums, least: float = -LARGEST, most: float = LARGEST) -> "Sums":
        """Read what `written` returned; ValueError if no values from `least` to `most` can add up to it."""
        sums = cls()
        sums.games, sums.total, sums.blocks, *sums.powers = written
        low, high = parts_of(least - _SLACK), parts_of(most + _SLACK)
        if not (
            sums.blocks <= sums.games <= LARGEST * sums.blocks
            and sums.games * low <= sums.total <= sums.games * high
            and sums.blocks * low <= sums.powers[0] <= sums.blocks * high
        ):
            raise ValueError("not sums")
        farthest = power = max(-low, high)
        for number, held in enumerate(sums.powers):
            if abs(held) > sums.blocks * power or (number % 2 and held < 0):
                raise ValueError("not sums")
            power = (power * farthest >> _BITS) + 1
        return sums


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
    return rate.intersection(mean_interval(sums.moments(), alpha / 2))


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
