"""No widget of a page is a window of its own for a moment: it would flash on the screen and take the keys away."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.parts.lesson_progress import has_lesson
from cardtable.app.routes import About, Bench, GameHistory, Home, Learn, Route, Seats, Sweep
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from tests.app.conftest import let_happen


class Watcher(QObject):
    """Event filter that notes which widgets are shown as windows."""

    def __init__(self) -> None:
        super().__init__()
        self.windows: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.windows.append(type(watched).__name__)
        return False


@pytest.fixture
def shown_as_windows(qapp: QApplication) -> Iterator[list[str]]:
    watcher = Watcher()
    qapp.installEventFilter(watcher)
    yield watcher.windows
    qapp.removeEventFilter(watcher)


PAGES: dict[str, Route] = {
    "first": Home(),
    "games": GameHistory(),
    "about": About(),
    **{f"seats of {game}": Seats(game) for game in GAMES},
    **{f"bench of {game}": Bench(game) for game in GAMES},
    **{f"lesson of {game}": Learn(game) for game in GAMES if has_lesson(game)},
    "sweep": Sweep("war", {}, ("club", "club")),
}


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("page", PAGES)
def test_a_page_opens_no_window(qtbot: QtBot, window: MainWindow, shown_as_windows: list[str], page: str) -> None:
    before = window.page
    window.go(PAGES[page])
    qtbot.waitUntil(lambda: window.page is not before)
    let_happen()
    assert shown_as_windows == []
    assert window.isActiveWindow()
