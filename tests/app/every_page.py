"""Every page of the window with something on it, one after another: for what must hold of all of them."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QDialog, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.after.result_page import ResultPage
from cardtable.app.games.mentalist.solved_page import SolvedPage
from cardtable.app.lab.bench_page import BenchPage
from cardtable.app.lab.sweep_page import SweepPage
from cardtable.app.routes import (
    About,
    Bench,
    ChangeSettings,
    Home,
    HowToPlay,
    Kept,
    Learn,
    NewGame,
    Open,
    OpenFile,
    Route,
    Seats,
    Studies,
    Sweep,
)
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.start.about_page import AboutPage
from cardtable.app.start.games_page import GamesPage
from cardtable.app.watch.watch_page import WatchPage
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.engine.mentalist.rules import MentalistRules
from cardtable.engine.record import SeatName, new_header
from tests.app.conftest import NAMES, let_happen
from tests.app.game_records import record

GOLDEN = Path(__file__).parent.parent / "golden"
_ROUNDED = 2
"""Pixels that what has a size of its own may lack, of room around its words."""
Show = Callable[[QtBot, MainWindow], None]


def _go(route: Route, qtbot: QtBot, window: MainWindow) -> None:
    before = window.page
    window.go(route)
    qtbot.waitUntil(lambda: window.page is not before)


def _first(qtbot: QtBot, window: MainWindow) -> None:
    for number in range(3):
        record(f"{number}", "Anna:human", "Odile:club", when=1_600_000_000 + number)
    _go(Home(), qtbot, window)


def _kept(qtbot: QtBot, window: MainWindow) -> None:
    for number in range(5):
        record(f"{number}", "Anna:human", "Odile:club", scores=(number, 4), when=1_600_000_000 + number)
    _go(Kept(), qtbot, window)
    page = window.page
    assert isinstance(page, GamesPage)
    qtbot.waitUntil(lambda: len(page.list.shown) == 5)


def _statistics(qtbot: QtBot, window: MainWindow) -> None:
    _kept(qtbot, window)
    page = window.page
    assert isinstance(page, GamesPage)
    page.tabs.setCurrentIndex(1)
    statistics = page.statistics
    assert statistics
    qtbot.waitUntil(lambda: statistics.chart is not None)


def _seats(game: str, qtbot: QtBot, window: MainWindow) -> None:
    _go(Seats(game), qtbot, window)
    page = window.page
    assert isinstance(page, SeatsPage)
    while page.add_button.isEnabled():
        page.add_bot()


def _table(game: str, qtbot: QtBot, window: MainWindow) -> None:
    people = tuple(SeatName(NAMES[seat], "random" if seat else "human") for seat in range(3))
    window.go(NewGame(new_header(GAMES[game], GAMES[game].rules(), people, 5)))
    qtbot.waitUntil(lambda: window.table is not None)
    table = window.table
    assert table
    qtbot.waitUntil(lambda: bool(table.page.prompt.stops))


def _about(qtbot: QtBot, window: MainWindow) -> None:
    window.go(About())
    page = window.page
    assert isinstance(page, AboutPage)
    qtbot.waitUntil(lambda: page.ready)


def _result(game: str, qtbot: QtBot, window: MainWindow) -> None:
    _go(OpenFile(GOLDEN / game / "0001.cardtable"), qtbot, window)
    assert isinstance(window.page, ResultPage)


def _watch(qtbot: QtBot, window: MainWindow) -> None:
    _go(Open(GOLDEN / "war" / "0001.cardtable"), qtbot, window)
    assert isinstance(window.page, WatchPage)


def _bench(qtbot: QtBot, window: MainWindow) -> None:
    _go(Bench("war", {"suit_size": 7}), qtbot, window)
    page = window.page
    assert isinstance(page, BenchPage)
    qtbot.waitUntil(lambda: page.standing is not None)


def _sweep(qtbot: QtBot, window: MainWindow) -> None:
    _go(Sweep("war", {}, ("club",) * 3), qtbot, window)
    assert isinstance(window.page, SweepPage)


def _perfect_play(qtbot: QtBot, window: MainWindow) -> None:
    _go(Seats("mentalist"), qtbot, window)
    seats = window.page
    assert isinstance(seats, SeatsPage)
    seats.form.show_rules(MentalistRules(starting_chips=6))
    seats.perfect_button.click()
    page = window.page
    assert isinstance(page, SolvedPage)
    qtbot.waitUntil(lambda: page.map.heat is not None)


def _dialog(open_it: Callable[[MainWindow], None], qtbot: QtBot, window: MainWindow) -> None:
    open_it(window)
    qtbot.waitUntil(lambda: dialog_of(window) is not None)


PAGES: dict[str, Show] = {
    "first": _first,
    "settings": partial(_dialog, lambda window: window.go(ChangeSettings())),
    "keys": partial(_dialog, lambda window: window.show_keys()),
    "kept": _kept,
    "statistics": _statistics,
    "about": _about,
    "studies": partial(_go, Studies()),
    "bench": _bench,
    "sweep": _sweep,
    "watch": _watch,
    "perfect play": _perfect_play,
    **{f"seats of {game}": partial(_seats, game) for game in GAMES},
    **{f"how to play {game}": partial(_go, HowToPlay(game)) for game in GAMES},
    **{f"lesson of {game}": partial(_go, Learn(game)) for game in GAMES},
    **{f"table of {game}": partial(_table, game) for game in GAMES},
    **{f"result of {game}": partial(_result, game) for game in GAMES},
}
"""By what is shown, how one comes there in a window that shows its first page."""


def show(name: str, qtbot: QtBot, window: MainWindow) -> QWidget:
    """Shows a page or a dialog, with something on it, and waits until it lies still."""
    PAGES[name](qtbot, window)
    let_happen()
    shown = dialog_of(window) or window.page
    assert shown is not None
    return shown


def dialog_of(window: MainWindow) -> QDialog | None:
    """The dialog that is open over the page, if one is."""
    return next((dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()), None)


def shown_in(page: QWidget) -> Iterator[QWidget]:
    """All that is visible in it; of what scrolls, what lies beyond the part that shows too."""
    for widget in page.findChildren(QWidget):
        if widget.isVisible():
            yield widget


def cut_off(page: QWidget) -> list[str]:
    """What can't be seen whole, however one scrolls."""
    found = []
    for widget in shown_in(page):
        least = widget.minimumSizeHint().width()
        if isinstance(widget, QLabel | QAbstractButton) and widget.text() and widget.width() < least - _ROUNDED:
            found.append(f"{_called(widget)} has {widget.width()} of {least} pixels")
        area = widget.geometry()
        around = widget.parentWidget()
        while around is not None and around is not page.parentWidget() and not area.isEmpty():
            scrolls = isinstance(around.parentWidget(), QAbstractScrollArea)
            if scrolls and isinstance(around.parentWidget(), QScrollArea):
                break  # all of what lies in it can be scrolled to
            if not around.rect().adjusted(-1, -1, 1, 1).contains(area) and not scrolls:
                found.append(f"{_called(widget)} in {_called(around)}: {area.getRect()} in {around.rect().getRect()}")
                break
            area.translate(around.pos())
            around = around.parentWidget()
    return found


def _called(widget: QWidget) -> str:
    words = getattr(widget, "text", str)
    return f"{type(widget).__name__} {widget.objectName() or widget.accessibleName() or words()!r}"
