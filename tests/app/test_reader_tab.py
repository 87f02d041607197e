"""The reader's tab at the table: what each player has shown so far, and nothing that hasn't been seen yet."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cardtable.app.jobs import Job, JobSlot, run
from cardtable.app.play.bot_seats import BotSeats
from cardtable.app.pool import PoolClient, Urgency, process
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.table.reader_tab import ReaderTab
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, json_text, new_header
from cardtable.games.mentalist.players.mirroring import beside_perfect
from cardtable.games.mentalist.screen.tally_view import TallyView
from cardtable.games.war.players.foreseeing import BidReader, bids_made
from cardtable.games.war.screen.table import BidsView
from cardtable.work import Outcome, Work, WorkFailed
from tests.app.conftest import NAMES, DealMentalist, Sit, let_happen, press
from tests.app.test_watch import played, settle, watched
from tests.beside import ends_processes, fails
from tests.games.mentalist.rules.desk import Desk
from tests.games.mentalist.screen.test_table import wait
from tools.driver import any_game
from tools.games.mentalist.screen import MentalistDriver
from tools.processes import children

pytestmark = pytest.mark.slow

READER = 3


def record(
    folder: Path, game: str, lines: Sequence[dict[str, Any]], name: str = "a", seats: int = 2, **rules: object
) -> Path:
    """Write the record of a game left after these lines, with a person at seat 0 and bots at the others; return its
    path."""
    people = tuple(SeatName(NAMES[seat], "random" if seat else "human") for seat in range(seats))
    header = new_header(GAMES[game], GAMES[game].rules.made(rules), people, 5)
    path = folder / f"{name}.cardtable"
    path.write_text("".join(json_text(line) + "\n" for line in [header.object, *lines]))
    return path


def bets(script: str, seats: int = 2, **rules: Any) -> list[dict[str, Any]]:
    """Return the lines of a game of Mentalist Poker from a script of `SEAT:CHIPS`."""
    desk = Desk(seats, **rules)
    lines: list[dict[str, Any]] = [{"chance": "first", "first": 0}]
    for one in script.split():
        seat, chips = map(int, one.split(":"))
        kind = "bet" if desk.due.split()[1] == "bets" else "guess"
        lines.append({"seat": seat, "move": kind, "chips": chips})
        desk.play(one)
    return lines


def tab_of(table: TablePresenter) -> ReaderTab:
    """Open the tab and return it."""
    table.page.panel.tabs.setCurrentIndex(READER)
    let_happen()
    tab = table.page.panel.tabs.currentWidget()
    assert isinstance(tab, ReaderTab)
    return tab


def words(tab: ReaderTab, kind: type[QLabel] = TallyView) -> str:
    """Return the words of the only picture of this kind."""
    (picture,) = tab.findChildren(kind)
    return str(picture.accessibleName())


def seen(tab: ReaderTab) -> tuple[QImage, list[str], list[str]]:
    """Return everything that the tab shows and says."""
    labels = tab.findChildren(QLabel)
    return (
        tab.grab().toImage(),
        [label.accessibleName() for label in labels] + [label.accessibleDescription() for label in labels],
        [label.text() for label in labels],
    )


# --- Mentalist Poker -------------------------------------------------------------------------------------------------


def test_it_is_shown_from_the_beginning_where_there_is_much_to_read(deal_mentalist: DealMentalist) -> None:
    tabs = deal_mentalist().page.panel.tabs
    assert tabs.tabText(tabs.currentIndex()) == "Mind-reader"


def test_what_others_bet_and_guess_is_counted_apart(sit: Sit, tmp_path: Path) -> None:
    lines = bets("0:2 1:0 1:3 0:1 0:0 1:4 1:3 0:2", starting_chips=12)
    tab = tab_of(sit("mentalist", path=record(tmp_path, "mentalist", lines, starting_chips=12)))
    assert tab.name == NAMES[1]
    told = words(tab)
    assert told.startswith("2 bet")
    assert "3: 2 time" in told
    tab.kind_buttons[1].click()
    told = words(tab)
    assert told.startswith("2 guess")
    assert "0: 1 time" in told
    assert "4–5: 1 time" in told


def test_beside_it_stands_what_balanced_play_does_where_that_is_known(sit: Sit, tmp_path: Path) -> None:
    two = bets("0:2 1:0 1:3 0:1", starting_chips=8)
    tab = tab_of(sit("mentalist", path=record(tmp_path, "mentalist", two, starting_chips=8)))
    assert "balanced play" in words(tab)
    three = bets("0:2 2:0 1:3 0:1", seats=3)
    other = tab_of(sit("mentalist", path=record(tmp_path, "mentalist", three, name="b", seats=3)))
    assert "3: 1 time" in words(other)
    assert "balanced play" not in words(other)


def test_until_it_is_worked_out_the_counts_are_there(sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Job] = []
    monkeypatch.setattr(PoolClient, "begin", lambda client, work, job: begun.append(job))
    lines = bets("0:2 1:0 1:3 0:1", starting_chips=8)
    tab = tab_of(sit("mentalist", path=record(tmp_path, "mentalist", lines, starting_chips=8)))
    assert "3: 1 time" in words(tab)
    begun[0].hear(0.37)
    assert "37%" in tab.note
    begun[0].hear(Outcome(error=WorkFailed("no room")))
    assert tab.note == ""
    assert "3: 1 time" in words(tab)


def test_the_tab_follows_each_bet_that_is_settled(qtbot: QtBot, deal_mentalist: DealMentalist) -> None:
    table = deal_mentalist(seats=2, starting_chips=8)
    tab = tab_of(table.presenter)
    for _ in range(6):
        wait(qtbot, table)
        if table.over:
            break
        count = sum(bet.seat == 1 for bet in table.game.model.course.bets)
        qtbot.waitUntil(lambda count=count: words(tab).startswith(f"{count} bet"))  # type: ignore[misc]
        table.prompt.press_likely()


def test_nothing_is_worked_out_while_nobody_looks(
    qtbot: QtBot, deal_mentalist: DealMentalist, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Job] = []
    table = deal_mentalist(seats=2, starting_chips=8)
    table.page.panel.tabs.setCurrentIndex(0)
    begin = PoolClient.begin

    def noted(client: PoolClient, work: Work, job: Job) -> Callable[[], None]:
        if client.parent() is not table.live.findChild(BotSeats):
            asked.append(job)
        return begin(client, work, job)

    monkeypatch.setattr(PoolClient, "begin", noted)
    for _ in range(3):
        wait(qtbot, table)
        table.prompt.press_likely()
    wait(qtbot, table)
    assert not asked


def test_what_has_not_been_shown_is_not_counted(
    sit: Sit, tmp_path: Path, deal_mentalist: DealMentalist, qtbot: QtBot
) -> None:
    """While motions are shown, the view of the game is ahead of the table."""
    table: MentalistDriver = deal_mentalist(seats=2, starting_chips=8)
    tab = tab_of(table.presenter)
    wait(qtbot, table)
    for _ in range(4):
        table.prompt.press_likely()
        wait(qtbot, table)
    assert table.game.model.course.bets
    table.game.reader.tab.follow(1)
    total = 0
    for button in tab.seat_buttons:
        button.click()
        let_happen()
        total += int(words(tab).split()[0])
    assert total == 1


def test_without_bets_the_tab_says_what_will_be_there(sit: Sit) -> None:
    tab = tab_of(sit("mentalist", seats=2))
    assert tab.note == f"{NAMES[1]}'s bets appear here once they have been revealed."
    tab.seat_buttons[0].click()
    assert tab.note == "Your bets appear here once they have been revealed."
    tab.kind_buttons[1].click()
    assert tab.note == "Your guesses appear here once a screen has been lifted."


def test_a_bet_behind_a_screen_changes_nothing(sit: Sit, tmp_path: Path) -> None:
    sights = []
    for hidden in (0, 4):
        lines = bets(f"0:2 1:0 1:3 0:1 0:0 1:4 1:{hidden}", starting_chips=12)
        tab = tab_of(sit("mentalist", path=record(tmp_path, "mentalist", lines, name=f"{hidden}", starting_chips=12)))
        assert words(tab).startswith("1 bet")
        sights.append(seen(tab))
    assert sights[0] == sights[1]


def test_the_seats_are_chosen_by_keys_too(sit: Sit) -> None:
    tab = tab_of(sit("mentalist", seats=4))
    tab.window().activateWindow()
    tab.seat_buttons[1].setFocus()
    press(tab.seat_buttons[1], Qt.Key.Key_Right)
    press(tab.seat_buttons[2], Qt.Key.Key_Space)
    assert tab.name == NAMES[2]
    assert [button.accessibleName() for button in tab.seat_buttons] == list(NAMES[:4])


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_all_of_it_is_in_sight(sit: Sit, tmp_path: Path, size: tuple[int, int]) -> None:
    lines = bets("0:2 1:0 1:3 0:1 0:0 1:4 1:3 0:2", starting_chips=12)
    tab = tab_of(sit("mentalist", path=record(tmp_path, "mentalist", lines, starting_chips=12), size=size))
    (picture,) = tab.findChildren(TallyView)
    around = picture.parentWidget()
    assert around is not None
    assert picture.height() <= around.height() + 1
    assert all(tab.rect().contains(button.geometry()) for button in [*tab.seat_buttons, *tab.kind_buttons])


def test_a_pile_says_what_it_is_to_the_mouse(sit: Sit, tmp_path: Path) -> None:
    lines = bets("0:2 1:0 1:3 0:1 0:0 1:4 1:3 0:2", starting_chips=12)
    tab = tab_of(sit("mentalist", path=record(tmp_path, "mentalist", lines, starting_chips=12)))
    (picture,) = tab.findChildren(TallyView)
    picture.grab()
    said = [picture.words_at(box.center()) for box, _ in picture.tips]
    assert any(text.startswith("3: 2 time") for text in said)
    assert any("average stack" in text for text in said)


# --- Bidding War -----------------------------------------------------------------------------------------------------


def war_record(folder: Path, rounds: int, in_the_air: str | None = None) -> Path:
    """Write the record of a game left after so many rounds, and return its path. Seat 0 is a bot, which has laid the
    card `in_the_air` for the next round, if given; seat 1 is a person."""
    whole = played(folder / f"whole-{in_the_air}.cardtable", "war", ("random", "human"), luck=7, suit_size=6)
    header, deal, *moves = whole.read_text().splitlines()
    lines = [header, deal, *moves[: 2 * rounds]]
    if in_the_air:
        lines.append(json_text({**json.loads(moves[2 * rounds]), "card": in_the_air}))
    path = folder / f"{rounds}-{in_the_air}.cardtable"
    path.write_text("".join(f"{line}\n" for line in lines))
    return path


def test_what_was_bid_stands_beside_what_was_at_stake(sit: Sit, tmp_path: Path) -> None:
    table = sit("war", path=war_record(tmp_path, 4))
    tab = tab_of(table)
    assert tab.name == "Anna"
    told = words(tab, BidsView)
    assert told.startswith("4 bid")
    bids = [bid for bid in bids_made(table.source.lines) if bid.seat == 0]
    assert all(f"{bid.card} for {bid.stake}" in told for bid in bids)
    reader = BidReader()
    for bid in bids:
        reader.see(bid)
    assert f"predicted {reader.foreseen} of 4" in tab.note


def test_a_bid_in_the_air_changes_nothing(sit: Sit, tmp_path: Path) -> None:
    left = json.loads(war_record(tmp_path, 4, "AC").read_text().splitlines()[-1])
    assert left["seat"] == 0
    held = cards_left(tmp_path)
    assert len(held) == 2
    sights = [seen(tab_of(sit("war", path=war_record(tmp_path, 4, card)))) for card in held]
    assert sights[0] == sights[1]


def cards_left(folder: Path) -> list[str]:
    """Return the cards that seat 0 still holds after four rounds."""
    lines = (folder / "whole-AC.cardtable").read_text().splitlines()
    return [json.loads(line)["card"] for line in lines[10:] if '"seat":0' in line.replace(" ", "")]


def test_bids_are_there_once_they_are_turned(qtbot: QtBot, sit: Sit, tmp_path: Path) -> None:
    table = any_game(sit("war", path=war_record(tmp_path, 2)))
    tab = tab_of(table.presenter)
    qtbot.waitUntil(lambda: bool(table.legal_cards()))
    assert words(tab, BidsView).startswith("2 bid")
    table.choose(table.legal_cards()[0])
    table.page.prompt.press_likely()
    qtbot.waitUntil(lambda: words(tab, BidsView).startswith("3 bid"))
    tab.seat_buttons[1].click()
    assert words(tab, BidsView).startswith("3 bid")


def test_before_the_first_bid_the_tab_says_what_will_be_there(sit: Sit) -> None:
    tab = tab_of(sit("war", seats=3))
    assert tab.note == f"{NAMES[1]}'s bids appear here once they have been turned over."
    tab.seat_buttons[0].click()
    assert tab.note == "Your bids appear here once they have been turned over."


def test_games_without_secret_bids_have_no_such_tab(sit: Sit) -> None:
    assert sit("war", bidding="open").page.panel.tabs.count() == READER
    assert sit("losers", seats=3).page.panel.tabs.count() == READER


# --- watched ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "kind"), [("mentalist", TallyView), ("war", BidsView)])
def test_a_game_that_is_watched_is_followed_with_all_open(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, game: str, kind: type[QLabel]
) -> None:
    rules: dict[str, object] = {"starting_chips": 8} if game == "mentalist" else {"suit_size": 6}
    page = watched(qtbot, window, played(tmp_path / "a.cardtable", game, ("random", "random"), 3, **rules))
    assert page.replay.seen.all_open
    tab = tab_of(page.table)
    assert "once" in tab.note
    page.shown.to_the_end()
    settle(qtbot, page)
    qtbot.waitUntil(lambda: int(words(tab, kind).split()[0]) > 1)


# --- what is worked out beside the screen ----------------------------------------------------------------------------


def test_a_process_works_and_ends_with_the_last_who_wants_something(
    qtbot: QtBot, own_process: None, tmp_path: Path
) -> None:
    """All listeners share one process; each hears only of what it asked for last."""
    lines = bets("0:2 1:0 1:3 0:1", starting_chips=8)
    header = new_header(GAMES["mentalist"], GAMES["mentalist"].rules.made({"starting_chips": 8}), (SeatName(),) * 2, 5)
    view = [{**header.object, "you": 0}, *lines]
    one, other = QObject(), QObject()
    first, second = PoolClient(Urgency.BESIDE, one), PoolClient(Urgency.BESIDE, other)
    latest = JobSlot(first)
    told: list[object] = []
    run(process(partial(beside_perfect, view, 1), first), latest, told.append)
    run(process(partial(beside_perfect, view, 2), first), latest, told.append)
    failed: list[Exception] = []
    run(process(partial(fails, "no reason"), second), second, told.append, failed.append)
    qtbot.waitUntil(lambda: bool(told and failed))
    assert str(failed[0]) == "ValueError: no reason"
    (found,) = told
    assert isinstance(found, dict)
    assert found[1, False].turns == 1, "what was asked last"
    assert found[0, True].bars[1].perfect > 0
    assert len(children()) == 1
    with qtbot.waitSignal(one.destroyed):
        one.deleteLater()
    assert len(children()) == 1
    run(process(partial(beside_perfect, view, 2), second), second)
    with qtbot.waitSignal(other.destroyed):
        other.deleteLater()
    assert not children()


def test_what_a_process_took_along_is_done_by_another(qtbot: QtBot, own_process: None, tmp_path: Path) -> None:
    """It is tried once more: a task that ends every process ends no more than two."""
    page = QObject()
    client = PoolClient(Urgency.BESIDE, page)
    told: list[object] = []
    for most in (1, 99):
        work = partial(ends_processes, tmp_path / f"{most}", most)
        run(process(work, client), client, told.append, lambda error: told.append(str(error)))
        qtbot.waitUntil(lambda: bool(told))
        told.append(len(list((tmp_path / f"{most}").iterdir())))
        if most == 1:
            assert told == ["done", 2]
            told.clear()
    assert told == ["the bot's process ended unexpectedly", 2]
    with qtbot.waitSignal(page.destroyed):
        page.deleteLater()
