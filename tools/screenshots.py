"""Pictures of every screen, at two sizes: `make screenshots`. They go to build/screenshots, or to a folder named.

Pictures used by the README and the manual go to docs/pictures as well.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from cardtable.app.lab.bench_page import BenchPage
from cardtable.app.lab.open_table_page import OpenTablePage
from cardtable.app.lab.sweep_page import SweepPage
from cardtable.app.learn.lesson_page import LessonPage
from cardtable.app.routes import About, Bench, GameHistory, Home, Learn, OpenTable, Seats
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.start.about_page import AboutPage
from cardtable.app.start.first_page import FirstPage
from cardtable.app.start.games_page import GamesPage
from cardtable.app.start.resume_button import ResumeButton
from cardtable.app.window_dialogs import SettingsDialog
from cardtable.library.saved_games import games_folder, kept_games
from tools.game_tools import tools_by_game
from tools.many_games import write_games
from tools.pictures import keep
from tools.stage import Stage

SIZES = (QSize(1440, 900), QSize(1024, 700))
_MORE_GAMES = 40
_BY_RULES = 3
_ENOUGH = 5.0
"""Seconds of play after which a bench has enough to show."""
_ENOUGH_FOR_DOCS = 50.0
"""Seconds of play after which a bench for the documents has a verdict, on an otherwise idle machine."""
_LONGEST = 70.0
"""Seconds after which the picture is taken anyway."""


def main(folder: Path) -> None:
    """Take all pictures and films."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as home:
        stage = Stage(Path(home))
        _pages(stage, folder)
        for tools in tools_by_game().values():
            if tools.film:
                tools.film()(stage)
        stage.window.close()
    print(folder)


def _pages(stage: Stage, folder: Path) -> None:
    def picture(name: str, widget: QWidget | None = None) -> None:
        # Take all sizes at once, since it may have taken long to reach this state.
        for size in SIZES:
            stage.window.resize(size)
            stage.settle()
            taken = (widget or stage.window).grab()
            named = f"{name}-{size.width()}"
            taken.save(str(folder / f"{named}.png"))
            if named in in_docs:
                keep(stage, in_docs[named], taken)
        stage.window.resize(SIZES[0])

    in_docs = {name: shown for tools in tools_by_game().values() for name, shown in tools.in_docs.items()}
    stage.window.go(Home())
    picture("home")
    for key, tools in tools_by_game().items():
        stage.window.go(Seats(key))
        picture(f"seats-{key}")
        page = stage.window.page
        assert isinstance(page, SeatsPage)
        while page.add_button.isEnabled():
            page.add_bot()
        page.form.show_rules(page.game.presets[tools.preset][1])
        picture(f"seats-{key}-full")
        _bench(stage, picture, key)
    dialog = SettingsDialog(stage.settings, stage.window)
    dialog.show()
    picture("settings", dialog)
    dialog.close()
    stage.window.go(About())
    about = stage.window.page
    assert isinstance(about, AboutPage)
    stage.until(lambda: about.ready)
    picture("about")
    _lessons(stage, picture)
    for tools in tools_by_game().values():
        if tools.pictures:
            tools.pictures()(stage, picture)
    stage.window.go(Home())
    first = stage.window.page
    assert isinstance(first, FirstPage)
    left = first.unfinished_games
    stage.until(lambda: bool(left.games))
    stage.until(lambda: all(button.picture for button in left.buttons if isinstance(button, ResumeButton)))
    picture("home-left")
    _kept_pages(stage, picture)


def _bench(stage: Stage, picture: Callable[[str], None], key: str) -> None:
    """Picture the bench and the sweep of a set of house rules, before and after enough games were played."""
    enough = _ENOUGH_FOR_DOCS if f"bench-{key}-found-1440" in tools_by_game()[key].in_docs else _ENOUGH
    stage.window.go(Bench(key))
    stage.until(lambda: isinstance(stage.window.page, BenchPage))
    page = stage.window.page
    assert isinstance(page, BenchPage)
    picture(f"bench-{key}")
    page.asking.form.show_rules(page.game.presets[tools_by_game()[key].preset][1])
    _has_found(stage, lambda: page.standing is not None and page.standing.seconds > enough, f"bench-{key}")
    picture(f"bench-{key}-found")
    page.sweep_button.click()
    stage.until(lambda: isinstance(stage.window.page, SweepPage))
    sweep = stage.window.page
    assert isinstance(sweep, SweepPage)
    picture(f"sweep-{key}")
    sweep.begin()
    _has_found(stage, lambda: sweep.standing is not None and sweep.standing.seconds > enough, f"sweep-{key}")
    picture(f"sweep-{key}-found")
    sweep.back.emit()


def _has_found(stage: Stage, done: Callable[[], bool], what: str) -> None:
    """Wait until there is a result, but not for ever.

    The first block of long games takes minutes on a busy machine; the picture then shows the wait.
    """
    if not stage.at_most(_LONGEST, done):
        print(f"{what}: nothing was found within {_LONGEST:.0f} s")


def _lessons(stage: Stage, picture: Callable[[str], None]) -> None:
    """Picture the third step of each lesson, when something has been played."""
    for key in tools_by_game():
        stage.window.go(Home())
        stage.window.go(Learn(key))
        stage.until(lambda: isinstance(stage.window.page, LessonPage))
        page = stage.window.page
        assert isinstance(page, LessonPage)
        for step in range(3):
            stage.until(lambda page=page, step=step: page.taught.at == step and not page.taught.plays)  # type: ignore[misc]
            stage.until(lambda page=page: page.taught.step.text in page.card.words)  # type: ignore[misc]
            if step < 2:
                page.source.skip()
        picture(f"lesson-{key}")


def _open_tables(stage: Stage, picture: Callable[[str], None]) -> None:
    """Picture the open table of the first finished game of each kind: all hands, and the possible moves."""
    for key in tools_by_game():
        game = next((game for game in kept_games() if game.key == key and game.over), None)
        if game is None:
            continue
        stage.window.go(OpenTable(game.path))
        stage.until(lambda: isinstance(stage.window.page, OpenTablePage))
        page = stage.window.page
        assert isinstance(page, OpenTablePage)
        stage.until(lambda page=page: not page.shown.reading)  # type: ignore[misc]
        turns = [at for at in range(page.shown.end) if page.shown.told.turn(at) >= 0]
        page.shown.jump(turns[len(turns) // 2])
        stage.settle(_ENOUGH)  # meanwhile the playouts of the ribbon are made
        picture(f"open-table-{key}")
        page.games_button.click()
        stage.settle(_ENOUGH)
        picture(f"open-table-{key}-games")
        page.back.emit()


def _kept_pages(stage: Stage, picture: Callable[[str], None]) -> None:
    """Picture the list of kept games and their statistics, after adding games to have enough of them."""
    write_games(games_folder(), _MORE_GAMES)
    stage.window.go(GameHistory())
    page = stage.window.page
    assert isinstance(page, GamesPage)
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
    _open_tables(stage, picture)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots"))
