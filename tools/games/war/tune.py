"""Search for the expert's constants in `players/reading.py` by play: a random walk that keeps improvements.

    python -m tools.games.war.tune FIELD --players 3 --steps 40
    python -m tools.games.war.tune AUCTION_DUEL --players 2 --set bidding=open --games 200
    python -m tools.games.war.tune FIELD --players 3 --try 3.1 0.53 1 1

A measure is good if an expert who uses it wins often alone among clubs, and a club wins seldom alone among such
experts; either one without the other is easy to reach, and worthless. Each measure that beats the last one on matches
new to both is printed, with the results of both. The constants of the checkout itself stay. With --try, only the given
measure is played.
"""

import argparse
import sys
from math import exp
from random import Random

from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.games.war.players import reading
from cardtable.games.war.players.reading import HandWorth
from cardtable.playtest.batch import Batch
from cardtable.playtest.match_runner import MatchPlan

STRIDE = (0.25, 0.3, 0.3, 0.2)
"""Standard deviations of the logarithm of a step, for pull, spread, rank and beating."""


def main(arguments: list[str]) -> int:
    """Run the search."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", help="the constant")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="a house rule")
    parser.add_argument("--games", type=int, default=100, help="matches a try (100)")
    parser.add_argument("--steps", type=int, default=20, help="tries (20)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--try", dest="tried", type=float, nargs=4, metavar=("PULL", "SPREAD", "RANK", "BEATING"))
    options = parser.parse_args(arguments)
    rules: HouseRules = GAMES["war"].rules.made({})
    for setting in options.set:
        rules = rules.with_text(setting)
    best: HandWorth = getattr(reading, options.name)
    if options.tried:
        best = best._replace(**dict(zip(("pull", "spread", "rank", "beating"), options.tried, strict=True)))
        options.steps = 0
    random = Random(options.seed)
    print(best, told(played(options.name, best, rules, options.players, options.games, options.seed)), flush=True)
    for step in range(1, options.steps + 1):
        strides = [exp(random.gauss(0, width)) for width in STRIDE]
        other = best._replace(
            pull=round(best.pull * strides[0], 3),
            spread=round(best.spread * strides[1], 3),
            rank=round(best.rank * strides[2], 2),
            beating=round(best.beating * strides[3], 2),
        )
        seed = options.seed + step
        found = played(options.name, other, rules, options.players, options.games, seed)
        before = played(options.name, best, rules, options.players, options.games, seed)
        if found[0] - found[1] > before[0] - before[1]:
            best = other
            print(best, told(found), "instead of", told(before), flush=True)
    return 0


def played(
    name: str, measure: HandWorth, rules: HouseRules, players: int, games: int, seed: int
) -> tuple[float, float]:
    """Return two shares of wins, 1 being an even share: an expert's alone among clubs, and a club's among experts.

    All experts use `measure` for the constant `name`.
    """
    setattr(reading, name, measure)
    shares = []
    for alone, others in (("expert", "club"), ("club", "expert")):
        seated = (alone, *[others] * (players - 1))
        rate = Batch(MatchPlan("war", rules, seated, games, seed)).run().win_rate(0).rate
        assert rate is not None
        shares.append(rate * players)
    return shares[0], shares[1]


def told(shares: tuple[float, float]) -> str:
    """Return both shares in words."""
    return f"{shares[0]:.2f} of an even share among clubs; a club among experts {shares[1]:.2f}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
