"""Position editor: cards change places, the number of coins stays, and the game judges the result."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QScrollArea, QSpinBox, QWidget
from pytestqt.qtbot import QtBot
from typing_extensions import override

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.lab.position_editor import CardStrip, PositionEditor
from cardtable.engine.games import GAMES
from cardtable.engine.record import Header, SeatName, new_header
from cardtable.engine.state import NOBODY
from tests.app.conftest import let_happen
from tests.engine.positions import rested
from tests.engine.suite import Table

NAMES = ("Anna", "Odile", "Bram")


def editor_of(qtbot: QtBot, game: str, decisions: int = 6, size: tuple[int, int] = (1024, 700)) -> PositionEditor:
    table = Table(GAMES[game], GAMES[game].rules(), 3, 3)
    match = rested(table, decisions)
    assert match is not None
    header: Header = new_header(table.game, table.rules, tuple(map(SeatName, NAMES)), 3)
    room = QWidget()
    room.resize(*size)
    qtbot.addWidget(room)
    setup = table.game.setup_of(match.state)
    assert setup is not None
    editor = PositionEditor(header, setup, Pixmaps(), room)
    editor.show()
    return editor


def choose(editor: PositionEditor, place: tuple[str, int], row: int) -> str:
    """Choose a card by the keyboard and return it."""
    strip = editor.strips[place]
    strip.setCurrentRow(row)
    card = strip.cards[row]
    QTest.keyClick(strip, Qt.Key.Key_Return)
    return card


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_shown_whole_and_may_stay_as_it_is(qtbot: QtBot, game: str) -> None:
    editor = editor_of(qtbot, game)
    for (key, seat), strip in editor.strips.items():
        assert list(strip.cards) == (editor.position[key] if seat == NOBODY else editor.position[key][seat])
    assert not editor.problem.text()
    assert not editor.play_button.isEnabled()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_has_to_be_scrolled_to_where_the_window_has_room(qtbot: QtBot, game: str) -> None:
    editor = editor_of(qtbot, game, size=(1440, 1400 if game == "miser" else 900))
    let_happen()
    areas = [area for area in editor.findChildren(QScrollArea) if area.verticalScrollBar().maximum()]
    assert areas == []
    assert editor.height() <= (1400 if game == "miser" else 900)


def test_two_cards_change_places(qtbot: QtBot) -> None:
    editor = editor_of(qtbot, "losers")
    before = editor.position
    one = choose(editor, ("hands", 0), 2)
    assert "choose a card" in editor.problem.text()
    other = choose(editor, ("hands", 1), 0)
    assert other in editor.position["hands"][0]
    assert one in editor.position["hands"][1]
    chosen: list[dict[str, Any]] = []
    editor.chosen.connect(chosen.append)
    editor.play_button.click()
    assert chosen == [editor.position] != [before]


def test_a_card_that_was_given_wants_one_back(qtbot: QtBot) -> None:
    editor = editor_of(qtbot, "losers")
    choose(editor, ("hands", 0), 0)
    there = editor.strips["hands", 2]
    QTest.keyClick(there, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert editor.problem.text() == "“Cards in hand” must have 17 cards for “Anna”, not 16."
    assert not editor.play_button.isEnabled()
    card = editor.strips["hands", 2].cards[0]
    editor.strips["hands", 0].dropped.emit(there, card, "")
    assert not editor.problem.text()
    assert editor.play_button.isEnabled()
    editor.reset_button.click()
    assert not editor.play_button.isEnabled()


def with_a_won_prize(editor: PositionEditor) -> tuple[int, str]:
    """Return the first seat that has won a prize, and its first one."""
    return next((seat, cards[0]) for seat, cards in enumerate(editor.position["won"]) if cards)


def test_a_won_prize_goes_from_pile_to_pile_and_stays_among_the_prizes(qtbot: QtBot) -> None:
    """A prize that was won is listed twice; it is taken from the row that it was dragged from."""
    editor = editor_of(qtbot, "war", 9)
    before = editor.position
    seat, card = with_a_won_prize(editor)
    other = (seat + 1) % 3
    editor.strips["won", other].dropped.emit(editor.strips["won", seat], card, "")
    assert card in editor.position["won"][other]
    assert card not in editor.position["won"][seat]
    assert editor.position["prizes"] == before["prizes"]
    assert not editor.problem.text()
    assert editor.play_button.isEnabled()


class DropFrom(QDropEvent):
    """Drop event as it comes at the end of a drag: the tests have no window system, without which no drag can run."""

    def __init__(self, source: CardStrip, at: QPoint) -> None:
        copy, left, plain = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        super().__init__(QPointF(at), copy, QMimeData(), left, plain)
        self._source = source

    @override
    def source(self) -> QObject:
        return self._source


def test_the_mouse_drags_a_won_prize_out_of_the_pile_where_it_was_pressed(qtbot: QtBot) -> None:
    editor = editor_of(qtbot, "war", 9)
    seat, card = with_a_won_prize(editor)
    source, target = editor.strips["won", seat], editor.strips["won", (seat + 1) % 3]
    pressed = source.visualItemRect(source.item(source.cards.index(card))).center()
    QTest.mousePress(source.viewport(), Qt.MouseButton.LeftButton, pos=pressed)
    target.dropEvent(DropFrom(source, target.viewport().rect().bottomRight()))
    qtbot.waitUntil(lambda: card in editor.strips["won", (seat + 1) % 3].cards)
    assert card in editor.strips["prizes", NOBODY].cards
    assert not editor.problem.text()


def test_what_the_game_refuses_is_said_in_its_words(qtbot: QtBot) -> None:
    editor = editor_of(qtbot, "war")
    choose(editor, ("hands", 0), 0)
    choose(editor, ("hands", 1), 0)
    assert "“Anna”" in editor.problem.text()
    assert not editor.play_button.isEnabled()


@pytest.mark.parametrize(("game", "key"), [("miser", "pennies"), ("mentalist", "chips")])
def test_coins_go_from_one_to_another_and_come_out_of_nowhere_for_none(qtbot: QtBot, game: str, key: str) -> None:
    editor = editor_of(qtbot, game)
    one, other = editor.fields[key, 0], editor.fields[key, 1]
    assert isinstance(one, QSpinBox)
    assert isinstance(other, QSpinBox)
    one.setValue(one.value() + 2)
    assert "2" in editor.problem.text()
    assert not editor.play_button.isEnabled()
    other.setValue(other.value() - 2)
    assert not editor.problem.text()
    assert editor.play_button.isEnabled()


def test_whose_turn_it_is_may_be_another(qtbot: QtBot) -> None:
    editor = editor_of(qtbot, "miser")
    box = editor.fields["turn", NOBODY]
    assert isinstance(box, QComboBox)
    turn = (editor.position["turn"] + 1) % 3
    box.setCurrentIndex(turn)
    assert editor.position["turn"] == turn
    assert editor.play_button.isEnabled()
