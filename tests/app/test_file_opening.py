"""Files that the system asks to open by an event, as macOS does, at any moment."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent

from cardtable.app.application import Application
from tests.app.game_records import record
from tests.waiting import PATIENCE

PROGRAM = """
import sys
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from cardtable.app.main import application_for, main
from cardtable.app.window import MainWindow

def wants(path):
    application.sendEvent(application, QFileOpenEvent(QUrl.fromLocalFile(path)))

def look():
    (window,) = [one for one in application.topLevelWidgets() if isinstance(one, MainWindow)]
    if type(window.page).__name__ == "WatchPage":
        told.append(window.page.record.header.names[0])
        if len(told) == 1:
            window.go(Home())
            wants(sys.argv[2])
        elif told[1] != told[0]:
            window.close()

from cardtable.app.routes import Home

told = []
application = application_for([])
wants(sys.argv[1])
timer = QTimer()
timer.timeout.connect(look)
timer.start(10)
status = main([])
print(*dict.fromkeys(told))
sys.exit(status)
"""
"""Program that is asked for a file before it has a window, and for another while the window is shown."""


@pytest.fixture
def application(qapp: Application) -> Iterator[Application]:
    """Return the application before it is told how to open files."""
    qapp.open_files_by(None)
    yield qapp
    qapp.open_files_by(None)


def wants(application: Application, path: Path) -> None:
    """Send the event by which the system asks for a file to be opened."""
    assert application.sendEvent(application, QFileOpenEvent(QUrl.fromLocalFile(str(path))))


def test_a_file_is_opened_at_once_where_there_is_a_window(application: Application, tmp_path: Path) -> None:
    opened: list[Path] = []
    application.open_files_by(opened.append)
    wants(application, tmp_path / "Zoë's game.cardtable")
    assert opened == [tmp_path / "Zoë's game.cardtable"]


def test_what_comes_before_the_window_is_opened_with_it(application: Application, tmp_path: Path) -> None:
    opened: list[Path] = []
    for name in ("one.cardtable", "two.cardtable"):
        wants(application, tmp_path / name)
    application.open_files_by(opened.append)
    assert opened == [tmp_path / "two.cardtable"], "there is one window, for the last of them"
    application.open_files_by(opened.append)
    assert len(opened) == 1


def test_an_address_is_nothing_of_ours(application: Application) -> None:
    opened: list[Path] = []
    application.open_files_by(opened.append)
    application.sendEvent(application, QFileOpenEvent(QUrl("https://example.org/game.cardtable")))
    assert opened == []


@pytest.mark.slow
def test_the_program_opens_what_it_is_asked_for_before_and_after(tmp_path: Path) -> None:
    files = [record(name, f"{name}:club", "Odile:club") for name in ("Anna", "Bram")]
    command = [sys.executable, "-c", PROGRAM, *map(str, files)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (ran.stdout, ran.returncode) == ("Anna Bram\n", 0), ran.stderr
