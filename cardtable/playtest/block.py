"""What came of one block of a study, as it travels from the process that played it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cardtable.engine.state import NOBODY
from cardtable.playtest.luck import BlockLuck
from cardtable.playtest.options import Decision
from cardtable.playtest.tally import Fault


class BlockGame(NamedTuple):
    """What came of one game of a block."""

    moves: int
    values: Sequence[float] | None
    """Its measures, in the order of `game_measures`; None where it was not finished."""
    fault: Fault | None = None
    scores: Sequence[int] = ()
    """By seat, where it was finished."""
    winners: Sequence[int] = ()
    """The seats that won."""
    first: int = NOBODY
    """The seat that went first, where it was finished."""
    hands: Sequence[float] = ()
    """How strong a hand each seat was dealt, where the game says so."""
    decisions: Sequence[Decision] = ()
    """What was decided, where the plan wants to know."""

    def shares(self, seats: int) -> list[float]:
        """Each seat's part of the win."""
        return [(seat in self.winners) / len(self.winners) for seat in range(seats)]


class Pair(NamedTuple):
    """A game under a rule set beside the same one under the base, both finished."""

    differ: bool
    """Whether anything went otherwise."""
    winners_differ: bool
    """Whether others won."""
    chosen: bool | None
    """Whether the first thing to differ was what a player chose, and the rules had done nothing else by then; None
    where nothing differs, other cards were dealt, or nobody looked."""


class Block(NamedTuple):
    """What came of one block."""

    number: int
    """Which piece of the work it was, from 1."""
    block: int
    """Which block of the whole study."""
    games: Sequence[Sequence[BlockGame]]
    """By rule set, then by rotation; nothing of a rule set that has dropped out."""
    pairs: Sequence[Sequence[Pair | None]]
    """By rule set after the base, then by rotation; None where one of the two was not finished."""

    seconds: Sequence[float]
    """By rule set: what its games took."""
    trials: Sequence[Sequence[tuple[str, float]]]
    """By rule set: trials of the players by name, and the part of the win of the one who was tried."""
    luck: Sequence[BlockLuck | None]
    """By rule set; None where one of its games was not finished."""
    unlike: Sequence[Mapping[str, Sequence[float]]]
    """By rule set: what the block tells of players who are not all alike; nothing where one of its games was not
    finished."""
    options: Sequence[Mapping[str, tuple[int, int]]]
    """By rule set: of the kinds of move, how often each was open in a decision, and how often it was chosen; nothing
    where nobody looked."""

    course: Sequence[Mapping[str, float]]
    """By rule set: how one of its games ran, by measure; nothing where nobody looked."""

    @property
    def faults(self) -> Sequence[Fault | None]:
        """Of each game, as they were played: why it failed, or None."""
        return [game.fault for row in self.games for game in row]
