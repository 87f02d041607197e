"""Garbage is collected in the interface's thread, no matter which thread makes it."""

import subprocess
import sys
import threading

import pytest
from PySide6.QtGui import QPixmap, QPixmapCache
from pytestqt.qtbot import QtBot

from cardtable.app.art import fonts
from cardtable.app.page import Page


class Knot:
    """Reference cycle that notes the thread in which it is collected."""

    def __init__(self, found: list[threading.Thread]) -> None:
        self.own = self
        self.found = found

    def __del__(self) -> None:
        self.found.append(threading.current_thread())


def test_what_a_thread_leaves_is_collected_in_the_interfaces_thread(qtbot: QtBot) -> None:
    found: list[threading.Thread] = []
    held: list[list[int]] = []

    def work() -> None:
        Knot(found)
        held.extend([number] for number in range(100_000))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert found == []
    qtbot.waitUntil(lambda: found != [])
    assert found == [threading.main_thread()]


def test_fonts_and_qts_pictures_of_a_page_that_was_left_are_forgotten(qtbot: QtBot) -> None:
    page = Page()
    held = [fonts.serif(px) for px in range(40, 60)]
    assert fonts._made.cache_info().currsize >= len(held)
    QPixmapCache.insert("a button", QPixmap(64, 64))
    page.deleteLater()
    qtbot.waitUntil(lambda: fonts._made.cache_info().currsize == 0)
    assert not QPixmapCache.find("a button", QPixmap())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it isn't told which files a program has open so")
def test_each_fonts_file_is_open_once_however_many_fonts_come_and_go() -> None:
    """Whenever a font goes out of use, Qt opens the files of all others again."""
    writing = subprocess.run([sys.executable, "-m", "tests.app.many_fonts"], capture_output=True, text=True, check=True)
    files = writing.stdout.split()
    assert "Alegreya_700Bold.ttf" in files
    assert len(files) == len(set(files))
