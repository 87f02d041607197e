"""Strength of the built-in players, as tables of win rates with 95 % intervals: `make ladder`.

    python -m tools.ladder                    every game
    python -m tools.ladder GAME --games 500   so many matches per pairing; in variants a quarter of them

Each cell is the row player's share of the wins, ties shared, against the column's: one against one, or alone among
several of them. Seats rotate with every match. The seed is fixed, so that two runs give the same numbers. If matches
are long, only neighbours meet, and in fewer matches if several of them search: the table gives the number.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.playtest.batch import Batch, usable_cores
from cardtable.playtest.match_runner import MatchPlan
from cardtable.playtest.match_tally import Rate
from tools.game_tools import Rung, tools_by_game

SEED = 1
PROGRAMS = {
    "expert x4": ("tools.player_program", "expert 4"),
    **{
        style: (f"tools.games.{game}.reference", style)
        for game, tools in tools_by_game().items()
        for style in tools.ladder.styles
    },
}
"""Players that are programs, as module and arguments.

They are the expert at four times its effort, which only plays the expert alone, and the games' own styles.
"""
FEWEST = 40
"""Fewest matches of a pairing, however long they take."""


def main(arguments: list[str]) -> int:
    """Measure the games asked for."""
    parser = argparse.ArgumentParser(description="Win rates of the built-in players.")
    parser.add_argument("game", nargs="*", choices=[[], *tools_by_game()], help="games (all)")
    usual = ", ".join([f"{name} {tools.ladder.games}" for name, tools in tools_by_game().items()])
    parser.add_argument("--games", type=int, help=f"matches a pairing ({usual})")
    parser.add_argument("--jobs", type=int, default=usable_cores(), help="processes at once (the cores there are)")
    options = parser.parse_args(arguments)
    for game in options.game or tools_by_game():
        started = time.monotonic()
        print(f"# {GAMES[game].title}\n")
        ladder = tools_by_game()[game].ladder
        games = ladder.games if options.games is None else options.games
        for rung in ladder.rungs:
            climb(game, rung, games, options.jobs)
        ladder.more(games, options.jobs)
        print(f"{time.monotonic() - started:.0f} s on {options.jobs} processes", flush=True)
    return 0


def climb(game: str, rung: Rung, games: int, jobs: int) -> None:
    """Play one table's matches and print its rates."""
    started = time.monotonic()
    rules = GAMES[game].rules.made(rung.rules)
    several = rung.seats > 2
    rates: dict[tuple[str, str], Rate] = {}
    counts: set[int] = set()
    for row, column in pairings(game, rung):
        seated = (row, *[column] * (rung.seats - 1))
        matches = games_of(game, rung, seated, games)
        counts.add(matches)
        tally = Batch(MatchPlan(game, rules, tuple(map(called, seated)), matches, SEED, jobs=jobs)).run()
        if tally.finished < matches:
            raise SystemExit("; ".join(tally.problems[:1]) or "interrupted")
        rate = tally.win_rate(0)
        rates[row, column] = rate
        print(f"{row} among {column}: {shown(rate)} ({time.monotonic() - started:.0f} s)", file=sys.stderr, flush=True)
        if not several:
            assert rate.rate is not None
            rates[column, row] = Rate(1 - rate.rate, 1 - rate.high, 1 - rate.low)
    even = f"; even: {100 / rung.seats:.1f}" if several else ""
    seconds = time.monotonic() - started
    played = " to ".join([str(count) for count in sorted({min(counts), max(counts)})])
    print(f"## {rung.title}, {rung.seats} players ({played} matches a cell, %{even}; {seconds:.0f} s)\n")
    players = [*_built_in(game, rung), *rung.programs]
    print("".join([f"{'':12}", *[f"{name:>19}" for name in players]]))
    for row in players:
        cells = [shown(rates.get((row, column))) for column in players]
        if any(cell != NOTHING for cell in cells):
            print("".join([f"{row:12}", *[f"{cell:>19}" for cell in cells]]))
    print(flush=True)


def games_of(game: str, rung: Rung, seated: Sequence[str], games: int) -> int:
    """Return the number of matches of a pairing.

    It is `games` for the game as written and a quarter in variants. If matches are long, it is divided by the square of
    the number of searching players at the table, if there are two or more.
    """
    full = games if rung.programs else max(games // 4, 1)
    if not tools_by_game()[game].ladder.long:
        return full
    built_in = [PLAYERS[game].get(name.split()[0]) for name in seated]
    slow = len([player for player in built_in if player and player.searches])
    return full if slow < 2 else max(full // slow**2, min(full, FEWEST))


def pairings(game: str, rung: Rung) -> Iterator[tuple[str, str]]:
    """Yield the pairings as (row, column), the row's player being alone among the column's if there are several.

    The stronger player sits among weaker ones; each program also sits among the strongest.
    """
    built_in = _built_in(game, rung)
    for weaker, stronger in pairwise(built_in) if tools_by_game()[game].ladder.long else combinations(built_in, 2):
        yield stronger, weaker
    for program in rung.programs:
        for player in built_in:
            # Where one seat bids at random and the programs around it bid nothing, matches hardly get anywhere.
            if rung.seats > 2 and player == built_in[0]:
                continue
            if " " not in program or (program.split()[0] == player and rung.seats == 2):
                yield player, program
        if rung.seats > 2:
            yield program, built_in[-1]


def _built_in(game: str, rung: Rung) -> list[str]:
    return [name for name in PLAYERS[game] if name not in rung.without]


def called(name: str) -> str:
    """Return a player's name for a Plan: programs as an exec: command."""
    if name not in PROGRAMS:
        return name
    module, arguments = PROGRAMS[name]
    return f'exec:"{sys.executable}" -m {module} {arguments}'


NOTHING = "."


def shown(rate: Rate | None) -> str:
    """Format a rate and its interval in per cent."""
    if rate is None or rate.rate is None:
        return NOTHING
    return f"{100 * rate.rate:.1f} [{100 * rate.low:.1f} {100 * rate.high:.1f}]"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
