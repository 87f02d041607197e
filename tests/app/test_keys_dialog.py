"""List of keys: each does what the list says."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.app.routes import Bench, GameHistory, NewGame
from cardtable.app.window import MainWindow
from cardtable.app.window_dialogs import KeysDialog
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from tests.app.friends import Friends

pytestmark = pytest.mark.usefixtures("unpainted")


def listed(window: MainWindow) -> dict[str, str]:
    """Return the rows of the list that `?` opens, and close it again."""
    assert window.page is not None
    QTest.keyClick(window, Qt.Key.Key_Question, Qt.KeyboardModifier.ShiftModifier)
    (dialog,) = window.findChildren(KeysDialog)
    rows = dict(dialog.rows)
    dialog.reject()
    return rows


def table_of(qtbot: QtBot, window: MainWindow, *players: str) -> Friends:
    seats = tuple(SeatName(name, player) for name, player in zip("ABC", players, strict=False))
    window.go(NewGame(new_header(GAMES["war"], GAMES["war"].rules(), seats, 3)))
    friends = Friends(qtbot, window, Random(4))
    friends.wait()
    return friends


def test_a_table_lists_its_answers_and_its_own_keys(qtbot: QtBot, window: MainWindow) -> None:
    table = table_of(qtbot, window, "human", "random").table
    rows = listed(window)
    for button in table.answers:
        assert button.accessibleName() in rows.values()
    assert rows["M"] == "Sound on or off"
    assert rows["F11"] == "Full screen on or off"
    assert "F9" not in rows


def test_friends_can_cover_their_cards(qtbot: QtBot, window: MainWindow) -> None:
    table_of(qtbot, window, "human", "human")
    assert listed(window)["F9"] == "Cover your side"


def test_a_list_of_games_has_its_keys(window: MainWindow) -> None:
    window.go(GameHistory())
    assert listed(window)["F2"] == "Rename"


def test_what_a_key_of_the_bench_is_said_to_press_it_presses(qtbot: QtBot, window: MainWindow) -> None:
    before = window.page
    window.go(Bench("war"))
    qtbot.waitUntil(lambda: window.page is not before)
    rows = listed(window)
    assert {"P", "W", "A"} <= rows.keys()
