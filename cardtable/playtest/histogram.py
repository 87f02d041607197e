"""Histogram of a measure over games, and the odd games of a rule set, both with the first few games as examples.

A histogram has exact counts in bars. A value belongs to the nearest cell; cells are whole numbers, or twentieths for
rates. A bar consists of 1, 2, 4 or more cells, a power of two, and begins at a multiple of its width. The width is the
smallest that needs at most `MOST_BARS` bars from the least value to the largest. The result therefore depends neither
on the order of the games nor on shards.
"""

from collections.abc import Sequence
from math import floor
from typing import Annotated, Any, Final, NamedTuple

from msgspec import Meta

from cardtable.playtest.block import BlockGame
from cardtable.playtest.estimates import LARGEST, Count, Score
from cardtable.playtest.measures import MeasureKind

MOST_BARS: Final = 40
EXAMPLES: Final = 4
"""Number of games kept for each bar."""
_CELLS: Final = {MeasureKind.AMOUNT: 1, MeasureKind.RATE: 20}
"""Number of cells per unit of the measure."""


class Example(NamedTuple):
    """Reference to a game that shows something."""

    block: Count
    rotation: Count
    scores: tuple[Score, ...]
    """Scores by seat; empty if the game was not finished."""


class StudyExtent(NamedTuple):
    """Extent of a study's games, to check references to them in a file."""

    blocks: int
    seats: int

    def has(self, block: int, rotation: int, *scores: Sequence[int]) -> bool:
        """Return whether there is such a game, and whether each of `scores` has a score for every seat."""
        return 1 <= block <= self.blocks and rotation < self.seats and all(len(one) == self.seats for one in scores)


WrittenHistogram = tuple[
    Annotated[int, Meta(ge=0, le=64)], list[tuple[Score, Count, Annotated[list[Example], Meta(max_length=EXAMPLES)]]]
]
"""Written form of a `Histogram`: the number of doublings, and for each bar its number, count and first games."""


class Bar(NamedTuple):
    """Bar of a histogram."""

    low: float
    """Centre of its lowest cell."""
    high: float
    """Centre of its highest cell."""
    games: int
    examples: Sequence[Example]
    """First few of its games, in the order of the blocks."""


class Histogram:
    """Histogram of one measure of finished games."""

    __slots__ = ("_bars", "_cells", "_doublings")

    def __init__(self, kind: MeasureKind) -> None:
        self._cells = _CELLS[kind]
        self._doublings = 0
        """Number of times that the width of the bars, at first one cell, was doubled."""
        self._bars: dict[int, tuple[int, list[Example]]] = {}
        """Number of games and the first few of them, by number of the bar."""

    def add(self, value: float, example: Example) -> None:
        """Count the value of one game."""
        number = floor(value * self._cells + 0.5) >> self._doublings
        count, examples = self._bars.get(number, (0, []))
        if len(examples) == EXAMPLES and examples[-1] < example:  # the usual case, handled fast
            self._bars[number] = (count + 1, examples)
        else:
            self._put(number, 1, [example])

    def join(self, other: "Histogram") -> None:
        """Add the histogram of another shard."""
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
        """Merge bars to the width after this number of doublings, unless they are as wide already."""
        by = doublings - self._doublings
        if by <= 0:
            return
        self._doublings = doublings
        narrow, self._bars = self._bars, {}
        for number, (count, examples) in narrow.items():
            before, kept = self._bars.get(number >> by, (0, []))
            self._bars[number >> by] = (before + count, first_examples(kept, examples))

    def bars(self) -> list[Bar]:
        """Return the bars from the least to the largest, including empty ones in between."""
        return [self._bar(number) for number in self.numbers]

    @property
    def numbers(self) -> range:
        """Numbers of its bars, including empty ones in between."""
        return range(min(self._bars), max(self._bars) + 1) if self._bars else range(0)

    def _bar(self, number: int) -> Bar:
        count, examples = self._bars.get(number, (0, []))
        first = number << self._doublings
        last = first + (1 << self._doublings) - 1
        return Bar(first / self._cells, last / self._cells, count, tuple(examples))

    def written(self) -> list[Any]:
        """Return the histogram as a part of a study holds it."""
        return [self._doublings, [[number, *held] for number, held in sorted(self._bars.items())]]

    @classmethod
    def read(cls, held: WrittenHistogram, kind: MeasureKind, games: int, played: StudyExtent) -> "Histogram":
        """Read what `written` returned; ValueError if it is not a histogram of `games` finished games out of those
        `played`."""
        found = cls(kind)
        found._doublings, bars = held
        for number, count, examples in bars:
            found._bars[number] = (count, examples)
            if len(examples) > count or not all(played.has(*one) for one in examples):
                raise ValueError("not a histogram")
        farthest = (LARGEST if kind is MeasureKind.AMOUNT else 1) * found._cells >> found._doublings
        if (
            sum([count for _, count, _ in bars]) != games
            or len(found._bars) != len(bars)
            or not all(-farthest - 1 <= number <= farthest for number in found._bars)
            or max(found._bars, default=0) - min(found._bars, default=0) >= MOST_BARS
        ):
            raise ValueError("not a histogram")
        return found


def first_examples(kept: Sequence[Example], more: Sequence[Example]) -> list[Example]:
    """Return the first EXAMPLES games of both, in the order of the blocks."""
    return sorted([*kept, *more])[:EXAMPLES]


def beside(*histograms: Histogram) -> list[list[Bar]]:
    """Return the bars of several histograms, aligned: all of the same width and from the same least value to the
    largest."""
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


def half_cell(kind: MeasureKind) -> float:
    """Return half the width of a cell, by which a bar extends beyond its least and largest value."""
    return 0.5 / _CELLS[kind]


UNFINISHED: Final = "unfinished"
ALL_SHARE: Final = "all_share"
LONGEST: Final = "longest"

_Few = Annotated[list[Example], Meta(max_length=EXAMPLES)]
_Longest = Annotated[list[tuple[Annotated[int, Meta(ge=-LARGEST, le=0)], Example]], Meta(max_length=EXAMPLES)]
WrittenOddGames = tuple[Count, Count, dict[str, _Few], _Longest]
"""Written form of `OddGames`: numbers of unfinished and of shared games, first few of both, and the longest.

Each of the longest games follows the negative number of its moves.
"""


class OddGames:
    """Odd games of one rule set: counts, and the first few games in the order of the blocks, however they were
    added."""

    __slots__ = ("_first", "_longest", "all_share", "unfinished")

    def __init__(self) -> None:
        self.unfinished = 0
        """Number of games that reached the limit of moves."""
        self.all_share = 0
        """Number of finished games that all seats won together, in most games with 0 points each."""
        self._first: dict[str, list[Example]] = {UNFINISHED: [], ALL_SHARE: []}
        self._longest: list[tuple[int, Example]] = []
        """Games with their negative number of moves, so that the longest come first."""

    def add(self, game: BlockGame, example: Example) -> None:
        """Count a game that no program has spoilt."""
        if game.values is None:
            self.unfinished += 1
            self._keep(UNFINISHED, [example])
            return
        if len(game.winners) == len(game.scores):
            self.all_share += 1
            self._keep(ALL_SHARE, [example])
        if len(self._longest) < EXAMPLES or -game.moves < self._longest[-1][0]:
            self._keep_longest([(-game.moves, example)])

    def join(self, other: "OddGames") -> None:
        """Add the odd games of another shard."""
        self.unfinished += other.unfinished
        self.all_share += other.all_share
        for kind, examples in other._first.items():
            self._keep(kind, examples)
        self._keep_longest(other._longest)

    def _keep(self, kind: str, more: Sequence[Example]) -> None:
        self._first[kind] = first_examples(self._first[kind], more)

    def _keep_longest(self, more: Sequence[tuple[int, Example]]) -> None:
        self._longest = sorted([*self._longest, *more])[:EXAMPLES]

    @property
    def moves(self) -> int:
        """Number of moves in the longest finished game; 0 without finished games."""
        return -self._longest[0][0] if self._longest else 0

    def examples(self, kind: str) -> Sequence[Example]:
        """Return the first few games of a kind; for LONGEST, the longest first."""
        return [example for _, example in self._longest] if kind == LONGEST else self._first[kind]

    def written(self) -> list[Any]:
        """Return the odd games as a part of a study holds them."""
        return [self.unfinished, self.all_share, self._first, self._longest]

    @classmethod
    def read(cls, held: WrittenOddGames, unfinished: int, finished: int, played: StudyExtent) -> "OddGames":
        """Read what `written` returned.

        ValueError if these numbers of unfinished and finished games, out of those `played`, can't add up to it.
        """
        found = cls()
        found.unfinished, found.all_share, found._first, found._longest = held
        whole = [*found._first.get(ALL_SHARE, ()), *[example for _, example in found._longest]]
        if (
            found._first.keys() != {UNFINISHED, ALL_SHARE}
            or found.unfinished != unfinished
            or max(found.all_share, len(found._longest)) > finished
            or not all(played.has(*one) for one in whole)
            or not all(played.has(one.block, one.rotation) and not one.scores for one in found._first[UNFINISHED])
        ):
            raise ValueError("not odd games")
        return found
