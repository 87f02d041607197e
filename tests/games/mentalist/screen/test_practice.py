"""Practice at Mentalist Poker: games that start from a position, from setting it to looking back, and the price of each
decision."""

import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.after.result_page import ResultPage
from cardtable.app.after.review_page import ReviewPage
from cardtable.app.play.live import LiveGame
from cardtable.app.play.replay import Landmark
from cardtable.app.routes import Home, NewGame, Open
from cardtable.app.screens import SCREENS
from cardtable.app.setup.position_form import PositionForm
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.table.display import TableDisplay
from cardtable.app.watch.watch_page import WatchPage
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, json_text, new_header, read_header, with_own
from cardtable.games.mentalist.rules import MentalistRules
from cardtable.journal import replay
from cardtable.session.table_kind import PRACTICE_KEY, kind_keys
from cardtable.table.history import unfinished_table
from tests.app.conftest import NAMES, Asked, dealt, dealt_by, let_happen, press, seats_page
from tests.app.friends import Friends
from tests.app.sight import labels, sight
from tests.app.test_practice import undo
from tests.app.test_result import result
from tests.app.test_watch import settle
from tests.games.mentalist.rules.desk import position
from tools.games.mentalist.screen import mentalist

pytestmark = pytest.mark.usefixtures("unpainted")


def form_of(page: SeatsPage) -> PositionForm:
    """Return the form for the game's starting position."""
    assert page.start_form
    return page.start_form


def from_a_position(window: MainWindow) -> SeatsPage:
    """Return the page of a practice table for two that starts from a position."""
    page = seats_page(window, "mentalist")
    page.practice_box.setChecked(True)
    box = form_of(page).box
    box.setCurrentIndex(box.findText("a position"))
    return page


def fields(page: SeatsPage) -> dict[str, QWidget]:
    """Return the fields of the starting position by name."""
    return {stop.accessibleName(): stop for stop in form_of(page).stops}


def put(page: SeatsPage, name: str, value: int | str) -> None:
    """Set a field as a person does, to a number or a player."""
    field = fields(page)[name]
    if isinstance(field, QSpinBox):
        field.setValue(int(value))
    else:
        assert isinstance(field, QComboBox)
        field.setCurrentIndex(field.findText(str(value)))


def setup_of(page: SeatsPage) -> Any:
    """Return the header's setup, once it has been written and read again."""
    header = page.header()
    assert read_header(1, json_text(header.object).encode()).object == header.object
    return header.object.get("setup")


def wrong(page: SeatsPage) -> list[str]:
    """Return the messages about wrong fields."""
    return [text for text in labels(form_of(page)) if text.endswith(".")]


# --- setting it ------------------------------------------------------------------------------------------------------


def test_a_game_starts_from_its_beginning_unless_somebody_says_otherwise(window: MainWindow) -> None:
    page = seats_page(window, "mentalist")
    assert not form_of(page).isVisible()
    assert setup_of(page) is None
    page.practice_box.setChecked(True)
    assert form_of(page).isVisible()
    assert setup_of(page) is None
    assert list(fields(page)) == ["Start from"]
    assert seats_page(window, "war").start_form is None


def test_a_position_is_that_of_the_beginning_where_nothing_is_set(window: MainWindow) -> None:
    page = from_a_position(window)
    assert setup_of(page) == position([19, 19], 2)
    put(page, "Chips: Odile", 7)
    page.form.show_rules(MentalistRules(ante=3))
    page.add_bot()
    assert setup_of(page) == position([17, 7, 17], 9)
    page.practice_box.setChecked(False)
    assert setup_of(page) is None


def test_what_is_set_goes_along_with_the_players(window: MainWindow) -> None:
    page = from_a_position(window)
    page.add_bot()
    page.rows[0].name.setText("Ada")
    for name, value in (("Chips: Ada", 5), ("Chips: Bram", 30), ("Pot", 11), ("Who bets", "Bram")):
        put(page, name, value)
    put(page, "First Bettor button", "Odile")
    assert setup_of(page) == position([5, 19, 30], 11, 2, button=1)
    press(page.rows[0].grip, Qt.Key.Key_Down)
    assert setup_of(page) == position([19, 5, 30], 11, 2, button=0)
    box = fields(page)["Who bets"]
    assert isinstance(box, QComboBox)
    assert [box.itemText(at) for at in range(box.count())] == ["Odile", "Ada", "Bram"]
    page.rows[2].remove.click()
    assert setup_of(page) == position([19, 5], 11, 0, button=0)


def test_what_can_not_be_is_said_at_its_field(window: MainWindow) -> None:
    page = from_a_position(window)
    begun = dealt_by(page)
    put(page, "Chips: You", 0)
    told = "“Who bets” can't be “You”, who has no chips to bet."
    assert wrong(page) == [told]
    assert page.problem.text() == told
    page.deal()
    assert not page.deal_button.isEnabled()
    assert not begun
    put(page, "Who bets", "Odile")
    assert wrong(page) == []
    assert page.deal_button.isEnabled()
    put(page, "Who bets", "You")
    page.form.show_rules(MentalistRules(variant="advanced"))
    assert page.deal_button.isEnabled()
    page.form.show_rules(MentalistRules())
    page.practice_box.setChecked(False)
    assert page.deal_button.isEnabled()


def test_nobody_is_asked_for_a_button_that_makes_no_difference(window: MainWindow) -> None:
    page = from_a_position(window)
    page.form.show_rules(MentalistRules(variant="advanced"))
    assert list(fields(page)) == ["Start from", "Chips: You", "Chips: Odile", "Pot", "Who bets"]
    assert setup_of(page) == position([19, 19], 2)


def test_tab_goes_through_the_fields(window: MainWindow) -> None:
    page = from_a_position(window)
    let_happen()
    page.shuffle_button.setFocus()
    gone: list[str] = []
    while (focus := window.focusWidget()) is not page.rule_sets.box:
        assert isinstance(focus, QWidget)
        gone.append(focus.accessibleName())
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    fields = ["Start from", "Chips: You", "Chips: Odile", "Pot", "Who bets", "First Bettor button"]
    assert gone[1:] == [*fields, page.try_button.accessibleName()]


def test_a_position_is_remembered_with_the_table(window: MainWindow) -> None:
    page = from_a_position(window)
    put(page, "Chips: Odile", 3)
    put(page, "Who bets", "Odile")
    begun = dealt_by(page)
    page.deal()
    assert begun[0].own == {"setup": position([19, 3], 2, 1, button=0)}
    assert begun[0].object[PRACTICE_KEY] is True
    again = seats_page(window, "mentalist")
    assert setup_of(again) == begun[0].own["setup"]
    form_of(again).box.setCurrentIndex(0)
    dealt_by(again)
    again.deal()
    assert setup_of(seats_page(window, "mentalist")) is None


@pytest.mark.parametrize("held", [None, [], 5, {}, position([1], 2), position([0, 2], 2), position([1, 2], -2)])
def test_an_odd_memory_starts_from_the_beginning(window: MainWindow, held: object) -> None:
    seats = [["Ada", "human", 0], ["Bea", "random", 1]]
    kept = {"seats": seats, "rules": {"ante": 2}, "practice": True, "setup": held}
    window.settings.remember("mentalist", json.dumps(kept))
    page = seats_page(window, "mentalist")
    assert setup_of(page) is None
    assert page.form.rules == MentalistRules(ante=2)
    assert [row.called for row in page.rows] == ["Ada", "Bea"]


# --- what a decision was worth ---------------------------------------------------------------------------------------


Begin = Callable[..., Friends]


@pytest.fixture
def begin(qtbot: QtBot, window: MainWindow) -> Begin:
    """Return a function that seats people and bots at a table of Mentalist Poker, for practice and from a given
    position."""

    def sat(players: str, setup: object, practice: bool = True, **rules: object) -> Friends:
        people = {"P": "human", "b": "club"}
        seats = tuple(SeatName(name, people[player]) for name, player in zip(NAMES, players, strict=False))
        begun = new_header(GAMES["mentalist"], MentalistRules.made(rules), seats, 5)
        begun.object.update(kind_keys(practice, hints=True))
        dealt(qtbot, window, lambda: window.go(NewGame(with_own(begun, {"setup": setup}))))
        friends = Friends(qtbot, window, Random(5))
        friends.wait()
        return friends

    return sat


def give(friends: Friends, chips: int) -> None:
    """Lift the curtain if it is down, and answer with a number."""
    if friends.behind_curtain:
        friends.act()
        friends.wait()
    mentalist(friends.game_page.table).game.answers.strip.choose(chips)
    friends.table.prompt.press_likely()
    friends.wait()


def prices(friends: Friends) -> list[str]:
    """Return the panel's lines on what the last decisions cost."""
    return friends.table.page.panel.prices.replace("\u00a0", " ").splitlines()


BET = "{} bet 7, which cost 6.5 wins in 100 games. Perfect play bets 0: 31%, 1: 26%, 2: 23%, 3: 20%, 7: never."


def test_what_a_bet_cost_is_told_once_it_is_settled(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(TableDisplay, "announce", lambda table, text: said.append(text))
    friends = begin("PP", position([19, 16], 5))
    give(friends, 7)
    assert friends.game_page.live._weighings, "it is known by now"
    assert prices(friends) == []
    give(friends, 0)
    guess = "Odile guessed 0: no move was better. Perfect play guesses 0: 48%, 1: 30%, 2: 16%, 3: 5%."
    assert prices(friends) == [BET.format("Anna"), guess]
    aloud = [text.replace("\u00a0", " ") for text in said if "Perfect play" in text]
    assert aloud[-1].splitlines() == prices(friends)
    assert len(aloud) == len(set(aloud)), "not anew at each table"


def test_nothing_is_told_of_a_bet_that_nobody_has_seen(begin: Begin) -> None:
    """Neither whether it was a good bet nor how long it took to find that out."""
    found = []
    for chips in (0, 7):
        friends = begin("PP", position([19, 16], 5))
        give(friends, 2)
        give(friends, 1)
        give(friends, chips)
        assert friends.game_page.live._weighings
        behind = sight(friends.table, friends.window)
        if friends.behind_curtain:
            friends.act()
            friends.wait()
        found.append((behind, sight(friends.table, friends.window), prices(friends)))
    assert len(found[0][2]) == 2
    for before, after in zip(*found, strict=True):
        assert before == after


def test_a_person_alone_is_told_of_each_of_their_decisions(begin: Begin) -> None:
    friends = begin("Pb", position([19, 16], 5))
    give(friends, 7)
    assert prices(friends) == [BET.format("You")]
    give(friends, 9)
    assert prices(friends)[0].startswith("You guessed 9, which cost ")
    undo(friends)
    assert prices(friends) == []


@pytest.mark.parametrize(
    ("players", "practice", "rules"),
    [("Pb", False, {}), ("Pbb", True, {}), ("Pb", True, {"variant": "advanced"}), ("Pb", True, {"turn_limit": 9})],
)
def test_nothing_is_told_at_other_tables(
    begin: Begin, thinking_here: Asked, players: str, practice: bool, rules: dict[str, object]
) -> None:
    friends = begin(players, position([10] * len(players), 5), practice, **rules)
    for _ in range(2):
        give(friends, 1)
    assert prices(friends) == []
    assert not [question for question in thinking_here if question.advice]


def test_play_goes_on_while_it_is_being_worked_out(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Callable[[], None]] = []
    advise = LiveGame.advise
    monkeypatch.setattr(LiveGame, "advise", lambda *question: asked.append(partial(advise, *question)))
    friends = begin("Pb", position([19, 16], 5))
    give(friends, 7)
    give(friends, 0)
    assert len(asked) == 2
    assert prices(friends) == []
    asked[0]()
    friends.qtbot.waitUntil(lambda: bool(prices(friends)))
    assert prices(friends) == [BET.format("You")]


# --- to the end, and afterwards --------------------------------------------------------------------------------------


def leave_and_return(friends: Friends) -> None:
    """Go to the first page and return to the table by its record."""
    path = friends.game_page.live.path
    friends.window.go(Home())
    friends.window.go(Open(path))
    friends.wait()


def ended(friends: Friends) -> ResultPage:
    """Return the result page of a finished game."""
    friends.act()
    assert isinstance(friends.window.page, ResultPage)
    return friends.window.page


def moment(friends: Friends, page: ResultPage, number: int) -> tuple[str, WatchPage]:
    """Press one of the page's moments; return its words and the page that opens."""
    button = page.moment_buttons[number]
    button.click()
    friends.qtbot.waitUntil(lambda: isinstance(friends.window.page, WatchPage))
    watched = friends.window.page
    assert isinstance(watched, WatchPage)
    settle(friends.qtbot, watched)
    return button.words, watched


def test_what_decided_the_first_pot_is_watched_from_there(begin: Begin) -> None:
    friends = begin("PP", position([1, 2], 6))
    left = unfinished_table(friends.game_page.live.path, lambda key: SCREENS[key].model())
    assert left
    assert left.stage() == "Turn 1"
    for chips in (1, 0, 2, 2):
        leave_and_return(friends)
        give(friends, chips)
    words, watched = moment(friends, ended(friends), 0)
    assert words == "Pot 1: Anna wins 9 chips, the largest pot of the game, and takes the lead for good."
    assert watched.timeline.landmarks == [Landmark(0, "A pot of 6")]
    assert watched.replay.at == 0
    assert mentalist(watched.table).game.model.chips == [1, 2]


@pytest.mark.slow
@pytest.mark.parametrize("rules", [{}, {"variant": "advanced", "turn_limit": 12}])
@pytest.mark.parametrize("setup", [position([6, 2], 3, 1, button=0), position([8, 8], 0)])
def test_a_game_from_a_position_is_played_left_and_looked_at(
    begin: Begin, rules: dict[str, object], setup: dict[str, Any]
) -> None:
    friends = begin("Pb", setup, **rules)
    path = friends.game_page.live.path
    while not friends.table.over:
        leave_and_return(friends)
        give(friends, friends.random.randrange(2))
    assert replay(path).result
    page = ended(friends)
    friends.qtbot.waitUntil(page.review_button.isVisible)
    page.review_button.click()
    friends.qtbot.waitUntil(lambda: isinstance(friends.window.page, ReviewPage))
    for number in range(len(page.moment_buttons)):
        words, watched = moment(friends, result(friends.qtbot, friends.window, path), number)
        pot = int(words.replace(",", ":").split(":")[0].split()[1])
        assert watched.replay.at == watched.timeline.landmarks[pot - 1].at
        assert watched.timeline.landmarks[0].at == 0
    result(friends.qtbot, friends.window, path).again_button.click()
    friends.wait()
    assert friends.game_page.live.header.own == {"setup": setup}
    assert friends.game_page.live.practice


def test_a_game_that_is_over_at_once_has_a_result(begin: Begin) -> None:
    friends = begin("Pb", position([0, 4], 0), variant="advanced", ante=5)
    assert friends.table.over
    page = ended(friends)
    assert not page.review_button.isVisible()
    for number in range(len(page.moment_buttons)):
        assert moment(friends, page, number)[1].replay.at == 0
