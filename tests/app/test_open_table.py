"""Open table: a game with all hands open, other moves that could have been made, and notes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import ClassVar

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QLineEdit, QMenu, QMessageBox, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.lab import moves_here, open_table_page, study_run
from cardtable.app.lab.move_trials import MoveTrial, TriedMove, told
from cardtable.app.lab.open_table_controls import SeatMenu
from cardtable.app.lab.open_table_page import OpenTablePage
from cardtable.app.lab.position_editor import PositionEditor
from cardtable.app.lab.win_chances import Ribbon
from cardtable.app.play.live import HUMAN
from cardtable.app.play.replay import Landmark
from cardtable.app.routes import GameHistory, Open, OpenTable
from cardtable.app.screens import SCREENS
from cardtable.app.setup.players import WhoPlays
from cardtable.app.start.games_page import GamesPage
from cardtable.app.watch.shown_record import ShownRecord
from cardtable.app.watch.watch_page import WatchPage
from cardtable.app.window import MainWindow
from cardtable.engine.lines import MoveLine, RulesLine
from cardtable.engine.record import Record
from cardtable.engine.state import EVERYTHING
from cardtable.games.losers import layout as losers_zones
from cardtable.games.losers.screen.hand_notes import BidNote
from cardtable.journal import read
from cardtable.library.folders import studies_path
from cardtable.library.notes import notes_in
from cardtable.library.saved_games import games_folder
from cardtable.playtest.chances import WinChance
from cardtable.playtest.match_tally import MatchOutcome
from cardtable.playtest.positions import (
    Continuation,
    PlayedResult,
    PositionPlan,
    PositionStanding,
    PositionTally,
    candidate_moves,
)
from cardtable.table.actions import Actions, Value
from cardtable.table.board import Card
from cardtable.table.seating import box_of
from tests.app.areas import covered_hands
from tests.app.conftest import DESIGNED, LONGER, PIXMAPS, RIGHT_TO_LEFT, let_happen, page_of, press
from tests.app.every_page import cut_off
from tests.app.test_watch import played

pytestmark = pytest.mark.usefixtures("unpainted", "at_once", "bots_here")

BOTS = ("random", "random", "random")


@pytest.fixture
def bots_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots play branches to their end in this process, at random."""


@pytest.fixture(autouse=True)
def no_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turn the table at once to the player who decides, without a rest."""
    monkeypatch.setattr(open_table_page, "_REST", 0)


def opened(qtbot: QtBot, window: MainWindow, path: Path, at: int = 0) -> OpenTablePage:
    window.go(OpenTable(path, at))
    page = page_of(qtbot, window, OpenTablePage)
    settle(qtbot, page)
    return page


def settle(qtbot: QtBot, page: OpenTablePage) -> None:
    """Wait until the wanted moment is shown and everything is saved."""
    qtbot.waitUntil(
        lambda: not (page._rest.isActive() or page.shown.jumping or page.shown.reading or page.keeping.under_way)
    )
    let_happen()


def go_to_decision(qtbot: QtBot, page: OpenTablePage, least: int = 0) -> int:
    """Go to the first moment, from `least` on, at which a seat has a choice, and return that seat."""
    for at in range(least, page.shown.end):
        if page.shown.told.turn(at) >= 0:
            page.shown.jump(at)
            settle(qtbot, page)
            if page.table.source.actions().left():
                return page.shown.told.turn(at)
    raise AssertionError("nobody has a choice")


def grown(qtbot: QtBot, page: OpenTablePage, count: int) -> list[str]:
    """Wait until there are `count` branches, and return their names."""
    qtbot.waitUntil(lambda: len(page.kept.branches.rows) == count)
    settle(qtbot, page)
    return [row.name for row in page.kept.branches.rows]


class AtWork:
    """Process that plays nothing and is over when it is stopped."""

    all: ClassVar[list[AtWork]] = []
    plan: PositionPlan

    def play(self, plan: PositionPlan, tell: Callable[[object], None], known: object) -> None:
        """Note the plan."""
        self.plan = plan
        self._tell = tell
        self.stopped = False
        self.all.append(self)

    def stop(self) -> None:
        self.stopped = True
        self._tell(self.plan.standing(self.plan.tally(), 1.0, over=True))

    def end(self) -> None:
        """Do nothing: there is no process to end."""


def some_move(actions: Actions) -> MoveLine:
    chosen: dict[str, Value] = {}
    while left := actions.left(**chosen):
        chosen[left[0]] = actions.options(left[0], **chosen)[-1]
    move = actions.move(**chosen)
    assert move is not None
    return move


@pytest.mark.parametrize("game", SCREENS)
def test_who_decides_sits_at_the_bottom_and_all_hands_lie_open(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, game: str
) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", game, BOTS, luck=1))
    for least in (0, page.shown.end // 2):
        seat = go_to_decision(qtbot, page, least)
        assert page.shown.replay.seen.side == seat
        assert page.table.page.prompt.question
        for zone, pieces in page.table.model.zones.items():
            if isinstance(zone, tuple) and zone[0] == "hand":
                assert all(piece.card for piece in pieces if isinstance(piece, Card))


@pytest.mark.parametrize("game", SCREENS)
def test_another_move_begins_a_branch_that_bots_play_to_its_end(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, game: str
) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", game, BOTS, luck=1))
    seat = go_to_decision(qtbot, page, page.shown.end // 3)
    at, first = page.at, page.path
    page.table.source.choose(some_move(page.table.source.actions()))
    names = grown(qtbot, page, 2)
    assert names[0] == "As it was played"
    assert page.path != first
    assert page.at == at + 1
    branch = read(page.path)
    assert branch.lines[:at] == read(first).lines[:at]
    assert getattr(branch.lines[at], "seat", None) == seat
    assert page.shown.told.decided(page.shown.end)
    origin = branch.header.origin
    assert origin is not None
    assert origin.file == first.name
    page.kept.branches.opened.emit(0)
    qtbot.waitUntil(lambda: page.path == first)
    settle(qtbot, page)
    assert page.shown.end == len(read(first).lines)


def test_the_card_that_is_played_begins_it_once(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "war", BOTS))
    go_to_decision(qtbot, page)
    for _ in range(2):
        press(page.table.page, Qt.Key.Key_Return)
    assert len(grown(qtbot, page, 2)) == 2


def test_a_game_lies_among_the_studies_and_stays_as_it_was(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    path = played(tmp_path / "a.cardtable", "war", BOTS)
    before = path.read_bytes()
    page = opened(qtbot, window, path, 3)
    assert page.at == 3
    assert page.path == studies_path() / "a" / "a.cardtable"
    page.keeping.note(3, "Why not the king?")
    qtbot.waitUntil(lambda: bool(page.keeping.tree and page.keeping.tree.notes))
    assert path.read_bytes() == before
    assert notes_in(page.path) == {3: "Why not the king?"}
    page.back.emit()
    again = opened(qtbot, window, path)
    assert again.kept.notes.rows[0].text == "Why not the king?"


def test_another_game_of_the_same_name_has_a_folder_of_its_own(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    paths = [tmp_path / folder / "0001.cardtable" for folder in "abc"]
    for path, game in zip(paths, ("war", "losers", "war"), strict=True):
        path.parent.mkdir()
        played(path, game, BOTS)
    folders = []
    for path in paths:
        page = opened(qtbot, window, path)
        folders.append(page.path.parent.name)
        assert len(page.kept.branches.rows) == 1
        page.back.emit()
    assert folders == ["0001", "0001 (2)", "0001"]


def test_a_game_that_people_still_play_is_not_laid_open(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    path = played(tmp_path / "a.cardtable", "war", ("human", "random"))
    whole = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(whole[:6]))
    before = window.page
    window.go(OpenTable(path))
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    (box,) = window.findChildren(QMessageBox)
    assert box.text() == "All hands can only be shown once this game is over."
    box.close()
    assert window.page is before
    path.write_bytes(b"".join(whole))
    assert opened(qtbot, window, path).shown.viewer == EVERYTHING


def test_from_the_kept_games_and_back(qtbot: QtBot, window: MainWindow) -> None:
    path = played(games_folder() / "a.cardtable", "war", ("human", "random"))
    whole = path.read_bytes()
    window.go(GameHistory())
    games = window.page
    assert isinstance(games, GamesPage)
    qtbot.waitUntil(lambda: bool(games.list.lines))
    games.list.choose_row(0)
    assert games.open_button.isEnabled()
    games.open_button.click()
    page = page_of(qtbot, window, OpenTablePage)
    settle(qtbot, page)
    press(page.table.page, Qt.Key.Key_Escape)
    assert window.page is games
    path.write_bytes(b"".join(whole.splitlines(keepends=True)[:6]))
    window.go(GameHistory())
    unfinished = window.page
    assert isinstance(unfinished, GamesPage)
    qtbot.waitUntil(lambda: bool(unfinished.list.lines))
    unfinished.list.choose_row(0)
    qtbot.waitUntil(lambda: not unfinished.open_button.isEnabled())


def test_from_a_game_that_is_watched_at_the_same_moment(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.go(Open(played(tmp_path / "a.cardtable", "war", BOTS)))
    watched = page_of(qtbot, window, WatchPage)
    watched.shown.go_to(7)
    qtbot.waitUntil(lambda: not watched.shown.jumping)
    let_happen()
    press(watched.table.page, Qt.Key.Key_O)
    page = page_of(qtbot, window, OpenTablePage)
    settle(qtbot, page)
    assert page.at == 7
    page.back.emit()
    assert window.page is watched


def test_digits_choose_whose_eyes_look(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "war", BOTS), 9)
    press(page.table.page, Qt.Key.Key_2)
    settle(qtbot, page)
    assert (page.shown.viewer, page.shown.replay.seen.side, page.at) == (1, 1, 9)
    assert any(not card.card for card in page.table.model.zones["hand", 0] if isinstance(card, Card))
    assert page.eyes_box.buttons[1].isChecked()
    press(page.table.page, Qt.Key.Key_0)
    settle(qtbot, page)
    assert page.shown.viewer == EVERYTHING


def test_a_seat_whose_plaque_is_clicked_stays_at_the_bottom(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "losers", BOTS))
    go_to_decision(qtbot, page)
    for seat in (2, 1):
        page.table.seat_clicked.emit(seat)
        settle(qtbot, page)
        assert page.shown.replay.seen.side == seat
    page.shown.step()
    settle(qtbot, page)
    assert page.shown.replay.seen.side == 1
    press(page.table.page, Qt.Key.Key_0)
    settle(qtbot, page)
    turn = page.shown.told.turn(page.at)
    assert page.shown.replay.seen.side == turn


def test_branches_have_names_and_go_to_where_deleted_games_are(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "war", BOTS), 9)
    first = page.path
    press(page.table.page, Qt.Key.Key_B)
    grown(qtbot, page, 2)
    assert page.at == page.shown.end == 9
    press(page.kept.branches, Qt.Key.Key_F2)
    (dialog,) = page.findChildren(QInputDialog)
    field = dialog.findChild(QLineEdit)
    assert field is not None
    field.setText("What if?")
    dialog.accept()
    qtbot.waitUntil(lambda: page.kept.branches.rows[1].name == "What if?")
    assert [mark.words for mark in page.ribbon.forks] == []
    page.kept.branches.opened.emit(0)
    qtbot.waitUntil(lambda: page.path == first)
    settle(qtbot, page)
    assert [(mark.at, mark.words) for mark in page.ribbon.forks] == [(9, "What if?")]
    page.kept.branches.choose_row(1)
    press(page.kept.branches, Qt.Key.Key_Delete)
    (box,) = page.findChildren(QMessageBox)
    box.accept()
    grown(qtbot, page, 1)
    assert window.wastebasket.last_of(page.path.parent) is not None


def test_a_branch_that_goes_on_is_played_to_its_end_by_bots(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "war", BOTS), 9)
    assert not page.bots_button.isVisible()
    press(page.table.page, Qt.Key.Key_B)
    grown(qtbot, page, 2)
    assert page.kept.branches.rows[1].end == "in progress"
    page.bots_button.click()
    qtbot.waitUntil(lambda: bool(page.kept.branches.rows[1].scores))
    settle(qtbot, page)
    assert page.at == 9
    assert page.shown.end > 9


def test_notes_are_kept_in_the_record_and_lead_to_their_moments(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "losers", BOTS), 20)
    press(page.table.page, Qt.Key.Key_N)
    (dialog,) = page.findChildren(QInputDialog)
    field = dialog.findChild(QPlainTextEdit)
    assert field is not None
    field.setPlainText("All or nothing.")
    dialog.accept()
    qtbot.waitUntil(lambda: bool(page.kept.notes.rows))
    assert notes_in(page.path) == {20: "All or nothing."}
    assert [(note.at, note.words) for note in page.ribbon.notes] == [(20, "All or nothing.")]
    page.shown.jump(0)
    settle(qtbot, page)
    press(page.kept.notes, Qt.Key.Key_Return)
    settle(qtbot, page)
    assert page.at == 20
    press(page.kept.notes, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: not page.kept.notes.rows)
    assert notes_in(page.path) == {}


def test_the_ribbon_tells_each_seats_chance_and_is_kept(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    path = played(tmp_path / "a.cardtable", "war", BOTS)
    page = opened(qtbot, window, path)
    qtbot.waitUntil(lambda: page.shown.end in page.ribbon.chances)
    winners = read(path).lines[-1].winners  # type: ignore[union-attr]
    last = page.ribbon.chances[page.shown.end]
    assert [seat for seat, chance in enumerate(last) if chance] == winners
    assert sum(page.ribbon.at(page.shown.end // 2)) == pytest.approx(1.0)
    assert page.ribbon.accessibleDescription().startswith("Wins in 100 games if bots play on: Anna ")
    qtbot.waitUntil((page.path.parent / "chances.json").exists)


def test_chances_and_moves_say_who_plays_on(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    """If the bots never choose the best move, every move looks better than the chance at its moment."""
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "war", BOTS))
    turn = go_to_decision(qtbot, page)
    page.games_button.click()
    qtbot.waitUntil(lambda: page.from_here.standing is not None)
    page._show_chances_of({page.at: WinChance(tuple([float(seat == turn) for seat in range(3)]), 60, exact=False)})
    said = page.from_here.says.text()
    assert "bots play on after the move. If the bots choose the move as well, the number is 100, " in said
    assert "bots made every move from here on" in page.legend.accessibleDescription()
    page._show_chances_of({})
    assert "If the bots choose" not in page.from_here.says.text()


@pytest.mark.parametrize("how", [DESIGNED, RIGHT_TO_LEFT])
def test_the_ribbons_title_gives_way_to_the_words_of_a_landmark(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, language: Callable[[str], None], how: str
) -> None:
    language(how)
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "war", BOTS), 9)
    sides = set()
    for at in range(page.shown.end + 1):
        page.ribbon.show_moment(at, page.shown.end)
        sides.add(page.ribbon.title_box.x())
        assert not page.ribbon.title_box.intersects(page.ribbon.words_box)
        assert QRectF(page.ribbon.rect()).contains(page.ribbon.title_box)
    assert len(sides) == 2


def test_the_ribbon_frames_the_hand_that_is_shown_and_keys_go_from_flag_to_flag(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "war", BOTS), 9)
    starts = [mark.at for mark in page.shown.landmarks]
    assert page.ribbon.present == (max(at for at in starts if at <= 9), min(at for at in starts if at > 9))
    for at in (2, 14):
        page.keeping.note(at, f"Note {at}")
        qtbot.waitUntil(lambda at=at: bool(page.keeping.tree and at in page.keeping.tree.notes))  # type: ignore[misc]
    reached = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left):
        QTest.keyClick(page.table.page, key, Qt.KeyboardModifier.AltModifier)
        settle(qtbot, page)
        reached.append(page.at)
    assert reached == [14, 14, 2, 2]


def test_the_hand_that_is_shown_is_drawn_larger_and_holds_still_below_the_mouse(qtbot: QtBot) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    ribbon = Ribbon(100, ("Anna", "Bram"), (0, 1), PIXMAPS, around)
    ribbon.resize(900, ribbon.height())
    ribbon.show_landmarks([Landmark(at, f"Hand from {at}") for at in (0, 10, 30, 32)])
    ribbon.show_moment(12, 100)
    assert ribbon.present == (10, 30)
    assert ribbon.share_of(30) - ribbon.share_of(10) == pytest.approx(0.5)
    shares = [ribbon.share_of(line) for line in range(101)]
    assert (shares[0], shares[-1]) == (0.0, 1.0)
    assert shares == sorted(set(shares))
    assert [ribbon.line_at(share) for share in shares] == pytest.approx(list(range(101)))
    at = QPoint(round(ribbon.x_of(31)), 40)
    QTest.mousePress(ribbon, Qt.MouseButton.LeftButton, pos=at)
    assert ribbon.value() in (30, 31, 32)
    assert [ribbon.share_of(line) for line in range(101)] == shares
    QTest.mouseRelease(ribbon, Qt.MouseButton.LeftButton, pos=at)
    assert ribbon.present in ((30, 32), (32, 100))
    ribbon.show_moment(31, 100)
    assert ribbon.share_of(32) - ribbon.share_of(30) == pytest.approx(2 * 0.04)  # a short hand is not widened
    ribbon.show_moment(50, 100)
    assert ribbon.share_of(50) == 0.5  # a hand that takes more than half of the ribbon keeps its width


def test_the_ribbon_gives_way_to_games_from_here(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_work: list[AtWork] = []
    monkeypatch.setattr(AtWork, "all", at_work)
    monkeypatch.setattr(study_run, "PlanProcess", AtWork)
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "war", BOTS))
    qtbot.waitUntil(lambda: len(at_work) == 1)
    go_to_decision(qtbot, page)
    press(page.table.page, Qt.Key.Key_G)
    qtbot.waitUntil(lambda: len(at_work) == 2)
    ribbon, from_here = at_work
    assert (ribbon.stopped, from_here.stopped) == (True, False)
    press(page.table.page, Qt.Key.Key_S)
    assert from_here.stopped
    qtbot.waitUntil(lambda: len(at_work) == 3)
    assert at_work[2].plan.ways == ribbon.plan.ways


@pytest.mark.parametrize("game", SCREENS)
def test_games_from_here_say_what_each_move_would_bring(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, game: str
) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", game, BOTS, luck=1))
    seat = go_to_decision(qtbot, page, page.shown.end // 2)
    page.games_button.click()
    qtbot.waitUntil(lambda: page.from_here.standing is not None)
    let_happen()
    rows = page.from_here.list.rows
    assert len(rows) > 1
    assert len({row.name for row in rows}) == len(rows)
    assert all(row.share is not None and row.low is not None for row in rows)
    assert sum(row.played for row in rows) == 1
    assert page.from_here.apart.text()
    assert page.from_here.trial
    assert page.from_here.trial.seat == seat
    page.from_here.list.choose_row(0)
    press(page.from_here.list, Qt.Key.Key_Return)
    names = grown(qtbot, page, 2)
    assert rows[0].name in names[1]
    assert page.from_here.standing is None


def test_a_rule_changed_from_here_counts_from_where_it_may(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "losers", BOTS, luck=1), 30)
    rule = page.rule
    rule.box.setCurrentIndex(rule.box.findData("three_points"))
    assert not rule.branch_button.isEnabled()
    field = rule._fields["three_points"][1]
    field.field.setValue(9)  # type: ignore[attr-defined]
    assert rule.branch_button.isEnabled()
    assert "so the branch starts there" in rule.note.text()
    page._games_by_rule()
    qtbot.waitUntil(lambda: page.from_here.standing is not None)
    assert len(page.from_here.list.rows) == 2
    page.from_here.list.entered.emit(page.from_here.list.content.index(1, 0))
    assert page.instead_button.text() == "Use this rule"
    rule.branch_button.click()
    grown(qtbot, page, 2)
    branch = read(page.path)
    assert {"three_points": 9} in [getattr(line, "rules", None) for line in branch.lines]
    assert "a rule changed" in page.kept.branches.rows[1].where


def test_what_a_rule_does_is_told_by_what_the_seat_wins(tmp_path: Path) -> None:
    """Rules change who wins, but unlike moves none is called best."""
    record = read(played(tmp_path / "a.cardtable", "war", BOTS))
    ways = [
        TriedMove("unchanged", Continuation(4), played=True),
        TriedMove("Tied bids", Continuation(4, (RulesLine({"tie": "carry"}),))),
    ]
    trial = MoveTrial(record, 4, 0, ways, "")

    def found(games: int, without: int, with_rule: int) -> str:
        tally = PositionTally(2, 3)
        for way, wins in enumerate((without, with_rule)):
            for game in range(games):
                outcome = MatchOutcome(game + 1, 9, [0 if game < wins else 1], (1, 2, 3))
                tally.add(PlayedResult(way * games + game + 1, way, game + 1, outcome))
        return told(trial, PositionStanding(tally, 1.0))

    assert found(100, 0, 76) == "Anna wins 76 in 100 games instead of 0."
    assert found(100, 60, 10) == "Anna wins 10 in 100 games instead of 60."
    assert found(100, 50, 50) == "No differences are clear yet."
    assert found(2, 0, 2) == "Too early to say what the rule changes."


@pytest.mark.parametrize("width", [1024, 1440, 1920])
def test_all_at_the_foot_has_its_room(qtbot: QtBot, window: MainWindow, tmp_path: Path, width: int) -> None:
    window.resize(width, 900)
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "losers", BOTS, luck=1), 30)
    qtbot.waitUntil(lambda: bool(page.ribbon.chances))
    rule = page.rule
    rule.box.setCurrentIndex(rule.box.findData("three_points"))
    rule._fields["three_points"][1].field.setValue(9)  # type: ignore[attr-defined]
    page._games_by_rule()
    page.from_here.list.entered.emit(page.from_here.list.content.index(1, 0))
    let_happen()
    assert page.instead_button.isVisible()
    assert page.legend.isVisible()
    assert page.legend.width() == page.legend.sizeHint().width()
    assert page.minimumSizeHint().width() <= width
    assert cut_off(page) == []


def test_cards_are_moved_in_a_branch_that_starts_from_the_position(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "war", BOTS), 9)
    press(page.table.page, Qt.Key.Key_E)
    (editor,) = page.findChildren(PositionEditor)
    setup = dict(editor.position)
    editor.accept()
    names = grown(qtbot, page, 2)
    assert "another position" in names[1]
    assert read(page.path).header.own["setup"] == setup
    assert page.table.model.pieces()


def test_before_there_is_a_position_none_can_be_changed(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "war", BOTS), 0)
    assert not page.move_button.isEnabled()
    press(page.table.page, Qt.Key.Key_E)
    assert not page.findChildren(PositionEditor)
    page.shown.jump(9)
    settle(qtbot, page)
    qtbot.waitUntil(page.move_button.isEnabled)


def test_who_takes_a_seat_plays_on_at_a_practice_table(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "war", BOTS), 9)
    press(page.table.page, Qt.Key.Key_T)
    qtbot.waitUntil(lambda: bool(window.findChildren(WhoPlays)))
    (dialog,) = window.findChildren(WhoPlays)
    dialog.accept()
    qtbot.waitUntil(lambda: window.game_page is not None)
    assert window.game_page
    assert window.game_page.live.practice


@pytest.mark.parametrize("how", [LONGER, RIGHT_TO_LEFT])
def test_it_has_room_in_the_smallest_window(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, language: Callable[[str], None], how: str
) -> None:
    language(how)
    window.resize(1024, 700)
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "miser", BOTS, luck=1), 9)
    press(page.table.page, Qt.Key.Key_B)
    grown(qtbot, page, 2)
    page.moves.find(lambda: page.moves.mean(next(tried for tried in page.moves.known or () if not tried.played)))
    qtbot.waitUntil(lambda: page.moves.known is not None)
    assert page.bots_button.isVisible()
    assert page.instead_button.isVisible()  # both buttons are shown then
    let_happen()
    assert page.minimumSizeHint().width() <= 1024
    assert page.minimumSizeHint().height() <= 700
    assert page.table.model.cards(("hand", 1))
    assert covered_hands(page.table) == []
    row = page.kept.branches.visualRect(page.kept.branches.content.index(1, 0)).toRectF()
    dot = page.kept.branches.placed(row, QRectF(row.x(), row.y(), 10, 10))
    assert (dot.center().x() > row.center().x()) is (how == RIGHT_TO_LEFT)


def test_felt_and_panel_have_their_places_when_a_table_comes(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "war", BOTS), 9)
    ends: list[int] = []
    enter = ShownRecord.enter

    def look(shown: ShownRecord, with_keys: bool = True) -> None:
        ends.append(shown.table.page.panel.geometry().right())
        enter(shown, with_keys)

    monkeypatch.setattr(ShownRecord, "enter", look)
    page.shown.turn((page.shown.replay.seen.side + 1) % 3)
    settle(qtbot, page)
    assert {*ends} == {page.width() - 1}


def test_landmarks_are_leapt_to(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "losers", BOTS))
    places = [mark.at for mark in page.shown.landmarks]
    page.shown.leap(on=True)
    settle(qtbot, page)
    assert page.at in places
    page.shown.leap(on=True)
    page.shown.leap(on=False)
    settle(qtbot, page)
    assert page.at in (0, *places)


def menu_of(page: OpenTablePage, keys: bool, seat: int) -> list[SeatMenu]:
    """Open the context menu of a seat's plaque by the right button or by its key, and return the menus found."""
    view = page.table.page.view
    box = page.table.plaques[seat].box
    at = QPoint(round(box.x + box.width / 2), round(box.y + box.height / 2))
    if keys:
        QTest.keyClick(page.table.page, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    else:
        reason = QContextMenuEvent.Reason.Mouse
        QApplication.sendEvent(view.viewport(), QContextMenuEvent(reason, at, view.viewport().mapToGlobal(at)))
    return page.findChildren(SeatMenu)


def entry(menu: QMenu, *words: str) -> QAction:
    """Return the entry of a menu that contains the first word, or go on with the other words in its submenu."""
    (action,) = [action for action in menu.actions() if words[0] in action.text()]
    below = action.menu()
    return entry(below, *words[1:]) if isinstance(below, QMenu) and words[1:] else action


@pytest.mark.parametrize("keys", [False, True])
def test_the_menu_of_a_plaque_hands_its_seat_to_a_bot(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, keys: bool
) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "losers", BOTS, luck=1))
    bottom = go_to_decision(qtbot, page, page.shown.end // 2)
    seat = (bottom + 1) % 3
    at, first = page.at, page.path
    name = page.shown.record.header.names[seat]
    (menu,) = menu_of(page, keys, seat)
    entry(menu, *([name] if keys else []), "Hand this seat", "club").trigger()
    menu.close()
    names = grown(qtbot, page, 2)
    assert f"{name}: continued by club" in names[1]
    branch = read(page.path)
    assert branch.header.players == ["club" if other == seat else "random" for other in range(3)]
    assert branch.lines[:at] == read(first).lines[:at]
    assert page.shown.told.decided(page.shown.end)


def test_the_menu_of_a_plaque_takes_its_seat_and_looks_through_its_eyes(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "war", BOTS), 9)
    seat = (page.shown.replay.seen.side + 1) % 3
    (menu,) = menu_of(page, keys=False, seat=seat)
    entry(menu, "See what").trigger()
    menu.close()
    settle(qtbot, page)
    assert page.shown.viewer == page.shown.replay.seen.side == seat
    other = (seat + 1) % 3
    qtbot.waitUntil(lambda: not page.findChildren(SeatMenu))
    (menu,) = menu_of(page, keys=False, seat=other)
    entry(menu, "Take ").trigger()
    menu.close()
    qtbot.waitUntil(lambda: bool(window.findChildren(WhoPlays)))
    (dialog,) = window.findChildren(WhoPlays)
    assert [box.player == HUMAN for box in dialog.boxes] == [place == other for place in range(3)]
    dialog.reject()


def test_nobody_plays_on_where_a_game_is_over(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "war", BOTS))
    page.shown.to_the_end()
    settle(qtbot, page)
    (menu,) = menu_of(page, keys=False, seat=0)
    assert [action.isEnabled() for action in menu.actions()] == [False, False, True]
    menu.close()


def test_bids_of_losers_game_have_room_in_the_smallest_window(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.resize(1024, 700)
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "losers", BOTS))

    def noted() -> bool:
        return any(note.isVisible() for note in page.table.page.panel.findChildren(BidNote))

    go_to_decision(qtbot, page, 2)  # the first bid
    assert page.height() == window.height()
    assert not noted()  # all hands are open: there is nothing to guess
    page.eyes_box.chosen.emit(page.shown.told.turn(page.at))
    settle(qtbot, page)
    assert noted()


def test_bots_are_offered_to_play_on_only_where_the_game_goes_on(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "war", BOTS), 9)
    assert not page.bots_button.isVisible()
    press(page.table.page, Qt.Key.Key_B)
    grown(qtbot, page, 2)
    assert page.bots_button.isVisible()


def test_a_branch_in_which_nothing_was_done_yet_has_its_chances_drawn(qtbot: QtBot) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    ribbon = Ribbon(0, ("Anna", "Bram"), (0, 1), PIXMAPS, around)
    ribbon.resize(400, ribbon.height())
    places = [QPoint(x, round(ribbon.groove) - 16) for x in (30, 200, 370)]
    empty = [ribbon.grab().toImage().pixelColor(place).name() for place in places]
    ribbon.show_chances({0: WinChance((0.25, 0.75), 60, exact=False)})
    image = ribbon.grab().toImage()
    shown = {image.pixelColor(place).name() for place in places}
    assert len(shown) == 1
    assert not shown & {*empty}


def test_no_line_goes_through_what_the_empty_ribbon_says(qtbot: QtBot) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    ribbon = Ribbon(100, ("Anna", "Bram"), (0, 1), PIXMAPS, around)
    ribbon.resize(900, ribbon.height())
    for moment in (0, 49, 51, 100):
        ribbon.show_moment(moment, 100)
        room, now = ribbon.words_room, ribbon.x_of(moment)
        assert now in (room.left(), room.right())
        assert room.width() > 400


def test_lists_scroll_by_themselves_and_the_window_stays_as_it_is(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.resize(1024, 700)
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "war", BOTS), 9)
    for at in (2, 14):
        page.keeping.note(at, f"Note {at}")
        qtbot.waitUntil(lambda at=at: bool(page.keeping.tree and at in page.keeping.tree.notes))  # type: ignore[misc]
    for size in ((1024, 700), (1440, 900)):
        window.resize(*size)
        for tab in range(page.table.page.panel.tabs.count()):
            page.table.page.panel.tabs.setCurrentIndex(tab)
            let_happen()
            assert page.height() == window.height()


def shown_ghosts(qtbot: QtBot, page: OpenTablePage) -> list[str | None]:
    """Wait for the pieces that are shown only as possible moves, and return their cards; None for other pieces."""
    qtbot.waitUntil(lambda: not page.moves.under_way)
    let_happen()
    return [getattr(item, "card", None) for item in page.table.scene.ghosts]


@pytest.mark.parametrize("game", SCREENS)
def test_what_is_pointed_at_shows_what_would_follow_and_one_key_does_it(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, game: str
) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", game, BOTS, luck=1))
    go_to_decision(qtbot, page, page.shown.end // 2)
    assert page.instead_button.isHidden()
    page.games_button.click()
    qtbot.waitUntil(lambda: page.from_here.trial is not None)
    page.from_here.stop()
    assert page.from_here.trial
    row = next(number for number, tried in enumerate(page.from_here.trial.tried) if not tried.played)
    tried = page.from_here.trial.tried[row]
    page.from_here.list.entered.emit(page.from_here.list.content.index(row, 0))
    assert shown_ghosts(qtbot, page)
    assert page.from_here.would.text()
    assert page.instead_button.text() == f"{tried.name} instead"
    at = page.at
    press(page.table.page, Qt.Key.Key_I)
    names = grown(qtbot, page, 2)
    assert tried.name in names[1]
    assert read(page.path).lines[at] == tried.way.lines[0]
    assert page.instead_button.isHidden()


def test_a_card_under_the_mouse_is_followed_by_those_of_the_others(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "war", BOTS))
    go_to_decision(qtbot, page, page.shown.end // 2)
    table = page.table
    piece = table.model.cards(table.hooks.hand_zone)[0]
    lines = page.shown.record.lines
    table.page.view.pointed.emit(table.scene.items[piece])
    ghosts = shown_ghosts(qtbot, page)
    assert len(ghosts) == 3
    assert piece.card in ghosts
    assert table.scene.piece_at(table.scene.ghosts[0].scenePos()) is None  # the mouse doesn't find it
    table.page.view.pointed.emit(None)
    assert shown_ghosts(qtbot, page) == []
    table.page.view.pointed.emit(table.scene.items[piece])
    assert shown_ghosts(qtbot, page)
    window.resize(1024, 700)  # this moves all pieces
    qtbot.waitUntil(lambda: not table.scene.ghosts)
    assert page.from_here.would.text() == ""
    assert page.shown.record.lines == lines


def test_moves_that_are_found_once_other_eyes_look_are_not_shown(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = Event()

    def late(record: Record, at: int) -> list[MoveLine]:
        found.wait()
        return candidate_moves(record, at)

    monkeypatch.setattr(moves_here, "candidate_moves", late)
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "war", BOTS))
    go_to_decision(qtbot, page, page.shown.end // 2)
    page.games_button.click()
    page.eyes_box.chosen.emit(1)
    assert page.shown.jumping  # the record is still being read for the other seat
    found.set()
    qtbot.waitUntil(lambda: not page.moves.under_way)
    settle(qtbot, page)
    assert page.moves.known is None
    assert page.from_here.trial is None


@pytest.mark.parametrize("key", "BNGTFEIS")
def test_all_that_can_be_asked_for_can_be_while_other_eyes_come_to_look(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, key: str
) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "war", BOTS))
    at = page.shown.end // 2
    page.shown.jump(at)
    settle(qtbot, page)
    page.eyes_box.chosen.emit(1)
    assert page.shown.jumping  # the record has not been read for this seat yet
    press(page.table.page, Qt.Key[f"Key_{key}"])
    let_happen()
    while box := QApplication.activeModalWidget():
        box.close()
    settle(qtbot, page)
    assert page.at == at


def test_where_branches_part_the_move_of_the_other_one_is_seen(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "war", BOTS))
    go_to_decision(qtbot, page, page.shown.end // 2)
    at, first = page.at, page.path
    was = page.shown.record.lines[at]
    page.table.source.choose(some_move(page.table.source.actions()))
    grown(qtbot, page, 2)
    assert shown_ghosts(qtbot, page) == []
    page.shown.jump(at)
    settle(qtbot, page)
    qtbot.waitUntil(lambda: bool(page.table.scene.ghosts))
    (ghost,) = shown_ghosts(qtbot, page)
    assert ghost
    assert ghost in repr(was)
    window.resize(1024, 700)
    qtbot.waitUntil(lambda: not page.table.scene.ghosts)
    qtbot.waitUntil(lambda: bool(page.table.scene.ghosts))
    assert page.from_here.would.text().startswith("In “As it was played”: ")
    page.shown.look(page.shown.told.turn(at))  # a seat is not shown what it may not know
    settle(qtbot, page)
    assert shown_ghosts(qtbot, page) == []
    page.kept.branches.opened.emit(0)
    qtbot.waitUntil(lambda: page.path == first)


def test_bars_stand_over_the_cards_and_the_question_above_them(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "war", BOTS))
    go_to_decision(qtbot, page, page.shown.end // 2)
    prompt = page.table.page.prompt
    before = prompt.geometry()
    page.games_button.click()
    qtbot.waitUntil(lambda: any(row.share is not None for row in page._shares.rows.values()))
    assert prompt.geometry().bottom() < before.bottom()
    assert not prompt._notice.isVisible()  # it would cover what lies above
    hand = page._shares._hand()
    assert {piece.card for piece, _ in hand} >= set(page._shares.rows)
    assert prompt.geometry().bottom() < min(place.y - place.height / 2 for _, place in hand)
    for width, height in ((1024, 700), (1440, 900)):
        window.resize(width, height)
        let_happen()
        boxes = [box for _, box in page._shares._columns(page._shares._hand())]
        plaque, written = page.table.layout.plaques[page.table.source.seen.side], page.table.layout.strip_height
        under = QRectF(plaque.x, boxes[0].y(), boxes[0].width(), boxes[0].height())  # bar of the leftmost of many cards
        assert under.top() - page._shares._tall([under, *boxes]) > plaque.y + plaque.height + written
    page.shown.step()
    settle(qtbot, page)
    assert page.table.page.prompt.geometry() == before
    assert page.table.page.prompt._notice.isVisible()


@pytest.mark.parametrize("size", [(1024, 700), (1440, 900)])
def test_at_a_full_table_the_question_covers_no_card_and_all_eyes_have_room(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, size: tuple[int, int]
) -> None:
    window.resize(*size)
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", "losers", ("club",) * 8, names=map(str, range(8))))
    zones = [losers_zones.trick(seat) for seat in range(8)]

    def trick() -> list[Card]:
        return [card for zone in zones for card in page.table.model.cards(zone)]

    go_to_decision(qtbot, page, 20)
    while len(trick()) < 3:  # the third card of a trick lies low
        go_to_decision(qtbot, page, page.shown.at + 1)
    page.games_button.click()
    qtbot.waitUntil(lambda: any(row.share is not None for row in page._shares.rows.values()))
    words = QRectF(page.table.page.prompt.question_box)
    places = page.table.layout.places(page.table.model)
    assert not any(words.intersects(QRectF(*box_of(places[card]))) for card in trick())
    assert cut_off(page) == []
    assert page.minimumSizeHint().width() <= size[0]
