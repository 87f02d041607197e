"""Uncaught errors and crashes: each is told once, with a report, and the game can be gone on with."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from typing_extensions import override

from cardtable.about import version
from cardtable.app import crash_reports
from cardtable.app.crash_reports import CrashReport, find_crash, reports_path
from cardtable.app.faults import Faults
from cardtable.app.routes import GoOn, Home
from cardtable.app.start.first_page import FirstPage
from cardtable.app.window import MainWindow
from cardtable.library.folders import own_folder
from cardtable.library.saved_games import new_path
from tests.app.conftest import let_happen
from tests.app.raising_overrides import RAISED
from tests.app.test_going_on import left
from tests.waiting import comes_true

CRASHES = "import faulthandler; faulthandler._sigsegv()"
IS_KILLED = "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"


@pytest.fixture
def report() -> Iterator[CrashReport]:
    made = CrashReport()
    yield made
    made.end()


@pytest.fixture
def faults(window: MainWindow, report: CrashReport, monkeypatch: pytest.MonkeyPatch) -> Faults:
    """Watch for uncaught errors until the test is over."""
    monkeypatch.setattr(sys, "excepthook", lambda *error: None)  # don't print them
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    monkeypatch.setattr(signal, "signal", lambda number, handler: None)
    monkeypatch.setattr(signal, "set_wakeup_fd", lambda bell, **how: None)
    made = Faults(window, report)
    made.watch()
    return made


def run(last: str, game: Path | str = "") -> None:
    """Run the program with a game open, in a process of its own, up to its end."""
    code = f"""if True:
        from cardtable.app.crash_reports import CrashReport
        report = CrashReport()
        report.begin()
        report.note_game({str(game)!r})
        {last}
    """
    subprocess.run([sys.executable, "-c", code], check=False, capture_output=True)


def reports() -> list[Path]:
    return sorted(reports_path().iterdir())


def boxes(window: MainWindow) -> list[QMessageBox]:
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()]


def stumble(why: str = "by nothing") -> None:
    raise ZeroDivisionError(why)


def caught(why: str = "by nothing") -> None:
    """Raise an error that nothing catches, as one in a slot."""
    try:
        stumble(why)
    except ZeroDivisionError:
        sys.excepthook(*sys.exc_info())


def test_a_run_that_ends_in_order_leaves_nothing() -> None:
    run("report.end()")
    assert reports() == []
    assert find_crash() is None


def test_a_crash_is_found_once_with_the_game_that_was_open() -> None:
    game = new_path("war")
    game.touch()
    run(CRASHES, game)
    crash = find_crash()
    assert crash is not None
    assert crash.game == game
    assert crash.report is not None
    assert "Segmentation fault" in crash.report.read_text()
    assert find_crash() is None
    assert reports() == [crash.report]


def test_of_one_that_was_killed_there_is_no_report() -> None:
    run(IS_KILLED)
    crash = find_crash()
    assert crash is not None
    assert crash == (None, None)
    assert reports() == []


def test_a_game_that_is_there_no_more_is_not_offered() -> None:
    run(CRASHES, new_path("war"))
    crash = find_crash()
    assert crash is not None
    assert crash.game is None


def test_a_program_that_still_runs_has_not_crashed(report: CrashReport) -> None:
    report.begin()
    assert find_crash() is None
    assert report.path is not None
    assert report.path.exists()


def test_only_the_last_reports_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash_reports, "_KEPT", 2)
    for number in range(4):
        run(CRASHES)
        find_crash()
        assert len(reports()) == min(number + 1, 2)


def test_a_file_of_the_persons_own_among_the_reports_is_no_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash_reports, "_KEPT", 0)
    own_folder(reports_path())
    for name in ("report.txt", "report for Anna.txt", "report 2026-11-27.txt"):
        (reports_path() / name).write_text("mine")
    assert find_crash() is None
    assert [path.read_text() for path in reports()] == ["mine"] * 3


def test_a_report_begins_with_what_the_program_is(report: CrashReport) -> None:
    report.begin()
    assert report.path is not None
    assert report.path.read_text().startswith(f"Cardtable: {version()}, ")


def test_a_report_does_not_grow_for_ever(report: CrashReport) -> None:
    report.begin()
    for _ in range(100):
        report.note_error("x" * 100_000)
    assert report.path is not None
    assert report.path.stat().st_size < 2 * crash_reports._LIMIT


@pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")
def test_a_report_is_its_owners_alone(report: CrashReport) -> None:
    report.begin()
    assert report.path is not None
    assert report.path.stat().st_mode & 0o077 == 0
    assert report.path.parent.stat().st_mode & 0o077 == 0


def test_without_a_folder_the_program_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "blocked"
    blocked.touch()
    monkeypatch.setattr(crash_reports, "reports_path", lambda: blocked)
    made = CrashReport()
    made.begin()
    made.note_game("a game")
    made.note_error("an error")
    made.end()
    assert find_crash() is None


def test_an_error_is_told_once_and_the_window_goes_on(
    qtbot: QtBot, window: MainWindow, faults: Faults, report: CrashReport
) -> None:
    page = window.page
    for _ in range(3):
        caught()
    qtbot.waitUntil(lambda: bool(boxes(window)))
    let_happen()
    (box,) = boxes(window)
    assert "Your games are saved" in box.text()
    assert str(report.path) in box.informativeText()
    assert "ZeroDivisionError: by nothing" in box.detailedText()
    box.escapeButton().click()
    qtbot.waitUntil(lambda: not boxes(window))
    caught()
    caught("by something else")
    let_happen()
    assert not boxes(window)
    assert window.page is page
    assert report.path is not None
    assert report.path.read_text().count("ZeroDivisionError: by nothing") == 4
    assert "ZeroDivisionError: by something else" in report.path.read_text()


class Stumbling(QWidget):
    """Widget that fails in the middle of painting itself, the first few times."""

    def __init__(self, parent: QWidget, times: int) -> None:
        super().__init__(parent)
        self.times = times
        """Times that it will still fail."""
        self.painted_now = False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.painted_now = True
        if self.times:
            self.times -= 1
            stumble()
        painter.fillRect(self.rect(), Qt.GlobalColor.white)


def test_who_fails_while_painting_leaves_no_painter_behind(
    qtbot: QtBot, window: MainWindow, faults: Faults, capfd: pytest.CaptureFixture[str]
) -> None:
    """Qt would warn of an open painter, and crash once the window is resized."""
    window.show()
    stumbling = Stumbling(window, times=3)
    stumbling.show()
    for size in range(100, 600, 100):
        stumbling.resize(size, size)
        stumbling.painted_now = False
        stumbling.update()
        qtbot.waitUntil(lambda: stumbling.painted_now)
    qtbot.waitUntil(lambda: bool(boxes(window)))
    boxes(window)[0].escapeButton().click()
    stumbling.deleteLater()


def test_an_error_in_what_qt_calls_kills_nobody() -> None:
    """With Python 3.11 the binding could take a value that is not yet an exception for one."""
    raising = [sys.executable, "-m", "tests.app.raising_overrides"]
    ended = subprocess.run(raising, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout.split()) == (0, 2 * list(RAISED)), ended.stderr


class Shy(QLabel):
    """Label that is shown and hidden from Python."""

    def __init__(self, parent: QWidget) -> None:
        self.shown: list[bool] = []
        super().__init__(parent)

    @override
    def setVisible(self, visible: bool) -> None:
        self.shown.append(visible)
        super().setVisible(visible)


class Teller(QObject):
    """Object with a signal that has more arguments than some slots take."""

    told = Signal(bool, int)


def test_what_qt_calls_takes_of_a_signal_what_it_wants(window: MainWindow) -> None:
    shy, teller = Shy(window), Teller(window)
    teller.told.connect(shy.setVisible)
    teller.told.emit(False, 3)
    assert shy.shown == [False]
    shy.deleteLater()


def test_an_error_in_a_thread_is_told_too(qtbot: QtBot, window: MainWindow, faults: Faults) -> None:
    threading.Thread(target=stumble).start()
    qtbot.waitUntil(lambda: bool(boxes(window)))
    assert "in stumble" in boxes(window)[0].detailedText()
    boxes(window)[0].close()


def test_one_may_close_the_program_after_an_error(qtbot: QtBot, window: MainWindow, faults: Faults) -> None:
    caught()
    qtbot.waitUntil(lambda: bool(boxes(window)))
    (box,) = boxes(window)
    close = next(button for button in box.buttons() if button.text() == "Close Cardtable")
    close.click()
    qtbot.waitUntil(lambda: not window.isVisible())


def test_errors_stay_as_a_report(report: CrashReport) -> None:
    report.begin()
    report.note_error("ZeroDivisionError: by nothing")
    report.end()
    (path,) = reports()
    assert path == report.path
    assert "by nothing" in path.read_text()
    assert find_crash() is None


def test_after_a_crash_the_game_that_was_open_is_offered(
    qtbot: QtBot, window: MainWindow, faults: Faults, tmp_path: Path
) -> None:
    game = left(tmp_path / "left.cardtable")
    run(CRASHES, game)
    faults.look_back()
    (box,) = boxes(window)
    assert "didn't close properly" in box.text()
    assert box.defaultButton().text() == "Continue game"
    box.defaultButton().click()
    qtbot.waitUntil(lambda: window.table is not None)
    assert window.game_page
    assert window.game_page.live.path == game
    faults.look_back()
    assert not boxes(window)


def test_it_knows_which_game_is_open(
    qtbot: QtBot, window: MainWindow, faults: Faults, report: CrashReport, tmp_path: Path
) -> None:
    def last() -> str:
        assert report.path is not None
        return report.path.read_text().splitlines()[-1]

    game = left(tmp_path / "left.cardtable")
    window.go(GoOn(game))
    qtbot.waitUntil(lambda: window.table is not None)
    assert last() == f"game: {game}"
    window.go(Home())
    assert isinstance(window.page, FirstPage)
    assert last() == "game: "


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_the_program_in_order(number: signal.Signals) -> None:
    before = signal.signal(number, signal.SIG_DFL)  # the program would inherit a signal that the shell ignores
    program = subprocess.Popen([sys.executable, "-m", "cardtable"], stderr=subprocess.PIPE)
    signal.signal(number, before)
    assert comes_true(lambda: reports_path().is_dir() and reports() != [])
    os.kill(program.pid, number)
    _, said = program.communicate()
    assert (program.returncode, said) == (128 + number, b"")
    assert reports() == []
