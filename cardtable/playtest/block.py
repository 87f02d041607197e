"""Result of one block of a study, as the process that played it sends it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cardtable.engine.state import NOBODY
from cardtable.playtest.luck import BlockLuck
from cardtable.playtest.options import CountedDecision
from cardtable.playtest.tally import MatchFault


class BlockGame(NamedTuple):
    """Result of one game of a block."""

    moves: int
    values: Sequence[float] | None
    """Measures in the order of `game_measures`; None if the game was not finished."""
    fault: MatchFault | None = None
    scores: Sequence[int] = ()
    """Scores by seat; empty if the game was not finished."""
    winners: Sequence[int] = ()
    """Seats that won."""
    first: int = NOBODY
    """Seat that went first; NOBODY if the game was not finished."""
    hands: Sequence[float] = ()
    """Strength of the hand that each seat was dealt, if the game rates hands."""
    decisions: Sequence[CountedDecision] = ()
    """Decisions made, if the plan asks for them."""

    def shares(self, seats: int) -> list[float]:
        """Return each seat's share of the win."""
        return [(seat in self.winners) / len(self.winners) for seat in range(seats)]


class Pair(NamedTuple):
    """Comparison of a finished game under a rule set with the same game under the base."""

    differ: bool
    """True if anything went differently."""
    winners_differ: bool
    """True if the winners differ."""
    chosen: bool | None
    """True if the first difference was a player's choice, made before the rules had any other effect.

    None if nothing differs, if other cards were dealt, or if the first difference was not examined.
    """


class Block(NamedTuple):
    """Result of one block."""

    number: int
    """Number of the piece of work, from 1."""
    block: int
    """Number of the block in the whole study, from 1."""
    games: Sequence[Sequence[BlockGame]]
    """By rule set, then by rotation; empty for a rule set that has dropped out."""
    pairs: Sequence[Sequence[Pair | None]]
    """By rule set after the base, then by rotation; None if one of the two games was not finished."""

    seconds: Sequence[float]
    """Seconds spent on the games, by rule set."""
    trials: Sequence[Sequence[tuple[str, float]]]
    """By rule set: names of the players' trials, each with the tested player's share of the win."""
    luck: Sequence[BlockLuck | None]
    """By rule set; None if one of its games was not finished."""
    unlike: Sequence[Mapping[str, Sequence[float]]]
    """By rule set: shares of the win of players who are not all alike; empty if one of its games was not finished."""
    options: Sequence[Mapping[str, tuple[int, int]]]
    """By rule set and kind of move: the number of decisions in which it was legal, and in which it was chosen.

    Empty if moves were not examined.
    """

    course: Sequence[Mapping[str, float]]
    """By rule set: measures of how one of its games ran; empty if no game was analysed."""

    @property
    def faults(self) -> Sequence[MatchFault | None]:
        """Faults of the games in the order of play; None for a game without one."""
        return [game.fault for row in self.games for game in row]
