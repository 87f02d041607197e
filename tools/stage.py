"""Stage: a window with settings and games of its own, driven as a person would, for pictures and measurements."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QObject, QTimer, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.app.after.result_page import ResultPage
from cardtable.app.after.review_page import ReviewPage
from cardtable.app.main import application_for
from cardtable.app.routes import NewGame
from cardtable.app.settings import Settings
from cardtable.app.table.game_page import GamePage
from cardtable.app.table.playback import Playback
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.window import MainWindow
from cardtable.engine.game import AnyGame
from cardtable.engine.record import SeatName, new_header
from tools.driver import TableDriver

NAMES = ("Anna", "Odile", "Bram", "Tove", "Ines", "Piet", "Jorun", "Karel")
_PATIENCE = 60.0
"""Seconds after which a game without progress counts as stuck, even on a busy machine."""


class _NoProgram(QObject):
    """Handler of file links that does nothing, so that no file manager opens."""

    @Slot(QUrl)
    def pass_over(self, url: QUrl) -> None:
        """Ignore the link."""


class Stage:
    """Window with settings and games of its own, driven as a person would."""

    def __init__(self, folder: Path) -> None:
        os.environ["XDG_DATA_HOME"] = str(folder)
        self.application = application_for([])
        self.folder = folder
        self._next_shot = 0.0
        self._files = _NoProgram()
        QDesktopServices.setUrlHandler("file", self._files, "pass_over")  # type: ignore[arg-type] # it takes no bytes
        self._open()
        self.settings.speed = "instant"
        self.settings.language = "en"
        self.settings.sound = "off"  # long tests would be heard all night
        Playback.least_look = 0.0

    def _open(self) -> None:
        self.settings = Settings(self.folder)
        self.window = MainWindow(self.settings)
        self.window.setMinimumSize(1024, 700)  # the offscreen screen is smaller than our minimum
        self.window.resize(1440, 900)
        self.window.show()

    def reopen(self) -> None:
        """Close the window and open another, as the app's next start does."""
        self.window.close()
        self.window.deleteLater()
        self._open()

    def settle(self, seconds: float = 0.3) -> None:
        """Process events for some seconds, and leave worker threads their time, which one long `qWait` would not."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            QTest.qWait(1)

    def rest(self, milliseconds: int) -> None:
        """Run an event loop for some milliseconds; the window tidies up when it becomes idle."""
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    def shot(self, every: float = 0.1) -> QImage:
        """Return a frame for a film, taken `every` seconds after the last one."""
        while time.monotonic() < self._next_shot:
            QTest.qWait(1)
        self._next_shot = max(self._next_shot, time.monotonic() - every) + every
        return self.window.grab().toImage()

    def until(self, done: Callable[[], bool]) -> None:
        """Process events until `done`. Raises RuntimeError after 60 seconds."""
        end = time.monotonic() + _PATIENCE
        while not done():
            if time.monotonic() > end:
                raise RuntimeError("the game is stuck")
            QApplication.processEvents()

    def at_most(self, seconds: float, done: Callable[[], bool]) -> bool:
        """Process events until `done`, for at most so many seconds, and return whether it was done."""
        end = time.monotonic() + seconds
        while not (came := done()) and time.monotonic() < end:
            QTest.qWait(1)
        return came

    def dealt(self, deal: Callable[[], None]) -> GamePage:
        """Return the page of the new game that `deal` begins, once its table is set."""
        before = self.window.game_page
        deal()
        self.until(lambda: self.window.game_page not in (None, before))
        page = self.window.game_page
        assert page is not None
        return page

    def deal(self, game: AnyGame, seats: int, rules: dict[str, object], player: str, seed: int = 5) -> TablePresenter:
        """Begin a game against bots of one kind and return its table."""
        people = tuple(SeatName(NAMES[seat], player if seat else "human") for seat in range(seats))
        header = new_header(game, game.rules.made(rules), people, seed)
        return self.dealt(lambda: self.window.go(NewGame(header))).table

    def hint(self, table: TableDriver[Any]) -> None:
        """Ask for the hint and wait for it, or for the notice that there is none."""
        prompt = table.page.prompt
        told = prompt.notice
        button = prompt.button("hint")
        assert button is not None
        button.click()
        self.until(lambda: bool(prompt.advice[0]) or prompt.notice != told)

    def finish(self, table: TableDriver[Any]) -> bool:
        """Go from the table to the result, and return whether the strongest player can review the game."""
        table.ended.emit()
        page, reviewer = self.window.page, self.window.reviewer
        assert isinstance(page, ResultPage)
        if reviewer is None:
            return False
        review = reviewer.review
        self.until(lambda: review.done > 0)
        return bool(review.judged)

    def review(self) -> bool:
        """Open the review from the result page, once all decisions are judged, and return whether it has opened."""
        page, reviewer = self.window.page, self.window.reviewer
        assert isinstance(page, ResultPage)
        assert reviewer
        review = reviewer.review
        page.review_button.click()
        self.until(lambda: review.due() is None)
        return isinstance(self.window.page, ReviewPage)
