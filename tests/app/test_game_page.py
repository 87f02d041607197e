"""Several people at one screen: when their cards lie open, and what the curtain hides."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.after.result_page import ResultPage
from cardtable.app.after.review_page import ReviewPage
from cardtable.app.parts import felt_button
from cardtable.app.routes import Home, NewGame, Open
from cardtable.app.settings import Settings
from cardtable.app.table.answer_button import AnswerButton
from cardtable.app.table.page import TablePage
from cardtable.app.table.playback import Playback
from cardtable.app.table.scene import Motion
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.engine.record import Header, SeatName, new_header
from cardtable.engine.state import EVERYTHING, NOBODY, SPECTATOR
from cardtable.games.losers.moves import TrickTaken
from cardtable.games.war.moves import BidsTurned, PrizeWon
from tests.app.conftest import NAMES, Oracle, dealt, let_happen, press
from tests.app.friends import Friends

pytestmark = pytest.mark.usefixtures("unpainted")

SHORT: dict[str, dict[str, object]] = {
    "war": {"suit_size": 4},
    "losers": {"target": 20, "round_limit": 1},
    "miser": {"starting_pennies": 9, "turn_limit": 9},
}
"""House rules under which a game is soon over."""


def header(game: str, players: str, seed: int = 5, **rules: object) -> Header:
    """Return the header of a table with a seat for each letter: P for a person, b for a bot. Bots are added where the
    game needs more players."""
    players = players.ljust(GAMES[game].fewest_seats, "b")
    seats = tuple(
        SeatName(name, "human" if player == "P" else "random") for name, player in zip(NAMES, players, strict=False)
    )
    return new_header(GAMES[game], GAMES[game].rules.made({**SHORT[game], **rules}), seats, seed)


Gather = Callable[..., Friends]


@pytest.fixture
def gather(qtbot: QtBot, window: MainWindow) -> Gather:
    """Return a function that seats friends round the window."""

    def gathered(game: str, players: str, seed: int = 5, **rules: object) -> Friends:
        dealt(qtbot, window, lambda: window.go(NewGame(header(game, players, seed, **rules))))
        return Friends(qtbot, window, Random(seed))

    return gathered


every_game = pytest.mark.parametrize("game", SHORT)


@pytest.fixture
def reopened(qtbot: QtBot, window: MainWindow, settings: Settings) -> Iterator[Callable[[Path], Friends]]:
    """Return a function that goes on with a record in another window."""
    other = MainWindow(settings)
    qtbot.addWidget(other)
    other.setMinimumSize(1024, 700)
    other.resize(window.size())

    def opened(path: Path) -> Friends:
        other.go(Home())
        other.show()
        other.go(Open(path))
        friends = Friends(qtbot, other, Random(0))
        friends.wait()
        return friends

    yield opened
    other.close()


# --- when the curtain falls ------------------------------------------------------------------------------------------


@every_game
def test_one_person_with_bots_sees_no_curtain(gather: Gather, game: str) -> None:
    friends = gather(game, "Pbb")
    for _ in friends.turns():
        assert not friends.behind_curtain
        assert friends.viewer == 0


def test_an_auction_of_public_cards_needs_no_curtain(gather: Gather) -> None:
    friends = gather("war", "PPb", bidding="open")
    looked = set()
    for _ in friends.turns(12):
        assert not friends.behind_curtain
        assert friends.viewer in friends.table.source.to_act()
        name = friends.table.source.seen.names[friends.viewer]
        assert friends.table.prompt.question.startswith(f"{name}: ")
        looked.add(friends.viewer)
    assert looked == {0, 1}


@every_game
def test_each_decision_of_one_of_several_is_made_behind_their_curtain(gather: Gather, game: str) -> None:
    friends = gather(game, "PPb")
    lifted = None
    for _ in friends.turns(24):
        if friends.behind_curtain:
            lifted = friends.game_page.curtain.seat
            assert friends.game_page.curtain.words == f"It is {NAMES[lifted]}'s move"
            assert friends.viewer == SPECTATOR
            assert friends.table.legal_cards() == []
        elif friends.table.presenter.waits:
            continue  # everybody may see what a hand came to
        else:
            assert friends.viewer == lifted
            assert friends.table.source.to_act()


@every_game
def test_behind_a_curtain_lies_the_side_of_the_one_whose_turn_it_is(gather: Gather, game: str) -> None:
    """It is turned towards that seat, but shows only what everybody may see."""
    friends = gather(game, "PPb")
    seen = set()
    for _ in friends.turns():
        if friends.behind_curtain:
            source = friends.table.source
            assert (source.seen.viewer, source.seen.side) == (SPECTATOR, friends.game_page.curtain.seat)
            seen.add(source.seen.side)
    assert seen == {0, 1}


def test_who_decides_twice_keeps_their_cards_in_sight(gather: Gather) -> None:
    """The caller names trump and then bids, with no curtain between."""
    friends = gather("losers", "PPP", seed=4)
    before = (SPECTATOR, 0)
    for _ in friends.turns():
        now = (friends.viewer, len(friends.table.source.lines))
        if now[0] == before[0] != SPECTATOR and now[1] > before[1]:
            return
        before = now
    raise AssertionError("nobody has decided twice")


@pytest.mark.parametrize(("game", "ends"), [("war", (BidsTurned, PrizeWon)), ("losers", (TrickTaken,))])
def test_what_came_of_a_decision_is_seen_by_all(
    gather: Gather, monkeypatch: pytest.MonkeyPatch, game: str, ends: tuple[type, ...]
) -> None:
    """Even if it was the last of several decisions and made behind the curtain, so that the cards are gone by then:
    everybody sees it happen."""
    seen = list[tuple[object, int]]()
    show_event = Playback.show_event

    def shown(playback: Playback, event: object) -> list[Motion]:
        seen.append((event, playback._source.seen.viewer))
        return show_event(playback, event)

    monkeypatch.setattr(Playback, "show_event", shown)
    friends = gather(game, "PP")
    for _ in friends.turns(30):
        pass
    live = friends.game_page.live
    happened = [event for event in live.session.observers[SPECTATOR].events if isinstance(event, ends)]
    assert happened
    assert [event for event, _ in seen if isinstance(event, ends)] == happened
    assert {viewer for event, viewer in seen if isinstance(event, ends)} == {SPECTATOR}


def test_a_bot_that_plays_between_is_seen_by_all(gather: Gather) -> None:
    """While somebody else might watch the bot, no cards lie open."""
    friends = gather("losers", "PbP")
    seen: list[tuple[int, bool]] = []
    live = friends.game_page.live

    def see() -> None:
        """Note who sees a bot's move, and whether their table is private."""
        line = live.session.observers[SPECTATOR].lines[-1]
        if line.get("seat") == 1 and live.session.look is not None:
            seen.append((live.session.look.seen.viewer, live.session.is_private(live.session.look.seen.viewer)))

    live.happened.connect(see)
    for _ in friends.turns(20):
        pass
    assert seen
    assert set(seen) == {(SPECTATOR, False)}


@every_game
def test_a_game_of_several_comes_back_behind_the_curtain(
    gather: Gather, reopened: Callable[[Path], Friends], game: str
) -> None:
    friends = gather(game, "PP")
    turns = friends.turns()
    for _ in range(4):
        next(turns)
    assert not friends.behind_curtain
    path = friends.game_page.live.path
    friends.window.go(Home())
    there = reopened(path)
    assert there.behind_curtain
    assert there.viewer == SPECTATOR


def test_leaving_in_the_middle_of_a_hand_over_ends_it(gather: Gather) -> None:
    """Leaving the page abandons the table that is being set; otherwise nothing would let go of it."""
    friends = gather("losers", "PP")
    friends.wait()
    assert friends.behind_curtain
    page = friends.game_page
    friends.act()
    assert page.changing
    friends.window.go(Home())
    assert not page.changing


# --- covering cards ---------------------------------------------------------------------------------------------------


def laid_open(gather: Gather, players: str = "PP") -> Friends:
    """Return a table of Loser's Game at which the first person's cards lie open."""
    friends = gather("losers", players)
    turns = friends.turns()
    next(turns)
    if friends.behind_curtain:
        next(turns)
    assert friends.viewer == 0
    assert not friends.behind_curtain
    return friends


@pytest.mark.parametrize("players", ["PP", "Pb"])
def test_f9_covers_open_cards_until_the_curtain_is_lifted(gather: Gather, players: str) -> None:
    friends = laid_open(gather, players)
    question = friends.table.prompt.question
    lines = len(friends.table.source.lines)
    press(friends.table.page, Qt.Key.Key_F9)
    assert friends.behind_curtain
    assert friends.game_page.curtain.seat == 0
    friends.wait()
    assert friends.viewer == SPECTATOR
    friends.act()
    friends.wait()
    assert (friends.viewer, friends.table.prompt.question) == (0, question)
    assert len(friends.table.source.lines) == lines


def test_cards_are_gone_from_the_screen_the_moment_they_are_covered(gather: Gather) -> None:
    """They go before another table is set and before anything is painted again."""
    friends = laid_open(gather)
    page = friends.table.page
    friends.game_page.cover()
    assert not page.isVisible()


def test_cards_left_alone_for_a_minute_are_covered(gather: Gather, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardtable.app.table.game_page._ALONE", 0)
    friends = laid_open(gather)
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    friends.qtbot.waitUntil(lambda: friends.behind_curtain)


def test_who_comes_back_in_time_finds_them_open(gather: Gather) -> None:
    friends = laid_open(gather)
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    alone = friends.game_page.findChild(QTimer, "alone")
    assert alone is not None
    assert not alone.isActive()
    assert not friends.behind_curtain


def test_a_key_held_from_before_lifts_no_curtain(gather: Gather, monkeypatch: pytest.MonkeyPatch) -> None:
    friends = gather("losers", "PP")
    friends.wait()
    assert friends.behind_curtain
    monkeypatch.setattr(felt_button, "UNREAD", 1e9)
    curtain = friends.game_page.curtain
    curtain.fall(0, "Anna", 0, 0)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True)
    QApplication.sendEvent(curtain.button, held)
    press(curtain.button, Qt.Key.Key_Return)
    press(curtain.button, Qt.Key.Key_Space)
    let_happen()
    assert friends.behind_curtain
    assert not friends.game_page.changing
    monkeypatch.setattr(felt_button, "UNREAD", 0.0)
    press(curtain.button, Qt.Key.Key_Return)
    friends.qtbot.waitUntil(lambda: not friends.behind_curtain)


def test_a_lifted_curtain_keeps_nothing(gather: Gather) -> None:
    """Neither whose turn it was nor the other possible moves can be found on the screen."""
    friends = gather("war", "PPb")
    for _ in friends.turns():
        if friends.behind_curtain and friends.game_page.curtain.others:
            break
    curtain = friends.game_page.curtain
    friends.act()
    friends.wait()
    assert not curtain.isVisible()
    assert (curtain.seat, curtain.others, curtain.accessibleName()) == (NOBODY, [], "")
    assert [button.answer.name for button in curtain.findChildren(AnswerButton)] == ["lift"]


def test_no_key_and_no_click_goes_through_the_curtain(gather: Gather) -> None:
    friends = gather("losers", "PP")
    friends.wait()
    curtain, lines = friends.game_page.curtain, len(friends.table.source.lines)
    for key in (Qt.Key.Key_H, Qt.Key.Key_S, Qt.Key.Key_Right, Qt.Key.Key_1, Qt.Key.Key_L):
        press(curtain, key)
    QTest.mouseClick(curtain, Qt.MouseButton.LeftButton, pos=QPoint(20, curtain.height() - 40))
    let_happen()
    assert friends.behind_curtain
    assert len(friends.table.source.lines) == lines


# --- after the game ---------------------------------------------------------------------------------------------------


def test_each_may_review_their_own(gather: Gather, oracle: Oracle) -> None:
    friends = gather("war", "PPb")
    for _ in friends.turns():
        pass
    friends.act()
    window = friends.window
    result = window.page
    assert isinstance(result, ResultPage)
    friends.qtbot.waitUntil(result.review_button.isVisible)
    result.review_button.click()
    review = window.page
    assert isinstance(review, ReviewPage)
    assert [review.whose.itemText(row) for row in range(review.whose.count())] == list(NAMES[:2])
    assert window.reviewer is not None
    assert window.reviewer.review.seat == 0
    review.whose.other_seat.emit(1)
    assert window.reviewer.review.seat == 1
    assert isinstance(window.page, ReviewPage)
    assert window.page.whose.currentData() == 1


# --- nobody plays -----------------------------------------------------------------------------------------------------


@every_game
def test_bots_among_themselves_are_watched_open_or_through_the_eyes_of_one(gather: Gather, game: str) -> None:
    friends = gather(game, "bb")
    page = friends.game_page
    assert page.eyes_box is not None
    assert friends.viewer == EVERYTHING
    friends.qtbot.waitUntil(lambda: len(friends.table.source.lines) > 4)

    def lie_open(seat: int) -> bool:
        return all(piece.card for piece in friends.table.model.cards(("hand", seat)))

    assert lie_open(0)
    assert lie_open(1) or game == "war"  # the hands of others are public there, and told under their names
    page.eyes_box.setCurrentIndex(1)
    friends.qtbot.waitUntil(lambda: friends.viewer == 1)
    assert lie_open(1)
    assert not lie_open(0)
    friends.qtbot.waitUntil(lambda: bool(friends.table.bright))
    while not friends.table.over:
        friends.act()
        friends.qtbot.waitUntil(lambda: bool(friends.table.bright))


def test_eyes_that_are_changed_twice_leave_one_table_and_stay_to_be_chosen(gather: Gather) -> None:
    """The first of the two tables, half set, is dropped; the choice stays where it can be seen meanwhile."""
    friends = gather("losers", "bb")
    page = friends.game_page
    assert page.eyes_box is not None
    friends.qtbot.waitUntil(lambda: len(friends.table.source.lines) > 4)
    page.eyes_box.setCurrentIndex(0)
    friends.qtbot.waitUntil(lambda: len(page.findChildren(TablePage)) == 2)
    assert page.eyes_box.isVisible()
    page.eyes_box.setCurrentIndex(1)
    friends.qtbot.waitUntil(lambda: friends.viewer == 1 and not page.changing)
    let_happen()
    friends.qtbot.waitUntil(lambda: page.findChildren(TablePage) == [friends.table.page])
    assert page.eyes_box.isVisible()
