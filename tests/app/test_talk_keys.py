"""Keys after a line has been picked or the picker was closed: they go to the table again, whatever came between."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from cardtable.app.routes import NewGame, PlayOn
from cardtable.app.setup.players import WhoPlays
from cardtable.app.window import MainWindow
from tests.app.conftest import Sit, dealt, let_happen, press
from tests.app.friends import Friends
from tests.app.test_game_page import header
from tests.app.test_practice import go_on_with
from tests.app.test_talk_table import Driver, picker, said, talking
from tests.app.test_watch import played
from tests.games.miser.screen.test_talk_table import asked

pytestmark = pytest.mark.usefixtures("unpainted")

LEAVING = {
    "escape and escape": [Qt.Key.Key_1, Qt.Key.Key_Escape, Qt.Key.Key_Escape],
    "escape at once": [Qt.Key.Key_Escape],
    "T": [Qt.Key.Key_T],
    "T once a kind is picked": [Qt.Key.Key_3, Qt.Key.Key_T],
    "back and back": [Qt.Key.Key_1, Qt.Key.Key_Backspace, Qt.Key.Key_Backspace],
    "said": [Qt.Key.Key_1, Qt.Key.Key_0, Qt.Key.Key_Return, Qt.Key.Key_Return],
}


def taking_keys(table: Driver) -> object:
    """Return the widget that has the window's focus, even if another window is in front."""
    return table.page.window().focusWidget()


def types(table: Driver, *keys: Qt.Key) -> None:
    """Press keys one after another at the window's focus."""
    for key in keys:
        focused = table.page.window().focusWidget()
        assert focused is not None
        press(focused, key)
        let_happen()


@pytest.mark.parametrize("in_front", [False, True])
@pytest.mark.parametrize("how", LEAVING)
def test_the_table_has_the_keys_again_once_the_picker_is_closed(
    qtbot: QtBot, sit: Sit, how: str, in_front: bool
) -> None:
    """Even if the window was not the active one, as just after a dialog."""
    table = asked(qtbot, sit)
    other = QPushButton()
    qtbot.addWidget(other)
    if in_front:
        other.show()
        other.activateWindow()
        qtbot.waitUntil(lambda: QApplication.focusWidget() is not table.page)
    types(table, Qt.Key.Key_T, *LEAVING[how])
    assert talking(table).picker is None
    assert taking_keys(table) is table.page
    assert bool(said(table)) == (how == "said")
    types(table, Qt.Key.Key_T)
    assert picker(table).isVisible()


def test_the_table_has_the_keys_where_a_game_is_played_on(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    """The dialog that asked who plays may still be closing."""
    path = played(tmp_path / "old.cardtable", "miser", luck=1)
    window.go(PlayOn(path, 2, 0))
    qtbot.waitUntil(lambda: bool(window.findChildren(WhoPlays)))
    friends = Friends(qtbot, window, Random(0))
    go_on_with(friends)
    table = friends.table
    assert taking_keys(table) is table.page
    types(table, Qt.Key.Key_T, Qt.Key.Key_1, Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    assert taking_keys(table) is table.page
    types(table, Qt.Key.Key_T)
    assert picker(table).isVisible()


def test_the_next_table_has_the_keys_though_the_picker_was_open_at_the_last(qtbot: QtBot, window: MainWindow) -> None:
    dealt(qtbot, window, lambda: window.go(NewGame(header("miser", "PPb"))))
    friends = Friends(qtbot, window, Random(1))
    friends.wait()
    tables = set()
    for _ in range(8):
        while friends.behind_curtain:
            friends.act()
            friends.wait()
        table = friends.table
        assert taking_keys(table) is table.page
        tables.add(table.source.seen.person)
        types(table, Qt.Key.Key_T, Qt.Key.Key_1)
        assert picker(table).isVisible()
        friends.act()
        friends.wait()
    assert tables == {0, 1}
