"""`simulate`: plays matches without a window and prints a table of the wins."""

import argparse
import json
import sys
import time
from typing import Any

from cardtable.bots.program import TIME_LIMIT
from cardtable.commands import about, emit, say, shown
from cardtable.commands.common import (
    Progress,
    aligned,
    drawn_seed,
    house_rules,
    records_folder,
    seated_players,
    told_problems,
)
from cardtable.engine.game import AnyGame
from cardtable.language import as_number, filled, translate
from cardtable.playtest.batch import Batch, usable_cores
from cardtable.playtest.match_runner import MAX_MOVES, MatchPlan
from cardtable.playtest.match_tally import Tally
from cardtable.wording import in_words

FAILED = 1


def simulate(options: argparse.Namespace) -> int:
    """Play matches and print the results.

    Return 1 if any match failed, or 128 plus the number of the signal that interrupted them.
    """
    plan = _plan(options)
    progress = Progress()

    def show(tally: Tally) -> None:
        progress.show(tally.matches / plan.games, _so_far(plan, tally))

    batch = Batch(plan, show)
    started = time.perf_counter()
    try:
        with about():
            tally = batch.run()
    finally:
        progress.clear()
    seconds = time.perf_counter() - started
    problems = told_problems(tally.problems)
    for problem in told_problems([in_words(one) for one in tally.problems]):
        say(problem, to=sys.stderr)
    if batch.signal:
        text = translate("terminal", "interrupted after {matches}")
        say(filled(text, matches=_so_far(plan, tally)), to=sys.stderr)
    if options.json:
        emit(json.dumps(_summary(plan, tally, problems, seconds, bool(batch.signal)), ensure_ascii=False))
    else:
        _print(options.game, plan, tally, seconds)
    if batch.signal:
        return 128 + batch.signal
    return FAILED if tally.failed else 0


# --- the plan ------------------------------------------------------------------------------------------------


def _plan(options: argparse.Namespace) -> MatchPlan:
    game: AnyGame = options.game
    players = seated_players(game, options.players)
    rules = house_rules(game, options.rules, options.set, len(players))
    seed = drawn_seed() if options.seed is None else options.seed
    return MatchPlan(
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


# --- the results ---------------------------------------------------------------------------------------------


def _summary(plan: MatchPlan, tally: Tally, problems: list[str], seconds: float, interrupted: bool) -> dict[str, Any]:
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


def _seat(plan: MatchPlan, tally: Tally, player: int) -> dict[str, Any]:
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


def _print(game: AnyGame, plan: MatchPlan, tally: Tally, seconds: float) -> None:
    rows = [
        (
            translate("terminal", "player"),
            translate("terminal", "wins"),
            translate("terminal", "win rate"),
            translate("terminal", "95%"),
            translate("terminal", "mean score"),
        )
    ]
    for player, name in enumerate(plan.players):
        rate = tally.win_rate(player)
        mean = tally.mean_score(player)
        label = shown(name)
        rows.append(
            (
                label if len(label) <= 40 else label[:37] + "...",
                as_number(tally.wins(player), 1),
                "-" if rate.rate is None else _share(rate.rate),
                f"{_share(rate.low)} - {_share(rate.high)}",
                "-" if mean is None else as_number(mean, 2),
            )
        )
    changed = "".join([f", {name} = {json.dumps(value)}" for name, value in plan.rules.changed().items()])
    text = translate("terminal", "{game}; {matches}, seed {seed}")
    first = filled(text, game=f"{game.title}{changed}", matches=_matches(tally.matches), seed=plan.seed)
    text = translate("terminal", "{moves} moves; {unfinished} unfinished, {failed} failed; {seconds} s")
    counts = {"moves": tally.moves, "unfinished": tally.unfinished, "failed": tally.failed}
    last = filled(text, **{name: as_number(n) for name, n in counts.items()}, seconds=as_number(seconds, 2))
    say(first, "", *aligned(rows), "", last)


def _so_far(plan: MatchPlan, tally: Tally) -> str:
    text = translate("terminal", "{count} of {matches}")
    return filled(text, count=as_number(tally.matches), matches=_matches(plan.games))


def _matches(count: int) -> str:
    if count == 1:
        return translate("terminal", "1 match")
    return filled(translate("terminal", "{count} matches"), count=as_number(count))


def _share(part: float) -> str:
    return f"{as_number(100 * part, 2)}%"
