"""Talk on the screen, at the toy's table: bubbles, the panel's tab, and the picker."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

import pytest
from cardtable_toy.game import Boast
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from cardtable.app.after.ending import LiesPage, lie_words
from cardtable.app.after.result_page import ResultPage
from cardtable.app.routes import NewGame
from cardtable.app.settings import Settings
from cardtable.app.table import talk_tab
from cardtable.app.table import talking as bubbles
from cardtable.app.table.say_picker import PickButton, SayPicker
from cardtable.app.table.talking import Talking
from cardtable.app.watch.watch_page import WatchPage
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.table.board import Card
from cardtable.table.talk import Lie, Spoken, TalkOutcome
from tests.app.areas import box_of, rect
from tests.app.conftest import NAMES, Sit, let_happen, page_of, press
from tests.app.friends import Friends
from tests.app.sight import labels
from tests.app.test_watch import settle, watched
from tools.driver import TableDriver, any_game

pytestmark = pytest.mark.usefixtures("unpainted")

Driver = TableDriver[object]
Toys = Callable[..., Driver]


@pytest.fixture
def toys(qtbot: QtBot, sit: Sit, toy: None) -> Toys:
    """Return a function that makes a toy table for three, with the person at seat 0, who leads the first hand."""

    def sat(size: tuple[int, int] = (1024, 700), hands: int = 1, **how: Any) -> Driver:
        table = any_game(sit("toy", 3, size=size, hands=hands, **how))
        qtbot.waitUntil(lambda: table.prompt.button("name") is not None)
        table.page.setFocus()
        return table

    return sat


def talking(table: Driver) -> Talking:
    """Return the talk at a table."""
    assert table.presenter.talking
    return table.presenter.talking


def picker(table: Driver) -> SayPicker:
    """Return the open picker."""
    found = talking(table).picker
    assert found
    return found


def say(qtbot: QtBot, table: Driver, *lines: tuple[int, int]) -> None:
    """Let seats boast of values, and wait until the tab shows it."""
    before = len(spoken(table))
    for seat, value in lines:
        table.live.session.say(Boast(seat=seat, value=value))
    qtbot.waitUntil(lambda: len(spoken(table)) == before + len(lines))
    let_happen()


def spoken(table: Driver) -> list[Spoken]:
    """Return the lines that the tab shows."""
    lines = talking(table).tab.lines
    return [entry for entry in lines.rows if isinstance(entry, Spoken)]


def said(table: Driver) -> list[dict[str, Any]]:
    """Return the lines of talk in the record."""
    lines = [json.loads(line) for line in table.live.path.read_bytes().splitlines()]
    return [line for line in lines if "say" in line]


# --- bubbles ---------------------------------------------------------------------------------------------------------


def test_each_speaker_has_one_bubble_with_what_they_said_last(qtbot: QtBot, toys: Toys) -> None:
    table = toys()
    say(qtbot, table, (1, 3), (2, 5))
    shown = table.presenter.bubbles.items
    assert set(shown) == {1, 2}
    before = shown[1].words
    say(qtbot, table, (1, 4))
    assert set(shown) == {1, 2}
    assert shown[1].words != before
    assert shown[1].words == f"“{spoken(table)[-1].words}”"
    assert shown[1].opacity() == 1.0


@pytest.mark.parametrize("size", [(1024, 700), (1440, 900)])
def test_bubbles_cover_no_card_no_plaque_no_question_and_not_each_other(
    qtbot: QtBot, toys: Toys, size: tuple[int, int]
) -> None:
    table = toys(size)
    say(qtbot, table, (0, 1), (1, 3), (2, 5))
    boxes = [rect(item.box) for item in table.presenter.bubbles.items.values()]
    layout, model = table.layout, table.model
    places = layout.places(model)
    taken = [box_of(places[piece]) for piece in model.pieces() if isinstance(piece, Card)]
    taken += [rect(box) for box in layout.plaques.values()] + [rect(layout.prompt)]
    felt = QRectF(table.page.view.rect())
    for box in boxes:
        assert felt.contains(box)
        assert not any(box.intersects(other) for other in taken)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


def test_a_bubble_stays_to_be_read_and_then_goes(qtbot: QtBot, toys: Toys, monkeypatch: pytest.MonkeyPatch) -> None:
    table = toys()
    say(qtbot, table, (1, 3))
    assert min(timer.interval() for timer in table.presenter.bubbles._timers.values()) >= 1600
    monkeypatch.setattr(bubbles, "_HELD", 1.0)
    monkeypatch.setattr(bubbles, "_A_LETTER", 0.0)
    say(qtbot, table, (1, 4))
    qtbot.waitUntil(lambda: not table.presenter.bubbles.items)
    assert not [item for item in table.page.view.scene().items() if isinstance(item, bubbles.SpeechItem)]
    assert not [label for label in table.page.top.felt._texts if "says" in label.accessibleName()]


def test_words_come_softly_where_things_move_and_at_once_where_none_may(
    qtbot: QtBot, toys: Toys, settings: Settings
) -> None:
    for speed, animations, soft in (("normal", "full", True), ("normal", "reduced", False), ("instant", "full", False)):
        table = toys()
        settings.speed, settings.animations = speed, animations
        table.presenter.bubbles.say(1, "Something.")
        assert (table.presenter.bubbles.items[1].opacity() < 1.0) == soft
        qtbot.waitUntil(lambda table=table: table.presenter.bubbles.items[1].opacity() == 1.0)  # type: ignore[misc]
        settings.speed, settings.animations = "instant", "full"


def test_a_bubble_makes_way_for_what_comes_to_lie_there(qtbot: QtBot, toys: Toys) -> None:
    table = toys()
    say(qtbot, table, (1, 3))
    item = table.presenter.bubbles.items[1]
    before = item.box
    table.page.resize(1440, 900)
    let_happen()
    assert item.box != before


def test_what_is_said_is_heard_and_found_on_the_felt(qtbot: QtBot, toys: Toys, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []

    def hear(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(event.message())

    table = toys()
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(hear))
    notice = table.prompt.notice
    say(qtbot, table, (1, 3))
    assert f"Odile: {spoken(table)[0].words}" in heard
    texts = [label.accessibleName() for label in table.page.top.felt._texts]
    assert any(text.startswith("Odile says: ") for text in texts)
    assert table.prompt.notice == notice


# --- the tab ---------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("painted")
def test_the_tab_has_every_line_and_what_has_come_of_it(qtbot: QtBot, toys: Toys) -> None:
    table = toys()
    tabs = table.page.panel.tabs
    assert tabs.tabText(0) == "Talk"
    assert tabs.currentWidget() is talking(table).tab
    held = sorted(card.card for card in table.presenter.hand.cards if card.card)
    say(qtbot, table, (0, 7), (0, 1))
    assert [line.verdict for line in spoken(table)] == [None, None]
    press(table.page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table.prompt.button("show") is not None)
    table.choose(held[0])
    press(table.page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: all(line.verdict for line in spoken(table)))
    value = int(held[0][0].replace("A", "1"))
    assert [bool(line.verdict and line.verdict.good) for line in spoken(table)] == [value == 7, value == 1]
    lines = talking(table).tab.lines
    texts = [lines.model().data(lines.model().index(row, 0)) for row in range(lines.model().rowCount())]
    assert texts[0].startswith("You: ")
    assert texts[0].endswith(("(true)", "(made up)"))
    assert any("made it up" in text for text in texts)
    kept = talking(table).tab.kept
    assert f"You kept your word {int(value in (1, 7))} of 2 times" in kept.accessibleName()
    assert not kept.grab().isNull()


@pytest.mark.usefixtures("painted")
def test_words_to_one_player_are_marked_and_said_to_be_heard_by_all(qtbot: QtBot, toys: Toys) -> None:
    table = toys()
    tab = talking(table).tab
    for line in (Boast(seat=1, value=3, to=2), Boast(seat=2, value=4, to=0), Boast(seat=1, value=3)):
        table.live.session.say(line)
    qtbot.waitUntil(lambda: len(spoken(table)) == 3)
    model = tab.lines.model()
    told = [model.data(model.index(row, 0)).split(":")[0] for row in range(3)]
    assert told == ["Odile (to Bram)", "Bram (to you)", "Odile"]
    assert "Everyone at the table hears all of this." in labels(tab)
    assert not tab.grab().isNull()


@pytest.mark.usefixtures("painted")
def test_hundreds_of_lines_are_measured_and_drawn_once(
    qtbot: QtBot, toys: Toys, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = toys()
    tab, talk = talking(table).tab, talking(table).talk
    line = Spoken(Boast(seat=1, value=3), "Nothing but words, and more words than anybody wants to hear.")
    talk.entries += [line._replace(words=f"{number}. {line.words}") for number in range(600)]
    tab.show_talk(talk)
    let_happen()
    measured: list[object] = []
    height = talk_tab.TalkLines._height

    def counted(painter: talk_tab.TalkLines, entry: Spoken | TalkOutcome, width: float) -> float:
        measured.append(entry)
        return height(painter, entry, width)

    monkeypatch.setattr(talk_tab.TalkLines, "_height", counted)
    painted: list[object] = []
    paint = talk_tab.TalkLines._paint_spoken

    def painted_too(painter: talk_tab.TalkLines, how: Any, entry: Spoken, *where: float) -> None:
        painted.append(entry)
        paint(painter, how, entry, *where)

    monkeypatch.setattr(talk_tab.TalkLines, "_paint_spoken", painted_too)
    say(qtbot, table, (1, 3))
    assert len(measured) == 1
    assert 0 < len(painted) < 60
    bar = tab.lines.verticalScrollBar()
    assert bar.value() == bar.maximum()


def test_lines_lie_apart_where_the_panel_gets_narrower_and_no_lower(qtbot: QtBot, toys: Toys) -> None:
    """Qt lays a list out again when its height changes, and not at once."""
    table = toys()
    say(qtbot, table, *[(seat, value) for seat in range(3) for value in (2, 3)])
    lines = talking(table).tab.lines
    lines.setParent(None)
    lines.show()
    qtbot.addWidget(lines)
    for width in (700, 180):
        lines.resize(width, 400)
        model = lines.model()
        for row in range(model.rowCount()):
            index = model.index(row, 0)
            wanted = lines.itemDelegate().sizeHint(QStyleOptionViewItem(), index)
            assert lines.visualRect(index).height() == wanted.height()


def test_who_reads_further_up_stays_there(qtbot: QtBot, toys: Toys) -> None:
    table = toys()
    tab, talk = talking(table).tab, talking(table).talk
    talk.entries += [Spoken(Boast(seat=1, value=3), f"Line {number}") for number in range(100)]
    tab.show_talk(talk)
    let_happen()
    bar = tab.lines.verticalScrollBar()
    bar.setValue(40)
    say(qtbot, table, (1, 3))
    assert bar.value() == 40


@pytest.mark.usefixtures("painted")
def test_colours_are_those_of_the_panel(qtbot: QtBot, toys: Toys, settings: Settings) -> None:
    table = toys()
    say(qtbot, table, (1, 3))
    dark = talking(table).tab.grab().toImage()
    settings.light_panel = True
    let_happen()
    assert talking(table).tab.grab().toImage() != dark


# --- saying something ------------------------------------------------------------------------------------------------


def test_few_keys_say_something(qtbot: QtBot, toys: Toys) -> None:
    table = toys()
    for key in (Qt.Key.Key_T, Qt.Key.Key_3, Qt.Key.Key_Return):
        press(QApplication.focusWidget() or table.page, key)
    qtbot.waitUntil(lambda: len(spoken(table)) == 1)
    assert said(table) == [{"seat": 0, "say": "boast", "value": 3}]
    assert talking(table).picker is None
    assert QApplication.focusWidget() is table.page
    for key in (Qt.Key.Key_T, Qt.Key.Key_5, Qt.Key.Key_2, Qt.Key.Key_Return):  # 2 addresses Bram
        press(QApplication.focusWidget() or table.page, key)
    qtbot.waitUntil(lambda: len(spoken(table)) == 2)
    assert said(table)[1] == {"seat": 0, "say": "boast", "to": 2, "value": 5}


def test_few_clicks_say_something(qtbot: QtBot, toys: Toys) -> None:
    table = toys()
    button = table.prompt.button("say")
    assert button
    for target in (
        lambda: button,
        lambda: picker(table).buttons[3],
        lambda: picker(table).buttons[1],
        lambda: picker(table).go_button,
    ):
        assert not said(table)
        clicked = target()
        assert clicked
        QTest.mouseClick(clicked, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(spoken(table)) == 1)
    assert said(table) == [{"seat": 0, "say": "boast", "to": 1, "value": 4}]


def test_arrows_and_space_say_something_and_a_step_is_taken_back(qtbot: QtBot, toys: Toys) -> None:
    table = toys()
    press(table.page, Qt.Key.Key_T)
    open_ = picker(table)
    assert open_.buttons[0].hasFocus()
    press(open_.buttons[0], Qt.Key.Key_Right)
    assert open_.buttons[1].hasFocus()
    press(open_.buttons[1], Qt.Key.Key_Space)
    assert [button.choice.words for button in open_.buttons] == ["Everyone", "Odile", "Bram"]
    press(open_.buttons[0], Qt.Key.Key_Escape)
    assert len(open_.buttons) == 7
    press(open_.buttons[0], Qt.Key.Key_Escape)
    assert talking(table).picker is None
    assert not said(table)
    press(table.page, Qt.Key.Key_T)
    press(table.page, Qt.Key.Key_T)  # the key that opened it closes it
    assert talking(table).picker is None


def test_every_choice_has_a_key_of_its_own_and_a_name(qtbot: QtBot, toys: Toys) -> None:
    table = toys()
    press(table.page, Qt.Key.Key_T)
    press(picker(table), Qt.Key.Key_1)
    keys = [button.key for button in picker(table).buttons]
    assert len(set(keys)) == len(keys)
    assert all(keys)
    assert all(button.accessibleName() for button in picker(table).findChildren(PickButton))


def test_a_person_talks_while_others_think(qtbot: QtBot, toys: Toys, monkeypatch: pytest.MonkeyPatch) -> None:
    table = toys()
    monkeypatch.setattr("cardtable.app.play.bot_seats._SOONEST", 3_600_000)
    press(table.page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table.prompt.button("show") is not None)
    press(table.page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table.prompt.button("hurry") is not None)
    for key in (Qt.Key.Key_T, Qt.Key.Key_3, Qt.Key.Key_Return):
        press(QApplication.focusWidget() or table.page, key)
    qtbot.waitUntil(lambda: len(spoken(table)) == 1)
    assert said(table)


def test_what_somebody_is_choosing_stays_while_others_talk(qtbot: QtBot, toys: Toys) -> None:
    table = toys()
    press(table.page, Qt.Key.Key_Up)
    assert table.presenter.turn.chosen == {"number": 1007}
    press(table.page, Qt.Key.Key_T)
    press(picker(table), Qt.Key.Key_3)
    say(qtbot, table, (1, 3), (2, 2))
    assert table.presenter.turn.chosen == {"number": 1007}
    assert [button.choice.words for button in picker(table).buttons] == ["Everyone", "Odile", "Bram"]
    press(picker(table), Qt.Key.Key_Escape)
    press(picker(table), Qt.Key.Key_Escape)
    press(table.page, Qt.Key.Key_Return)
    lines = [json.loads(line) for line in table.live.path.read_bytes().splitlines()]
    assert {"seat": 0, "move": "name", "number": 1007} in lines


def test_nobody_speaks_once_the_game_is_over(qtbot: QtBot, toys: Toys) -> None:
    table = toys()
    press(table.page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table.prompt.button("show") is not None)
    press(table.page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table.over and table.live.over)
    let_happen()
    assert table.prompt.button("say") is None
    press(table.page, Qt.Key.Key_T)
    assert talking(table).picker is None


# --- several people, and afterwards ----------------------------------------------------------------------------------


@pytest.fixture
def friends(qtbot: QtBot, window: MainWindow, toy: None) -> Friends:
    """Seat two people and a bot at the window."""
    game = GAMES["toy"]
    players = ("human", "human", "random")
    seats = tuple([SeatName(name, player) for name, player in zip(NAMES, players, strict=False)])
    window.go(NewGame(new_header(game, game.rules.made({"hands": 1}), seats, 5)))
    made = Friends(qtbot, window, Random(1))
    made.wait()
    return made


def test_with_several_people_the_picker_says_who_speaks(qtbot: QtBot, friends: Friends) -> None:
    while friends.behind_curtain:
        friends.act()
        friends.wait()
    table = friends.table
    press(table.page, Qt.Key.Key_T)
    open_ = picker(table)
    assert open_.speaker == friends.viewer
    other = 1 - open_.speaker
    button = open_.findChild(PickButton, f"speaker {other}")
    assert isinstance(button, PickButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    press(open_, Qt.Key.Key_3)
    press(open_, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(spoken(table)) == 1)
    assert said(table) == [{"seat": other, "say": "boast", "value": 3}]


def test_words_and_marks_are_the_same_for_all_eyes_at_a_hand_over(qtbot: QtBot, friends: Friends) -> None:
    seen: dict[int, list[str]] = {}
    for step in range(12):
        friends.wait()
        if not friends.behind_curtain and friends.viewer >= 0 and not friends.table.over:
            table = friends.table
            say(qtbot, table, (step % 3, 1 + step % 7))
            texts = [f"{entry}" for entry in talking(table).talk.entries]
            for before in seen.values():
                assert texts[: len(before)] == before or any("verdict=Verdict" in text for text in texts)
            seen[friends.viewer] = texts
        if friends.table.over:
            break
        friends.act()
    assert len(seen) == 2


def test_a_game_that_is_watched_reads_as_it_did_and_nobody_speaks(
    qtbot: QtBot, window: MainWindow, friends: Friends
) -> None:
    while not friends.table.over:
        friends.wait()
        if not friends.behind_curtain and friends.viewer >= 0:
            say(qtbot, friends.table, (2, 3))
        friends.act()
        friends.wait()
    live = [entry.words for entry in spoken(friends.table)]
    page = watched(qtbot, window, friends.table.live.path)
    page.shown.to_the_end()
    settle(qtbot, page)
    there = page.table.talking
    assert there
    assert live
    assert [entry.words for entry in there.talk.entries if isinstance(entry, Spoken)] == live
    assert page.table.page.prompt.button("say") is None
    page.shown.to_the_beginning()
    settle(qtbot, page)
    assert there.tab.lines.model().rowCount() == 0


# --- what lies earned ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("truth", "earned", "words"),
    [
        ("it was 3C", 2, "Anna boasted of a 7, but it was 3C. It won 2 points."),
        ("it was 3C", -3, "Anna boasted of a 7, but it was 3C. It cost 3 points."),
        ("it was 3C", 0, "Anna boasted of a 7, but it was 3C. It earned nothing."),
        ("", None, "Anna boasted of a 7"),
    ],
)
def test_a_lie_is_told_with_what_it_earned(truth: str, earned: int | None, words: str) -> None:
    assert lie_words(Lie(0, "boasted of a 7", truth, earned), "Anna", lambda points: f"{points} points") == words


def test_after_a_game_the_lies_are_told_and_lead_to_where_they_were(
    qtbot: QtBot, window: MainWindow, friends: Friends
) -> None:
    while not friends.table.over:
        friends.wait()
        if not friends.behind_curtain and friends.viewer >= 0 and len(spoken(friends.table)) < 3:
            say(qtbot, friends.table, (friends.viewer, 1), (friends.viewer, 2), (friends.viewer, 3))
        friends.act()
        friends.wait()
    told = talking(friends.table).talk.speech.lies()
    assert told
    press(friends.table.page, Qt.Key.Key_Return)
    result = page_of(qtbot, window, ResultPage)
    assert result.lies_button.isVisible()
    result.lies_button.click()
    page = page_of(qtbot, window, LiesPage)
    assert len(page.buttons) == len(told)
    assert all("boasted of a" in button.words for button in page.buttons)
    press(page, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.page is result)
    result.lies_button.click()
    page = page_of(qtbot, window, LiesPage)
    page.buttons[0].click()
    qtbot.waitUntil(lambda: isinstance(window.page, WatchPage))


def test_a_game_without_lies_offers_none(qtbot: QtBot, window: MainWindow, friends: Friends) -> None:
    while not friends.table.over:
        friends.act()
        friends.wait()
    press(friends.table.page, Qt.Key.Key_Return)
    result = page_of(qtbot, window, ResultPage)
    assert result.lies_button.isHidden()


def test_a_broken_word_is_weighed_against_keeping_it() -> None:
    for earned, words in ((4, "4 points more"), (-4, "4 points less")):
        lie = Lie(0, "promised a ten", "played an ace", earned, instead=True)
        told = lie_words(lie, "Anna", lambda points: f"{points} points")
        assert (
            told == f"Anna promised a ten, but played an ace. That earned {words} than keeping the promise would have."
        )
