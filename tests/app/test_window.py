"""Ways through the window: first page, seats, table, result, and back; games that were left; files that are broken."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QMainWindow,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable import APP_ID
from cardtable.app.after.result_page import ResultPage
from cardtable.app.after.review_page import ReviewPage
from cardtable.app.navigation.destinations import DESTINATIONS
from cardtable.app.parts.seat_mark import emblems
from cardtable.app.routes import GoOn, Open, Route, Seats
from cardtable.app.settings import Settings
from cardtable.app.setup.players import StartQuestion
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.start.first_page import FirstPage
from cardtable.app.window import MainWindow, keep_place, place_window
from cardtable.app.window_dialogs import SettingsDialog
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.games.war.rules import PRESETS, WarRules
from cardtable.games.war.rules_page import rules_page
from cardtable.library import saved_games
from cardtable.library.folders import games_path
from cardtable.table.rules_text import rules_html
from tests.app.conftest import dealt, let_happen, messages, press, wait_for
from tests.app.sight import labels, named
from tools.games.war.screen import WarDriver, war

pytestmark = pytest.mark.usefixtures("unpainted")


def test_desktops_know_the_program_by_its_id(qapp: QApplication) -> None:
    assert qapp.desktopFileName() == qapp.arguments()[0] == APP_ID


def seats_page(window: MainWindow) -> SeatsPage:
    """Go to the page where a table is set, as a person would."""
    assert isinstance(window.page, FirstPage)
    window.page.play_button.click()
    assert isinstance(window.page, SeatsPage)
    return window.page


def click_deal(qtbot: QtBot, window: MainWindow) -> WarDriver:
    """Click Deal and return the table."""
    page = window.page
    assert isinstance(page, SeatsPage)
    return war(dealt(qtbot, window, page.deal_button.click))


def play_to_the_end(qtbot: QtBot, window: MainWindow) -> WarDriver:
    """Play the current game until its result can be opened."""
    table = war(window.table)
    while not table.game.model.course.ended:
        wait_for(qtbot, table)
        if not table.game.model.course.ended:
            press(table.page, Qt.Key.Key_Return)
    return table


def play_out(qtbot: QtBot, window: MainWindow) -> ResultPage:
    """Play the current game and return its result page."""
    table = play_to_the_end(qtbot, window)
    qtbot.waitUntil(lambda: table.page.prompt.button("result") is not None)
    press(table.page, Qt.Key.Key_Return)
    assert isinstance(window.page, ResultPage)
    return window.page


def short_game_ended(qtbot: QtBot, window: MainWindow) -> ResultPage:
    """Play a game of three prizes to its end, and return the result's page."""
    page = seats_page(window)
    page.form.show_rules(WarRules(suit_size=3))
    click_deal(qtbot, window)
    window.activateWindow()
    return play_out(qtbot, window)


def page_of(window: MainWindow) -> QWidget | None:
    """Return the page that is shown now."""
    return window.page


def offered(qtbot: QtBot, window: MainWindow) -> QPushButton:
    """Wait until the first page has found the game that was left, and return its button."""
    home = window.page
    assert isinstance(home, FirstPage)
    qtbot.waitUntil(lambda: home.findChild(QPushButton, "resume") is not None)
    button = home.findChild(QPushButton, "resume")
    assert button is not None
    return button


def test_from_home_to_the_result_and_again(qtbot: QtBot, window: MainWindow) -> None:
    page = seats_page(window)
    page.form.show_rules(WarRules(suit_size=4))
    click_deal(qtbot, window)
    result = play_out(qtbot, window)
    assert window.game_page is None
    table = war(dealt(qtbot, window, result.again_button.click))
    assert table.game.rules.suit_size == 4
    assert table.live.match.header.seed is not None


def test_enter_pressed_once_too_often_does_not_begin_another_game(qtbot: QtBot, window: MainWindow) -> None:
    result = short_game_ended(qtbot, window)
    assert result.again_button.hasFocus()
    for _ in range(5):  # however many times, as long as there was no pause to read the result
        press(result.again_button, Qt.Key.Key_Return)
        let_happen()
    assert window.page is result
    qtbot.waitUntil(lambda: not result.breath.isActive())
    held = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(result.again_button, held)
    let_happen()
    assert window.page is result
    dealt(qtbot, window, lambda: press(result.again_button, Qt.Key.Key_Return))


def test_the_bright_button_of_the_result_has_the_keys_whenever_one_comes_there(
    qtbot: QtBot, window: MainWindow
) -> None:
    result = short_game_ended(qtbot, window)
    assert result.again_button.hasFocus()
    press(result, Qt.Key.Key_R)
    review = page_of(window)
    assert isinstance(review, ReviewPage)
    press(review, Qt.Key.Key_Escape)
    again = page_of(window)
    assert isinstance(again, ResultPage)
    assert again.again_button.bright
    assert again.again_button.hasFocus()
    press(again, Qt.Key.Key_Escape)
    assert isinstance(page_of(window), FirstPage)


def test_where_a_table_cannot_be_set_again_the_review_is_the_bright_way_on(qtbot: QtBot, window: MainWindow) -> None:
    result = short_game_ended(qtbot, window)
    result.offer_again(False)
    result.take_keys()
    assert result.review_button.bright
    assert result.review_button.hasFocus()


def test_a_key_of_its_own_begins_another_game(qtbot: QtBot, window: MainWindow) -> None:
    page = seats_page(window)
    page.form.show_rules(WarRules(suit_size=3))
    click_deal(qtbot, window)
    result = play_out(qtbot, window)
    dealt(qtbot, window, lambda: press(result, Qt.Key.Key_N))


def test_a_game_that_was_left_is_offered_and_goes_on(qtbot: QtBot, window: MainWindow) -> None:
    seats_page(window)
    table = click_deal(qtbot, window)
    wait_for(qtbot, table)
    table.page.prompt.press_likely()
    qtbot.waitUntil(lambda: len(table.game.model.course.scores) == 2)
    score = table.game.model.course.scores[-1]
    table.page.panel.leave_button.click()
    button = offered(qtbot, window)
    button.click()
    qtbot.waitUntil(lambda: window.table is not None)
    again = war(window.table)
    assert again.game.model.course.scores[-1] == score
    assert not again.page.animator.busy


def test_a_finished_game_is_not_offered(qtbot: QtBot, window: MainWindow) -> None:
    page = seats_page(window)
    page.form.show_rules(WarRules(suit_size=3))
    click_deal(qtbot, window)
    play_out(qtbot, window)
    assert saved_games.unfinished_games() == []
    assert len(list(saved_games.games_folder().glob("*.cardtable"))) == 1


def test_a_game_left_before_its_result_was_seen_is_offered_until_it_is(qtbot: QtBot, window: MainWindow) -> None:
    page = seats_page(window)
    page.form.show_rules(WarRules(suit_size=3))
    click_deal(qtbot, window)
    table = play_to_the_end(qtbot, window)
    record = table.live.path
    before = record.read_bytes()
    table.page.panel.leave_button.click()
    button = offered(qtbot, window)
    assert button.accessibleName().startswith("See result: Bidding War")
    button.click()
    qtbot.waitUntil(lambda: window.table is not None)
    again = war(window.table)
    qtbot.waitUntil(lambda: again.page.prompt.button("result") is not None)
    press(again.page, Qt.Key.Key_Return)
    assert isinstance(window.page, ResultPage)
    assert record.read_bytes() == before
    assert saved_games.unfinished_games(window.settings.unseen) == []


def test_a_broken_record_is_told_with_its_line(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "odd {line} {what}.cardtable"
    header = (
        '{"format": "cardtable", "version": 1, "game": "war", "seats": [{"player": "human"}, {"player": "random"}]}'
    )
    path.write_text(header + '\n{"what": 1}\n')
    window.go(GoOn(path))
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    (text,) = messages(window)
    assert text.startswith(f"{path.name}, line 2: ")


def test_a_program_named_in_a_record_is_not_started(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    """It is started only once the person has seen its command and agreed."""
    path, started = tmp_path / "odd.cardtable", tmp_path / "started"
    seats = [{"player": "human"}, {"player": f"exec:touch {started}"}]
    path.write_text(json.dumps({"format": "cardtable", "version": 1, "game": "war", "seats": seats}) + "\n")
    window.go(GoOn(path))
    qtbot.waitUntil(lambda: bool(window.findChildren(StartQuestion)))
    (question,) = window.findChildren(StartQuestion)
    assert [field.toPlainText() for field in question.findChildren(QPlainTextEdit)] == [f"touch {started}"]
    let_happen()
    assert window.game_page is None
    assert not started.exists()


def a_record(path: Path, players: str = '{"name": "Ann", "player": "human"}, {"name": "Bo"}', *more: str) -> Path:
    """Write a game of three cards in which the ace beat the two, so that one prize is gone."""
    header = (
        '{"format": "cardtable", "version": 1, "game": "war", "rules": {"suit_size": 3}, "seats": [' + players + "]}"
    )
    deal = '{"chance": "deal", "suits": ["D", "S"], "first": 0, "prizes": ["3H", "AH", "2H"]}'
    bids = [
        f'{{"seat": {seat}, "move": "bid", "card": "{card}"}}'
        for seat, card in ((0, "2D"), (1, "AS"), (1, "2S"), (0, "AD"), (0, "3D"), (1, "3S"))
    ]
    path.write_text("\n".join([header, deal, *bids[: 2 if not more else 6], *more]) + "\n")
    return path


def test_a_record_named_at_the_start_is_gone_on_with(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    players = '{"name": "Ann", "player": "human"}, {"name": "Bo", "player": "random"}'
    path = a_record(tmp_path / "mine.cardtable", players)
    before = path.read_bytes()
    window.go(Open(path))
    qtbot.waitUntil(lambda: window.table is not None)
    play_out(qtbot, window)
    assert path.read_bytes().startswith(before)
    assert b'"result"' in path.read_bytes()


def test_files_that_are_no_records_are_passed_over(window: MainWindow) -> None:
    folder = saved_games.games_folder()
    (folder / "noise.cardtable").write_bytes(b"\xff\xfe\x00")
    (folder / "empty.cardtable").write_bytes(b"")
    (folder / "folder.cardtable").mkdir()
    assert saved_games.unfinished_games() == []


@pytest.mark.usefixtures("no_folder")
def test_a_folder_that_cannot_be_written_is_told(qtbot: QtBot, window: MainWindow) -> None:
    page = seats_page(window)
    page.deal_button.click()
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    (text,) = messages(window)
    assert text == f"The game can't be saved, so it wasn't started: {games_path()}: File exists"
    assert window.page is page


def test_the_table_that_was_set_is_remembered(qtbot: QtBot, window: MainWindow) -> None:
    page = seats_page(window)
    page.add_bot()
    page.rows[0].name.setText("Ada")
    page.rows[2].player.setCurrentIndex(page.rows[2].player.findData("random"))
    page.form.show_rules(WarRules(tie="carry"))
    click_deal(qtbot, window)
    window.go(Seats("war"))
    page = window.page  # type: ignore[assignment]
    assert page.rows[0].name.text() == "Ada"
    assert page.rows[2].player.currentData() == "random"
    assert page.form.rules == WarRules(tie="carry")


def test_seats_come_and_go_within_what_the_game_allows(window: MainWindow) -> None:
    page = seats_page(window)
    while page.add_button.isEnabled():
        page.add_button.click()
    assert len(page.rows) == 7
    assert len({row.emblem for row in page.rows}) == 7
    while page.rows[-1].remove.isEnabled():
        page.rows[-1].remove.click()
    assert len(page.rows) == 2


def test_the_form_dims_rules_without_effect_and_says_why(window: MainWindow) -> None:
    form = seats_page(window).form
    form.show_rules(WarRules(bidding="open", losers_pay=True))
    losers_pay = named(form, QWidget, WarRules.rule("losers_pay").label)
    assert losers_pay.isEnabled()
    assert not named(form, QWidget, WarRules.rule("tie").label).isEnabled()
    assert any("Only matters" in text for text in labels(form))
    form.show_rules(WarRules(bidding="sealed", losers_pay=True))
    assert not losers_pay.isEnabled()
    assert form.rules == WarRules(losers_pay=True)


def test_the_form_names_the_preset_that_it_shows(window: MainWindow) -> None:
    page = seats_page(window)
    for key, (_, rules) in PRESETS.items():
        page.form.show_rules(rules)
        assert page.rule_sets.box.currentData() == key
        assert page.form.rules == rules
    page.form.show_rules(WarRules(suit_size=9))
    assert page.rule_sets.box.currentData() == ""


def check(dialog: SettingsDialog, name: str) -> None:
    """Check the box of a setting."""
    box = dialog.fields[name]
    assert isinstance(box, QCheckBox)
    box.setChecked(True)


def test_settings_have_their_effect_at_once(qtbot: QtBot, window: MainWindow) -> None:
    seats_page(window)
    table = click_deal(qtbot, window)
    dialog = SettingsDialog(window.settings, window)
    qtbot.addWidget(dialog)
    speed = dialog.fields["speed"]
    assert isinstance(speed, QComboBox)
    speed.setCurrentIndex(speed.findData("slow"))
    assert table.page.animator.pace > 1
    animations = dialog.fields["animations"]
    assert isinstance(animations, QComboBox)
    animations.setCurrentIndex(animations.findData("reduced"))
    assert table.page.animator.pace == 0
    check(dialog, "two_colour")
    assert window.pixmaps.two_colour
    before = window.styleSheet()
    check(dialog, "light_panel")
    assert window.styleSheet() != before


def test_emblems_come_from_the_record_where_they_make_sense() -> None:
    header = new_header(GAMES["war"], WarRules(), (SeatName("A", "human"), SeatName("B", "random")), 1)
    for held, wanted in (
        ([3, 1], [3, 1]),
        ([3, 3], [0, 1]),
        ([63, 8], [63, 8]),
        ([0, 8], [0, 1]),  # both have the same shape
        ([1, 8], [0, 1]),  # both have the same colour
        ([99, 1], [0, 1]),
        ("no", [0, 1]),
        ([1], [0, 1]),
        (None, [0, 1]),
    ):
        header.object["emblems"] = held
        assert emblems(header) == wanted


def test_the_rules_page_tells_the_rules_in_force() -> None:
    said = {key: rules_html(rules_page(rules, 4), rules) for key, (_, rules) in PRESETS.items()}
    assert len(set(said.values())) == len(PRESETS)
    assert "nobody gets the prize" in said["classic"]
    assert "is added to the next one" in said["carry"]
    assert "or pass" in said["auction"]
    assert "queen 13, king 12" in said["ballroom"]


def room() -> QRect:
    """Return the free area of the only screen."""
    return QGuiApplication.primaryScreen().availableGeometry()


def placed(qtbot: QtBot, settings: Settings) -> QMainWindow:
    """Open a window where it was closed, and return it."""
    made = QMainWindow()
    qtbot.addWidget(made)
    place_window(made, settings)
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
    keep_place(first, settings)
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


def test_every_route_has_a_destination() -> None:
    assert set(DESTINATIONS) == set(get_args(Route))
