"""Fixtures of the window's tests: the app's own dress, settings in a folder of the test's, no waiting for motion."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.main import application_for
from cardtable.app.session import Session
from cardtable.app.settings import Settings
from cardtable.app.table.page import TablePage
from cardtable.app.war.table import WarTable
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header

PIXMAPS = Pixmaps()
NAMES = ("Anna", "Odile", "Bram", "Tove", "Ines", "Piet", "Jorun")

Deal = Callable[..., WarTable]


@pytest.fixture(scope="session")
def qapp() -> object:
    """The application as `main` dresses it."""
    return application_for([])


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings of this test alone; nothing waits."""
    made = Settings(tmp_path / "settings")
    made.speed = "instant"
    return made


@pytest.fixture
def window(qtbot: QtBot, settings: Settings) -> Iterator[MainWindow]:
    """The main window, shown."""
    made = MainWindow(settings)
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


@pytest.fixture
def deal(qtbot: QtBot, settings: Settings, tmp_path: Path) -> Iterator[Deal]:
    """Deals a game on a table page of its own: `deal(seats=3, seat=0, player="random", seed=5, bidding="open")`."""
    sessions: list[Session] = []

    def dealt(seats: int = 2, seat: int = 0, player: str = "random", seed: int = 5, **rules: object) -> WarTable:
        game = GAMES["war"]
        people = tuple(SeatName(NAMES[who], "human" if who == seat else player) for who in range(seats))
        header = new_header(game, game.rules.made(rules), people, seed)
        session = Session.begin(header, tmp_path / f"{len(sessions)}.cardtable", settings)
        sessions.append(session)
        page = TablePage(game.title, PIXMAPS)
        qtbot.addWidget(page)
        page.resize(1440, 900)
        table = WarTable(page, session, settings, PIXMAPS, list(range(seats)))
        page.show()
        table.start()
        return table

    yield dealt
    for session in sessions:
        session.close()


def asked(table: WarTable) -> bool:
    """Whether the person is asked for a move, or the game has ended."""
    prompt = table.page.prompt
    return bool(prompt.button("play") or prompt.button("pass") or table.course.ended)


def press(widget: QWidget, key: Qt.Key) -> None:
    """Presses and releases a key."""
    QTest.keyClick(widget, key)


def wait_for(qtbot: QtBot, table: WarTable) -> None:
    """Waits until the person is asked, or the game has ended."""
    qtbot.waitUntil(lambda: asked(table), timeout=10_000)
