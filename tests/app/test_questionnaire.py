"""Questionnaire for people who have played a game of the bench, and what the bench tells about their answers."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.after.result_page import Questionnaire, Questions
from cardtable.app.jobs import works_aside
from cardtable.app.lab.bench_page import BenchPage
from cardtable.app.parts import felt_button
from cardtable.app.routes import Bench, Seats
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.window import MainWindow
from cardtable.library.impressions import Impression, impression_of, keep_impression
from cardtable.library.saved_games import games_folder
from cardtable.session.table_kind import is_playtest
from tests.app.conftest import dealt_by, let_happen, press
from tests.app.test_result import result
from tests.app.test_watch import played


def tried_out(path: Path, tie: str = "discard") -> Path:
    """Write the record of a game of the bench, and return its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = played(path, "war", tie=tie).read_bytes().splitlines(keepends=True)
    lines[0] = json.dumps({**json.loads(lines[0]), "playtest": True}).encode() + b"\n"
    path.write_bytes(b"".join(lines))
    return path


def asked(qtbot: QtBot, page: QWidget) -> Questionnaire:
    qtbot.waitUntil(lambda: page.findChild(Questionnaire) is not None)
    dialog = page.findChild(Questionnaire)
    assert dialog is not None
    return dialog


def settled(qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not works_aside())
    let_happen()


def test_they_are_asked_and_what_they_say_is_kept(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tried_out(tmp_path / "a.cardtable")
    page = result(qtbot, window, path)
    page.questions_button.click()
    dialog = asked(qtbot, page)
    monkeypatch.setattr(felt_button, "UNREAD", 3600.0)
    press(dialog, Qt.Key.Key_Return)  # the key may have been meant for the game
    assert dialog.isVisible()
    fun, clear, _ = dialog.answers
    fun.button(2).click()
    fun.button(4).click()
    clear.button(3).click()
    clear.button(3).click()
    assert dialog.said == Impression(4)
    dialog.words.setText(" Too long ")
    dialog.save_button.click()
    settled(qtbot)
    assert impression_of(path) == Impression(4, None, None, "Too long")
    page.questions_button.click()
    assert asked(qtbot, page).said == Impression(4, None, None, "Too long")


def test_they_are_asked_by_themselves_once(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    path = tried_out(tmp_path / "a.cardtable")
    questions = Questions(path, window)
    questions.ask_once()
    dialog = asked(qtbot, window)
    dialog.reject()
    assert impression_of(path).empty
    qtbot.waitUntil(lambda: window.findChild(Questionnaire) is None)
    keep_impression(path, Impression(5))
    questions.ask_once()
    settled(qtbot)
    assert window.findChild(Questionnaire) is None


def test_what_cannot_be_kept_is_said(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    path = tried_out(tmp_path / "a.cardtable")
    page = result(qtbot, window, path)
    page.questions_button.click()
    dialog = asked(qtbot, page)
    path.unlink()
    said: list[str] = []
    page.failed.connect(said.append)
    dialog.save_button.click()
    settled(qtbot)
    assert said == ["Your answers can't be saved in a.cardtable: No such file or directory."]
    for box in QApplication.topLevelWidgets():
        box.close()


def test_after_other_games_nobody_is_asked(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = result(qtbot, window, played(tmp_path / "a.cardtable", "war"))
    assert not page.questions_button.isVisible()


def test_a_table_set_from_the_bench_is_one_at_which_rules_are_tried_out(window: MainWindow) -> None:
    for playtest in (True, False):
        window.go(Seats("war", {"tie": "carry"}, playtest))
        assert isinstance(window.page, SeatsPage)
        begun = dealt_by(window.page)
        window.page.deal_button.click()
        assert [is_playtest(header) for header in begun] == [playtest]


def test_the_bench_tells_what_people_said_of_these_rules(
    qtbot: QtBot, window: MainWindow, at_once: Callable[[], None]
) -> None:
    for name, said in (("a", Impression(5, 4, None, "More!")), ("b", Impression(2)), ("c", Impression())):
        path = tried_out(games_folder() / f"{name}.cardtable", tie="carry")
        keep_impression(path, said)
    window.go(Bench("war", {"tie": "carry"}))
    qtbot.waitUntil(lambda: isinstance(window.page, BenchPage) and window.page.answer.people.isVisible())
    page = window.page
    assert isinstance(page, BenchPage)
    assert page.answer.people.text().startswith("People who played 2 game")
    assert page.answer.people.text().endswith("by these rules say: fun 3.5 · clear 4.0 (of 5) “More!”.")
    page.asking.form.show_rules(page.game.rules.made({"tie": "carry", "ace_value": 5}))
    page.begin()
    settled(qtbot)
    assert not page.answer.people.isVisible()
