"""Bids for the pennies in the centre: who may bid, for how long, what the winner takes, and whose bids are lost."""

from __future__ import annotations

from cardtable.engine.state import NOBODY
from cardtable.games.miser.moves import BiddingSettled, CentreBidMade, Stood, TurnBegan
from tests.games.miser.rules.desk import Desk

HANDS = ["3C 4C", "3D 4D", "3H 4H", "3S 4S"]

# --- who bids ----------------------------------------------------------------------------------------------------


def test_a_bid_is_a_card_face_up_and_pennies() -> None:
    desk = Desk(hands=HANDS, centre=5)
    assert desk.play("0 open 3C 4") == [CentreBidMade(0, "3C", 4, 4)]
    assert (desk.pennies, desk.centre, desk.counts) == ([20] * 4, 5, [1, 2, 2, 2])  # bids aren't paid yet
    assert desk.state.bids == [4, 0, 0, 0]
    assert desk.due == "1: join, stand"


def test_there_is_no_limit_to_a_bid_but_what_the_bidder_has() -> None:
    desk = Desk(hands=HANDS, centre=1)
    assert desk.refused("0 open 3C 21") == "pennies must be between 1 and 20, not 21"
    assert desk.refused("0 open 3C 0") == "pennies must be between 1 and 20, not 0"
    desk.play("0 open 3C 20")
    assert desk.refused("1 join 3D 21") == "pennies must be between 1 and 20, not 21"
    desk.play("1 join 3D 5")
    desk.play("2 stand; 3 stand; 0 stand")
    assert desk.refused("1 raise 16") == "pennies must be between 1 and 15, not 16"
    desk.play("1 raise 15")


def test_the_card_must_be_in_the_hand() -> None:
    desk = Desk(hands=HANDS, centre=1)
    assert desk.refused("0 open 3D 1") == "3D is not in the hand of seat 0"
    desk.play("0 open 3C 1")
    assert desk.refused("1 join 3C 2") == "3C is not in the hand of seat 1"


def test_any_other_player_with_cards_may_enter() -> None:
    desk = Desk(hands=["3C", "", "3H", "3S"], centre=5)
    desk.play("0 open 3C 1")
    assert desk.due == "2: join, stand"  # seat 1 has no card to bid with
    desk.play("2 join 3H 2")
    assert desk.due == "3: join, stand"
    desk.play("3 stand")
    assert desk.due == "0: raise, stand"


def test_who_joins_with_their_last_card_goes_on_bidding() -> None:
    desk = Desk(hands=["3C", "3D", ""], centre=5)
    desk.play("0 open 3C 1; 1 join 3D 2; 0 raise 2")
    assert desk.due == "1: raise, stand"


def test_a_bid_may_be_lower_than_another() -> None:
    desk = Desk(hands=HANDS, centre=5)
    desk.play("0 open 3C 9; 1 join 3D 1")
    assert desk.state.bids == [9, 1, 0, 0]


def test_a_raise_adds_pennies_and_needs_no_card() -> None:
    desk = Desk(hands=HANDS, centre=5)
    desk.play("0 open 3C 1; 1 join 3D 2; 2 stand; 3 stand")
    assert desk.play("0 raise 3") == [CentreBidMade(0, None, 3, 4)]
    assert desk.counts == [1, 1, 2, 2]


def test_a_bid_can_not_be_withdrawn_or_made_twice() -> None:
    desk = Desk(hands=HANDS, centre=5)
    desk.play("0 open 3C 1; 1 join 3D 2; 2 stand; 3 stand")
    assert desk.refused("0 join 4C 3") == "seat 0 is already in the bidding"
    assert desk.refused("0 raise 0") == "pennies must be between 1 and 19, not 0"
    assert desk.refused("0 raise -1") == "pennies must be between 1 and 19, not -1"


def test_who_has_made_no_bid_has_none_to_raise() -> None:
    desk = Desk(hands=HANDS, centre=5)
    desk.play("0 open 3C 1")
    assert desk.refused("1 raise 2") == "seat 1 has made no bid to raise"


def test_who_has_bid_all_has_nothing_to_raise_with() -> None:
    desk = Desk(hands=HANDS, centre=5, starting_pennies=4)
    desk.play("0 open 3C 4; 1 join 3D 1; 2 stand; 3 stand")
    assert desk.refused("0 raise 1") == "seat 0 has no pennies left to raise with"


# --- how long ----------------------------------------------------------------------------------------------------


def test_bidding_ends_when_all_stand_one_after_another_the_last_to_raise_included() -> None:
    desk = Desk(hands=HANDS, centre=5)
    desk.play("0 open 3C 1; 1 stand; 2 stand; 3 stand")
    assert desk.due == "0: raise, stand"
    assert desk.play("0 stand") == [Stood(0), BiddingSettled(0, 5, (1, 0, 0, 0), (0, 0, 0, 0)), TurnBegan(1, 2)]
    assert desk.pennies == [24, 20, 20, 20]


def test_the_opener_alone_pays_their_own_bid_and_takes_the_centre() -> None:
    desk = Desk(hands=["3C", "", ""], centre=5)
    desk.play("0 open 3C 2")
    assert desk.due == "0: raise, stand"  # no other seat can bid, but seat 0 may still raise
    desk.play("0 raise 1; 0 stand")
    assert (desk.pennies, desk.centre) == ([22, 20, 20], 3)


def test_who_stood_may_still_join_or_raise() -> None:
    desk = Desk(hands=HANDS, centre=5)
    desk.play("0 open 3C 1; 1 stand; 2 join 3H 2; 3 stand; 0 stand")
    assert desk.due == "1: join, stand"
    desk.play("1 join 3D 3; 2 stand; 3 stand")
    assert desk.due == "0: raise, stand"
    desk.play("0 raise 9; 1 stand; 2 stand; 3 stand; 0 stand")
    assert desk.state.turn == 1
    assert (desk.pennies, desk.centre) == ([15, 17, 20, 20], 13)


def test_a_raise_gives_everybody_another_say() -> None:
    desk = Desk(hands=HANDS, centre=5)
    desk.play("0 open 3C 1; 1 join 3D 2; 2 stand; 3 stand; 0 stand; 1 raise 1")
    desk.play("2 stand; 3 stand; 0 stand")
    assert desk.due == "1: raise, stand"
    desk.play("1 stand")
    assert desk.state.turn == 1
    assert desk.due.startswith("1: pass")


# --- who takes and pays what -------------------------------------------------------------------------------------


def test_the_highest_takes_the_centre_and_both_highest_bids_go_into_it() -> None:
    desk = Desk(hands=HANDS, centre=5)
    events = desk.play("0 open 3C 2; 1 join 3D 4; 2 join 3H 1; 3 stand; 0 stand; 1 stand; 2 stand")
    assert desk.state.turn == 1
    assert BiddingSettled(1, 5, (2, 4, 0, 0), (0, 0, 1, 0)) in events
    assert (desk.pennies, desk.centre) == ([18, 21, 20, 20], 6)


def test_third_and_fourth_bidders_keep_their_bids() -> None:
    desk = Desk(hands=HANDS, centre=5)
    events = desk.play("0 open 3C 1; 1 join 3D 4; 2 join 3H 2; 3 join 3S 3; 0 stand; 1 stand; 2 stand; 3 stand")
    assert BiddingSettled(1, 5, (0, 4, 0, 3), (1, 0, 2, 0)) in events
    assert (desk.pennies, desk.centre) == ([20, 21, 20, 17], 7)
    assert desk.counts == [1, 1, 1, 1]  # the other bidders' cards are played too


def test_the_winner_may_put_more_back_than_they_take() -> None:
    desk = Desk(hands=HANDS, centre=1)
    desk.play("0 open 3C 6; 1 stand; 2 stand; 3 stand; 0 stand")
    assert (desk.pennies, desk.centre) == ([15, 20, 20, 20], 6)


def test_equal_second_bids_are_both_lost() -> None:
    desk = Desk(hands=HANDS, centre=5)
    events = desk.play("0 open 3C 2; 1 join 3D 4; 2 join 3H 2; 3 join 3S 1; 0 stand; 1 stand; 2 stand; 3 stand")
    assert BiddingSettled(1, 5, (2, 4, 2, 0), (0, 0, 0, 1)) in events
    assert (desk.pennies, desk.centre) == ([18, 21, 18, 20], 8)


def test_equal_highest_bids_and_the_second_highest_are_forfeited() -> None:
    desk = Desk(hands=HANDS, centre=5)
    events = desk.play("0 open 3C 4; 1 join 3D 4; 2 join 3H 2; 3 join 3S 1; 0 stand; 1 stand; 2 stand; 3 stand")
    assert BiddingSettled(NOBODY, 0, (4, 4, 2, 0), (0, 0, 0, 1)) in events
    assert (desk.pennies, desk.centre) == ([16, 16, 18, 20], 15)


def test_equal_highest_and_equal_second_bids_are_all_forfeited() -> None:
    desk = Desk(hands=[*HANDS, "5S 6S"], centre=5)
    events = desk.play(
        "0 open 3C 4; 1 join 3D 4; 2 join 3H 2; 3 join 3S 2; 4 join 5S 1; 0 stand; 1 stand; 2 stand; 3 stand; 4 stand"
    )
    assert BiddingSettled(NOBODY, 0, (4, 4, 2, 2, 0), (0, 0, 0, 0, 1)) in events
    assert desk.centre == 17


def test_all_bids_equal_are_all_forfeited() -> None:
    desk = Desk(hands=HANDS, centre=5)
    desk.play("0 open 3C 4; 1 join 3D 4; 2 join 3H 4; 3 join 3S 4; 0 stand; 1 stand; 2 stand; 3 stand")
    assert (desk.pennies, desk.centre) == ([16, 16, 16, 16], 21)


def test_second_bidder_pays_false_spares_the_second() -> None:
    desk = Desk(hands=HANDS, centre=5, second_bidder_pays=False)
    events = desk.play("0 open 3C 2; 1 join 3D 4; 2 join 3H 2; 3 stand; 0 stand; 1 stand; 2 stand")
    assert BiddingSettled(1, 5, (0, 4, 0, 0), (2, 0, 2, 0)) in events
    assert (desk.pennies, desk.centre) == ([20, 21, 20, 20], 4)


def test_second_bidder_pays_false_does_not_touch_equal_highest_bids() -> None:
    desk = Desk(hands=HANDS, centre=5, second_bidder_pays=False)
    events = desk.play("0 open 3C 4; 1 join 3D 4; 2 join 3H 2; 3 join 3S 1; 0 stand; 1 stand; 2 stand; 3 stand")
    assert BiddingSettled(NOBODY, 0, (4, 4, 2, 0), (0, 0, 0, 1)) in events


def test_what_is_bid_stays_for_the_next_turn() -> None:
    desk = Desk(hands=HANDS, centre=5)
    desk.play("0 open 3C 2; 1 stand; 2 stand; 3 stand; 0 stand; 1 attack 2 1 3D; 2 forfeit")
    assert (desk.pennies, desk.centre) == ([23, 23, 19, 20], 0)


def test_who_has_bid_all_in_vain_is_out() -> None:
    desk = Desk(hands=HANDS, pennies=[5, 9, 9, 9], centre=5)
    desk.play("0 open 3C 5; 1 join 3D 6; 2 stand; 3 stand; 0 stand; 1 stand")
    assert (desk.pennies, desk.over, desk.state.winners()) == ([0, 8, 9, 9], True, [2, 3])


def test_who_has_bid_all_and_takes_the_centre_is_not_out() -> None:
    desk = Desk(hands=HANDS, pennies=[5, 9, 9, 9], centre=5)
    desk.play("0 open 3C 5; 1 stand; 2 stand; 3 stand; 0 stand")
    assert (desk.pennies, desk.over) == ([5, 9, 9, 9], False)
