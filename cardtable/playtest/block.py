"""Result of one block of a study, as the process that played it sends it, with the options that its players had.

Options are the kinds of move that were legal when a seat decided. Only decisions count in which it is public knowledge
that the seat has a choice; forced moves are made automatically. A kind that is often legal and never chosen is dead
weight in the rules, or these players do not see its use.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from cardtable.engine.lines import Line, MoveLine, SayLine
from cardtable.engine.state import NOBODY
from cardtable.match import Match
from cardtable.playtest.deal_luck import BlockLuck
from cardtable.playtest.match_tally import MatchFault

HARDLY: Final = 0.005
"""Share of the decisions with a legal move of a kind, below which the kind is hardly ever chosen."""
ENOUGH_DECISIONS: Final = 200
"""Number of decisions with a legal move of a kind before it can be called hardly ever chosen: HARDLY of them is one."""


class OptionCounts(NamedTuple):
    """Counts of one kind of move."""

    move: str
    offered: int
    """Number of decisions in which it was legal."""
    chosen: int
    """Number of decisions in which it was chosen."""

    @property
    def dead(self) -> bool:
        """True if it is hardly ever chosen although it was legal often enough."""
        return self.offered >= ENOUGH_DECISIONS and self.chosen < HARDLY * self.offered


class Options:
    """Counts of kinds of move over many games."""

    def __init__(self) -> None:
        self.counts: dict[str, tuple[int, int]] = {}
        """By kind of move: the number of decisions in which it was legal, and in which it was chosen."""

    def add(self, counts: Mapping[str, tuple[int, int]]) -> None:
        """Add counts of other games."""
        for kind, (offered, chosen) in counts.items():
            before = self.counts.get(kind, (0, 0))
            self.counts[kind] = (before[0] + offered, before[1] + chosen)

    def table(self, moves: Iterable[str]) -> list[OptionCounts]:
        """Return the counts of a game's kinds of move that were ever legal, in the order of `moves`."""
        return [OptionCounts(kind, *self.counts[kind]) for kind in moves if kind in self.counts]


class CountedDecision(NamedTuple):
    """Move that was not forced."""

    line: int
    """Number of its line in the record; the header is line 1."""
    seat: int
    kind: str
    options: int
    """Number of legal moves."""


class OptionCounter:
    """Follows one match and collects its decisions."""

    def __init__(self, match: Match) -> None:
        self.made: list[CountedDecision] = []
        self._state = match.state
        self._line = 1
        self._options = self._due()

    def write(self, line: Line, events: Sequence[object]) -> None:
        """Take one line of the match, and note the number of moves that are legal after it."""
        self._line += 1
        if isinstance(line, SayLine):
            return
        if self._options and isinstance(line, MoveLine):
            self.made.append(CountedDecision(self._line, line.seat, str(line.__struct_config__.tag), self._options))
        self._options = self._due()

    def _due(self) -> int:
        """Return the number of legal moves of the seat that decides now; 0 if none does."""
        turn = self._state.turn
        return len(self._state.legal(turn)) if turn >= 0 and self._state.forced() < 0 else 0


class Deciding:
    """Follows one match and counts the kinds of move that were legal in its decisions."""

    def __init__(self, match: Match) -> None:
        self._game, self._state = match.game, match.state
        self._open = self._due()
        self._made: dict[tuple[tuple[str, ...], str], int] = {}  # by the legal kinds and the kind chosen

    @property
    def counts(self) -> dict[str, tuple[int, int]]:
        """By kind of move: the number of decisions in which it was legal, and in which it was chosen."""
        found = Options()
        for (kinds, made), often in self._made.items():
            found.add({kind: (often, often * (kind == made)) for kind in kinds})
        return found.counts

    def write(self, line: Line, events: Sequence[object]) -> None:
        """Take one line of the match, and note the kinds of move that are legal after it."""
        if isinstance(line, SayLine):
            return
        if self._open and isinstance(line, MoveLine):
            decision = self._open, str(line.__struct_config__.tag)
            self._made[decision] = self._made.get(decision, 0) + 1
        self._open = self._due()

    def _due(self) -> tuple[str, ...]:
        """Return the kinds of move that are legal for the seat that decides now; empty if none does."""
        turn = self._state.turn
        return self._game.kinds(self._state, turn) if turn >= 0 and self._state.forced() < 0 else ()


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
