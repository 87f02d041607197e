"""Sums over blocks that come out the same in whatever order, and on however many machines, they are added up.

A value is a double, and a sum of doubles depends on their order. So each is held as a whole number of tiny parts, and
whole numbers are added.
"""

from collections.abc import Sequence
from math import isfinite
from typing import Annotated, Final

from msgspec import Meta

from cardtable.playtest.confidence import Moments

_BITS: Final = 80
"""A value is held in parts of 2**-80: exactly, from 2**-27 up."""
_ONE: Final = 1 << _BITS
_POWERS: Final = 4
_SLACK: Final = 1e-6
"""By so much, doubles that are rounded may lie outside of where they should."""
LARGEST: Final = 2**53
"""No count, and no value that is added up, is larger: what a file says beyond is not from us."""

Count = Annotated[int, Meta(ge=0, le=LARGEST)]
"""How many, as a part of a study holds it."""
Score = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
"""A seat's score at the end, as a part of a study holds it."""
WrittenSums = tuple[Count, int, Count, int, int, int, int]
"""Sums as a part of a study holds them: games, total, blocks, and the powers."""


def parts_of(value: float) -> int:
    """A value in tiny parts."""
    assert isfinite(value)
    numerator, denominator = value.as_integer_ratio()
    return numerator * _ONE // denominator


class Sums:
    """Of one number a game: its sum over all games, and the powers of its means by block."""

    __slots__ = ("blocks", "games", "powers", "total")

    def __init__(self) -> None:
        self.games = 0
        self.total = 0
        """In tiny parts."""
        self.blocks = 0
        """Those with a game that counts."""
        self.powers = [0] * _POWERS
        """Of the blocks' means, from the first power on, in tiny parts."""

    def add(self, values: Sequence[float]) -> None:
        """One block's games that count."""
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
        """Another shard's."""
        self.games += other.games
        self.total += other.total
        self.blocks += other.blocks
        self.powers = [mine + theirs for mine, theirs in zip(self.powers, other.powers, strict=True)]

    @property
    def mean(self) -> float | None:
        """Over all games, None where there is none: the exact mean, rounded once."""
        return self.total / (self.games * _ONE) if self.games else None

    @property
    def block_total(self) -> float:
        """The sum of the blocks' means."""
        return self.powers[0] / _ONE

    def moments(self) -> Moments:
        """What is known of the blocks' means."""
        count = self.blocks
        if not count:
            return Moments(0, 0.0, 0.0, 0.0)
        # Around the mean, in whole numbers: what differs by little from a large mean would be lost in doubles.
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
        """As a part of a study holds them."""
        return [self.games, self.total, self.blocks, *self.powers]

    @classmethod
    def read(cls, written: WrittenSums, least: float = -LARGEST, most: float = LARGEST) -> "Sums":
        """From what `written` gave; ValueError where no values from `least` to `most` can have come to that."""
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
