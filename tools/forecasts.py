"""Accuracy of a study's forecasts of its own end: `python -m tools.forecasts`.

Each game's default comparison is played for some seconds. The pairs of games and the smallest difference that shows, as
forecast after two seconds, stand beside their final values.
"""

import argparse
from time import monotonic

from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.playtest.batch import Batch, usable_cores
from cardtable.playtest.block_runner import StudyPlan
from cardtable.playtest.findings import StudyForecast, forecast, growth
from cardtable.playtest.findings_text import rules_words
from cardtable.playtest.study import BASE, RuleSet, Study
from cardtable.playtest.study_tally import StudyTally

FORETOLD = 2.0
"""Seconds of play after which the forecast is made."""


def other_rules(game: str) -> HouseRules:
    """Return a game's first preset that differs from its author's rules."""
    changed: HouseRules = next(rules for _, rules in GAMES[game].presets.values() if rules.changed())
    return changed


def foretold(game: str, seconds: float, jobs: int, seed: int) -> tuple[StudyForecast, StudyForecast]:
    """Return the forecast of a comparison, and its final figures."""
    of, rules = GAMES[game], other_rules(game)
    sets = (RuleSet(BASE, of.rules()), RuleSet(rules_words(rules, of.rules()), rules))
    plan = StudyPlan(Study(game, ("club",) * of.usual_seats, sets, seed), 10**9, seconds=seconds, jobs=jobs)
    said: list[StudyForecast] = []
    started = monotonic()

    def look(tally: StudyTally) -> None:
        passed = monotonic() - started
        if passed >= FORETOLD and not said and tally.blocks >= 4:
            said.append(_ahead(tally, growth(tally.blocks, passed, seconds, tally.seconds, jobs, of.usual_seats)))

    tally = Batch(plan, look).run()
    return said[0], _ahead(tally, 1.0)


def _ahead(tally: StudyTally, grows: float) -> StudyForecast:
    found = tally.differences[0]
    ahead = forecast(tally.blocks, found.pairs, found.winners_differ, grows)
    assert ahead is not None
    return ahead


def main() -> None:
    """Print a row for each game and seed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--jobs", type=int, default=usable_cores())
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    options = parser.parse_args()
    print(f"{'game':10} {'pairs':>7} {'played':>7} {'reach':>6} {'in the end':>10}")
    for game in options.games:
        for seed in range(1, options.seeds + 1):
            said, came = foretold(game, options.seconds, options.jobs, seed)
            print(f"{game:10} {said.pairs:7,} {came.pairs:7,} {said.reach:6.1%} {came.reach:10.1%}", flush=True)


if __name__ == "__main__":
    main()
