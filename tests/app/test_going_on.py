"""Going on with a game that was left: its record is read once, in the background, and locked only for the person who
sits down."""

import os
from collections.abc import Callable
from pathlib import Path
from threading import get_ident

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from cardtable.app.jobs import works_aside
from cardtable.app.parts import work_note
from cardtable.app.parts.work_note import WorkNote
from cardtable.app.play.live import LiveGame, reading
from cardtable.app.routes import GoOn, Home, Open, Seats
from cardtable.app.settings import Settings
from cardtable.app.start.first_page import FirstPage
from cardtable.app.table.game_page import GamePage
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.window import MainWindow
from cardtable.disk import InUse
from cardtable.engine import record
from cardtable.engine.lines import Line
from cardtable.engine.record import Header
from cardtable.errors import Refused
from cardtable.journal import Journal
from cardtable.library import saved_games
from cardtable.library.folders import replace_file
from cardtable.work import worked_out
from tests.app.conftest import let_happen, press, resumed
from tests.app.test_watch import played

pytestmark = pytest.mark.usefixtures("unpainted")

Way = Callable[[MainWindow, Path], object]
WAYS: dict[str, Way] = {
    "resumed": lambda window, path: window.go(GoOn(path)),
    "opened": lambda window, path: window.go(Open(path)),
}
every_way = pytest.mark.parametrize("way", WAYS)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the record of a game that was left in the middle."""
    return left(tmp_path / "left.cardtable")


def left(path: Path) -> Path:
    """Write the record of a game that was left in the middle, and return its path."""
    lines = played(path, "losers").read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[: len(lines) // 2]))
    return path


def is_locked(path: Path) -> bool:
    """Return whether a process is writing the record."""
    try:
        Journal.resume(path).close()
    except InUse:
        return True
    return False


def seated(qtbot: QtBot, window: MainWindow, path: Path) -> TablePresenter:
    """Go on with a record and return its table."""
    window.go(GoOn(path))
    qtbot.waitUntil(lambda: window.table is not None)
    assert window.table is not None
    return window.table


def said(qtbot: QtBot, window: MainWindow) -> str:
    """Return the text of the window's message box and close it."""
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    (box,) = window.findChildren(QMessageBox)
    box.close()
    return box.text()


@every_way
def test_each_line_is_read_once_and_not_by_the_window(
    qtbot: QtBot, window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    read: list[tuple[int, bool]] = []

    def read_line(number: int, text: bytes, header: Header, here: int = get_ident()) -> Line | None:
        read.append((number, get_ident() == here))
        return real(number, text, header)

    real = record.read_line
    monkeypatch.setattr("cardtable.journal.read_line", read_line)
    WAYS[way](window, path)
    qtbot.waitUntil(lambda: window.game_page is not None)
    assert read == [(number, False) for number in range(2, path.read_bytes().count(b"\n") + 1)]


def cancel(window: MainWindow, path: Path) -> None:
    """Press Cancel; a note of work that is already over may still be there too."""
    for note in window.findChildren(WorkNote):
        note.cancel_button.click()


LEFT: dict[str, Way] = {
    "cancelled": cancel,
    "closed": lambda window, path: window.close(),
    "elsewhere": lambda window, path: window.go(Seats("war")),
    "another": lambda window, path: window.go(Open(path.with_name("another.cardtable"))),
}


@pytest.mark.parametrize("how", LEFT)
@pytest.mark.usefixtures("slow_table")
def test_who_goes_elsewhere_meanwhile_lets_go_of_the_record(
    qtbot: QtBot, window: MainWindow, path: Path, how: str
) -> None:
    left(path.with_name("another.cardtable"))
    window.go(GoOn(path))
    qtbot.waitUntil(lambda: is_locked(path))
    LEFT[how](window, path)
    assert not is_locked(path)
    assert window.game_page is None
    assert not window.findChildren(QMessageBox)


def test_what_is_left_while_it_is_read_is_not_locked_later(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    window.go(GoOn(path))
    window.go(Home())
    qtbot.waitUntil(lambda: not works_aside())
    let_happen()
    assert isinstance(window.page, FirstPage)
    assert not is_locked(path)


@pytest.mark.usefixtures("slow_table")
def test_how_far_it_is_shows(qtbot: QtBot, window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_note, "_SOON", 0)
    page = window.page
    window.go(GoOn(path))
    qtbot.waitUntil(lambda: any(note.isVisible() and note.bar.value() == 500 for note in window.findChildren(WorkNote)))
    assert window.page is page


def test_a_record_that_grew_since_it_was_read_is_not_written_on(path: Path, settings: Settings) -> None:
    game = worked_out(reading(path))
    with path.open("ab") as file:
        file.write(b"{}\n")
    with pytest.raises(Refused, match="continued in another window"):
        worked_out(LiveGame.resuming(game, settings))
    assert not is_locked(path)


def in_place(path: Path, data: bytes) -> None:
    """Rewrite a file and keep its time, as a program that resets it, or a disk that keeps only whole seconds."""
    status = path.stat()
    path.write_bytes(data)
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))


def at_one_blow(path: Path, data: bytes) -> None:
    """Replace a file whole, as taking a move back does."""
    replace_file(path, data)


@pytest.mark.parametrize("rewrite", [in_place, at_one_blow])
def test_a_record_that_became_another_as_long_is_not_written_on(
    path: Path, settings: Settings, rewrite: Callable[[Path, bytes], None]
) -> None:
    """This happens when a move is taken back in another window and another is made instead."""
    game = worked_out(reading(path))
    lines = path.read_bytes().splitlines(keepends=True)
    other = b"".join(lines[:-1]) + lines[-1].replace(b'"seat": ', b'"seat":').replace(b"}", b" }")
    assert len(other) == path.stat().st_size
    rewrite(path, other)
    with pytest.raises(Refused, match="continued in another window"):
        worked_out(LiveGame.resuming(game, settings))
    assert path.read_bytes() == other
    assert not is_locked(path)


def test_who_can_not_go_on_with_another_game_stays_put(
    qtbot: QtBot, window: MainWindow, path: Path, settings: Settings
) -> None:
    mine = left(path.with_name("mine.cardtable"))
    table = seated(qtbot, window, mine)
    elsewhere = resumed(path, settings)
    window.go(Open(path))
    assert "open in another window" in said(qtbot, window)
    elsewhere.close()
    assert window.table is table
    before = mine.stat().st_size
    qtbot.waitUntil(lambda: table.page.prompt.press_likely() and mine.stat().st_size > before)


def test_a_table_is_not_set_anew_for_those_who_sit_at_it(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    table = seated(qtbot, window, path)
    window.go(Open(path))
    qtbot.waitUntil(lambda: not works_aside())
    let_happen()
    assert window.table is table
    assert isinstance(window.page, GamePage)
    assert not window.findChildren(QMessageBox)


@pytest.mark.usefixtures("slow_table")
def test_what_is_deleted_while_its_table_is_set_is_deleted(qtbot: QtBot, window: MainWindow) -> None:
    path = left(saved_games.games_folder() / "left.cardtable")
    window.go(Home())
    page = window.page
    assert isinstance(page, FirstPage)
    qtbot.waitUntil(lambda: bool(page.unfinished_games.games))
    (game,) = page.unfinished_games.games
    game.click()
    qtbot.waitUntil(lambda: is_locked(path))
    press(game, Qt.Key.Key_Delete)
    assert game.deleted
    assert not path.exists()
    assert not window.findChildren(QMessageBox)
