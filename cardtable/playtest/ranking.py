"""Ranking of rule sets by goals: most goals met, then least distance from them, then fewest changed rules."""

from collections.abc import Mapping, Sequence
from math import inf, sqrt
from typing import NamedTuple

from cardtable.engine.houserules import HouseRules
from cardtable.playtest.confidence import Interval
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding
from cardtable.playtest.findings import MET, Findings, RuleSetFindings
from cardtable.playtest.study import Study
from cardtable.playtest.study_tally import StudyTally


class Ranked(NamedTuple):
    """Rank of a rule set with the numbers it depends on."""

    number: int
    """Number of the rule set in the study, from 0."""
    proven: int
    """Number of goals that it is proven to meet."""
    distance: float
    """Distance of its means from the goals, 0 if all are met: see `_distance`. Infinite while no game is finished."""
    changed: int
    """Number of rules that differ from the base."""
    doubt: float = 0.0
    """Distance from the goals that its bounds allow at worst; breaks ties."""
    dropped: int | None = None
    """Number of blocks after which it dropped out; None if it played to the end."""

    @property
    def merit(self) -> tuple[int, float]:
        """Sort key of its success regardless of changed rules; less is better."""
        return -self.proven, self.distance


def has_aim(study: Study) -> bool:
    """Return whether a study has goals or a measure to raise or lower."""
    return bool(study.goals or study.wish)


def seeks_region(study: Study) -> bool:
    """Return whether a study looks for all rule sets that meet its goals, rather than for the best one."""
    return bool(study.goals) and study.wish is None


def decided(study: Study, found: RuleSetFindings) -> bool:
    """Return whether the bounds prove that a rule set meets all goals, or that it misses one."""
    known = [(goal, found.measures.get(goal.measure, NOTHING_KNOWN).bounds) for goal in study.goals]
    missed = any(bounds is not None and bounds.apart(goal.low, goal.high) for goal, bounds in known)
    return missed or all(bounds is not None and bounds.within(goal.low, goal.high) for goal, bounds in known)


def aims(study: Study) -> list[str]:
    """Return the names of the measures with goals, followed by the one to raise or lower."""
    wish = [study.wish.measure] if study.wish else []
    return list(dict.fromkeys([*[goal.measure for goal in study.goals], *wish]))


def changed_count(rules: HouseRules, base: HouseRules) -> int:
    """Return the number of rules that differ."""
    return sum(getattr(rules, rule.name) != getattr(base, rule.name) for rule in base.declared())


def dropped_out(study: Study, tally: StudyTally) -> dict[int, int]:
    """Return the rule sets that were eliminated, each with the number of blocks that it had played by then.

    Nothing is eliminated if only goals decide.
    """
    if seeks_region(study):
        return {}
    played = [each.games // len(study.players) for each in tally.rule_sets]
    return {number: blocks for number, blocks in enumerate(played) if blocks < tally.blocks}


def ranking(study: Study, tally: StudyTally, found: Findings, dropped: Mapping[int, int]) -> list[Ranked]:
    """Return all rule sets, the best first.

    Those that have `dropped` out come last, since less is known of them: those that dropped out later come first.
    """
    base = study.rule_sets[0].rules
    scales = _scales(study, tally)
    places = [
        Ranked(
            number,
            sum(verdict.verdict == MET for verdict in found.rule_sets[number].verdicts),
            _distance(study, found.rule_sets[number].measures, scales),
            changed_count(each.rules, base),
            _ends(study, found.rule_sets[number], scales)[1][1],
            dropped.get(number),
        )
        for number, each in enumerate(study.rule_sets)
    ]
    return sorted(
        places, key=lambda one: (one.dropped is not None, -(one.dropped or 0), *one.merit, one.changed, one.doubt)
    )


def clearly_worse(study: Study, tally: StudyTally, found: Findings, playing: Sequence[int]) -> set[int]:
    """Return the rule sets that are proven to be worse than another.

    Even with the best means that its bounds allow, such a rule set would be worse than the other one at its worst.
    Since bounds hold however often you look, this can be called at any time.
    """
    scales = _scales(study, tally)
    ends = {number: _ends(study, found.rule_sets[number], scales) for number in playing}
    surest = min(worst for _, worst in ends.values())
    return {number for number, (best, _) in ends.items() if best > surest}


def _scales(study: Study, tally: StudyTally) -> dict[str, float]:
    """Return the unit of distance for each measure: the standard deviation of the base's blocks, or 1 if that is 0.

    It allows distances in points and in shares to be added.
    """
    base = tally.rule_sets[0].measures
    return {name: (sqrt(base[name].moments().variance) if name in base else 0.0) or 1.0 for name in aims(study)}


def _distance(study: Study, measures: Mapping[str, Finding], scales: Mapping[str, float]) -> float:
    """Return the sum of the distances of the means from their goals, each in the unit of its measure.

    A measure to lower adds its mean, one to raise subtracts it, so that the sum can be negative.
    """
    known = {name: measures.get(name, NOTHING_KNOWN).mean for name in scales}
    total = 0.0
    for goal in study.goals:
        mean = known[goal.measure]
        total += inf if mean is None else goal.outside(mean) / scales[goal.measure]
    if study.wish:
        mean = known[study.wish.measure]
        total += inf if mean is None else (-mean if study.wish.larger else mean) / scales[study.wish.measure]
    return total


def _ends(
    study: Study, found: RuleSetFindings, scales: Mapping[str, float]
) -> tuple[tuple[int, float], tuple[int, float]]:
    """Return the best and the worst merit that the bounds of a rule set allow."""
    reachable, nearest, farthest = 0, 0.0, 0.0
    for goal in study.goals:
        bounds = found.measures.get(goal.measure, NOTHING_KNOWN).bounds or Interval(-inf, inf)
        reachable += not bounds.apart(goal.low, goal.high)
        scale = scales[goal.measure]
        nearest += max(goal.low - bounds.high, bounds.low - goal.high, 0.0) / scale
        farthest += max(goal.outside(bounds.low), goal.outside(bounds.high)) / scale
    if study.wish:
        bounds = found.measures.get(study.wish.measure, NOTHING_KNOWN).bounds or Interval(-inf, inf)
        low, high = (-bounds.high, -bounds.low) if study.wish.larger else bounds
        nearest += low / scales[study.wish.measure]
        farthest += high / scales[study.wish.measure]
    proven = sum(verdict.verdict == MET for verdict in found.verdicts)
    return (-reachable, nearest), (-proven, farthest)
