"""A question about a game's rules: who plays, by which rule sets, and what each measure should come to."""

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from cardtable.engine.game import AnyGame
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules


class RuleSet(NamedTuple):
    """House rules with a name."""

    name: str
    rules: HouseRules


class Goal(NamedTuple):
    """The range in which a measure's mean should lie."""

    measure: str
    low: float = -inf
    high: float = inf

    def outside(self, value: float) -> float:
        """How far a value, which may be infinite, is from the range."""
        if self.low <= value <= self.high:
            return 0.0
        return max(self.low - value, value - self.high)


class Evidence(NamedTuple):
    """What would show a claim: that a measure's mean, or what it is more by than under another rule set, lies in a
    range. It takes both ends where something is to make no difference."""

    measure: str
    under: str
    """The rule set."""
    than: str = ""
    """The rule set that it is compared with: the base, or none."""
    above: float = -inf
    below: float = inf


class Claim(NamedTuple):
    """Something that is said of a game, and may be so or not."""

    says: str
    shown_by: tuple[Evidence, ...]
    """All of it together."""


class Wish(NamedTuple):
    """A measure that should be as large as can be, or as small."""

    measure: str
    larger: bool


class Study(NamedTuple):
    """What is asked. Its first rule set is the base, to which the others are compared."""

    game: str
    players: tuple[str, ...]
    rule_sets: tuple[RuleSet, ...]
    seed: int
    goals: Sequence[Goal] = ()
    also: tuple[str, ...] = ()
    """What is tried beside: see `trials`."""
    claim: Claim | None = None
    wish: Wish | None = None
    """What decides between rule sets that come equally close to the goals."""

    @property
    def of(self) -> AnyGame:
        """The game."""
        return GAMES[self.game]

    def letter(self, number: int) -> str:
        """What a rule set's folder of records is called, by its number from 0: a to z, then aa, ab ..."""
        text = ""
        number += 1
        while number:
            number, place = divmod(number - 1, 26)
            text = chr(ord("a") + place) + text
        return text


BASE = "base"
"""What the first rule set is called."""
