"""Study of a game's rules: players, rule sets, also those of a sweep, and goals for the measures."""

from collections.abc import Sequence
from itertools import product
from math import inf
from typing import Any, NamedTuple

from cardtable.engine.game import AnyGame
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules, text_value
from cardtable.errors import BadInput
from cardtable.language import translate


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


Choice = Sequence[tuple[str, Any]]
"""Pairs of a rule's name and a value to be tested."""


def each_alone(choices: Sequence[Choice]) -> list[Choice]:
    """Return the combinations that change one rule at a time."""
    return [[pair] for values in choices for pair in values]


def combined(choices: Sequence[Choice]) -> list[Choice]:
    """Return all combinations of one value of each rule."""
    return [list(one) for one in product(*choices)] if choices else []


def set_name(pairs: Choice) -> str:
    """Return the name of a rule set in a sweep, such as "king_value=9 jack_value=10"."""
    return " ".join([f"{key}={text_value(value)}" for key, value in pairs])


class SweepSets(NamedTuple):
    """Rule sets of a sweep, without duplicates."""

    rule_sets: Sequence[RuleSet]
    """Rule sets that play games of their own, without the base."""
    alike: int
    """Number of other rule sets, which play the same games as the base or one of `rule_sets`."""


def sweep_sets(base: HouseRules, combinations: Sequence[Choice], seats: int) -> SweepSets:
    """Return the rule sets of these combinations, without the base, duplicates and invalid combinations."""
    seen, played, sets = {_values(base, seats)}, {base.in_play(seats)}, []
    for pairs in combinations:
        chosen = {name: value for name, value in pairs if value is not None}  # None leaves a rule to its formula
        try:
            rules = type(base).made({**base.changed(), **chosen})
            rules.check(seats)
        except BadInput:
            continue
        seen.add(_values(rules, seats))
        if rules.in_play(seats) in played:
            continue
        played.add(rules.in_play(seats))
        told = {
            name: value
            for name, value in chosen.items()
            if getattr(base, name) != value and rules.matters(rules.rule(name))
        }
        sets.append(RuleSet(set_name(list(told.items())), type(base).made({**base.changed(), **told})))
    return SweepSets(sets, len(seen) - len(played))


def _values(rules: HouseRules, seats: int) -> tuple[int | bool | str, ...]:
    """Return the values of all rules, whether they have an effect or not."""
    return tuple([rules.value(rule, seats) for rule in rules.declared()])


def alike_words(alike: int) -> str:
    """Return a sentence on rule sets that are left out because others play the same games."""
    return translate("sweep", "Left out because another plays the same games: %n rule set(s).", None, alike)
