"""Contracts: offers and answers, what goes into the centre, two cards at once, and who gets what."""

from __future__ import annotations

import pytest

from cardtable.games.miser.moves import (
    CardLaid,
    CardsTurned,
    ContractDeclined,
    ContractMade,
    ContractOffered,
    ContractSettled,
    KnockedOut,
)
from tests.games.miser.rules.desk import Desk

# --- the offer ---------------------------------------------------------------------------------------------------


def test_an_offer_names_partner_victim_wagers_and_value() -> None:
    desk = Desk(seats=4)
    assert desk.play("0 propose 1 2 2+3 5") == [ContractOffered(0, 0, 1, 2, (2, 3), 5, False)]
    assert (desk.pennies, desk.centre) == ([20] * 4, 0)  # nothing is paid before the offer is accepted
    assert desk.due == "1: counter, accept, decline"


def test_both_partners_wager_one_to_three_pennies() -> None:
    desk = Desk(seats=3)
    for wagers, says in {
        "0+3": "the proposer's wager must be between 1 and 3, not 0",
        "4+3": "the proposer's wager must be between 1 and 3, not 4",
        "1+0": "the partner's wager must be between 1 and 3, not 0",
        "1+4": "the partner's wager must be between 1 and 3, not 4",
        "1": "wagers must be two numbers, the proposer's and the partner's, not 1",
        "1+1+1": "wagers must be two numbers, the proposer's and the partner's, not 3",
    }.items():
        assert desk.refused(f"0 propose 1 2 {wagers} 5") == says


def test_wager_limit() -> None:
    desk = Desk(seats=3, wager_limit=7)
    assert desk.refused("0 propose 1 2 8+1 5") == "the proposer's wager must be between 1 and 7, not 8"
    desk.play("0 propose 1 2 7+7 5; 1 accept")
    assert (desk.pennies, desk.centre) == ([13, 13, 6], 28)


def test_nobody_wagers_more_than_they_hold() -> None:
    desk = Desk(pennies=[1, 2, 9, 9])
    assert desk.refused("0 propose 1 2 2+2 5") == "the proposer's wager must be 1, not 2"
    assert desk.refused("0 propose 1 2 1+3 5") == "the partner's wager must be between 1 and 2, not 3"
    wagers = {pattern["partner"]: pattern["wagers"] for pattern in desk.patterns() if pattern["move"] == "propose"}
    assert wagers == {1: [1, {"from": 1, "to": 2}], 2: [1, {"from": 1, "to": 3}], 3: [1, {"from": 1, "to": 3}]}


def test_the_agreed_value_is_two_to_eleven_whatever_cards_are_worth() -> None:
    desk = Desk(seats=3, ace_value=20, court_value=15)
    for value in (1, 12, 20):
        assert desk.refused(f"0 propose 1 2 1+1 {value}") == f"value must be between 2 and 11, not {value}"
    desk.play("0 propose 1 2 1+1 2; 1 decline; 0 propose 1 2 1+1 11")


def test_three_different_players_take_part() -> None:
    desk = Desk(seats=4)
    assert desk.refused("0 propose 0 2 1+1 5") == "partner must be one of 1 2 3, not 0"
    assert desk.refused("0 propose 1 0 1+1 5") == "victim must be one of 2 3, not 0"
    assert desk.refused("0 propose 1 1 1+1 5") == "victim must be one of 2 3, not 1"
    assert desk.refused("0 propose 1 4 1+1 5") == "victim must be one of 2 3, not 4"
    assert desk.refused("0 propose 7 2 1+1 5") == "partner must be one of 1 2 3, not 7"


def test_a_partner_needs_cards_and_a_victim_does_not() -> None:
    desk = Desk(hands=["5C", "", "6C", ""])
    assert desk.refused("0 propose 1 2 1+1 5") == "partner must be one of 2, not 1"
    desk.play("0 propose 2 1 1+1 5; 2 accept; 0 commit 5C; 2 commit 6C")
    assert desk.pennies == [19, 18, 23, 20]


def test_without_anybody_who_has_cards_there_is_no_contract() -> None:
    desk = Desk(hands=["5C", "", ""])
    assert desk.due == "0: pass, attack"
    assert desk.refused("0 propose 1 2 1+1 5") == "nobody is left to make a contract with"


# --- the answer --------------------------------------------------------------------------------------------------


def test_an_accepted_offer_is_a_contract() -> None:
    desk = Desk(seats=3)
    events = desk.play("0 propose 1 2 2+3 5; 1 accept")
    assert events[1:] == [ContractMade(1, 0, 1, 2, (2, 3), 5, 5)]
    assert (desk.pennies, desk.centre) == ([18, 17, 15], 10)
    assert desk.state.to_act() == [0, 1]


def test_after_a_refusal_the_player_still_owes_a_turn() -> None:
    desk = Desk(seats=3)
    events = desk.play("0 propose 1 2 2+3 5; 1 decline")
    assert events[1:] == [ContractDeclined(1, 0, 1, 2)]
    assert (desk.pennies, desk.centre) == ([20, 20, 20], 0)
    assert desk.due == "0: pass, propose, attack"
    desk.play("0 propose 2 1 2+3 5; 2 decline; 0 attack 2 1 3C")


def test_a_counter_has_other_wagers_or_another_value() -> None:
    desk = Desk(seats=3)
    desk.play("0 propose 1 2 2+3 5")
    assert desk.play("1 counter 3+1 5") == [ContractOffered(1, 0, 1, 2, (3, 1), 5, True)]
    assert desk.due == "0: counter, accept, decline"
    assert desk.play("0 counter 3+1 10") == [ContractOffered(0, 0, 1, 2, (3, 1), 10, True)]
    assert desk.play("1 accept") == [ContractMade(1, 0, 1, 2, (3, 1), 4, 10)]


def test_the_proposer_may_accept_or_decline_a_counter() -> None:
    desk = Desk(seats=3)
    desk.play("0 propose 1 2 2+3 5; 1 counter 1+1 5")
    assert desk.play("0 decline") == [ContractDeclined(0, 0, 1, 2)]
    desk.play("0 propose 1 2 2+3 5; 1 counter 1+1 5")
    assert desk.play("0 accept") == [ContractMade(0, 0, 1, 2, (1, 1), 2, 5)]
    assert desk.state.turn == 0  # the proposer lays first, whoever accepted


def test_a_counter_equal_to_the_offer_is_refused() -> None:
    desk = Desk(seats=3)
    desk.play("0 propose 1 2 2+3 5")
    assert desk.refused("1 counter 2+3 5") == "a counter-offer must change a wager or the value"
    desk.play("1 counter 2+2 5")
    assert desk.refused("0 counter 2+2 5") == "a counter-offer must change a wager or the value"
    desk.play("0 counter 2+3 5")  # the terms of the first offer may come back


def test_a_counter_keeps_to_the_limits_of_an_offer() -> None:
    desk = Desk(pennies=[2, 1, 9])
    desk.play("0 propose 1 2 1+1 5")
    assert desk.refused("1 counter 3+1 5") == "the proposer's wager must be between 1 and 2, not 3"
    assert desk.refused("1 counter 1+2 5") == "the partner's wager must be 1, not 2"
    assert desk.refused("1 counter 2+1 12") == "value must be between 2 and 11, not 12"


def test_proposals_per_turn_counts_offers_and_counters_of_either_side() -> None:
    desk = Desk(seats=3, proposals_per_turn=3)
    desk.play("0 propose 1 2 1+1 5; 1 counter 2+1 5; 0 counter 2+2 5")
    assert desk.due == "1: accept, decline"
    assert desk.refused("1 counter 1+1 5") == "no more than 3 offers can be made in a turn"
    desk.play("1 decline")
    assert desk.due == "0: pass, attack"
    assert desk.refused("0 propose 2 1 1+1 5") == "no more than 3 offers can be made in a turn"
    desk.play("0 pass")
    assert desk.due == "1: pass, propose, attack, open"  # each turn counts its own offers


def test_at_the_limit_an_offer_can_still_be_accepted() -> None:
    desk = Desk(seats=3, proposals_per_turn=1)
    desk.play("0 propose 1 2 1+1 5; 1 accept")
    assert desk.centre == 4


def test_offers_to_several_players_count_together() -> None:
    desk = Desk(seats=4, proposals_per_turn=2)
    desk.play("0 propose 1 2 1+1 5; 1 decline; 0 propose 3 2 1+1 5; 3 decline")
    assert desk.due == "0: pass, attack"


# --- what the victim puts in -------------------------------------------------------------------------------------


def test_the_victim_matches_both_wagers_together() -> None:
    desk = Desk(seats=3)
    desk.play("0 propose 1 2 3+3 5; 1 accept")
    assert (desk.pennies, desk.centre) == ([17, 17, 14], 12)


def test_contract_match_wager_limit_caps_what_the_victim_matches() -> None:
    desk = Desk(seats=3, contract_match="wager_limit")
    desk.play("0 propose 1 2 3+3 5; 1 accept")
    assert (desk.pennies, desk.centre) == ([17, 17, 17], 9)


def test_contract_match_wager_limit_takes_nothing_from_smaller_wagers() -> None:
    desk = Desk(seats=3, contract_match="wager_limit")
    desk.play("0 propose 1 2 1+1 5; 1 accept")
    assert (desk.pennies, desk.centre) == ([19, 19, 18], 4)


def test_a_victim_who_cannot_match_puts_in_all_they_have() -> None:
    desk = Desk(pennies=[20, 20, 4])
    assert desk.play("0 propose 1 2 3+3 5; 1 accept")[1] == ContractMade(1, 0, 1, 2, (3, 3), 4, 5)
    assert (desk.pennies, desk.centre) == ([17, 17, 0], 10)


# --- two cards at once -------------------------------------------------------------------------------------------


def test_cards_of_the_same_value_split_the_centre_evenly() -> None:
    desk = Desk(hands=["5C 9C", "5D 9D", "AS"])
    events = desk.play("0 propose 1 2 2+2 5; 1 accept; 0 commit 5C; 1 commit 5D")
    assert events[2:6] == [
        CardLaid(0, "5C"),
        CardLaid(1, "5D"),
        CardsTurned((0, 1), (("5C",), ("5D",))),
        ContractSettled(0, 1, 2, 5, (5, 5), (True, True), (4, 4)),
    ]
    assert (desk.pennies, desk.centre, desk.counts) == ([22, 22, 16], 0, [1, 1, 1])
    assert desk.state.turn == 1


def test_cards_of_the_same_value_split_even_if_it_is_not_the_one_agreed_upon() -> None:
    desk = Desk(hands=["9C 5C", "9D 5D", "AS"])
    events = desk.play("0 propose 1 2 2+2 5; 1 accept; 0 commit 9C; 1 commit 9D")
    assert ContractSettled(0, 1, 2, 5, (9, 9), (False, False), (4, 4)) in events
    assert desk.pennies == [22, 22, 16]


@pytest.mark.parametrize(
    ("cards", "kept", "gains"),
    [(("5C", "9D"), (True, False), (0, 8)), (("9C", "5D"), (False, True), (8, 0))],
)
def test_of_different_cards_the_higher_takes_all(
    cards: tuple[str, str], kept: tuple[bool, bool], gains: tuple[int, int]
) -> None:
    desk = Desk(hands=["5C 9C", "5D 9D", "AS"])
    events = desk.play(f"0 propose 1 2 2+2 5; 1 accept; 0 commit {cards[0]}; 1 commit {cards[1]}")
    values = (5 if kept[0] else 9, 5 if kept[1] else 9)
    assert ContractSettled(0, 1, 2, 5, values, kept, gains) in events
    assert desk.pennies == [18 + gains[0], 18 + gains[1], 16]


def test_both_may_break_their_word_and_the_higher_card_takes_all() -> None:
    desk = Desk(hands=["4C", "9D", "AS"])
    desk.play("0 propose 1 2 2+2 5; 1 accept; 0 commit 4C; 1 commit 9D")
    assert desk.pennies == [18, 26, 16]


@pytest.mark.parametrize("other", ["10D", "JD", "QD", "KD"])
def test_ten_jack_queen_and_king_are_worth_the_same(other: str) -> None:
    desk = Desk(hands=["10C", other, "AS"])
    desk.play(f"0 propose 1 2 1+1 10; 1 accept; 0 commit 10C; 1 commit {other}")
    assert desk.pennies == [21, 21, 18]


def test_an_ace_is_worth_eleven() -> None:
    desk = Desk(hands=["AC", "KD", "AS"])
    desk.play("0 propose 1 2 1+1 11; 1 accept; 0 commit AC; 1 commit KD")
    assert desk.pennies == [23, 19, 18]


def test_ace_value_and_court_value() -> None:
    desk = Desk(hands=["AC", "KD", "AS"], ace_value=1, court_value=1)
    events = desk.play("0 propose 1 2 1+1 11; 1 accept; 0 commit AC; 1 commit KD")
    assert ContractSettled(0, 1, 2, 11, (1, 1), (False, False), (2, 2)) in events
    desk = Desk(hands=["AC", "10D", "AS"], ace_value=1, court_value=20)
    desk.play("0 propose 1 2 1+1 11; 1 accept; 0 commit AC; 1 commit 10D")
    assert desk.pennies == [19, 23, 18]
    desk = Desk(hands=["JC", "10D", "AS"], court_value=20)
    desk.play("0 propose 1 2 1+1 10; 1 accept; 0 commit JC; 1 commit 10D")
    assert desk.pennies == [23, 19, 18]


def test_the_winner_takes_what_lay_in_the_centre_before() -> None:
    desk = Desk(hands=["5C", "6D", "AS"], centre=10)
    desk.play("0 propose 1 2 1+1 5; 1 accept; 0 commit 5C; 1 commit 6D")
    assert (desk.pennies, desk.centre) == ([19, 33, 18], 0)


def test_partners_split_what_lay_in_the_centre_before() -> None:
    desk = Desk(hands=["5C", "5D", "AS"], centre=10)
    desk.play("0 propose 1 2 1+1 5; 1 accept; 0 commit 5C; 1 commit 5D")
    assert (desk.pennies, desk.centre) == ([26, 26, 18], 0)


def test_the_odd_penny_stays_in_the_centre() -> None:
    desk = Desk(hands=["5C", "5D", "AS"], centre=1)
    events = desk.play("0 propose 1 2 1+1 5; 1 accept; 0 commit 5C; 1 commit 5D")
    assert ContractSettled(0, 1, 2, 5, (5, 5), (True, True), (2, 2)) in events
    assert (desk.pennies, desk.centre) == ([21, 21, 18], 1)


def test_odd_penny_proposer() -> None:
    desk = Desk(hands=["5C", "5D", "AS"], centre=1, odd_penny="proposer")
    events = desk.play("0 propose 1 2 1+1 5; 1 accept; 0 commit 5C; 1 commit 5D")
    assert ContractSettled(0, 1, 2, 5, (5, 5), (True, True), (3, 2)) in events
    assert (desk.pennies, desk.centre) == ([22, 21, 18], 0)


def test_odd_penny_proposer_has_no_part_in_an_even_split_or_a_betrayal() -> None:
    desk = Desk(hands=["5C", "5D", "AS"], odd_penny="proposer")
    desk.play("0 propose 1 2 1+1 5; 1 accept; 0 commit 5C; 1 commit 5D")
    assert desk.pennies == [21, 21, 18]
    desk = Desk(hands=["5C", "6D", "AS"], centre=1, odd_penny="proposer")
    desk.play("0 propose 1 2 1+1 5; 1 accept; 0 commit 5C; 1 commit 6D")
    assert desk.pennies == [19, 24, 18]


def test_a_committed_card_must_be_in_the_hand_and_is_gone_then() -> None:
    desk = Desk(hands=["5C 9C", "5D 9D", "AS"])
    desk.play("0 propose 1 2 2+2 5; 1 accept")
    assert desk.refused("0 commit 5D") == "5D is not in the hand of seat 0"
    assert desk.refused("0 commit 1D") == "'1D' is not a card of the pack"
    assert desk.refused("1 commit 5D") == "it is seat 0's turn, not seat 1's"
    desk.play("0 commit 5C; 1 commit 9D; 1 pass; 2 pass")
    assert desk.refused("0 attack 1 1 5C") == "5C is not in the hand of seat 0"


def test_a_partner_who_wagers_all_is_not_out_before_the_cards_are_turned() -> None:
    desk = Desk(hands=["5C", "5D", "AS"], pennies=[9, 1, 9])
    events = desk.play("0 propose 1 2 1+1 5; 1 accept; 0 commit 5C; 1 commit 5D")
    assert not [event for event in events if isinstance(event, KnockedOut)]
    assert desk.pennies == [10, 2, 7]
    assert not desk.over


def test_a_partner_without_pennies_when_the_cards_are_turned_is_out() -> None:
    desk = Desk(hands=["6C", "5D", "AS"], pennies=[9, 1, 9])
    assert KnockedOut(1) in desk.play("0 propose 1 2 1+1 5; 1 accept; 0 commit 6C; 1 commit 5D")
    assert desk.over
