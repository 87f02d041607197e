"""Your own programs at a table: asked before they are started, told what their seats may know, ended with it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QPlainTextEdit
from pytestqt.qtbot import QtBot

from cardtable.app.routes import Home, NewGame
from cardtable.app.setup.program_dialog import ProgramDialog, StartQuestion
from cardtable.app.start.first_page import FirstPage
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.engine.record import Header, SeatName, new_header
from cardtable.journal import replay
from tests.app.conftest import dealt, let_happen, press, seats_page
from tests.app.friends import Friends
from tests.programs import ends, player
from tests.waiting import comes_true

pytestmark = pytest.mark.usefixtures("unpainted")


def header(*players: str) -> Header:
    """A small table of Bidding War."""
    game = GAMES["war"]
    seats = tuple(SeatName(f"Seat {seat}", who) for seat, who in enumerate(players))
    return new_header(game, game.rules.made({"suit_size": 4}), seats, 5)


def question(window: MainWindow) -> StartQuestion:
    """What is asked about programs."""
    (found,) = window.findChildren(StartQuestion)
    return found


def commands(asked: StartQuestion) -> list[str]:
    """Those that it shows."""
    return [field.toPlainText() for field in asked.findChildren(QPlainTextEdit)]


def allowed(window: MainWindow, who: str) -> str:
    """A program that may be started, as somebody has said before."""
    window.settings.allow([who.removeprefix("exec:")])
    return who


def bid_first(qtbot: QtBot, window: MainWindow) -> None:
    """The person bids: then it is the program's turn."""
    friends = Friends(qtbot, window, Random(1))
    friends.wait()
    friends.act()


def test_it_is_asked_with_the_whole_command_before_a_program_is_started(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    started = tmp_path / "started"
    who = player(tmp_path, before=f"open({str(started)!r}, 'w').close()")
    window.go(NewGame(header("human", who)))
    let_happen()
    asked = question(window)
    assert commands(asked) == [who.removeprefix("exec:")]
    press(asked, Qt.Key.Key_Return)
    let_happen()
    assert window.game_page is None
    assert not started.exists()
    window.go(NewGame(header("human", who)))
    asked = question(window)
    asked.reject()
    let_happen()
    assert window.game_page is None
    assert not started.exists()


def test_who_was_allowed_once_is_not_asked_about_again(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    who = player(tmp_path)
    window.go(NewGame(header("human", who)))
    let_happen()
    question(window).start_button.click()
    qtbot.waitUntil(lambda: window.game_page is not None)
    window.go(Home())
    let_happen()
    dealt(qtbot, window, lambda: window.go(NewGame(header("human", who))))
    assert window.settings.programs == [who.removeprefix("exec:")]


def test_a_program_plays_a_game_and_hears_the_result(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    who = player(
        tmp_path, before=f"heard = open({str(heard)!r}, 'w')", turn="answer(first(message))\n        heard.flush()"
    )
    script = tmp_path / "bot0.py"
    script.write_text(
        script.read_text().replace("message = json.loads(line)", "message = json.loads(line); heard.write(line)")
    )
    window.go(NewGame(header("human", allowed(window, who))))
    friends = Friends(qtbot, window, Random(1))
    for _ in friends.turns():
        pass
    path = friends.game_page.live.path
    assert replay(path).over
    window.go(Home())
    assert comes_true(lambda: '"result"' in heard.read_text())
    told = [json.loads(line) for line in heard.read_text().splitlines()]
    assert told[0]["you"] == 1
    assert "seed" not in told[0]
    assert not any(line.get("card") for line in told[:4] if line.get("seat") == 0)  # sealed


@pytest.mark.parametrize(
    ("turn", "why"),
    [
        ("answer({'move': 'bid', 'card': 'KH'})", "can't play on"),
        ("answer({'move': 'dance'})", "can't play on"),
        ("sys.exit(3)", "can't play on"),
        ("print('hello', flush=True)", "can't play on"),
    ],
)
def test_a_program_at_fault_ends_the_game_with_a_sentence(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, turn: str, why: str
) -> None:
    window.go(NewGame(header("human", allowed(window, player(tmp_path, turn)))))
    bid_first(qtbot, window)
    qtbot.waitUntil(lambda: isinstance(window.page, FirstPage))
    (box,) = window.findChildren(QMessageBox)
    assert f"Seat 1 {why}" in box.text()
    box.close()


def test_a_program_that_cannot_be_started_is_told_of(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.go(NewGame(header("human", allowed(window, f"exec:{tmp_path / 'nothing there'}"))))
    bid_first(qtbot, window)
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    assert isinstance(window.page, FirstPage)
    (box,) = window.findChildren(QMessageBox)
    assert "can't be started" in box.text()
    box.close()


def test_leaving_the_table_ends_a_program_in_the_middle_of_its_thought(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    pid = tmp_path / "pid"
    who = player(tmp_path, turn=f"open({str(pid)!r}, 'w').write(str(os.getpid())); time.sleep(3600)")
    window.go(NewGame(header("human", allowed(window, who))))
    bid_first(qtbot, window)
    qtbot.waitUntil(lambda: pid.exists() and bool(pid.read_text()))
    window.go(Home())
    assert ends(int(pid.read_text()))


def test_a_command_is_typed_where_the_table_is_set(qtbot: QtBot, window: MainWindow) -> None:
    page = seats_page(window, "war")
    row = page.rows[1]
    before = row.player.currentData()
    row.player.setCurrentIndex(row.player.count() - 1)
    assert row.player.currentData() == before
    (dialog,) = page.findChildren(ProgramDialog)
    assert not dialog.ok_button.isEnabled()
    dialog.command.setText("'unclosed")
    assert not dialog.ok_button.isEnabled()
    assert dialog.problem.text() == "Enter a command."
    dialog.command.setText("./bot --fast")
    dialog.ok_button.click()
    assert row.player.currentData() == "exec:./bot --fast"
    assert page.header().seats[1].player == "exec:./bot --fast"
    page.deal()
    let_happen()
    assert commands(question(window)) == ["./bot --fast"]
    question(window).reject()
    again = seats_page(window, "war")
    assert again.rows[1].player.currentData() == "exec:./bot --fast"
