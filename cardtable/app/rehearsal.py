"""Test run through every page, off screen, to check that this copy of the program has everything that its pages
need."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import TypeVar

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.app.after.mirror_page import MirrorPage
from cardtable.app.after.result_page import ResultPage
from cardtable.app.after.review_page import Reviewer, ReviewPage
from cardtable.app.lab.bench_page import BenchPage
from cardtable.app.lab.open_table_page import OpenTablePage
from cardtable.app.lab.side_by_side import SideBySide
from cardtable.app.lab.sweep_page import SweepPage
from cardtable.app.main import open_window
from cardtable.app.parts.backdrop import OverlayPage
from cardtable.app.routes import About, GoOn, Kept, Open, Seats
from cardtable.app.screens import SCREENS
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.start.about_page import AboutPage
from cardtable.app.start.first_page import FirstPage
from cardtable.app.start.games_page import GamesPage
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.watch.watch_page import WatchPage
from cardtable.app.window import MainWindow
from cardtable.app.window_dialogs import SettingsDialog
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.journal import Journal
from cardtable.resources import resource

Page = TypeVar("Page", bound=QWidget)

_PATIENCE = 120.0
"""Seconds of waiting for something after which the rehearsal fails."""
_LITTLE = 0.02
"""Effort of those who judge decisions: it is enough that verdicts come, whatever they say."""


def rehearse() -> None:
    """Open every page, and play each game as far as its review. Raises any error that occurs."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    faults: list[BaseException] = []
    usual = sys.excepthook
    sys.excepthook = lambda kind, error, trace: faults.append(error)  # Qt passes it errors raised in its callbacks
    with TemporaryDirectory() as folder:
        _, window = open_window([], Path(folder))
        try:
            window.settings.speed = "instant"
            TablePresenter.least_look = 0.0
            Reviewer.effort = _LITTLE
            window.show()
            _go_through(window, Path(folder), faults)
        finally:
            window.close()
            window.deleteLater()
            # No event loop runs here that would delete the pages that were left, and they would go on working.
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            QApplication.processEvents()
            Reviewer.effort = 1.0
            sys.excepthook = usual


def _go_through(window: MainWindow, folder: Path, faults: list[BaseException]) -> None:
    def look(page: type[Page]) -> Page:
        if not isinstance(window.page, page) or window.grab().isNull():
            raise faults[0] if faults else RuntimeError(f"{page.__name__} does not open")
        return window.page

    def until(done: Callable[[], object]) -> None:
        end = monotonic() + _PATIENCE
        while not done():
            QApplication.processEvents()
            if faults or monotonic() > end:
                raise faults[0] if faults else RuntimeError(f"nothing more comes on {type(window.page).__name__}")
            sleep(0.001)

    for picture in resource("ui").iterdir():
        if QPixmap(str(picture)).isNull():
            raise RuntimeError(f"{picture.name} can't be drawn")
    look(FirstPage)
    SettingsDialog(window.settings, window).grab()
    window.go(About())
    about = look(AboutPage)
    until(lambda: about.ready)
    for row, component in enumerate(about.components):
        about.list.choose_row(row)
        until(lambda: about.ready)
        if not about.text.toPlainText().startswith(component.name):
            raise RuntimeError(f"the licence of {component.name} can't be read")
    look(AboutPage).back.emit()
    for key, screens in SCREENS.items():
        window.go(Seats(key))
        seats = look(SeatsPage)
        if screens.perfect_play() is not None:
            seats.perfect_button.click()
            solved = look(OverlayPage)
            until(lambda solved=solved: solved.ready)  # type: ignore[misc]
            look(OverlayPage).back.emit()
            look(SeatsPage)
        seats.try_button.click()
        until(lambda: isinstance(window.page, BenchPage))
        _try_out(look(BenchPage), until)
        bench = look(BenchPage)
        if bench.side.games.chosen is not None:
            bench.side.both_button.click()
            until(lambda: isinstance(window.page, SideBySide) and window.page.ready)
            look(SideBySide).back.emit()
        look(BenchPage).sweep_button.click()
        until(lambda: isinstance(window.page, SweepPage))
        _try_values(look(SweepPage), until)
        look(SweepPage).back.emit()
        look(BenchPage)
        window.go(GoOn(_fresh(key, GAMES[key].usual_seats, folder)))
        until(lambda: window.table)
        while window.table is not None:  # until the game is over
            until(window.table.page.prompt.press_likely)
        result = look(ResultPage)
        if screens.review:
            until(lambda: window.reviewer and window.reviewer.review.judged)
            result.review_button.click()
            review = look(ReviewPage)
            if review.mirror_button.isVisible():
                review.mirror_button.click()
                mirror = look(MirrorPage)
                until(mirror.progress.isHidden)
        window.go(Open(folder / f"{key}.cardtable"))
        until(lambda: isinstance(window.page, WatchPage))
        _watch(look(WatchPage), until)
        look(WatchPage).open_button.click()
        until(lambda: isinstance(window.page, OpenTablePage))
        _ask_what_if(look(OpenTablePage), until)
        look(OpenTablePage).back.emit()
    window.go(Kept())
    kept = look(GamesPage)
    found: list[bool] = []
    kept.search.ended.connect(lambda: found.append(True))
    until(lambda: found)
    kept.tabs.setCurrentIndex(1)
    look(GamesPage)


def _try_out(page: BenchPage, until: Callable[[Callable[[], object]], None]) -> None:
    """Let weak players try out a rule. The weakest are not used, as their games may never end."""
    page.asking.player.setCurrentIndex(min(1, page.asking.player.count() - 1))
    page.asking.form.show_rules(page.game.rules.made(dict(SCREENS[page.game.key].short)))
    until(lambda: page.standing and page.standing.blocks)
    page.stop()
    until(lambda: page.standing and page.standing.over)


def _try_values(page: SweepPage, until: Callable[[Callable[[], object]], None]) -> None:
    """Let the proposed values be tried, each rule alone, until there is a first result."""
    page.asking.how.setCurrentIndex(0)
    page.begin()
    until(lambda: page.standing and page.standing.blocks)
    page.stop()
    until(lambda: page.standing and page.standing.over)


def _watch(page: WatchPage, until: Callable[[Callable[[], object]], None]) -> None:
    page.shown.to_the_end()
    until(lambda: page.replay.over)


def _ask_what_if(page: OpenTablePage, until: Callable[[Callable[[], object]], None]) -> None:
    """Let games be played from the first decision of the record."""
    until(lambda: not page.shown.reading)
    page.shown.jump(next(at for at in range(page.shown.end) if page.shown.told.turn(at) >= 0))
    until(lambda: page.games_button.isEnabled() and not page.shown.jumping)
    page.games_button.click()
    until(lambda: page.from_here.standing)
    page.from_here.stop()
    until(lambda: page.from_here.standing and page.from_here.standing.over)


def _fresh(key: str, seats: int, folder: Path) -> Path:
    """Return the record of a new game against the weakest bots."""
    game = GAMES[key]
    people = [SeatName("", next(iter(PLAYERS[key])) if seat else "human") for seat in range(seats)]
    path = folder / f"{key}.cardtable"
    Journal.begin(path, new_header(game, game.rules.made(dict(SCREENS[key].short)), tuple(people), 1)).close()
    return path
