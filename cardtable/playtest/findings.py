"""Findings of a study: means, differences and verdicts, and a forecast of their precision.

Every number in a report is defined here.
"""

from collections.abc import Mapping, Sequence
from math import inf
from typing import NamedTuple

from cardtable.engine.lines import tags
from cardtable.language import filled, translate
from cardtable.playtest.block import OptionCounts
from cardtable.playtest.claims import ClaimAnswer, answered
from cardtable.playtest.confidence import ALPHA, Interval, difference_interval, mean_interval
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding, Sums, around, difference, part_bounds
from cardtable.playtest.fitness import Fitness, fitness
from cardtable.playtest.histogram import Bar, OddGames, beside
from cardtable.playtest.measures import PROFILES, MeasureKind, game_measures, unit_offset
from cardtable.playtest.rule_set_measures import RuleSetMeasure, kind_of, measures_in
from cardtable.playtest.study import Goal, Study
from cardtable.playtest.study_tally import Case, DifferenceTally, PlayedAgain, RuleSetTally, StudyTally
from cardtable.playtest.trials import (
    LOOKED_INTO,
    TOGETHER,
    above_fair,
    personas,
    probes,
    strongest,
    trial_among,
    trials,
)


def best_mix(study: Study, trials: Mapping[str, Finding]) -> dict[str, float]:
    """Return the share of each character in the best mix of characters; empty while some have not been tested."""
    best = strongest(study)
    if best is None or "personas" not in study.also:
        return {}
    names = personas(study.game, best)
    wins: dict[tuple[str, str], float] = {}
    for one in names:
        for other in names:
            found = trials.get(trial_among(one, other))
            if one != other and (found is None or found.mean is None):
                return {}
            wins[one, other] = found.mean if found and found.mean is not None else 0.0
    return equilibrium({pair: won - wins[pair[1], pair[0]] for pair, won in wins.items()}, names)


def equilibrium(gains: Mapping[tuple[str, str], float], names: list[str]) -> dict[str, float]:
    """Return the equilibrium of a symmetric game in which the first of a pair gains this much from the second."""
    import numpy as np  # imported late, as in the players, since it is slow

    from cardtable.bots.matrix import solve

    table = np.array([[gains[one, other] for other in names] for one in names])
    rows = solve(table[:, :, None]).rows[:, 0]
    return {name: float(part) for name, part in zip(names, rows, strict=True)}


MET = "met"
MISSED = "missed"
NOT_YET_KNOWN = "not yet known"
_OPENED = 4
"""Number of rule sets beyond which findings leave out the games behind the bars: too many to be looked at."""


class Verdict(NamedTuple):
    """Verdict on a goal."""

    goal: Goal
    verdict: str
    why: str


class RuleSetFindings(NamedTuple):
    """Findings under one rule set."""

    measures: Mapping[str, Finding]
    fitness: Fitness
    verdicts: Sequence[Verdict]
    options: Sequence[OptionCounts]
    """Kinds of move that were ever legal, in the order in which the game lists them."""
    bars: Mapping[str, Sequence[Bar]]
    """Distribution of each measure of a game, with the same bars under all rule sets."""
    odd: OddGames
    trials: Mapping[str, Finding]
    """By name of the trial: the tested player's share of the win, less a fair share."""
    mix: Mapping[str, float]
    """Share of each character in the best mix of characters; empty while some have not been tested."""


class Differences(NamedTuple):
    """Differences of a rule set from the base."""

    pairs: int
    differ: int
    winners_differ: int
    measures: Mapping[str, Finding]


class Findings(NamedTuple):
    """Everything that a study has found so far."""

    rule_sets: Sequence[RuleSetFindings]
    differences: Sequence[Differences]
    """By rule set after the base."""
    answer: ClaimAnswer | None = None
    """Verdict on the study's claim; None if it makes none."""


def findings(study: Study, tally: StudyTally) -> Findings:
    """Return the findings from the games played so far."""
    seats = len(study.players)
    certain = [PROFILES[study.game].certain(each.rules, seats) for each in study.rule_sets]
    found = []
    bars = _bars(tally)
    for number, counted in enumerate(tally.rule_sets):
        measures = _means(study, counted, certain[number]) | _of_rule_set(study, counted)
        fit = fitness(study, tally, number)
        verdicts = [judged(goal, measures.get(goal.measure, NOTHING_KNOWN), fit, counted) for goal in study.goals]
        options = counted.options.table(tags(study.of.moves))
        tried = _tried(study, counted)
        mix = best_mix(study, tried)
        found.append(RuleSetFindings(measures, fit, verdicts, options, bars[number], counted.odd, tried, mix))
    differences = [
        Differences(
            each.pairs,
            each.differ,
            each.winners_differ,
            _differences(study, each, certain[0], certain[number]) | _between(study, tally.rule_sets[0], counted),
        )
        for number, (each, counted) in enumerate(zip(tally.differences, tally.rule_sets[1:], strict=True), 1)
    ]
    return Findings(found, differences, answered(study, found, differences))


def retold(study: Study, tally: StudyTally, found: Findings) -> Findings:
    """Return findings with their sentences in the language of this process; the process that plays uses English.

    A preview from an incomplete block, whose tally counts no blocks, keeps the fitness that it has.
    """
    sets = []
    for number, (each, counted) in enumerate(zip(found.rule_sets, tally.rule_sets, strict=True)):
        fit = fitness(study, tally, number) if tally.blocks else each.fitness
        known = [(one.goal, each.measures.get(one.goal.measure, NOTHING_KNOWN)) for one in each.verdicts]
        sets.append(each._replace(fitness=fit, verdicts=[judged(*one, fit, counted) for one in known]))
    return Findings(sets, found.differences, answered(study, sets, found.differences))


def means_alone(study: Study, tally: StudyTally) -> Findings:
    """Return the findings from an incomplete block.

    They have no bounds, which need whole blocks, and therefore no verdicts. They say nothing about the players, who are
    tested once per block.
    """
    found, untried = findings(study, tally), Fitness(None, "")
    sets = []
    for each, counted in zip(found.rule_sets, tally.rule_sets, strict=True):
        measures = _boundless(each.measures)
        verdicts = [judged(goal, measures.get(goal.measure, NOTHING_KNOWN), untried, counted) for goal in study.goals]
        sets.append(each._replace(measures=measures, fitness=untried, verdicts=verdicts))
    differences = [each._replace(measures=_boundless(each.measures)) for each in found.differences]
    return Findings(sets, differences, answered(study, sets, differences))


def _boundless(measures: Mapping[str, Finding]) -> dict[str, Finding]:
    return {name: one if one.certain else one._replace(bounds=None) for name, one in measures.items()}


def _bars(tally: StudyTally) -> list[dict[str, list[Bar]]]:
    """Return the bars by rule set, then by measure."""
    found: list[dict[str, list[Bar]]] = [{} for _ in tally.rule_sets]
    for name in tally.rule_sets[0].histograms:
        for mine, bars in zip(found, beside(*[each.histograms[name] for each in tally.rule_sets]), strict=True):
            mine[name] = bars if len(found) <= _OPENED else [bar._replace(examples=()) for bar in bars]
    return found


def _tried(study: Study, counted: RuleSetTally) -> dict[str, Finding]:
    """Return the results of the trials in a fixed order, whichever machines played them."""
    order = {trial.name: place for place, trial in enumerate([*trials(study), *probes(study)])}
    names = sorted(counted.trials.keys() - {TOGETHER}, key=lambda name: (order.get(name, len(order)), name))
    return {name: above_fair(counted.trials[name], len(study.players)) for name in names}


def _means(study: Study, counted: RuleSetTally, certain: Mapping[str, float]) -> dict[str, Finding]:
    found = {}
    for name, measure in game_measures(study.game).items():
        sums, sure = counted.measures[name], name in certain
        offset = unit_offset(name, len(study.players))
        found[name] = _finding(sums, sure, None if sure else _mean_bounds(measure.kind, sums, offset))
    return found


def _of_rule_set(study: Study, counted: RuleSetTally, alpha: float = ALPHA) -> dict[str, Finding]:
    return {
        name: measure.of(study, counted, alpha)
        for name, measure in measures_in(study).items()
        if isinstance(measure, RuleSetMeasure)
    }


def _between(study: Study, base: RuleSetTally, counted: RuleSetTally) -> dict[str, Finding]:
    """Return the differences in measures of a rule set as a whole. Bounds of both means may miss half as often."""
    before, after = (_of_rule_set(study, each, ALPHA / 2) for each in (base, counted))
    return {name: difference(before[name], after[name]) for name in before}


def _differences(
    study: Study, counted: DifferenceTally, base: Mapping[str, float], certain: Mapping[str, float]
) -> dict[str, Finding]:
    found = {}
    for name, measure in game_measures(study.game).items():
        sums, more, less = counted.measures[name], counted.more[name], counted.less[name]
        sure = name in base and name in certain
        found[name] = _finding(sums, sure, None if sure else _difference_bounds(measure.kind, sums, more, less))
    return found


# Bounds of rates hold from the first block on, whatever the distribution, but they are wide: they ignore that blocks of
# several games vary less than single games. Once there are enough blocks, they are intersected with the bounds for
# amounts; each gets half of the probability to miss.


def _mean_bounds(kind: MeasureKind, sums: Sums, offset: float) -> Interval | None:
    if kind is MeasureKind.AMOUNT:
        return mean_interval(sums.moments())
    return part_bounds(sums, offset=offset)


def _difference_bounds(kind: MeasureKind, sums: Sums, more: Sums, less: Sums) -> Interval | None:
    if kind is MeasureKind.AMOUNT:
        return mean_interval(sums.moments())
    rates = difference_interval(sums.blocks, more.block_total, less.block_total, ALPHA / 2)
    return rates.intersection(mean_interval(sums.moments(), ALPHA / 2))


def _finding(sums: Sums, certain: bool, bounds: Interval | None) -> Finding:
    """Return an estimate from sums, with its bounds extended to include the mean of all games (see `around`)."""
    mean = sums.mean
    if mean is None:
        return Finding(None, bounds, 0, certain)
    return Finding(mean, Interval(mean, mean) if certain else around(mean, bounds), sums.games, certain)


def judged(goal: Goal, found: Finding, fit: Fitness, counted: RuleSetTally) -> Verdict:
    """Return the verdict on a goal, given the estimate of its measure; undecided if the players are not known to be
    fit."""
    if fit.objection:
        return Verdict(goal, NOT_YET_KNOWN, fit.objection)
    if found.mean is None and counted.finished:
        return Verdict(
            goal, NOT_YET_KNOWN, translate("findings", "This measure can't be worked out with these players.")
        )
    if found.mean is None:
        return Verdict(goal, NOT_YET_KNOWN, translate("findings", "No games finished yet."))
    if found.bounds is None:
        return Verdict(goal, NOT_YET_KNOWN, translate("findings", "There are too few games so far to tell."))
    words = {"bounds": _bounds_words(goal.measure, found.bounds), "range": range_words(goal)}
    if found.bounds.within(goal.low, goal.high):
        return Verdict(
            goal, MET, filled(translate("findings", "The mean is {bounds}: inside the goal of {range}."), **words)
        )
    if found.bounds.apart(goal.low, goal.high):
        return Verdict(
            goal, MISSED, filled(translate("findings", "The mean is {bounds}: outside the goal of {range}."), **words)
        )
    return Verdict(
        goal,
        NOT_YET_KNOWN,
        filled(translate("findings", "The mean is {bounds}: partly inside the goal of {range}."), **words),
    )


def range_words(goal: Goal) -> str:
    """Return a goal's range in words, that of a rate in per cent."""
    low, high = (_plain(goal.measure, end) for end in (goal.low, goal.high))
    rate = kind_of(goal.measure) is MeasureKind.RATE
    if goal.low == -inf:
        text = translate("findings", "{high}% or less") if rate else translate("findings", "{high} or less")
        return filled(text, high=high)
    if goal.high == inf:
        text = translate("findings", "{low}% or more") if rate else translate("findings", "{low} or more")
        return filled(text, low=low)
    text = translate("findings", "{low} to {high}%") if rate else translate("findings", "{low} to {high}")
    return filled(text, low=low, high=high)


def _bounds_words(measure: str, bounds: Interval) -> str:
    """Return the bounds of a mean in words."""
    text = translate("findings", "between {low} and {high}")
    if kind_of(measure) is MeasureKind.RATE:
        text = translate("findings", "between {low} and {high}%")
    return filled(text, low=_plain(measure, bounds.low), high=_plain(measure, bounds.high))


def _plain(measure: str, value: float) -> str:
    return f"{100 * value if kind_of(measure) is MeasureKind.RATE else value:.3g}"


class StudySnapshot(NamedTuple):
    """Standing of a study that is being played."""

    blocks: int
    games: int
    """Number of games under all rule sets."""
    seconds: float
    """Seconds since the study began."""
    findings: Findings
    cases: Sequence[Sequence[Case]]
    """Games that went differently, by rule set after the base, those with the largest swing first."""
    tally: StudyTally
    """Tally of all games, from which the study can be continued."""
    problems: Sequence[str]
    """Descriptions of the programs' faults."""
    over: bool = False
    """True if no more games are played, unless more are asked for."""
    again: PlayedAgain | None = None
    """In a sweep, the games that the best rule set played again with new deals; None if it has played none."""


class StudyForecast(NamedTuple):
    """Expected precision at the end of a study."""

    pairs: int
    """Number of pairs of games."""
    reach: float
    """Smallest difference between rates that would be proven, 0 to 1."""


def growth(blocks: int, seconds: float, whole: float, work: float, jobs: int, seats: int) -> float:
    """Return the expected number of blocks after `whole` seconds, divided by the present number.

    `blocks` were played in the first `seconds`, and their games took `work` seconds, added up over `jobs` processes.
    The rest of the time is counted for all processes, although some may only have started recently. The first
    LOOKED_INTO blocks also have trials: two games for each rule set's one per seat.
    """
    left = (whole - seconds) * jobs
    if not blocks or not work or left <= 0:
        return 1.0
    plain = work / blocks
    dear = plain * (1 + 2 / seats)
    until = max(LOOKED_INTO - blocks, 0) * dear
    more = left / dear if left < until else until / dear + (left - until) / plain
    return (blocks + more) / blocks


def forecast(blocks: int, pairs: int, winners_differ: int, grows: float) -> StudyForecast | None:
    """Return the precision after `grows` times the present blocks; None while there are no pairs.

    A difference is proven if it is larger than the bounds around no difference, where as many pairs of games change in
    favour of a seat as against it.
    """
    if not pairs:
        return None
    count = max(round(blocks * grows), 1)
    half = count * winners_differ / pairs / 2
    return StudyForecast(round(pairs * grows), difference_interval(count, half, half).high)
