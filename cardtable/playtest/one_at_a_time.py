"""Effect of each rule on its own: the rule sets of a study that change one rule of the base, grouped by rule."""

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.engine.houserules import HouseRule
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding
from cardtable.playtest.findings import Findings
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
    return sorted(told, key=lambda one: -max(_reach(tried, measure) for tried in one.tried))


def _reach(tried: TriedValue, measure: str | None) -> float:
    return abs(tried.difference.mean or 0.0) if measure else tried.otherwise or 0.0
