"""Rule sets of a sweep: a base with some of its rules set to values to be tested."""

from collections.abc import Sequence
from itertools import product
from typing import Any, NamedTuple

from cardtable.engine.houserules import HouseRules, RulesError, text_value
from cardtable.language import translate
from cardtable.playtest.study import RuleSet

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
        except RulesError:
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
