"""Sums over blocks that do not depend on the order of adding, or on the number of machines that add.

Values are doubles, whose sum would depend on their order. Each is therefore held as an integer in units of 2**-80.
"""

from collections.abc import Sequence
from math import isfinite
from typing import Annotated, Final

from msgspec import Meta

from cardtable.playtest.confidence import Moments

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
