"""Odd games under a rule set: unfinished games, games that all seats won, and the longest games."""

from collections.abc import Sequence
from typing import Annotated, Any, Final

from msgspec import Meta

from cardtable.playtest.block import BlockGame
from cardtable.playtest.histogram import EXAMPLES, Example, StudyExtent, first_examples
from cardtable.playtest.sums import LARGEST, Count

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
