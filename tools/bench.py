"""Speed, as ratios measured in one run: `make bench`.

Each measurement runs in a process of its own, so that none warms another's caches; where two things are compared they
take turns, and the best of several rounds counts: other work on the machine only ever adds time.
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
    from cardtable.app.table.items import CardItem
    from tools.driver import WarDriver

ROOT = Path(__file__).resolve().parent.parent
_ROUNDS = 5


# --- measurements, each in its own process ---------------------------------------------------------------------------


def playouts() -> dict[str, float]:
    """Games a second: random 13-card sealed games for two, through the engine's State."""
    from cardtable.engine.war.game import WarGame
    from cardtable.engine.war.rules import WarRules

    game, random = WarGame(), Random(1)
    fresh = game.start(WarRules(), 2)
    ranks = list(range(13))

    def play(games: int) -> None:
        for _ in range(games):
            state = fresh.clone()
            random.shuffle(ranks)
            state.deal(("C", "D", "H"), ranks, 0)
            state.playout(random.random)

    return {"games_per_second": _rate(play, 4000)}


def open_spiel() -> dict[str, float]:
    """The same in OpenSpiel's goofspiel, driven from Python: its C++ state, our loop."""
    import pyspiel

    game, random = pyspiel.load_game("goofspiel", {"players": 2, "num_cards": 13, "points_order": "random"}), Random(1)

    def play(games: int) -> None:
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions = state.legal_actions()
                    state.apply_action(actions[int(random.random() * len(actions))])
                else:
                    both = [state.legal_actions(0), state.legal_actions(1)]
                    state.apply_actions([actions[int(random.random() * len(actions))] for actions in both])

    return {"games_per_second": _rate(play, 2000)}


def hands_of_tricks() -> dict[str, float]:
    """Hands a second: Loser's Game for four, shuffled, dealt, called, bid and played at random through its State."""
    from cardtable.engine.losers.game import LosersGame
    from cardtable.engine.losers.rules import LosersRules

    game, random = LosersGame(), Random(1)
    fresh = game.start(LosersRules(), 4)
    pack = list(range(52))

    def play(hands: int) -> None:
        for _ in range(hands):
            state = fresh.clone()
            random.shuffle(pack)
            state.deal([sum([1 << card for card in pack[13 * seat : 13 * seat + 13]]) for seat in range(4)], 0)
            state.playout(random.random)

    return {"hands_per_second": _rate(play, 2000)}


def open_spiel_tricks() -> dict[str, float]:
    """The same in OpenSpiel's trick-taking games for four, driven from Python."""
    import pyspiel

    found = {}
    for name in ("spades", "hearts"):
        game, random = pyspiel.load_game(name), Random(1)

        def play(hands: int, game: pyspiel.Game = game, random: Random = random) -> None:
            for _ in range(hands):
                state = game.new_initial_state()
                while not state.is_terminal():
                    actions = state.legal_actions()
                    state.apply_action(actions[int(random.random() * len(actions))])

        found[name] = _rate(play, 1000)
    return found


def bets_and_guesses() -> dict[str, float]:
    """Decisions a second: Mentalist Poker played at random through its State, the classic game for two, and the
    advanced one for five."""
    from cardtable.engine.mentalist.game import MentalistGame
    from cardtable.engine.mentalist.play import Mentalist
    from cardtable.engine.mentalist.rules import MentalistRules

    game = MentalistGame()

    def rate(rules: MentalistRules, seats: int, decisions: Callable[[Mentalist], int]) -> float:
        fresh, random = game.start(rules, seats), Random(1)

        def play(wanted: int) -> None:
            made = 0
            while made < wanted:
                state = fresh.clone()
                state.deal(int(random.random() * seats))
                state.playout(random.random)
                made += decisions(state)

        return _rate(play, 100_000)

    def heard(state: Mentalist) -> int:
        return sum([1 + len(past.guesses) for past in state.remembered()])

    return {
        "classic": rate(MentalistRules(), 2, lambda state: 2 * state.bets),
        "advanced": rate(MentalistRules(variant="advanced", turn_limit=200), 5, heard),
    }


def open_spiel_dice() -> dict[str, float]:
    """The same in OpenSpiel's liars_dice, driven from Python: it has no game that is closer to ours."""
    import pyspiel

    game, random = pyspiel.load_game("liars_dice"), Random(1)

    def play(wanted: int) -> None:
        made = 0
        while made < wanted:
            state = game.new_initial_state()
            while not state.is_terminal():
                made += not state.is_chance_node()
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])

    return {"decisions_per_second": _rate(play, 20_000)}


def thinking() -> dict[str, float]:
    """Milliseconds a move of the built-in players: Bidding War, sealed, two players, the first prize."""
    return _thinking("war", 2)


def thinking_of_tricks() -> dict[str, float]:
    """Milliseconds a move of the built-in players: Loser's Game for four, the first card led."""
    return _thinking("losers", 4)


def thinking_of_bets() -> dict[str, float]:
    """Milliseconds for the first bet of three in Mentalist Poker, by player: medians."""
    return _thinking("mentalist", 3)


def _thinking(key: str, seats: int) -> dict[str, float]:
    """Medians at the first card of a game, or its first bet; calls and bids before a card are those of the second best
    player."""
    from cardtable.bots.players import PLAYERS
    from cardtable.engine.games import GAMES
    from cardtable.engine.keyed_random import KeyedRandom
    from cardtable.engine.record import SeatName, new_header
    from cardtable.match import Match

    game = GAMES[key]
    match = Match(new_header(game, game.rules(), (SeatName(),) * seats, 1), KeyedRandom(1))
    match.go_on()
    players = PLAYERS[key]
    while "suit" in (pattern := game.patterns(match.state, match.state.turn)[0]) or "points" in pattern:
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
    """Seconds from the start of Python to the first painted screen of an empty window."""
    began = _process_start()
    from PySide6.QtWidgets import QApplication, QMainWindow

    application = QApplication([])
    window = QMainWindow()
    window.resize(1440, 900)
    _paint(application, window)
    return {"seconds": time.time() - began}


def start_app() -> dict[str, float]:
    """The same for our own window, and whether anything slow was imported that could have waited."""
    began = _process_start()
    from cardtable.app.main import open_window

    with TemporaryDirectory() as folder:
        application, window = open_window([], Path(folder))
        _paint(application, window)
        seconds = time.time() - began
        window.close()
    return {"seconds": seconds, "numpy": float("numpy" in sys.modules)}


def _paint(application: "QApplication", window: "QWidget") -> None:
    """Shows a window until it has been painted."""
    window.show()
    while not window.windowHandle().isExposed():  # an X server says when it is seen
        application.processEvents()
    window.grab()


def frames() -> dict[str, float]:
    """Milliseconds a frame at 1440 x 900, two pixels each way to one: a table of seven with 56 cards, 8 of them moving;
    and what it takes a painter that only lays down pictures. The two take turns, and what counts is
    processor time, Qt's helping threads among it: the machine does other things besides.

    The seven bids are swept away while the prize goes to its winner: moving the cards and painting what changed.
    """
    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QApplication

    from cardtable.engine.games import GAMES
    from cardtable.table.places import Place
    from tools.stage import Stage

    ours: list[float] = []
    theirs: list[float] = []

    def timed(times: list[float], move: Callable[[int], None]) -> None:
        for frame in range(40):
            start = time.process_time()
            move(frame)
            QApplication.processEvents()
            if frame >= 10:  # as for pictures that are not there yet
                times.append(time.process_time() - start)

    with TemporaryDirectory() as folder:
        stage = Stage(Path(folder))
        stage.window.resize(QSize(1440, 900))
        table = stage.deal(GAMES["war"], 7, {"suit_size": 7}, "random")
        stage.play(table, 1, Random(4))
        stage.settle(1.0)
        items = list(table.cards)
        moving = [item for item in items if item.card][:8]
        for item in moving:
            item.drawn_width, item.chosen = 80, False  # as whatever sets out

        def move(frame: int) -> None:
            for number, item in enumerate(moving):
                item.put(Place(*_flight(frame, number), 80, frame % 20 - 10.0))
                item.look(lift=(frame % 10 + 1) / 10)

        plain, move_plain = _plain_painter(table, moving)
        for _ in range(_ROUNDS):
            timed(ours, move)
            timed(theirs, move_plain)
        ratio = table.page.view.devicePixelRatioF()
        plain.close()
        stage.window.close()
    return {
        "plain_ms": 1000 * statistics.median(theirs),
        "ratio": ratio,
        "cards": float(len(items)),
        "moving": 8.0,
        "median_ms": 1000 * statistics.median(ours),
    }


def _flight(frame: int, number: int) -> tuple[float, float]:
    """Where the middle of a moving card is."""
    return 150 + (frame * 7 + number * 110) % 800, 300 + 20 * number


def _plain_painter(table: "WarDriver", moving: "list[CardItem]") -> "tuple[QWidget, Callable[[int], None]]":
    """A widget that only lays down pictures, and what moves them: the table with all that lies on it, and over it the
    moving cards with their shadows, turned as the table turns them, where they are and where they were."""
    from PySide6.QtCore import QPointF, QRectF
    from PySide6.QtGui import QPainter, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from cardtable.app.art.shadow import shadow_margin
    from cardtable.table.proportions import CARD_RATIO

    view, pixmaps = table.page.view, table.presenter.pixmaps
    ratio = view.devicePixelRatioF()
    ground = view.grab()
    margin = shadow_margin(80)
    card = QRectF(-40, -40 * CARD_RATIO, 80, 80 * CARD_RATIO)
    touched = card.adjusted(-margin, -margin, margin, margin)

    class Plain(QWidget):
        """Pictures over a picture."""

        frame = 0

        def paintEvent(self, event: QPaintEvent) -> None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, ratio < 1.5)
            box = event.rect()
            painter.setClipRegion(event.region())
            source = QRectF(box.x() * ratio, box.y() * ratio, box.width() * ratio, box.height() * ratio)
            painter.drawPixmap(QRectF(box), ground, source)
            for number, item in enumerate(moving):
                middle = QPointF(*_flight(self.frame, number))
                shadow = pixmaps.shadow(80, (self.frame % 10 + 1) / 10, ratio)
                painter.drawPixmap(middle + card.topLeft() - QPointF(margin, margin), shadow)
                painter.translate(middle)
                painter.rotate(self.frame % 20 - 10.0)
                face = pixmaps.side(item.card, 80, ratio)
                painter.drawPixmap(card, face, QRectF(face.rect()))
                painter.resetTransform()

    plain = Plain()
    plain.resize(view.size())
    plain.show()

    def move(frame: int) -> None:
        plain.frame = frame
        for number in range(len(moving)):
            for when in (frame - 1, frame):
                plain.update(touched.translated(QPointF(*_flight(when, number))).toAlignedRect())

    return plain, move


def heartbeat() -> dict[str, float]:
    """The longest time, in milliseconds, that the event loop was blocked during a whole game on screen; and how much
    of such a time, at the most, was the interface's own: the rest is what others do on this machine."""
    from PySide6.QtCore import QTimer

    from cardtable.engine.games import GAMES
    from tools.stage import Stage

    with TemporaryDirectory() as folder:
        stage = Stage(Path(folder))
        stage.settings.speed = "fast"
        stage.settle(0.5)
        beats: list[float] = []
        worked: list[float] = []
        timer = QTimer()

        def beat() -> None:
            beats.append(time.perf_counter())
            worked.append(time.thread_time())

        timer.timeout.connect(beat)
        table = stage.deal(GAMES["war"], 4, {"suit_size": 7}, "club")
        stage.settle(1.0)  # the page is built and the table top drawn: that is before the game
        timer.start(1)
        stage.play(table, 99, Random(4))
        timer.stop()
        stage.window.close()
    gaps = [later - earlier for earlier, later in pairwise(beats)]
    return {
        "longest_ms": 1000 * max(gaps),
        "longest_own_ms": 1000 * max(later - earlier for earlier, later in pairwise(worked)),
        "beats": float(len(beats)),
        "p999_ms": 1000 * sorted(gaps)[-len(gaps) // 1000],
    }


def hand_overs() -> dict[str, float]:
    """Milliseconds of the interface's own time that the event loop was blocked at the longest while one person was done
    and while the next lifted the curtain: by game and full table the median of some hand-overs, and as "... worst" the
    longest of them. The first of each are left out: pictures are made then that are kept."""
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
    """Milliseconds of the interface's own time that a click or a key takes, with the painting after it (a deal: at a
    stretch): by what was pressed the median, and as "... worst" the longest."""
    from tools.presses import Presses

    with TemporaryDirectory() as folder:
        times = Presses(Path(folder)).times
    found = {what: statistics.median(taken) for what, taken in times.items()}
    return {**found, **{f"{what} worst": max(taken) for what, taken in times.items()}}


def _rate(play: Callable[[int], None], games: int) -> float:
    play(games // 10)
    best = 0.0
    for _ in range(_ROUNDS):
        start = time.perf_counter()
        play(games)
        best = max(best, games / (time.perf_counter() - start))
    return best


def _process_start() -> float:
    return float(os.environ["CARDTABLE_BENCH_START"])


# --- the report ------------------------------------------------------------------------------------------------------


def measure(name: str, path: Path = ROOT, scale: str = "1", display: str = "") -> dict[str, float]:
    """Runs one measurement in a fresh process, with the package at `path`; offscreen where no display is named."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(path), str(ROOT)]),
        "QT_QPA_PLATFORM": "xcb" if display else "offscreen",
        "DISPLAY": display,
        "QT_SCALE_FACTOR": scale,
        "CARDTABLE_BENCH_START": str(time.time()),
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program has its modules compiled
    code = f"import json; from tools import bench; print(json.dumps(bench.{name}()))"
    done = subprocess.run(
        [sys.executable, "-P", "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    result: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return result


def simulate_seconds(path: Path) -> float:
    """Wall seconds, all in, of ten thousand games between random players from the command line."""
    command = [sys.executable, "-P", "-m", "cardtable", "simulate", "war", "--seats", "random,random"]
    environment = {**os.environ, "PYTHONPATH": str(path)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    best = float("inf")
    for _ in range(3):
        start = time.perf_counter()
        subprocess.run([*command, "--games", "10000"], env=environment, capture_output=True, check=True)
        best = min(best, time.perf_counter() - start)
    return best


def starts(where: str, display: str = "") -> None:
    """Measures the start beside that of an empty window, and prints both."""
    empty, app = [], []
    for _ in range(_ROUNDS):
        empty.append(measure("start_empty", display=display)["seconds"])
        app.append(measure("start_app", display=display))
    ours = min(found["seconds"] for found in app)
    print(f"start to first painted screen, {where}: {ours:.2f} s, an empty PySide6 window {min(empty):.2f} s", end="; ")
    print(f"ratio {ours / min(empty):.2f} (wanted at most 1.6)", end="; ")
    print("numpy imported: " + ("yes" if app[0]["numpy"] else "no"))


def main() -> None:
    """Measures everything and prints it beside what is aimed at."""
    from tools.building import build_compiled

    compiled = build_compiled()
    plain_rate = measure("playouts")["games_per_second"]
    compiled_rate = measure("playouts", compiled)["games_per_second"]
    print(
        "random playouts, sealed, 13 cards, two players: "
        f"{plain_rate:,.0f} games/s plain, {compiled_rate:,.0f} compiled"
    )
    try:
        theirs = measure("open_spiel")["games_per_second"]
        print(f"  OpenSpiel's goofspiel driven from Python: {theirs:,.0f} games/s")
        print(f"  ratio plain {plain_rate / theirs:.2f} (wanted 1.2, aim 1.5)", end="; ")
        print(f"compiled {compiled_rate / theirs:.2f} (wanted 3, aim 5)")
    except subprocess.CalledProcessError:
        print("  OpenSpiel is not installed here: no comparison")
    plain_rate = measure("hands_of_tricks")["hands_per_second"]
    compiled_rate = measure("hands_of_tricks", compiled)["hands_per_second"]
    print(f"random hands, Loser's Game, four players: {plain_rate:,.0f} hands/s plain, {compiled_rate:,.0f} compiled")
    try:
        for name, theirs in measure("open_spiel_tricks").items():
            print(f"  OpenSpiel's {name} driven from Python: {theirs:,.0f} hands/s", end="; ")
            print(f"ratio plain {plain_rate / theirs:.2f} (wanted 0.8, aim 1)", end="; ")
            print(f"compiled {compiled_rate / theirs:.2f} (wanted 2, aim 3)")
    except subprocess.CalledProcessError:
        print("  OpenSpiel is not installed here: no comparison")
    plain_rates, compiled_rates = measure("bets_and_guesses"), measure("bets_and_guesses", compiled)
    for variant, seats in (("classic", "two"), ("advanced", "five")):
        rates = f"{plain_rates[variant]:,.0f} decisions/s plain, {compiled_rates[variant]:,.0f} compiled"
        print(f"random playouts, Mentalist Poker, {variant}, {seats} players: {rates}")
    try:
        theirs = measure("open_spiel_dice")["decisions_per_second"]
        print(f"  OpenSpiel's liars_dice driven from Python: {theirs:,.0f} decisions/s")
        for variant in ("classic", "advanced"):
            print(f"  {variant}: ratio plain {plain_rates[variant] / theirs:.2f} (wanted 1)", end="; ")
            print(f"compiled {compiled_rates[variant] / theirs:.2f} (wanted 3)")
    except subprocess.CalledProcessError:
        print("  OpenSpiel is not installed here: no comparison")
    print(
        f"simulate war, 10,000 random games, all in: {simulate_seconds(compiled):.2f} s compiled (wanted under 1.5),",
        end="",
    )
    print(f" {simulate_seconds(ROOT):.2f} s plain")
    for label, path in (("plain", ROOT), ("compiled", compiled)):
        for what, title in (
            ("thinking", "Bidding War"),
            ("thinking_of_tricks", "Loser's Game"),
            ("thinking_of_bets", "Mentalist Poker"),
        ):
            times = ", ".join(f"{name} {value:.2f} ms" for name, value in measure(what, path).items())
            print(f"a move, {title}, {label}: {times}")
    starts("offscreen")
    if has_xvfb():
        with hidden_display() as display:
            starts("under Xvfb", display)
    else:
        print("start under Xvfb: not measured, for there is none here")
    drawn = measure("frames", scale="2")
    print(
        f"a frame at 1440x900, {drawn['ratio']:.0f}x pixels, {drawn['cards']:.0f} cards, 8 moving: "
        f"{drawn['median_ms']:.2f} ms (wanted under 4)",
        end="; ",
    )
    ratio = drawn["median_ms"] / drawn["plain_ms"]
    print(f"the pictures alone {drawn['plain_ms']:.2f} ms, ratio {ratio:.2f} (wanted at most 1.5)")
    beat = measure("heartbeat")
    print(f"event loop during a game: blocked {beat['longest_ms']:.0f} ms at the longest (wanted at most 50)", end="; ")
    print(f"{beat['longest_own_ms']:.0f} ms of it its own at the most", end="; ")
    print(f"999 of 1000 beats within {beat['p999_ms']:.1f} ms")
    print("hand-overs, the longest time blocked: median and worst (wanted at most 50 ms)")
    _print_by_worst(measure("hand_overs"))
    print("clicks and keys, from the event until it is painted: median and worst (wanted at most 16 ms)")
    _print_by_worst(measure("presses"))


def _print_by_worst(measured: dict[str, float]) -> None:
    worst = {what.removesuffix(" worst"): taken for what, taken in measured.items() if what.endswith(" worst")}
    for what in sorted(worst, key=lambda what: -worst[what]):
        print(f"  {what}: {measured[what]:.0f} ms, {worst[what]:.0f} ms")


if __name__ == "__main__":
    main()
