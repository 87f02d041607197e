"""Study of a game's rules: players, rule sets, and goals for the measures."""

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from cardtable.engine.game import AnyGame
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules


class RuleSet(NamedTuple):
    """Named house rules."""

    name: str
    rules: HouseRules


class Goal(NamedTuple):
    """Range in which the mean of a measure should lie."""

    measure: str
    low: float = -inf
    high: float = inf

    def outside(self, value: float) -> float:
        """Return the distance of a value from the range, 0 if it is inside. The value may be infinite."""
        if self.low <= value <= self.high:
            return 0.0
        return max(self.low - value, value - self.high)


class Evidence(NamedTuple):
    """Range of a measure's mean, or of its difference from another rule set, that supports a claim.

    Both ends are given to claim that something makes no difference.
    """

    measure: str
    under: str
    """Name of the rule set."""
    than: str = ""
    """Name of the rule set to compare with, which can only be the base; empty for no comparison."""
    above: float = -inf
    below: float = inf


class Claim(NamedTuple):
    """Statement about a game, to be tested."""

    says: str
    shown_by: tuple[Evidence, ...]
    """Evidence; the claim is shown if all of it holds."""


class Wish(NamedTuple):
    """Measure to make as large or as small as possible."""

    measure: str
    larger: bool


class Study(NamedTuple):
    """Question to be answered by play. Its first rule set is the base, with which the others are compared."""

    game: str
    players: tuple[str, ...]
    rule_sets: tuple[RuleSet, ...]
    seed: int
    goals: Sequence[Goal] = ()
    also: tuple[str, ...] = ()
    """Extras to play: see `trials.ALSO`."""
    claim: Claim | None = None
    wish: Wish | None = None
    """Measure to raise or lower besides; it counts in a rule set's distance from the goals (see `ranking`)."""

    @property
    def of(self) -> AnyGame:
        return GAMES[self.game]

    def letter(self, number: int) -> str:
        """Return the name of a rule set's folder of records, given its number from 0: a to z, then aa, ab and so on."""
        text = ""
        number += 1
        while number:
            number, place = divmod(number - 1, 26)
            text = chr(ord("a") + place) + text
        return text


BASE = "base"
"""Name of the first rule set."""
