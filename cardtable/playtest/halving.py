"""Successive halving: many rule sets play the same blocks, and the weaker half drops out whenever these have doubled.

All rule sets play the first blocks. When so many are played, and whenever that number has doubled, those drop out that
are clearly worse than another, and of the others the lower half, until a few are left: they play to the end. So most of
the games go to rule sets between which it is hard to decide. The best of them was chosen because it did well, in part
by luck: it plays as many games again, with deals that nobody has seen.

K. Jamieson, A. Talwalkar, "Non-stochastic best arm identification and hyperparameter optimization", AISTATS 2016; Z.
Karnin, T. Koren, O. Somekh, "Almost optimal exploration in multi-armed bandits", ICML 2013. Both give each round the
same number of games, to be known beforehand; here rounds double, so that one may stop or go on at any time.
"""

from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

from cardtable.engine.keyed_random import KeyedRandom
from cardtable.playtest.blocks import StudyPlan
from cardtable.playtest.findings import Findings, RuleSetFindings, findings
from cardtable.playtest.ranking import Place, clearly_worse, ranking
from cardtable.playtest.study_tally import StudyTally

FIRST_GAMES: Final = 64
"""After so many games a rule set the first drop out, unless something else is asked for."""
FINALISTS: Final = 4
"""So many rule sets beside the base play to the end."""

Play = Callable[[StudyPlan], StudyTally]
"""Plays a plan, or as much of it as its time allows."""


def search_seconds(plan: StudyPlan) -> float | None:
    """How much of a plan's time is for the search: the winner plays its games once more, and nobody else does then."""
    if plan.seconds is None:
        return None
    at_the_end = min(len(plan.study.rule_sets), FINALISTS + 1)
    return plan.seconds * at_the_end / (at_the_end + 1)


class Confirmation(NamedTuple):
    """What the best rule set has come to with new deals."""

    number: int
    """Which rule set of the study."""
    games: int
    found: RuleSetFindings


class Halving:
    """A sweep under way. The same blocks come to the same, wherever it was stopped in between."""

    def __init__(self, plan: StudyPlan, first: int, play: Play) -> None:
        """`first`: blocks, after which the first rule sets drop out."""
        self.plan = plan
        self.tally = plan.tally()
        """All that was played, without what the best one has played again."""
        self.playing = tuple(range(len(plan.study.rule_sets)))
        self.dropped: dict[int, int] = {}
        """By rule set that has dropped out: after how many blocks."""
        self._rung = first
        self._play = play

    @property
    def findings(self) -> Findings:
        """What is known so far."""
        return findings(self.plan.study, self.tally)

    def places(self, found: Findings) -> list[Place]:
        """The ranking by these findings."""
        return ranking(self.plan.study, self.tally, found, self.dropped)

    def run(self) -> None:
        """Plays until the plan's blocks are played, its time is up, or it is stopped."""
        ends = None if self.plan.seconds is None else monotonic() + self.plan.seconds
        while self.tally.blocks < self.plan.blocks:
            until = self.plan.blocks if len(self.playing) <= FINALISTS + 1 else min(self._rung, self.plan.blocks)
            left = None if ends is None else max(ends - monotonic(), 0.0)
            stretch = self.plan._replace(blocks=until, played=self.tally.blocks, playing=self.playing, seconds=left)
            self.tally.join(self._play(stretch))
            if self.tally.blocks < until:
                return
            if until == self._rung:
                self._drop()
                self._rung *= 2

    def _drop(self) -> None:
        """The clearly worse, and the lower half of the others, as long as more are left than play to the end."""
        found = self.findings
        worse = clearly_worse(self.plan.study, self.tally, found, self.playing)
        order = [place.number for place in self.places(found) if place.number in self.playing and place.number]
        order.sort(key=worse.__contains__)  # keeps the order of each of both
        half = (len(order) + 1) // 2
        keep = max(min(half, len(order) - len(worse - {0})), min(FINALISTS, len(order)))
        self.dropped.update(dict.fromkeys(order[keep:], self.tally.blocks))
        self.playing = tuple(sorted([0, *order[:keep]]))

    def confirm(self) -> Confirmation | None:
        """Has the best rule set play as many blocks again, with new deals; None where none has finished a game."""
        best = self.places(self.findings)[0]
        if not self.tally.rule_sets[best.number].finished:
            return None
        study = confirming(self.plan, best.number, self.tally.blocks)
        tally = self._play(study)
        return Confirmation(best.number, tally.games, findings(study.study, tally).rule_sets[0])


def confirming(plan: StudyPlan, number: int, blocks: int) -> StudyPlan:
    """How a rule set is played again: alone, with other deals than those by which it was chosen."""
    study = plan.study
    seed = KeyedRandom(study.seed, "confirmation").number("seed") >> 11
    alone = study._replace(rule_sets=(study.rule_sets[number],), seed=seed)
    return plan._replace(study=alone, blocks=blocks, seconds=None, records=None)
