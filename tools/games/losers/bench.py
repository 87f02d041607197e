"""Speed of Loser's Game, for `make bench`."""

import subprocess
from functools import partial
from pathlib import Path
from random import Random

from tools.bench import measure, rate

_measure = partial(measure, module="tools.games.losers.bench")


def report(compiled: Path) -> None:
    """Print the speed, plain and compiled, beside its targets."""
    plain_rate = _measure("hands_of_tricks()")["hands_per_second"]
    compiled_rate = _measure("hands_of_tricks()", compiled)["hands_per_second"]
    print(f"random hands, Loser's Game, four players: {plain_rate:,.0f} hands/s plain, {compiled_rate:,.0f} compiled")
    try:
        for name in ("spades", "hearts"):
            theirs = measure(f"open_spiel({name!r})")["games_per_second"]
            print(f"  OpenSpiel's {name} driven from Python: {theirs:,.0f} hands/s", end="; ")
            print(f"ratio plain {plain_rate / theirs:.2f} (wanted 0.8, aim 1)", end="; ")
            print(f"compiled {compiled_rate / theirs:.2f} (wanted 2, aim 3)")
    except subprocess.CalledProcessError:
        print("  OpenSpiel is not installed here: no comparison")


def hands_of_tricks() -> dict[str, float]:
    """Return the hands per second for four, shuffled, dealt, called, bid and played at random through the State."""
    from cardtable.games.losers.game import LosersGame
    from cardtable.games.losers.rules import LosersRules

    game, random = LosersGame(), Random(1)
    fresh = game.start(LosersRules(), 4)
    pack = list(range(52))

    def play(hands: int) -> None:
        for _ in range(hands):
            state = fresh.clone()
            random.shuffle(pack)
            state.deal([sum([1 << card for card in pack[13 * seat : 13 * seat + 13]]) for seat in range(4)], 0)
            state.playout(random.random)

    return {"hands_per_second": rate(play, 2000)}
