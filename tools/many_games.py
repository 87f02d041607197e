"""Time of the list of kept games, with ten thousand of them: first reading, reading from the index, opening the page.

python -m tools.many_games [COUNT]
"""

import os
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from cardtable.app.jobs import works_aside
from cardtable.app.routes import GameHistory, Home
from cardtable.app.start.games_page import GamesPage
from cardtable.app.start.kept_games import checked, remembered
from cardtable.disk import create_file
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import SeatName, new_header, record_text
from cardtable.library.saved_games import games_folder
from cardtable.match import LineKeeper, Match
from cardtable.work import worked_out
from tools.game_tools import tools_by_game
from tools.stage import NAMES, Stage

_BEAT = 2
"""Milliseconds between two beats of the clock."""
_AFTER = 3.0
"""Seconds for which the event loop is still watched after the list is shown."""
_KINDS = 20
"""Number of different games; the others are copies of them."""


def main(count: int) -> None:
    """Measure with `count` games and print the seconds."""
    with TemporaryDirectory() as home:
        stage = Stage(Path(home))
        write_games(games_folder(), count)
        print(f"{count} games")
        _time("looked into for the first time", lambda: worked_out(checked()))
        _time("read from the index", lambda: worked_out(remembered()))
        _time("checked, nothing new", lambda: worked_out(checked()))
        _open(stage)
        stage.window.go(Home())  # which cancels searches under way
        while works_aside():
            QApplication.processEvents()
        stage.window.close()


def _time(what: str, work: Callable[[], object]) -> None:
    begun, worked = time.perf_counter(), time.process_time()
    work()
    print(f"{time.perf_counter() - begun:8.3f} s, of the processor {time.process_time() - worked:.3f}: {what}")


def _open(stage: Stage) -> None:
    """Measure the page from the call to its list, and the longest time that the event loop was blocked meanwhile."""
    beats: list[float] = []
    clock = QTimer()
    clock.timeout.connect(lambda: beats.append(time.perf_counter()))
    stage.settle()
    clock.start(_BEAT)
    begun = time.perf_counter()
    beats.append(begun)
    stage.window.go(GameHistory())
    page = stage.window.page
    assert isinstance(page, GamesPage)
    beats.append(time.perf_counter())
    _wait(lambda: bool(page.list.rows))
    print(f"{time.perf_counter() - begun:8.3f} s: the page shows them, {beats[1] - begun:.3f} of it are for the page")
    end = time.perf_counter() + _AFTER
    _wait(lambda: time.perf_counter() > end)
    longest = max(later - earlier for earlier, later in pairwise(beats))
    print(f"{longest:8.3f} s: the longest that the interface stood still meanwhile")


def _wait(done: Callable[[], bool]) -> None:
    """Run an event loop until `done`, as the app does; unlike `qWait`, it leaves worker threads their time."""
    loop, clock = QEventLoop(), QTimer()
    clock.timeout.connect(lambda: loop.quit() if done() else None)
    clock.start(_BEAT)
    loop.exec()


def write_games(folder: Path, count: int) -> None:
    """Write `count` records of short games of the first game, with random moves; those already in the folder stay."""
    game = next(iter(GAMES.values()))
    rules = [dict(rules) for rules in (tools_by_game()[game.key].short[0], tools_by_game()[game.key].pressed)]
    kinds = []
    for seed in range(min(count, _KINDS)):
        seats = tuple(SeatName(NAMES[seat], "club" if seat else "human") for seat in range(2 + seed % 3))
        header = new_header(game, game.rules.made(rules[seed % 2]), seats, seed)
        kept = LineKeeper()
        match = Match(header, KeyedRandom(seed), [kept])
        match.go_on()
        luck = KeyedRandom(seed, "moves")
        while not match.over:
            moves = match.state.legal(match.state.turn)
            match.submit_code(moves[luck.below(len(moves))])
        kinds.append((header, kept.lines))
    for number in range(count):
        path = folder / f"2026-11-20 10.00.00 {game.key} {number + 2}.cardtable"
        if not path.exists():
            create_file(path, record_text(*kinds[number % _KINDS]))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
