"""How often a sweep finds the best rule set, or the region that meets a goal, and with how many games: `python -m
tools.halving`.

A family of rule sets is planted: each has a true margin that grows with its distance from one of them. Blocks are
drawn, with luck that all rule sets share and luck of their own, and a real sweep is made of them. The margin is to be
as low as possible: a run counts as found where the planted one comes first. Or it has a goal that those meet that are
at most two steps away: it is counted for how many rule sets it is proven whether they meet it, and how often that is
wrong. Games are counted beside those of the full grid, in which every rule set would have played as many as those that
play to the end.
"""

import argparse
from typing import Any, Final, NamedTuple

import numpy as np

from cardtable.engine.games import GAMES
from cardtable.playtest.block import Block, BlockGame, Pair
from cardtable.playtest.blocks import StudyPlan
from cardtable.playtest.findings import MET, MISSED, NOT_YET_KNOWN
from cardtable.playtest.halving import Halving
from cardtable.playtest.rounds import game_measures
from cardtable.playtest.study import BASE, Goal, RuleSet, Study, Wish
from cardtable.playtest.study_tally import StudyTally
from cardtable.playtest.trials import LEVEL, levels, probes

BEST: Final = 20.0
"""The true margin of the planted one."""
STEP: Final = 3.0
"""How much farther off each next one is."""
SPREAD: Final = 12.0
"""The standard deviation of a game's margin, about as in the games that we have."""
SHARED: Final = 0.5
"""The part of the variance that comes from the deal, and is common to all rule sets."""
_MEASURE: Final = "margin"


_REACH: Final = 2.5
"""So many steps from the planted one the goal ends."""


class Runs(NamedTuple):
    """What many sweeps came to."""

    found: float
    """The part of them that found the planted one."""
    games: float
    """The part of the full grid's games that they played, what was played again at the end included."""


class Region(NamedTuple):
    """What many sweeps for a goal came to."""

    decided: float
    """The part of the rule sets of which it was proven whether they meet it."""
    wrong: float
    """The part of which that was wrong."""
    games: float
    """As in `Runs`."""


class Planted:
    """Draws the games of one run."""

    def __init__(self, rule_sets: int, best: int, seed: int, goal: bool = False) -> None:
        """`best` is the number of the planted rule set, from 1; `goal` is whether a region is sought."""
        game = next(iter(GAMES.values()))
        base = game.rules()
        # The rules themselves play no part, but that all of them change one: only what is drawn tells them apart.
        other = game.rules.made(next(rules for _, rules in game.presets.values() if rules.changed()).changed())
        sets = [RuleSet(BASE, base), *[RuleSet(str(number), other) for number in range(1, rule_sets)]]
        self.study = Study(
            game.key,
            (levels(game.key)[1],) * game.fewest_seats,
            tuple(sets),
            seed,
            (Goal(_MEASURE, high=BEST + _REACH * STEP),) if goal else (),
            wish=None if goal else Wish(_MEASURE, larger=False),
        )
        self.games = 0
        self.meets = [abs(number - best) < _REACH for number in range(rule_sets)]
        """By rule set whether it meets the goal."""
        self._means = {each.name: BEST + STEP * abs(number - best) for number, each in enumerate(sets)}
        self._place = list(game_measures(game.key)).index(_MEASURE)
        self._count = len(game_measures(game.key))
        self._beaten = [(trial.name, 0.0) for trial in probes(self.study)]

    def play(self, plan: StudyPlan) -> StudyTally:
        """Draws the blocks of a stretch; those of a rule set are the same whichever others play."""
        tally = plan.tally()
        study = plan.study
        for block in range(plan.played + 1, plan.blocks + 1):
            deal = np.random.default_rng([study.seed, block, 0]).normal(0, SPREAD * SHARED**0.5)
            games = []
            for number, each in enumerate(study.rule_sets):
                row = []
                if plan.plays(number):
                    own = np.random.default_rng([study.seed, block, 1 + number]).normal(0, SPREAD * (1 - SHARED) ** 0.5)
                    values = [0.0] * self._count
                    values[self._place] = self._means[each.name] + float(deal + own)
                    row = [BlockGame(1, values, None, (1, 0), (0,), 0)]
                    self.games += 1
                games.append(row)
            # Their players are fit to judge all of it: they win against weaker ones, lose to nobody, and see each rule.
            tried = [[(LEVEL, 1.0), *self._beaten] if row else [] for row in games]
            nothing: list[dict[str, Any]] = [{} for _ in games]
            pairs = [[Pair(True, False, True) for _ in row] for row in games[1:]]
            seconds, luck = [0.0] * len(games), [None] * len(games)
            tally.add(Block(block, block, games, pairs, seconds, tried, luck, nothing, nothing, nothing))
        return tally


def runs(count: int, rule_sets: int, blocks: int, first: int) -> Runs:
    """Makes so many sweeps; the planted rule set has another place in each."""
    found, games = 0, 0
    for seed in range(count):
        best = 1 + seed % (rule_sets - 1)
        planted = Planted(rule_sets, best, seed)
        halving = Halving(StudyPlan(planted.study, blocks), first)
        halving.run(planted.play)
        halving.confirm(planted.play)
        confirmed = halving.confirmed
        found += confirmed is not None and confirmed.number == best
        games += planted.games
    return Runs(found / count, games / (count * rule_sets * blocks))


def regions(count: int, rule_sets: int, blocks: int, first: int) -> Region:
    """Make so many sweeps for a goal; the planted rule set has another place in each."""
    decided, wrong, games = 0, 0, 0
    for seed in range(count):
        planted = Planted(rule_sets, 1 + seed % (rule_sets - 1), seed, goal=True)
        halving = Halving(StudyPlan(planted.study, blocks), first)
        halving.run(planted.play)
        for found, meets in zip(halving.findings.rule_sets, planted.meets, strict=True):
            (verdict,) = found.verdicts
            decided += verdict.verdict != NOT_YET_KNOWN
            wrong += verdict.verdict == (MISSED if meets else MET)
        games += planted.games
    return Region(decided / (count * rule_sets), wrong / (count * rule_sets), games / (count * rule_sets * blocks))


def main() -> None:
    """Prints a row for each size of the family."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=100)
    parser.add_argument("--blocks", type=int, default=512)
    options = parser.parse_args()
    print(f"{'rule sets':>9} {'first':>6} {'found':>6} {'games':>6}")
    for rule_sets in (17, 33):
        for first in (32, options.blocks // 8, options.blocks):
            found = runs(options.runs, rule_sets, options.blocks, first)
            print(f"{rule_sets:9} {first:6} {found.found:6.0%} {found.games:6.0%}", flush=True)
    print(f"{'rule sets':>9} {'first':>6} {'decided':>7} {'wrong':>6} {'games':>6}")
    for rule_sets in (17, 33):
        for first in (32, options.blocks // 8, options.blocks):
            region = regions(options.runs, rule_sets, options.blocks, first)
            shares = f"{region.decided:7.0%} {region.wrong:6.1%} {region.games:6.0%}"
            print(f"{rule_sets:9} {first:6} {shares}", flush=True)


if __name__ == "__main__":
    main()
