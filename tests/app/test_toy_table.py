"""The parts of a table carry what card games lack: coins, paper, drops on a seat, moves that are never listed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.app.play.live import LiveGame
from cardtable.app.settings import Settings
from cardtable.app.table.board import Coins, Paper, Screen
from cardtable.app.table.page import TablePage
from cardtable.app.table.pile_items import CoinsItem, PaperItem
from cardtable.app.table.presenter import TablePresenter
from cardtable.bots.player import RandomPlayer
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from tests.app.conftest import PIXMAPS, press
from tests.app.toy_table import BANK, BURIED, PAPER, SHOWN, stage
from tests.engine.toy import Toy, ToyGame, ToyRules

MILLION = 1_000_000
Sit = Callable[..., TablePresenter]


@pytest.fixture
def sit(qtbot: QtBot, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    """A toy table for three, the person at seat 0, who leads the first hand."""
    game = ToyGame()
    monkeypatch.setitem(GAMES, "toy", game)
    monkeypatch.setitem(PLAYERS, "toy", {"random": RandomPlayer()})
    sessions: list[LiveGame] = []

    def sat(speed: str = "instant") -> TablePresenter:
        settings.speed = speed
        seats = (SeatName("Anna", "human"), SeatName("Odile", "random"), SeatName("Bram", "random"))
        path = tmp_path / f"{len(sessions)}.cardtable"
        sessions.append(LiveGame.begin(new_header(game, ToyRules(hands=1), seats, 5), path, settings))
        page = TablePage(game.title, PIXMAPS)
        qtbot.addWidget(page)
        page.resize(1024, 700)
        table = TablePresenter(page, sessions[-1], settings, PIXMAPS, [0, 1, 2], stage)
        page.show()
        table.start()
        qtbot.waitUntil(lambda: page.prompt.button("name") is not None)
        return table

    yield sat
    for session in sessions:
        session.close()


def moves(table: TablePresenter) -> list[dict[str, object]]:
    """The moves of the record."""
    assert isinstance(table.source, LiveGame)
    lines = [json.loads(line) for line in table.source.path.read_bytes().splitlines()]
    return [line for line in lines if "move" in line]


def drag(table: TablePresenter, zone: object, to: QPoint) -> None:
    """Drags the uppermost piece of a zone somewhere."""
    view = table.page.view
    item = table.scene.items[table.board.zone(zone)[-1]]
    start = view.mapFromScene(item.pos())
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for share in (0.1, 0.5, 1.0):
        QTest.mouseMove(view.viewport(), start + (to - start) * share)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=to)


def plaque(table: TablePresenter, seat: int) -> QPoint:
    """The middle of a seat's plaque."""
    item = table.plaques[seat]
    return table.page.view.mapFromScene(item.mapToScene(item.boundingRect().center()))


def test_coins_dropped_on_a_seat_name_a_number_of_a_million(qtbot: QtBot, sit: Sit) -> None:
    table = sit()
    drag(table, BANK, plaque(table, 0))
    assert moves(table) == [{"seat": 0, "move": "name", "number": MILLION}]
    (paper,) = table.board.zone(PAPER)
    assert isinstance(paper, Paper)
    assert paper.text == f"{MILLION}"
    assert isinstance(table.scene.items[paper], PaperItem)


def test_coins_dropped_elsewhere_go_back(qtbot: QtBot, sit: Sit) -> None:
    table = sit()
    (bank,) = table.board.zone(BANK)
    assert isinstance(bank, Coins)
    item = table.scene.items[bank]
    assert isinstance(item, CoinsItem)
    before = item.at
    for to in (plaque(table, 1), QPoint(500, 260)):
        drag(table, BANK, to)
        assert item.at == before
    assert moves(table) == []


def test_a_number_is_chosen_step_by_step_and_then_named(qtbot: QtBot, sit: Sit) -> None:
    table = sit()
    for _ in range(3):
        press(table.page, Qt.Key.Key_Up)
    press(table.page, Qt.Key.Key_Return)
    assert moves(table) == [{"seat": 0, "move": "name", "number": 3007}]


def test_a_card_dropped_on_the_felt_is_shown_and_on_a_seat_buried(qtbot: QtBot, sit: Sit) -> None:
    for to, kind, zone in ((None, "show", SHOWN), (1, "bury", BURIED)):
        table = sit()
        press(table.page, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda table=table: table.page.prompt.button("show") is not None)  # type: ignore[misc]
        drag(table, ("hand", 0), QPoint(480, 330) if to is None else plaque(table, to))
        assert moves(table)[1]["move"] == kind
        assert len(table.board.zone(zone)) == 1


def test_a_screen_stands_until_it_is_lifted(qtbot: QtBot, sit: Sit) -> None:
    table = sit()
    (screen,) = table.board.zone(("screen", 0))
    assert isinstance(screen, Screen)
    item = table.scene.items[screen]
    assert (item.emblem, item.turned) == (table.emblems[0], 0.0)
    press(table.page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table.page.prompt.button("show") is not None)
    standing = table.page.view.grab(table.page.view.mapFromScene(item.sceneBoundingRect()).boundingRect()).toImage()
    press(table.page, Qt.Key.Key_Return)
    assert item.turned == 1.0
    lifted = table.page.view.grab(table.page.view.mapFromScene(item.sceneBoundingRect()).boundingRect()).toImage()
    assert lifted != standing


def test_a_whole_game_by_keyboard(qtbot: QtBot, sit: Sit) -> None:
    table = sit()
    while not table.course.ended:
        qtbot.waitUntil(lambda: table.course.ended is not None or table.page.prompt.button("hurry") is None)
        press(table.page, Qt.Key.Key_Return)
    assert [move["move"] for move in moves(table)][:2] == ["name", "show"]
    assert len(moves(table)) == 4


def test_the_moves_of_a_turn_are_never_listed(qtbot: QtBot, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not to show the table, to ask, to choose, or to drag: a walk through a million takes most of a second."""

    def listed(self: Toy, seat: int) -> None:
        raise AssertionError(f"the moves of seat {seat} were listed")

    monkeypatch.setattr(Toy, "legal", listed)
    table = sit()
    press(table.page, Qt.Key.Key_Up)
    table.page.resize(1440, 900)
    drag(table, BANK, plaque(table, 1))
    drag(table, BANK, plaque(table, 0))
    assert moves(table) == [{"seat": 0, "move": "name", "number": MILLION}]
    assert not table.page.grab().isNull()
