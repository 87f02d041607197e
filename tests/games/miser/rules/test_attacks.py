"""Attacks: the wagers, cards laid in turn until both are ready, forfeits, and equal totals."""

from __future__ import annotations

import pytest

from cardtable.games.miser.moves import (
    AttackMade,
    AttackSettled,
    CardBuried,
    CardLaid,
    CardsTurned,
    Forfeited,
    KnockedOut,
    SaidReady,
    TurnBegan,
)
from tests.games.miser.rules.desk import Desk

# --- the wagers --------------------------------------------------------------------------------------------------


def test_an_attack_comes_with_a_wager_and_a_card_and_the_victim_matches() -> None:
    desk = Desk(hands=["9H 5S", "5D", "AS"])
    assert desk.play("0 attack 2 3 9H") == [AttackMade(0, 2, 3, 3), CardLaid(0, "9H")]
    assert (desk.pennies, desk.centre, desk.counts) == ([17, 20, 17], 6, [1, 1, 1])
    assert desk.due == "2: lay, forfeit"


def test_a_wager_is_one_to_three_pennies() -> None:
    desk = Desk(seats=3)
    assert desk.refused("0 attack 1 0 3C") == "wager must be between 1 and 3, not 0"
    assert desk.refused("0 attack 1 4 3C") == "wager must be between 1 and 3, not 4"


def test_wager_limit() -> None:
    desk = Desk(seats=3, wager_limit=1)
    assert desk.refused("0 attack 1 2 3C") == "wager must be 1, not 2"
    assert Desk(seats=3, wager_limit=9).pattern("attack")["wager"] == {"from": 1, "to": 9}


def test_nobody_wagers_more_than_they_hold() -> None:
    desk = Desk(pennies=[2, 9, 9])
    assert desk.refused("0 attack 1 3 3C") == "wager must be between 1 and 2, not 3"


def test_a_victim_who_cannot_match_puts_in_all_they_have() -> None:
    desk = Desk(pennies=[9, 1, 9])
    assert desk.play("0 attack 1 3 3C")[0] == AttackMade(0, 1, 3, 1)
    assert (desk.pennies, desk.centre) == ([6, 0, 9], 4)


def test_only_another_player_can_be_attacked() -> None:
    desk = Desk(seats=3)
    assert desk.refused("0 attack 0 1 3C") == "victim must be one of 1 2, not 0"
    assert desk.refused("0 attack 3 1 3C") == "victim must be one of 1 2, not 3"


def test_the_card_must_be_in_the_hand() -> None:
    desk = Desk(hands=["9H", "5D", "AS"])
    assert desk.refused("0 attack 1 1 5D") == "5D is not in the hand of seat 0"


def test_a_player_without_cards_can_be_attacked() -> None:
    desk = Desk(hands=["9H", "", "AS"])
    desk.play("0 attack 1 3 9H; 1 forfeit")
    assert desk.pennies == [23, 17, 20]


# --- no answer ---------------------------------------------------------------------------------------------------


def test_a_victim_who_lays_no_card_forfeits() -> None:
    desk = Desk(hands=["9H 5S", "5D", "AS"])
    desk.play("0 attack 2 3 9H")
    assert desk.play("2 forfeit") == [Forfeited(2, 0, 6), CardBuried(0, "9H"), TurnBegan(1, 2)]
    assert (desk.pennies, desk.centre, desk.counts) == ([23, 20, 17], 0, [1, 1, 1])


def test_unanswered_attack_all_takes_the_whole_centre() -> None:
    desk = Desk(hands=["9H", "5D", "AS"], centre=10)
    assert desk.play("0 attack 2 3 9H; 2 forfeit")[2] == Forfeited(2, 0, 16)
    assert (desk.pennies, desk.centre) == ([33, 20, 17], 0)


def test_unanswered_attack_wagers_takes_the_two_wagers() -> None:
    desk = Desk(hands=["9H", "5D", "AS"], centre=10, unanswered_attack="wagers")
    assert desk.play("0 attack 2 3 9H; 2 forfeit")[2] == Forfeited(2, 0, 6)
    assert (desk.pennies, desk.centre) == ([23, 20, 17], 10)


def test_unanswered_attack_wagers_of_a_victim_who_could_not_match() -> None:
    desk = Desk(hands=["9H", "5D", "AS"], pennies=[9, 9, 1], centre=10, unanswered_attack="wagers")
    assert desk.play("0 attack 2 3 9H; 2 forfeit")[2] == Forfeited(2, 0, 4)
    assert (desk.pennies, desk.centre) == ([10, 9, 0], 10)


def test_who_has_laid_a_card_can_no_longer_forfeit() -> None:
    desk = Desk(hands=["9H 5S", "5D", "AS"])
    desk.play("0 attack 2 3 9H; 2 lay AS")
    assert desk.refused("0 forfeit") == "the move must be lay or ready, not forfeit"


def test_a_victim_is_not_ready_without_a_card() -> None:
    desk = Desk(hands=["9H 5S", "5D", "AS"])
    desk.play("0 attack 2 3 9H")
    assert desk.refused("2 ready") == "the move must be lay or forfeit, not ready"


# --- cards against cards -----------------------------------------------------------------------------------------


def test_both_lay_and_say_ready_in_turn_until_two_say_it_running() -> None:
    desk = Desk(hands=["9H 5S 2H", "KD", "AS 3S"])
    desk.play("0 attack 2 3 9H; 2 lay 3S")
    assert desk.due == "0: lay, ready"
    assert desk.play("0 ready") == [SaidReady(0)]
    assert desk.due == "2: lay, ready"
    assert desk.play("2 lay AS") == [CardLaid(2, "AS")]  # so the attacker may go on laying
    assert desk.due == "0: lay, ready"
    desk.play("0 lay 5S; 2 ready")
    assert desk.play("0 ready") == [
        SaidReady(0),
        CardsTurned((0, 2), (("9H", "5S"), ("3S", "AS"))),
        AttackSettled(0, 2, (14, 14), (0, 0)),
        TurnBegan(1, 2),
    ]


def test_the_higher_total_takes_all_that_lies_in_the_centre() -> None:
    desk = Desk(hands=["9H 5S", "KD", "AS"], centre=4)
    desk.play("0 attack 2 3 9H; 2 lay AS; 0 lay 5S; 2 ready; 0 ready")
    assert (desk.pennies, desk.centre) == ([27, 20, 17], 0)
    assert desk.counts == [0, 1, 0]


def test_the_victim_may_win() -> None:
    desk = Desk(hands=["9H 5S", "KD", "AS"], centre=4)
    events = desk.play("0 attack 2 3 9H; 2 lay AS; 0 ready; 2 ready")
    assert AttackSettled(0, 2, (9, 11), (0, 10)) in events
    assert (desk.pennies, desk.centre) == ([17, 20, 27], 0)


def test_there_is_no_end_to_the_cards_by_default() -> None:
    desk = Desk(hands=["2H 3H 4H 5H 6H 7H 8H 9H", "KD", "2S 3S"])
    desk.play("0 attack 2 3 2H; 2 lay 2S")
    for card in ["3H", "4H", "5H", "6H", "7H", "8H"]:
        desk.play(f"0 lay {card}; 2 ready")
    assert desk.due == "0: lay, ready"
    desk.play("0 lay 9H; 2 ready; 0 ready")
    assert desk.counts == [0, 1, 1]


def test_attack_card_limit() -> None:
    desk = Desk(hands=["2H 3H 4H", "KD", "2S 3S 4S"], attack_card_limit=2)
    desk.play("0 attack 2 3 2H; 2 lay 2S; 0 lay 3H")
    assert desk.due == "2: lay, ready"
    desk.play("2 ready")
    assert desk.due == "0: ready"
    assert desk.refused("0 lay 4H") == "each side may lay at most 2 cards"


def test_who_has_no_card_left_can_not_lay() -> None:
    desk = Desk(hands=["2H", "KD", "2S 3S"])
    desk.play("0 attack 2 3 2H; 2 lay 2S")
    assert desk.refused("0 lay 3S") == "seat 0 has no cards left"


def test_a_laid_card_can_not_be_taken_back() -> None:
    desk = Desk(hands=["9H 5S", "KD", "AS"])
    desk.play("0 attack 2 3 9H; 2 lay AS")
    assert desk.refused("0 lay 9H") == "9H is not in the hand of seat 0"


def test_ten_jack_queen_and_king_count_ten_and_an_ace_eleven() -> None:
    desk = Desk(hands=["10H JH QH", "2D", "KS AS"])
    events = desk.play("0 attack 2 3 10H; 2 lay KS; 0 lay JH; 2 lay AS; 0 lay QH; 2 ready; 0 ready")
    assert AttackSettled(0, 2, (30, 21), (6, 0)) in events


def test_ace_value_and_court_value() -> None:
    desk = Desk(hands=["10H JH", "2D", "KS AS"], ace_value=1, court_value=20)
    events = desk.play("0 attack 2 3 10H; 2 lay KS; 0 lay JH; 2 lay AS; 0 ready; 2 ready")
    assert AttackSettled(0, 2, (30, 21), (6, 0)) in events


# --- equal totals ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tie", "gains", "centre"),
    [("centre", (0, 0), 11), ("split", (5, 5), 1), ("defender", (0, 11), 0)],
)
def test_attack_tie(tie: str, gains: tuple[int, int], centre: int) -> None:
    desk = Desk(hands=["10H", "2D", "KS"], centre=5, attack_tie=tie)
    events = desk.play("0 attack 2 3 10H; 2 lay KS; 0 ready; 2 ready")
    assert AttackSettled(0, 2, (10, 10), gains) in events
    assert (desk.pennies, desk.centre) == ([17 + gains[0], 20, 17 + gains[1]], centre)
    assert desk.counts == [0, 1, 0]  # the cards are lost


def test_attack_tie_split_leaves_an_odd_penny_whatever_odd_penny_says() -> None:
    desk = Desk(hands=["10H", "2D", "KS"], centre=5, attack_tie="split", odd_penny="proposer")
    desk.play("0 attack 2 3 10H; 2 lay KS; 0 ready; 2 ready")
    assert (desk.pennies, desk.centre) == ([22, 20, 22], 1)


def test_attack_tie_split_of_an_even_centre_leaves_nothing() -> None:
    desk = Desk(hands=["10H", "2D", "KS"], attack_tie="split")
    desk.play("0 attack 2 3 10H; 2 lay KS; 0 ready; 2 ready")
    assert (desk.pennies, desk.centre) == ([20, 20, 20], 0)


# --- out ---------------------------------------------------------------------------------------------------------


def test_who_wagered_all_and_wins_is_not_out() -> None:
    desk = Desk(hands=["9H", "2D", "KS"], pennies=[2, 9, 2])
    events = desk.play("0 attack 2 2 9H; 2 lay KS; 0 ready")
    assert desk.pennies == [0, 9, 0]
    assert not [event for event in events if isinstance(event, KnockedOut)]
    assert KnockedOut(0) in desk.play("2 ready")
    assert (desk.pennies, desk.over) == ([0, 9, 4], True)


def test_a_tie_may_knock_both_out() -> None:
    desk = Desk(hands=["10H", "2D", "KS"], pennies=[2, 9, 2])
    events = desk.play("0 attack 2 2 10H; 2 lay KS; 0 ready; 2 ready")
    assert [event for event in events if isinstance(event, KnockedOut)] == [KnockedOut(0), KnockedOut(2)]
    assert (desk.pennies, desk.centre, desk.state.winners()) == ([0, 9, 0], 4, [1])
