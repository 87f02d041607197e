"""Number picker: numbers side by side, and which of them has the keys."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.parts.number_picker import NumberPickers, NumberSpec

UP = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Up, Qt.KeyboardModifier.NoModifier)


def test_a_click_on_a_number_that_is_asked_for_no_more_takes_no_keys_away(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    pickers = NumberPickers(lambda: None)
    pickers.setParent(parent)
    pickers.begin([NumberSpec("You give", 0, 9, 2), NumberSpec("You get", 0, 9, 3)])
    gone = pickers.pickers[0]
    pickers.begin([NumberSpec("You pay", 0, 9, 4)])
    QTest.mouseClick(gone, Qt.MouseButton.LeftButton)
    assert pickers.take_key(UP, alone=True)
    assert pickers.values == [5]
