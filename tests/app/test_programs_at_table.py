"""Programs as players at a table: asked about before they are started, told what their seats may know, and ended with
the table."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QPlainTextEdit
from pytestqt.qtbot import QtBot

from cardtable.app.play import bot_seats
from cardtable.app.play.bot_seats import Resolved, resolved
from cardtable.app.routes import Home, NewGame
from cardtable.app.setup.players import ProgramDialog, StartQuestion
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
posix = pytest.mark.skipif(os.name == "nt", reason="links and programs of POSIX")


def header(*players: str) -> Header:
    """Return the header of a small game of Bidding War."""
    game = GAMES["war"]
    seats = tuple(SeatName(f"Seat {seat}", who) for seat, who in enumerate(players))
    return new_header(game, game.rules.made({"suit_size": 4}), seats, 5)


def question(window: MainWindow) -> StartQuestion:
    """Return the question whether programs may be started."""
    (found,) = window.findChildren(StartQuestion)
    return found


def commands(asked: StartQuestion) -> list[str]:
    """Return the commands that the question shows."""
    return [field.toPlainText() for field in asked.findChildren(QPlainTextEdit)]


def allowed(window: MainWindow, who: str) -> str:
    """Allow a program to be started, as if the person had said so before, and return it."""
    window.settings.allow([resolved(who.removeprefix("exec:")).kept])
    return who


def bid_first(qtbot: QtBot, window: MainWindow) -> None:
    """Make the person's bid, so that it is the program's turn."""
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
    assert window.settings.programs == [resolved(who.removeprefix("exec:")).kept]


def bot(folder: Path, name: str = "mybot") -> Path:
    """Write a program that can be started by its name, and return its path."""
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(f"#!{sys.executable} -S\nimport sys\nsys.stdin.read()\n", encoding="utf-8")
    path.chmod(0o700)
    return path


@posix
def test_the_same_words_in_another_folder_are_asked_about_again(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = bot(tmp_path / "here"), bot(tmp_path / "there")
    monkeypatch.chdir(here.parent)
    allowed(window, "exec:./mybot")
    dealt(qtbot, window, lambda: window.go(NewGame(header("human", "exec:./mybot"))))
    window.go(Home())
    monkeypatch.chdir(there.parent)
    window.go(NewGame(header("human", "exec:./mybot")))
    let_happen()
    asked = question(window)
    assert commands(asked) == ["./mybot"]
    assert told(asked) == [f"Program: {there}", f"Folder: {there.parent}"]
    asked.reject()
    assert window.game_page is None


def told(asked: StartQuestion) -> list[str]:
    """Return the paths that the question names, without the invisible characters that allow line breaks."""
    shown = [label.text().translate({0x200B: None, 0x2068: None, 0x2069: None}) for label in asked.findChildren(QLabel)]
    return [text for text in shown if ": /" in text]


@posix
@pytest.mark.parametrize("changed", ["folder", "program", "file", "link", "path", "nothing"])
def test_a_program_is_known_by_what_its_words_mean(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: str
) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    for folder in (one, two):
        bot(folder)
        (folder / "brain.txt").touch()
    link = tmp_path / "link"
    link.symlink_to(one / "mybot")
    monkeypatch.chdir(one)
    monkeypatch.setenv("PATH", str(one))
    command = {"link": str(link), "path": "mybot"}.get(changed, "./mybot brain.txt --fast")
    before = resolved(command)
    assert before.kept == (command, str(one), *before.files)
    assert before.files[0] == str(one / "mybot")
    if changed == "folder":
        monkeypatch.chdir(two)
    elif changed == "program":
        (one / "mybot").unlink()
        (one / "mybot").symlink_to(two / "mybot")
    elif changed == "file":
        (one / "brain.txt").unlink()
    elif changed == "link":
        link.unlink()
        link.symlink_to(two / "mybot")
    elif changed == "path":
        monkeypatch.setenv("PATH", str(two))
    assert (resolved(command).kept == before.kept) == (changed == "nothing")


@posix
def test_what_is_started_is_what_was_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = bot(tmp_path / "there")
    monkeypatch.setenv("PATH", str(path.parent))
    assert bot_seats._words("exec:mybot --level 3") == [str(path), "--level", "3"]


@pytest.mark.parametrize("command", ["nowhere to be found", "/" + "x" * 300, "./" + "y/" * 3_000])
def test_a_program_that_is_not_there_is_asked_about_each_time(command: str) -> None:
    assert resolved(command).files[0] == ""
    assert resolved(command).kept == ()


def test_what_earlier_versions_remembered_is_asked_about_again(window: MainWindow, tmp_path: Path) -> None:
    who = player(tmp_path)
    window.settings._kept["programs"] = [who.removeprefix("exec:")]
    assert window.settings.programs == []
    window.go(NewGame(header("human", who)))
    let_happen()
    question(window).reject()


def test_a_command_hides_nothing(window: MainWindow) -> None:
    asked = StartQuestion([Resolved("rm -r ~ \u202e\u200b\n\t#", "/\u202ehome", ("/bin/\x07rm",))], window)
    assert commands(asked) == ["rm -r ~ \\u202e\\u200b\\n\\t#"]
    assert told(asked) == ["Program: /bin/\\x07rm", "Folder: /\\u202ehome"]
    asked.close()


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
    assert not any(line.get("card") for line in told[:4] if line.get("seat") == 0)  # sealed bids


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
    window.go(NewGame(header("human", f"exec:{tmp_path / 'nothing there'}")))
    let_happen()
    question(window).start_button.click()
    assert window.settings.programs == []
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
