"""Log at the table: colours of names and layout of lines."""

from types import SimpleNamespace

from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from cardtable.app.table.panel import Log
from cardtable.games.miser import words as miser_words
from cardtable.games.miser.moves import AttackMade, AttackSettled, ContractSettled, Forfeited
from cardtable.table.telling import Notice
from cardtable.table.words import Narrator


def test_a_name_is_coloured_and_not_a_word_that_begins_with_it(qtbot: QtBot) -> None:
    log = Log(lambda seat: QColor("#123456"))
    qtbot.addWidget(log.view)
    log.begin(Narrator(["Anna"], 0), list)
    for text in ("Your turn.", "Missed: you bet 2, and You keep it.", "You lift your screen."):
        log.add(Notice(text), SimpleNamespace(seat=0))
    log.show()
    html = log.view.toHtml()
    assert html.count("#123456") == 2
    assert "Your turn." in html


def test_who_attacks_gives_in_or_takes_has_their_colour(qtbot: QtBot) -> None:
    log = Log(lambda seat: QColor(f"#12345{seat}"))
    qtbot.addWidget(log.view)
    teller = miser_words.MiserNarrator(["Anna", "Odile", "Bram"], 0, 11)
    log.begin(teller, list)
    for event in (
        AttackMade(1, 2, 3, 3),
        Forfeited(2, 1, 6),
        AttackSettled(1, 2, (5, 9), (0, 6)),
        ContractSettled(1, 2, 0, 5, (9, 5), (False, True), (6, 0)),
        ContractSettled(1, 2, 0, 5, (5, 5), (True, True), (3, 3)),
    ):
        log.add(Notice(teller.tell(event)), event)
    log.show()
    html = log.view.toHtml()
    assert (html.count("#123451"), html.count("#123452")) == (2, 2)
