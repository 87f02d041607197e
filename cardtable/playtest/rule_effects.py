"""Effects of rules in a study: of each rule on its own, and of two rules together as a grid.

These are the findings on those of the study's rule sets that change one rule of the base, or no rules but the two.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from cardtable.engine.houserules import HouseRule, HouseRules
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding
from cardtable.playtest.findings import MET, MISSED, NOT_YET_KNOWN, Findings
from cardtable.playtest.study import Study
from cardtable.table.rules_text import value_words


class TriedValue(NamedTuple):
    """One value of a rule, as tested by a rule set."""

    number: int
    """Number of the rule set in the study."""
    value: str
    """Translated."""
    otherwise: float | None
    """Share of the paired games that went differently, 0 to 1; None without pairs."""
    mean: Finding
    """Value of the chosen measure; unknown if none is chosen."""
    difference: Finding

    def reach(self, measure: str | None) -> float:
        """Return how far the value moves the chosen measure, or else the share of games it changes; 0 if unknown."""
        return (self.otherwise or 0.0) if measure is None else abs(self.difference.mean or 0.0)


class RuleTried(NamedTuple):
    """A rule and the values that were tested of it alone."""

    rule: HouseRule
    now: str
    """Translated value under the base."""
    tried: Sequence[TriedValue]
    """In ascending order; choices in the order of their declaration."""


def one_at_a_time(study: Study, found: Findings, measure: str | None = None) -> list[RuleTried]:
    """Return the rules that were changed alone, the most effective first.

    Effect is the largest change of `measure`, or without a measure the largest share of games that went differently.
    """
    base = study.rule_sets[0].rules
    seats = len(study.players)
    rows: dict[str, list[tuple[object, TriedValue]]] = {}
    for number, each in enumerate(study.rule_sets[1:], 1):
        changed = [rule for rule in base.declared() if getattr(each.rules, rule.name) != getattr(base, rule.name)]
        if len(changed) != 1:
            continue
        rule = changed[0]
        value = each.rules.value(rule, seats)
        difference = found.differences[number - 1]
        tried = TriedValue(
            number,
            value_words(rule, value),
            difference.differ / difference.pairs if difference.pairs else None,
            found.rule_sets[number].measures.get(measure, NOTHING_KNOWN) if measure else NOTHING_KNOWN,
            difference.measures.get(measure, NOTHING_KNOWN) if measure else NOTHING_KNOWN,
        )
        order = rule.choices.index(str(value)) if rule.choices else value
        rows.setdefault(rule.name, []).append((order, tried))
    told = [
        RuleTried(
            base.rule(name),
            value_words(base.rule(name), base.value(base.rule(name), seats)),
            [tried for _, tried in sorted(values, key=lambda pair: (pair[0], pair[1].number))],
        )
        for name, values in rows.items()
    ]
    return sorted(told, key=lambda one: -max(tried.reach(measure) for tried in one.tried))


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
