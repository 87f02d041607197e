"""Pictures of every screen, at two sizes: `make screenshots`. They go to build/screenshots, or to a folder named.

Those that the README and the manual show go to docs/pictures as well.
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
from cardtable.app.routes import About, Bench, Home, Kept, Learn, OpenTable, Seats
from cardtable.app.settings_dialog import SettingsDialog
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.start.about_page import AboutPage
from cardtable.app.start.first_page import FirstPage
from cardtable.app.start.games_page import GamesPage
from cardtable.app.start.resume_button import ResumeButton
from cardtable.library.saved_games import games_folder, kept_games
from tools.catalogue import TOOLS
from tools.many_games import write_games
from tools.pictures import keep
from tools.stage import Stage

SIZES = (QSize(1440, 900), QSize(1024, 700))
_MORE_GAMES = 40
_BY_RULES = 3
_ENOUGH = 5.0
"""Seconds of play that are worth a look."""
_ENOUGH_FOR_DOCS = 50.0
"""Seconds within which there is a verdict to show in the documents, on a machine that does nothing else."""
_LONGEST = 70.0
"""Seconds after which a picture is taken of what there is by then."""


def main(folder: Path) -> None:
    """Take them all."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as home:
        stage = Stage(Path(home))
        _pages(stage, folder)
        for tools in TOOLS.values():
            if tools.film:
                tools.film()(stage)
        stage.window.close()
    print(folder)


def _pages(stage: Stage, folder: Path) -> None:
    def picture(name: str, widget: QWidget | None = None) -> None:
        # All sizes of one moment: what is shown may have taken long to come about.
        for size in SIZES:
            stage.window.resize(size)
            stage.settle()
            taken = (widget or stage.window).grab()
            named = f"{name}-{size.width()}"
            taken.save(str(folder / f"{named}.png"))
            if named in in_docs:
                keep(stage, in_docs[named], taken)
        stage.window.resize(SIZES[0])

    in_docs = {name: shown for tools in TOOLS.values() for name, shown in tools.in_docs.items()}
    stage.window.go(Home())
    picture("home")
    for key, tools in TOOLS.items():
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
    for tools in TOOLS.values():
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
    """What a set of house rules does, once enough has been played to say something."""
    enough = _ENOUGH_FOR_DOCS if f"bench-{key}-found-1440" in TOOLS[key].in_docs else _ENOUGH
    stage.window.go(Bench(key))
    stage.until(lambda: isinstance(stage.window.page, BenchPage))
    page = stage.window.page
    assert isinstance(page, BenchPage)
    picture(f"bench-{key}")
    page.asking.form.show_rules(page.game.presets[TOOLS[key].preset][1])
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
    """Waits until something has been found; not for ever, since the first block of long games takes minutes on a busy
    machine: the picture then shows the wait."""
    if not stage.at_most(_LONGEST, done):
        print(f"{what}: nothing was found within {_LONGEST:.0f} s")


def _lessons(stage: Stage, picture: Callable[[str], None]) -> None:
    """The third step of each lesson: something has been played by then."""
    for key in TOOLS:
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
    """The first finished game of each kind among those that are kept, with all hands open, and what could be done."""
    for key in TOOLS:
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
        stage.settle(_ENOUGH)  # the ribbon is played out meanwhile
        picture(f"open-table-{key}")
        page.games_button.click()
        stage.settle(_ENOUGH)
        picture(f"open-table-{key}-games")
        page.back.emit()


def _kept_pages(stage: Stage, picture: Callable[[str], None]) -> None:
    """The games that were played, and their statistics, which need a few more games to be worth a look."""
    write_games(games_folder(), _MORE_GAMES)
    stage.window.go(Kept())
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
