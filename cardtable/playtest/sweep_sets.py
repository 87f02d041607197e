"""The rule sets of a sweep: a base with some of its rules at values that are tried."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from cardtable.engine.houserules import HouseRules, RulesError, text_value
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


def sweep_sets(base: HouseRules, combinations: Sequence[Choice], seats: int) -> Iterator[RuleSet]:
    """The rule sets that these come to, each once: without the base, and without those that can't stand together."""
    seen = [base]
    for pairs in combinations:
        chosen = {name: value for name, value in pairs if value is not None}  # a rule may be left to its formula
        try:
            rules = type(base).made({**base.changed(), **chosen})
            rules.check(seats)
        except RulesError:
            continue
        if rules not in seen:
            seen.append(rules)
            told = [(name, value) for name, value in chosen.items() if getattr(base, name) != value]
            yield RuleSet(set_name(told), rules)
