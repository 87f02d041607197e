"""Place of the window: it opens where it was closed, and never beyond the screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from cardtable.app import window_place
from cardtable.app.settings import Settings
from cardtable.app.window import MainWindow


def room() -> QRect:
    """Return the free area of the only screen."""
    return QGuiApplication.primaryScreen().availableGeometry()


def placed(qtbot: QtBot, settings: Settings) -> QMainWindow:
    """Open a window where it was closed, and return it."""
    made = QMainWindow()
    qtbot.addWidget(made)
    window_place.place(made, settings)
    return made


def test_a_fresh_window_is_no_larger_than_the_screen(qtbot: QtBot, settings: Settings) -> None:
    made = placed(qtbot, settings)
    assert made.width() == max(min(1440, room().width() - 8), made.minimumWidth()), "with its frame"
    assert made.height() == max(min(900, room().height() - 40), made.minimumHeight())
    assert made.minimumWidth() <= room().width()
    assert made.minimumHeight() <= room().height()


def test_it_opens_where_it_was_closed(qtbot: QtBot, settings: Settings) -> None:
    first = placed(qtbot, settings)
    lay = QRect(room().left() + 8, room().top() + 6, room().width() - 20, room().height() - 15)
    first.setMinimumSize(100, 100)
    first.setGeometry(lay)
    first.show()
    window_place.keep(first, settings)
    again = placed(qtbot, settings)
    again.show()
    assert again.geometry().topLeft() == lay.topLeft()
    assert again.size() == lay.size().expandedTo(again.minimumSize())
    assert not again.isMaximized()


@pytest.mark.parametrize(
    "kept", ["", "x", "[1]", "[0, 0, 1e99, 5, true]", '["a", 0, 9, 9, false]', "[0, 0, -5, 9, false]"]
)
def test_what_somebody_else_kept_does_no_harm(qtbot: QtBot, settings: Settings, kept: str) -> None:
    settings.remember("window", kept)
    assert room().size().width() >= placed(qtbot, settings).width() > 0


def test_a_place_on_a_screen_that_is_gone_is_forgotten(qtbot: QtBot, settings: Settings) -> None:
    settings.remember("window", "[90000, 90000, 1200, 800, false]")
    made = placed(qtbot, settings)
    assert made.size() == placed(qtbot, settings).size()


def test_f11_fills_the_screen_and_gives_it_back(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()
