"""What a sweep has found, in sentences: which rule set does best, whether new deals confirm it, what dropped out."""

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.language import as_number, filled, translate
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding
from cardtable.playtest.findings import MET, MISSED, Findings
from cardtable.playtest.halving import Confirmation
from cardtable.playtest.ranking import Place, aims, seeks_region
from cardtable.playtest.rule_set_measures import every_measure
from cardtable.playtest.study import Study
from cardtable.playtest.told import Told, shown_bounds, shown_number
from cardtable.table.rules_text import changed_rules


class SweepTold(NamedTuple):
    """The winner in a sentence, and what else is to be said of it."""

    headline: Told
    sentences: Sequence[str]

    @property
    def all(self) -> list[str]:
        """One after the other."""
        return [str(self.headline), *self.sentences]


def set_words(study: Study, number: int) -> str:
    """What a rule set changes, in words."""
    if not number:
        return translate("sweep", "the current rules")
    each, base = study.rule_sets[number].rules, study.rule_sets[0].rules
    return ", ".join(changed_rules(each, base)) or study.rule_sets[number].name


def sweep_told(
    study: Study, found: Findings, places: Sequence[Place], confirmed: Confirmation | None = None
) -> SweepTold | None:
    """What is found by now; None before a game is over."""
    best = places[0]
    measure = aims(study)[0]
    here = found.rule_sets[best.number]
    before = here.measures.get(measure, NOTHING_KNOWN)
    if before.mean is None:
        return None
    if confirmed is not None and confirmed.number != best.number:
        confirmed = None
    known = confirmed.found.measures[measure] if confirmed else before
    unfit = here.fitness.fit is False
    words = {
        "rules": set_words(study, best.number),
        "measure": every_measure(study.game)[measure].label(),
        "mean": _number(measure, known),
        "proven": best.proven,
        "goals": len(study.goals),
    }
    headline = Told(filled(_headline(study, best, unfit), **words), shown_bounds(measure, known))
    sentences = [here.fitness.why] if unfit else []
    sentences.append(_confirmed(study, best, measure, before, confirmed, unfit))
    if not unfit:
        sentences += [_region(study, found)] if seeks_region(study) else _others(places)
    gone = sum(place.dropped is not None for place in places)
    if gone:
        sentences.append(translate("sweep", "%n rule set(s) dropped out early.", None, gone))
    return SweepTold(headline, sentences)


def _headline(study: Study, best: Place, unfit: bool) -> str:
    if unfit:
        return translate(
            "sweep", "No verdict: these players aren't fit to judge. Closest: “{rules}”. {measure}: {mean}"
        )
    if not best.number:
        if best.proven and best.proven == len(study.goals):
            if best.proven == 1:
                return translate("sweep", "The current rules already meet the goal. {measure}: {mean}")
            return translate("sweep", "The current rules already meet all goals. {measure}: {mean}")
        if study.goals:
            return translate("sweep", "The current rules come closest to what you want. {measure}: {mean}")
        return translate("sweep", "No change beats the current rules. {measure}: {mean}")
    if not study.goals:
        if study.wish and study.wish.larger:
            return translate("sweep", "“{rules}” has the highest mean. {measure}: {mean}")
        return translate("sweep", "“{rules}” has the lowest mean. {measure}: {mean}")
    if best.proven == len(study.goals):
        return translate("sweep", "“{rules}” is enough. {measure}: {mean}")
    if best.proven:
        return translate("sweep", "“{rules}” meets {proven} of {goals} goals. {measure}: {mean}")
    return translate("sweep", "“{rules}” comes closest to what you want. {measure}: {mean}")


def _confirmed(
    study: Study, best: Place, measure: str, before: Finding, confirmed: Confirmation | None, unfit: bool
) -> str:
    if confirmed is None:
        return translate("sweep", "It was the best of %n: test it with other deals too.", None, len(study.rule_sets))
    verdicts = [verdict.verdict for verdict in confirmed.found.verdicts]
    text = translate("sweep", "From {games} games with new deals, after {mean} in the search.")
    if study.goals and not unfit:
        if MISSED in verdicts:
            text = translate("sweep", "Not confirmed by {games} games with new deals, after {mean} in the search.")
        elif verdicts.count(MET) >= max(best.proven, 1):
            text = translate("sweep", "Confirmed by {games} games with new deals, after {mean} in the search.")
        else:
            text = translate("sweep", "Not yet confirmed by {games} games with new deals; {mean} in the search.")
    return filled(text, games=as_number(confirmed.games), mean=_number(measure, before))


def _region(study: Study, found: Findings) -> str:
    """Say of how many rule sets it is proven that they meet the goals, and of how many that they miss one."""
    verdicts = [[one.verdict for one in each.verdicts] for each in found.rule_sets]
    met = sum([all(one == MET for one in each) for each in verdicts])
    missed = sum([MISSED in each for each in verdicts])
    text = translate(
        "sweep", "Of {count} rule sets, {met} meet the goal and {missed} miss it; for {open} it isn't known yet."
    )
    if len(study.goals) > 1:
        text = translate(
            "sweep", "Of {count} rule sets, {met} meet all goals and {missed} miss one; for {open} it isn't known yet."
        )
    counts = {"count": len(verdicts), "met": met, "missed": missed, "open": len(verdicts) - met - missed}
    return filled(text, **{name: as_number(count) for name, count in counts.items()})


def _others(places: Sequence[Place]) -> list[str]:
    """How many reach as much with more changes."""
    best = places[0]
    alike = [place for place in places[1:] if place.dropped is None and place.merit == best.merit]
    if not alike:
        return []
    if min(place.changed for place in alike) > best.changed:
        return [translate("sweep", "Just as good, with more changes: %n other rule set(s).", None, len(alike))]
    return [translate("sweep", "Just as good: %n other rule set(s).", None, len(alike))]


def _number(measure: str, found: Finding) -> str:
    return "-" if found.mean is None else shown_number(measure, found.mean)
