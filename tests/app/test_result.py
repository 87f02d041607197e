"""Result page: who won and how, what decided the game, and the same table again."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.after.result_page import FallingSigns, ResultPage
from cardtable.app.play.replay import RecordView
from cardtable.app.routes import ResultOf
from cardtable.app.screens import SCREENS
from cardtable.app.setup.players import SeatChoice, SeatOrder
from cardtable.app.table.thumbnail import TablePicture
from cardtable.app.watch.watch_page import WatchPage
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header, reseated, with_own
from cardtable.games.losers.rules import LosersRules
from cardtable.games.war.course import WarCourse, turning_points
from cardtable.games.war.moves import PrizeCarried, PrizeWon, WarEnded
from cardtable.games.war.words import WarNarrator
from cardtable.journal import read
from cardtable.table.model import TableModel, lead_taken, seen_by
from tests.app.conftest import DESIGNED, LONGER, RIGHT_TO_LEFT, let_happen, page_of, press, random_review
from tests.app.test_watch import played, settle

pytestmark = pytest.mark.usefixtures("qapp", "unpainted")

# --- what decided it -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scores", "step"),
    [
        ([[1, 0], [1, 0]], 0),
        ([[0, 3], [4, 3]], 1),
        ([[5, 3], [5, 5], [6, 5]], 2),
        ([[5, 3], [5, 5]], None),
        ([], None),
    ],
)
def test_a_lead_is_taken_where_nobody_draws_level_again(scores: list[list[int]], step: int | None) -> None:
    assert lead_taken(scores, 0) == step


def course(*events: object) -> WarCourse:
    """Return the course of a game of three that is over after these events."""
    made = WarCourse(3)
    for event in events:
        made.follow(event)
    best = max(made.scores[-1])
    winners = tuple(seat for seat, score in enumerate(made.scores[-1]) if score == best)
    made.follow(WarEnded(winners, tuple(made.scores[-1])))
    return made


def test_what_decided_a_game_of_prizes() -> None:
    over = course(
        PrizeWon(1, ("9D",), 9, "KS"),
        PrizeCarried(("3D",)),
        PrizeWon(0, ("3D", "JD"), 14, "QH"),
        PrizeWon(2, ("2D",), 2, "AC"),
    )
    teller = WarNarrator(["Anna", "Odile", "Bram"], 1)
    (turn,) = turning_points(over)  # one point, although it is also the dearest prize
    assert teller.turning_point(turn) == (
        "Round 3: 3♦, J♦ for Q♥. Anna takes the lead for good."
    )  # fmt: skip
    assert teller.how(over) == "1 of 4 prizes, 5 points ahead of you."


def test_the_last_prize_and_the_dearest_can_decide() -> None:
    over = course(
        PrizeWon(1, ("10D",), 10, "KS"),
        PrizeWon(0, ("7D",), 7, "QH"),
        PrizeWon(2, ("3D",), 3, "2C"),
        PrizeWon(0, ("6D",), 6, "3H"),
    )
    teller = WarNarrator(["Anna", "Odile", "Bram"], 0)
    assert [teller.turning_point(turn) for turn in turning_points(over)] == [
        "Round 1: Odile wins 10♦ with K♠, the most valuable prize of the game.",
        "Round 4, the last: 6♦ for 3♥. You take the lead.",
    ]
    assert teller.how(over) == "2 of 4 prizes, 3 points ahead of Odile."


def test_where_a_win_is_shared_nobody_went_ahead() -> None:
    over = course(PrizeWon(0, ("5D",), 5, "KS"), PrizeWon(1, ("5H",), 5, "QH"))
    assert turning_points(over) == []
    assert WarNarrator(["Anna", "Odile", "Bram"], 0).how(over) == ""


def test_two_who_came_second_are_both_named() -> None:
    over = course(PrizeWon(0, ("5D",), 5, "KS"), PrizeWon(1, ("2H",), 2, "QH"), PrizeWon(2, ("2D",), 2, "QC"))
    assert WarNarrator(["Anna", "Odile", "Bram"], 2).how(over) == "1 of 3 prizes, 3 points ahead of Odile and you."


# --- the page --------------------------------------------------------------------------------------------------------


def result(qtbot: QtBot, window: MainWindow, path: Path) -> ResultPage:
    """Open the result of a recorded game."""
    window.go(ResultOf(path))
    qtbot.waitUntil(lambda: isinstance(window.page, ResultPage))
    assert isinstance(window.page, ResultPage)
    return window.page


@pytest.mark.usefixtures("painted")
@pytest.mark.parametrize("game", SCREENS)
def test_the_result_tells_who_won_and_how(qtbot: QtBot, window: MainWindow, tmp_path: Path, game: str) -> None:
    page = result(qtbot, window, played(tmp_path / "a.cardtable", game))
    ending, how = page.findChild(QLabel, "ending"), page.findChild(QLabel, "how")
    assert ending is not None
    assert how is not None
    assert "win" in ending.text()
    assert how.text().endswith(".") == how.isVisible()
    assert page.findChild(QWidget, "laurels")
    assert page.findChild(TablePicture)
    assert not page.grab().isNull()


@pytest.mark.parametrize("game", SCREENS)
def test_a_moment_that_decided_is_watched_from_there(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, game: str
) -> None:
    page = result(qtbot, window, played(tmp_path / "a.cardtable", game, luck=1))
    button = page.moment_buttons[-1]
    number = int("".join(sign for sign in button.words.split(":")[0].split(",")[0] if sign.isdigit()))
    button_words = button.words
    press(button, Qt.Key.Key_Return)
    watch = page_of(qtbot, window, WatchPage)
    settle(qtbot, watch)
    assert watch.shown.at == watch.timeline.landmarks[number - 1].at
    press(watch.table.page, Qt.Key.Key_Escape)
    assert isinstance(window.page, ResultPage)
    assert [button.words for button in window.page.moment_buttons][-1] == button_words


def test_only_a_win_at_this_screen_is_celebrated_and_only_where_things_move(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.settings.speed = "fast"
    page = result(qtbot, window, played(tmp_path / "a.cardtable", "war", luck=1))
    assert not page.findChildren(FallingSigns)  # a game that ended long ago isn't celebrated
    (winner,) = page.winners
    page.celebrate([other for other in range(3) if other != winner])
    assert not page.findChildren(FallingSigns)
    page.celebrate([winner])
    assert page.findChildren(FallingSigns)
    qtbot.waitUntil(lambda: not page.findChildren(FallingSigns))


def test_with_less_motion_nothing_falls(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.settings.speed = "fast"
    window.settings.animations = "reduced"
    page = result(qtbot, window, played(tmp_path / "a.cardtable", "war"))
    page.celebrate([])
    assert not page.findChildren(FallingSigns)


@pytest.mark.parametrize("how", [DESIGNED, RIGHT_TO_LEFT, LONGER])
@pytest.mark.parametrize("size", [(1024, 700), (1440, 900)])
def test_all_ways_on_have_room(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, language: Callable[[str], None], size: tuple[int, int], how: str
) -> None:
    language(how)
    window.resize(*size)
    page = result(qtbot, window, played(tmp_path / "a.cardtable", "war"))
    seats = (SeatName("Anna", "human"), SeatName("Odile", "club"))
    page.offer_review(random_review(new_header(GAMES["war"], GAMES["war"].rules.made({}), seats, 5), 0))
    let_happen()
    sheet = page.again_button.parentWidget()
    assert sheet
    buttons = [one for one in sheet.findChildren(QPushButton) if one.isVisible() and one.parentWidget() is sheet]
    assert len(buttons) == 6
    for button in buttons:
        assert sheet.rect().contains(button.geometry())
        assert button.width() >= button.sizeHint().width()
    for one, other in combinations(buttons, 2):
        assert not one.geometry().intersects(other.geometry())


# --- again -----------------------------------------------------------------------------------------------------------


def test_who_lost_most_chooses_first_and_the_last_has_no_choice() -> None:
    order = SeatOrder([9, 2, 5], [0, 1, 2], lambda free: free[0])
    assert order.chooser == 1
    order.choose(2)
    assert (order.chooser, order.free) == (2, [0, 1])
    order.choose(1)
    assert order.free == []
    assert order.order == [0, 2, 1]


def test_bots_draw_lots() -> None:
    rng = Random(1)
    for _ in range(50):
        order = SeatOrder([3, 2, 1, 0], [1], rng.choice)
        assert order.chooser == 1
        assert len(order.taken) == 2
        order.choose(rng.choice(order.free))
        assert sorted(order.order) == [0, 1, 2, 3]
    assert SeatOrder([3, 2, 1], [], rng.choice).chooser is None


def test_seats_are_chosen_and_cards_dealt(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = result(qtbot, window, played(tmp_path / "a.cardtable", "losers", ("human", "human", "human")))
    old = window.last_game.finished
    assert old
    page.other_seats_button.click()
    (dialog,) = window.findChildren(SeatChoice)
    assert not dialog.deal_button.isEnabled()
    for number in (2, 0):
        assert dialog.title.text().endswith(" chooses a seat.")
        dialog.chairs[number].click()
    assert dialog.title.text() == "Everyone has a seat."
    dialog.anew_button.click()
    assert [chair.isEnabled() for chair in dialog.chairs] == [True] * 3
    first = dialog.title.text().split()[0]
    press(dialog.chairs[1], Qt.Key.Key_Return)
    press(dialog.chairs[2], Qt.Key.Key_Return)
    let_happen()
    press(dialog.deal_button, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.game_page is not None)
    assert window.game_page
    header = window.game_page.live.header
    assert header.names[1] == first
    assert sorted(header.names) == ["Anna", "Bram", "Odile"]
    emblems = [old.emblems[old.header.names.index(name)] for name in header.names]
    assert header.object["emblems"] == emblems
    assert header.rules == old.header.rules


def test_who_is_youngest_stays_so_at_the_same_table_again() -> None:
    seats = tuple(SeatName(name, "human") for name in "ABC")
    old = with_own(new_header(GAMES["losers"], LosersRules(), seats, 1), {"youngest_first": [2, 0, 1]})
    header = reseated(old, [1, 2, 0], 7)
    assert header.names == ["B", "C", "A"]
    assert [header.names[seat] for seat in header.own["youngest_first"]] == ["C", "A", "B"]
    assert header.seed == 7


def at_its_end(path: Path) -> TableModel:
    """Return the table at the end of a record, as its first player saw it."""
    record = read(path)
    told = RecordView(record, 0)
    told.read_to(len(record.lines))
    model = SCREENS[record.header.game.key].model()(seen_by(record.header, 0))
    for event in told.events:
        model.follow(event)
    assert model.course.ended
    return model


@pytest.mark.parametrize(
    ("game", "rules", "why"),
    [
        ("losers", {"round_limit": 2, "target": 1000}, "The last hand was played."),
        ("mentalist", {"turn_limit": 6}, "That was the last bet."),
        ("miser", {"turn_limit": 9}, "The turn limit was reached."),
        ("war", {"suit_size": 3}, ""),
    ],
)
def test_it_is_said_that_a_limit_ended_the_game(tmp_path: Path, game: str, rules: dict[str, object], why: str) -> None:
    record = played(tmp_path / "a.cardtable", game, ("human", "random", "random"), None, **rules)
    assert at_its_end(record).why_ended() == why
