"""Talk at Miser's table: bubbles at tables of all sizes, every kind of line by picking, and talk during half-given
answers."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.table import talking as bubbles
from cardtable.app.table.say_picker import PickButton, SayPicker
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.engine.lines import SayLine
from cardtable.engine.record import parse_line
from cardtable.games.miser.layout import hand
from cardtable.games.miser.sayings import sayings
from cardtable.table.board import Card
from cardtable.table.sayings import Saying
from cardtable.table.speech_places import gap_between
from tests.app.areas import box_of, rect
from tests.app.conftest import Sit, let_happen, press
from tests.app.test_talk_table import Driver, picker, said, spoken, talking
from tools.driver import any_game

pytestmark = pytest.mark.usefixtures("unpainted")


def asked(qtbot: QtBot, sit: Sit, seats: int = 4, size: tuple[int, int] = (1024, 700), seat: int = 0) -> Driver:
    """Return a table at which the person is asked something."""
    table = any_game(sit("miser", seats, size=size, seat=seat))
    qtbot.waitUntil(lambda: table.bright is not None)
    table.page.setFocus()
    return table


def say(qtbot: QtBot, table: Driver, *lines: dict[str, Any]) -> None:
    """Let seats say lines, and wait until they are shown."""
    before = len(spoken(table))
    for held in lines:
        line = parse_line(held, GAMES["miser"], len(table.source.seen.names))
        assert isinstance(line, SayLine)
        table.live.session.say(line)
    qtbot.waitUntil(lambda: len(spoken(table)) >= before + len(lines))
    let_happen()


@pytest.mark.parametrize("size", [(1024, 700), (1440, 900)])
@pytest.mark.parametrize("seats", [3, 4, 6, 8])
def test_bubbles_cover_no_card_no_plaque_no_question_and_are_taken_for_nobody_elses(
    qtbot: QtBot, sit: Sit, seats: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bubbles, "_HELD", 1e6)
    table = asked(qtbot, sit, seats, size)
    last = seats - 1
    say(
        qtbot,
        table,
        {"seat": 1, "say": "threat", "against": 0, "if": "contract", "to": 0},
        {"seat": 2, "say": "holds", "values": [11, 10, 10, 5], "to": 1},
        {"seat": last, "say": "warn", "about": 1, "of": "reneged"},
    )
    boxed = {seat: item.box for seat, item in table.presenter.bubbles.items.items()}
    boxes = [rect(box) for box in boxed.values()]
    assert len(boxes) >= 2
    layout, model = table.layout, table.model
    for seat, held in boxed.items():
        gaps = {other: gap_between(held, plaque) for other, plaque in layout.plaques.items()}
        assert gaps[seat] == min(gaps.values())
    places = layout.places(model)
    # In the smallest window the backs of others' hands may be covered: their plaques tell the number of cards.
    backs = {piece for seat in range(1, seats) if size == (1024, 700) for piece in model.zones[hand(seat)]}
    taken = [box_of(places[piece]) for piece in model.pieces() if isinstance(piece, Card) and piece not in backs]
    taken += [rect(box) for box in layout.plaques.values()] + [rect(layout.prompt)]
    for box in boxes:
        assert QRectF(table.page.view.rect()).contains(box)
        assert not [other for other in taken if box.intersects(other)], box
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


def test_what_can_be_said_no_more_is_no_longer_offered(qtbot: QtBot, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game goes on under the picker: a claim about cards on the table is picked once they have been turned."""
    table = asked(qtbot, sit)
    all_there_is = with_a_claim_of_the_table(table, monkeypatch)
    press(table.page, Qt.Key.Key_T)
    gone = all_there_is.pop(1)
    assert gone.kind == "laid"
    shown = picker(table)
    next(button for button in shown.buttons if button.text() == gone.label).click()
    assert [button.text() for button in shown.buttons] == [saying.label for saying in all_there_is]
    shown.buttons[0].click()
    assert shown.buttons[0].choice.parts == {"values": [11]}


KINDS = ("holds", "laid", "promise", "truce", "threat", "plea", "warn")


def with_a_claim_of_the_table(table: Driver, monkeypatch: pytest.MonkeyPatch) -> list[Saying]:
    """Let all kinds of lines be said, even the claim about cards on the table; return the kinds."""
    found = sayings(table.source.seen.names, 0, (11, 10), 11, down=1)
    monkeypatch.setattr(talking(table).talk.speech, "sayings", lambda speaker: found)
    return found


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("by_mouse", [True, False])
def test_nothing_is_said_before_say_it_is_pressed(
    qtbot: QtBot, sit: Sit, monkeypatch: pytest.MonkeyPatch, by_mouse: bool, kind: str
) -> None:
    """No click and no key does so while parts are chosen: the sentence is first shown as it will be said."""
    table = asked(qtbot, sit)
    kinds = with_a_claim_of_the_table(table, monkeypatch)
    press(table.page, Qt.Key.Key_T)
    open_ = picker(table)

    def chooses(button: PickButton) -> None:
        if by_mouse:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        else:
            button.setFocus()
            press(button, Qt.Key.Key_Return)
        let_happen()
        assert talking(table).picker is open_
        assert not said(table)

    chooses(open_.buttons[KINDS.index(kind)])
    for step in kinds[KINDS.index(kind)].steps:
        assert [button.choice for button in open_.buttons] == list(step.choices)
        chooses(open_.buttons[-1])
        if step.adds:
            chooses(go_button(open_))
    for place in reversed(range(len(open_.buttons))):
        chooses(open_.buttons[place])  # the players to talk to
    sentence = next(label.text() for label in open_.findChildren(QLabel) if label.text().startswith("“"))
    assert go_button(open_).text() == "Say it"
    assert go_button(open_).hasFocus()
    if by_mouse:
        QTest.mouseClick(go_button(open_), Qt.MouseButton.LeftButton)
    else:
        press(go_button(open_), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(spoken(table)) == 1)
    assert [line["say"] for line in said(table)] == [kind]
    assert talking(table).picker is None
    assert sentence == f"“{spoken(table)[0].words}”"


def test_a_double_click_on_a_name_says_nothing(qtbot: QtBot, sit: Sit) -> None:
    """The button that says the sentence takes the first name's place, so the second press would land on it unread."""
    table = asked(qtbot, sit)
    press(table.page, Qt.Key.Key_T)
    open_ = picker(table)
    next(button for button in open_.buttons if button.choice.words == "Threaten").click()
    open_.buttons[0].click()
    open_.buttons[0].click()
    go, local = go_button(open_), go_button(open_).rect().center()
    left, none, away = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    for kind, held in ((QEvent.Type.MouseButtonDblClick, left), (QEvent.Type.MouseButtonRelease, none)):
        at = QPointF(local), QPointF(go.mapToGlobal(local))
        QApplication.sendEvent(go, QMouseEvent(kind, *at, left, held, away))
    let_happen()
    assert talking(table).picker is open_
    QTest.mouseClick(go, left)
    qtbot.waitUntil(lambda: len(spoken(table)) == 1)


@pytest.mark.parametrize("text_size", ["100", "150", "200"])
def test_the_answers_beneath_can_be_read_in_all_sizes(
    qtbot: QtBot, sit: Sit, window: MainWindow, text_size: str
) -> None:
    window.settings.text_size = text_size
    table = asked(qtbot, sit, size=(1440, 900))
    press(table.page, Qt.Key.Key_T)
    let_happen()
    top = table.page.top
    answers = [button.mapTo(top, QPoint()).y() for button in table.answers]
    assert picker(table).geometry().bottom() < min(answers)


def brass(button: QWidget) -> bool:
    """Return whether the button is painted as the bright one."""
    colour = button.grab().toImage().pixelColor(8, button.height() // 2)
    return colour.lightness() > 120


def test_only_what_enter_presses_is_bright(qtbot: QtBot, sit: Sit) -> None:
    """The picker's question lies over the table's: a click beside the picker's buttons leaves it the keys, one on the
    felt gives them to the table."""
    table = asked(qtbot, sit)
    answer = table.bright
    assert answer
    press(table.page, Qt.Key.Key_T)
    open_ = picker(table)
    next(button for button in open_.buttons if button.choice.words == "Threaten").click()
    usual = next(button for button in open_.buttons if button.bright)
    assert (brass(usual), brass(answer)) == (True, False)
    QTest.mouseClick(table.page.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    assert (brass(usual), brass(answer)) == (False, True)
    QTest.mouseClick(open_, Qt.MouseButton.LeftButton, pos=QPoint(6, 6))
    assert usual.hasFocus()
    assert (brass(usual), brass(answer)) == (True, False)
    open_.left.emit()
    assert brass(answer)


def go_button(open_: SayPicker) -> PickButton:
    """Return the picker's bright button."""
    assert open_.go_button
    assert open_.go_button.bright
    return open_.go_button


@pytest.mark.parametrize("kind", KINDS)
def test_escape_goes_back_step_by_step(qtbot: QtBot, sit: Sit, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    table = asked(qtbot, sit)
    kinds = with_a_claim_of_the_table(table, monkeypatch)
    press(table.page, Qt.Key.Key_T)
    open_ = picker(table)
    press(open_, Qt.Key(Qt.Key.Key_1 + KINDS.index(kind)))
    steps = kinds[KINDS.index(kind)].steps
    shown = []
    for step in steps:
        shown.append([button.choice for button in open_.buttons])
        open_.buttons[0].click()
        if step.adds:
            go_button(open_).click()
    for choices in reversed(shown):
        press(open_, Qt.Key.Key_Escape)
        assert [button.choice for button in open_.buttons] == choices
    press(open_, Qt.Key.Key_Escape)
    assert len(open_.buttons) == len(KINDS)
    press(table.page, Qt.Key.Key_Escape)  # the felt may have the focus
    assert talking(table).picker is None
    assert not said(table)


def test_every_kind_of_line_is_said_with_few_keys(qtbot: QtBot, sit: Sit) -> None:
    """Enter takes the usual choice; players come last, with the same numbers as in the table's questions."""
    table = asked(qtbot, sit)
    keys = {
        "holds": (Qt.Key.Key_A, Qt.Key.Key_Return, Qt.Key.Key_Return),
        "promise": (Qt.Key.Key_A, Qt.Key.Key_Return),
        "truce": (Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_Return),
        "threat": (Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_Return),
        "plea": (Qt.Key.Key_Return,),
        "warn": (Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_Return),
    }
    assert [saying.kind for saying in talking(table).talk.speech.sayings(0)] == list(keys)
    for number, kind in enumerate(keys, 1):
        press(table.page, Qt.Key.Key_T)
        for key in (Qt.Key(Qt.Key.Key_0 + number), *keys[kind]):
            focused = QApplication.focusWidget()
            assert isinstance(focused, PickButton)
            press(focused, key)
        assert talking(table).picker is None, kind
    qtbot.waitUntil(lambda: len(said(table)) >= len(keys))
    own = [line for line in said(table) if line["seat"] == 0]
    assert own == [
        {"seat": 0, "say": "holds", "values": [11]},
        {"seat": 0, "say": "promise", "value": 11},
        {"seat": 0, "say": "truce", "to": 1, "with": 1, "turns": 2},
        {"seat": 0, "say": "threat", "to": 1, "against": 1, "if": "attack"},
        {"seat": 0, "say": "plea"},
        {"seat": 0, "say": "warn", "about": 1, "of": "leader"},
    ]


def test_another_choice_than_the_usual_one_is_picked(qtbot: QtBot, sit: Sit) -> None:
    """By keys, and by mouse."""
    table = asked(qtbot, sit)
    press(table.page, Qt.Key.Key_T)
    open_ = picker(table)
    press(open_, Qt.Key.Key_3)
    assert [button.text() for button in open_.buttons if button.bright] == ["two turns"]
    for key in (Qt.Key.Key_5, Qt.Key.Key_1, Qt.Key.Key_Return):
        press(open_, key)
    press(table.page, Qt.Key.Key_T)
    open_ = picker(table)
    press(open_, Qt.Key.Key_6)
    for words in ("bluffs", "Odile", "Bram"):
        QTest.mouseClick(next(one for one in open_.buttons if one.text() == words), Qt.MouseButton.LeftButton)
    assert marked(open_) == ["Bram"]
    press(open_, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(said(table)) >= 2)
    own = [line for line in said(table) if line["seat"] == 0]
    assert own == [
        {"seat": 0, "say": "truce", "to": 1, "with": 1, "turns": 5},
        {"seat": 0, "say": "warn", "to": 2, "about": 1, "of": "bluffed"},
    ]


def test_the_form_says_that_all_hear_words_to_one(qtbot: QtBot, sit: Sit) -> None:
    table = asked(qtbot, sit)
    press(table.page, Qt.Key.Key_T)
    open_ = picker(table)
    for key in (Qt.Key.Key_5, Qt.Key.Key_1):
        press(open_, key)
    labels = [label.text() for label in open_.findChildren(QLabel) if label.isVisible()]
    assert "Everyone at the table hears it." in labels


def test_arrows_go_by_rows_and_columns(qtbot: QtBot, sit: Sit) -> None:
    table = asked(qtbot, sit)
    press(table.page, Qt.Key.Key_T)
    open_ = picker(table)
    press(open_, Qt.Key.Key_1)

    def goes(key: Qt.Key) -> str:
        focused = QApplication.focusWidget()
        assert focused is not None
        press(focused, key)
        focused = QApplication.focusWidget()
        assert isinstance(focused, PickButton)
        return focused.choice.says or focused.choice.words

    keys = [getattr(Qt.Key, f"Key_{name}") for name in ("Down", "Right", "Down", "Left", "Up", "Up")]
    told = ["two aces", "two tens", "three tens", "three aces", "two aces", "an ace"]
    assert [goes(key) for key in keys] == told


def test_t_closes_the_picker_unless_something_is_half_picked(qtbot: QtBot, sit: Sit) -> None:
    """T is the key of no choice, whatever the players' names."""
    table = asked(qtbot, sit, seats=8)
    assert "Tove" in table.source.seen.names
    press(table.page, Qt.Key.Key_T)
    for kind in range(1, 7):
        open_ = picker(table)
        press(open_, Qt.Key(Qt.Key.Key_0 + kind))
        assert "T" not in [button.key for button in open_.buttons]
        press(open_, Qt.Key.Key_T)
        assert talking(table).picker is None
        press(table.page, Qt.Key.Key_T)
    open_ = picker(table)
    for key in (Qt.Key.Key_1, Qt.Key.Key_0, Qt.Key.Key_T):
        press(open_, key)
    assert (talking(table).picker, marked(open_)) == (open_, ["a ten"])
    assert not said(table)


def test_cards_of_several_values_are_claimed_in_one_line(qtbot: QtBot, sit: Sit) -> None:
    table = asked(qtbot, sit)
    press(table.page, Qt.Key.Key_T)
    open_ = picker(table)
    for key in (Qt.Key.Key_1, Qt.Key.Key_0, Qt.Key.Key_0, Qt.Key.Key_5, Qt.Key.Key_Return, Qt.Key.Key_Return):
        press(open_, key)
    qtbot.waitUntil(lambda: bool(said(table)))
    assert said(table)[0] == {"seat": 0, "say": "holds", "values": [10, 10, 5]}


def test_what_is_picked_of_several_is_put_back(qtbot: QtBot, sit: Sit) -> None:
    table = asked(qtbot, sit)
    press(table.page, Qt.Key.Key_T)
    open_ = picker(table)
    press(open_, Qt.Key.Key_1)
    press(open_, Qt.Key.Key_Return)  # Enter takes an ace, which has the focus
    assert marked(open_) == ["an ace"]
    two = next(button for button in open_.buttons if button.choice.says == "two aces")
    two.click()
    assert marked(open_) == ["two aces"]
    two.click()
    assert marked(open_) == []
    assert not go_button(open_).isEnabled()
    assert talking(table).picker is open_
    assert not said(table)


def marked(open_: SayPicker) -> list[str]:
    """Return the words of the choices shown as picked."""
    return [button.choice.says or button.text() for button in open_.buttons if button.picked]


def test_it_is_said_which_words_count(qtbot: QtBot, sit: Sit) -> None:
    table = asked(qtbot, sit, size=(1680, 900))
    kept = talking(table).tab.kept
    assert kept.accessibleDescription() == "Contracts, promises and truces count; claims and threats don't."
    low = kept.minimumHeight()
    table.page.resize(1024, 700)
    let_happen()
    assert kept.minimumHeight() > low  # the words need more lines there


def test_an_answer_half_given_stays_while_others_talk(qtbot: QtBot, sit: Sit) -> None:
    table = asked(qtbot, sit)
    while (button := table.prompt.button("propose") or table.prompt.button("attack")) is None:
        assert table.bright
        table.bright.click()
        qtbot.waitUntil(lambda: table.bright is not None)
    button.click()
    let_happen()
    question, names = table.prompt.question, [button.answer.name for button in table.answers]
    assert "back" in names
    say(qtbot, table, {"seat": 1, "say": "plea", "to": 0}, {"seat": 2, "say": "warn", "about": 1, "of": "leader"})
    assert (table.prompt.question, [button.answer.name for button in table.answers]) == (question, names)
    lines = [json.loads(line) for line in table.live.path.read_bytes().splitlines()]
    assert [line["seat"] for line in lines if "say" in line][-2:] == [1, 2]


def test_what_lies_there_is_claimed_once_something_does(qtbot: QtBot, sit: Sit) -> None:
    table = asked(qtbot, sit)
    speech = talking(table).talk.speech
    assert not any(saying.kind == "laid" for seat in range(4) for saying in speech.sayings(seat))
    for _ in range(200):
        speech = talking(table).talk.speech
        laid = {seat for seat in range(4) for saying in speech.sayings(seat) if saying.kind == "laid"}
        down = {seat for seat in range(4) if any(not card.face_up for card in table.model.cards(("laid", seat)))}
        assert laid == down
        if 0 in laid or table.over:
            break
        for button in [table.prompt.button(name) for name in ("attack", "lay", "commit", "accept")]:
            if button is not None:
                button.click()
                break
        else:
            if table.bright:
                table.bright.click()
        let_happen()
        qtbot.waitUntil(lambda: table.bright is not None or table.over)
