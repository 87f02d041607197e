"""A game of the engine without a table in the app: it is offered nowhere, and its records are refused in one
sentence."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.app.routes import Open
from cardtable.app.screens import SCREENS
from cardtable.app.start.first_page import FirstPage
from cardtable.app.window import MainWindow
from cardtable.library import saved_games
from tests.app.conftest import messages, press
from tests.app.game_records import record
from tests.app.sight import column
from tests.app.test_games_page import figures, kept
from tests.app.test_unfinished_games import first_page, left, looked, played


@pytest.fixture(autouse=True)
def no_table() -> Iterator[None]:
    """Take Loser's Game away from the app, but not from the engine."""
    held = dict(SCREENS)
    del SCREENS["losers"]
    yield
    SCREENS.clear()
    SCREENS.update(held)  # keeps the order of the games


def test_it_is_not_offered(qtbot: QtBot, window: MainWindow) -> None:
    left(window.settings, "one", "losers")
    left(window.settings, "two")
    page = first_page(window)
    assert [game.title for game in looked(qtbot, page)] == ["two"]
    played = [tile.button.accessibleName() for tile in page.game_tiles.tiles]
    assert played == ["Play Bidding War", "Play Mentalist Poker", "Play Miser"]


def test_it_is_not_among_the_games_that_were_played(qtbot: QtBot, window: MainWindow) -> None:
    played(saved_games.games_folder() / "over.cardtable", "losers", moves=200, round_limit=1)
    record("other", "Anna:human", "Odile:club", scores=(30, 12))
    page = kept(qtbot, window)
    assert [title.split()[0] for title in column(page.list, 1)] == ["other"]
    page.tabs.tabBar().setFocus()
    press(page.tabs.tabBar(), Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: len(figures(qtbot, page)) == 1)


@pytest.mark.parametrize("moves", [3, 200])
def test_its_record_is_refused_in_a_sentence(qtbot: QtBot, window: MainWindow, tmp_path: Path, moves: int) -> None:
    path = tmp_path / "game.cardtable"
    played(path, "losers", moves=moves, round_limit=1)
    window.go(Open(path))
    said: list[str] = []

    def something_is_said() -> bool:
        said.extend(messages(window))
        return bool(said)

    qtbot.waitUntil(something_is_said)
    assert said == ["This version can't play Loser's Game."]
    assert isinstance(window.page, FirstPage)
