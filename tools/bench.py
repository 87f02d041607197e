"""Speed, as ratios measured in one run: `make bench`.

Each measurement runs in a process of its own, so that none warms another's caches. If two things are compared, they
take turns, and the best of several rounds counts, since other work on the machine only ever adds time.
"""

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from cardtable.app.routes import NewGame
from tools.see_window import has_xvfb, hidden_display

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

    from cardtable.app.table.game_page import GamePage

ROOT = Path(__file__).resolve().parent.parent
PROFILES = 5


# --- measurements, each in its own process ---------------------------------------------------------------------------


def thinking(key: str) -> dict[str, float]:
    """Return the milliseconds per move of a game's built-in players, each at its usual effort, by name.

    They are medians over 60 choices at the first decision. Decisions with a move in `passed_over` come before that, and
    are made by the second strongest player.
    """
    from cardtable.bots.players import PLAYERS
    from cardtable.engine.games import GAMES
    from cardtable.engine.keyed_random import KeyedRandom
    from cardtable.engine.record import SeatName, new_header
    from cardtable.match import Match
    from tools.game_tools import tools_by_game

    game, tools = GAMES[key], tools_by_game()[key]
    match = Match(new_header(game, game.rules(), (SeatName(),) * tools.thinkers, 1), KeyedRandom(1))
    match.go_on()
    players = PLAYERS[key]
    while set(tools.passed_over) & set(game.patterns(match.state, match.state.turn)[0]):
        seat = match.state.turn
        match.submit_code(list(players.values())[-2].choose(match.view(seat), match.player_rng(seat), 1.0))
    view = match.view(match.state.turn)
    found = {}
    for name, player in players.items():
        times = []
        for number in range(60):
            start = time.perf_counter()
            player.choose(view, KeyedRandom(number), 1.0)
            times.append(time.perf_counter() - start)
        found[name] = 1000 * statistics.median(times)
    return found


def start_empty() -> dict[str, float]:
    """Return the seconds from the start of Python to the first painted screen of an empty window."""
    began = _process_start()
    from PySide6.QtWidgets import QApplication, QMainWindow

    application = QApplication([])
    window = QMainWindow()
    window.resize(1440, 900)
    _paint(application, window)
    return {"seconds": time.time() - began}


def start_app() -> dict[str, float]:
    """Return the seconds from the start of Python to the app's first painted screen, and whether numpy was imported.

    numpy is slow to import and should wait until it is needed.
    """
    began = _process_start()
    from cardtable.app.main import open_window

    with TemporaryDirectory() as folder:
        application, window = open_window([], Path(folder))
        _paint(application, window)
        seconds = time.time() - began
        window.close()
    return {"seconds": seconds, "numpy": float("numpy" in sys.modules)}


def _paint(application: "QApplication", window: "QWidget") -> None:
    """Show a window and wait until it has been painted."""
    window.show()
    while not window.windowHandle().isExposed():  # an X server reports when it is visible
        application.processEvents()
    window.grab()


def hand_overs() -> dict[str, float]:
    """Return how long the event loop was blocked at a hand-over between two people, in milliseconds of CPU time.

    A hand-over is measured from one person's answer, and from the next lifting the curtain. By game, number of seats
    and step: the median, and as "... worst" the longest. The first hand-overs of each game are left out, since pictures
    are made then that are kept.
    """
    from PySide6.QtCore import QTimer

    from cardtable.engine.games import GAMES
    from cardtable.engine.record import SeatName, new_header
    from tools.driver import any_game
    from tools.stage import NAMES, Stage

    def ready(page: "GamePage | None") -> bool:
        if page is None or page.changing:
            return False
        button = page.curtain.button if page.curtain.is_down else any_game(page.table).bright
        return button is not None and button.isVisible()

    def wait(stage: Stage) -> None:
        stage.until(lambda: ready(stage.window.game_page))

    found: dict[str, list[float]] = {}
    for game in GAMES.values():
        with TemporaryDirectory() as folder:
            stage, luck = Stage(Path(folder)), Random(1)
            stage.settings.speed = "fast"
            names = (*NAMES, "Lene")[: game.most_seats]
            people = tuple(SeatName(name, "human") for name in names)
            stage.window.go(NewGame(new_header(game, game.rules(), people, 5)))
            worked: list[float] = []
            timer = QTimer()
            timer.timeout.connect(lambda worked=worked: worked.append(time.thread_time()))
            timer.start(0)
            for number in range(20):
                wait(stage)
                stage.settle(0.5)
                page = stage.window.game_page
                assert page is not None
                table, lifts = any_game(page.table), page.curtain.is_down
                worked.clear()
                if lifts:
                    page.curtain.button.click()
                else:
                    cards = table.legal_cards()
                    if cards:
                        table.choose(luck.choice(cards))
                    assert table.bright is not None
                    table.bright.click()
                stage.settle()
                wait(stage)
                stage.settle()
                if number > 3:
                    longest = 1000 * max(later - earlier for earlier, later in pairwise(worked))
                    found.setdefault(f"{game.title}, {len(names)}, {'lifts' if lifts else 'done'}", []).append(longest)
            timer.stop()
            stage.window.close()
    medians = {what: statistics.median(taken) for what, taken in found.items()}
    return {**medians, **{f"{what} worst": max(taken) for what, taken in found.items()}}


def presses() -> dict[str, float]:
    """Return the milliseconds of CPU time of each click or key, with the painting after it; see `Presses.times`.

    By what was pressed: the median, and as "... worst" the longest.
    """
    from tools.presses import Presses

    with TemporaryDirectory() as folder:
        times = Presses(Path(folder)).times
    found = {what: statistics.median(taken) for what, taken in times.items()}
    return {**found, **{f"{what} worst": max(taken) for what, taken in times.items()}}


def rate(play: Callable[[int], None], games: int) -> float:
    """Return games per second: the best of several rounds, each a call of `play` with the number of games."""
    play(games // 10)
    best = 0.0
    for _ in range(PROFILES):
        start = time.perf_counter()
        play(games)
        best = max(best, games / (time.perf_counter() - start))
    return best


def open_spiel(name: str) -> dict[str, float]:
    """Return the games per second of a game of OpenSpiel's, played at random and driven from Python."""
    import pyspiel

    game, random = pyspiel.load_game(name), Random(1)

    def play(games: int) -> None:
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])

    return {"games_per_second": rate(play, 1000)}


def _process_start() -> float:
    return float(os.environ["CARDTABLE_BENCH_START"])


# --- the report ------------------------------------------------------------------------------------------------------


def measure(
    call: str, path: Path = ROOT, scale: str = "1", display: str = "", module: str = "tools.bench"
) -> dict[str, float]:
    """Run one measurement in a fresh process and return its figures.

    `call` is an expression in `module`, and `path` the folder of the package to measure. Without a `display`, it runs
    offscreen.
    """
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(path), str(ROOT)]),
        "QT_QPA_PLATFORM": "xcb" if display else "offscreen",
        "DISPLAY": display,
        "QT_SCALE_FACTOR": scale,
        "CARDTABLE_BENCH_START": str(time.time()),
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program has its bytecode cached
    code = f"import json, {module}; print(json.dumps({module}.{call}))"
    done = subprocess.run(
        [sys.executable, "-P", "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    result: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return result


def starts(where: str, display: str = "") -> None:
    """Measure the start beside that of an empty window, and print both."""
    empty, app = [], []
    for _ in range(PROFILES):
        empty.append(measure("start_empty()", display=display)["seconds"])
        app.append(measure("start_app()", display=display))
    ours = min(found["seconds"] for found in app)
    print(f"start to first painted screen, {where}: {ours:.2f} s, an empty PySide6 window {min(empty):.2f} s", end="; ")
    print(f"ratio {ours / min(empty):.2f} (wanted at most 1.6)", end="; ")
    print("numpy imported: " + ("yes" if app[0]["numpy"] else "no"))


def main() -> None:
    """Measure everything and print it beside its target."""
    from cardtable.engine.games import GAMES
    from tools.building import build_compiled
    from tools.game_tools import tools_by_game

    compiled = build_compiled()
    for tools in tools_by_game().values():
        if tools.bench:
            tools.bench()(compiled)
    for label, path in (("plain", ROOT), ("compiled", compiled)):
        for key in tools_by_game():
            times = ", ".join(f"{name} {value:.2f} ms" for name, value in measure(f"thinking({key!r})", path).items())
            print(f"a move, {GAMES[key].title}, {label}: {times}")
    starts("offscreen")
    if has_xvfb():
        with hidden_display() as display:
            starts("under Xvfb", display)
    else:
        print("start under Xvfb: not measured, for there is none here")
    print("hand-overs, the longest time blocked: median and worst (wanted at most 50 ms)")
    _print_by_worst(measure("hand_overs()"))
    print("clicks and keys, from the event until it is painted: median and worst (wanted at most 16 ms)")
    _print_by_worst(measure("presses()"))


def _print_by_worst(measured: dict[str, float]) -> None:
    worst = {what.removesuffix(" worst"): taken for what, taken in measured.items() if what.endswith(" worst")}
    for what in sorted(worst, key=lambda what: -worst[what]):
        print(f"  {what}: {measured[what]:.0f} ms, {worst[what]:.0f} ms")


if __name__ == "__main__":
    main()
