"""`simulate`: matches by the thousand, and a table of who won them."""

import argparse
import json
import sys
import time
from typing import Any

from cardtable.bots.program import TIME_LIMIT
from cardtable.commands import Complaint, shown
from cardtable.commands.playing import (
    Progress,
    aligned,
    drawn_seed,
    house_rules,
    records_folder,
    seated_players,
    told_problems,
)
from cardtable.engine.game import AnyGame
from cardtable.playtest.batch import Batch, BatchError, usable_cores
from cardtable.playtest.match_runner import MAX_MOVES, Plan
from cardtable.playtest.tally import Tally

FAILED = 1


def simulate(options: argparse.Namespace) -> int:
    """Plays the matches and prints what they come to; 1 where any failed, 128 and the signal where it was cut off."""
    plan = _plan(options)
    progress = Progress()

    def show(tally: Tally) -> None:
        progress.show(tally.matches / plan.games, f"{tally.matches:,} of {_matches(plan.games)}")

    batch = Batch(plan, show)
    started = time.perf_counter()
    try:
        tally = batch.run()
    except BatchError as error:
        raise Complaint(f"cardtable simulate: {error}") from None
    finally:
        progress.clear()
    seconds = time.perf_counter() - started
    problems = told_problems(tally.problems)
    for problem in problems:
        print(problem, file=sys.stderr)
    if batch.signal:
        print(f"interrupted after {tally.matches:,} of {_matches(plan.games)}", file=sys.stderr)
    if options.json:
        print(json.dumps(_summary(plan, tally, problems, seconds, bool(batch.signal)), ensure_ascii=False))
    else:
        _print(options.game, plan, tally, seconds)
    if batch.signal:
        return 128 + batch.signal
    return FAILED if tally.failed else 0


# --- what is to be played ------------------------------------------------------------------------------------


def _plan(options: argparse.Namespace) -> Plan:
    game: AnyGame = options.game
    players = seated_players("simulate", game, options.players)
    rules = house_rules("simulate", game, options.rules, options.set, len(players))
    seed = drawn_seed() if options.seed is None else options.seed
    return Plan(
        game=game.key,
        rules=rules,
        players=players,
        games=options.games,
        seed=seed,
        effort=options.effort,
        fixed_seats=options.fixed_seats,
        max_moves=options.max_moves or MAX_MOVES,
        records=records_folder(options.records) if options.records else None,
        jobs=options.jobs or usable_cores(),
        time_limit=options.time_limit or TIME_LIMIT,
    )


# --- what came of it -----------------------------------------------------------------------------------------


def _summary(plan: Plan, tally: Tally, problems: list[str], seconds: float, interrupted: bool) -> dict[str, Any]:
    return {
        "game": plan.game,
        "rules": plan.rules.changed(),
        "games": tally.matches if interrupted else plan.games,
        "seed": plan.seed,
        "seats": [_seat(plan, tally, player) for player in range(len(plan.players))],
        "moves": tally.moves,
        "unfinished": tally.unfinished,
        "failed": tally.failed,
        "problems": problems,
        "interrupted": interrupted,
        "seconds": round(seconds, 3),
    }


def _seat(plan: Plan, tally: Tally, player: int) -> dict[str, Any]:
    rate = tally.win_rate(player)
    mean = tally.mean_score(player)
    return {
        "player": plan.players[player],
        "wins": round(tally.wins(player), 6),
        "win_rate": None if rate.rate is None else round(rate.rate, 6),
        "low": round(rate.low, 6),
        "high": round(rate.high, 6),
        "mean_score": None if mean is None else round(mean, 6),
    }


def _print(game: AnyGame, plan: Plan, tally: Tally, seconds: float) -> None:
    rows = [("player", "wins", "win rate", "95 %", "mean score")]
    for player, name in enumerate(plan.players):
        rate = tally.win_rate(player)
        mean = tally.mean_score(player)
        label = shown(name)
        rows.append(
            (
                label if len(label) <= 40 else label[:37] + "...",
                f"{tally.wins(player):,.1f}",
                "-" if rate.rate is None else f"{rate.rate:.2%}",
                f"{rate.low:.2%} - {rate.high:.2%}",
                "-" if mean is None else f"{mean:.2f}",
            )
        )
    changed = "".join([f", {name} = {json.dumps(value)}" for name, value in plan.rules.changed().items()])
    print(f"{game.title}{changed}; {_matches(tally.matches)}, seed {plan.seed}")
    print()
    print("\n".join(aligned(rows)))
    print()
    print(f"{tally.moves:,} moves; {tally.unfinished:,} unfinished, {tally.failed:,} failed; {seconds:.2f} s")


def _matches(count: int) -> str:
    return f"{count:,} {'match' if count == 1 else 'matches'}"
