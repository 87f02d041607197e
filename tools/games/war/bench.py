"""Speed of Bidding War, for `make bench`: playouts, batches, and a large table on the screen."""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from tools.bench import PROFILES, ROOT, measure, rate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cardtable.app.table.items import CardItem
    from tools.games.war.screen import WarDriver

_measure = partial(measure, module="tools.games.war.bench")


def report(compiled: Path) -> None:
    """Print the speed, plain and compiled, beside its targets."""
    plain_rate = _measure("playouts()")["games_per_second"]
    compiled_rate = _measure("playouts()", compiled)["games_per_second"]
    print(
        "random playouts, sealed, 13 cards, two players: "
        f"{plain_rate:,.0f} games/s plain, {compiled_rate:,.0f} compiled"
    )
    try:
        theirs = _measure("open_spiel()")["games_per_second"]
        print(f"  OpenSpiel's goofspiel driven from Python: {theirs:,.0f} games/s")
        print(f"  ratio plain {plain_rate / theirs:.2f} (wanted 1.2, aim 1.5)", end="; ")
        print(f"compiled {compiled_rate / theirs:.2f} (wanted 3, aim 5)")
    except subprocess.CalledProcessError:
        print("  OpenSpiel is not installed here: no comparison")
    print(
        f"simulate war, 10,000 random games, all in: {simulate_seconds(compiled):.2f} s compiled (wanted under 1.5),",
        end="",
    )
    print(f" {simulate_seconds(ROOT):.2f} s plain")
    drawn = _measure("frames()", scale="2")
    print(
        f"a frame at 1440x900, {drawn['ratio']:.0f}x pixels, {drawn['cards']:.0f} cards, 8 moving: "
        f"{drawn['median_ms']:.2f} ms (wanted under 4)",
        end="; ",
    )
    ratio = drawn["median_ms"] / drawn["plain_ms"]
    print(f"the pictures alone {drawn['plain_ms']:.2f} ms, ratio {ratio:.2f} (wanted at most 1.5)")
    beat = _measure("heartbeat()")
    print(f"event loop during a game: blocked {beat['longest_ms']:.0f} ms at the longest (wanted at most 50)", end="; ")
    print(f"{beat['longest_own_ms']:.0f} ms of it its own at the most", end="; ")
    print(f"999 of 1000 beats within {beat['p999_ms']:.1f} ms")


def playouts() -> dict[str, float]:
    """Return the games per second: random sealed 13-card games for two, through the engine's State."""
    from cardtable.games.war.game import WarGame
    from cardtable.games.war.rules import WarRules

    game, random = WarGame(), Random(1)
    fresh = game.start(WarRules(), 2)
    ranks = list(range(13))

    def play(games: int) -> None:
        for _ in range(games):
            state = fresh.clone()
            random.shuffle(ranks)
            state.deal(("C", "D", "H"), ranks, 0)
            state.playout(random.random)

    return {"games_per_second": rate(play, 4000)}


def open_spiel() -> dict[str, float]:
    """Return the games per second of OpenSpiel's goofspiel, driven from Python: its C++ state, our loop."""
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

    return {"games_per_second": rate(play, 2000)}


def frames() -> dict[str, float]:
    """Return the milliseconds per frame of a table of seven with 56 cards, 8 of them moving, at 1440 x 900.

    There are two device pixels per designed pixel in each direction. A painter that only lays down pictures takes turns
    with the table, for comparison. The times are CPU times, with those of Qt's threads, since the machine may do other
    work. The seven bids are swept away while the prize goes to its winner: the cards move, and changed parts are
    painted.
    """
    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QApplication

    from cardtable.table.places import Place
    from tools.games.war.screen import deal, play
    from tools.stage import Stage

    ours: list[float] = []
    theirs: list[float] = []

    def timed(times: list[float], move: Callable[[int], None]) -> None:
        for frame in range(40):
            start = time.process_time()
            move(frame)
            QApplication.processEvents()
            if frame >= 10:  # the first frames make pictures that are kept
                times.append(time.process_time() - start)

    with TemporaryDirectory() as folder:
        stage = Stage(Path(folder))
        stage.window.resize(QSize(1440, 900))
        table = deal(stage, 7, {"suit_size": 7}, "random")
        play(stage, table, 1, Random(4))
        stage.settle(1.0)
        items = list(table.cards)
        moving = [item for item in items if item.card][:8]
        for item in moving:
            item.drawn_width, item.chosen = 80, False  # as at the start of a motion

        def move(frame: int) -> None:
            for number, item in enumerate(moving):
                item.put(Place(*_flight(frame, number), 80, frame % 20 - 10.0))
                item.look(lift=(frame % 10 + 1) / 10)

        plain, move_plain = _plain_painter(table, moving)
        for _ in range(PROFILES):
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
    """Return the centre of a moving card, in pixels of the view."""
    return 150 + (frame * 7 + number * 110) % 800, 300 + 20 * number


def _plain_painter(table: "WarDriver", moving: "list[CardItem]") -> "tuple[QWidget, Callable[[int], None]]":
    """Return a widget that only lays down pictures, and a function that moves them to a frame.

    It paints the table as one picture and over it the moving cards with their shadows, turned as on the table; where
    they were and where they are is painted anew.
    """
    from PySide6.QtCore import QPointF, QRectF
    from PySide6.QtGui import QPainter, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from cardtable.app.art.table_top import shadow_margin
    from cardtable.table.proportions import CARD_RATIO

    view, pixmaps = table.page.view, table.presenter.pixmaps
    ratio = view.devicePixelRatioF()
    ground = view.grab()
    margin = shadow_margin(80)
    card = QRectF(-40, -40 * CARD_RATIO, 80, 80 * CARD_RATIO)
    touched = card.adjusted(-margin, -margin, margin, margin)

    class Plain(QWidget):
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
    """Return the longest times that the event loop was blocked during a whole game on screen, in milliseconds.

    `longest_ms` is wall time, which other work on the machine may lengthen; `longest_own_ms` is the thread's CPU time.
    """
    from PySide6.QtCore import QTimer

    from tools.games.war.screen import deal, play
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
        table = deal(stage, 4, {"suit_size": 7}, "club")
        stage.settle(1.0)  # until the page is built and the felt drawn, which is before the game
        timer.start(1)
        play(stage, table, 99, Random(4))
        timer.stop()
        stage.window.close()
    gaps = [later - earlier for earlier, later in pairwise(beats)]
    return {
        "longest_ms": 1000 * max(gaps),
        "longest_own_ms": 1000 * max(later - earlier for earlier, later in pairwise(worked)),
        "beats": float(len(beats)),
        "p999_ms": 1000 * sorted(gaps)[-len(gaps) // 1000],
    }


def simulate_seconds(path: Path) -> float:
    """Return the wall seconds of ten thousand random games from the command line, its start included."""
    command = [sys.executable, "-P", "-m", "cardtable", "simulate", "war", "--seats", "random,random"]
    environment = {**os.environ, "PYTHONPATH": str(path)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    best = float("inf")
    for _ in range(3):
        start = time.perf_counter()
        subprocess.run([*command, "--games", "10000"], env=environment, capture_output=True, check=True)
        best = min(best, time.perf_counter() - start)
    return best
