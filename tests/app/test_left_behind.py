"""Pages and tables that were left are freed, with all cards that they held."""

import gc
import weakref
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.after.result_page import ResultPage
from cardtable.app.after.review_page import ReviewPage
from cardtable.app.jobs import works_aside
from cardtable.app.lab.open_table_page import OpenTablePage
from cardtable.app.routes import GameHistory, Home, NewGame, Open, OpenTable, ResultOf, Seats
from cardtable.app.screens import SCREENS
from cardtable.app.watch.watch_page import WatchPage
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.state import EVERYTHING
from tests.app.conftest import NAMES, dealt, seats_page
from tests.app.test_watch import played
from tools.game_tools import tools_by_game

pytestmark = pytest.mark.usefixtures("all_searched")


class Left:
    """Weak references to pages and other objects, by kind and number."""

    def __init__(self) -> None:
        self._there: dict[str, weakref.ref[object]] = {}

    def add(self, *there: object) -> None:
        """Add objects that will be left."""
        for each in there:
            self._there[f"{type(each).__name__} {len(self._there)}"] = weakref.ref(each)

    def there(self) -> list[str]:
        """Return the names of those that are still there."""
        return [name for name, reference in self._there.items() if reference() is not None]

    def still_there(self) -> list[str]:
        """Return the names of those still there once everything pending is done and garbage is collected."""
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        gc.collect()
        return self.there()


def sit_down(qtbot: QtBot, window: MainWindow, key: str, left: Left, humans: int = 1) -> None:
    """Begin a short game from the page where a table is set."""
    left.add(seats_page(window, key))
    game = GAMES[key]
    people = [SeatName(NAMES[seat], "human" if seat < humans else "random") for seat in range(3)]
    header = new_header(game, game.rules.made(tools_by_game()[key].short[0]), tuple(people), 5)
    table = dealt(qtbot, window, lambda: window.go(NewGame(header)))
    assert window.game_page
    left.add(window.game_page, window.game_page.live, table, table.source)


def show(qtbot: QtBot, window: MainWindow, left: Left, go: Callable[[], object]) -> QObject:
    """Go to another page and return it."""
    before = window.page
    go()
    qtbot.waitUntil(lambda: window.page is not before)
    assert window.page is not None
    left.add(window.page)
    return window.page


def look_back(qtbot: QtBot, window: MainWindow, key: str, left: Left) -> Path:
    """Go from the result through all pages that tell of the game, and return its record."""
    result, reviewer, finished = window.page, window.reviewer, window.last_game.finished
    assert isinstance(result, ResultPage)
    assert reviewer is not None
    assert finished is not None
    left.add(result, reviewer)
    qtbot.waitUntil(lambda: bool(reviewer.review.judged))
    review = show(qtbot, window, left, result.review_button.click)
    assert isinstance(review, ReviewPage)
    if SCREENS[key].mirror(finished.header) is not None:
        show(qtbot, window, left, review.mirror_button.click)
    watched = show(qtbot, window, left, lambda: window.go(Open(finished.path)))
    assert isinstance(watched, WatchPage)
    left.add(watched.table)
    return finished.path


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("key", GAMES)
def test_of_a_table_that_was_left_nothing_stays(qtbot: QtBot, window: MainWindow, key: str) -> None:
    left = Left()
    for humans in (1, 2, 0):
        sit_down(qtbot, window, key, left, humans)
        window.go(Home())
    assert left.still_there() == []


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("key", GAMES)
def test_of_a_game_that_was_gone_through_nothing_stays(qtbot: QtBot, window: MainWindow, key: str) -> None:
    left = Left()
    sit_down(qtbot, window, key, left)
    while window.table is not None:
        qtbot.waitUntil(window.table.page.prompt.press_likely)
    path = look_back(qtbot, window, key, left)
    show(qtbot, window, left, lambda: window.go(ResultOf(path)))
    show(qtbot, window, left, lambda: window.go(GameHistory()))
    window.go(Home())
    assert left.still_there() == []


def look_round(qtbot: QtBot, window: MainWindow, path: Path, left: Left) -> None:
    """Look at an open table as several viewers, and leave it."""
    page = show(qtbot, window, left, lambda: window.go(OpenTable(path)))
    assert isinstance(page, OpenTablePage)
    for viewer in (1, 0, EVERYTHING, None):
        qtbot.waitUntil(lambda: not (page.shown.jumping or page.shown.reading))
        left.add(page.table, page.table.source, page.table.page)
        if viewer is not None:
            page.eyes_box.buttons[viewer].click()
    left.add(page.from_here, page.ribbon)
    page.back.emit()


@pytest.mark.usefixtures("unpainted", "at_once")
def test_of_an_open_table_nothing_stays_and_none_of_those_that_others_sat_at(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    left = Left()
    look_round(qtbot, window, played(tmp_path / "a.cardtable", "war", ("random",) * 3), left)
    qtbot.waitUntil(lambda: not works_aside())
    assert left.still_there() == []


@pytest.mark.usefixtures("unpainted")
def test_a_table_goes_by_itself_as_soon_as_it_is_left(qtbot: QtBot, window: MainWindow) -> None:
    """Too few objects are made here for Python to collect old garbage by itself."""
    left = Left()
    sit_down(qtbot, window, "war", left)
    window.go(Home())
    qtbot.waitUntil(lambda: left.there() == [])


@pytest.mark.usefixtures("unpainted")
def test_a_table_goes_by_itself_as_soon_as_others_look(qtbot: QtBot, window: MainWindow) -> None:
    left = Left()
    sit_down(qtbot, window, "war", Left(), humans=0)
    game_page = window.game_page
    assert game_page is not None
    assert game_page.eyes_box is not None
    left.add(game_page.table, game_page.table.page)
    gc.collect()  # makes the objects now in use old, so that only reference counts free them
    game_page.eyes_box.setCurrentIndex(1)
    qtbot.waitUntil(lambda: left.there() == [])


def test_a_page_goes_though_somebody_looks_for_it_before_it_is_deleted(qtbot: QtBot, window: MainWindow) -> None:
    """Looking through a window's children makes the binding hold them, even those about to be deleted."""
    left = Left()
    for route in (GameHistory(), Home(), Seats("war"), Home()):
        show(qtbot, window, left, partial(window.go, route))
        window.findChildren(QWidget)
    window.go(GameHistory())
    window.findChildren(QWidget)
    assert left.still_there() == []
