"""Success rate of sweeps by halving, and the games they need: `python -m tools.halving`.

A family of rule sets is planted: the true margin of each grows with its distance from the planted one. Blocks are
drawn, with luck shared by all rule sets and luck of their own, and a real sweep is made of them. Without a goal, the
margin is to be as low as possible, and a run counts as found if the planted rule set comes first. With a goal, which
rule sets at most two steps away meet, the table gives the share of rule sets for which it is proven whether they meet
it, and the share of wrong proofs. Games are counted as a share of the full grid, in which every rule set would have
played as many as those that play to the end.
"""

import argparse
from typing import Any, Final, NamedTuple

import numpy as np

from cardtable.engine.games import GAMES
from cardtable.playtest.block import Block, BlockGame, Pair
from cardtable.playtest.block_runner import StudyPlan
from cardtable.playtest.findings import MET, MISSED, NOT_YET_KNOWN
from cardtable.playtest.measures import game_measures
from cardtable.playtest.study import BASE, Goal, RuleSet, Study, Wish
from cardtable.playtest.study_tally import StudyTally
from cardtable.playtest.successive_halving import Halving
from cardtable.playtest.trials import LEVEL, levels, probes

BEST: Final = 20.0
"""True margin of the planted rule set."""
STEP: Final = 3.0
"""Growth of the true margin from each rule set to the next."""
SPREAD: Final = 12.0
"""Standard deviation of a game's margin, about as in the built-in games."""
SHARED: Final = 0.5
"""Share of the variance that comes from the deal, common to all rule sets."""
_MEASURE: Final = "margin"


_REACH: Final = 2.5
"""Limit of the goal, in steps from the planted rule set."""


class Runs(NamedTuple):
    """Results of many sweeps."""

    found: float
    """Share of sweeps that found the planted rule set."""
    games: float
    """Games played as a share of the full grid's, including those repeated at the end."""


class Region(NamedTuple):
    """Results of many sweeps for a goal."""

    decided: float
    """Share of rule sets for which it was proven whether they meet the goal."""
    wrong: float
    """Share of rule sets with a wrong proof."""
    games: float
    """Games played as a share of the full grid's."""


class Planted:
    """Planted family of rule sets, which draws the games of one run."""

    def __init__(self, rule_sets: int, best: int, seed: int, goal: bool = False) -> None:
        """Plant the rule set with the number `best`, from 1; with `goal`, a region is sought."""
        game = next(iter(GAMES.values()))
        base = game.rules()
        # The rules are never played; they only have to differ from the base. The drawn values tell rule sets apart.
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
        """True for each rule set that meets the goal."""
        self._means = {each.name: BEST + STEP * abs(number - best) for number, each in enumerate(sets)}
        self._place = list(game_measures(game.key)).index(_MEASURE)
        self._count = len(game_measures(game.key))
        self._beaten = [(trial.name, 0.0) for trial in probes(self.study)]

    def play(self, plan: StudyPlan) -> StudyTally:
        """Draw the blocks of a stretch; a rule set's values do not depend on which others play."""
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
            # The drawn players pass every probe: they beat weaker ones, lose to nobody, and see each rule.
            tried = [[(LEVEL, 1.0), *self._beaten] if row else [] for row in games]
            nothing: list[dict[str, Any]] = [{} for _ in games]
            pairs = [[Pair(True, False, True) for _ in row] for row in games[1:]]
            seconds, luck = [0.0] * len(games), [None] * len(games)
            tally.add(Block(block, block, games, pairs, seconds, tried, luck, nothing, nothing, nothing))
        return tally


def runs(count: int, rule_sets: int, blocks: int, first: int) -> Runs:
    """Make so many sweeps; the planted rule set has another place in each."""
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
    """Print a row for each size of the family."""
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
