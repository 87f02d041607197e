"""Dialogs of the app and of Qt: their buttons look alike on every desktop."""

from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QMessageBox, QVBoxLayout

from cardtable.app.parts.dialog import Dialog, dress
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
