"""Test run through every page, off screen, which checks that this copy of the program has all that they need."""

import os
import sys
from collections.abc import Callable, Sequence
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
from cardtable.app.routes import About, GameHistory, GoOn, Open, Seats
from cardtable.app.screens import SCREENS
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.start.about_page import AboutPage
from cardtable.app.start.first_page import FirstPage
from cardtable.app.start.games_page import GamesPage
from cardtable.app.table.playback import Playback
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
            Playback.least_look = 0.0
            Reviewer.effort = _LITTLE
            window.show()
            _Rehearsal(window, Path(folder), faults).go_through()
        finally:
            window.close()
            window.deleteLater()
            # No event loop runs here that would delete the pages that were left, and they would go on working.
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            QApplication.processEvents()
            Reviewer.effort = 1.0
            sys.excepthook = usual


class _Rehearsal:
    """Way through every page of a window."""

    def __init__(self, window: MainWindow, folder: Path, faults: Sequence[BaseException]) -> None:
        """Records of new games go into the folder; `faults` gets the errors that occur."""
        self._window = window
        self._folder = folder
        self._faults = faults

    def go_through(self) -> None:
        """Open every page, one after another."""
        self._draw_pictures()
        self._look(FirstPage)
        SettingsDialog(self._window.settings, self._window).grab()
        self._read_licences()
        for key in SCREENS:
            self._set_table(key)
            self._try_rules()
            path = _fresh(key, GAMES[key].usual_seats, self._folder)
            self._play(path)
            if SCREENS[key].review:
                self._look_back()
            self._watch(path)
        self._search_kept_games()

    def _look(self, page: type[Page]) -> Page:
        """Return the page that is open; an error if it is not of this kind, or can't be drawn."""
        if not isinstance(self._window.page, page) or self._window.grab().isNull():
            raise self._faults[0] if self._faults else RuntimeError(f"{page.__name__} does not open")
        return self._window.page

    def _until(self, done: Callable[[], object]) -> None:
        """Handle events until something is done; an error if it never is."""
        end = monotonic() + _PATIENCE
        while not done():
            QApplication.processEvents()
            if self._faults or monotonic() > end:
                nothing = RuntimeError(f"nothing more comes on {type(self._window.page).__name__}")
                raise self._faults[0] if self._faults else nothing
            sleep(0.001)

    def _until_open(self, page: type[Page]) -> Page:
        self._until(lambda: isinstance(self._window.page, page))
        return self._look(page)

    def _draw_pictures(self) -> None:
        for picture in resource("ui").iterdir():
            if QPixmap(str(picture)).isNull():
                raise RuntimeError(f"{picture.name} can't be drawn")

    def _read_licences(self) -> None:
        self._window.go(About())
        about = self._look(AboutPage)
        self._until(lambda: about.ready)
        for row, component in enumerate(about.components):
            about.list.choose_row(row)
            self._until(lambda: about.ready)
            if not about.text.toPlainText().startswith(component.name):
                raise RuntimeError(f"the licence of {component.name} can't be read")
        self._look(AboutPage).back.emit()

    def _set_table(self, key: str) -> None:
        """Open the page where a game's table is set, look at perfect play, and leave for the bench."""
        self._window.go(Seats(key))
        seats = self._look(SeatsPage)
        if SCREENS[key].perfect_play() is not None:
            seats.perfect_button.click()
            solved = self._look(OverlayPage)
            self._until(lambda: solved.ready)
            self._look(OverlayPage).back.emit()
            self._look(SeatsPage)
        seats.try_button.click()

    def _try_rules(self) -> None:
        """Play on the bench, compare a game under both rule sets, and sweep values."""
        self._ask_bench(self._until_open(BenchPage))
        bench = self._look(BenchPage)
        if bench.side.games.chosen is not None:
            bench.side.both_button.click()
            self._until(lambda: isinstance(self._window.page, SideBySide) and self._window.page.ready)
            self._look(SideBySide).back.emit()
        self._look(BenchPage).sweep_button.click()
        self._sweep(self._until_open(SweepPage))
        self._look(SweepPage).back.emit()
        self._look(BenchPage)

    def _ask_bench(self, page: BenchPage) -> None:
        """Let weak players try out a rule. The weakest are not used, as their games may never end."""
        page.asking.player.setCurrentIndex(min(1, page.asking.player.count() - 1))
        page.asking.form.show_rules(page.game.rules.made(dict(SCREENS[page.game.key].short)))
        self._until(lambda: page.standing and page.standing.blocks)
        page.run.stop()
        self._until(lambda: page.standing and page.standing.over)

    def _sweep(self, page: SweepPage) -> None:
        """Let the proposed values be tried, each rule alone, until there is a first result."""
        page.asking.how.setCurrentIndex(0)
        page.begin()
        self._until(lambda: page.standing and page.standing.blocks)
        page.run.stop()
        self._until(lambda: page.standing and page.standing.over)

    def _play(self, path: Path) -> None:
        """Play a new game to its end."""
        self._window.go(GoOn(path))
        self._until(lambda: self._window.table)
        while self._window.table is not None:
            self._until(self._window.table.page.prompt.press_likely)
        self._look(ResultPage)

    def _look_back(self) -> None:
        """Open the review of the game that is over, and the mirror if there is one."""
        self._until(lambda: self._window.reviewer and self._window.reviewer.review.judged)
        self._look(ResultPage).review_button.click()
        review = self._look(ReviewPage)
        if review.mirror_button.isVisible():
            review.mirror_button.click()
            mirror = self._look(MirrorPage)
            self._until(mirror.progress.isHidden)

    def _watch(self, path: Path) -> None:
        """Watch a record to its end, and ask on the open table what else could have happened."""
        self._window.go(Open(path))
        watch = self._until_open(WatchPage)
        watch.shown.to_the_end()
        self._until(lambda: watch.replay.over)
        self._look(WatchPage).open_button.click()
        self._ask_what_if(self._until_open(OpenTablePage))
        self._look(OpenTablePage).back.emit()

    def _ask_what_if(self, page: OpenTablePage) -> None:
        """Let games be played from the first decision of the record."""
        self._until(lambda: not page.shown.reading)
        page.shown.jump(next(at for at in range(page.shown.end) if page.shown.told.turn(at) >= 0))
        self._until(lambda: page.games_button.isEnabled() and not page.shown.jumping)
        page.games_button.click()
        self._until(lambda: page.from_here.standing)
        page.from_here.stop()
        self._until(lambda: page.from_here.standing and page.from_here.standing.over)

    def _search_kept_games(self) -> None:
        self._window.go(GameHistory())
        kept = self._look(GamesPage)
        found: list[bool] = []
        kept.search.ended.connect(lambda: found.append(True))
        self._until(lambda: found)
        kept.tabs.setCurrentIndex(1)
        self._look(GamesPage)


def _fresh(key: str, seats: int, folder: Path) -> Path:
    """Return the record of a new game against the weakest bots."""
    game = GAMES[key]
    people = [SeatName("", next(iter(PLAYERS[key])) if seat else "human") for seat in range(seats)]
    path = folder / f"{key}.cardtable"
    Journal.begin(path, new_header(game, game.rules.made(dict(SCREENS[key].short)), tuple(people), 1)).close()
    return path
