"""Pictures of every screen, at two sizes: `make screenshots`. They go to build/screenshots, or to a folder named.

With `--readme` those that the README shows are put into docs/pictures as well.
"""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.app.main import application_for
from cardtable.app.review_page import ReviewPage
from cardtable.app.seats import SeatsPage
from cardtable.app.settings import Settings
from cardtable.app.settings_dialog import SettingsDialog
from cardtable.app.war.result import ResultPage
from cardtable.app.war.table import WarTable
from cardtable.app.window import MainWindow
from cardtable.bots.players import PLAYERS
from cardtable.engine.game import AnyGame
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from tools.losers_pictures import losers_pages

SIZES = (QSize(1440, 900), QSize(1024, 700))
NAMES = ("Anna", "Odile", "Bram", "Tove", "Ines", "Piet", "Jorun")
README = {"hint-three-1440": "table", "table-four-auction-1440": "auction", "review-2-1440": "review"}
"""Which pictures the README shows, and what they are called there."""
_PATIENCE = 20.0
"""Seconds before a game that should go on counts as stuck."""

TABLES: dict[str, tuple[int, dict[str, object], int]] = {
    "two": (2, {}, 5),
    "three": (3, {"tie": "carry"}, 4),
    "four-auction": (4, {"bidding": "open"}, 7),
    "five-own-cards": (5, {"prizes": "own_cards"}, 6),
    "six": (6, {"tie": "next_highest"}, 8),
    "seven": (7, {}, 6),
}
"""By name: seats, house rules, and how many moves the person makes before the picture."""


class Stage:
    """A window with settings and games of its own, driven as a person would."""

    def __init__(self, folder: Path) -> None:
        os.environ["XDG_DATA_HOME"] = str(folder)
        self.application = application_for([])
        self.settings = Settings(folder)
        self.settings.speed = "instant"
        self.window = MainWindow(self.settings)
        self.window.show()

    def settle(self, seconds: float = 0.3) -> None:
        """Lets the window do what it has to."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            QApplication.processEvents()

    def until(self, done: Callable[[], bool]) -> None:
        """Waits for something; RuntimeError where it doesn't come."""
        end = time.monotonic() + _PATIENCE
        while not done():
            if time.monotonic() > end:
                raise RuntimeError("the game is stuck")
            QApplication.processEvents()

    def deal(self, game: AnyGame, seats: int, rules: dict[str, object], player: str, seed: int = 5) -> WarTable:
        """Begins a game against bots of one kind."""
        people = tuple(SeatName(NAMES[seat], player if seat else "human") for seat in range(seats))
        self.window.begin(new_header(game, game.rules.made(rules), people, seed))
        assert isinstance(self.window.table, WarTable)
        return self.window.table

    def play(self, table: WarTable, moves: int, random: Random) -> None:
        """Makes so many of the person's moves, or plays to the end; stops when the next is asked."""
        prompt = table.page.prompt
        made = 0
        while True:
            self.until(lambda: bool(table.course.ended) or bool(prompt.button("play") or prompt.button("pass")))
            if table.course.ended or made == moves:
                return
            cards = table.legal_cards()
            if cards and (random.random() < 0.7 or not prompt.button("pass")):
                table.choose(random.choice(cards))
            answer = prompt.button("play") if cards and random.random() < 0.6 else prompt.button("pass")
            (answer or prompt.button("play") or prompt.button("pass")).click()  # type: ignore[union-attr]
            made += 1
            QApplication.processEvents()

    def hint(self, table: WarTable) -> None:
        """Asks for the hint, and waits until it is told, in one way or the other."""
        prompt = table.page.prompt
        told = prompt.told
        button = prompt.button("hint")
        assert button is not None
        button.click()
        self.until(lambda: bool(prompt.advice[0]) or prompt.told != told)

    def finish(self, table: WarTable) -> bool:
        """From the table to the result, with its review offered; False where the strongest player can't judge it."""
        table.ended.emit()
        page, reviewer = self.window.page, self.window.reviewer
        assert isinstance(page, ResultPage)
        if reviewer is None:
            return False
        review = reviewer.review
        self.until(lambda: page.review_button.isVisible() or (review.done > 0 and not review.judged))
        return bool(review.judged)

    def review(self) -> bool:
        """From the result to its review, once all is judged."""
        page, reviewer = self.window.page, self.window.reviewer
        assert isinstance(page, ResultPage)
        assert reviewer
        review = reviewer.review
        page.review_button.click()
        self.until(lambda: review.due() is None)
        return isinstance(self.window.page, ReviewPage)


def main(folder: Path) -> None:
    """Renders them all."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as home:
        stage = Stage(Path(home))
        for size in SIZES:
            stage.window.resize(size)
            _pages(stage, folder, f"{size.width()}")
        stage.window.close()
    print(folder)


def _pages(stage: Stage, folder: Path, size: str) -> None:
    def picture(name: str, widget: QWidget | None = None) -> None:
        stage.settle()
        taken = (widget or stage.window).grab()
        taken.save(str(folder / f"{name}-{size}.png"))
        shown = README.get(f"{name}-{size}")
        if shown and "--readme" in sys.argv:
            taken.save(f"docs/pictures/{shown}.jpg", quality=88)

    game = GAMES["war"]
    player = list(PLAYERS["war"])[-1]
    stage.window.show_home()
    picture("home")
    for key, preset in (("war", "auction_house"), ("losers", "collectors")):
        stage.window.show_seats(key)
        picture(f"seats-{key}")
        page = stage.window.page
        assert isinstance(page, SeatsPage)
        while page.add_button.isEnabled():
            page.add_bot()
        page.form.show_rules(page.game.presets[preset][1])
        picture(f"seats-{key}-full")
    dialog = SettingsDialog(stage.settings, stage.window)
    dialog.show()
    picture("settings", dialog)
    dialog.close()
    for name, (seats, rules, moves) in TABLES.items():
        table = stage.deal(game, seats, rules, player)
        stage.play(table, moves, Random(3))
        picture(f"table-{name}")
        stage.hint(table)
        picture(f"hint-{name}")
    for tab, name in enumerate(("log", "rules"), 1):
        table.page.panel.tabs.setCurrentIndex(tab)
        picture(f"panel-{name}")
    stage.settings.light_panel = True
    stage.settings.two_colour = True
    table.page.panel.tabs.setCurrentIndex(0)
    picture("table-light")
    stage.settings.light_panel = False
    stage.settings.two_colour = False
    stage.application.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    table = stage.deal(game, 4, {}, player)
    stage.play(table, 5, Random(3))
    picture("table-right-to-left")
    stage.play(table, 99, Random(3))
    stage.finish(table)
    picture("result-right-to-left")
    stage.application.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    for seats in (2, 7):
        table = stage.deal(game, seats, {}, player, seed=9)
        stage.play(table, 99, Random(4))
        picture(f"end-{seats}")
        reviewed = stage.finish(table)
        picture(f"result-{seats}")
        if reviewed and stage.review():
            picture(f"review-{seats}")
    table = stage.deal(game, 4, {"bidding": "open"}, player, seed=9)
    stage.play(table, 99, Random(4))
    if stage.finish(table) and stage.review():
        picture("review-auction")
    losers_pages(stage, picture)
    stage.window.show_home()
    picture("home-left")


if __name__ == "__main__":
    named = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    main(Path(named[0] if named else "build/screenshots"))
