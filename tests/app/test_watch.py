"""Watching recorded games again, line by line."""

from __future__ import annotations

import json
import re
from functools import reduce
from operator import itemgetter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from cardtable.app.after.result_page import ResultPage
from cardtable.app.jobs import Job
from cardtable.app.play.replay import RecordView, Replay
from cardtable.app.routes import GameHistory, Open, OpenFile, OpenOther, WatchAgain
from cardtable.app.screens import SCREENS
from cardtable.app.setup.players import StartQuestion
from cardtable.app.start.first_page import FirstPage
from cardtable.app.start.games_page import GamesPage
from cardtable.app.table.page import TablePage
from cardtable.app.watch import shown_record
from cardtable.app.watch.watch_page import WatchPage
from cardtable.app.window import MainWindow
from cardtable.app.zoom import zoom_of
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import RulesLine
from cardtable.engine.record import Record, SeatName, new_header, with_own
from cardtable.journal import Journal, read
from cardtable.library import saved_games
from cardtable.match import Match
from cardtable.table.board import Card
from tests.app.conftest import NAMES, drop, let_happen, press
from tests.app.sight import column, heard
from tests.engine.positions import WITH_CARDS, rested
from tests.engine.suite import Table

pytestmark = pytest.mark.usefixtures("unpainted")

PLAYERS = ("human", "random", "random")
BRIEF: dict[str, dict[str, object]] = {
    "war": {"suit_size": 5},
    "losers": {"round_limit": 2},
    "mentalist": {"turn_limit": 6},
    "miser": {"turn_limit": 9},
}


def played(
    path: Path,
    game: str,
    players: tuple[str, ...] = PLAYERS,
    luck: int | None = None,
    names: Any = NAMES,
    **rules: object,
) -> Path:
    """Play a game to its end, by random moves with the seed `luck` or always the first legal move, and return its
    record."""
    choose = Random(luck).choice if luck is not None else itemgetter(0)
    seats = tuple(SeatName(name, player) for name, player in zip(names, players, strict=False))
    header = new_header(GAMES[game], GAMES[game].rules.made(rules or BRIEF[game]), seats, 5)
    journal = Journal.begin(path, header)
    match = Match(header, KeyedRandom(5), [journal])
    match.go_on()
    while not match.over:
        match.submit_code(choose(match.state.legal(match.state.turn)))
    journal.close()
    return path


def watched(qtbot: QtBot, window: MainWindow, path: Path) -> WatchPage:
    """Open a record and return its page once the table is set."""
    old = window.page
    window.go(Open(path))
    qtbot.waitUntil(lambda: window.page is not old)
    page = window.page
    assert isinstance(page, WatchPage)
    settle(qtbot, page)
    return page


def settle(qtbot: QtBot, page: WatchPage) -> None:
    """Wait until the wanted moment is shown, with its landmarks."""
    qtbot.waitUntil(lambda: not page.shown.jumping and not page.shown.reading)
    let_happen()


@pytest.mark.parametrize("game", SCREENS)
def test_a_game_is_stepped_through_to_its_end(qtbot: QtBot, window: MainWindow, tmp_path: Path, game: str) -> None:
    page = watched(qtbot, window, played(tmp_path / "a.cardtable", game))
    shown = [len(page.table.log.entries)]
    while not page.replay.over or page.table.waits:
        press(page.table.page, Qt.Key.Key_Right)
        let_happen()
        shown.append(len(page.table.log.entries))
    assert shown == sorted(shown)
    assert page.table.model.course.ended
    assert page.table.page.prompt.button("result")
    press(page.table.page, Qt.Key.Key_Home)
    settle(qtbot, page)
    assert page.replay.at == 0
    assert page.shown.at == 0
    assert not page.table.model.pieces()


@pytest.mark.parametrize("game", WITH_CARDS)
def test_a_game_from_a_position_whose_rules_change_is_stepped_through(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, game: str
) -> None:
    first = rested(Table(GAMES[game], GAMES[game].rules.made(BRIEF[game]), 3, 5), 6)
    assert first is not None
    seats = tuple(SeatName(name, player) for name, player in zip(("Anna", "Odile", "Bram"), PLAYERS, strict=True))
    setup = GAMES[game].setup_of(first.state)
    header = with_own(new_header(GAMES[game], first.header.rules, seats, 5), {"setup": setup})
    journal = Journal.begin(tmp_path / "a.cardtable", header)
    match = Match(header, KeyedRandom(5), [journal])
    changes: dict[str, dict[str, object]] = {
        "war": {"tie": "carry"},
        "losers": {"three_points": 7},
        "miser": {"wager_limit": 7},
    }
    match.take(RulesLine(changes[game]))
    match.go_on()
    while not match.over:
        match.submit_code(match.state.any_move(match.state.turn, Random(5).random))
    journal.close()
    page = watched(qtbot, window, tmp_path / "a.cardtable")
    assert page.timeline.landmarks[0].at == 0  # the position in which the game starts
    own, others = [page.table.model.zones["hand", seat] for seat in (0, 1)]
    assert all(card.card for card in own if isinstance(card, Card))
    assert len(others) == len(match.header.own["setup"]["hands"][1])
    before = page.table.display._rules.toPlainText() if page.table.display._rules else ""
    press(page.table.page, Qt.Key.Key_Right)
    let_happen()
    assert page.table.display._rules
    assert page.table.display._rules.toPlainText() != before
    assert "House rules change here:" in page.table.log.view.toPlainText()
    while not page.replay.over or page.table.waits:
        press(page.table.page, Qt.Key.Key_Right)
        let_happen()
    assert page.table.model.course.ended
    press(page.table.page, Qt.Key.Key_Home)
    settle(qtbot, page)
    assert page.table.model.pieces()


@pytest.mark.parametrize("game", SCREENS)
def test_a_table_jumped_to_is_the_one_that_was_stepped_to(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, game: str
) -> None:
    page = watched(qtbot, window, played(tmp_path / "a.cardtable", game))

    def lies() -> dict[str, list[str]]:
        zones = page.table.model.zones.items()
        return {str(zone): [repr(piece) for piece in pieces] for zone, pieces in zones if pieces}

    stepped = {}
    while not page.replay.over:
        page.shown.step()
        let_happen()
        if not page.table.waits:
            stepped[page.replay.at] = lies()
    for at in list(stepped)[::15]:
        page.timeline.setValue(at)
        settle(qtbot, page)
        assert (page.replay.at, lies()) == (at, stepped[at])


def test_another_table_is_as_large_as_the_last_one(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.resize(2560, 1440)
    qtbot.waitUntil(lambda: zoom_of(window) > 1)
    page = watched(qtbot, window, played(tmp_path / "a.cardtable", "war"))
    first = page.table.page.panel
    letters = first.leave_button.font().pixelSize()
    page.eyes_box.setCurrentIndex(1)
    settle(qtbot, page)
    assert page.table.page.panel is not first
    assert page.table.page.panel.leave_button.font().pixelSize() == letters > 13


def test_a_step_back_undoes_a_step(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = watched(qtbot, window, played(tmp_path / "a.cardtable", "war"))
    page.timeline.setValue(6)
    settle(qtbot, page)
    before = [repr(piece) for piece in page.table.model.pieces()]
    press(page.table.page, Qt.Key.Key_Right)
    press(page.table.page, Qt.Key.Key_Left)
    settle(qtbot, page)
    assert page.replay.at == 6
    assert [repr(piece) for piece in page.table.model.pieces()] == before


@pytest.mark.parametrize("game", SCREENS)
def test_it_plays_by_itself_and_goes_on_after_each_hand(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(shown_record, "_BEAT", 0)
    monkeypatch.setattr(shown_record, "_LOOK", 0)
    page = watched(qtbot, window, played(tmp_path / "a.cardtable", game))
    window.activateWindow()
    page.transport.play_button.setFocus()  # as a click does
    press(page.table.page, Qt.Key.Key_Space)
    assert page.transport.play_button.text() == "Pause"
    qtbot.waitUntil(lambda: page.table.model.course.ended is not None)
    qtbot.waitUntil(lambda: page.transport.play_button.text() == "Play")
    qtbot.waitUntil(lambda: not page.transport.play_button.hasFocus())  # so that Enter shows the result


def test_a_step_from_a_pause_plays_no_further(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shown_record, "_BEAT", 0)
    page = watched(qtbot, window, played(tmp_path / "a.cardtable", "losers"))
    while not page.table.waits:
        page.shown.step()
        let_happen()
    at = page.replay.at
    page.shown.step()
    assert not page.shown.playing
    let_happen()
    assert (page.replay.at, page.table.waits) == (at, False)


def test_settings_keep_the_speed_of_what_is_watched(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = watched(qtbot, window, played(tmp_path / "a.cardtable", "war"))
    window.settings.speed = "normal"
    page.speed.setCurrentIndex(page.speed.findData(4.0))
    quick = page.table.page.animator.pace
    assert quick == window.settings.motion / 4
    window.settings.two_colour = not window.settings.two_colour
    assert page.table.page.animator.pace == quick


def test_who_watches_through_a_seat_sees_no_more_than_it_did(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = watched(qtbot, window, played(tmp_path / "a.cardtable", "losers"))
    page.timeline.setValue(9)
    settle(qtbot, page)

    def known(seat: int) -> bool:
        return all(card.card and page.table.scene.card(card).card for card in page.table.model.cards(("hand", seat)))

    assert page.eyes_box.currentText() == "as Anna saw it"
    assert [known(seat) for seat in range(3)] == [True, False, False]
    page.eyes_box.setCurrentIndex(page.eyes_box.findText("as Bram saw it"))
    settle(qtbot, page)
    assert [known(seat) for seat in range(3)] == [False, False, True]
    page.eyes_box.setCurrentIndex(page.eyes_box.findText("all hands open"))
    settle(qtbot, page)
    assert [known(seat) for seat in range(3)] == [True, True, True]
    assert page.replay.at == 9


def test_a_person_without_a_name_is_you_in_the_midst_of_sentences_too(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    """Also when it is seen as others saw it, or all hands are open."""
    path = played(tmp_path / "a.cardtable", "miser", luck=3)
    path.write_bytes(path.read_bytes().replace(b'"Anna"', b'"You"'))
    page = watched(qtbot, window, path)
    assert page.eyes_box.currentText() == "as you saw it"
    assert [page.eyes_box.itemText(1), page.eyes_box.itemText(2)] == ["as Odile saw it", "as Bram saw it"]
    page.shown.to_the_end()
    settle(qtbot, page)
    log = page.table.log.view.toPlainText()
    assert re.search(r"[a-z:,;] you\b", log)
    assert not re.search(r"[a-z:,;] You\b", log)
    assert "You passes" not in log


def test_what_a_seat_did_not_know_is_nowhere_on_the_screen(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = watched(qtbot, window, played(tmp_path / "a.cardtable", "losers"))
    page.timeline.setValue(9)
    settle(qtbot, page)
    for piece in page.table.model.pieces():
        if isinstance(piece, Card) and not piece.face_up:
            item = page.table.scene.card(piece)
            assert (piece.card, item.card, item.toolTip()) == (None, None, "")


def test_the_timeline_marks_hands_and_prizes(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    for game, count in (("war", 5), ("losers", 2)):
        page = watched(qtbot, window, played(tmp_path / f"{game}.cardtable", game))
        marks = page.timeline.landmarks
        assert len(marks) == count
        x = round(page.timeline.x_of(marks[1].at))
        QTest.mouseClick(page.timeline, Qt.MouseButton.LeftButton, pos=QPoint(x + 2, 10))
        settle(qtbot, page)
        assert page.replay.at == marks[1].at


def test_at_the_end_its_result_and_review_are_seen(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = watched(qtbot, window, played(tmp_path / "a.cardtable", "war"))
    press(page.table.page, Qt.Key.Key_End)
    settle(qtbot, page)
    page.table.page.prompt.press_likely()
    result = window.page
    assert isinstance(result, ResultPage)
    assert result.again_button.isVisible()
    result.wants.emit(WatchAgain())
    qtbot.waitUntil(lambda: isinstance(window.page, WatchPage))


@pytest.mark.parametrize("game", SCREENS)
def test_names_that_read_like_placeholders_are_told_as_they_are(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, game: str
) -> None:
    """Everything is told as with other names, from the first line to the result."""
    window.settings.remarks = False  # which remarks bots make depends on their names
    names = {"Anna": "{card}{chips}{bid}", "Odile": "{points}{pot}{number}", "Bram": "{cards}{who}{names}"}
    path = played(tmp_path / "a.cardtable", game, ("club", "random", "random"), luck=5)
    told = [all_told(qtbot, window, path)]
    record = path.read_text(encoding="utf-8")
    for name, odd in names.items():
        record = record.replace(json.dumps(name), json.dumps(odd))
    path.write_text(record, encoding="utf-8")
    told.append(all_told(qtbot, window, path))
    assert told[1] == [reduce(lambda text, name: text.replace(name, names[name]), names, text) for text in told[0]]
    assert all(any(name in text for text in told[0]) for name in names)


def all_told(qtbot: QtBot, window: MainWindow, path: Path) -> list[str]:
    """Step through a record and return what a screen reader finds and the log says, there and on the result page."""
    page = watched(qtbot, window, path)
    told = []
    while not page.replay.over or page.table.waits:
        press(page.table.page, Qt.Key.Key_Right)
        let_happen()
        told += [f"{found}" for found in heard(page)]
    told += [notice.text for notice, _ in page.table.log.entries]
    page.table.page.prompt.press_likely()
    assert isinstance(window.page, ResultPage)
    return told + [f"{found}" for found in heard(window.page)]


def test_a_game_among_bots_is_watched_open_and_not_played_again(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = played(tmp_path / "a.cardtable", "war", ("club", "random"))
    page = watched(qtbot, window, path)
    assert page.eyes_box.currentText() == "all hands open"
    press(page.table.page, Qt.Key.Key_End)
    settle(qtbot, page)
    page.table.page.prompt.press_likely()
    result = window.page
    assert isinstance(result, ResultPage)
    assert window.reviewer is None


def test_a_record_that_names_programs_starts_none(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = tmp_path / "started"
    program = f"exec:touch {started}"
    path = played(tmp_path / "a.cardtable", "war", ("human", program))
    page = watched(qtbot, window, path)
    press(page.table.page, Qt.Key.Key_End)
    settle(qtbot, page)
    page.table.page.prompt.press_likely()
    let_happen()
    cut = tmp_path / "b.cardtable"
    cut.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:5]))
    window.go(Open(cut))  # this game could be gone on with, so the question comes first
    qtbot.waitUntil(lambda: bool(window.findChildren(StartQuestion)))
    window.findChildren(StartQuestion)[-1].reject()
    let_happen()
    assert not started.exists()


@pytest.mark.parametrize("players", [PLAYERS, ("random",) * 3], ids=["people", "bots"])
def test_a_file_dropped_on_the_window_is_copied_and_opens_on_its_result(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, players: tuple[str, ...]
) -> None:
    path = played(tmp_path / "a.cardtable", "war", players)
    event = drop(window, path)
    assert event.isAccepted()
    assert event.dropAction() == Qt.DropAction.CopyAction
    qtbot.waitUntil(lambda: isinstance(window.page, ResultPage))
    assert path.exists()
    window.go(WatchAgain())
    qtbot.waitUntil(lambda: isinstance(window.page, WatchPage))


def test_a_text_dropped_on_the_window_is_nothing(window: MainWindow) -> None:
    assert not drop(window, "a text").isAccepted()


def test_a_file_of_a_game_that_is_not_over_is_watched_from_its_beginning(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = played(tmp_path / "a.cardtable", "war", ("random",) * 3)
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-1]))
    window.go(OpenFile(path))
    qtbot.waitUntil(lambda: isinstance(window.page, WatchPage))


def test_games_that_were_played_are_found_again(qtbot: QtBot, window: MainWindow) -> None:
    folder = saved_games.games_folder()
    played(folder / "one.cardtable", "war")
    played(folder / "two.cardtable", "losers")
    (folder / "noise.cardtable").write_bytes(b"\xff")
    unfinished = (folder / "one.cardtable").read_bytes().splitlines(keepends=True)[:3]
    (folder / "left.cardtable").write_bytes(b"".join(unfinished))
    first = window.page
    assert isinstance(first, FirstPage)
    first.games_button.click()
    page = window.page
    assert isinstance(page, GamesPage)

    def rows() -> list[str]:
        return column(page.list, 1)

    qtbot.waitUntil(lambda: len(rows()) == 3)
    assert sorted(rows()) == ["left (Bidding War)", "one (Bidding War)", "two (Loser's Game)"]
    page.field.setText("loser odile")
    assert rows() == ["two (Loser's Game)"]
    page.field.setText("nobody of that name")
    assert rows() == []
    assert not page.watch_button.isEnabled()
    page.field.setText("bidding won")
    press(page.field, Qt.Key.Key_Return)
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.page is not page)
    shown = window.page
    assert isinstance(shown, WatchPage)
    assert shown.record.header.game.key == "war"


def test_a_result_that_somebody_wrote_wrongly_does_no_harm(qtbot: QtBot, window: MainWindow) -> None:
    folder = saved_games.games_folder()
    lines = played(folder / "one.cardtable", "war").read_bytes().splitlines(keepends=True)
    odd = {"result": "finished", "winners": [7, "x", None], "scores": {"a": 1}}
    (folder / "one.cardtable").write_bytes(b"".join(lines[:-1]) + json.dumps(odd).encode() + b"\n")
    (game,) = saved_games.kept_games()
    assert (game.winners, game.scores) == ((), ())
    window.go(Open(folder / "one.cardtable"))
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    (box,) = window.findChildren(QMessageBox)
    assert "one.cardtable, line" in box.text()
    box.close()


def test_a_file_is_asked_for(qtbot: QtBot, window: MainWindow) -> None:
    window.go(GameHistory())
    assert isinstance(window.page, GamesPage)
    window.page.wants.emit(OpenOther())
    (dialog,) = window.findChildren(QFileDialog)
    dialog.close()


def told_to(record: Record, at: int) -> RecordView:
    """Return what seat 1 has been told after so many lines of a record."""
    told = RecordView(record, 1)
    told.read_to(at)
    return told


def test_a_replay_from_the_middle_is_that_of_its_prefix(tmp_path: Path) -> None:
    record = read(played(tmp_path / "a.cardtable", "losers"))
    for at in (0, 1, 20, len(record.lines)):
        whole, cut = (Replay(told_to(part, at), 1) for part in (record, record.prefix(at)))
        for replay in (whole, cut):
            replay.at = at
        assert whole.lines == cut.lines
        assert whole.start() == cut.start()
        assert cut.over
        assert not cut.step()


def test_it_is_left_with_escape(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = watched(qtbot, window, played(tmp_path / "a.cardtable", "war"))
    assert isinstance(page.table.page, TablePage)
    press(page.table.page, Qt.Key.Key_Escape)
    assert isinstance(window.page, FirstPage)


def test_the_table_follows_a_timeline_that_is_dragged_to_its_last_place(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = watched(qtbot, window, played(tmp_path / "a.cardtable", "losers"))
    table = page.table
    for at in (30, 7, 19):
        page.timeline.setValue(at)
        assert (page.table, page.replay.at, page.timeline.value()) == (table, at, at)
    page.shown.step_back()
    assert (page.replay.at, page.timeline.value()) == (18, 18)
    assert len(page.findChildren(TablePage)) == 1


def test_keys_while_the_table_follows_go_on_from_where_it_will_be(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = watched(qtbot, window, played(tmp_path / "a.cardtable", "losers"))
    page.timeline.setValue(20)
    page.eyes_box.setCurrentIndex(2)
    assert page.shown.jumping
    page.shown.step()
    page.shown.step()
    settle(qtbot, page)
    assert (page.replay.at, page.replay.seen.viewer) == (22, page.eyes_box.viewer)


def test_who_leaves_leaves_a_jump(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = watched(qtbot, window, played(tmp_path / "a.cardtable", "losers"))
    page.shown.to_the_end()
    page.eyes_box.setCurrentIndex(2)
    assert page.shown.jumping
    press(page.table.page, Qt.Key.Key_Escape)
    del page
    assert isinstance(window.page, FirstPage)
    qtbot.waitUntil(lambda: not window.findChildren(WatchPage))


def test_what_is_being_read_is_left_by_going_elsewhere(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    path = played(tmp_path / "a.cardtable", "war")
    window.go(Open(path))
    window.go(GameHistory())
    page = window.page
    qtbot.waitUntil(lambda: not window.findChildren(Job))
    assert window.page is page


def test_landmarks_have_words_that_are_seen_and_said(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = watched(qtbot, window, played(tmp_path / "a.cardtable", "war"))
    timeline, marks = page.timeline, page.timeline.landmarks
    assert [mark.words[:12] for mark in marks] == [f"Round {number}, for" for number in range(1, 6)]
    assert timeline.accessibleName() == "Position in the game"
    timeline.setValue(marks[2].at + 1)
    settle(qtbot, page)
    assert timeline.shown == marks[2]
    assert timeline.accessibleName() == f"Position in the game: {marks[2].words}"
    at = QPoint(round(timeline.x_of(marks[3].at)), 30)
    QTest.mouseMove(timeline, at)
    assert timeline.shown == marks[3]
    assert timeline.toolTip() == marks[3].words
    QCoreApplication.sendEvent(timeline, QEvent(QEvent.Type.Leave))
    assert (timeline.shown, timeline.toolTip()) == (marks[2], "")


def test_landmarks_tell_a_seat_no_more_than_it_saw(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = watched(qtbot, window, played(tmp_path / "a.cardtable", "losers"))
    told = []
    for viewer in range(page.eyes_box.count()):
        page.eyes_box.setCurrentIndex(viewer)
        settle(qtbot, page)
        told.append([mark.words for mark in page.timeline.landmarks])
    assert told == told[:1] * len(told)
    assert told[0][1].startswith("Hand 2 is dealt: 17 cards each.")
