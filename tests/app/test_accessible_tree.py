"""Playing by Qt's accessible tree alone, as a screen reader sees it: its content, its actions, and its
announcements."""

from typing import ClassVar, NamedTuple, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.routes import NewGame
from cardtable.app.settings import Settings
from cardtable.app.table.page import TablePage
from cardtable.app.table.panel import RulesView
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.games.losers.layout import hand
from cardtable.games.war.rules import WarRules
from cardtable.games.war.rules_page import rules_page
from cardtable.table.letters import SIGNS, spoken
from cardtable.table.rules_text import OURS
from cardtable.table.words import card_words
from tests.app.conftest import Deal, DealLosers, dealt, let_happen, press, wait_for
from tests.games.losers.screen.playing import play_to, until_following, until_last_trick, wait
from tools.games.losers.screen import LosersDriver, losers
from tools.games.war.screen import WarDriver, war

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("unpainted")]


class Node(NamedTuple):
    """Element of the accessible tree."""

    role: str
    name: str
    more: str
    inside: tuple[str, ...]
    """Names of the elements around it, from the outermost."""
    actions: tuple[str, ...]


def nodes(page: QWidget) -> list[Node]:
    """Return the visible elements under a widget, in order."""
    top = QAccessible.queryAccessibleInterface(page)
    assert top is not None
    found: list[Node] = []
    walk(top, (), found)
    return found


def walk(item: QAccessibleInterface, inside: tuple[str, ...], found: list[Node]) -> None:
    """Append an element and all in it to `found`."""
    if item.state().invisible:
        return
    name, more = item.text(QAccessible.Text.Name), item.text(QAccessible.Text.Description)
    value = item.text(QAccessible.Text.Value)
    actions = cast("QAccessibleActionInterface | None", item.actionInterface())  # Qt's stubs know no null pointers
    able = () if actions is None else tuple(actions.actionNames())
    found.append(Node(item.role().name, name, more + value, inside, able))
    for number in range(item.childCount()):
        walk(item.child(number), (*inside, name), found)


def named(item: QAccessibleInterface, name: str) -> QAccessibleInterface | None:
    """Return the button with this name, in or under an element, or None."""
    if item.state().invisible:
        return None
    if item.role() == QAccessible.Role.Button and item.text(QAccessible.Text.Name) == name:
        return item
    for number in range(item.childCount()):
        found = named(item.child(number), name)
        if found is not None:
            return found
    return None


def push(page: QWidget, name: str) -> None:
    """Press a button by the tree's own action."""
    top = QAccessible.queryAccessibleInterface(page)
    assert top is not None
    button = named(top, name)
    assert button is not None, name
    actions = button.actionInterface()
    assert actions is not None
    actions.doAction("Press")


def buttons(page: QWidget, group: str = "") -> list[str]:
    """Return the names of the buttons in order: those of a group or, without one, the answers at the table."""
    found = [node for node in nodes(page) if node.role == "Button"]
    if group:
        return [node.name for node in found if node.inside[-1] == group]
    return [node.name for node in found if node.name.split()[0] in ANSWERS]


ANSWERS = ("Bid", "Pass", "Lead", "Play", "Clubs", "Diamonds", "Hearts", "Spades", "Next", "See")
"""First words of the answers that make a move or go on."""
CARDS, FELT = "Your cards", "On the table"


class Ears:
    """Stand-in for QAccessible that collects what is announced."""

    heard: ClassVar[list[str]] = []

    @staticmethod
    def isActive() -> bool:
        return True

    @classmethod
    def updateAccessibility(cls, event: QAccessibleAnnouncementEvent) -> None:
        cls.heard.append(event.message())


@pytest.fixture
def ears(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect what is announced from now on."""
    Ears.heard.clear()
    monkeypatch.setattr("cardtable.app.table.display.QAccessible", Ears)
    monkeypatch.setattr("cardtable.app.table.panel.QAccessible", Ears)
    return Ears.heard


def game_by_tree(qtbot: QtBot, page: TablePage, moves: list[str]) -> None:
    """Play to the result by names and Press alone, choosing another card than the offered one in every other turn."""
    turn = 0
    while True:
        qtbot.waitUntil(lambda: bool(buttons(page)))
        assert not any(sign in f"{node.name} {node.more}" for node in nodes(page) for sign in SIGNS.values())
        cards, answers = buttons(page, CARDS), buttons(page)
        if cards and turn % 2:
            card = cards[turn % len(cards)]
            push(page, card)
            qtbot.waitUntil(lambda card=card: bool(any(card in name for name in buttons(page))))  # type: ignore[misc]
            answers = buttons(page)
        answer = answers[-1]
        moves.append(answer)
        push(page, answer)
        if answer == "See result":
            return
        qtbot.waitUntil(lambda answer=answer: answer not in buttons(page))  # type: ignore[misc]
        turn += 1


@pytest.mark.parametrize("bidding", ["sealed", "open"])
def test_bidding_war_is_played_by_the_tree_alone(qtbot: QtBot, deal: Deal, ears: list[str], bidding: str) -> None:
    table = deal(seats=3, suit_size=4, bidding=bidding)
    moves: list[str] = []
    with qtbot.waitSignal(table.ended):
        game_by_tree(qtbot, table.page, moves)
    assert table.game.model.course.ended
    assert len(moves) > 3
    assert len(table.game.model.course.prizes) == 4


def test_losers_game_is_played_by_the_tree_alone(qtbot: QtBot, deal_losers: DealLosers, ears: list[str]) -> None:
    """Two hands of six or seven cards, with trumps, bids, cards, and the pause between them."""
    table = deal_losers(seats=8, round_limit=2)
    moves: list[str] = []
    with qtbot.waitSignal(table.ended):
        game_by_tree(qtbot, table.page, moves)
    assert "Next hand" in moves
    assert sum(move.startswith("Bid ") for move in moves) == 2


def test_a_bid_is_changed_by_the_tree(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=4)
    play_to(qtbot, table, "bid")
    for name, by in (("One point more", 1), ("One point less", -1), ("One point more", 1)):
        wanted = table.game.answers.stepper.value + by
        push(table.page, name)
        qtbot.waitUntil(lambda wanted=wanted: f"Bid {wanted}" in buttons(table.page))  # type: ignore[misc]


def test_what_lies_on_the_felt_is_told_in_words(qtbot: QtBot, deal: Deal) -> None:
    table = deal(seats=3, suit_size=4)
    wait_for(qtbot, table)
    felt = [node.name for node in nodes(table.page) if node.inside and node.inside[-1] == FELT]
    prize = table.model.cards("stake")[0].card
    assert prize is not None
    assert any(spoken(card_words(prize)) in name for name in felt)
    assert [name.partition(":")[0] for name in felt[:3]] == ["Anna", "Odile", "Bram"]
    assert "holds ace, 2, 3, 4" in felt[1]
    assert "3 left" in felt
    asked = [node.name for node in nodes(table.page) if node.role == "StaticText" and node.name.endswith("?")]
    assert asked == [spoken(table.page.prompt.question)]


def test_cards_are_there_in_their_order_those_that_may_be_played_as_buttons(
    qtbot: QtBot, deal_losers: DealLosers
) -> None:
    """Cards keep their order, however often they turn into buttons and back."""
    table = deal_losers(seats=4)
    roles = {True: "Button", False: "StaticText"}
    for _ in range(4):
        until_following(qtbot, table)
        cards, legal = table.game.model.shown_hand(), table.legal_cards()
        held = [node for node in nodes(table.page) if node.inside and node.inside[-1] == CARDS]
        assert [node.name for node in held] == [spoken(card_words(card)) for card in cards]
        assert [node.role for node in held] == [roles[card in legal] for card in cards]
        table.choose(legal[-1])
        chosen = [node.name for node in nodes(table.page) if "chosen" in node.more]
        assert chosen == [spoken(card_words(legal[-1]))]
        table.page.prompt.press_likely()


def test_what_is_looked_at_over_the_felt_is_in_the_tree(qtbot: QtBot, deal_losers: DealLosers) -> None:
    """The last trick and the outcome of a hand, as long as they can be seen."""
    table = deal_losers(seats=8, round_limit=2, last_trick=True)
    until_last_trick(qtbot, table)

    def told(words: str) -> list[str]:
        return [node.role for node in nodes(table.page) if node.name.startswith(words)]

    assert told("The last trick") == []
    table.game.last_trick.toggle()
    assert told("The last trick") == ["StaticText"]
    table.game.last_trick.toggle()
    assert told("The last trick") == []
    play_to(qtbot, table, "next")
    assert told("Results of hand 1") == ["StaticText"]
    push(table.page, "Next hand")
    qtbot.waitUntil(lambda: not told("Results of hand 1"))


def test_the_log_is_written_in_words_while_a_screen_reader_listens(
    qtbot: QtBot, deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = deal(seats=3, suit_size=5)
    wait_for(qtbot, table)
    log = table.presenter.log
    before = log.view.toPlainText()
    assert before != spoken(before)
    monkeypatch.setattr("cardtable.app.table.panel.QAccessible", Ears)
    log.show()
    assert log.view.toPlainText() == spoken(before)


def test_the_rules_say_in_words_what_is_our_choice_while_a_screen_reader_listens(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = WarRules()
    view = RulesView(lambda: rules_page(rules, 2), rules)
    qtbot.addWidget(view)
    assert f"share the win.{OURS}" in view.toPlainText()
    monkeypatch.setattr("cardtable.app.table.panel.QAccessible", Ears)
    view.show()
    assert "share the win. (our choice)" in view.toPlainText()
    assert OURS not in view.toPlainText()


def test_no_card_is_named_that_is_not_seen(qtbot: QtBot, deal_losers: DealLosers, ears: list[str]) -> None:
    """The person's own cards, those set aside and the current trick may be named; the cards of the last trick may not,
    not even in the log."""
    table = deal_losers(seats=3, seed=7)
    every = {
        spoken(card_words(rank + suit))
        for suit in SIGNS
        for rank in ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    }
    for _ in range(6):
        play_to(qtbot, table, "play")
        board = table.game.model
        seen = {*board.shown_hand(), *(card for _, card in board.laid())}
        seen |= {piece.card for piece in board.cards("aside") if piece.card}
        text = "; ".join(f"{node.name} {node.more};" for node in nodes(table.page))
        text = f"{text} {spoken(table.presenter.log.view.toPlainText())};".replace(".", ";")
        told = {name for name in every if name in text}
        assert told == {spoken(card_words(card)) for card in seen}
        table.page.prompt.press_likely()


def test_a_question_is_announced_once(qtbot: QtBot, deal: Deal, settings: Settings, ears: list[str]) -> None:
    table = deal(seats=3, suit_size=5)
    while not table.game.model.course.ended:
        wait_for(qtbot, table)
        if table.game.model.course.ended:
            break
        question = spoken(table.page.prompt.question)
        for card in table.legal_cards():
            table.choose(card)
        settings.two_colour = not settings.two_colour
        table.page.resize(1200, 800)
        let_happen()
        assert ears.count(question) == 1
        ears.clear()
        table.page.prompt.press_likely()
    qtbot.waitUntil(lambda: table.page.prompt.button("result") is not None)
    ending = spoken(table.page.prompt.question)
    assert ears.count(ending) == 1, "the event has said it already"


def test_a_question_in_the_same_words_is_announced_again(
    qtbot: QtBot, deal_losers: DealLosers, ears: list[str]
) -> None:
    table = deal_losers(seats=3)
    play_to(qtbot, table, "play")
    questions: list[str] = []
    cards: list[int] = []
    while len(cards) < 12:
        wait(qtbot, table)
        questions.append(spoken(table.page.prompt.question))
        cards.append(len(table.game.model.shown_hand()))
        assert ears[-1] == questions[-1]
        table.page.prompt.press_likely()
    assert cards == sorted(set(cards), reverse=True)
    assert len(set(questions)) < len(questions)


def test_a_card_is_announced_where_the_focus_does_not_tell_it(qtbot: QtBot, table: WarDriver, ears: list[str]) -> None:
    first, second, third = table.legal_cards()[:3]
    table.choose(first)
    ears.clear()
    press(table.page, Qt.Key.Key_Right)
    assert ears == [spoken(card_words(second))]
    ears.clear()
    table.buttons[first].setFocus()
    assert (table.chosen, ears) == (first, [])
    press(table.buttons[first], Qt.Key.Key_Right)
    assert (table.chosen, ears) == (second, [])
    assert QApplication.focusWidget() is table.buttons[second], "Enter plays what is chosen"
    push(table.page, spoken(card_words(third)))
    qtbot.waitUntil(lambda: table.chosen == third)
    assert ears == []


@pytest.fixture
def table(qtbot: QtBot, window: MainWindow) -> WarDriver:
    """Return a table of Bidding War at which the person is asked, in a window that has the focus."""
    game = GAMES["war"]
    people = (SeatName("Anna", "human"), SeatName("Odile", "random"))
    header = new_header(game, game.rules.made({"suit_size": 5}), people, 5)
    table = war(dealt(qtbot, window, lambda: window.go(NewGame(header))))
    window.activateWindow()
    wait_for(qtbot, table)
    table.page.setFocus()
    return table


def tabbed(window: MainWindow, count: int) -> list[QWidget | None]:
    """Return the widgets that so many presses of Tab reach."""
    reached = []
    for _ in range(count):
        press(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget())
    return reached


def test_tab_reaches_the_answers_then_the_cards_then_the_panel(
    qtbot: QtBot, window: MainWindow, table: WarDriver
) -> None:
    for _ in range(2):
        prompt = table.page.prompt
        wanted: list[QWidget | None] = [prompt.button("play"), prompt.button("hint")]
        wanted += [table.buttons[card] for card in table.legal_cards()]
        wanted += [table.page.panel.settings_button, table.page.panel.leave_button]
        assert tabbed(window, len(wanted)) == wanted
        table.page.setFocus()
        before = len(table.legal_cards())
        prompt.press_likely()
        qtbot.waitUntil(lambda before=before: 0 < len(table.legal_cards()) < before)  # type: ignore[misc]


def test_tab_reaches_a_number_before_the_answers(qtbot: QtBot, window: MainWindow, ears: list[str]) -> None:
    game = GAMES["losers"]
    people = (SeatName("Anna", "human"), SeatName("Odile", "random"))
    header = new_header(game, game.rules.made({}), people, 5)
    table: LosersDriver = losers(dealt(qtbot, window, lambda: window.go(NewGame(header))))
    window.activateWindow()
    play_to(qtbot, table, "bid")
    table.page.setFocus()
    stepper = table.game.answers.stepper
    reached = tabbed(window, 5)
    assert set(reached[:3]) == {stepper.less, stepper.more, stepper.slider}
    assert reached[3:] == [table.page.prompt.button("bid"), table.page.prompt.button("hint")]
    stepper.begin(2, 40, 5)
    for widget, told in ((stepper.more, [3]), (stepper.slider, []), (stepper.less, [3])):
        ears.clear()
        widget.setFocus()
        press(widget, Qt.Key.Key_Down if widget is stepper.less else Qt.Key.Key_Up)
        assert ears == [f"{number}" for number in told], "a slider in focus tells its number by itself"
    stepper.slider.setFocus()
    stepper.choose(5)
    ears.clear()
    press(stepper.slider, Qt.Key.Key_Up)
    assert ears == ["6"], "it goes no further than 5"


def test_hidden_hands_are_no_part_of_the_tree(qtbot: QtBot, deal_losers: DealLosers) -> None:
    table = deal_losers(seats=4)
    play_to(qtbot, table, "play")
    assert not any("'s cards" in node.name for node in nodes(table.page))
    piece = table.game.model.cards(hand(1))[0]
    table.game.model.change(piece, hand(1), card="AS", face_up=True)
    table.presenter.display.refresh()
    assert "Cards of Odile: ace of spades" in [node.name for node in nodes(table.page)]


def test_signs_become_words() -> None:
    said = {
        "What will you bid for A♦?": "What will you bid for ace of diamonds?",
        "9♣ (6 times in 10), 10♠ (3 times)": "9 of clubs (6 times in 10), 10 of spades (3 times)",
        "trump: hearts ♥": "trump: hearts",
        "♥": "hearts",
        "no signs": "no signs",
    }
    assert {text: spoken(text) for text in said} == said
