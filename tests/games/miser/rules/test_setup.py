"""Miser's set-up and turns: the deal, the first seat, the moves of a turn, and the cost of passing."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cardtable.engine.cards import bits
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.errors import BadInput, Refused
from cardtable.games.miser.codes import CARDS, HIGH_RANKS
from cardtable.games.miser.moves import MiserDeal, MiserPassed, TurnBegan
from cardtable.games.miser.play import Miser
from cardtable.games.miser.rules import PRESETS, MiserRules
from cardtable.match import Match
from tests.games.miser.rules.desk import MISER, Desk, deal_of, header_of

RULES: tuple[dict[str, Any], ...] = ({}, {"uneven_deal": "set_aside"})


def dealt(seats: int, seed: int = 1, **rules: Any) -> MiserDeal:
    """Return a deal drawn from the game's luck."""
    header = header_of(seats, MiserRules.made(rules))
    match = Match(header, KeyedRandom(seed))
    line = MISER.draw(match.state, KeyedRandom(seed))
    assert isinstance(line, MiserDeal)
    match.take(line)
    assert isinstance(match.state, Miser)
    assert match.state.player == line.first
    return line


# --- set-up ------------------------------------------------------------------------------------------------------


def test_every_player_begins_with_twenty_pennies_and_the_centre_is_empty() -> None:
    desk = Desk(seats=5)
    assert (desk.pennies, desk.centre) == ([20] * 5, 0)


def test_starting_pennies() -> None:
    assert Desk(seats=3, starting_pennies=7).pennies == [7, 7, 7]


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("rules", RULES, ids=["drop_low", "set_aside"])
def test_all_cards_are_dealt_to_equal_hands(seats: int, rules: dict[str, Any]) -> None:
    deal = dealt(seats, **rules)
    assert [len(hand) for hand in deal.hands] == [52 // seats] * seats
    assert len(deal.aside) == 52 % seats
    assert Counter([card for hand in [*deal.hands, deal.aside] for card in hand]) == Counter(CARDS)


@pytest.mark.parametrize(
    ("seats", "left_out"),
    [(3, "2C"), (4, ""), (5, "2C 2D"), (6, "2C 2D 2H 2S"), (7, "2C 2D 2H"), (8, "2C 2D 2H 2S")],
)
def test_uneven_deal_drop_low_leaves_the_lowest_cards_out(seats: int, left_out: str) -> None:
    for seed in range(5):
        assert dealt(seats, seed).aside == left_out.split()


@pytest.mark.parametrize("seats", [3, 5, 6, 7, 8])
def test_uneven_deal_set_aside_leaves_any_cards_undealt(seats: int) -> None:
    aside = [dealt(seats, seed, uneven_deal="set_aside").aside for seed in range(30)]
    assert len({card for cards in aside for card in cards}) > 15
    assert {"2C", "AS"} & {card for cards in aside for card in cards}


def test_a_deal_that_leaves_other_cards_out_is_refused() -> None:
    deal = deal_of(3)
    first = deal.hands[0][0]
    swapped = MiserDeal(hands=[["2C", *deal.hands[0][1:]], *deal.hands[1:]], aside=[first], first=0)
    match = Match(header_of(3, MiserRules()))
    with pytest.raises(Refused, match="aside must hold the lowest cards: 2C"):
        match.take(swapped)
    Match(header_of(3, MiserRules(uneven_deal="set_aside"))).take(swapped)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (deal_of(4), "hands must have one entry for each of the 3 seats, not 4"),
        (
            MiserDeal(hands=[deal_of(3).hands[0][1:], *deal_of(3).hands[1:]], aside=["2C"], first=0),
            "dealt 17 cards, not 16",
        ),
        (MiserDeal(hands=[deal_of(3).hands[0], *deal_of(3).hands[:2]], aside=["2C"], first=0), "is dealt twice"),
        (MiserDeal(hands=deal_of(3).hands, aside=[], first=0), "aside must have 1 card, not 0"),
        (MiserDeal(hands=deal_of(3).hands, aside=["2C"], first=3), "first must be between 0 and 2, not 3"),
        (MiserDeal(hands=deal_of(3).hands, aside=[None], first=0), "a card is missing"),
        (MiserDeal(hands=[[None] * 17, *deal_of(3).hands[1:]], aside=["2C"], first=0), "a card is missing"),
        (MiserDeal(hands=deal_of(3).hands, aside=["1C"], first=0), "'1C' is not a card of the pack"),
        (
            MiserDeal(hands=deal_of(3).hands, aside=["2C"], first=0, draws=[["AS"]]),
            "a round of draws must have one entry",
        ),
        (MiserDeal(hands=deal_of(3).hands, aside=["2C"], first=0, draws=[["AS", "X", None]]), "'X' is not a card"),
    ],
)
def test_deals_that_are_none(wrong: MiserDeal, says: str) -> None:
    match = Match(header_of(3, MiserRules()))
    with pytest.raises(Refused) as refusal:
        match.take(wrong)
    assert says in str(refusal.value)


# --- who goes first ----------------------------------------------------------------------------------------------


def test_the_highest_card_drawn_goes_first_and_ties_draw_again() -> None:
    tied = 0
    for seed in range(60):
        deal = dealt(8, seed)
        assert deal.draws
        drawing = set(range(8))
        for number, cards in enumerate(deal.draws):
            drawn = {seat: card for seat, card in enumerate(cards) if card is not None}
            assert set(drawn) == drawing
            assert len(set(drawn.values())) == len(drawn)
            best = max(HIGH_RANKS.index(card[:-1]) for card in drawn.values())
            drawing = {seat for seat, card in drawn.items() if HIGH_RANKS.index(card[:-1]) == best}
            tied += number
        assert drawing == {deal.first}
    assert tied > 5


def test_an_ace_is_the_highest_card_to_draw() -> None:
    assert HIGH_RANKS[-1] == "A"
    aces = [deal for deal in [dealt(4, seed) for seed in range(40)] if deal.draws and "AS" in deal.draws[0]]
    assert aces
    for deal in aces:
        assert deal.draws
        drawn = deal.draws[0][deal.first]
        assert drawn
        assert drawn[0] == "A"


def test_first_player_random_draws_no_cards_and_lets_anybody_begin() -> None:
    deals = [dealt(3, seed, first_player="random") for seed in range(60)]
    assert {deal.first for deal in deals} == {0, 1, 2}
    assert not any(deal.draws for deal in deals)


# --- turns -------------------------------------------------------------------------------------------------------


def test_play_moves_clockwise() -> None:
    desk = Desk(seats=4, first=2)
    assert [event for event in desk.play("2 pass; 3 pass; 0 pass; 1 pass") if isinstance(event, TurnBegan)] == [
        TurnBegan(3, 2),
        TurnBegan(0, 3),
        TurnBegan(1, 4),
        TurnBegan(2, 5),
    ]


def test_a_turn_is_a_pass_a_contract_an_attack_or_a_bid_for_the_centre() -> None:
    assert Desk(seats=3, centre=1).due == "0: pass, propose, attack, open"


def test_an_empty_centre_can_not_be_bid_for() -> None:
    desk = Desk(seats=3)
    assert desk.due == "0: pass, propose, attack"
    assert desk.refused("0 open 3C 1") == "there is nothing in the centre to bid for"


def test_a_player_out_of_cards_can_only_pass() -> None:
    desk = Desk(hands=["", "5C", "6C"], centre=9)
    assert desk.due == "0: pass"
    assert desk.forced == "0 pass"
    for move in ("0 attack 1 1 5C", "0 propose 1 2 1+1 5", "0 open 5C 1"):
        assert desk.refused(move) == "seat 0 has no cards left and can only pass"
    desk.play("0 pass")
    assert (desk.pennies, desk.centre) == ([17, 20, 20], 12)


def test_nobody_acts_out_of_turn() -> None:
    desk = Desk(seats=3)
    assert desk.refused("1 pass") == "it is seat 0's turn, not seat 1's"
    assert desk.refused("0 stand") == "the move must be pass, propose or attack, not stand"
    desk.play("0 attack 1 1 3C")
    assert desk.refused("0 lay 3D") == "it is seat 1's turn, not seat 0's"
    assert desk.refused("1 pass") == "the move must be lay or forfeit, not pass"


# --- passing -----------------------------------------------------------------------------------------------------


def test_a_pass_puts_three_pennies_into_the_centre() -> None:
    desk = Desk(seats=3)
    assert desk.play("0 pass") == [MiserPassed(0, 3), TurnBegan(1, 2)]
    assert (desk.pennies, desk.centre) == ([17, 20, 20], 3)


def test_a_player_with_fewer_pennies_passes_with_all_of_them() -> None:
    desk = Desk(pennies=[2, 9, 9])
    assert desk.play("0 pass")[0] == MiserPassed(0, 2)
    assert desk.pennies[0] == 0
    assert desk.over


@pytest.mark.parametrize("cost", [1, 7, 50])
def test_pass_cost(cost: int) -> None:
    desk = Desk(seats=3, pass_cost=cost)
    desk.play("0 pass")
    assert desk.centre == min(20, cost)


def test_pass_cost_0_needs_a_turn_limit() -> None:
    with pytest.raises(BadInput, match="with pass_cost 0, a game needs a turn_limit to end"):
        MiserRules.made({"pass_cost": 0})
    desk = Desk(seats=3, pass_cost=0, turn_limit=4)
    desk.play("0 pass; 1 pass; 2 pass; 0 pass")
    assert (desk.pennies, desk.centre, desk.over) == ([20, 20, 20], 0, True)
    assert desk.state.winners() == [0, 1, 2]


# --- forced moves ------------------------------------------------------------------------------------------------


def test_all_know_who_has_no_card_to_answer_with() -> None:
    desk = Desk(hands=["5C", "", "6C"])
    desk.play("0 attack 1 3 5C")
    assert (desk.due, desk.forced) == ("1: forfeit", "1 forfeit")


def test_all_know_who_has_no_card_to_add() -> None:
    desk = Desk(hands=["5C 6C", "7C", "8C"])
    desk.play("0 attack 1 3 5C; 1 lay 7C; 0 lay 6C")
    assert (desk.due, desk.forced) == ("1: ready", "1 ready")
    desk.play("1 ready")
    assert (desk.due, desk.forced) == ("0: ready", "0 ready")


def test_at_the_limit_of_cards_a_side_is_ready() -> None:
    desk = Desk(seats=3, attack_card_limit=1)
    desk.play("0 attack 1 3 3C")
    assert (desk.due, desk.forced) == ("1: lay, forfeit", "")
    card = desk.pattern("lay")["card"]["one_of"][0]
    desk.play(f"1 lay {card}")
    assert (desk.due, desk.forced) == ("0: ready", "0 ready")
    desk.play("0 ready")
    assert (desk.due, desk.forced) == ("1: ready", "1 ready")


def test_with_nothing_to_raise_a_bidder_stands() -> None:
    desk = Desk(hands=["5C", "6C", ""], pennies=[4, 4, 9], centre=3)
    desk.play("0 open 5C 4; 1 join 6C 3")
    assert (desk.due, desk.forced) == ("0: stand", "0 stand")
    desk.play("0 stand")
    assert (desk.due, desk.forced) == ("1: raise, stand", "")


def test_the_last_card_is_the_one_that_a_partner_commits() -> None:
    desk = Desk(hands=["5C", "6C 7C", "8C"])
    desk.play("0 propose 1 2 1+1 5; 1 accept")
    assert desk.forced == "0 commit 5C"
    desk.play("0 commit 5C")
    assert desk.forced == ""


def test_a_partner_with_one_card_is_not_asked_beforehand() -> None:
    desk = Desk(hands=["5C 6C", "7C", "8C 9C"])
    desk.play("0 propose 1 2 1+1 5; 1 accept")
    assert desk.state.to_act() == [0]
    assert [desk.state.information_state(seat).to_act() for seat in range(3)] == [[0]] * 3
    desk = Desk(hands=["5C 6C", "7C", "8C 9C"])
    desk.play("0 propose 2 1 1+1 5; 2 accept")
    assert desk.state.to_act() == [0, 2]


def test_a_last_card_need_not_be_attacked_defended_or_bid_with() -> None:
    desk = Desk(hands=["5C", "6C", "8C"], centre=1)
    assert (desk.due, desk.forced) == ("0: pass, propose, attack, open", "")
    desk.play("0 attack 1 1 5C")
    assert (desk.due, desk.forced) == ("1: lay, forfeit", "")


def test_an_offer_is_never_answered_by_the_house() -> None:
    desk = Desk(hands=["5C", "6C", "8C"], proposals_per_turn=1)
    desk.play("0 propose 1 2 1+1 5")
    assert (desk.due, desk.forced) == ("1: accept, decline", "")


# --- house rules -------------------------------------------------------------------------------------------------


def test_presets() -> None:
    rules = {name: preset for name, (_, preset) in PRESETS.items()}
    assert rules["classic"] == MiserRules()
    assert rules["long"] == MiserRules(starting_pennies=40, contract_match="wager_limit")
    assert rules["gentle"] == MiserRules(wager_limit=1)
    assert rules["last"] == MiserRules(ending="last_standing")


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [
        ("starting_pennies", 1, 500),
        ("wager_limit", 1, 50),
        ("pass_cost", 0, 50),
        ("proposals_per_turn", 1, 50),
        ("attack_card_limit", 0, 26),
        ("ace_value", 1, 20),
        ("court_value", 1, 20),
        ("turn_limit", 0, 1000),
    ],
)
def test_ranges(name: str, low: int, high: int) -> None:
    limit = {"turn_limit": 5} if name == "pass_cost" else {}
    for value in (low, high):
        assert getattr(MiserRules.made({**limit, name: value}), name) == value
    for value in (low - 1, high + 1):
        with pytest.raises(BadInput):
            MiserRules.made({**limit, name: value})


def test_hands_are_masks_of_the_cards_dealt() -> None:
    desk = Desk(hands=["9H 5S", "5D KC", "AS"], whole=True)
    held = [{CARDS[card] for card in bits(hand)} for hand in desk.state.hands]
    assert {"9H", "5S"} <= held[0]
    assert {"5D", "KC"} <= held[1]
    assert "AS" in held[2]
    assert desk.counts == [17, 17, 17]
