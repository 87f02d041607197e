"""Claims: what somebody says of a game, and whether a study has shown it.

A claim is shown once all of its evidence is proven to lie where it should, and refuted once any is proven to lie
elsewhere. Between the two nothing is known, and neither is it where players are not known to be fit: under the rule set
that a piece of evidence is about, and under the one that it is compared with.
"""

from collections.abc import Mapping, Sequence
from math import inf
from typing import Final, NamedTuple, Protocol

from cardtable.language import filled, translate
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding
from cardtable.playtest.fitness import Fitness
from cardtable.playtest.study import Claim, Evidence, Study

SHOWN: Final = "shown"
REFUTED: Final = "refuted"
OPEN: Final = "not yet known"


class Weighed(NamedTuple):
    """A piece of evidence, and what was found of it."""

    evidence: Evidence
    found: Finding
    verdict: str
    """SHOWN, REFUTED or OPEN."""


class Answer(NamedTuple):
    """What a study has to say of its claim."""

    claim: Claim
    verdict: str
    """SHOWN, REFUTED or OPEN."""
    shown_by: Sequence[Weighed]
    why: str = ""
    """What keeps it from being answered, in sentences, where players are not known to be fit."""


class Compared(Protocol):
    """What a claim has to know of one rule set beside another."""

    @property
    def measures(self) -> Mapping[str, Finding]:
        """How much more each is."""


class Found(Protocol):
    """What it has to know of one rule set."""

    @property
    def measures(self) -> Mapping[str, Finding]:
        """By name."""

    @property
    def trials(self) -> Mapping[str, Finding]:
        """By name."""

    @property
    def fitness(self) -> Fitness:
        """Whether its players can judge it."""


def answered(study: Study, rule_sets: Sequence[Found], differences: Sequence[Compared]) -> Answer | None:
    """Whether the claim of a study holds, by what was found under its rule sets, and of those after the base beside the
    base; None where it makes none."""
    claim = study.claim
    if claim is None:
        return None
    places = {each.name: number for number, each in enumerate(study.rule_sets)}
    weighed: list[Weighed] = []
    judges: list[Fitness] = []
    for evidence in claim.shown_by:
        number = places[evidence.under]
        here = rule_sets[number]
        found = differences[number - 1].measures if evidence.than else {**here.measures, **here.trials}
        weighed.append(_weighed(evidence, found))
        judges += [here.fitness, *([rule_sets[places[evidence.than]].fitness] if evidence.than else [])]
    judges.sort(key=lambda one: one.fit is None)  # who is known to be no judge is told of first
    unfit = next((one.objection for one in judges if one.objection), "")
    verdicts = [one.verdict for one in weighed]
    verdict = OPEN
    if not unfit:
        verdict = REFUTED if REFUTED in verdicts else SHOWN if set(verdicts) == {SHOWN} else OPEN
    return Answer(claim, verdict, weighed, unfit)


def _weighed(evidence: Evidence, measures: Mapping[str, Finding]) -> Weighed:
    found = measures.get(evidence.measure, NOTHING_KNOWN)
    verdict = OPEN
    if found.bounds is not None and found.mean is not None:
        low, high = found.bounds
        if evidence.above < low and high < evidence.below:
            verdict = SHOWN
        elif high <= evidence.above or evidence.below <= low:
            verdict = REFUTED
    return Weighed(evidence, found, verdict)


def answer_words(verdict: str) -> str:
    """What became of a claim."""
    words = {
        SHOWN: translate("claims", "supported"),
        REFUTED: translate("claims", "refuted"),
        OPEN: translate("claims", "not yet known"),
    }
    return words[verdict]


def wanted_words(evidence: Evidence, low: str, high: str) -> str:
    """Where a number should lie, its ends as they are shown."""
    if evidence.below == inf:
        return filled(translate("claims", "more than {low}"), low=low)
    if evidence.above == -inf:
        return filled(translate("claims", "less than {high}"), high=high)
    return filled(translate("claims", "between {low} and {high}"), low=low, high=high)
