"""A second start of the program hands its file to the window that is open."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.first_window import hand_over, is_open
from cardtable.app.handed_in import HandedIn
from cardtable.app.learn.lesson_page import LessonPage
from cardtable.app.main import listen
from cardtable.app.window import MainWindow
from tests.test_lessons import ASKED, HEADER, READ

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def handed_in(window: MainWindow) -> Iterator[HandedIn]:
    """The window listens."""
    made = listen(window)
    assert made is not None
    yield made
    made.close()


def handed(qtbot: QtBot, folder: Path, path: Path) -> bool:
    """What a second start is told, which is another process and waits for an answer."""
    with ThreadPoolExecutor(1) as other:
        future = other.submit(hand_over, folder, path)
        qtbot.waitUntil(future.done)
        return future.result()


def test_a_file_is_opened_in_the_first_window(
    qtbot: QtBot, window: MainWindow, handed_in: HandedIn, tmp_path: Path
) -> None:
    path = tmp_path / "mine é.toml"
    path.write_text(HEADER + ASKED + READ, encoding="utf-8")
    assert handed(qtbot, window.settings.folder, path)
    qtbot.waitUntil(lambda: isinstance(window.page, LessonPage))


def test_a_second_window_leaves_files_to_the_first(window: MainWindow, handed_in: HandedIn) -> None:
    assert is_open(window.settings.folder)
    assert listen(window) is None


def test_where_nobody_listens_a_start_opens_its_own_window(window: MainWindow, tmp_path: Path) -> None:
    folder = window.settings.folder
    assert not hand_over(folder, tmp_path / "a")
    made = listen(window)
    assert made is not None
    made.close()
    assert not is_open(folder)
    assert not (folder / "window.json").exists()


@pytest.mark.parametrize(
    "held",
    [
        *(b"", b"[]", b"{}", b"\xff", b'{"port": "x", "secret": 1}', b'{"port": 99999999}'),
        *(b'{"secret": "", "port": 1%s}' % (b"0" * 30), b"[" * 100_000),
    ],
    ids=range(8),
)
def test_a_bad_file_is_as_good_as_none(tmp_path: Path, held: bytes) -> None:
    (tmp_path / "window.json").write_bytes(held)
    assert not hand_over(tmp_path, tmp_path / "a")
    assert not is_open(tmp_path)


@pytest.mark.parametrize(
    "said",
    [b'{"secret": "wrong", "path": "/a"}\n', b'{"path": "/a"}\n', b"[1]\n", b"\xff\n", b"x" * (1 << 17), b'{"secret'],
    ids=["wrong", "none", "list", "noise", "much", "cut"],
)
def test_a_stranger_is_not_heard_and_does_not_close_the_door(
    qtbot: QtBot, window: MainWindow, handed_in: HandedIn, tmp_path: Path, said: bytes
) -> None:
    opened: list[Path] = []
    handed_in.opened.connect(opened.append)
    port = json.loads((window.settings.folder / "window.json").read_bytes())["port"]
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.setblocking(False)
        line.send(said[: 1 << 15])
    path = tmp_path / "b.cardtable"
    assert handed(qtbot, window.settings.folder, path)  # who comes next is
    assert opened == [path]


@pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")
def test_the_secret_is_the_users_alone(window: MainWindow, handed_in: HandedIn) -> None:
    assert (window.settings.folder / "window.json").stat().st_mode & 0o077 == 0
