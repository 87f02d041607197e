"""Speed of Miser, for `make bench`."""

import subprocess
from functools import partial
from pathlib import Path
from random import Random

from tools.bench import measure, rate

_measure = partial(measure, module="tools.games.miser.bench")
_YARDSTICK = "hearts"
"""OpenSpiel's game to compare with: the closest it has; a hand takes about as many decisions as a game of Miser."""


def report(compiled: Path) -> None:
    """Print the speed, plain and compiled, beside its targets."""
    plain_rate = _measure("games_at_random()")["games_per_second"]
    compiled_rate = _measure("games_at_random()", compiled)["games_per_second"]
    print(f"random playouts, Miser, four players: {plain_rate:,.0f} games/s plain, {compiled_rate:,.0f} compiled")
    try:
        theirs = measure(f"open_spiel({_YARDSTICK!r})")["games_per_second"]
        print(f"  OpenSpiel's {_YARDSTICK} driven from Python: {theirs:,.0f} hands/s", end="; ")
        print(f"ratio plain {plain_rate / theirs:.2f} (wanted 0.8)", end="; ")
        print(f"compiled {compiled_rate / theirs:.2f} (wanted 2)")
    except subprocess.CalledProcessError:
        print("  OpenSpiel is not installed here: no comparison")


def games_at_random() -> dict[str, float]:
    """Return the games per second of Miser for four, shuffled, dealt and played at random through its State.

    The state remembers nothing, as in playouts.
    """
    from cardtable.games.miser.game import MiserGame
    from cardtable.games.miser.rules import MiserRules

    random = Random(1)
    fresh = MiserGame().start(MiserRules(), 4)
    fresh.remembers = False
    pack = [1 << card for card in range(52)]

    def play(games: int) -> None:
        for _ in range(games):
            state = fresh.clone()
            cards = sorted(pack, key=lambda card: random.random())
            state.deal([sum(cards[place : place + 13]) for place in range(0, 52, 13)], 0, int(4 * random.random()))
            state.playout(random.random)

    return {"games_per_second": rate(play, 1000)}
