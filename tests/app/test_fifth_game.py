"""A game that no code names, the toy of the tests, goes through everything that a game goes through."""

from __future__ import annotations

import gc
from collections.abc import Generator, Sequence
from pathlib import Path

import pytest
from cardtable_toy.game import ToyRules
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cardtable.app.after.result_page import ResultPage
from cardtable.app.lab.study_run import PlanRun
from cardtable.app.main import tell_of_guests
from cardtable.app.rehearsal import rehearse
from cardtable.app.routes import Home, Open
from cardtable.app.screens import SCREENS
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.start.first_page import FirstPage
from cardtable.app.start.resume_button import ResumeButton
from cardtable.app.watch.watch_page import WatchPage
from cardtable.app.window import MainWindow
from cardtable.journal import replay
from cardtable.playtest import running
from cardtable.playtest.blocks import BlockRunner, StudyPlan
from cardtable.registry import faults
from tests.app.conftest import dealt, let_happen
from tests.app.test_games_page import figures, kept
from tests.conftest import Run
from tools.driver import any_game

pytestmark = pytest.mark.usefixtures("toy")


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


def test_a_game_that_was_left_stands_on_the_first_page_and_is_gone_on_with(qtbot: QtBot, window: MainWindow) -> None:
    dealt(qtbot, window, toy_page(window).deal_button.click)
    window.go(Home())
    qtbot.waitUntil(lambda: bool(window.findChildren(ResumeButton)))
    let_happen()
    table = dealt(qtbot, window, window.findChildren(ResumeButton)[0].click)
    assert table.source.game.key == "toy"


def test_its_record_is_watched_and_its_games_are_counted(qtbot: QtBot, window: MainWindow) -> None:
    path = played(qtbot, window)
    window.go(Open(path))
    qtbot.waitUntil(lambda: isinstance(window.page, WatchPage))
    watched = window.page
    assert isinstance(watched, WatchPage)
    watched.shown.to_the_end()
    qtbot.waitUntil(lambda: watched.replay.over)
    page = kept(qtbot, window)
    page.tabs.setCurrentIndex(1)
    qtbot.waitUntil(lambda: len(figures(qtbot, page)) == 1)


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


def played_again(
    plan: StudyPlan, rule_sets: Sequence[int], block: int, rotation: int
) -> Generator[float, None, tuple[bytes, ...]]:
    """Play studied games again in this process."""
    runner = BlockRunner(plan)
    yield 1.0
    return tuple([runner.record(rule_set, block, rotation) for rule_set in rule_sets])


def test_it_is_rehearsed(monkeypatch: pytest.MonkeyPatch, qapp: object, at_once: None) -> None:
    for key in reversed([key for key in SCREENS if key != "toy"]):  # keeps the order of the games
        monkeypatch.delitem(SCREENS, key)
    monkeypatch.setattr(running, "playing_again", played_again)  # another process wouldn't know the toy
    rehearse()
    assert [run for run in gc.get_objects() if isinstance(run, PlanRun) and isValid(run)] == []


def test_the_window_says_which_game_has_a_fault(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(window, "say", said.append)
    tell_of_guests(window)
    assert said == []
    monkeypatch.setitem(faults, "bad", "cardtable_bad.game: OSError: no cards")
    tell_of_guests(window)
    assert said == ["The game bad can't be used: cardtable_bad.game: OSError: no cards."]
