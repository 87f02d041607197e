"""Claims about a game, the ready-made studies that test them, and the verdict of a study on its claim.

A claim is shown once all of its evidence is proven to lie in the expected range, and refuted once any is proven to lie
outside. Otherwise the verdict is open. It is also open while players are not known to be fit to judge the rule sets of
the evidence, including those it compares with.

Ready-made studies are files among the assets; the words of a claim are in the game's profile, under the same name.
"""

from collections.abc import Mapping, Sequence
from math import inf
from typing import Final, NamedTuple, Protocol

from cardtable.language import filled, translate
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding
from cardtable.playtest.fitness import Fitness
from cardtable.playtest.measures import PROFILES
from cardtable.playtest.study import Claim, Evidence, Study
from cardtable.playtest.study_file import read_study
from cardtable.resources import game_resource

SHOWN: Final = "shown"
REFUTED: Final = "refuted"
OPEN: Final = "not yet known"


class WeighedEvidence(NamedTuple):
    """Piece of evidence with its finding and verdict."""

    evidence: Evidence
    found: Finding
    verdict: str
    """SHOWN, REFUTED or OPEN."""


class ClaimAnswer(NamedTuple):
    """Verdict of a study on its claim."""

    claim: Claim
    verdict: str
    """SHOWN, REFUTED or OPEN."""
    shown_by: Sequence[WeighedEvidence]
    why: str = ""
    """Reason why the players can't judge, in sentences; empty if they are known to be fit."""


class Compared(Protocol):
    """Comparison of a rule set with the base, as far as claims need it."""

    @property
    def measures(self) -> Mapping[str, Finding]:
        """Differences from the base by measure."""


class ClaimFinding(Protocol):
    """Findings of a rule set, as far as claims need them."""

    @property
    def measures(self) -> Mapping[str, Finding]:
        """Means by measure."""

    @property
    def trials(self) -> Mapping[str, Finding]:
        """Results by name of the trial."""

    @property
    def fitness(self) -> Fitness:
        """Fitness of the players to judge the rule set."""


def answered(study: Study, rule_sets: Sequence[ClaimFinding], differences: Sequence[Compared]) -> ClaimAnswer | None:
    """Return the verdict on a study's claim; None if it makes none.

    `rule_sets` are the findings by rule set, `differences` those by rule set after the base.
    """
    claim = study.claim
    if claim is None:
        return None
    places = {each.name: number for number, each in enumerate(study.rule_sets)}
    weighed: list[WeighedEvidence] = []
    judges: list[Fitness] = []
    for evidence in claim.shown_by:
        number = places[evidence.under]
        here = rule_sets[number]
        found = differences[number - 1].measures if evidence.than else {**here.measures, **here.trials}
        weighed.append(_weighed(evidence, found))
        judges += [here.fitness, *([rule_sets[places[evidence.than]].fitness] if evidence.than else [])]
    judges.sort(key=lambda one: one.fit is None)  # players known to be unfit are mentioned first
    unfit = next((one.objection for one in judges if one.objection), "")
    verdicts = [one.verdict for one in weighed]
    verdict = OPEN
    if not unfit:
        verdict = REFUTED if REFUTED in verdicts else SHOWN if set(verdicts) == {SHOWN} else OPEN
    return ClaimAnswer(claim, verdict, weighed, unfit)


def _weighed(evidence: Evidence, measures: Mapping[str, Finding]) -> WeighedEvidence:
    found = measures.get(evidence.measure, NOTHING_KNOWN)
    verdict = OPEN
    if found.bounds is not None and found.mean is not None:
        low, high = found.bounds
        if evidence.above < low and high < evidence.below:
            verdict = SHOWN
        elif high <= evidence.above or evidence.below <= low:
            verdict = REFUTED
    return WeighedEvidence(evidence, found, verdict)


def answer_words(verdict: str) -> str:
    """Return the translated verdict on a claim."""
    words = {
        SHOWN: translate("claims", "supported"),
        REFUTED: translate("claims", "refuted"),
        OPEN: translate("claims", "not yet known"),
    }
    return words[verdict]


def wanted_words(evidence: Evidence, low: str, high: str) -> str:
    """Return the range of a piece of evidence in words. `low` and `high` are its ends as shown."""
    if evidence.below == inf:
        return filled(translate("claims", "more than {low}"), low=low)
    if evidence.above == -inf:
        return filled(translate("claims", "less than {high}"), high=high)
    return filled(translate("claims", "between {low} and {high}"), low=low, high=high)


def ready_studies(game: str) -> dict[str, Study]:
    """Return a game's ready-made studies by name, each with its claim in words."""
    return {name: ready_study(game, name) for name in PROFILES[game].claims}


def ready_study(game: str, name: str) -> Study:
    """Return a ready-made study; KeyError if there is none of this name."""
    says = PROFILES[game].claims[name]()
    study = read_study((game_resource(game, "studies") / f"{name}.toml").read_bytes()).study
    return study._replace(claim=Claim(says, study.claim.shown_by if study.claim else ()))
