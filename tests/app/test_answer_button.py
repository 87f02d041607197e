"""The buttons of answers: what stands on them has room of its own."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.art.fonts import sans
from cardtable.app.table.answer_button import Answer, AnswerButton
from cardtable.app.table.key_repeat_guard import KeyRepeatGuard


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize(("label", "key", "width"), [("Odile", "1", 57), ("Make this offer", "Return", 118)])
def test_a_key_never_stands_on_the_label(qtbot: QtBot, label: str, key: str, width: int, mirrored: bool) -> None:
    """Where there is no room for the label between two keys it stands beside the one."""
    parent = QWidget()
    qtbot.addWidget(parent)
    answer = Answer("one", label, "21 pennies", key, lambda: None)
    button = AnswerButton(answer, 1.0, KeyRepeatGuard(), parent)
    button.setLayoutDirection(Qt.LayoutDirection.RightToLeft if mirrored else Qt.LayoutDirection.LeftToRight)
    body = QRectF(2, 2, width - 4, 47)
    written = QFontMetricsF(sans(12)).horizontalAdvance("Enter" if key == "Return" else key)
    area = button.label_area(body)
    assert body.contains(area)
    assert area.width() >= 30
    if mirrored:
        assert area.left() > body.left() + 8 + written
    else:
        assert area.right() < body.right() - 8 - written
    body.setWidth(button.sizeHint().width() - 4)
    wide = button.label_area(body)
    assert wide.center().x() == body.center().x()
