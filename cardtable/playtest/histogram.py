"""How a measure is spread over the games: counted exactly, in bars that grow broader as values lie farther apart, each
with the first few of its games.

A value belongs to the cell that it is nearest to: whole numbers, or twentieths for parts of one. A bar is a cell, or
two next to each other, or four, always beginning at a multiple of its breadth: the narrowest for which there are no
more than `MOST_BARS` from the least value to the largest. So neither the order of the games nor shards make a
difference.
"""

from collections.abc import Sequence
from math import floor
from typing import Annotated, Any, Final, NamedTuple

from msgspec import Meta

from cardtable.playtest.measures import Kind
from cardtable.playtest.sums import LARGEST, Count, Score

MOST_BARS: Final = 40
EXAMPLES: Final = 4
"""So many of a bar's games are kept in mind."""
_CELLS: Final = {Kind.AMOUNT: 1, Kind.RATE: 20}
"""How many there are in one."""


class Example(NamedTuple):
    """A game that shows something."""

    block: Count
    rotation: Count
    scores: tuple[Score, ...]
    """By seat; empty where it was not finished."""


class Played(NamedTuple):
    """The games that something read from a file can be about."""

    blocks: int
    seats: int

    def has(self, block: int, rotation: int, *scores: Sequence[int]) -> bool:
        """Whether there is such a game, and these are the scores of all seats in it, under one rule set or several."""
        return 1 <= block <= self.blocks and rotation < self.seats and all(len(one) == self.seats for one in scores)


WrittenHistogram = tuple[
    Annotated[int, Meta(ge=0, le=64)], list[tuple[Score, Count, Annotated[list[Example], Meta(max_length=EXAMPLES)]]]
]
"""A histogram as a part of a study holds it: how often its bars were doubled, and each with its number, count and first
games."""


class Bar(NamedTuple):
    """Values that lie near each other."""

    low: float
    """The least value of it, as cells have them,"""
    high: float
    """and the largest."""
    games: int
    examples: Sequence[Example]
    """The first few of its games, in the order of the blocks."""


class Histogram:
    """Of one measure of finished games."""

    __slots__ = ("_bars", "_cells", "_doublings")

    def __init__(self, kind: Kind) -> None:
        self._cells = _CELLS[kind]
        self._doublings = 0
        """How often the breadth of a bar, at first a cell, was doubled."""
        self._bars: dict[int, tuple[int, list[Example]]] = {}
        """By number: the games in it, and the first few of them."""

    def add(self, value: float, example: Example) -> None:
        """One game's."""
        number = floor(value * self._cells + 0.5) >> self._doublings
        count, examples = self._bars.get(number, (0, []))
        if len(examples) == EXAMPLES and examples[-1] < example:  # as almost always
            self._bars[number] = (count + 1, examples)
        else:
            self._put(number, 1, [example])

    def join(self, other: "Histogram") -> None:
        """Another shard's."""
        self.widen(other._doublings)
        for number, (count, examples) in other._bars.items():
            self._put(number >> (self._doublings - other._doublings), count, examples)

    def _put(self, number: int, count: int, examples: Sequence[Example]) -> None:
        before, kept = self._bars.get(number, (0, []))
        self._bars[number] = (before + count, first_examples(kept, examples))
        if before == 0:
            while max(self._bars) - min(self._bars) >= MOST_BARS:
                self.widen(self._doublings + 1)

    def widen(self, doublings: int) -> None:
        """Makes its bars as broad as so many doublings make them, if they are narrower."""
        by = doublings - self._doublings
        if by <= 0:
            return
        self._doublings = doublings
        narrow, self._bars = self._bars, {}
        for number, (count, examples) in narrow.items():
            before, kept = self._bars.get(number >> by, (0, []))
            self._bars[number >> by] = (before + count, first_examples(kept, examples))

    def bars(self) -> list[Bar]:
        """From the least to the largest, those without a game in between too."""
        return [self._bar(number) for number in self.numbers]

    @property
    def numbers(self) -> range:
        """Those of its bars, with the empty ones in between."""
        return range(min(self._bars), max(self._bars) + 1) if self._bars else range(0)

    def _bar(self, number: int) -> Bar:
        count, examples = self._bars.get(number, (0, []))
        first = number << self._doublings
        last = first + (1 << self._doublings) - 1
        return Bar(first / self._cells, last / self._cells, count, tuple(examples))

    def written(self) -> list[Any]:
        """As a part of a study holds it."""
        return [self._doublings, [[number, *held] for number, held in sorted(self._bars.items())]]

    @classmethod
    def read(cls, held: WrittenHistogram, kind: Kind, games: int, played: Played) -> "Histogram":
        """From what `written` gave; ValueError where so many finished games of those that were `played` can't have come
        to that."""
        found = cls(kind)
        found._doublings, bars = held
        for number, count, examples in bars:
            found._bars[number] = (count, examples)
            if len(examples) > count or not all(played.has(*one) for one in examples):
                raise ValueError("not a histogram")
        farthest = (LARGEST if kind is Kind.AMOUNT else 1) * found._cells >> found._doublings
        if (
            sum([count for _, count, _ in bars]) != games
            or len(found._bars) != len(bars)
            or not all(-farthest - 1 <= number <= farthest for number in found._bars)
            or max(found._bars, default=0) - min(found._bars, default=0) >= MOST_BARS
        ):
            raise ValueError("not a histogram")
        return found


def first_examples(kept: Sequence[Example], more: Sequence[Example]) -> list[Example]:
    """The first few games of both, in the order of the blocks."""
    return sorted([*kept, *more])[:EXAMPLES]


def beside(*histograms: Histogram) -> list[list[Bar]]:
    """The bars of several, each from the same value to the same, of one breadth."""
    whole = _copy(histograms[0])
    for other in histograms[1:]:
        whole.join(other)
    found = []
    numbers = whole.numbers
    for one in histograms:
        copy = _copy(one)
        copy.widen(whole._doublings)
        found.append([copy._bar(number) for number in numbers])
    return found


def _copy(one: Histogram) -> Histogram:
    copy = object.__new__(Histogram)
    copy._cells, copy._doublings, copy._bars = one._cells, one._doublings, dict(one._bars)
    return copy


def half_cell(kind: Kind) -> float:
    """How far a bar reaches beyond its least and its largest value."""
    return 0.5 / _CELLS[kind]
