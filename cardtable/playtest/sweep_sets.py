"""The rule sets of a sweep: a base with some of its rules at values that are tried."""

from collections.abc import Sequence
from itertools import product
from typing import Any, NamedTuple

from cardtable.engine.houserules import HouseRules, RulesError, text_value
from cardtable.language import translate
from cardtable.playtest.study import RuleSet

Choice = Sequence[tuple[str, Any]]
"""A rule's name with each of the values that are tried of it."""


def each_alone(choices: Sequence[Choice]) -> list[Choice]:
    """One rule changed at a time."""
    return [[pair] for values in choices for pair in values]


def combined(choices: Sequence[Choice]) -> list[Choice]:
    """All combinations of one value of each rule."""
    return [list(one) for one in product(*choices)] if choices else []


def set_name(pairs: Choice) -> str:
    """What a rule set of a sweep is called: "king_value=9 jack_value=10"."""
    return " ".join([f"{key}={text_value(value)}" for key, value in pairs])


class SweepSets(NamedTuple):
    """What combinations of values come to."""

    rule_sets: Sequence[RuleSet]
    """Those that play games of their own, without the base."""
    alike: int
    """How many others there would be that play the same games as one of these or as the base."""


def sweep_sets(base: HouseRules, combinations: Sequence[Choice], seats: int) -> SweepSets:
    """The rule sets that these come to, each once: without the base, and without those that can't stand together."""
    seen, played, sets = {_values(base, seats)}, {base.in_play(seats)}, []
    for pairs in combinations:
        chosen = {name: value for name, value in pairs if value is not None}  # a rule may be left to its formula
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
    """The values of all rules, with or without effect."""
    return tuple([rules.value(rule, seats) for rule in rules.declared()])


def alike_words(alike: int) -> str:
    """What is said of rule sets that are left out since others play the same games."""
    return translate("sweep", "Left out because another plays the same games: %n rule set(s).", None, alike)
