"""Nervous clicks, held keys, settings changed during a game, full disks, odd names: the window copes with them all."""

import io
import json
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.after.result_page import ResultPage
from cardtable.app.jobs import works_aside
from cardtable.app.parts import felt_button
from cardtable.app.play.live import LiveGame
from cardtable.app.routes import GoOn, Home, NewGame, Seats
from cardtable.app.settings import Settings
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.start.first_page import FirstPage
from cardtable.app.start.resume_button import ResumeButton
from cardtable.app.table.scene import AnimationStep
from cardtable.app.window import MainWindow
from cardtable.app.window_dialogs import SettingsDialog
from cardtable.engine.games import GAMES
from cardtable.engine.record import Header, SeatName, new_header
from cardtable.errors import Refused
from cardtable.games.war.layout import STAKE, hand, slot
from cardtable.games.war.moves import BidLaid
from cardtable.games.war.rules import WarRules
from cardtable.library import saved_games
from cardtable.table.board import Piece
from cardtable.wording import Worded
from tests.app.conftest import Deal, dealt, drop, let_happen, press, resumed, wait_for
from tests.games.war.screen.test_table import item_of, middle
from tools.games.war.screen import WarDriver, war

pytestmark = pytest.mark.usefixtures("unpainted")


class Full(io.FileIO):
    """File on a full disk."""

    def write(self, data: object) -> int:
        raise OSError(28, "No space left on device")


def seated(qtbot: QtBot, window: MainWindow, names: tuple[str, ...] = ("Anna", "Odile"), size: int = 3) -> WarDriver:
    """Begin a game in the window and return its table."""
    people = tuple(SeatName(name, "random" if seat else "human") for seat, name in enumerate(names))
    header = new_header(GAMES["war"], WarRules(suit_size=size), people, 5)
    return war(dealt(qtbot, window, lambda: window.go(NewGame(header))))


def ended(qtbot: QtBot, window: MainWindow, names: tuple[str, ...] = ("Anna", "Odile")) -> ResultPage:
    """Play a short game unpainted, and return its result page."""
    table = seated(qtbot, window, names)
    table.page.setUpdatesEnabled(False)
    while not table.game.model.course.ended:
        wait_for(qtbot, table)
        table.page.prompt.press_likely()
    if window.table is table.presenter:
        table.ended.emit()
    assert isinstance(window.page, ResultPage)
    return window.page


def header() -> Header:
    """Return the header of a game for two."""
    return new_header(GAMES["war"], WarRules(), (SeatName("Anna", "human"), SeatName("Odile", "random")), 5)


def double_click(widget: QWidget, at: QPoint) -> None:
    """Send the events of the second of two quick clicks."""
    here = QPointF(at)
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        QApplication.sendEvent(widget, QMouseEvent(kind, here, widget.mapToGlobal(here), left, left, none))


# --- keys ------------------------------------------------------------------------------------------------------------


def test_enter_presses_the_button_that_has_the_focus(qtbot: QtBot, window: MainWindow) -> None:
    assert isinstance(window.page, FirstPage)
    press(window.page.play_button, Qt.Key.Key_Return)
    assert isinstance(window.page, SeatsPage)
    table = seated(qtbot, window)
    wait_for(qtbot, table)
    press(table.page.panel.leave_button, Qt.Key.Key_Return)
    assert isinstance(window.page, FirstPage)
    assert len(table.game.model.course.scores) == 1
    page = ended(qtbot, window)
    home = next(button for button in page.findChildren(QPushButton) if button.text() == "Home")
    press(home, Qt.Key.Key_Return)
    assert isinstance(window.page, FirstPage)


def test_a_key_held_down_answers_once(qtbot: QtBot, deal: Deal) -> None:
    table = deal()
    wait_for(qtbot, table)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    for widget in (table.page, table.page.prompt.button("play"), table.buttons[table.legal_cards()[0]]):
        assert widget is not None
        QApplication.sendEvent(widget, held)
    assert table.legal_cards()


def test_a_key_with_control_is_no_answer(qtbot: QtBot, deal: Deal) -> None:
    table = deal(bidding="open", seats=3)
    wait_for(qtbot, table)
    QTest.keyClick(table.page, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert table.legal_cards()
    assert 0 not in table.game.model.passed


def test_after_a_click_on_an_answer_the_keys_are_the_tables_again(qtbot: QtBot, window: MainWindow) -> None:
    """The keys don't go to the next widget: a card, which Space would play, or the way out."""
    table = seated(qtbot, window, size=5)
    window.activateWindow()
    for _ in range(2):
        wait_for(qtbot, table)
        button = table.page.prompt.button("play")
        assert button is not None
        button.setFocus()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert QApplication.focusWidget() in (table.page, None)


def test_arrows_work_from_a_card_reached_by_tab(qtbot: QtBot, deal: Deal) -> None:
    table = deal()
    wait_for(qtbot, table)
    card = table.legal_cards()[4]
    table.choose(card)
    press(table.buttons[card], Qt.Key.Key_Left)
    assert table.chosen == table.legal_cards()[3]


# --- the mouse -------------------------------------------------------------------------------------------------------


def test_two_quick_clicks_on_a_card_play_it(qtbot: QtBot, deal: Deal) -> None:
    table = deal()
    wait_for(qtbot, table)
    table.choose(table.legal_cards()[0])
    card = table.legal_cards()[5]
    view, at = table.page.view.viewport(), middle(table, card)
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=at)
    double_click(view, at)
    qtbot.waitUntil(lambda: len(table.game.model.course.scores) == 2)
    assert table.game.model.find("heap", card) is not None


def test_the_second_of_two_quick_clicks_answers_nothing(qtbot: QtBot, deal: Deal) -> None:
    table = deal()
    wait_for(qtbot, table)
    button = table.page.prompt.button("hint")
    assert button is not None
    clicks: list[bool] = []
    button.clicked.connect(lambda: clicks.append(True))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    double_click(button, QPoint(20, 20))
    assert len(clicks) == 1


def test_another_mouse_button_leaves_the_dragged_card_in_hand(qtbot: QtBot, deal: Deal) -> None:
    table = deal()
    wait_for(qtbot, table)
    card = table.legal_cards()[3]
    view, start = table.page.view.viewport(), middle(table, card)
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view, start + QPoint(0, -60))
    QTest.mouseClick(view, Qt.MouseButton.RightButton, pos=start + QPoint(0, -60))
    dragged = [table.page.view.dragged]
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=start)
    assert [*dragged, table.page.view.dragged] == [item_of(table, card), None]
    assert item_of(table, card).lift == 0


def test_others_laying_their_bids_do_not_take_a_dragged_card_away(qtbot: QtBot, deal: Deal) -> None:
    table = deal()
    wait_for(qtbot, table)
    card = table.legal_cards()[3]
    view, start = table.page.view.viewport(), middle(table, card)
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    for rise in (30, 90):
        QTest.mouseMove(view, start + QPoint(0, -rise))
    item = item_of(table, card)
    held = item.at
    table.page.animator.play(
        [
            AnimationStep(
                lambda: table.presenter.playback.show_event(BidLaid(1, None, False)),
                400,
                table.presenter.display.refresh,
            )
        ]
    )
    assert item.at == held


def test_a_fan_stays_behind_its_plaque_while_a_card_leaves_it(qtbot: QtBot, deal: Deal) -> None:
    table = deal(seats=3, bidding="open")
    wait_for(qtbot, table)
    fan = table.game.model.zone(hand(1))
    if not table.game.model.zone(slot(1)):
        table.page.animator.pace = 1.0
        suit = table.state.suits[1]
        table.page.animator.play(
            [
                AnimationStep(
                    lambda: table.presenter.playback.show_event(BidLaid(1, f"5{suit}", True)),
                    400,
                    table.presenter.display.refresh,
                )
            ]
        )
        assert table.item(table.game.model.zone(slot(1))[-1]).zValue() > table.presenter.plaques[1].zValue()
    assert all(table.item(piece).zValue() < table.presenter.plaques[1].zValue() for piece in fan)


def test_only_the_persons_own_cards_can_be_dragged(qtbot: QtBot, deal: Deal) -> None:
    table = deal()
    wait_for(qtbot, table)
    prize = table.item(table.game.model.zone(STAKE)[-1])
    view, at = table.page.view.viewport(), table.page.view.mapFromScene(prize.pos())
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=at)
    for step in (30, 90):
        QTest.mouseMove(view, at + QPoint(step, 0))
    assert table.page.view.dragged is None
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=at)


def test_choosing_shows_at_once_while_another_lays_their_bid(qtbot: QtBot, deal: Deal, settings: Settings) -> None:
    table = deal()
    wait_for(qtbot, table)
    table.page.animator.pace = 1.0
    table.page.animator.play([AnimationStep(list, 400, table.presenter.display.refresh)])
    assert table.page.animator.busy
    table.choose(table.legal_cards()[6])
    button = table.page.prompt.button("play")
    assert button is not None
    assert button.text().startswith("Bid 7")


# --- settings --------------------------------------------------------------------------------------------------------


def test_the_log_takes_the_colours_of_a_light_panel(qtbot: QtBot, deal: Deal, settings: Settings) -> None:
    table = deal()
    wait_for(qtbot, table)
    table.page.prompt.press_likely()
    qtbot.waitUntil(lambda: len(table.game.model.course.scores) == 2)
    wait_for(qtbot, table)
    text, before = table.presenter.log.view.toPlainText(), table.presenter.log.view.toHtml()
    settings.light_panel = True
    assert table.presenter.log.view.toPlainText() == text
    assert table.presenter.log.view.toHtml() != before


def test_card_faces_change_on_the_first_page_too(window: MainWindow) -> None:
    window.settings.two_colour = True
    assert window.pixmaps.two_colour


# --- disks and files -------------------------------------------------------------------------------------------------


def test_a_full_disk_ends_the_game_in_order(qtbot: QtBot, window: MainWindow) -> None:
    table = seated(qtbot, window)
    wait_for(qtbot, table)
    session = table.live
    session.session.journal.close()  # its lock goes too, even if a thread still writes lines to disk
    session.session.journal._file = Full(session.path, "ab")
    table.page.prompt.press_likely()
    qtbot.waitUntil(lambda: isinstance(window.page, FirstPage))
    assert "No space left" in window.findChildren(QMessageBox)[-1].text()
    resumed(session.path, window.settings).close()


def test_a_record_that_cannot_be_begun_leaves_no_file(
    tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.journal.os.fdopen", lambda handle, *_, **__: Full(handle, "ab"))
    with pytest.raises(Refused, match="No space left"):
        LiveGame.begin(header(), tmp_path / "one.cardtable", settings)
    assert list(tmp_path.glob("one*")) == []


def test_who_cannot_play_here_is_named_in_the_language_of_the_screen(tmp_path: Path, settings: Settings) -> None:
    seats = (SeatName("Anna", "human"), SeatName("Odile", "someone"))
    with pytest.raises(Refused) as refused:
        LiveGame.begin(new_header(GAMES["war"], WarRules(), seats, 1), tmp_path / "one.cardtable", settings)
    (why,) = refused.value.args
    assert why == "seat 1 is played by 'someone', who can't play at this table"
    assert isinstance(why, Worded)


def test_a_folder_that_is_gone_is_not_called_another_window(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.go(GoOn(tmp_path / "gone" / "one.cardtable"))
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    (box,) = window.findChildren(QMessageBox)
    assert "No such file" in box.text()
    box.close()


@pytest.mark.parametrize("tail", [b"5", b"null", b"[1]", b'"result"', b"\0\0\0", b"{" * 3000])
def test_an_odd_last_line_hides_no_other_games(window: MainWindow, tail: bytes) -> None:
    first = json.dumps(header().object).encode()
    (saved_games.games_folder() / "odd.cardtable").write_bytes(first + b"\n" + tail)
    (saved_games.games_folder() / "good.cardtable").write_bytes(first + b"\n")
    assert "good.cardtable" in [game.path.name for game in saved_games.unfinished_games()]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="named pipes of POSIX")
def test_a_pipe_among_the_games_is_not_waited_for(window: MainWindow) -> None:
    os.mkfifo(saved_games.games_folder() / "pipe.cardtable")
    assert saved_games.unfinished_games() == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes and devices of POSIX")
@pytest.mark.parametrize("suffix", [".cardtable", ".toml", ".zip"])
@pytest.mark.parametrize("kind", ["a pipe", "a link to a device"])
def test_what_is_no_file_is_refused_when_it_is_dropped(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, kind: str, suffix: str
) -> None:
    """No thread may stay busy with it, or the program couldn't end: the pipe is held open and nobody writes into it."""
    path = tmp_path / f"strange{suffix}"
    if kind == "a pipe":
        os.mkfifo(path)
    else:
        path.symlink_to("/dev/zero")
    with os.fdopen(os.open(path, os.O_RDWR), "r+b", 0):
        drop(window, path)
        qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
        qtbot.waitUntil(lambda: not works_aside())
    (box,) = window.findChildren(QMessageBox)
    assert "not a regular file" in box.text()
    box.close()


# --- names -----------------------------------------------------------------------------------------------------------


def test_names_are_never_read_as_markup(qtbot: QtBot, window: MainWindow) -> None:
    page = ended(qtbot, window, ("<b>A</b>", "<i>B</i>"))
    title = page.findChild(QLabel, "ending")
    assert title is not None
    assert title.textFormat() == Qt.TextFormat.PlainText
    window.say("<b>x</b>")
    assert window.findChildren(QMessageBox)[-1].textFormat() == Qt.TextFormat.PlainText


def test_long_names_and_many_games_fit_the_first_page(qtbot: QtBot, window: MainWindow) -> None:
    for _ in range(4):
        seated(qtbot, window, ("W & M " * 4, *("M" * 24 for _ in range(6))))
    window.go(Home())
    home = window.page
    assert isinstance(home, FirstPage)
    for size in (QSize(900, 620), QSize(1440, 900)):
        window.resize(size)
        qtbot.waitUntil(lambda home=home: len(home.findChildren(ResumeButton)) == 4)  # type: ignore[misc]
        let_happen()
        for button in home.findChildren(QPushButton):
            assert button.height() >= button.sizeHint().height() - 2
            assert button.width() <= home.game_tiles.width()
    first = home.findChildren(ResumeButton)[0]
    assert first.accessibleName().startswith("Continue: Bidding War")
    assert first.accessibleName().endswith(f", with {', '.join(['M' * 24] * 6)}")


def test_seven_seats_fit_a_low_window(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(900, 620)
    window.go(Seats("war"))
    page = window.page
    assert isinstance(page, SeatsPage)
    while page.add_button.isEnabled():
        page.add_bot()
    qtbot.waitUntil(lambda: [row.height() >= 42 for row in page.rows] == [True] * 7)


def test_the_prize_is_seen_however_small_the_table_is(qtbot: QtBot, deal: Deal) -> None:
    for seats in range(2, 8):
        table = deal(seats=seats)
        wait_for(qtbot, table)
        table.page.resize(900, 620)
        piece: Piece = table.game.model.zone(STAKE)[-1]
        assert table.layout.places(table.game.model)[piece].width > 30, seats
        assert table.layout.places(table.game.model)[table.game.model.cards(hand(0))[0]].width > 30


def test_a_key_that_is_held_or_hammered_answers_nothing_that_nobody_has_read(
    qtbot: QtBot, deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not every system marks a repeated key as repeated."""
    table = deal()
    wait_for(qtbot, table)
    now = [100.0]
    monkeypatch.setattr(felt_button, "monotonic", lambda: now[0])
    monkeypatch.setattr(felt_button, "UNREAD", 0.35)
    monkeypatch.setattr(felt_button, "APART", 0.25)
    table.page.prompt.key_guard.asked()
    for _ in range(40):
        now[0] += 0.2
        press(table.page, Qt.Key.Key_Return)
    assert len(table.game.model.course.scores) == 1
    now[0] += 0.3
    press(table.page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(table.game.model.course.scores) == 2)
    wait_for(qtbot, table)
    now[0] += 0.3  # the next prize is there, but can't have been seen yet
    press(table.page, Qt.Key.Key_Return)
    let_happen()
    assert len(table.game.model.course.scores) == 2


def test_after_the_settings_enter_is_the_tables_again(qtbot: QtBot, window: MainWindow) -> None:
    table = seated(qtbot, window)
    window.activateWindow()
    wait_for(qtbot, table)
    QTest.mouseClick(table.page.panel.settings_button, Qt.MouseButton.LeftButton)
    (dialog,) = window.findChildren(SettingsDialog)
    dialog.close()
    qtbot.waitUntil(lambda: not window.findChildren(SettingsDialog))
    assert window.focusWidget() is table.page
