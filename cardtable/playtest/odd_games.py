"""Games that are odd in themselves, whatever they are compared to: those that never ended, those that everybody won,
and the longest."""

from collections.abc import Sequence
from typing import Annotated, Any, Final

from msgspec import Meta

from cardtable.playtest.block import BlockGame
from cardtable.playtest.histogram import EXAMPLES, Example, Played, first_examples
from cardtable.playtest.sums import LARGEST, Count

UNFINISHED: Final = "unfinished"
ALL_SHARE: Final = "all_share"
LONGEST: Final = "longest"

_Few = Annotated[list[Example], Meta(max_length=EXAMPLES)]
_Longest = Annotated[list[tuple[Annotated[int, Meta(ge=-LARGEST, le=0)], Example]], Meta(max_length=EXAMPLES)]
WrittenOddGames = tuple[Count, Count, dict[str, _Few], _Longest]
"""Odd games as a part of a study holds them: how many were unfinished, how many all seats won, the first few of both,
and the longest, each behind its moves, which are less than nothing."""


class OddGames:
    """Of one rule set: counted, and the first few kept in mind, in the order of the blocks whatever the order in which
    they come."""

    __slots__ = ("_first", "_longest", "all_share", "unfinished")

    def __init__(self) -> None:
        self.unfinished = 0
        """Longer than the limit."""
        self.all_share = 0
        """Finished, and won by all seats together: 0 : 0 in most games."""
        self._first: dict[str, list[Example]] = {UNFINISHED: [], ALL_SHARE: []}
        self._longest: list[tuple[int, Example]] = []
        """The moves of each, less than nothing, so that the longest comes first."""

    def add(self, game: BlockGame, example: Example) -> None:
        """One game, which no program has spoilt."""
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
        """Another shard's."""
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
        """How many the longest of those that ended had; 0 where none has."""
        return -self._longest[0][0] if self._longest else 0

    def examples(self, kind: str) -> Sequence[Example]:
        """The first few of a kind; of the longest, the longest first."""
        return [example for _, example in self._longest] if kind == LONGEST else self._first[kind]

    def written(self) -> list[Any]:
        """As a part of a study holds them."""
        return [self.unfinished, self.all_share, self._first, self._longest]

    @classmethod
    def read(cls, held: WrittenOddGames, unfinished: int, finished: int, played: Played) -> "OddGames":
        """From what `written` gave; ValueError where so many unfinished and finished games of those that were `played`
        can't have come to that."""
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
