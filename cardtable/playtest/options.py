"""Options: which kinds of move were open to seats that decided, and which of them were chosen.

A seat decides where everybody knows that it has a choice: moves that are forced are made for it, and count for nothing.
A kind that is open again and again and never chosen is dead weight in the rules, or these players don't see its use.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from cardtable.engine.lines import Line, MoveLine, SayLine
from cardtable.match import Match

HARDLY: Final = 0.005
"""A kind that is chosen in a smaller part of the decisions in which it was open is hardly ever chosen."""
ENOUGH_DECISIONS: Final = 200
"""In so many it must have been open before that is said of it: one choice in them would be HARDLY."""


class Option(NamedTuple):
    """A kind of move."""

    move: str
    offered: int
    """Decisions in which it was open."""
    chosen: int
    """Those in which it was made."""

    @property
    def dead(self) -> bool:
        """Whether it is hardly ever chosen, though it was open often enough to be."""
        return self.offered >= ENOUGH_DECISIONS and self.chosen < HARDLY * self.offered


class Options:
    """The counts of many games."""

    def __init__(self) -> None:
        self.counts: dict[str, tuple[int, int]] = {}
        """By kind, how often it was open and how often it was chosen."""

    def add(self, counts: Mapping[str, tuple[int, int]]) -> None:
        """Counts more."""
        for kind, (offered, chosen) in counts.items():
            before = self.counts.get(kind, (0, 0))
            self.counts[kind] = (before[0] + offered, before[1] + chosen)

    def table(self, moves: Iterable[str]) -> list[Option]:
        """Of the kinds of move that a game has, those that were ever open, in its order."""
        return [Option(kind, *self.counts[kind]) for kind in moves if kind in self.counts]


class Decision(NamedTuple):
    """A move that was not forced."""

    line: int
    """Of the record, whose header is line 1."""
    seat: int
    kind: str
    options: int
    """Between how many moves the seat could choose."""


class Decisions:
    """Follows one match, and keeps its decisions."""

    def __init__(self, match: Match) -> None:
        self.made: list[Decision] = []
        self._state = match.state
        self._line = 1
        self._options = self._due()

    def write(self, line: Line, events: Sequence[object]) -> None:
        """Takes one line of the match, and looks between how many moves there is to choose then."""
        self._line += 1
        if isinstance(line, SayLine):
            return
        if self._options and isinstance(line, MoveLine):
            self.made.append(Decision(self._line, line.seat, str(line.__struct_config__.tag), self._options))
        self._options = self._due()

    def _due(self) -> int:
        """Between how many moves the seat chooses that decides now; 0 where none does."""
        turn = self._state.turn
        return len(self._state.legal(turn)) if turn >= 0 and self._state.forced() < 0 else 0


class Deciding:
    """Follows one match, and counts what was open in its decisions."""

    def __init__(self, match: Match) -> None:
        self._game, self._state = match.game, match.state
        self._open = self._due()
        self._made: dict[tuple[tuple[str, ...], str], int] = {}  # by what was open, and what was made of it

    @property
    def counts(self) -> dict[str, tuple[int, int]]:
        """By kind, how often it was open and how often it was chosen."""
        found = Options()
        for (kinds, made), often in self._made.items():
            found.add({kind: (often, often * (kind == made)) for kind in kinds})
        return found.counts

    def write(self, line: Line, events: Sequence[object]) -> None:
        """Takes one line of the match, and looks what is open then."""
        if isinstance(line, SayLine):
            return
        if self._open and isinstance(line, MoveLine):
            decision = self._open, str(line.__struct_config__.tag)
            self._made[decision] = self._made.get(decision, 0) + 1
        self._open = self._due()

    def _due(self) -> tuple[str, ...]:
        """What is open to the seat that decides now; nothing where none does."""
        turn = self._state.turn
        return self._game.kinds(self._state, turn) if turn >= 0 and self._state.forced() < 0 else ()
