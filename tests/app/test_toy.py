"""Toy, a game that no code names: it goes through everything that a game goes through, and its table has features that
no card game of ours uses: coins, paper, drops on a seat, and moves that are never listed."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from cardtable_toy.game import Boast, Toy, ToyRules
from cardtable_toy.table import BANK, BURIED, PAPER, SHOWN
from PySide6.QtCore import QObject, QPoint, Qt
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cardtable.app.after.result_page import ResultPage
from cardtable.app.jobs import Job
from cardtable.app.lab.study_run import StudyRun
from cardtable.app.main import tell_of_guests
from cardtable.app.play.bot_seats import BotSeats
from cardtable.app.pool import PoolClient
from cardtable.app.rehearsal import rehearse
from cardtable.app.routes import Home, Open
from cardtable.app.screens import SCREENS
from cardtable.app.settings import Settings
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.start.first_page import FirstPage
from cardtable.app.start.resume_button import ResumeButton
from cardtable.app.table.items import CoinsItem, PaperItem
from cardtable.app.watch.watch_page import WatchPage
from cardtable.app.window import MainWindow
from cardtable.bots.worker import PlayerAnswer
from cardtable.journal import replay
from cardtable.registry import faults
from cardtable.table.board import Coins, Paper, Screen
from cardtable.work import Outcome
from tests.app.conftest import Sit, dealt, let_happen, page_of, press
from tests.app.test_games_page import figures, kept
from tests.conftest import Run
from tests.programs import player
from tools.driver import TableDriver, any_game


def toy_page(window: MainWindow) -> SeatsPage:
    """Go from the first page to the page where a table is set."""
    window.go(Home())
    first = window.page
    assert isinstance(first, FirstPage)
    tile = next(tile for tile in first.game_tiles.tiles if tile.game == "toy")
    assert not tile.picture.grab().isNull()
    tile.button.click()
    page = window.page
    assert isinstance(page, SeatsPage)
    assert page.game.title == "Toy"
    page.form.show_rules(ToyRules.made(dict(SCREENS["toy"].short)))
    return page


def played(qtbot: QtBot, window: MainWindow) -> Path:
    """Play a game from the first page to its result, and return its record."""
    page = toy_page(window)
    path = dealt(qtbot, window, page.deal_button.click).source.live.path  # type: ignore[attr-defined]
    while window.table is not None:
        qtbot.waitUntil(lambda: window.table is None or window.table.page.prompt.press_likely())
    assert isinstance(path, Path)
    return path


@pytest.mark.usefixtures("toy")
def test_from_the_first_page_to_the_result_and_again(qtbot: QtBot, window: MainWindow) -> None:
    path = played(qtbot, window)
    result = window.page
    assert isinstance(result, ResultPage)
    match = replay(path)
    assert match.game.key == "toy"
    assert match.over
    let_happen()
    assert not result.review_button.isVisible()
    assert not result.mirror_button.isVisible()
    table = any_game(dealt(qtbot, window, result.again_button.click))
    assert table.live.header.game.key == "toy"


@pytest.mark.usefixtures("toy")
def test_a_game_that_was_left_stands_on_the_first_page_and_is_gone_on_with(qtbot: QtBot, window: MainWindow) -> None:
    dealt(qtbot, window, toy_page(window).deal_button.click)
    window.go(Home())
    qtbot.waitUntil(lambda: bool(window.findChildren(ResumeButton)))
    let_happen()
    table = dealt(qtbot, window, window.findChildren(ResumeButton)[0].click)
    assert table.source.game.key == "toy"


@pytest.mark.usefixtures("toy")
def test_its_record_is_watched_and_its_games_are_counted(qtbot: QtBot, window: MainWindow) -> None:
    path = played(qtbot, window)
    window.go(Open(path))
    watched = page_of(qtbot, window, WatchPage)
    watched.shown.to_the_end()
    qtbot.waitUntil(lambda: watched.replay.over)
    page = kept(qtbot, window)
    page.tabs.setCurrentIndex(1)
    qtbot.waitUntil(lambda: len(figures(qtbot, page)) == 1)


@pytest.mark.usefixtures("toy")
def test_the_command_line_plays_it(run: Run, tmp_path: Path) -> None:
    simulate = ["simulate", "toy", "--seats", "random,random,random", "--games", "4", "--jobs", "1", "--seed", "1"]
    status, said, _ = run(*simulate, "--records", str(tmp_path))
    assert status == 0
    assert "random" in said
    for path in tmp_path.iterdir():
        assert replay(path).over
        assert run("check", str(path))[0] == 0
    assert "hands" in run("rules", "toy")[1]
    assert "random" in run("bots", "toy")[1]


@pytest.mark.usefixtures("toy")
def test_it_is_rehearsed(monkeypatch: pytest.MonkeyPatch, qapp: object, at_once: None) -> None:
    for key in reversed([key for key in SCREENS if key != "toy"]):  # keeps the order of the games
        monkeypatch.delitem(SCREENS, key)
    rehearse()
    assert [run for run in gc.get_objects() if isinstance(run, StudyRun) and isValid(run)] == []


@pytest.mark.usefixtures("toy")
def test_the_window_says_which_game_has_a_fault(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(window, "say", said.append)
    tell_of_guests(window)
    assert said == []
    monkeypatch.setitem(faults, "bad", "cardtable_bad.game: OSError: no cards")
    tell_of_guests(window)
    assert said == ["The game bad can't be used: cardtable_bad.game: OSError: no cards."]


MILLION = 1_000_000
Toys = Callable[[], TableDriver[object]]


@pytest.fixture
def toys(qtbot: QtBot, sit: Sit, toy: None) -> Toys:
    """Return a function that makes a toy table for three, with the person at seat 0, who leads the first hand."""

    def sat() -> TableDriver[object]:
        table = any_game(sit("toy", 3, size=(1024, 700), hands=1))
        qtbot.waitUntil(lambda: table.prompt.button("name") is not None)
        return table

    return sat


def moves(table: TableDriver[object]) -> list[dict[str, object]]:
    """Return the moves of the record."""
    lines = [json.loads(line) for line in table.live.path.read_bytes().splitlines()]
    return [line for line in lines if "move" in line]


def test_coins_dropped_on_a_seat_name_a_number_of_a_million(qtbot: QtBot, toys: Toys) -> None:
    table = toys()
    table.drag(table.model.zone(BANK)[-1], table.plaque(0))
    assert moves(table) == [{"seat": 0, "move": "name", "number": MILLION}]
    (paper,) = table.model.zone(PAPER)
    assert isinstance(paper, Paper)
    assert paper.text == f"{MILLION}"
    assert isinstance(table.items[paper], PaperItem)


def test_coins_dropped_elsewhere_go_back(qtbot: QtBot, toys: Toys) -> None:
    table = toys()
    (bank,) = table.model.zone(BANK)
    assert isinstance(bank, Coins)
    item = table.items[bank]
    assert isinstance(item, CoinsItem)
    before = item.at
    for to in (table.plaque(1), QPoint(500, 260)):
        table.drag(bank, to)
        assert item.at == before
    assert moves(table) == []


def test_a_number_is_chosen_step_by_step_and_then_named(qtbot: QtBot, toys: Toys) -> None:
    table = toys()
    for _ in range(3):
        press(table.page, Qt.Key.Key_Up)
    press(table.page, Qt.Key.Key_Return)
    assert moves(table) == [{"seat": 0, "move": "name", "number": 3007}]


def test_a_card_dropped_on_the_felt_is_shown_and_on_a_seat_buried(qtbot: QtBot, toys: Toys) -> None:
    for to, kind, zone in ((None, "show", SHOWN), (1, "bury", BURIED)):
        table = toys()
        press(table.page, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda table=table: table.prompt.button("show") is not None)  # type: ignore[misc]
        table.drag(table.model.zone(("hand", 0))[-1], table.felt if to is None else table.plaque(to))
        assert moves(table)[1]["move"] == kind
        assert len(table.model.zone(zone)) == 1


def test_a_screen_stands_until_it_is_lifted(qtbot: QtBot, toys: Toys) -> None:
    table = toys()
    (screen,) = table.model.zone(("screen", 0))
    assert isinstance(screen, Screen)
    item = table.presenter.scene.items[screen]
    assert (item.emblem, item.turned) == (table.emblems[0], 0.0)
    press(table.page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table.page.prompt.button("show") is not None)
    standing = table.page.view.grab(table.page.view.mapFromScene(item.sceneBoundingRect()).boundingRect()).toImage()
    press(table.page, Qt.Key.Key_Return)
    assert item.turned == 1.0
    lifted = table.page.view.grab(table.page.view.mapFromScene(item.sceneBoundingRect()).boundingRect()).toImage()
    assert lifted != standing


def test_the_moves_of_a_turn_are_never_listed(qtbot: QtBot, toys: Toys, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither to show the table, nor to ask, choose or drag: going through a million moves takes most of a second."""

    def listed(self: Toy, seat: int) -> None:
        raise AssertionError(f"the moves of seat {seat} were listed")

    monkeypatch.setattr(Toy, "legal", listed)
    table = toys()
    press(table.page, Qt.Key.Key_Up)
    table.page.resize(1440, 900)
    table.drag(table.model.zone(BANK)[-1], table.plaque(1))
    table.drag(table.model.zone(BANK)[-1], table.plaque(0))
    assert moves(table) == [{"seat": 0, "move": "name", "number": MILLION}]
    assert not table.page.grab().isNull()


# --- talk ------------------------------------------------------------------------------------------------------------


def talk(table: TableDriver[object]) -> list[dict[str, object]]:
    """Return the lines of talk in the record."""
    lines = [json.loads(line) for line in table.live.path.read_bytes().splitlines()]
    return [line for line in lines if "say" in line]


def test_what_somebody_says_is_in_the_record_and_the_person_is_asked_again(qtbot: QtBot, toys: Toys) -> None:
    table = toys()
    for seat in (0, 2):
        table.live.session.say(Boast(seat=seat, value=3))
    qtbot.waitUntil(lambda: len(talk(table)) == 2)
    assert talk(table)[1] == {"seat": 2, "say": "boast", "value": 3}
    qtbot.waitUntil(lambda: table.prompt.button("name") is not None)
    press(table.page, Qt.Key.Key_Return)
    assert moves(table) == [{"seat": 0, "move": "name", "number": 7}]


def test_a_program_speaks_before_it_moves(qtbot: QtBot, sit: Sit, toy: None, tmp_path: Path) -> None:
    says = "answer({'say': 'boast', 'value': 3}); answer({'move': 'show', 'card': first(message)['card']})"
    table = any_game(sit("toy", 3, player=player(tmp_path, says), size=(1024, 700), hands=1))
    for name in ("name", "show"):
        qtbot.waitUntil(lambda name=name: table.prompt.button(name) is not None)  # type: ignore[misc]
        press(table.page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(moves(table)) == 4)
    assert [line["seat"] for line in talk(table)] == [1, 2]


def test_a_bot_thinks_anew_once_somebody_has_spoken(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not think again after another's move, which it had taken into account."""
    asked: list[list[dict[str, Any]]] = []
    dropped: list[int] = []

    def begin(client: PoolClient, work: partial[PlayerAnswer], job: Job) -> Callable[[], None]:
        asked.append(work.args[0].lines)
        return partial(dropped.append, 10 * len(asked))

    monkeypatch.setattr(PoolClient, "begin", begin)
    owner = QObject()
    bots = BotSeats(settings, owner)
    lines: list[dict[str, Any]] = [{"you": 1}]
    for line in ({"seat": 0, "move": "name"}, {"seat": 0, "say": "boast"}, {"seat": 2, "move": "name"}):
        bots.think(1, "random", lines, 1, 0.0)
        lines.append(line)
    bots.think(1, "random", lines, 1, 0.0)
    assert [len(one) for one in asked] == [1, 3]
    assert dropped == [10]
    bots.close()


def test_what_a_bot_thought_about_a_decision_that_was_forced_is_forgotten(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It thought ahead about its last card, which the match then played by itself."""
    asked: list[Job] = []

    def begin(client: PoolClient, work: object, job: Job) -> Callable[[], None]:
        asked.append(job)
        return lambda: None

    monkeypatch.setattr(PoolClient, "begin", begin)
    owner = QObject()
    bots = BotSeats(settings, owner)
    lines: list[dict[str, Any]] = [{"you": 1}]
    bots.think(1, "random", lines, 1, 0.0)
    asked[0].hear(Outcome(PlayerAnswer(40)))
    bots.hurry()
    lines.append({"seat": 1, "move": "show"})
    bots.think(1, "random", lines, 2, 0.0)
    assert len(asked) == 2
    assert bots.take(1) is None
    asked[1].hear(Outcome(PlayerAnswer(50)))
    bots.hurry()
    assert bots.take(1) == 50
    bots.close()
