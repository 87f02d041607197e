"""Which of many rule sets does best by what is wanted: the most goals proven, then the least distance to them, then the
fewest rules changed."""

from collections.abc import Mapping, Sequence
from math import inf, sqrt
from typing import NamedTuple

from cardtable.engine.houserules import HouseRules
from cardtable.playtest.confidence import Interval
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding
from cardtable.playtest.findings import MET, Findings, RuleSetFindings
from cardtable.playtest.study import Study
from cardtable.playtest.study_tally import StudyTally


class Place(NamedTuple):
    """Where a rule set stands."""

    number: int
    """Which rule set of the study, from 0."""
    proven: int
    """How many goals it is proven to meet."""
    distance: float
    """How far its means are from the goals: 0 where all lie within; see `_distance`. Infinite before a game is over."""
    changed: int
    """How many of the base's rules it changes."""
    doubt: float = 0.0
    """How far from the goals its bounds still reach: it decides between those that are alike in all else."""
    dropped: int | None = None
    """After how many blocks it dropped out; None where it played to the end."""

    @property
    def merit(self) -> tuple[int, float]:
        """What makes it better than others, whatever it changes: the less, the better."""
        return -self.proven, self.distance


def has_aim(study: Study) -> bool:
    """Whether a study says what would be better."""
    return bool(study.goals or study.wish)


def seeks_region(study: Study) -> bool:
    """Return whether all rule sets that meet the goals are sought, and not the one that does best by a wish."""
    return bool(study.goals) and study.wish is None


def decided(study: Study, found: RuleSetFindings) -> bool:
    """Return whether its bounds prove that a rule set meets all goals, or that it misses one."""
    known = [(goal, found.measures.get(goal.measure, NOTHING_KNOWN).bounds) for goal in study.goals]
    missed = any(bounds is not None and bounds.apart(goal.low, goal.high) for goal, bounds in known)
    return missed or all(bounds is not None and bounds.within(goal.low, goal.high) for goal, bounds in known)


def aims(study: Study) -> list[str]:
    """The measures that decide, by name."""
    wish = [study.wish.measure] if study.wish else []
    return list(dict.fromkeys([*[goal.measure for goal in study.goals], *wish]))


def changed_count(rules: HouseRules, base: HouseRules) -> int:
    """How many rules differ."""
    return sum(getattr(rules, rule.name) != getattr(base, rule.name) for rule in base.declared())


def dropped_out(study: Study, tally: StudyTally) -> dict[int, int]:
    """Return the rule sets that were eliminated, each with the number of blocks after which: it shows in how many each
    has played. None is where goals alone decide."""
    if seeks_region(study):
        return {}
    played = [each.games // len(study.players) for each in tally.rule_sets]
    return {number: blocks for number, blocks in enumerate(played) if blocks < tally.blocks}


def ranking(study: Study, tally: StudyTally, found: Findings, dropped: Mapping[int, int]) -> list[Place]:
    """All rule sets, the best first. Those that `dropped` out come last: they are known from fewer games."""
    base = study.rule_sets[0].rules
    scales = _scales(study, tally)
    places = [
        Place(
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
    """Those whose true merit is proven to be less than that of some other: with its means wherever its bounds allow it,
    a rule set would still be worse than another at its worst. Bounds hold at every look, so this may be asked as often
    as one likes."""
    scales = _scales(study, tally)
    ends = {number: _ends(study, found.rule_sets[number], scales) for number in playing}
    surest = min(worst for _, worst in ends.values())
    return {number for number, (best, _) in ends.items() if best > surest}


def _scales(study: Study, tally: StudyTally) -> dict[str, float]:
    """What a distance in each measure is counted in: how much the base's blocks differ in it, so that points and parts
    can be added; 1 where they don't."""
    base = tally.rule_sets[0].measures
    return {name: (sqrt(base[name].moments().variance) if name in base else 0.0) or 1.0 for name in aims(study)}


def _distance(study: Study, measures: Mapping[str, Finding], scales: Mapping[str, float]) -> float:
    """The sum of how far each mean is outside of its goal, in spreads of the base's blocks; what is wished for counts
    by the mean itself, and so the sum may be less than 0."""
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
    """A rule set's merit at its best and at its worst, as the bounds have it."""
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
