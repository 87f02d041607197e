"""Pictures of every screen, at two sizes: `make screenshots`. They go to build/screenshots, or to a folder named.

With `--readme` those that the README shows are put into docs/pictures as well.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from cardtable.app.after.review_page import ReviewPage
from cardtable.app.routes import Home, Kept, Seats
from cardtable.app.saved_games import games_folder
from cardtable.app.settings_dialog import SettingsDialog
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.start.kept_games import KeptGamesPage
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from tools.friends_pictures import friends_pages
from tools.losers_pictures import losers_pages
from tools.many_games import write_games
from tools.mentalist_pictures import mentalist_pages
from tools.stage import Stage

SIZES = (QSize(1440, 900), QSize(1024, 700))
_MORE_GAMES = 40
_BY_RULES = 3
README = {
    "hint-three-1440": "table",
    "table-four-auction-1440": "auction",
    "review-2-1440": "review",
    "losers-trick-4-1440": "tricks",
    "losers-summary-4-1440": "summary",
    "losers-watch-8-open-1440": "watch",
    "losers-curtain-1440": "curtain",
    "mentalist-hint-1440": "screens",
    "losers-result-3-1440": "result",
    "mentalist-mirror-2-1440": "mirror",
    "mentalist-perfect-chances-1440": "perfect",
}
"""Which pictures the README shows, and what they are called there."""
TABLES: dict[str, tuple[int, dict[str, object], int]] = {
    "two": (2, {}, 5),
    "three": (3, {"tie": "carry"}, 4),
    "four-auction": (4, {"bidding": "open"}, 7),
    "five-own-cards": (5, {"prizes": "own_cards"}, 6),
    "six": (6, {"tie": "next_highest"}, 8),
    "seven": (7, {}, 6),
}
"""By name: seats, house rules, and how many moves the person makes before the picture."""


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
    stage.window.go(Home())
    picture("home")
    for key, preset in (("war", "auction_house"), ("losers", "collectors"), ("mentalist", "advanced")):
        stage.window.go(Seats(key))
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
    for tab, name in enumerate(("log", "rules", "reader"), 1):
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
            assert isinstance(stage.window.page, ReviewPage)
            stage.window.page.mirror_button.click()
            picture(f"mirror-{seats}")
    table = stage.deal(game, 4, {"bidding": "open"}, player, seed=9)
    stage.play(table, 99, Random(4))
    if stage.finish(table) and stage.review():
        picture("review-auction")
    losers_pages(stage, picture)
    friends_pages(stage, picture)
    mentalist_pages(stage, picture)
    stage.window.go(Home())
    picture("home-left")
    _kept_pages(stage, picture)


def _kept_pages(stage: Stage, picture: Callable[[str], None]) -> None:
    """The games that were played, and their statistics, which need a few more games to be worth a look."""
    write_games(games_folder(), _MORE_GAMES)
    stage.window.go(Kept())
    page = stage.window.page
    assert isinstance(page, KeptGamesPage)
    found: list[bool] = []
    page.search.ended.connect(lambda: found.append(True))
    stage.until(lambda: bool(found))
    picture("games-played")
    page.tabs.setCurrentIndex(1)
    assert page.statistics is not None
    statistics = page.statistics
    statistics.by.setCurrentIndex(_BY_RULES)
    stage.until(lambda: statistics.chart is not None)
    picture("games-statistics")


if __name__ == "__main__":
    named = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    main(Path(named[0] if named else "build/screenshots"))
