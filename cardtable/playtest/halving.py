"""Many rule sets play the same blocks, and most of the games go to those of which it is hard to say what is sought.

All rule sets play the first blocks. When so many are played, and whenever that number has doubled, some play no more.

- Where a measure is to be raised or lowered one rule set is sought, the best: those drop out that are clearly worse
  than another, and of the others the lower half, until a few are left, which play to the end (successive halving).
- Where there are goals alone all rule sets that meet them are sought: those play on of which neither is proven yet,
  that they meet all goals or that they miss one, and so the games go to the border of the region. None is eliminated.
  A few of the best play on in any case.

The best was chosen because it did well, in part by luck: it plays as many games again, with deals that nobody has seen.

K. Jamieson, A. Talwalkar, "Non-stochastic best arm identification and hyperparameter optimization", AISTATS 2016; Z.
Karnin, T. Koren, O. Somekh, "Almost optimal exploration in multi-armed bandits", ICML 2013. Both give each round the
same number of games, to be known beforehand; here rounds double, so that one may stop or go on at any time. Goals are a
level set: A. Gotovos, N. Casati, G. Hitz, A. Krause, "Active learning for level set estimation", IJCAI 2013. They stop,
as here, with what bounds have classified; what is left all plays, since blocks are compared between rule sets.
"""

from collections.abc import Callable, Sequence
from copy import copy
from time import monotonic
from typing import Final, NamedTuple

from cardtable.engine.keyed_random import KeyedRandom
from cardtable.playtest.block import Block
from cardtable.playtest.blocks import StudyPlan
from cardtable.playtest.findings import Findings, RuleSetFindings, findings, means_alone
from cardtable.playtest.ranking import Place, clearly_worse, decided, dropped_out, ranking, seeks_region
from cardtable.playtest.standing import Standing
from cardtable.playtest.study import Study
from cardtable.playtest.study_tally import Again, StudyTally

FIRST_GAMES: Final = 64
"""After so many games a rule set the first drop out, unless something else is asked for."""
FINALISTS: Final = 4
"""So many rule sets beside the base play to the end."""

Play = Callable[[StudyPlan], StudyTally]
"""Plays a plan, or as much of it as its time allows."""


class Confirmation(NamedTuple):
    """What the best rule set has come to with new deals."""

    number: int
    """Which rule set of the study."""
    games: int
    found: RuleSetFindings


class Halving:
    """A sweep under way. The same blocks come to the same, wherever it was stopped in between."""

    def __init__(self, plan: StudyPlan, first: int) -> None:
        """`first`: blocks, after which the first rule sets drop out."""
        self.plan = plan
        self.tally = plan.tally()
        """All that was played in search of the best."""
        self.playing = tuple(range(len(plan.study.rule_sets)))
        self.dropped: dict[int, int] = {}
        """By rule set that was eliminated: after how many blocks. None is where goals alone decide."""
        self.again: Again | None = None
        """What the best one has played again with new deals."""
        self._rung = first
        self._confirming = False  # and not searching

    @classmethod
    def behind(cls, plan: StudyPlan, first: int, tally: StudyTally, again: Again | None = None) -> "Halving":
        """The same, going on behind the games that are counted there: who has dropped out shows in how many each has
        played. `again` is what the best has come to with new deals."""
        known = cls(plan, first)
        known.tally, known.again = tally, again
        known.dropped = dropped_out(plan.study, tally)
        blocks = [each.games // len(plan.study.players) for each in tally.rule_sets]
        known.playing = tuple([number for number, played in enumerate(blocks) if played == tally.blocks])
        while known._rung < tally.blocks:
            known._rung *= 2
        return known

    @property
    def games(self) -> int:
        """How many are counted, those of the best with new deals too."""
        return self.tally.games + (self.again.tally.games if self.again else 0)

    @property
    def findings(self) -> Findings:
        """What is known so far."""
        return findings(self.plan.study, self.tally)

    def places(self, found: Findings) -> list[Place]:
        """The ranking by these findings."""
        return ranking(self.plan.study, self.tally, found, self.dropped)

    @property
    def confirmed(self) -> Confirmation | None:
        """What the best one has come to with new deals, as far as it has played them."""
        return confirmation(self.plan.study, self.again)

    def run(self, play: Play) -> bool:
        """Searches until the plan's blocks are played, or its time is up; False where somebody ended it before."""
        self._confirming = False
        budget = search_seconds(self.plan)
        ends = None if budget is None else monotonic() + budget
        while self.tally.blocks < self.plan.blocks:
            if self.tally.blocks == self._rung:  # and not before: nobody drops out of a search that is over
                self._drop()
                self._rung *= 2
            until = self.plan.blocks if len(self.playing) <= FINALISTS + 1 else min(self._rung, self.plan.blocks)
            stretch = self.plan._replace(blocks=until, played=self.tally.blocks, playing=self.playing)
            self.tally.join(play(stretch.until(ends)))
            if self.tally.blocks < until:
                return ends is not None and monotonic() >= ends
        return True

    def _drop(self) -> None:
        """Let some play no more: the clearly worse, and the lower half of the others, or those of which the goals are
        decided; never so many that fewer are left than play to the end."""
        study, found = self.plan.study, self.findings
        order = [place.number for place in self.places(found) if place.number in self.playing and place.number]
        if seeks_region(study):
            order.sort(key=lambda number: decided(study, found.rule_sets[number]))  # keeps the order of each of both
            border = sum([not decided(study, found.rule_sets[number]) for number in order])
            self.playing = tuple(sorted([0, *order[: max(border, FINALISTS)]]))
            return
        worse = clearly_worse(study, self.tally, found, self.playing)
        order.sort(key=worse.__contains__)  # keeps the order of each of both
        half = (len(order) + 1) // 2
        keep = max(min(half, len(order) - len(worse - {0})), min(FINALISTS, len(order)))
        self.dropped.update(dict.fromkeys(order[keep:], self.tally.blocks))
        self.playing = tuple(sorted([0, *order[:keep]]))

    def confirm(self, play: Play) -> None:
        """Has the best rule set play as many blocks as it has, with new deals, behind those that it has played before;
        nothing before it finished a game."""
        best = self.places(self.findings)[0].number
        if not self.tally.rule_sets[best].finished:
            return
        plan = confirming(self.plan, best, self.tally.blocks)
        if self.again is None or self.again.number != best:
            self.again = Again(best, plan.tally())
        self._confirming = True
        self.again.tally.join(play(plan.behind(self.again.tally)))

    def and_(self, tally: StudyTally) -> "Halving":
        """This one with what the stretch under way has come to, as a new one."""
        both = copy(self)
        if self._confirming and self.again is not None:
            both.again = self.again._replace(tally=self.again.tally.and_(tally))
        else:
            both.tally = self.tally.and_(tally)
        return both


def first_blocks(games: int, seats: int) -> int:
    """After how many blocks the first drop out, if each rule set is to have played so many games."""
    return -(-games // seats)


def search_seconds(plan: StudyPlan) -> float | None:
    """How much of a plan's time is for the search: the winner plays its games once more, and nobody else does then."""
    if plan.seconds is None:
        return None
    at_the_end = min(len(plan.study.rule_sets), FINALISTS + 1)
    return plan.seconds * at_the_end / (at_the_end + 1)


def confirming(plan: StudyPlan, number: int, blocks: int) -> StudyPlan:
    """How a rule set is played again: alone, with other deals than those by which it was chosen."""
    return plan._replace(study=_alone(plan.study, number), blocks=blocks, seconds=None, records=None)


def _alone(study: Study, number: int) -> Study:
    seed = KeyedRandom(study.seed, "confirmation").number("seed") >> 11
    return study._replace(rule_sets=(study.rule_sets[number],), seed=seed, claim=None)


def confirmation(study: Study, again: Again | None) -> Confirmation | None:
    """What a rule set of a study has come to with new deals; None where it has played none."""
    if again is None or not again.tally.games:
        return None
    found = findings(_alone(study, again.number), again.tally).rule_sets[0]
    return Confirmation(again.number, again.tally.games, found)


class SweepStanding(NamedTuple):
    """What a sweep has found at some moment, as it travels to a screen."""

    blocks: int
    games: int
    """Over all rule sets, those with new deals too."""
    seconds: float
    """Since it began."""
    playing: int
    """So many rule sets play on."""
    findings: Findings
    places: Sequence[Place]
    """The best first."""
    confirmed: Confirmation | None
    tally: StudyTally
    """All of the search, to be kept and gone on with,"""
    again: Again | None
    """and what the best has played again."""
    over: bool = False
    """Whether no more are played, unless somebody wants more."""

    @property
    def as_study(self) -> Standing:
        """The same as any study has it: what is kept, and gone on with."""
        tally = self.tally
        return Standing(
            *(self.blocks, tally.games, self.seconds, self.findings, tally.cases, tally, tally.problems, self.over),
            again=self.again,
        )


class SweepPlan(NamedTuple):
    """A sweep to be carried out. It travels to processes."""

    plan: StudyPlan
    """Its seconds are those of a stretch: of what is played until somebody wants more."""
    first: int
    """Blocks, after which the first rule sets drop out."""

    def tally(self) -> Halving:
        """Nothing known yet."""
        return Halving(self.plan, self.first)

    def glimpse(self, begun: Block, seconds: float) -> SweepStanding:
        """What the first games of a first block have shown. Nothing can be gone on with behind it."""
        study, tally, nothing = self.plan.study, self.plan.tally(), self.tally()
        tally.add(begun)
        found = means_alone(study, tally)
        places = ranking(study, tally, found, {})
        return SweepStanding(0, tally.games, seconds, len(nothing.playing), found, places, None, nothing.tally, None)

    def knowing(self, tally: StudyTally, again: Again | None = None) -> Halving:
        """What is gone on with, where so much is known of the search, and of what was played again."""
        return Halving.behind(*self, tally, again)

    def carry_on(self, known: Halving, play: Play) -> None:
        """Searches on, and has the best rule set play again."""
        if known.run(play):
            known.confirm(play)

    def standing(self, known: Halving, seconds: float, over: bool = False) -> SweepStanding:
        """What so many games have shown."""
        found = known.findings
        return SweepStanding(
            known.tally.blocks,
            known.games,
            seconds,
            len(known.playing),
            found,
            known.places(found),
            known.confirmed,
            known.tally,
            known.again,
            over,
        )
