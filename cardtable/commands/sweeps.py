"""Output of a sweep for the terminal and as JSON: the winner, the ranking, and each rule on its own."""

from collections.abc import Sequence
from math import isfinite
from typing import Any, Final

from cardtable.commands.playing import aligned
from cardtable.language import as_number, filled, translate
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding
from cardtable.playtest.findings import Findings
from cardtable.playtest.one_at_a_time import one_at_a_time
from cardtable.playtest.ranking import Ranked, aims
from cardtable.playtest.study import Study
from cardtable.playtest.study_tally import StudyTally
from cardtable.playtest.sweep_told import SweepWords
from cardtable.playtest.told import shown_cells
from cardtable.wording import in_words, worded

_RANKED: Final = 10
"""Maximum number of ranks printed; JSON has all of them."""
_AIMS: Final = 2
"""Maximum number of measures in the table of single rules."""


def sweep_summary(sweep: SweepWords, study: Study) -> dict[str, Any]:
    """Return a sweep for JSON."""
    names = [each.name for each in study.rule_sets]
    held: dict[str, Any] = {
        "ranking": [
            {
                "rule_set": names[place.number],
                "goals_met": place.proven,
                "distance": place.distance if isfinite(place.distance) else None,
                "rules_changed": place.changed,
                "dropped_after": place.dropped,
            }
            for place in sweep.places
        ]
    }
    if sweep.confirmed:
        measures = sweep.confirmed.found.measures
        held["confirmed"] = {
            "rule_set": names[sweep.confirmed.number],
            "games": sweep.confirmed.games,
            "measures": {name: _numbers(one) for name, one in measures.items()},
            "goals": [{"measure": one.goal.measure, "verdict": one.verdict} for one in sweep.confirmed.found.verdicts],
        }
    return held


def sweep_lines(sweep: SweepWords, study: Study, tally: StudyTally, found: Findings) -> list[str]:
    """Return a sweep as lines for a terminal; none if it has too few rule sets or no finished games."""
    told = sweep.told(study, found)
    if told is None:
        return []
    lines = ["", *told.all, "", *_ranking(sweep.places, study, tally)]
    alone = _alone(study, found, aims(study)[:_AIMS])
    if alone:
        lines += [
            "",
            translate("terminal", "One rule at a time, and how many of 100 paired games it changed:"),
            *alone,
        ]
    for blocks in sorted({place.dropped for place in sweep.places if place.dropped is not None}):
        names = [study.rule_sets[place.number].name for place in sweep.places if place.dropped == blocks]
        text = translate("terminal", "Eliminated after {games} games: {names}")
        lines += ["", filled(text, games=as_number(blocks * len(study.players)), names="; ".join(names))]
    return lines


def _ranking(places: Sequence[Ranked], study: Study, tally: StudyTally) -> list[str]:
    rows = [
        (
            translate("terminal", "rank"),
            translate("terminal", "rule set"),
            translate("terminal", "goals met"),
            translate("terminal", "distance"),
            translate("terminal", "rules changed"),
            translate("terminal", "games"),
        )
    ]
    of_goals = translate("terminal", "{count} of {goals}")
    rows += [
        (
            str(rank),
            study.rule_sets[place.number].name,
            filled(of_goals, count=place.proven, goals=len(study.goals)),
            as_number(place.distance, 2) if isfinite(place.distance) else "-",
            str(place.changed),
            as_number(tally.rule_sets[place.number].games),
        )
        for rank, place in enumerate(places[:_RANKED], 1)
    ]
    lines = aligned(rows, left=2)
    if len(places) > _RANKED:
        lines.append(f"  {in_words(worded('and %n more rule set(s)', n=len(places) - _RANKED))}")
    return lines


def _alone(study: Study, found: Findings, measures: Sequence[str]) -> list[str]:
    heads = [head for name in measures for head in (name, translate("terminal", "95%"))]
    rows: list[tuple[str, ...]] = [
        (translate("terminal", "rule"), translate("terminal", "games changed, in 100"), *heads)
    ]
    rows.append((study.rule_sets[0].name, "", *_cells(found, 0, measures)))
    for rule in one_at_a_time(study, found):
        for tried in rule.tried:
            share = "-" if tried.otherwise is None else f"{100 * tried.otherwise:.0f}"
            rows.append((study.rule_sets[tried.number].name, share, *_cells(found, tried.number, measures)))
    return aligned(rows) if len(rows) > 2 else []


def _cells(found: Findings, number: int, measures: Sequence[str]) -> list[str]:
    known = found.rule_sets[number].measures
    return [cell for name in measures for cell in shown_cells(name, known.get(name, NOTHING_KNOWN))]


def _numbers(found: Finding) -> dict[str, float | int | None]:
    low, high = found.bounds or (None, None)
    return {"n": found.games, "mean": found.mean, "low": low, "high": high}
