"""Memory: the caches suffice for a table, free memory goes back to the system, and garbage is collected in the
interface's thread."""

import ctypes
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPixmap, QPixmapCache
from PySide6.QtWidgets import QStackedWidget, QTreeWidget, QVBoxLayout
from pytestqt.qtbot import QtBot

from cardtable.app.art import fonts
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.memory import give_back_what_is_free
from cardtable.app.page import Page
from cardtable.engine.games import GAMES
from tests.app.conftest import Sit, let_happen

counted = pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "mallinfo2"), reason="only glibc counts, since 2.33")


def resident() -> int:
    """Return the memory that this process occupies, in bytes."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * 4096


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nothing is known of what is free")
def test_pages_between_what_is_held_are_given_back() -> None:
    blocks = [b"x" * 40_000 for _ in range(2000)]
    held = blocks[::10]  # the last block alone keeps the heap from shrinking by itself
    blocks.clear()
    before = resident()
    give_back_what_is_free()
    assert before - resident() > 50_000_000
    assert len(held) == 200


class _Allocated(ctypes.Structure):
    """Result of glibc's mallinfo2(3)."""

    _fields_ = tuple((name, ctypes.c_size_t) for name in (*"abcd", "mapped", *"fg", "used", "free", "top"))


def in_use() -> int:
    """Return the bytes allocated by C and C++, large blocks included."""
    allocated = ctypes.CDLL(None).mallinfo2
    allocated.restype = _Allocated
    found = allocated()
    return int(found.used + found.mapped)


@counted
def test_pictures_take_what_they_are_counted_with(qapp: object) -> None:
    """Table tops, and small pictures by the thousand: unless copied, a pixmap that was painted on keeps the memory of
    its painter."""
    pixmaps = Pixmaps()
    before = in_use()
    for width in range(700, 1200, 100):
        for _ in pixmaps.drawing_table(QSizeF(width, 500), QRectF(20, 20, width - 40, 460), 1.0):
            pass
    for number in range(1000):
        pixmaps.coin(8 + number / 100, 1.0)
    assert in_use() - before < 1.1 * pixmaps.held


@counted
def test_what_style_sheets_say_is_forgotten_with_the_pages(qtbot: QtBot) -> None:
    window = QStackedWidget()
    qtbot.addWidget(window)
    window.setStyleSheet("QFrame { border: 0; }")
    window.show()

    def open_and_leave(times: int) -> None:
        for _ in range(times):
            page = Page()
            inside = QVBoxLayout(page)
            for _ in range(20):
                inside.addWidget(QTreeWidget())
            window.addWidget(page)
            window.setCurrentWidget(page)
            let_happen()
            window.removeWidget(page)
            page.deleteLater()
            del page, inside
            qtbot.wait(1)  # lets the event loop go idle

    open_and_leave(5)
    before = in_use()
    open_and_leave(40)
    assert in_use() - before < 200_000  # seven times as much if the memory were kept


@pytest.mark.parametrize("key", GAMES)
def test_no_font_of_the_largest_table_is_made_twice(qtbot: QtBot, sit: Sit, key: str) -> None:
    table = sit(key, seats=GAMES[key].most_seats, size=(3000, 2000))
    let_happen()
    fonts._made.cache_clear()
    table.page.grab()
    made = fonts._made.cache_info().misses
    table.page.grab()
    assert fonts._made.cache_info().misses == made


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
