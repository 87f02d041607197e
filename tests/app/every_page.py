"""Every page of the window, filled with content: for tests of what must hold on all pages."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QDialog, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.after.result_page import Questionnaire, ResultPage
from cardtable.app.crash_reports import Crash, CrashReport
from cardtable.app.faults import Faults
from cardtable.app.lab.bench_page import BenchPage
from cardtable.app.lab.open_table_page import OpenTablePage
from cardtable.app.lab.side_by_side import SideBySide
from cardtable.app.lab.studies_page import StudiesPage
from cardtable.app.lab.sweep_page import SweepPage
from cardtable.app.play.bot_seats import Resolved
from cardtable.app.play.live_seat import LiveSeat
from cardtable.app.routes import (
    About,
    Bench,
    ChangeSettings,
    GameHistory,
    Home,
    HowToPlay,
    Learn,
    NewGame,
    Open,
    OpenTable,
    OtherSeats,
    PlayOn,
    ResultOf,
    ReviewOf,
    Route,
    Seats,
    Studies,
    Sweep,
)
from cardtable.app.setup.players import ProgramDialog, StartQuestion
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.start.about_page import AboutPage
from cardtable.app.start.games_page import GamesPage
from cardtable.app.watch.watch_page import WatchPage
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.engine.lines import SayLine
from cardtable.engine.record import SeatName, new_header, parse_line
from cardtable.engine.state import EVERYTHING
from cardtable.library.impressions import Impression
from cardtable.library.saved_games import games_folder
from tests.app.conftest import NAMES, let_happen, perfect_play
from tests.app.game_records import record
from tests.app.test_watch import played

_ROUNDED = 2
"""Pixels that a widget may be narrower than its minimum size hint, for rounding."""
_CHANGED: dict[str, dict[str, object]] = {
    "war": {"tie": "carry"},
    "losers": {"round_limit": 2},
    "mentalist": {"turn_limit": 6},
    "miser": {"turn_limit": 9},
}
"""House rules that the bench compares with the standard ones, by game."""
_PROGRAM = Resolved(
    "python3 bot.py --level 3", "/home/anna/my bots", ("/usr/bin/python3.11", "/home/anna/my bots/bot.py")
)
CALLED = [*NAMES]
"""Names of the players, the person's first; tests put other names in."""
Show = Callable[[QtBot, MainWindow], object]


def _played(game: str) -> Path:
    return played(games_folder() / "a.cardtable", game, names=CALLED)


def _go(route: Route, qtbot: QtBot, window: MainWindow) -> None:
    before = window.page
    window.go(route)
    qtbot.waitUntil(lambda: window.page is not before)


def _first(qtbot: QtBot, window: MainWindow) -> None:
    for number in range(3):
        record(f"{number}", f"{CALLED[0]}:human", f"{CALLED[1]}:club", when=1_600_000_000 + number)
    _go(Home(), qtbot, window)


def _kept(qtbot: QtBot, window: MainWindow) -> None:
    for number in range(5):
        record(f"{number}", f"{CALLED[0]}:human", f"{CALLED[1]}:club", scores=(number, 4), when=1_600_000_000 + number)
    _go(GameHistory(), qtbot, window)
    page = window.page
    assert isinstance(page, GamesPage)
    qtbot.waitUntil(lambda: len(page.list.rows) == 5)


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
    people = tuple(SeatName(CALLED[seat], "random" if seat else "human") for seat in range(3))
    window.go(NewGame(new_header(GAMES[game], GAMES[game].rules(), people, 5)))
    qtbot.waitUntil(lambda: window.table is not None)
    table = window.table
    assert table
    qtbot.waitUntil(lambda: bool(table.page.prompt.stops))


def _talk(qtbot: QtBot, window: MainWindow) -> None:
    _table("miser", qtbot, window)
    table = window.table
    assert table
    assert table.talking
    line = parse_line({"seat": 1, "say": "plea", "to": 0}, GAMES["miser"], 3)
    assert isinstance(line, SayLine)
    assert isinstance(table.source, LiveSeat)
    table.source.say(line)
    qtbot.waitUntil(lambda: bool(table.bubbles.items))
    qtbot.waitUntil(lambda: all(item.opacity() == 1 for item in table.bubbles.items.values()))


def _about(qtbot: QtBot, window: MainWindow) -> None:
    window.go(About())
    page = window.page
    assert isinstance(page, AboutPage)
    qtbot.waitUntil(lambda: page.ready)


def _result(game: str, qtbot: QtBot, window: MainWindow) -> None:
    _go(ResultOf(_played(game)), qtbot, window)
    assert isinstance(window.page, ResultPage)


def _watch(game: str, qtbot: QtBot, window: MainWindow) -> None:
    _go(Open(_played(game)), qtbot, window)
    page = window.page
    assert isinstance(page, WatchPage)
    qtbot.waitUntil(lambda: not (page.shown.jumping or page.shown.reading))


def _review(game: str, qtbot: QtBot, window: MainWindow) -> None:
    """Show a review whose first decision has been judged; later ones may still be waiting."""
    _go(ResultOf(_played(game)), qtbot, window)
    qtbot.waitUntil(lambda: window.reviewer is not None)
    _go(ReviewOf(0), qtbot, window)
    reviewer = window.reviewer
    assert reviewer
    qtbot.waitUntil(lambda: bool(reviewer.review.done))


def _open_table(game: str, qtbot: QtBot, window: MainWindow) -> OpenTablePage:
    _go(OpenTable(_played(game), 3), qtbot, window)
    page = window.page
    assert isinstance(page, OpenTablePage)
    qtbot.waitUntil(lambda: not (page._rest.isActive() or page.shown.jumping or page.shown.reading))
    return page


def _position_editor(game: str, qtbot: QtBot, window: MainWindow) -> None:
    page = _open_table(game, qtbot, window)
    page._move_cards()
    qtbot.waitUntil(lambda: dialog_of(window) is not None)


def _bench(game: str, qtbot: QtBot, window: MainWindow) -> BenchPage:
    _go(Bench(game, _CHANGED[game]), qtbot, window)
    page = window.page
    assert isinstance(page, BenchPage)
    qtbot.waitUntil(lambda: page.standing is not None and page.standing.over)
    return page


def _side_by_side(qtbot: QtBot, window: MainWindow) -> None:
    page = _bench("war", qtbot, window)
    let_happen()
    page.side.both_button.click()
    qtbot.waitUntil(lambda: isinstance(window.page, SideBySide) and window.page.ready)


def _studies(qtbot: QtBot, window: MainWindow) -> None:
    page = _bench("war", qtbot, window)
    qtbot.waitUntil(lambda: bool(page.foot.kept_as.accessibleName()))
    _go(Studies(), qtbot, window)
    studies = window.page
    assert isinstance(studies, StudiesPage)
    qtbot.waitUntil(lambda: studies.studies is not None)


def _sweep(game: str, qtbot: QtBot, window: MainWindow) -> SweepPage:
    _go(Sweep(game, {}, ("random",) * 3), qtbot, window)
    page = window.page
    assert isinstance(page, SweepPage)
    return page


def _sweep_answered(qtbot: QtBot, window: MainWindow) -> None:
    page = _sweep("war", qtbot, window)
    page.begin()
    qtbot.waitUntil(lambda: page.standing is not None)


def _who_plays(qtbot: QtBot, window: MainWindow) -> None:
    path = _played("war")
    _dialog(lambda window: window.go(PlayOn(path, 4, EVERYTHING)), qtbot, window)


def _seat_choice(qtbot: QtBot, window: MainWindow) -> None:
    _go(ResultOf(_played("losers")), qtbot, window)
    _dialog(lambda window: window.go(OtherSeats((3, 9, 5))), qtbot, window)


def _name_of_rules(qtbot: QtBot, window: MainWindow) -> None:
    _go(Seats("war"), qtbot, window)
    page = window.page
    assert isinstance(page, SeatsPage)
    _dialog(lambda window: page.rule_sets.save_button.click(), qtbot, window)


def _perfect_play(qtbot: QtBot, window: MainWindow) -> None:
    page = perfect_play(window)
    qtbot.waitUntil(lambda: page.map.heat is not None)


def _crash_notice(qtbot: QtBot, window: MainWindow) -> None:
    faults = Faults(window, CrashReport())
    path = played(games_folder() / "a.cardtable", "war")
    _dialog(lambda window: faults._tell_of_crash(Crash(path.with_suffix(".txt"), path)), qtbot, window)


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
    "studies": _studies,
    "sweep that is answered": _sweep_answered,
    "both side by side": _side_by_side,
    "perfect play": _perfect_play,
    "a program": partial(_dialog, lambda window: ProgramDialog(window).open()),
    "may it start": partial(_dialog, lambda window: StartQuestion([_PROGRAM], window).open()),
    "a sentence": partial(_dialog, lambda window: window.say("The game can't be saved: no space left on device.")),
    "notice after a crash": _crash_notice,
    "questions": partial(_dialog, lambda window: Questionnaire(Impression(), window).open()),
    "who plays": _who_plays,
    "who sits where": _seat_choice,
    "a name for house rules": _name_of_rules,
    **{f"bench of {game}": partial(_bench, game) for game in GAMES},
    **{f"sweep of {game}": partial(_sweep, game) for game in GAMES},
    **{f"watching {game}": partial(_watch, game) for game in GAMES},
    **{f"review of {game}": partial(_review, game) for game in GAMES},
    **{f"open table of {game}": partial(_open_table, game) for game in GAMES},
    **{f"another position of {game}": partial(_position_editor, game) for game in GAMES},
    **{f"seats of {game}": partial(_seats, game) for game in GAMES},
    **{f"how to play {game}": partial(_go, HowToPlay(game)) for game in GAMES},
    **{f"lesson of {game}": partial(_go, Learn(game)) for game in GAMES},
    **{f"table of {game}": partial(_table, game) for game in GAMES},
    "talk at a table": _talk,
    **{f"result of {game}": partial(_result, game) for game in GAMES},
}
"""Functions that open each page from the first page, by the name of what is shown."""


def show(name: str, qtbot: QtBot, window: MainWindow) -> QWidget:
    """Show the named page or dialog, filled, and return it once it has settled."""
    PAGES[name](qtbot, window)
    let_happen()
    shown = dialog_of(window) or window.page
    assert shown is not None
    return shown


def dialog_of(window: MainWindow) -> QDialog | None:
    """Return the dialog that is open over the page, or None."""
    return next((dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()), None)


def shown_in(page: QWidget) -> Iterator[QWidget]:
    """Yield all visible widgets, those that are scrolled out of sight among them."""
    for widget in page.findChildren(QWidget):
        if widget.isVisible():
            yield widget


def cut_off(page: QWidget) -> list[str]:
    """Return a message for each widget that can't be seen whole, however the page is scrolled."""
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
                break  # scrolling brings all of its content into view
            if not around.rect().adjusted(-1, -1, 1, 1).contains(area) and not scrolls:
                found.append(f"{_called(widget)} in {_called(around)}: {area.getRect()} in {around.rect().getRect()}")
                break
            area.translate(around.pos())
            around = around.parentWidget()
    return found


def _called(widget: QWidget) -> str:
    words = getattr(widget, "text", str)
    return f"{type(widget).__name__} {widget.objectName() or widget.accessibleName() or words()!r}"
