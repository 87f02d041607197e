"""The strength of the built-in players, as tables of win rates with 95 % intervals: `make ladder`.

    python tools/ladder.py                    every game
    python tools/ladder.py war --games 500    fewer matches a pairing; in variants a quarter as many

Each number is the row's player's part of the wins, ties shared, against the column's: alone against one, or alone
among so many of them. Seats move on with every match. The seed is fixed, so that two runs give the same numbers.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.playtest.batch import Batch, usable_cores
from cardtable.playtest.table import Plan
from cardtable.playtest.tally import Rate
from tools import exploit

SEED = 1
TOOLS = Path(__file__).parent
PROGRAMS = {
    "rank": ("reference.py", "rank"),
    "rank+1": ("reference.py", "rank+1"),
    "noisy2": ("reference.py", "noisy2"),
    "expert x4": ("at_effort.py", "expert 4"),
}
"""Players that are programs: the references, and the expert with four times the effort."""


class Rung(NamedTuple):
    """One table: a variant, and who meets whom in it."""

    title: str
    seats: int
    rules: dict[str, int | bool | str]
    programs: tuple[str, ...] = ()
    """Names of programs that play too, though not among themselves."""


LADDERS: dict[str, tuple[Rung, ...]] = {
    "war": (
        Rung("sealed", 2, {}, ("rank", "rank+1", "noisy2", "expert x4")),
        Rung("sealed, 7 cards", 2, {"suit_size": 7}),
        Rung("sealed, ties carried", 2, {"tie": "carry"}),
        Rung("sealed, king 0 and ace 30", 2, {"king_value": 0, "ace_value": 30}),
        Rung("sealed, pictures 10", 2, {"jack_value": 10, "queen_value": 10, "king_value": 10}),
        Rung("open", 2, {"bidding": "open"}),
        Rung("open, losers pay", 2, {"bidding": "open", "losers_pay": True}),
        Rung("own cards", 2, {"prizes": "own_cards"}),
        Rung("own cards, the seller does not bid", 2, {"prizes": "own_cards", "seller_bids": False}),
        Rung("own cards, open", 2, {"prizes": "own_cards", "bidding": "open"}),
        Rung("sealed", 3, {}),
        Rung("sealed", 5, {}),
        Rung("sealed", 7, {}),
        Rung("sealed, ties carried", 4, {"tie": "carry"}),
        Rung("sealed, next highest", 4, {"tie": "next_highest"}),
        Rung("open", 4, {"bidding": "open"}),
        Rung("open, losers pay", 4, {"bidding": "open", "losers_pay": True}),
        Rung("own cards", 3, {"prizes": "own_cards"}),
        Rung("own cards, the seller does not bid", 3, {"prizes": "own_cards", "seller_bids": False}),
        Rung("own cards, open", 4, {"prizes": "own_cards", "bidding": "open"}),
    ),
}


def main(arguments: list[str]) -> int:
    """Climbs the ladders that are asked for."""
    parser = argparse.ArgumentParser(description="Win rates of the built-in players.")
    parser.add_argument("game", nargs="*", choices=[[], *LADDERS], help="games (all)")
    parser.add_argument("--games", type=int, default=2000, help="matches a pairing of two (2000)")
    parser.add_argument("--jobs", type=int, default=usable_cores(), help="processes at once (the cores there are)")
    options = parser.parse_args(arguments)
    for game in options.game or LADDERS:
        started = time.monotonic()
        print(f"# {GAMES[game].title}\n")
        for rung in LADDERS[game]:
            climb(game, rung, options.games, options.jobs)
        if game == "war":
            exploit.report([*PLAYERS[game], *exploit.REFERENCES], exploit.SIZES, options.jobs)
        print(f"{time.monotonic() - started:.0f} s on {options.jobs} processes", flush=True)
    return 0


def climb(game: str, rung: Rung, games: int, jobs: int) -> None:
    """Plays one table's matches and prints it."""
    started = time.monotonic()
    rules = GAMES[game].rules.made(rung.rules)
    several = rung.seats > 2
    matches = games_of(rung, games)
    rates: dict[tuple[str, str], Rate] = {}
    for row, column in pairings(game, rung):
        seated = (called(row), *[called(column)] * (rung.seats - 1))
        tally = Batch(Plan(game, rules, seated, matches, SEED, jobs=jobs)).run()
        if tally.finished < matches:
            raise SystemExit("; ".join(tally.problems[:1]) or "interrupted")
        rate = tally.win_rate(0)
        rates[row, column] = rate
        if not several:
            assert rate.rate is not None
            rates[column, row] = Rate(1 - rate.rate, 1 - rate.high, 1 - rate.low)
    even = f"; even: {100 / rung.seats:.1f}" if several else ""
    seconds = time.monotonic() - started
    print(f"## {rung.title}, {rung.seats} players ({matches} matches a cell, %{even}; {seconds:.0f} s)\n")
    players = [*PLAYERS[game], *rung.programs]
    print("".join([f"{'':12}", *[f"{name:>19}" for name in players]]))
    for row in players:
        cells = [shown(rates.get((row, column))) for column in players]
        if any(cell != NOTHING for cell in cells):
            print("".join([f"{row:12}", *[f"{cell:>19}" for cell in cells]]))
    print(flush=True)


def games_of(rung: Rung, games: int) -> int:
    """How many matches each cell of a table takes: all for the game as it was written, else a quarter."""
    return games if rung.programs else max(games // 4, 1)


def pairings(game: str, rung: Rung) -> Iterator[tuple[str, str]]:
    """Who meets whom; with more players, who sits alone among whom: the stronger among the weaker."""
    built_in = list(PLAYERS[game])
    for weaker, stronger in combinations(built_in, 2):
        yield stronger, weaker
    for program in rung.programs:
        for player in built_in:
            if program.split()[0] == player or " " not in program:
                yield player, program


def called(name: str) -> str:
    """A player's name as `simulate` takes it."""
    if name not in PROGRAMS:
        return name
    script, arguments = PROGRAMS[name]
    return f'exec:"{sys.executable}" "{TOOLS / script}" {arguments}'


NOTHING = "."


def shown(rate: Rate | None) -> str:
    """A rate and its interval in per cent."""
    if rate is None or rate.rate is None:
        return NOTHING
    return f"{100 * rate.rate:.1f} [{100 * rate.low:.1f} {100 * rate.high:.1f}]"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
