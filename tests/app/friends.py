"""People sharing one window, as tests have them play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from pytestqt.qtbot import QtBot

from cardtable.app.parts.number_strip import NumberStrip
from cardtable.app.table.game_page import GamePage
from cardtable.app.window import MainWindow
from cardtable.engine.state import Viewer
from tests.app.conftest import let_happen
from tools.driver import TableDriver, any_game


class Friends:
    """People sharing one window, who lift the curtain when it is their turn and play at random."""

    def __init__(self, qtbot: QtBot, window: MainWindow, random: Random) -> None:
        self.qtbot = qtbot
        self.window = window
        self.random = random

    @property
    def game_page(self) -> GamePage:
        assert self.window.game_page is not None
        return self.window.game_page

    @property
    def table(self) -> TableDriver[Any]:
        return any_game(self.game_page.table)

    @property
    def viewer(self) -> Viewer:
        """Viewer of the table: a seat, SPECTATOR or EVERYTHING."""
        return self.table.source.seen.viewer

    @property
    def behind_curtain(self) -> bool:
        return self.game_page.curtain.is_down

    def wait(self) -> None:
        """Wait until a person has to act."""
        self.qtbot.waitUntil(
            lambda: (
                self.window.game_page is not None
                and not self.game_page.changing
                and (self.behind_curtain or self.table.bright is not None)
            )
        )
        let_happen()
        if self.behind_curtain:  # another window may have taken the focus meanwhile
            self.window.activateWindow()
            self.qtbot.waitUntil(self.game_page.curtain.button.hasFocus)

    def act(self) -> None:
        """Lift the curtain; or choose a random card or number, if one is asked for, and press the bright answer."""
        if self.behind_curtain:
            self.game_page.curtain.button.click()
            return
        cards = self.table.legal_cards()
        if cards:
            self.table.choose(self.random.choice(cards))
        for strip in self.table.page.findChildren(NumberStrip):
            if strip.isVisible():
                strip.choose(self.random.choice(strip.cells).number)
        assert self.table.bright is not None
        self.table.bright.click()
        # It may have been only a part of a move, whose other parts follow, or have led away from the table.
        while self.window.game_page is not None and self.table.prompt.button("back") is not None:
            assert self.table.bright is not None
            self.table.bright.click()

    def turns(self, most: int = 60) -> Iterator[None]:
        """Play until the game ends, or at most `most` acts; yield before each."""
        self.wait()
        while not self.table.over and most:
            most -= 1
            yield
            self.act()
            self.wait()
