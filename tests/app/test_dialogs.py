"""Dialogs: their buttons look alike on every desktop, Qt's own file dialog stays until it is answered, and the keys
dialog lists what keys do."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QFileDialog, QMessageBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.keys_dialog import KeysDialog
from cardtable.app.parts.dialog import Dialog, dress
from cardtable.app.parts.file_dialog import FileDialog, ask_where_to
from cardtable.app.routes import Bench, Kept, NewGame
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from tests.app.friends import Friends


def with_icons(box: QDialogButtonBox) -> None:
    """Give the buttons icons, as some desktops do."""
    for button in box.buttons():
        button.setIcon(QIcon(QPixmap(8, 8)))


def icons(dialog: QDialog) -> list[bool]:
    boxes = dialog.findChildren(QDialogButtonBox)
    return [not button.icon().isNull() for box in boxes for button in box.buttons()]


def test_our_dialogs_have_no_icons_on_their_buttons(window: MainWindow) -> None:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    with_icons(box)
    dialog = Dialog(window)
    layout = QVBoxLayout()
    layout.addWidget(box)
    dialog.fill(layout)
    dialog.open()
    assert icons(dialog) == [False]


def test_dialogs_of_qts_own_have_none_either(window: MainWindow) -> None:
    buttons = QMessageBox.StandardButton.Ok | QMessageBox.StandardButton.Cancel
    message = QMessageBox(QMessageBox.Icon.NoIcon, "Cardtable", "The game can't be saved.", buttons, window)
    with_icons(message.findChild(QDialogButtonBox) or QDialogButtonBox())
    dress(message)
    assert icons(message) == [False, False]


_WHILE = 200
"""Milliseconds during which a dialog that should not be deleted would be."""


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def there(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text("old")
    return path


def asked(qtbot: QtBot, window: QWidget) -> FileDialog:
    (dialog,) = window.findChildren(FileDialog)
    qtbot.waitUntil(dialog.isVisible)
    return dialog


def meanwhile(qtbot: QtBot, dialog: FileDialog, do: Callable[[], object], answer: str) -> None:
    """Choose an existing file, do something while the dialog asks whether to replace it, and only then press `answer`.
    This happens in an event loop, as in the program."""
    answers: list[str] = []

    def question() -> QMessageBox:
        top = QApplication.activeModalWidget()
        assert isinstance(top, QMessageBox)
        return top

    def act() -> None:
        question()
        do()
        QTimer.singleShot(_WHILE, give)

    def give() -> None:
        (button,) = (each for each in question().buttons() if each.text().strip("&") == answer)
        answers.append(answer)
        button.click()

    def take() -> None:
        QTimer.singleShot(0, act)
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    QTimer.singleShot(0, take)
    qtbot.waitUntil(lambda: answers == [answer])


@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_a_page_is_left_while_it_is_asked_whether_to_replace_a_file(
    qtbot: QtBot, window: QWidget, there: Path, answer: str
) -> None:
    page = QWidget(window)
    chosen: list[Path] = []
    ask_where_to(page, "Save", str(there), "Rules", chosen.append)
    meanwhile(qtbot, asked(qtbot, window), page.deleteLater, answer)
    qtbot.waitUntil(lambda: not window.findChildren(QFileDialog))
    assert chosen == []


def test_it_is_closed_while_it_asks_itself(qtbot: QtBot, window: QWidget, there: Path) -> None:
    ask_where_to(window, "Save", str(there), "Rules", lambda path: None)
    dialog = asked(qtbot, window)
    meanwhile(qtbot, dialog, dialog.close, "No")
    qtbot.waitUntil(lambda: not window.findChildren(QFileDialog))


def test_a_file_that_is_there_is_replaced_if_the_person_says_so(qtbot: QtBot, window: QWidget, there: Path) -> None:
    chosen: list[Path] = []
    ask_where_to(window, "Save", str(there), "Rules", chosen.append)
    meanwhile(qtbot, asked(qtbot, window), lambda: None, "Yes")
    qtbot.waitUntil(lambda: not window.findChildren(QFileDialog))
    assert chosen == [there]


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


@pytest.mark.usefixtures("unpainted")
def test_a_table_lists_its_answers_and_its_own_keys(qtbot: QtBot, window: MainWindow) -> None:
    table = table_of(qtbot, window, "human", "random").table
    rows = listed(window)
    for button in table.answers:
        assert button.accessibleName() in rows.values()
    assert rows["M"] == "Sound on or off"
    assert rows["F11"] == "Full screen on or off"
    assert "F9" not in rows


@pytest.mark.usefixtures("unpainted")
def test_friends_can_cover_their_cards(qtbot: QtBot, window: MainWindow) -> None:
    table_of(qtbot, window, "human", "human")
    assert listed(window)["F9"] == "Cover your side"


@pytest.mark.usefixtures("unpainted")
def test_a_list_of_games_has_its_keys(window: MainWindow) -> None:
    window.go(Kept())
    assert listed(window)["F2"] == "Rename"


@pytest.mark.usefixtures("unpainted")
def test_what_a_key_of_the_bench_is_said_to_press_it_presses(qtbot: QtBot, window: MainWindow) -> None:
    before = window.page
    window.go(Bench("war"))
    qtbot.waitUntil(lambda: window.page is not before)
    rows = listed(window)
    assert {"P", "W", "A"} <= rows.keys()
