"""Miser at the table, played as a person does it: by mouse, drags, keys and buttons."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.games.miser.amounts import value_of
from cardtable.games.miser.codes import ANSWER, ATTACKED, BIDDING, COMMIT_CARDS, TURN, UNANSWERED
from cardtable.games.miser.layout import DISH, OFFER, SLUSH, hand, laid, purse, stake
from cardtable.games.miser.moves import (
    AttackMade,
    CardLaid,
    CardsTurned,
    CentreBidMade,
    Commit,
    ContractDeclined,
    ContractOffered,
    Forfeited,
    MiserDealt,
    Plea,
    Stood,
    TurnBegan,
)
from cardtable.games.miser.screen.table import CardsSeen
from cardtable.journal import replay
from cardtable.table.board import Card
from cardtable.table.marks import AttackRibbon
from tests.app.conftest import DealMiser, press
from tests.app.models import miser as miser_model
from tools.games.miser.screen import MiserDriver

pytestmark = pytest.mark.usefixtures("unpainted")
_LEFT = Qt.MouseButton.LeftButton


def answer(table: MiserDriver, name: str) -> None:
    """Press the button with this name."""
    button = table.prompt.button(name)
    assert button is not None, f"{name} is not among {[each.answer.name for each in table.answers]}"
    button.click()


def names(table: MiserDriver) -> list[str]:
    """Return the names of the possible answers, without hints and talk."""
    return [button.answer.name for button in table.answers if button.answer.name not in ("hint", "say")]


def wait_for(qtbot: QtBot, table: MiserDriver) -> None:
    """Wait until the person is asked something, or the game is over."""
    qtbot.waitUntil(lambda: table.bright is not None)


def come_to(
    qtbot: QtBot, deal: DealMiser, wanted: Callable[[MiserDriver], bool], first: int = 0, **rules: Any
) -> MiserDriver:
    """Answer at random until the table is one that is wanted, and return it.

    Games are tried from the seed `first` on, which is the right one as long as players play as they did when the test
    was written; otherwise the search only takes longer.
    """
    for seed in range(first, first + 60):
        table, random = deal(seed=seed, **rules), Random(seed)
        for _ in range(40):
            wait_for(qtbot, table)
            if table.over:
                break
            if wanted(table):
                return table
            buttons = [button for button in table.answers if button.answer.name not in ("hint", "back", "say")]
            random.choice(buttons).click()
    raise AssertionError("no table came to it")


def asked(phase: int) -> Callable[[MiserDriver], bool]:
    """Return a condition for `come_to`: a decision of this phase is asked for, and no part of it has been chosen."""
    return lambda table: table.state.phase == phase and table.prompt.button("back") is None


def pull(table: MiserDriver, start: QPoint, goal: QPoint) -> None:
    """Drag from one point of the view to another."""
    view = table.page.view.viewport()
    QTest.mousePress(view, _LEFT, pos=start)
    for share in (0.2, 0.6, 1.0):
        QTest.mouseMove(view, start + (goal - start) * share)
    QTest.mouseRelease(view, _LEFT, pos=goal)


def last(table: MiserDriver) -> dict[str, Any]:
    """Return the person's last move, as the record has it."""
    return next(held for held in reversed(table.source.lines) if held.get("seat") == table.seat and "move" in held)


# --- your own turn ---------------------------------------------------------------------------------------------------


def test_first_the_kind_of_a_move_is_asked_for_then_its_parts(qtbot: QtBot, deal_miser: DealMiser) -> None:
    table = come_to(qtbot, deal_miser, asked(TURN))
    assert {"pass", "propose", "attack"} <= set(names(table))
    answer(table, "propose")
    assert names(table) == ["seat-1", "seat-2", "seat-3", "back"]
    answer(table, "seat-2")
    assert names(table) == ["seat-1", "seat-3", "back"]
    answer(table, "seat-1")
    assert names(table) == ["offer", "back"]
    numbers = table.game.answers.numbers
    numbers.pickers[0].step(-1)
    numbers.pickers[2].choose(9)
    first, second, value = numbers.values
    answer(table, "offer")
    made = last(table)
    assert (made["move"], made["partner"], made["victim"]) == ("propose", 2, 1)
    assert (made["wagers"], made["value"]) == ([first, second], value)
    assert (first, value) == (2, 9)


def test_every_step_can_be_taken_back(qtbot: QtBot, deal_miser: DealMiser) -> None:
    table = come_to(qtbot, deal_miser, asked(TURN))
    kinds, question = names(table), table.prompt.question
    for name in ("propose", "seat-2", "seat-1"):
        answer(table, name)
    for _ in range(3):
        press(table.page, Qt.Key.Key_Escape)
    assert (names(table), table.prompt.question) == (kinds, question)


def test_of_three_the_victim_is_who_is_left(qtbot: QtBot, deal_miser: DealMiser) -> None:
    table = come_to(qtbot, deal_miser, asked(TURN), seats=3)
    answer(table, "propose")
    answer(table, "seat-2")
    assert names(table) == ["offer", "back"]
    press(table.page, Qt.Key.Key_Escape)
    assert names(table) == ["seat-1", "seat-2", "back"]


def test_an_attack_by_keys_alone(qtbot: QtBot, deal_miser: DealMiser) -> None:
    table = come_to(qtbot, deal_miser, asked(TURN))
    press(table.page, Qt.Key.Key_A)
    press(table.page, Qt.Key.Key_2)
    card = table.legal_cards()[-1]
    for _ in range(20):
        press(table.page, Qt.Key.Key_Right)
    assert table.chosen == card
    for _ in range(4):
        press(table.page, Qt.Key.Key_Down)
    assert table.game.answers.numbers.values == [1]
    press(table.page, Qt.Key.Key_Up)
    press(table.page, Qt.Key.Key_Return)
    made = last(table)
    assert (made["move"], made["victim"], made["wager"], made["card"]) == ("attack", 2, 2, card)


def test_a_player_has_the_same_key_in_every_question(qtbot: QtBot, deal_miser: DealMiser) -> None:
    """Even if other players can't be chosen, and when talking to a player."""
    table = come_to(qtbot, deal_miser, asked(TURN))

    def keys() -> dict[str, str]:
        return {button.answer.label: button.answer.key for button in table.answers if "seat-" in button.answer.name}

    press(table.page, Qt.Key.Key_C)
    partners = keys()
    press(table.page, Qt.Key.Key_1)
    victims = keys()
    assert len(victims) == len(partners) - 1
    assert victims.items() <= partners.items()
    press(table.page, Qt.Key.Key_T)
    assert table.presenter.talking
    picker = table.presenter.talking.picker
    assert picker
    press(picker, Qt.Key.Key_5)
    assert {button.text(): button.key for button in picker.buttons[1:]} == partners


def test_numbers_of_an_offer_by_keys(qtbot: QtBot, deal_miser: DealMiser) -> None:
    table = come_to(qtbot, deal_miser, asked(TURN))
    for key in (Qt.Key.Key_C, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_Right, Qt.Key.Key_2):
        press(table.page, key)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_1, Qt.Key.Key_1, Qt.Key.Key_Return):
        press(table.page, key)
    made = last(table)
    assert (made["partner"], made["victim"], made["wagers"], made["value"]) == (1, 2, [3, 2], 11)


@pytest.mark.parametrize("phase", [TURN, ANSWER])
def test_while_an_offer_is_written_no_card_looks_playable(qtbot: QtBot, deal_miser: DealMiser, phase: int) -> None:
    kind = "propose" if phase == TURN else "counter"
    table = come_to(qtbot, deal_miser, lambda table: asked(phase)(table) and kind in names(table), 5)
    answer(table, kind)
    for _ in range(3):  # the questions for the partner, the victim and the numbers
        held = [table.items[piece] for piece in table.presenter.hand.cards]
        assert len(held) > 1
        assert all(item.dimmed and not item.chosen for item in held)  # type: ignore[attr-defined]
        assert (table.chosen, table.legal_cards(), table.buttons) == (None, [], {})
        asks = table.prompt.question
        table.click(table.presenter.hand.cards[0])
        assert table.prompt.notice == "No card is needed yet. You choose one once the offer is accepted."
        assert table.prompt.question == asks
        if table.prompt.button("offer") is None:
            assert table.bright is not None
            table.bright.click()
    while table.prompt.button("back"):
        answer(table, "back")
    if phase == TURN:
        assert table.legal_cards() == list(table.buttons) != []
        assert not any(item.dimmed for item in held)  # type: ignore[attr-defined]


def test_a_card_that_is_clicked_twice_begins_an_attack_and_plays_it(qtbot: QtBot, deal_miser: DealMiser) -> None:
    """The victim is chosen automatically."""
    table = come_to(qtbot, deal_miser, asked(TURN))
    piece = table.held(next(card for card in table.legal_cards() if card != table.chosen))
    for _ in range(2):
        assert table.prompt.question == "Your turn. What will you do?"
        table.click(piece)
    for _ in range(2):
        assert table.prompt.question == "Who will you attack?"
        table.click(piece)
    answer(table, "seat-2")
    assert table.chosen == piece.card  # type: ignore[attr-defined]
    table.click(piece)
    made = last(table)
    assert (made["move"], made["victim"], made["card"]) == ("attack", 2, piece.card)  # type: ignore[attr-defined]


def test_a_card_dragged_onto_a_player_attacks_them(qtbot: QtBot, deal_miser: DealMiser) -> None:
    table = come_to(qtbot, deal_miser, asked(TURN))
    card = table.legal_cards()[2]
    table.drag(table.held(card), table.plaque(3))
    assert table.chosen == card
    assert table.prompt.question.startswith("How many pennies against Tove")
    answer(table, "play")
    assert (last(table)["move"], last(table)["victim"], last(table)["card"]) == ("attack", 3, card)


def test_a_card_dragged_into_the_dish_bids_for_the_centre(qtbot: QtBot, deal_miser: DealMiser) -> None:
    table = come_to(qtbot, deal_miser, lambda table: asked(TURN)(table) and "open" in names(table), 3)
    card = table.legal_cards()[0]
    dish = table.layout.dish
    x, y = dish.centre
    table.drag(table.held(card), table.page.view.mapFromScene(x, y))
    assert table.prompt.question.startswith("How much do you bid")
    answer(table, "play")
    assert (last(table)["move"], last(table)["card"]) == ("open", card)


def test_a_ribbon_from_plaque_to_plaque_offers_a_contract(qtbot: QtBot, deal_miser: DealMiser) -> None:
    table = come_to(qtbot, deal_miser, asked(TURN))
    pull(table, table.plaque(1), table.plaque(3))
    assert table.prompt.question == "What do you offer Odile against Tove?"
    assert not any(isinstance(item.mark, AttackRibbon) for item in table.presenter.scene.marks.values())
    press(table.page, Qt.Key.Key_Return)
    assert (last(table)["move"], last(table)["partner"], last(table)["victim"]) == ("propose", 1, 3)


def test_a_ribbon_from_your_own_plaque_attacks(qtbot: QtBot, deal_miser: DealMiser) -> None:
    table = come_to(qtbot, deal_miser, asked(TURN))
    pull(table, table.plaque(0), table.plaque(2))
    assert table.prompt.question.startswith("How many pennies against Bram")


def test_a_click_on_a_player_chooses_them_and_says_why_not(qtbot: QtBot, deal_miser: DealMiser) -> None:
    table = come_to(qtbot, deal_miser, asked(TURN))
    view = table.page.view.viewport()
    answer(table, "propose")
    QTest.mouseClick(view, _LEFT, pos=table.plaque(2))
    assert table.prompt.question == "Who will you and Bram take pennies from?"
    QTest.mouseClick(view, _LEFT, pos=table.plaque(2))
    assert table.prompt.notice == "Bram is your partner already."
    QTest.mouseClick(view, _LEFT, pos=table.plaque(0))
    assert table.prompt.notice == "That's you."
    QTest.mouseClick(view, _LEFT, pos=table.plaque(1))
    assert table.prompt.question == "What do you offer Bram against Odile?"


def test_played_cards_can_not_be_looked_at(qtbot: QtBot, deal_miser: DealMiser) -> None:
    table = come_to(qtbot, deal_miser, lambda table: asked(TURN)(table) and bool(table.model.zone(SLUSH)))
    for piece in table.model.zone(SLUSH):
        assert isinstance(piece, Card)
        assert (piece.card, piece.face_up) == (None, False)
    table.click(table.model.zone(SLUSH)[-1])
    assert table.prompt.notice.startswith("At this table, played cards stay face down")
    assert not any(isinstance(section, CardsSeen) for section in (table.game.seen,))


def test_with_an_open_slush_they_lie_open_and_are_counted(qtbot: QtBot, deal_miser: DealMiser) -> None:
    table = come_to(
        qtbot, deal_miser, lambda table: asked(TURN)(table) and len(table.model.zone(SLUSH)) > 3, 2, open_slush=True
    )
    assert table.game.seen is not None
    known = table.model.known(SLUSH)
    assert sorted(table.game.seen.cards) == sorted(known)
    assert len(known) == len(table.model.zone(SLUSH))
    assert known[0] not in table.model.known(hand(0))


# --- answers ---------------------------------------------------------------------------------------------------------


def test_an_offer_lies_on_paper_and_is_answered(qtbot: QtBot, deal_miser: DealMiser) -> None:
    table = come_to(qtbot, deal_miser, asked(ANSWER), 5)
    assert names(table) in (["accept", "counter", "decline"], ["accept", "decline"])
    (paper,) = table.model.zone(OFFER)
    assert f"{table.state.wagers[0]}" in [words for words, _ in paper.lines]  # type: ignore[attr-defined]
    assert isinstance(table.presenter.scene.marks["ribbon"].mark, AttackRibbon)
    answer(table, "decline")
    qtbot.waitUntil(lambda: not table.model.zone(OFFER))


def test_a_counter_offer_that_changes_nothing_accepts(qtbot: QtBot, deal_miser: DealMiser) -> None:
    table = come_to(qtbot, deal_miser, lambda table: asked(ANSWER)(table) and "counter" in names(table), 5)
    answer(table, "counter")
    numbers = table.game.answers.numbers
    wagers, value = [*table.state.wagers], table.state.value
    for picker, wanted in zip(numbers.pickers, (*wagers, value), strict=True):
        picker.choose(wanted)
    assert table.bright is not None
    assert table.bright.text() == "Accept this offer"
    numbers.pickers[2].choose(value - 1 if value > 2 else 3)
    assert table.bright.text() == "Make this offer"
    answer(table, "offer")
    assert (last(table)["move"], last(table)["wagers"]) == ("counter", wagers)


def test_partners_choose_unseen(qtbot: QtBot, deal_miser: DealMiser) -> None:
    table = come_to(qtbot, deal_miser, asked(COMMIT_CARDS), 3)
    assert not table.model.known(laid(1) if table.state.partner != 1 else laid(2))
    card = table.legal_cards()[0]
    table.choose(card)
    assert table.bright is not None
    assert table.bright.answer.says in ("as agreed", "breaks your word")
    table.drag(table.held(card), table.felt)
    assert (last(table)["move"], last(table)["card"]) == ("commit", card)


def held_values(table: MiserDriver) -> list[int]:
    """Return the values of the cards in the person's hand."""
    return [value_of(table.game.model.rules, card) for card in table.model.known(hand(0))]


def test_in_a_contract_the_bright_card_is_the_agreed_one(qtbot: QtBot, deal_miser: DealMiser) -> None:
    """Breaking a promise takes more than pressing Enter."""
    table = come_to(
        qtbot, deal_miser, lambda table: asked(COMMIT_CARDS)(table) and table.state.value in held_values(table), 3
    )
    assert table.bright is not None
    assert table.bright.answer.says == "as agreed"
    assert table.chosen is not None
    assert value_of(table.game.model.rules, table.chosen) == table.state.value


def test_where_it_is_not_held_it_is_the_next_higher_one(qtbot: QtBot, deal_miser: DealMiser) -> None:
    table = come_to(
        qtbot,
        deal_miser,
        lambda table: (
            asked(COMMIT_CARDS)(table)
            and table.state.value not in held_values(table)
            and max(held_values(table)) > table.state.value
        ),
        9,
    )
    assert table.chosen is not None
    chosen = value_of(table.game.model.rules, table.chosen)
    assert chosen == min(value for value in held_values(table) if value > table.state.value)


def test_after_a_hint_the_hints_card_is_bright(qtbot: QtBot, deal_miser: DealMiser) -> None:
    table = come_to(
        qtbot,
        deal_miser,
        lambda table: asked(COMMIT_CARDS)(table) and table.state.value < max(held_values(table)),
        3,
    )
    high = table.legal_cards()[-1]
    move = table.source.game.move_code(table.state, Commit(seat=0, card=high))
    table.presenter.turn.suggest(high)
    table.game.answers.suggest(move)
    table.presenter.ask()
    assert table.chosen == high


@pytest.mark.parametrize(("phase", "other"), [(UNANSWERED, "forfeit"), (ATTACKED, "ready")])
def test_an_attack_is_one_clear_question(qtbot: QtBot, deal_miser: DealMiser, phase: int, other: str) -> None:
    table = come_to(qtbot, deal_miser, asked(phase))
    assert names(table) == ["play", other]
    attacker = table.state.player
    assert table.model.zone(laid(attacker))
    pennies = sum(piece.count for piece in table.model.zone(stake(attacker)))  # type: ignore[attr-defined]
    ribbon = table.presenter.scene.marks["ribbon"].mark
    assert (ribbon.seat, ribbon.words) == (attacker, f"{pennies}") == (attacker, f"{table.state.wagers[0]}")
    answer(table, "play")
    assert last(table)["move"] == "lay"


def test_bids_lie_face_up_with_their_pennies(qtbot: QtBot, deal_miser: DealMiser) -> None:
    table = come_to(qtbot, deal_miser, lambda table: asked(BIDDING)(table) and not table.state.bids[0])
    bidders = [seat for seat in range(4) if table.state.bids[seat]]
    for seat in bidders:
        assert len(table.model.known(laid(seat))) == 1
        assert table.said(("stake", seat)) == f"{table.state.bids[seat]}"
    assert names(table) == ["play", "stand"]
    table.game.answers.numbers.pickers[0].choose(3)
    answer(table, "play")
    assert (last(table)["move"], last(table)["pennies"]) == ("join", 3)


def test_a_bid_begins_one_above_the_highest(qtbot: QtBot, deal_miser: DealMiser) -> None:
    """Whatever answer is bright: a bid that is lower or as high would be lost for certain."""
    for own in (False, True):

        def wanted(table: MiserDriver, own: bool = own) -> bool:
            bids, pennies = table.state.bids, table.state.scores[0]
            asks = asked(BIDDING)(table) and table.prompt.button("play") is not None
            return asks and bool(bids[0]) is own and max(bids) + 1 < pennies

        table = come_to(qtbot, deal_miser, wanted, 5)
        best, mine = max(table.state.bids), table.state.bids[0]
        assert table.game.answers.numbers.values == [best + 1 - mine]
        button = table.prompt.button("play")
        assert button is not None
        assert button.text() == (f"Raise to {best + 1}" if own else f"Bid {best + 1}")
        assert button.answer.key == ("R" if own else "B")


def test_a_contract_begins_with_the_highest_wagers_and_a_value_that_is_held(
    qtbot: QtBot, deal_miser: DealMiser
) -> None:
    table = come_to(qtbot, deal_miser, lambda table: asked(TURN)(table) and min(table.state.scores) < 3, 2)
    partner = min(range(1, 4), key=lambda seat: table.state.scores[seat])
    answer(table, "propose")
    answer(table, f"seat-{partner}")
    victim = next(seat for seat in range(1, 4) if seat != partner)
    answer(table, f"seat-{victim}")
    first, second, value = table.game.answers.numbers.values
    assert [first, second] == [min(3, table.state.scores[0]), min(3, table.state.scores[partner])]
    assert value in held_values(table)


def test_what_was_turned_is_looked_at_longest_and_at_any_pace(deal_miser: DealMiser) -> None:
    pacing = deal_miser().presenter.hooks.pacing
    two, nine = CardsTurned((0, 1), (("2C",), ("3C",))), CardsTurned((0, 1), (("2C",) * 5, ("3C",) * 4))
    declined, plain = ContractDeclined(1, 0, 1, 2), TurnBegan(0, 1)
    assert pacing.look(nine) > pacing.look(two) > pacing.look(declined) >= 1000 > pacing.look(plain) == 0
    assert [pacing.to_remember(event) for event in (two, declined)] == [True, False]


@pytest.mark.parametrize(
    ("phase", "pennies", "first"), [(UNANSWERED, 5, 0), (ATTACKED, 20, 34)]
)  # with five pennies at the start, even the last is worth a card
def test_a_card_is_laid_by_its_letter_too_where_it_is_bright(
    qtbot: QtBot, deal_miser: DealMiser, phase: int, pennies: int, first: int
) -> None:
    table = come_to(
        qtbot,
        deal_miser,
        lambda table: asked(phase)(table) and table.bright is table.prompt.button("play"),
        first,
        starting_pennies=pennies,
    )
    press(table.page, Qt.Key.Key_L)
    assert last(table)["move"] == "lay"


def test_all_pennies_are_on_the_table_all_the_time(qtbot: QtBot, deal_miser: DealMiser) -> None:
    """The piles on the table agree with the pennies in the state."""
    table, random = deal_miser(starting_pennies=9, seed=4), Random(4)
    while True:
        wait_for(qtbot, table)
        if table.over:
            break
        state, model = table.state, table.model
        piles = {zone: sum(piece.count for piece in model.zone(zone)) for zone in table.game.model.money}  # type: ignore[attr-defined]
        assert piles == table.game.model.money
        assert sum(piles.values()) == 36
        bids = state.phase == BIDDING
        for seat in range(4):
            assert piles[purse(seat)] + bids * piles[stake(seat)] == state.scores[seat]
            assert len(model.zone(hand(seat))) == state.counts[seat]
        wagers = 0 if bids else sum(piles[stake(seat)] for seat in range(4))
        assert piles[DISH] + wagers == state.centre
        buttons = [button for button in table.answers if button.answer.name not in ("hint", "back", "say")]
        random.choice(buttons).click()
    match = replay(table.live.path)
    assert match.result is not None
    assert list(match.result.scores) == list(table.model.scores)


@pytest.mark.parametrize("seats", range(3, 9))
def test_every_number_of_players_plays_to_the_end(qtbot: QtBot, deal_miser: DealMiser, seats: int) -> None:
    table = deal_miser(seats=seats, starting_pennies=5)
    while not table.over:
        wait_for(qtbot, table)
        if not table.over:
            assert table.bright is not None
            table.bright.click()
    assert replay(table.live.path).result is not None


def test_a_hint_is_followed_step_by_step(qtbot: QtBot, deal_miser: DealMiser) -> None:
    table = come_to(qtbot, deal_miser, asked(TURN))
    game = table.source.game
    pattern = {"move": "propose", "partner": 3, "victim": 1, "wagers": [2, 3], "value": 7}
    line = game.moves.__args__[1](seat=0, **{key: value for key, value in pattern.items() if key != "move"})
    table.game.answers.suggest(game.move_code(table.state, line))
    table.presenter.ask()
    while table.bright is not None and table.bright.answer.name != "offer":
        table.bright.click()
    assert table.game.answers.numbers.values == [2, 3, 7]
    answer(table, "offer")
    assert {key: last(table)[key] for key in pattern} == pattern


def test_what_is_said_meanwhile_leaves_a_choice_alone(qtbot: QtBot, deal_miser: DealMiser) -> None:
    table = come_to(qtbot, deal_miser, asked(TURN))
    answer(table, "propose")
    answer(table, "seat-2")
    question, lines = table.prompt.question, len(table.source.lines)
    table.source.say(Plea(seat=0))
    qtbot.waitUntil(lambda: len(table.source.lines) > lines)
    table.presenter.ask()
    assert table.prompt.question == question
    assert names(table) == ["seat-1", "seat-3", "back"]


def test_nobody_is_after_anybody_once_pennies_have_moved() -> None:
    model = miser_model(4)
    size = (None,) * 13
    for event in (MiserDealt((size,) * 4, (), (), 1), TurnBegan(1, 1), AttackMade(1, 2, 3, 3), CardLaid(1, None)):
        model.follow(event)
    layout = model.layout(1080, 900, False)
    assert isinstance(model.marks(layout)["ribbon"], AttackRibbon)
    assert [model.plaque(seat, False).note for seat in (1, 2)] == ["attacks", "victim"]
    model.follow(Forfeited(2, 1, 6))
    assert "ribbon" not in model.marks(layout)
    assert [model.plaque(seat, False).note for seat in (1, 2)] == ["to play", ""]


def test_an_answer_to_an_offer_stands_for_none_to_a_bid() -> None:
    model = miser_model(4)
    size = (None,) * 13
    offer = ContractOffered(1, 1, 0, 2, (3, 3), 10, counter=False)
    for event in (MiserDealt((size,) * 4, (), (), 1), TurnBegan(1, 1), offer, ContractDeclined(0, 1, 0, 2)):
        model.follow(event)
    assert model.plaque(0, False).note == "declines"
    model.follow(CentreBidMade(1, "2C", 1, 1))
    assert model.plaque(0, False).note == ""
    model.follow(Stood(2))
    model.follow(CentreBidMade(3, "2D", 2, 2))
    assert model.plaque(2, False).note == "stands"
