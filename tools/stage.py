"""A window with settings and games of its own, driven as a person would: for pictures and measurements."""

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
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.window import MainWindow
from cardtable.engine.game import AnyGame
from cardtable.engine.record import SeatName, new_header
from tools.driver import TableDriver

NAMES = ("Anna", "Odile", "Bram", "Tove", "Ines", "Piet", "Jorun", "Karel")
_PATIENCE = 60.0
"""Seconds before a game that should go on counts as stuck, on a machine that has other things to do."""


class _NoProgram(QObject):
    """Stands in for the system's program for files: no such window is to open beside the stage's."""

    @Slot(QUrl)
    def pass_over(self, url: QUrl) -> None:
        """Nothing is opened."""


class Stage:
    """A window with settings and games of its own, driven as a person would."""

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
        self.settings.sound = "off"  # a monkey at the table would be heard all night
        TablePresenter.least_look = 0.0

    def _open(self) -> None:
        self.settings = Settings(self.folder)
        self.window = MainWindow(self.settings)
        self.window.setMinimumSize(1024, 700)  # the screen that is not there is smaller
        self.window.resize(1440, 900)
        self.window.show()

    def reopen(self) -> None:
        """Closes the window and opens another, as the app's next start does."""
        self.window.close()
        self.window.deleteLater()
        self._open()

    def settle(self, seconds: float = 0.3) -> None:
        """Lets the window do what it has to, and its threads too, which a long `qWait` would hold up."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            QTest.qWait(1)

    def rest(self, milliseconds: int) -> None:
        """Lets the window do what it has to, and then have nothing to do: only then it clears away what was left."""
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    def shot(self, every: float = 0.1) -> QImage:
        """Return a picture of the window so many seconds after the last one, for a film."""
        while time.monotonic() < self._next_shot:
            QTest.qWait(1)
        self._next_shot = max(self._next_shot, time.monotonic() - every) + every
        return self.window.grab().toImage()

    def until(self, done: Callable[[], bool]) -> None:
        """Waits for something; RuntimeError where it doesn't come."""
        end = time.monotonic() + _PATIENCE
        while not done():
            if time.monotonic() > end:
                raise RuntimeError("the game is stuck")
            QApplication.processEvents()

    def at_most(self, seconds: float, done: Callable[[], bool]) -> bool:
        """Waits for something that may take too long; whether it came."""
        end = time.monotonic() + seconds
        while not (came := done()) and time.monotonic() < end:
            QTest.qWait(1)
        return came

    def dealt(self, deal: Callable[[], None]) -> GamePage:
        """The page of a new game that `deal` begins, once its table is set."""
        before = self.window.game_page
        deal()
        self.until(lambda: self.window.game_page not in (None, before))
        page = self.window.game_page
        assert page is not None
        return page

    def deal(self, game: AnyGame, seats: int, rules: dict[str, object], player: str, seed: int = 5) -> TablePresenter:
        """Begins a game against bots of one kind."""
        people = tuple(SeatName(NAMES[seat], player if seat else "human") for seat in range(seats))
        header = new_header(game, game.rules.made(rules), people, seed)
        return self.dealt(lambda: self.window.go(NewGame(header))).table

    def hint(self, table: TableDriver[Any]) -> None:
        """Asks for the hint, and waits until it is told, in one way or the other."""
        prompt = table.page.prompt
        told = prompt.notice
        button = prompt.button("hint")
        assert button is not None
        button.click()
        self.until(lambda: bool(prompt.advice[0]) or prompt.notice != told)

    def finish(self, table: TableDriver[Any]) -> bool:
        """From the table to the result, with its review begun; False where the strongest player can't judge it."""
        table.ended.emit()
        page, reviewer = self.window.page, self.window.reviewer
        assert isinstance(page, ResultPage)
        if reviewer is None:
            return False
        review = reviewer.review
        self.until(lambda: review.done > 0)
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
