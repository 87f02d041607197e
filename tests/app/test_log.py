"""How lines of the log are written."""

from types import SimpleNamespace
from typing import cast

from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from cardtable.app.table.log import Log
from cardtable.table.telling import Notice
from cardtable.table.words import Teller


def test_a_name_is_coloured_and_not_a_word_that_begins_with_it(qtbot: QtBot) -> None:
    log = Log(lambda seat: QColor("#123456"))
    qtbot.addWidget(log.view)
    log.begin(cast(Teller, SimpleNamespace(name=lambda seat: "You")), list)
    for text in ("Your bet stands.", "Missed: you bet 2, and You keep it.", "You lift your screen."):
        log.add(Notice(text), SimpleNamespace(seat=0))
    log.show()
    html = log.view.toHtml()
    assert html.count("#123456") == 2
    assert "Your bet stands." in html
