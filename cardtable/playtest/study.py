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


class Study(NamedTuple):
    """What is asked. Its first rule set is the base, to which the others are compared."""

    game: str
    players: tuple[str, ...]
    rule_sets: tuple[RuleSet, ...]
    seed: int
    goals: Sequence[Goal] = ()

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
