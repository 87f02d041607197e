"""Dialogs: their buttons look alike on every desktop, and Qt's own file dialog stays until it is answered."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QFileDialog, QMessageBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.parts.dialogs import Dialog, FileDialog, ask_where_to, dress
from cardtable.app.window import MainWindow


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
def plain(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def there(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text("old")
    return path


def asked(qtbot: QtBot, plain: QWidget) -> FileDialog:
    (dialog,) = plain.findChildren(FileDialog)
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
    qtbot: QtBot, plain: QWidget, there: Path, answer: str
) -> None:
    page = QWidget(plain)
    chosen: list[Path] = []
    ask_where_to(page, "Save", str(there), "Rules", chosen.append)
    meanwhile(qtbot, asked(qtbot, plain), page.deleteLater, answer)
    qtbot.waitUntil(lambda: not plain.findChildren(QFileDialog))
    assert chosen == []


def test_it_is_closed_while_it_asks_itself(qtbot: QtBot, plain: QWidget, there: Path) -> None:
    ask_where_to(plain, "Save", str(there), "Rules", lambda path: None)
    dialog = asked(qtbot, plain)
    meanwhile(qtbot, dialog, dialog.close, "No")
    qtbot.waitUntil(lambda: not plain.findChildren(QFileDialog))


def test_a_file_that_is_there_is_replaced_if_the_person_says_so(qtbot: QtBot, plain: QWidget, there: Path) -> None:
    chosen: list[Path] = []
    ask_where_to(plain, "Save", str(there), "Rules", chosen.append)
    meanwhile(qtbot, asked(qtbot, plain), lambda: None, "Yes")
    qtbot.waitUntil(lambda: not plain.findChildren(QFileDialog))
    assert chosen == [there]
