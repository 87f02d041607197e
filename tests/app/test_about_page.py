"""Page about the program: components, folders that it opens, and the report that it copies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from cardtable import __version__
from cardtable.about import Component, Text, installed
from cardtable.app.crash_reports import reports_path
from cardtable.app.routes import ChangeSettings, NewGame
from cardtable.app.start.about_facts import without_name
from cardtable.app.start.about_page import AboutPage
from cardtable.app.window import MainWindow
from cardtable.app.window_dialogs import SettingsDialog
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.library.folders import games_path
from tests.app.conftest import dealt, in_all_sizes, let_happen, press, wait_for
from tests.app.sight import column
from tools.games.war.screen import war


def opened(qtbot: QtBot, window: MainWindow) -> AboutPage:
    """Open the page from the settings and wait for its first text."""
    window.go(ChangeSettings())
    (dialog,) = window.findChildren(SettingsDialog)
    dialog.about_button.click()
    assert not dialog.isVisible()
    page = window.page
    assert isinstance(page, AboutPage)
    qtbot.waitUntil(lambda: page.ready)
    return page


@pytest.fixture
def page(qtbot: QtBot, window: MainWindow) -> AboutPage:
    return opened(qtbot, window)


def test_the_settings_lead_there_and_back(qtbot: QtBot, window: MainWindow) -> None:
    first = window.page
    for leave in (lambda page: press(page, Qt.Key.Key_Escape), lambda page: page.back_button.click()):
        leave(opened(qtbot, window))
        qtbot.waitUntil(lambda: window.page is first)


@pytest.mark.usefixtures("unpainted")
def test_a_game_goes_on_where_it_was(qtbot: QtBot, window: MainWindow) -> None:
    people = (SeatName("Anna", "human"), SeatName("Odile", "random"))
    header = new_header(GAMES["war"], GAMES["war"].rules.made({"suit_size": 5}), people, 5)
    table = war(dealt(qtbot, window, lambda: window.go(NewGame(header))))
    wait_for(qtbot, table)
    press(opened(qtbot, window), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.page is window.game_page)
    cards = len(table.legal_cards())
    table.page.prompt.press_likely()
    qtbot.waitUntil(lambda: 0 < len(table.legal_cards()) < cards)


def test_it_says_what_it_is_made_of(page: AboutPage) -> None:
    assert __version__ in page.version_label.text()
    assert not page.commit_label.isVisible(), "a checkout claims none"
    parts = list(installed())
    assert column(page.list, 0) == [one.name for one in parts]
    assert column(page.list, 1) == [one.version for one in parts]
    assert column(page.list, 2) == [one.licence for one in parts]


def test_it_says_whom_each_game_is_by(page: AboutPage) -> None:
    assert page.origins_label.isVisible()
    assert page.origins_label.text().splitlines() == [game.origin for game in GAMES.values()]
    assert "Jonathan Leistiko, 2006" in page.origins_label.text()


@pytest.mark.usefixtures("unpainted")
def test_each_licence_can_be_read_whole(qtbot: QtBot, page: AboutPage) -> None:
    for row, one in enumerate(installed()):
        if row:
            press(page.list, Qt.Key.Key_Down)
        qtbot.waitUntil(lambda: page.ready)
        shown = page.text.toPlainText()
        assert shown.startswith(one.name)
        assert page.text.accessibleName() == f"{one.name} licence"
        for text in one.texts:
            assert text.path.read_text(encoding="utf-8").strip("\n") in shown
        if not one.texts:
            assert "came without its licence text" in shown


def test_a_text_that_is_gone_is_told(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = Component("Dish", "", "MIT", [Text("MIT", Path("no such file"))])
    monkeypatch.setattr("cardtable.app.start.about_facts.components", lambda: [gone])
    page = opened(qtbot, window)
    assert page.text.toPlainText() == "This file can't be read: No such file or directory."


def test_a_list_that_is_harmed_is_told(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    def find() -> None:
        raise ValueError("it is no list")

    monkeypatch.setattr("cardtable.app.start.about_page.find_facts", find)
    window.go(ChangeSettings())
    window.findChildren(SettingsDialog)[0].about_button.click()
    page = window.page
    assert isinstance(page, AboutPage)
    qtbot.waitUntil(lambda: page.text.toPlainText() == "This file can't be read: it is no list.")


# --- folders ---------------------------------------------------------------------------------------------------------


class Files(QObject):
    """Stand-in for the system's file manager."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[Path] = []

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        self.opened.append(Path(url.toLocalFile()))


@pytest.fixture
def files() -> Iterator[Files]:
    made = Files()
    QDesktopServices.setUrlHandler("file", made, "open")  # type: ignore[arg-type] # the stubs wrongly want bytes
    yield made
    QDesktopServices.unsetUrlHandler("file")


def test_each_folder_is_made_and_opened(page: AboutPage, files: Files, tmp_path: Path) -> None:
    for button in page.folder_buttons.values():
        button.click()
    assert files.opened[0] == games_path()
    assert files.opened[1] == tmp_path / "settings"
    assert files.opened[2].name == "reports"
    assert all(path.is_dir() for path in files.opened)


def told(window: MainWindow) -> str:
    (box,) = window.findChildren(QMessageBox)
    box.close()
    return box.text()


def test_a_folder_that_cannot_be_made_is_told(page: AboutPage, window: MainWindow, files: Files) -> None:
    reports_path().parent.mkdir(parents=True, exist_ok=True)
    reports_path().touch()
    page.folder_buttons["reports"].click()
    assert told(window) == f"{reports_path()} can't be created: File exists."
    assert not files.opened


def test_without_a_program_for_files_it_is_told(
    page: AboutPage, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    page.folder_buttons["games"].click()
    assert told(window) == f"No program was found to open {games_path()}."


# --- a report --------------------------------------------------------------------------------------------------------


def test_what_a_report_needs_is_copied(page: AboutPage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    QTest.mouseClick(page.copy_button, Qt.MouseButton.LeftButton)
    text = QGuiApplication.clipboard().text()
    for word in (__version__, "Python 3.", "PySide6 6.", "ratio 1", "window 1440 x 900", "offscreen"):
        assert word in text
    assert f"settings: {Path('~', 'settings')}" in text
    assert str(tmp_path) not in text
    assert page.copied_label.text()


def test_a_path_is_told_without_its_owner_s_name() -> None:
    home = Path("/home/anna")
    assert without_name(home / "games", home) == str(Path("~/games"))
    assert without_name(Path("/srv/anna/games"), home) == str(Path("/srv/…/games"))
    assert without_name(Path("/srv/annabel"), home) == str(Path("/srv/annabel"))


# --- keys, ears, room ------------------------------------------------------------------------------------------------


def test_tab_goes_round_and_never_stays_in_a_text(qtbot: QtBot, page: AboutPage, window: MainWindow) -> None:
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is page.back_button)
    wanted = {page.copy_button, page.back_button, page.list, page.text, *page.folder_buttons.values()}
    reached = []
    for _ in wanted:
        press(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget())
    assert set(reached) == wanted


def test_a_screen_reader_tells_the_folders_apart(page: AboutPage) -> None:
    names = [button.accessibleName() for button in page.folder_buttons.values()]
    assert names == [f"Open {what} folder" for what in ("games", "settings", "error reports")]
    assert page.list.accessibleName() == "Components"


@in_all_sizes
def test_all_has_room(
    qtbot: QtBot, window: MainWindow, language: Callable[[str], None], how: str, size: tuple[int, int]
) -> None:
    language(how)
    window.resize(*size)
    page = opened(qtbot, window)
    page.copy_button.click()
    let_happen()
    for kind in (QAbstractButton, QLabel):
        for widget in page.findChildren(kind):
            if widget.isVisible():
                assert page.rect().contains(widget.rect().translated(widget.mapTo(page, QPoint(0, 0)))), widget
                assert widget.width() >= widget.minimumSizeHint().width(), widget
                assert widget.height() >= widget.heightForWidth(widget.width()), widget
    assert page.text.height() > 200
    assert page.list.height() > 120
