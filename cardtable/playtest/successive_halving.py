"""Sweeps: many rule sets play the same blocks, and most games go to those that are hardest to judge.

All rule sets play the first blocks. After a number of them, and whenever that number has doubled, some stop playing:

- If a measure is to be raised or lowered, the best rule set is sought. Those that are clearly worse than another drop
  out, then the lower half of the others, until a few are left that play to the end (successive halving).
- If there are only goals, all rule sets that meet them are sought. Those play on for which it is proven neither that
  they meet all goals nor that they miss one, so that games go to the border of the region. None is eliminated. In any
  case a few of the best play on.

The best rule set was chosen because it did well, in part by luck. It therefore plays as many games again, with new
deals.

K. Jamieson, A. Talwalkar, "Non-stochastic best arm identification and hyperparameter optimization", AISTATS 2016; Z.
Karnin, T. Koren, O. Somekh, "Almost optimal exploration in multi-armed bandits", ICML 2013. Both give each round the
same number of games, which has to be known in advance; here rounds double, so that a sweep can be stopped or continued
at any time. Goals define a level set: A. Gotovos, N. Casati, G. Hitz, A. Krause, "Active learning for level set
estimation", IJCAI 2013. As there, rule sets stop once their bounds have classified them; all others go on playing,
since blocks are compared between rule sets.
"""

from collections.abc import Callable, Sequence
from copy import copy
from time import monotonic
from typing import Final, NamedTuple

from cardtable.engine.keyed_random import KeyedRandom
from cardtable.playtest.block import Block
from cardtable.playtest.block_runner import StudyPlan
from cardtable.playtest.findings import Findings, RuleSetFindings, StudySnapshot, findings, means_alone
from cardtable.playtest.ranking import Ranked, clearly_worse, decided, dropped_out, ranking, seeks_region
from cardtable.playtest.study import Study
from cardtable.playtest.study_tally import PlayedAgain, StudyTally

FIRST_GAMES: Final = 64
"""Default number of games per rule set after which the first rule sets drop out."""
FINALISTS: Final = 4
"""Number of rule sets besides the base that play to the end."""

Play = Callable[[StudyPlan], StudyTally]
"""Plays a plan, or as much of it as its time allows, and returns its tally."""


class Confirmation(NamedTuple):
    """Result of the best rule set with new deals."""

    number: int
    """Number of the rule set in the study."""
    games: int
    found: RuleSetFindings


class Halving:
    """A sweep in progress. The result for the same blocks is the same wherever it was stopped in between."""

    def __init__(self, plan: StudyPlan, first: int) -> None:
        """`first` is the number of blocks after which the first rule sets drop out."""
        self.plan = plan
        self.tally = plan.tally()
        """Tally of all games of the search."""
        self.playing = tuple(range(len(plan.study.rule_sets)))
        self.dropped: dict[int, int] = {}
        """Eliminated rule sets, with the number of blocks that each played; empty if only goals decide."""
        self.again: PlayedAgain | None = None
        """Games that the best rule set played again with new deals; None if it has played none."""
        self._rung = first
        self._confirming = False  # as opposed to searching

    @classmethod
    def behind(cls, plan: StudyPlan, first: int, tally: StudyTally, again: PlayedAgain | None = None) -> "Halving":
        """Return a sweep that continues after the games in a tally.

        It tells from their numbers of games which rule sets have dropped out. `again` has the games of the best rule
        set with new deals.
        """
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
        """Number of games, including those with new deals."""
        return self.tally.games + (self.again.tally.games if self.again else 0)

    @property
    def findings(self) -> Findings:
        """Findings of the search so far."""
        return findings(self.plan.study, self.tally)

    def places(self, found: Findings) -> list[Ranked]:
        """Return the ranking by these findings."""
        return ranking(self.plan.study, self.tally, found, self.dropped)

    @property
    def confirmed(self) -> Confirmation | None:
        """Result of the best rule set with new deals so far; None if it has played none."""
        return confirmation(self.plan.study, self.again)

    def run(self, play: Play) -> bool:
        """Search until the plan's blocks are played or its time is up. Return False if it was stopped before."""
        self._confirming = False
        budget = search_seconds(self.plan)
        ends = None if budget is None else monotonic() + budget
        while self.tally.blocks < self.plan.blocks:
            if self.tally.blocks == self._rung:  # only here, since no rule set may drop out of a finished search
                self._drop()
                self._rung *= 2
            until = self.plan.blocks if len(self.playing) <= FINALISTS + 1 else min(self._rung, self.plan.blocks)
            stretch = self.plan._replace(blocks=until, played=self.tally.blocks, playing=self.playing)
            self.tally.join(play(stretch.until(ends)))
            if self.tally.blocks < until:
                return ends is not None and monotonic() >= ends
        return True

    def _drop(self) -> None:
        """Stop some rule sets from playing.

        These are the clearly worse ones and the lower half of the others, or with goals alone those that are decided.
        At least FINALISTS besides the base are left.
        """
        study, found = self.plan.study, self.findings
        order = [place.number for place in self.places(found) if place.number in self.playing and place.number]
        if seeks_region(study):
            order.sort(key=lambda number: decided(study, found.rule_sets[number]))  # stable: keeps the ranking
            border = sum([not decided(study, found.rule_sets[number]) for number in order])
            self.playing = tuple(sorted([0, *order[: max(border, FINALISTS)]]))
            return
        worse = clearly_worse(study, self.tally, found, self.playing)
        order.sort(key=worse.__contains__)  # stable: keeps the ranking
        half = (len(order) + 1) // 2
        keep = max(min(half, len(order) - len(worse - {0})), min(FINALISTS, len(order)))
        self.dropped.update(dict.fromkeys(order[keep:], self.tally.blocks))
        self.playing = tuple(sorted([0, *order[:keep]]))

    def confirm(self, play: Play) -> None:
        """Let the best rule set play the blocks that it has not yet played with new deals, up to the number of the
        search.

        Nothing is played if it has no finished game.
        """
        best = self.places(self.findings)[0].number
        if not self.tally.rule_sets[best].finished:
            return
        plan = confirming(self.plan, best, self.tally.blocks)
        if self.again is None or self.again.number != best:
            self.again = PlayedAgain(best, plan.tally())
        self._confirming = True
        self.again.tally.join(play(plan.behind(self.again.tally)))

    def merged(self, tally: StudyTally) -> "Halving":
        """Return a copy with the games of the batch in progress added."""
        both = copy(self)
        if self._confirming and self.again is not None:
            both.again = self.again._replace(tally=self.again.tally.merged(tally))
        else:
            both.tally = self.tally.merged(tally)
        return both


def first_blocks(games: int, seats: int) -> int:
    """Return the number of blocks after which the first rule sets drop out, each having played at least `games`
    games."""
    return -(-games // seats)


def search_seconds(plan: StudyPlan) -> float | None:
    """Return the seconds that are for the search; None without a limit.

    The rest is for the winner, which plays alone when it plays again.
    """
    if plan.seconds is None:
        return None
    at_the_end = min(len(plan.study.rule_sets), FINALISTS + 1)
    return plan.seconds * at_the_end / (at_the_end + 1)


def confirming(plan: StudyPlan, number: int, blocks: int) -> StudyPlan:
    """Return a plan that plays a rule set again: alone, and with other deals than those by which it was chosen."""
    return plan._replace(study=_alone(plan.study, number), blocks=blocks, seconds=None, records=None)


def _alone(study: Study, number: int) -> Study:
    seed = KeyedRandom(study.seed, "confirmation").number("seed") >> 11
    return study._replace(rule_sets=(study.rule_sets[number],), seed=seed, claim=None)


def confirmation(study: Study, again: PlayedAgain | None) -> Confirmation | None:
    """Return the result of a rule set with new deals; None if it has played none."""
    if again is None or not again.tally.games:
        return None
    found = findings(_alone(study, again.number), again.tally).rule_sets[0]
    return Confirmation(again.number, again.tally.games, found)


class SweepStanding(NamedTuple):
    """Standing of a sweep, as sent to a screen."""

    blocks: int
    games: int
    """Number of games under all rule sets, including those with new deals."""
    seconds: float
    """Seconds since the sweep began."""
    playing: int
    """Number of rule sets that still play."""
    findings: Findings
    places: Sequence[Ranked]
    """Rule sets with their ranks, the best first."""
    confirmed: Confirmation | None
    tally: StudyTally
    """Tally of the search, from which it can be continued."""
    again: PlayedAgain | None
    """Games that the best rule set played again with new deals; None if it has played none."""
    over: bool = False
    """True if no more games are played, unless more are asked for."""

    @property
    def as_study(self) -> StudySnapshot:
        """Standing in the form of other studies, which can be stored and continued."""
        tally = self.tally
        return StudySnapshot(
            *(self.blocks, tally.games, self.seconds, self.findings, tally.cases, tally, tally.problems, self.over),
            again=self.again,
        )


class SweepPlan(NamedTuple):
    """Plan of a sweep. It must be picklable, since it goes to other processes."""

    plan: StudyPlan
    """Plan of the games. Its seconds are those of one run, after which more can be asked for."""
    first: int
    """Number of blocks after which the first rule sets drop out."""

    def tally(self) -> Halving:
        """Return a sweep without games."""
        return Halving(self.plan, self.first)

    def glimpse(self, begun: Block, seconds: float) -> SweepStanding:
        """Return a preview of the standing from the first games of the first block. The sweep can't be continued from
        it."""
        study, tally, nothing = self.plan.study, self.plan.tally(), self.tally()
        tally.add(begun)
        found = means_alone(study, tally)
        places = ranking(study, tally, found, {})
        return SweepStanding(0, tally.games, seconds, len(nothing.playing), found, places, None, nothing.tally, None)

    def knowing(self, standing: SweepStanding | StudySnapshot) -> Halving:
        """Return the sweep to continue from a standing, or from one that was kept."""
        return Halving.behind(*self, standing.tally, standing.again)

    def carry_on(self, known: Halving, play: Play) -> None:
        """Continue the search, then let the best rule set play again."""
        if known.run(play):
            known.confirm(play)

    def standing(self, known: Halving, seconds: float, over: bool = False) -> SweepStanding:
        """Return the standing after the games of a sweep."""
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
