"""Loser's Game at the table, played as a person does it: by mouse, drags, keyboard and buttons."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cardtable.app.art.fonts import sans
from cardtable.app.parts.number_choice import StepButton
from cardtable.app.play.bot_seats import BotSeats
from cardtable.app.routes import Home, NewGame
from cardtable.app.settings import Settings
from cardtable.app.table.display import TableDisplay
from cardtable.app.table.items import CardItem
from cardtable.app.table.playback import Playback
from cardtable.app.window import MainWindow
from cardtable.bots.players import PLAYERS
from cardtable.commands.terminal import Catalogue
from cardtable.engine.cards import SUITS, bits
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import SeatName, new_header
from cardtable.games.losers.cards import suit_of
from cardtable.games.losers.course import ScoredHand
from cardtable.games.losers.layout import ASIDE, bid, hand, pile, trick
from cardtable.games.losers.moves import CardPlayed, HandScored, TrickTaken
from cardtable.games.losers.play import CARDS
from cardtable.games.losers.rules import LosersRules
from cardtable.games.losers.screen.hand_notes import SMALLER
from cardtable.games.losers.screen.score import highest_shown, sheet_of
from cardtable.games.losers.words import points_words
from cardtable.journal import replay
from cardtable.table.board import Card, Paper, Token
from cardtable.table.words import card_words
from tasks import TRANSLATIONS
from tests.app.conftest import DealLosers, dealt, let_happen, press
from tests.app.sight import named
from tests.games.losers.screen.playing import (
    asked,
    play_to,
    point_of,
    type_text,
    until_following,
    until_last_trick,
    wait,
)
from tests.waiting import FOREVER
from tools.games.losers.screen import LosersDriver, losers

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("unpainted")]


def pile_item(table: LosersDriver, seat: int) -> CardItem:
    """Return the item of the uppermost card of a seat's pile."""
    return table.item(table.game.model.zone(pile(seat))[-1])


def click_item(table: LosersDriver, item: CardItem) -> None:
    """Click a card anywhere on the table."""
    view = table.page.view
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(item.pos()))


def turn_wheel(widget: QWidget, steps: int) -> None:
    """Turn the wheel over the middle of a widget by so many notches, upwards if positive."""
    at = QPointF(widget.rect().center())
    turned = QWheelEvent(
        at,
        QPointF(widget.mapToGlobal(at)),
        QPoint(),
        QPoint(0, 120 * steps),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, turned)


# --- a whole match ---------------------------------------------------------------------------------------------------


def test_a_whole_match_by_keyboard_alone(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(round_limit=2)
    page = table.page
    seen = set()
    while wait(qtbot, table) != "result":
        what = asked(table)
        seen.add(what)
        if what == "suit-C":
            press(page, Qt.Key.Key_D)
            assert table.game.model.course.trump == "D"
        elif what == "bid":
            type_text(table, "3")
            press(page, Qt.Key.Key_Return)
            assert table.game.model.course.bids[0] == 3
        elif what == "play":
            for key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right):
                press(page, key)
            press(page, Qt.Key.Key_Return)
        else:
            press(page, Qt.Key.Key_Return)
    assert seen == {"suit-C", "bid", "play", "next"}
    assert len(table.game.model.course.hands) == 2
    with qtbot.waitSignal(table.ended):
        press(page, Qt.Key.Key_Return)


def test_a_hand_by_mouse_alone(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=4)
    view = table.page.view.viewport()
    dragged = 0
    while wait(qtbot, table) != "next":
        what = asked(table)
        left = Qt.MouseButton.LeftButton
        if what == "play":
            card = table.legal_cards()[0]
            if dragged % 2:
                if table.chosen != card:
                    QTest.mouseClick(view, left, pos=point_of(table, card))
                assert table.chosen == card
                QTest.mouseClick(view, left, pos=point_of(table, card))
            else:
                start = point_of(table, card)
                goal = table.page.view.mapFromScene(QPointF(table.layout.slots[0].x, table.layout.slots[0].y))
                QTest.mousePress(view, left, pos=start)
                for share in (0.3, 1.0):
                    QTest.mouseMove(view, start + (goal - start) * share)
                QTest.mouseRelease(view, left, pos=goal)
            dragged += 1
            assert table.game.model.find(hand(0), card) is None
        elif what == "bid":
            before = table.game.answers.stepper.value
            for _ in range(2):
                QTest.mouseClick(table.game.answers.stepper.more, left)
            button = table.page.prompt.button("bid")
            assert button is not None
            assert button.text() == f"Bid {before + 2}"
            QTest.mouseClick(button, left)
            assert table.game.model.course.bids[0] == before + 2
        else:
            button = table.page.prompt.button("suit-S")
            assert button is not None
            QTest.mouseClick(button, left)
    assert dragged == 12, "the last card plays itself"


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_number_of_players_plays_to_the_end(qtbot: QtBot, deal_losers: DealLosers, seats: int) -> None:
    table = deal_losers(seats=seats, seat=seats - 1, round_limit=1, size=(1024, 700))
    for stop in ("play", "result"):
        play_to(qtbot, table, stop)
        let_happen()
    match = replay(table.live.path)
    assert match.result is not None
    assert match.result.scores == table.game.model.course.scores[-1]
    assert sum(len(table.game.model.zone(pile(seat))) for seat in range(seats)) == 52 - 52 % seats


# --- the hand --------------------------------------------------------------------------------------------------------


def test_a_hand_is_sorted_and_trumps_come_first_once_called(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=4, seed=5)
    assert wait(qtbot, table) == "suit-C"
    before = table.game.model.shown_hand()
    suits = list(dict.fromkeys(suit_of(card) for card in before))
    colours = [suit in "HD" for suit in suits]
    assert all(one != other for one, other in pairwise(colours))
    assert not any(item.marked for item in table.cards)
    press(table.page, Qt.Key.Key_D)
    wait(qtbot, table)
    after = table.game.model.shown_hand()
    assert sorted(after) == sorted(before)
    assert suit_of(after[0]) == "D"
    for piece in table.game.model.cards(hand(0)):
        assert piece.card is not None
        assert table.item(piece).marked == (suit_of(piece.card) == "D")


def test_cards_that_do_not_follow_are_dimmed_and_say_why(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=4)
    until_following(qtbot, table)
    legal = table.legal_cards()
    led = suit_of(table.game.model.laid()[0][1])
    for piece in table.game.model.cards(hand(0)):
        assert table.item(piece).dimmed == (piece.card not in legal)
    other = next(card for card in table.game.model.shown_hand() if card not in legal)
    QTest.mouseClick(table.page.view.viewport(), Qt.MouseButton.LeftButton, pos=point_of(table, other))
    names = {"C": "Clubs", "D": "Diamonds", "H": "Hearts", "S": "Spades"}
    assert table.page.prompt.notice == f"{names[led]} were led: you must follow suit."
    assert table.legal_cards() == legal
    lifted = {piece.card: table.presenter.display.places()[piece].y - table.layout.places(table.game.model)[piece].y
              for piece in table.game.model.cards(hand(0))}  # fmt: skip
    assert all(lifted[card] < 0 for card in legal)
    assert lifted[other] == 0


def test_up_and_down_go_from_suit_to_suit(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=4)
    play_to(qtbot, table, "play")
    while table.game.model.laid():
        table.page.prompt.press_likely()
        play_to(qtbot, table, "play")
    suits = list(dict.fromkeys(suit_of(card) for card in table.legal_cards()))
    table.choose(table.legal_cards()[0])
    for suit in [*suits[1:], suits[0]]:
        press(table.page, Qt.Key.Key_Down)
        assert suit_of(table.chosen or "?") == suit
    press(table.page, Qt.Key.Key_Up)
    assert suit_of(table.chosen or "?") == suits[-1]


def test_cards_have_buttons_with_their_names(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=4)
    until_following(qtbot, table)
    assert sorted(table.buttons) == sorted(table.legal_cards())
    ranks = {"A": "ace", "J": "jack", "Q": "queen", "K": "king"}
    suits = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
    for card, button in table.buttons.items():
        assert button.accessibleName() == f"{ranks.get(card[:-1], card[:-1])} of {suits[card[-1]]}"
        assert ("trump" in button.accessibleDescription()) == (suit_of(card) == table.game.model.trump)


# --- the trick -------------------------------------------------------------------------------------------------------


def test_the_lead_and_the_best_card_are_marked(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=5, seed=8)
    for _ in range(12):
        play_to(qtbot, table, "play")
        laid = table.game.model.laid()
        if len(laid) > 1:
            winning = table.state.taker()
            assert "led" in table.said(trick(laid[0][0]))
            assert table.said(trick(winning)) == ("led" if winning == laid[0][0] else "highest so far")
            assert table.item(table.game.model.zone(trick(winning))[0]).chosen
            assert not any(table.said(trick(seat)) == "takes the trick" for seat in range(5))
            marked = [seat for seat, _ in laid if table.item(table.game.model.zone(trick(seat))[0]).chosen]
            assert marked == [winning]
        table.page.prompt.press_likely()


def test_a_full_trick_lies_a_while_even_where_it_comes_at_once(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=3)
    wait(qtbot, table)
    events: list[object] = []
    for number in range(2):
        events += [CardPlayed(seat, f"{number + 2}{suit}", seat == 0) for seat, suit in enumerate("CDH")]
        events.append(TrickTaken(0, ("2C", "2D", "2H")))
    looks = [table.presenter.hooks.pacing.look(event) for event in events]
    assert [bool(look) for look in looks] == [False, False, True, False] * 2
    assert looks[2] >= 800


def test_a_full_trick_lies_a_while_without_motion_too(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=3)
    play_to(qtbot, table, "play")
    while len(table.game.model.laid()) < 2:
        table.page.prompt.press_likely()
        play_to(qtbot, table, "play")
    table.presenter.settings.animations = "reduced"
    table.presenter.settings.speed = "normal"
    table.page.prompt.press_likely()
    assert len(table.game.model.laid()) == 3, "it waits to be seen"
    press(table.page, Qt.Key.Key_Space)
    assert not table.game.model.laid(), "but not for who has seen it"


def test_last_trick_lets_everybody_look_at_it_until_the_next_card(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=3, last_trick=True)
    last = until_last_trick(qtbot, table)
    assert table.page.prompt.button("last") is not None
    view = table.game.last_trick.view
    assert not view.isVisible()
    press(table.page, Qt.Key.Key_L)
    assert view.isVisible()
    assert [laid.card for laid in view._cards] == [card for _, card in last.cards]
    press(table.page, Qt.Key.Key_L)
    assert not view.isVisible()
    click_item(table, pile_item(table, last.taker))
    assert view.isVisible()
    press(table.page, Qt.Key.Key_Escape)
    assert not view.isVisible()
    press(table.page, Qt.Key.Key_L)
    card = table.legal_cards()[0]
    table.choose(card)
    table.page.prompt.press_likely()
    assert not view.isVisible()
    assert table.game.model.last is None or table.game.model.last.cards != last.cards


def test_a_held_l_shows_the_last_trick_and_any_click_puts_it_away(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=3, last_trick=True)
    until_last_trick(qtbot, table)
    shown = table.game.last_trick.view
    view = table.page.view
    press(table.page, Qt.Key.Key_L)
    for _ in range(3):
        table.page.keyPressEvent(
            QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_L, Qt.KeyboardModifier.NoModifier, "l", True)
        )
    assert shown.isVisible()
    felt = view.rect().center() + QPoint(0, view.height() // 5)
    own = point_of(table, table.game.model.shown_hand()[0])
    for place in (felt, own, view.mapFromScene(shown.sceneBoundingRect().center())):
        if not shown.isVisible():
            press(table.page, Qt.Key.Key_L)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert not shown.isVisible()


def test_the_others_wait_while_the_last_trick_is_looked_at(
    qtbot: QtBot, deal_losers: DealLosers, settings: Settings
) -> None:
    table = deal_losers(seats=3, last_trick=True)
    until_last_trick(qtbot, table)
    settings.speed = "fast"
    settings.animations = "reduced"
    for _ in range(30):
        table.page.prompt.press_likely()
        qtbot.waitUntil(lambda: bool(asked(table) or table.page.prompt.button("last")))
        if not asked(table):
            break
    assert table.source.to_act() != [0]
    seen = table.game.model.last
    press(table.page, Qt.Key.Key_L)
    assert table.game.last_trick.view.isVisible()
    bots = table.live.findChild(BotSeats)
    assert bots is not None
    qtbot.waitUntil(lambda: any(seat in bots._decided for seat in range(1, 3)))
    table.live.hurry()
    let_happen()
    assert table.game.last_trick.view.isVisible()
    assert table.game.model.last is seen
    press(table.page, Qt.Key.Key_L)
    table.live.hurry()
    qtbot.waitUntil(lambda: bool(table.game.model.laid()))
    press(table.page, Qt.Key.Key_L)
    assert not table.game.last_trick.view.isVisible()
    assert table.page.prompt.notice == "Only the last trick may be looked at, until the next card is played."


def test_a_pile_that_the_last_trick_did_not_go_to_stays_closed(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=2, seed=6, last_trick=True)
    for _ in range(60):
        play_to(qtbot, table, "play")
        last = table.game.model.last
        if last is not None and table.game.model.tricks(1 - last.taker):
            break
        table.page.prompt.press_likely()
    assert last is not None
    click_item(table, pile_item(table, 1 - last.taker))
    assert not table.game.last_trick.view.isVisible()
    assert table.page.prompt.notice == "Only the last trick may be looked at, until the next card is played."


def test_without_last_trick_nobody_may_look_at_it(qtbot: QtBot, deal_losers: DealLosers) -> None:
    """Its cards aren't in the log either (`test_accessible_tree.py` checks all other places)."""
    table = deal_losers(seats=3)
    play_to(qtbot, table, "play")
    while sum(table.game.model.course.tricks) < 3:
        table.page.prompt.press_likely()
        play_to(qtbot, table, "play")
    assert table.page.prompt.button("last") is None
    assert table.game.model.last is None
    before = table.page.prompt.notice
    press(table.page, Qt.Key.Key_L)
    assert table.page.prompt.notice == before, "the key is nothing here"
    log = table.presenter.log.view.toPlainText()
    gathered = [CARDS[card] for pile in table.state.piles for card in bits(pile)]
    assert len(gathered) == 3 * sum(table.game.model.course.tricks)
    assert not [card for card in gathered if re.search(rf"(?<!\w){re.escape(card_words(card))}", log)]
    taker = next(seat for seat in range(3) if table.game.model.tricks(seat))
    click_item(table, pile_item(table, taker))
    assert not table.game.last_trick.view.isVisible()
    assert table.page.prompt.notice == "Nobody may look at tricks until the hand is over."


def test_closed_cards_are_known_to_nothing_on_the_screen(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=4, seat=1, seed=9)
    for _ in range(6):
        play_to(qtbot, table, "play")
        table.page.prompt.press_likely()
    play_to(qtbot, table, "play")
    open_zones = [hand(1), ASIDE, *(trick(seat) for seat in range(4))]
    shown = {piece for zone in open_zones for piece in table.game.model.cards(zone)}
    closed = [piece for piece in table.model.pieces() if piece not in shown and not isinstance(piece, Token)]
    assert len(closed) > 20
    for piece in closed:
        assert isinstance(piece, Card)
        assert piece.card is None
        assert table.item(piece).card is None
        assert table.item(piece).toolTip() == ""
    points = [table.state.taken(seat) for seat in range(4)]
    assert any(points), "something has been taken by now"
    for seat in range(4):
        tricks = table.game.model.course.tricks[seat]
        words = f"bid {table.game.model.course.bids[seat]} · {tricks} {'trick' if tricks == 1 else 'tricks'}"
        assert words in table.presenter.plaques[seat].words


def test_cards_set_aside_lie_face_up(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=8)
    play_to(qtbot, table, "play")
    aside = table.game.model.cards(ASIDE)
    assert len(aside) == 4
    assert all(piece.face_up and piece.card and table.item(piece).isVisible() for piece in aside)
    said = table.presenter.log.entries[0][0].text
    assert "Set aside, face up" in said


def test_a_lead_that_is_followed_at_once_is_named_once(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=3)
    prompt = table.page.prompt
    told = set()
    for _ in range(20):
        play_to(qtbot, table, "play")
        laid = table.game.model.laid()
        if laid:
            assert (prompt.notice == "") == (len(laid) == 1)
            assert "Your card?" in prompt.question
            told.add(prompt.notice == "")
        prompt.press_likely()
    assert told == {True, False}
    assert any("leads" in one.text for one, _ in table.presenter.log.entries)


# --- calling and bidding ---------------------------------------------------------------------------------------------


def test_arrow_keys_go_from_suit_to_suit_and_enter_calls(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=4)
    wait(qtbot, table)
    prompt = table.page.prompt
    for _ in range(4):
        press(table.page, Qt.Key.Key_Left)
    assert [suit for suit in "CDHS" if prompt.is_likely(f"suit-{suit}")] == ["C"]
    press(table.page, Qt.Key.Key_Right)
    assert [suit for suit in "CDHS" if prompt.is_likely(f"suit-{suit}")] == ["D"]
    press(table.page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table.game.model.trump == "D")


def test_suits_to_call_change_their_colours_with_the_settings(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=4)
    wait(qtbot, table)
    before = table.page.prompt.button("suit-D")
    assert before is not None
    shown = before.grab().toImage()
    table.presenter.settings.two_colour = True
    after = table.page.prompt.button("suit-D")
    assert after is not None
    assert after.grab().toImage() != shown


def test_four_suits_are_offered_with_what_is_held(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=4)
    assert wait(qtbot, table) == "suit-C"
    held = [suit_of(card) for card in table.game.model.shown_hand()]
    names = []
    for suit in "CDHS":
        button = table.page.prompt.button(f"suit-{suit}")
        assert button is not None
        names.append(button.accessibleName())
        count = held.count(suit)
        assert button.answer.says == ("1 card" if count == 1 else f"{count} cards")
    assert names == ["Clubs", "Diamonds", "Hearts", "Spades"]
    assert not any(item.dimmed for item in table.cards)


def test_of_two_long_suits_the_higher_one_is_likely(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=4)
    assert wait(qtbot, table) == "suit-C"
    cards = ["KS", "7S", "5S", "4S", "AH", "QH", "7H", "QC", "JC", "10D", "6D", "5D", "2D"]
    table.game.model.zones[hand(0)] = [Card(card, True) for card in cards]
    table.presenter.scene.sync(table.model)
    assert [answer.name for answer in table.game.answers.buttons() if answer.likely] == ["suit-S"]


def test_h_calls_hearts_and_the_hint_has_another_key(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=4)
    assert wait(qtbot, table) == "suit-C"
    keys = [button.answer.key for button in table.answers]
    assert keys == ["C", "D", "H", "S", "F2"]
    press(table.page, Qt.Key.Key_H)
    assert table.game.model.course.trump == "H"


def test_a_step_repeats_while_the_mouse_holds_it_and_not_otherwise(qtbot: QtBot, deal_losers: DealLosers) -> None:
    """A screen reader's press also holds the button for a moment, however long that lasts on a busy machine."""
    table = deal_losers(seats=4)
    play_to(qtbot, table, "bid")
    stepper = table.game.answers.stepper
    more = named(stepper, StepButton, "One point more")
    more.setAutoRepeatDelay(0)
    more.setAutoRepeatInterval(1)
    before = stepper.value
    more.setDown(True)
    let_happen()
    more.setDown(False)
    assert stepper.value == before
    QTest.mousePress(more, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: stepper.value > before + 2)
    QTest.mouseRelease(more, Qt.MouseButton.LeftButton)
    assert not more.autoRepeat()


def test_a_bid_is_typed_stepped_and_slid(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=4)
    play_to(qtbot, table, "bid")
    stepper = table.game.answers.stepper
    most = table.state.most_points()
    type_text(table, "12")
    assert stepper.value == 12
    press(table.page, Qt.Key.Key_Backspace)
    assert stepper.value == 1
    type_text(table, "++-")
    assert stepper.value == 2
    for key, value in (
        (Qt.Key.Key_Up, 3),
        (Qt.Key.Key_Right, 4),
        (Qt.Key.Key_Left, 3),
        (Qt.Key.Key_Down, 2),
        (Qt.Key.Key_PageUp, 7),
        (Qt.Key.Key_End, most),
        (Qt.Key.Key_Right, most),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
    ):
        press(table.page, key)
        assert stepper.value == value
    type_text(table, "999")
    assert stepper.value <= most
    stepper.slider.setValue(9)
    assert stepper.value == 9
    turn_wheel(stepper.slider, 1)
    turn_wheel(stepper, 1)
    assert stepper.value == 11
    turn_wheel(stepper.slider, -1)
    assert stepper.value == 10
    assert stepper.slider.accessibleName()
    button = table.page.prompt.button("bid")
    assert button is not None
    assert button.text() == "Bid 10"
    press(table.page, Qt.Key.Key_Return)
    assert table.game.model.course.bids[0] == 10
    assert not stepper.isVisible()


def test_nothing_moves_while_a_bid_is_chosen(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=4)
    play_to(qtbot, table, "bid")
    prompt, stepper = table.page.prompt, table.game.answers.stepper

    def places() -> list[QRect]:
        let_happen()
        return [widget.geometry() for widget in (stepper, prompt.button("bid"), prompt.button("hint")) if widget]

    before = places()
    assert len(before) == 3
    for value in range(table.state.most_points() + 1):
        stepper.choose(value)
        assert places() == before


@pytest.mark.parametrize(("scored", "top"), [(0, 8), (5, 8), (12, 12), (24, 24), (25, 50), (61, 61)])
def test_the_course_of_the_scores_fits_what_was_played(scored: int, top: int) -> None:
    assert highest_shown(50, scored) == top


def test_the_course_of_the_scores_is_shown_once_there_is_one(deal_losers: DealLosers) -> None:
    score = deal_losers(seats=3).game.score
    sheet, foot = score.parts[-1].sheet, score.parts[-1]
    score.resize(300, 600)
    score.show_sheet(sheet)
    before = foot.height()
    none = (0, 0, 0)
    score.show_sheet(sheet._replace(hands=[ScoredHand(0, 0, "C", none, none, none, none, none)]))
    assert foot.height() > before


def test_what_cards_are_worth_is_never_cut(deal_losers: DealLosers) -> None:
    """In the narrowest panel, words beside two little cards have two lines, in each language."""
    note = deal_losers(seats=4).game.note
    note.resize(290, 200)
    room = QRectF(QPointF(), note.beside(38))
    metrics = QFontMetricsF(sans(SMALLER))
    for path in TRANSLATIONS.glob("*.qm"):
        said = Catalogue(path).translate
        for text in (said("losers", "%n in other hands", None, 2), said("losers", "all in your hand")):
            drawn = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text)
            assert drawn.width() <= room.width() + 1, (path.name, text)
            assert drawn.height() <= room.height(), (path.name, text)


def test_bids_made_are_told_and_lie_on_the_table(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=4, seat=0)
    play_to(qtbot, table, "bid")
    others = [seat for seat in range(4) if table.game.model.course.bids[seat] is not None]
    if table.game.model.course.caller == 0:
        assert others == [1, 2, 3]
        assert table.page.prompt.notice.startswith("Bids so far: Odile ")
    for seat in range(4):
        slips = table.model.zone(bid(seat))
        written = [f"{table.game.model.course.bids[seat]}"] if seat in others else []
        assert [slip.text for slip in slips if isinstance(slip, Paper)] == written
        assert [table.presenter.scene.items[slip].emblem for slip in slips] == [table.emblems[seat]] * (seat in others)
    assert table.game.note.isVisible()
    said = table.game.note.accessibleDescription()
    assert "trump" in said
    assert "Most that can be taken" in said
    table.page.prompt.press_likely()
    play_to(qtbot, table, "play")
    assert not table.game.note.isVisible()
    if not table.game.model.laid():  # the person leads
        table.page.prompt.press_likely()
    assert not any(table.model.zone(bid(seat)) for seat in range(4))


# --- between hands ---------------------------------------------------------------------------------------------------


def test_a_summary_waits_for_the_person(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=3)
    play_to(qtbot, table, "next")
    qtbot.waitUntil(table.game.summary.isVisible)
    scored = table.game.model.course.scored
    assert scored is not None
    for name in ("Anna", "Odile", "Bram"):
        assert f"{name}: bid" in table.game.summary.accessibleDescription()
    assert [sum_.points for sum_ in table.game.summary._rows] == list(scored.points)
    for row in table.game.summary._rows:
        assert all(len(cards) in (3, 4) for cards in row.sets)
    let_happen()
    assert len(table.game.model.course.hands) == 1
    assert not table.game.model.course.under_way
    table.page.resize(1024, 700)
    let_happen()
    assert table.game.summary.isVisible()
    sheet = table.game.summary
    assert table.page.view.rect().contains(sheet.geometry())
    assert sheet.y() + sheet.paper.bottom() * table.layout.text_scale < table.layout.prompt.y
    button = table.page.prompt.button("next")
    assert button is not None
    assert button.answer.says.endswith("will call trump")
    press(table.page, Qt.Key.Key_Return)
    wait(qtbot, table)
    assert table.game.model.course.number == 1
    assert not table.game.summary.isVisible()


@pytest.mark.parametrize(
    ("number", "scores", "said"),
    [
        (0, (10, 10, 3), "The lead is shared, so the match goes on."),
        (0, (9, 9, 3), ""),
        (0, (12, 10, 10), ""),
        (2, (10, 10, 3), ""),
    ],
)
def test_a_match_that_goes_on_at_its_target_says_why(
    deal_losers: DealLosers, number: int, scores: tuple[int, ...], said: str
) -> None:
    table = deal_losers(target=10, round_limit=3)
    none = ((),) * 3
    table.game.model.course.caller = 0
    told = table.model.follow(HandScored(number, "C", none, (0,) * 3, none, none, (0,) * 3, (0,) * 3, (0,) * 3, scores))
    assert told is not None
    assert told.prompt == said


def test_a_line_of_the_log_runs_as_its_sentence_does(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=2)
    log = table.presenter.log.view
    for name, sentence in (("מרים", "{who} plays 6♦."), ("Odile", "{who} משחקת 6♦."), ("מרים", "{who} משחקת.")):
        log.add([sentence.replace("{who}", f"<span>\u2068{name}\u2069</span>")])
    left, right = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
    blocks = [log.document().findBlockByNumber(log.document().blockCount() - back) for back in (3, 2, 1)]
    assert [block.textDirection() for block in blocks] == [left, right, right]


def test_a_question_with_a_long_name_still_asks(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(size=(1024, 700))
    wait(qtbot, table)
    prompt = table.page.prompt
    question = table.label("question")
    size = question.font().pixelSize()
    prompt.ask(f"{'W' * 24} led 10♥. Your card?", [])
    assert question.text().endswith(" led 10♥. Your card?")
    assert question.text().startswith("WWW")
    assert QFontMetricsF(question.font()).horizontalAdvance(question.text()) <= prompt.width()
    prompt.ask("Your card?", [])
    assert question.font().pixelSize() == size


def test_the_end_of_a_match_is_summed_up_first(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=3, round_limit=1)
    play_to(qtbot, table, "result")
    ended = table.game.model.course.ended
    assert ended is not None
    assert table.game.summary.isVisible()
    prompt = table.page.prompt
    assert prompt.question == table.model.ending()
    bid = "You made your bid of" if table.game.model.course.hands[0].made(0) else "You bid"
    assert prompt.notice.startswith(f"The last hand was played. {bid}")
    table.live.close()
    again = deal_losers(path=table.live.path)
    assert wait(qtbot, again) == "result"
    assert again.game.summary.isVisible()
    with qtbot.waitSignal(again.ended):
        press(again.page, Qt.Key.Key_Return)


def test_a_hint_chooses_its_card(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=3)
    play_to(qtbot, table, "play")
    press(table.page, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: bool(table.page.prompt.advice[0]))
    if "hardly matters" not in table.page.prompt.advice[0]:
        assert table.chosen
        assert card_words(table.chosen) in table.page.prompt.advice[0]


def test_the_last_trick_is_seen_at_any_pace(
    qtbot: QtBot, deal_losers: DealLosers, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = deal_losers(seats=3)
    play_to(qtbot, table, "play")
    monkeypatch.setattr(Playback, "least_look", 1000.0 * FOREVER)
    table.page.prompt.press_likely()
    qtbot.waitUntil(lambda: len(table.game.model.laid()) == 3)
    let_happen()
    assert table.page.animator.busy
    assert len(table.game.model.laid()) == 3, "it lies there, though nothing moves at this pace"
    press(table.page, Qt.Key.Key_Space)
    assert table.game.model.laid() == []


def test_settings_changed_after_a_table_was_left_do_no_harm(qtbot: QtBot, window: MainWindow) -> None:
    seats = (SeatName("Anna", "human"), SeatName("Odile", "random"))
    header = new_header(GAMES["losers"], LosersRules(), seats, 5)
    table = losers(dealt(qtbot, window, lambda: window.go(NewGame(header))))
    wait(qtbot, table)
    window.go(Home())
    qtbot.waitUntil(lambda: not isValid(table.page))
    window.settings.two_colour = not window.settings.two_colour
    window.settings.light_panel = not window.settings.light_panel


def test_a_trick_that_was_left_half_played_is_looked_at_too(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=4)
    play_to(qtbot, table, "play")
    while not table.game.model.laid():
        table.page.prompt.press_likely()
        play_to(qtbot, table, "play")
    laid = len(table.game.model.laid())
    table.live.close()
    again = deal_losers(path=table.live.path)
    look = again.presenter.hooks.pacing.look
    looks = [look(CardPlayed(seat, "2C", False)) > 0 for seat in range(laid, 4)]
    assert looks == [False] * (3 - laid) + [True]


def test_what_was_played_is_not_read_out_again_when_a_match_goes_on(
    qtbot: QtBot, deal_losers: DealLosers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cards lie in closed piles and are to be remembered."""
    said: list[str] = []
    monkeypatch.setattr(TableDisplay, "announce", lambda table, text: said.append(text))
    table = deal_losers(seats=4, seed=7, last_trick=True)
    until_last_trick(qtbot, table)
    assert any("plays" in text for text in said)
    said.clear()
    table.live.close()
    again = deal_losers(path=table.live.path)
    wait(qtbot, again)
    assert not any("plays" in text or "leads" in text for text in said)


def test_the_bright_answer_is_what_a_sensible_person_would_do(qtbot: QtBot, deal_losers: DealLosers) -> None:
    """Always taking it means to play mostly as the club player does: no bid of nothing, no king thrown over a nine."""
    table = deal_losers(seats=4, round_limit=1)
    club = PLAYERS["losers"]["club"]
    while (what := wait(qtbot, table)) != "result":
        view = table.source.view
        choices = club.advise(view, KeyedRandom(len(table.source.lines)), 1.0).choices
        best = max(choices, key=lambda choice: choice.probability).move
        if what == "bid":
            assert table.game.answers.stepper.value == best
        elif what == "play":
            assert table.chosen == CARDS[best]
        else:
            assert table.page.prompt.is_likely(f"suit-{SUITS[best]}")
        table.page.prompt.press_likely()


@pytest.mark.parametrize("moves", [-1, 0, 3, 9])
def test_a_match_that_was_left_goes_on_with_its_sheet(qtbot: QtBot, deal_losers: DealLosers, moves: int) -> None:
    """It is left between two hands, before the next was dealt (-1) or after (0), or so many moves later."""
    table = deal_losers(seats=4, seed=7)
    play_to(qtbot, table, "next")
    if moves > 0:
        table.page.prompt.press_likely()
        for _ in range(moves):
            wait(qtbot, table)
            table.page.prompt.press_likely()
    path: Path = table.live.path
    table.live.close()
    if moves < 0:
        # As if the machine had stopped right after the last card.
        lines = path.read_text().splitlines(keepends=True)
        deals = [at for at, line in enumerate(lines) if '"deal"' in line]
        path.write_text("".join(lines[: deals[-1]]))
    again = deal_losers(path=path)
    what = wait(qtbot, again)
    if moves <= 0:
        assert what == "next"
        assert again.game.summary.isVisible(), "what the hand came to can still be read"
        again.page.prompt.press_likely()
        what = wait(qtbot, again)
        assert not again.game.summary.isVisible()
    assert what in ("suit-C", "bid", "play")
    assert again.game.model.course.hands == table.game.model.course.hands
    assert again.game.model.course.number == 1
    sheet = sheet_of(again.source.seen.names, again.emblems, again.game.model.course, False)
    assert sheet.hands[0].scores == tuple(table.game.model.course.scores[1])
    assert again.game.score.accessibleDescription()
    play_to(qtbot, again, "next")
    assert len(again.game.model.course.hands) == 2


def test_resizing_and_mirroring_keep_all_in_its_place(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=6)
    play_to(qtbot, table, "play")
    for width, height in ((1024, 700), (1920, 1080), (1100, 720)):
        table.page.resize(width, height)
        view = table.page.view
        for item in table.cards:
            assert view.rect().contains(QPoint(round(item.pos().x()), round(item.pos().y())))
        assert set(table.layout.places(table.game.model)) == set(table.game.model.pieces())
    table.page.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    table.page.resize(1440, 900)
    wait(qtbot, table)
    assert table.layout.plaques[0].x > table.layout.width / 2
    table.page.prompt.press_likely()
    play_to(qtbot, table, "next")


@pytest.mark.parametrize("last_trick", [False, True])
def test_the_log_keeps_closed_tricks_closed_until_the_hand_is_over(
    qtbot: QtBot, deal_losers: DealLosers, last_trick: bool
) -> None:
    table = deal_losers(seats=3, target=30, last_trick=last_trick)

    def logged(kind: type) -> list[object]:
        return [event for _, event in table.presenter.log.shown if isinstance(event, kind)]

    def lines() -> int:
        return table.presenter.log.view.document().blockCount()

    play_to(qtbot, table, "play")
    for _ in range(8):
        table.page.prompt.press_likely()
        wait(qtbot, table)
        shown = len(table.game.model.laid()) or 3 * last_trick
        assert len(logged(CardPlayed)) == shown, "the trick on the table, or the last one where that may be looked at"
        assert lines() == len(table.presenter.log.shown)
    assert len(logged(TrickTaken)) >= 7, "who took what has been seen by all"
    play_to(qtbot, table, "next")
    assert len(logged(CardPlayed)) == 3 * 17
    assert lines() == len(table.presenter.log.shown) == len(table.presenter.log.entries)
    table.presenter.settings.light_panel = not table.presenter.settings.light_panel
    assert lines() == len(table.presenter.log.entries)


def test_points_taken_are_counted_for_who_wants_that(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=4, last_trick=True)
    until_last_trick(qtbot, table)
    model, state, settings = table.game.model, table.game.answers.state, table.presenter.settings
    assert all("trick" in model.plaque(seat, False).words for seat in range(4))  # the points are to be remembered
    settings.count_taken = True
    for seat in range(4):
        assert model.taken(seat) == state.taken(seat)
        assert f"{points_words(state.taken(seat))} taken" in model.plaque(seat, False).words
        assert table.presenter.plaques[seat].words.count("taken") == 1
    assert sum(state.taken(seat) for seat in range(4)) > 0
    settings.count_taken = False
    assert all("trick" in table.presenter.plaques[seat].words for seat in range(4))
