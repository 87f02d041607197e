"""What a study has found: means, differences and verdicts, each number defined here and nowhere else."""

from collections.abc import Mapping, Sequence
from math import inf
from typing import NamedTuple

from cardtable.language import filled, translate
from cardtable.playtest.confidence import ALPHA, Interval, difference_interval, mean_interval, rate_interval
from cardtable.playtest.fitness import Fitness, fitness
from cardtable.playtest.measures import MEASURES, Kind, Measure, unit_offset
from cardtable.playtest.rounds import ROUNDS
from cardtable.playtest.study import Goal, Study
from cardtable.playtest.study_tally import DifferenceTally, RuleSetTally, StudyTally
from cardtable.playtest.sums import Sums

MET = "met"
MISSED = "missed"
NOT_YET_KNOWN = "not yet known"


class Finding(NamedTuple):
    """A mean, or a difference of means."""

    mean: float | None
    """None before any game that counts is finished."""
    bounds: Interval | None
    """Where the true one lies, at 95 %, however often one looks; None while that can't be said."""
    games: int = 0
    """How many finished games it is of, or pairs of them."""
    certain: bool = False
    """Whether the rules leave no other."""


class Verdict(NamedTuple):
    """Whether a goal is met."""

    goal: Goal
    verdict: str
    why: str


class RuleSetFindings(NamedTuple):
    """What was found under one rule set."""

    measures: Mapping[str, Finding]
    fitness: Fitness
    verdicts: Sequence[Verdict]


class Differences(NamedTuple):
    """What a rule set changes, beside the base."""

    pairs: int
    differ: int
    winners_differ: int
    measures: Mapping[str, Finding]


class Findings(NamedTuple):
    """All that a study has found so far."""

    rule_sets: Sequence[RuleSetFindings]
    differences: Sequence[Differences]
    """By rule set after the base."""


def findings(study: Study, tally: StudyTally) -> Findings:
    """What so many games come to."""
    seats = len(study.players)
    certain = [ROUNDS[study.game].certain(each.rules, seats) for each in study.rule_sets]
    found = []
    for number, counted in enumerate(tally.rule_sets):
        measures = _means(counted, certain[number], seats)
        fit = fitness(study, tally, number)
        found.append(RuleSetFindings(measures, fit, [_judged(goal, measures, fit) for goal in study.goals]))
    differences = [
        Differences(each.pairs, each.differ, each.winners_differ, _differences(each, certain[0], certain[number]))
        for number, each in enumerate(tally.differences, 1)
    ]
    return Findings(found, differences)


def _means(counted: RuleSetTally, certain: Mapping[str, float], seats: int) -> dict[str, Finding]:
    found = {}
    for (name, measure), sums in zip(MEASURES.items(), counted.measures, strict=True):
        sure = name in certain
        found[name] = _finding(sums, sure, None if sure else _mean_bounds(measure, sums, unit_offset(name, seats)))
    return found


def _differences(
    counted: DifferenceTally, base: Mapping[str, float], certain: Mapping[str, float]
) -> dict[str, Finding]:
    found = {}
    parts = zip(MEASURES.items(), counted.measures, counted.more, counted.less, strict=True)
    for (name, measure), sums, more, less in parts:
        sure = name in base and name in certain
        found[name] = _finding(sums, sure, None if sure else _difference_bounds(measure, sums, more, less))
    return found


# Rates have bounds that hold from the first block on, whatever their distribution, and wide ones: blocks of several
# games vary less than single games do, and those bounds don't know. So from when enough has been seen the bounds of an
# amount are taken too, and what both say holds: each with half of the chance to miss.


def _mean_bounds(measure: Measure, sums: Sums, offset: float) -> Interval | None:
    if measure.kind is Kind.AMOUNT:
        return mean_interval(sums.moments())
    rate = rate_interval(sums.blocks, sums.block_total + sums.blocks * offset, ALPHA / 2).moved(-offset)
    return rate.and_(mean_interval(sums.moments(), ALPHA / 2))


def _difference_bounds(measure: Measure, sums: Sums, more: Sums, less: Sums) -> Interval | None:
    if measure.kind is Kind.AMOUNT:
        return mean_interval(sums.moments())
    rates = difference_interval(sums.blocks, more.block_total, less.block_total, ALPHA / 2)
    return rates.and_(mean_interval(sums.moments(), ALPHA / 2))


def _finding(sums: Sums, certain: bool, bounds: Interval | None) -> Finding:
    """With bounds that hold the mean of all games, too: where some of a block's are not finished it is not that of the
    blocks' means."""
    mean = sums.mean
    if mean is None:
        return Finding(None, bounds, 0, certain)
    if certain:
        bounds = Interval(mean, mean)
    elif bounds is not None:
        bounds = Interval(min(bounds.low, mean), max(bounds.high, mean))
    return Finding(mean, bounds, sums.games, certain)


def _judged(goal: Goal, measures: Mapping[str, Finding], fit: Fitness) -> Verdict:
    found = measures[goal.measure]
    if fit.fit is False:
        why = translate("findings", "These players are not fit to judge it. {why}")
        return Verdict(goal, NOT_YET_KNOWN, filled(why, why=fit.why))
    if found.mean is None or found.bounds is None:
        return Verdict(goal, NOT_YET_KNOWN, translate("findings", "Too few games differ from each other so far."))
    low, high = found.bounds
    words = {"low": _plain(low), "high": _plain(high), "range": range_words(goal)}
    if found.bounds.within(goal.low, goal.high):
        return Verdict(goal, MET, filled(translate("findings", "{low} to {high} lies in {range}."), **words))
    if found.bounds.apart(goal.low, goal.high):
        return Verdict(goal, MISSED, filled(translate("findings", "{low} to {high} lies outside {range}."), **words))
    return Verdict(goal, NOT_YET_KNOWN, filled(translate("findings", "{low} to {high} is partly in {range}."), **words))


def range_words(goal: Goal) -> str:
    """A goal's range, in words."""
    if goal.low == -inf:
        return filled(translate("findings", "{high} or less"), high=_plain(goal.high))
    if goal.high == inf:
        return filled(translate("findings", "{low} or more"), low=_plain(goal.low))
    return filled(translate("findings", "{low} to {high}"), low=_plain(goal.low), high=_plain(goal.high))


def _plain(value: float) -> str:
    return f"{value:.3g}"
