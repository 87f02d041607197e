"""`simulate`: matches by the thousand, and a table of who won them."""

import argparse
import json
import os
import shutil
import stat
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from cardtable.bots.players import player_named
from cardtable.bots.program import PREFIX, TIME_LIMIT, program_words
from cardtable.commands import Complaint, shown
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import RULES_LIMIT, HouseRules, RulesError, read_rules
from cardtable.engine.record import open_at_once
from cardtable.playtest.batch import Batch, BatchError, usable_cores
from cardtable.playtest.match_runner import MAX_MOVES, Plan
from cardtable.playtest.tally import Tally

FAILED = 1
_PROBLEMS = 10  # told at most
_USUAL = "club"  # who plays where nobody is named, at as many seats as is usual


def simulate(options: argparse.Namespace) -> int:
    """Plays the matches and prints what they come to; 1 where any failed, 128 and the signal where it was cut off."""
    plan = _plan(options)
    progress = _Progress(plan.games)
    batch = Batch(plan, progress.show)
    started = time.perf_counter()
    try:
        tally = batch.run()
    except BatchError as error:
        raise Complaint(f"cardtable simulate: {error}") from None
    finally:
        progress.clear()
    seconds = time.perf_counter() - started
    problems = [shown(problem) for problem in tally.problems[:_PROBLEMS]]
    if len(tally.problems) > _PROBLEMS:
        problems.append(f"and {len(tally.problems) - _PROBLEMS} more")
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
    players = tuple(options.players or [_USUAL] * game.usual_seats)
    if not game.fewest_seats <= len(players) <= game.most_seats:
        what = f"{game.title} has {game.fewest_seats} to {game.most_seats} seats, not {len(players)}"
        raise Complaint(f"cardtable simulate: {what}: name the players with --seats A,B,...")
    for player in players:
        _check_player(game, player)
    rules = _house_rules(game, options.rules, options.set, len(players))
    seed = int.from_bytes(os.urandom(8), "big") >> 11 if options.seed is None else options.seed
    return Plan(
        game=game.key,
        rules=rules,
        players=players,
        games=options.games,
        seed=seed,
        effort=options.effort,
        fixed_seats=options.fixed_seats,
        max_moves=options.max_moves or MAX_MOVES,
        records=_records_folder(options.records) if options.records else None,
        jobs=options.jobs or usable_cores(),
        time_limit=options.time_limit or TIME_LIMIT,
    )


def _check_player(game: AnyGame, player: str) -> None:
    try:
        if player == "human":
            raise ValueError("a human plays at the screen, not here")
        if not player.startswith(PREFIX):
            player_named(game.key, player)
            return
        command = program_words(player)[0]
        if shutil.which(command) is None:
            raise ValueError(f"there is no program {command!r} that could be started")
    except ValueError as error:
        raise Complaint(f"cardtable simulate: {error}") from None


def _house_rules(game: AnyGame, path: Path | None, assignments: Sequence[str], seats: int) -> HouseRules:
    rules: HouseRules = _rules_from(path, game) if path else game.rules()
    try:
        for assignment in assignments:
            rules = rules.with_text(assignment)
        rules.check(seats)
    except RulesError as error:
        raise Complaint(f"cardtable simulate: {error}") from None
    return rules


def _rules_from(path: Path, game: AnyGame) -> HouseRules:
    try:
        with open_at_once(path) as file:
            data = file.read(RULES_LIMIT + 1)
            if not data and stat.S_ISFIFO(os.fstat(file.fileno()).st_mode):
                raise Complaint(f"{shown(path)}: a pipe into which nobody writes")
        rules: HouseRules = read_rules(game.rules, game.key, data)
        return rules
    except RulesError as error:
        where = f"{shown(path)}:{error.line}" if error.line else shown(path)
        raise Complaint(f"{where}: {error}") from None
    except OSError as error:
        raise Complaint(f"{shown(path)}: {error.strerror or error}") from None


def _records_folder(path: Path) -> Path:
    """The folder, made if need be; Complaint where it can't be written to, or holds records already."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        held = next((entry.name for entry in path.iterdir() if entry.name.endswith(".cardtable")), None)
        if held:
            raise Complaint(f"{shown(path)}: it holds records already ({shown(held)}); name an empty folder")
        probe = path / f".cardtable-{os.getpid()}"
        probe.touch(exist_ok=False)
        probe.unlink()
    except OSError as error:
        raise Complaint(f"{shown(path)}: {error.strerror or error}") from None
    return path


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
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    changed = "".join([f", {name} = {json.dumps(value)}" for name, value in plan.rules.changed().items()])
    print(f"{game.title}{changed}; {_matches(tally.matches)}, seed {plan.seed}")
    print()
    for row in rows:
        cells = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        print("  ".join([row[0].ljust(widths[0]), *cells]))
    print()
    print(f"{tally.moves:,} moves; {tally.unfinished:,} unfinished, {tally.failed:,} failed; {seconds:.2f} s")


def _matches(count: int) -> str:
    return f"{count:,} {'match' if count == 1 else 'matches'}"


class _Progress:
    """How far it has come, on standard error: a bar on a terminal, elsewhere a line now and then."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._terminal = sys.stderr is not None and sys.stderr.isatty()
        self._started = time.monotonic()
        self._due = self._started + (0.3 if self._terminal else 10.0)
        self._width = 0

    def show(self, tally: Tally) -> None:
        """Says how many matches are done, if it is time to; for any thread, one at a time."""
        now = time.monotonic()
        if now < self._due:
            return
        self._due = now + (0.1 if self._terminal else 10.0)
        done = tally.matches
        text = f"{done:,} of {_matches(self._games)}"
        if self._terminal:
            left = (now - self._started) * (self._games - done) / done if done else 0.0
            full = 30 * done // self._games
            text = f"[{'█' * full}{'·' * (30 - full)}] {text}" + (f", {_duration(left)} left" if left else "")
            self._put("\r" + text.ljust(self._width))
            self._width = len(text)
        else:
            self._put(text + "\n")

    def clear(self) -> None:
        """Takes the bar away."""
        if self._width:
            self._put("\r" + " " * self._width + "\r")
            self._width = 0

    def _put(self, text: str) -> None:
        with suppress(OSError):  # nobody looks
            print(text, end="", file=sys.stderr, flush=True)


def _duration(seconds: float) -> str:
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    return f"{whole // 60} min" if whole < 3600 else f"{whole // 3600} h {whole % 3600 // 60} min"
