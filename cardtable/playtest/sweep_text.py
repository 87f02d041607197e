"""Results of a sweep in sentences: the best rule set, its confirmation with new deals, and the eliminated ones.

Also has the shortest summary of any study's findings.
"""

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.language import as_number, filled, translate
from cardtable.playtest.claims import answer_words
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding
from cardtable.playtest.findings import MET, MISSED, Findings, findings
from cardtable.playtest.findings_text import (
    Statement,
    clearness,
    differences_told,
    name_in_words,
    shown_bounds,
    shown_number,
)
from cardtable.playtest.ranking import Ranked, aims, dropped_out, has_aim, ranking, seeks_region
from cardtable.playtest.rule_set_measures import every_measure
from cardtable.playtest.study import Study
from cardtable.playtest.study_part import Part
from cardtable.playtest.successive_halving import Confirmation, confirmation
from cardtable.table.rules_text import changed_rules


class SweepTold(NamedTuple):
    """Winner of a sweep in a sentence, with further sentences."""

    headline: Statement
    sentences: Sequence[str]

    @property
    def all(self) -> list[str]:
        """All sentences."""
        return [str(self.headline), *self.sentences]


class SweepWords(NamedTuple):
    """Ranking of a study's rule sets."""

    places: Sequence[Ranked]
    """Rule sets with their ranks, the best first."""
    confirmed: Confirmation | None
    """Result of the best rule set with new deals; None if it has played none."""

    def told(self, study: Study, found: Findings) -> SweepTold | None:
        """Return the results in sentences; None for fewer than three rule sets, or without finished games."""
        return sweep_told(study, found, *self) if len(study.rule_sets) > 2 else None


def sweep_of(part: Part, found: Findings) -> SweepWords | None:
    """Return the sweep of a part; None if its study has no goals and no measure to raise or lower."""
    study, tally = part.study, part.tally
    if not has_aim(study):
        return None
    return SweepWords(ranking(study, tally, found, dropped_out(study, tally)), confirmation(study, part.again))


def found_words(part: Part) -> str:
    """Return the findings of a part in the fewest words that are true.

    These are the verdict on its claim, the best rule set or the clearest proven difference. If the players are not
    known to be fit, the words say so instead.
    """
    study, found = part.study, findings(part.study, part.tally)
    if found.answer is not None:
        return filled(translate("sweep", "Claim: {verdict}"), verdict=answer_words(found.answer.verdict))
    sweep = sweep_of(part, found)
    told = sweep.told(study, found) if sweep else None
    if told is not None:
        return told.headline.words
    fits = [each.fitness.fit for each in found.rule_sets]
    judged = [number for number, fit in enumerate(fits) if number and fit and fits[0]]
    if fits == [True]:
        met = sum(one.verdict == MET for one in found.rule_sets[0].verdicts)
        text = translate("sweep", "Goals met: {count} of {goals}")
        return filled(text, count=met, goals=len(study.goals)) if study.goals else ""
    if not judged:
        if False in fits:
            return translate("sweep", "Players not fit to judge")
        return translate("sweep", "Players not yet known to be fit")
    number = max(judged, key=lambda one: clearness(found.differences[one - 1]))
    differences = differences_told(study.game, found.differences[number - 1])
    if not differences:
        return translate("sweep", "No difference proven")
    if len(study.rule_sets) == 2:
        return differences[0].words
    return filled(translate("sweep", "{name}: {told}"), name=name_in_words(study, number), told=differences[0].words)


def set_words(study: Study, number: int) -> str:
    """Return a description of the rules that a rule set changes."""
    if not number:
        return translate("sweep", "the current rules")
    each, base = study.rule_sets[number].rules, study.rule_sets[0].rules
    return ", ".join(changed_rules(each, base)) or study.rule_sets[number].name


def sweep_told(
    study: Study, found: Findings, places: Sequence[Ranked], confirmed: Confirmation | None = None
) -> SweepTold | None:
    """Return the results so far in sentences; None if no game was finished."""
    best = places[0]
    measure = aims(study)[0]
    here = found.rule_sets[best.number]
    before = here.measures.get(measure, NOTHING_KNOWN)
    if before.mean is None:
        return None
    if confirmed is not None and confirmed.number != best.number:
        confirmed = None
    known = confirmed.found.measures[measure] if confirmed else before
    unfit = here.fitness.fit is not True
    words = {
        "rules": set_words(study, best.number),
        "measure": every_measure(study.game)[measure].label(),
        "mean": _number(measure, known),
        "proven": best.proven,
        "goals": len(study.goals),
    }
    headline = Statement(filled(_headline(study, best, here.fitness.fit), **words), shown_bounds(measure, known))
    sentences = [here.fitness.why] if unfit else []
    sentences.append(_confirmed(study, best, measure, before, confirmed, unfit))
    if not unfit:
        unjudged = sum(each.fitness.fit is not True for each in found.rule_sets)
        sentences += [_region(study, found, unjudged)] if seeks_region(study) else _others(places)
        if unjudged:
            text = translate(
                "sweep",
                "%n other rule set(s) got no verdict: the players aren't known to be fit.",
                None,
                unjudged,
            )
            sentences.append(text)
    gone = sum(place.dropped is not None for place in places)
    if gone:
        sentences.append(translate("sweep", "Eliminated early: %n rule set(s).", None, gone))
    return SweepTold(headline, sentences)


def _headline(study: Study, best: Ranked, fit: bool | None) -> str:
    if fit is None:
        return translate(
            "sweep",
            "No verdict: it isn't known yet whether these players are fit to judge. Closest: “{rules}”. "
            "{measure}: {mean}",
        )
    if not fit:
        return translate(
            "sweep", "No verdict: these players aren't fit to judge. “{rules}” comes closest. {measure}: {mean}"
        )
    if not best.number:
        if best.proven and best.proven == len(study.goals):
            return translate(
                "sweep", "The current rules already meet the goal(s). {measure}: {mean}", None, len(study.goals)
            )
        if study.goals:
            return translate("sweep", "The current rules come closest to what you want. {measure}: {mean}")
        return translate("sweep", "None of the changes beats the current rules. {measure}: {mean}")
    if not study.goals:
        if study.wish and study.wish.larger:
            return translate("sweep", "“{rules}” gives the highest mean. {measure}: {mean}")
        return translate("sweep", "“{rules}” gives the lowest mean. {measure}: {mean}")
    if best.proven == len(study.goals):
        return translate(
            "sweep", "“{rules}” meets the goal(s) with the fewest changes. {measure}: {mean}", None, len(study.goals)
        )
    if best.proven:
        return translate("sweep", "“{rules}” meets {proven} of {goals} goals. {measure}: {mean}")
    return translate("sweep", "“{rules}” comes closest to what you want. {measure}: {mean}")


def _confirmed(
    study: Study, best: Ranked, measure: str, before: Finding, confirmed: Confirmation | None, unfit: bool
) -> str:
    if confirmed is None:
        return translate(
            "sweep",
            "It was the best of %n rule set(s), perhaps by luck: test it with other deals too.",
            None,
            len(study.rule_sets),
        )
    verdicts = [verdict.verdict for verdict in confirmed.found.verdicts]
    text = translate("sweep", "Checked on {games} games with new deals; the search had found {mean}.")
    if study.goals and not unfit:
        if MISSED in verdicts:
            text = translate("sweep", "Not confirmed by {games} games with new deals; the search had found {mean}.")
        elif verdicts.count(MET) >= max(best.proven, 1):
            text = translate("sweep", "Confirmed by {games} games with new deals; the search had found {mean}.")
        else:
            text = translate("sweep", "Not yet confirmed by {games} games with new deals; the search had found {mean}.")
    return filled(text, games=as_number(confirmed.games), mean=_number(measure, before))


def judged_sets(found: Findings) -> tuple[int, int]:
    """Return how many rule sets are proven to meet all goals, and how many are proven to miss one."""
    verdicts = [[one.verdict for one in each.verdicts] for each in found.rule_sets]
    return sum([all(one == MET for one in each) for each in verdicts]), sum([MISSED in each for each in verdicts])


def _region(study: Study, found: Findings, unjudged: int) -> str:
    """Return a sentence on how many rule sets are proven to meet the goals and how many are proven to miss one.

    Rule sets that the players can't judge are counted out; another sentence mentions them.
    """
    met, missed = judged_sets(found)
    count = len(found.rule_sets)
    text = translate(
        "sweep",
        "Of {count} rule sets: {met} proven to meet the goal, {missed} proven to miss it, {open} not yet known.",
    )
    if len(study.goals) > 1:
        text = translate(
            "sweep",
            "Of {count} rule sets: {met} proven to meet all goals, {missed} proven to miss at least one, {open} not "
            "yet known.",
        )
    counts = {"count": count, "met": met, "missed": missed, "open": count - met - missed - unjudged}
    return filled(text, **{name: as_number(count) for name, count in counts.items()})


def _others(places: Sequence[Ranked]) -> list[str]:
    """Return a sentence on how many other rule sets do equally well, if any."""
    best = places[0]
    alike = [place for place in places[1:] if place.dropped is None and place.merit == best.merit]
    if not alike:
        return []
    if min(place.changed for place in alike) > best.changed:
        return [translate("sweep", "Just as good, with more changes: %n other rule set(s).", None, len(alike))]
    return [translate("sweep", "Just as good: %n other rule set(s).", None, len(alike))]


def _number(measure: str, found: Finding) -> str:
    return "-" if found.mean is None else shown_number(measure, found.mean)
