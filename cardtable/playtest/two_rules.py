"""Effect of two rules together: the rule sets of a study that change no other rules, as a grid."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from cardtable.engine.houserules import HouseRule, HouseRules
from cardtable.playtest.findings import MET, MISSED, NOT_YET_KNOWN, Findings
from cardtable.playtest.study import Study

Value = int | bool | str


class TwoRules(NamedTuple):
    """Grid of rule sets."""

    row: HouseRule
    column: HouseRule
    rows: Sequence[Value]
    """Values of the first rule in ascending order; choices in the order of their declaration."""
    columns: Sequence[Value]
    cells: Mapping[tuple[int, int], int]
    """Number of a rule set that plays the games of a row and column; missing if none does."""


def two_rules(study: Study, row: str, column: str) -> TwoRules:
    """Return the grid of two rules, given by name. It includes the base."""
    base = study.rule_sets[0].rules
    seats = len(study.players)
    first, second = base.rule(row), base.rule(column)
    others = [rule.name for rule in base.declared() if rule.name not in (row, column)]
    there = [
        (number, _value(each.rules, first, seats), _value(each.rules, second, seats))
        for number, each in enumerate(study.rule_sets)
        if all(getattr(each.rules, name) == getattr(base, name) for name in others)
    ]
    rows, columns = _sorted(first, {one for _, one, _ in there}), _sorted(second, {one for _, _, one in there})
    known = {each.rules.in_play(seats): number for number, each in reversed([*enumerate(study.rule_sets)])}
    cells = {}
    for down, one in enumerate(rows):
        for across, other in enumerate(columns):
            played = replace(base, **{row: one, column: other}).in_play(seats)
            if played in known:
                cells[down, across] = known[played]
    return TwoRules(first, second, rows, columns, cells)


def goals_verdict(found: Findings, number: int, measure: str) -> str:
    """Return the combined verdict on the goals of a measure under a rule set; an empty string if it has none."""
    verdicts = {one.verdict for one in found.rule_sets[number].verdicts if one.goal.measure == measure}
    return next((verdict for verdict in (MISSED, NOT_YET_KNOWN, MET) if verdict in verdicts), "")


def _value(rules: HouseRules, rule: HouseRule, seats: int) -> Value:
    return rules.value(rule, seats)


def _sorted(rule: HouseRule, values: set[Value]) -> list[Value]:
    if rule.choices:
        return sorted(values, key=lambda value: rule.choices.index(str(value)))
    return sorted(values, key=int)
