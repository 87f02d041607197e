"""Time of each click and key, from the first page through a game of each kind to its review."""

import time
from collections import defaultdict
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.app.after.result_page import ResultPage
from cardtable.app.parts import felt_button
from cardtable.app.routes import Home, NewGame
from cardtable.app.screens import SCREENS
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.start.first_page import FirstPage
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from tools.driver import any_game
from tools.game_tools import tools_by_game
from tools.stage import NAMES, Stage


class Presses:
    """Measurement of a person's clicks and keys: the time of each until the screen has answered."""

    def __init__(self, folder: Path) -> None:
        """Play a game of each kind, with motion, and keep its records in `folder`."""
        self.times: defaultdict[str, list[float]] = defaultdict(list)
        """Milliseconds of CPU time in the interface's thread, with the painting that follows, by what was pressed.

        For a deal: its longest stretch without return to the event loop, until the table asks something.
        """
        felt_button.UNREAD = felt_button.APART = 0.0  # nobody reads here, so no press is too early
        self._stage = Stage(folder)
        self._stage.settings.speed = "fast"
        for place, game in enumerate(SCREENS):
            self._stage.settle(0.5)
            self._set_table(game, place)
            self._play(game)
            self._look_back(game)
        self._stage.window.close()

    def _set_table(self, game: str, place: int) -> None:
        page = self._stage.window.page
        assert isinstance(page, FirstPage)
        self._click(f"{game}: the game", page.game_tiles.tiles[place].button)
        self._stage.settle(0.5)
        page = self._stage.window.page
        assert isinstance(page, SeatsPage)
        self._deal(f"{game}: Deal", page.deal_button.click)
        people = [SeatName(name, "club" if seat else "human") for seat, name in enumerate(NAMES[:4])]
        header = new_header(GAMES[game], GAMES[game].rules.made(dict(tools_by_game()[game].pressed)), tuple(people), 5)
        self._deal(f"{game}: Deal", lambda: self._stage.window.go(NewGame(header)))

    def _deal(self, what: str, deal: Callable[[], None]) -> None:
        worked = [time.thread_time()]
        clock = QTimer()
        clock.timeout.connect(lambda: worked.append(time.thread_time()))
        clock.start(0)
        self._stage.dealt(deal)
        self._stage.until(lambda: any_game(self._stage.window.table).bright is not None)
        clock.stop()
        self.times[what].append(1000 * max(later - earlier for earlier, later in pairwise(worked)))

    def _play(self, game: str) -> None:
        """Select two cards, move by arrow keys, and give the bright answer, by mouse and key in turn."""
        table = any_game(self._stage.window.table)
        answered = 0
        while self._stage.window.table is not None:
            self._stage.until(lambda: table.bright is not None)
            for button in list(table.buttons.values())[:2]:
                self._click(f"{game}: a card", button)
            for key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
                self._press(f"{game}: an arrow", table.page, key)
            bright = table.bright
            assert bright is not None
            if answered % 2:
                self._click(f"{game}: {bright.answer.name}", bright)
            else:
                self._press(f"{game}: Enter for {bright.answer.name}", table.page, Qt.Key.Key_Return)
            answered += 1

    def _look_back(self, game: str) -> None:
        page = self._stage.window.page
        assert isinstance(page, ResultPage)
        self._stage.until(page.review_button.isVisible)
        self._click(f"{game}: Review", page.review_button)
        review = self._stage.window.page
        assert review is not None
        self._press(f"{game}: Escape from the review", review, Qt.Key.Key_Escape)
        result = self._stage.window.page
        assert isinstance(result, ResultPage)
        self._timed(f"{game}: Home", result.to(Home()))

    def _click(self, what: str, widget: QWidget) -> None:
        self._timed(what, lambda: QTest.mouseClick(widget, Qt.MouseButton.LeftButton))

    def _press(self, what: str, page: QWidget, key: Qt.Key) -> None:
        self._timed(what, lambda: QTest.keyClick(page, key))

    def _timed(self, what: str, do: Callable[[], None]) -> None:
        QApplication.processEvents()
        start = time.thread_time()
        do()
        for _ in range(2):  # first the layout, then the painting that it causes
            QApplication.sendPostedEvents()
        self.times[what].append(1000 * (time.thread_time() - start))
