"""Endings of Miser: knock-outs, the last player standing, the limit of turns, and the winners."""

from __future__ import annotations

from cardtable.engine.lines import ResultLine
from cardtable.games.miser.moves import KnockedOut, MiserEnded, TurnBegan
from tests.games.miser.rules.desk import Desk

HANDS = ["3C 4C", "3D 4D", "3H 4H", "3S 4S"]


def knocked_out(events: list[object]) -> list[int]:
    return [event.seat for event in events if isinstance(event, KnockedOut)]


# --- first_knockout ----------------------------------------------------------------------------------------------


def test_who_loses_all_pennies_is_knocked_out_and_the_game_is_over() -> None:
    desk = Desk(hands=HANDS, pennies=[5, 9, 3, 7])
    events = desk.play("0 attack 2 3 3C; 2 forfeit")
    assert events[-2:] == [KnockedOut(2), MiserEnded((1,), (8, 9, 0, 7), "knockout")]
    assert desk.over
    assert desk.state.to_act() == []


def test_the_player_with_the_most_pennies_has_won() -> None:
    desk = Desk(hands=HANDS, pennies=[7, 9, 3, 7])
    desk.play("0 attack 2 3 3C; 2 forfeit")
    assert (desk.pennies, desk.state.winners()) == ([10, 9, 0, 7], [0])
    assert "scores must be" in desk.refused_line(ResultLine(winners=[0], scores=[9, 9, 0, 7]))
    assert "winners must be [0], not [1]" in desk.refused_line(ResultLine(winners=[1], scores=[10, 9, 0, 7]))
    desk.match.take(ResultLine(winners=[0], scores=[10, 9, 0, 7]))


def test_players_who_tie_for_most_share_the_win() -> None:
    desk = Desk(hands=HANDS, pennies=[6, 9, 3, 9])
    desk.play("0 attack 2 3 3C; 2 forfeit")
    assert desk.state.winners() == [0, 1, 3]


def test_pennies_left_in_the_centre_belong_to_nobody() -> None:
    desk = Desk(hands=HANDS, pennies=[2, 9, 3, 7], centre=30)
    events = desk.play("0 pass")
    assert events[-1] == MiserEnded((1,), (0, 9, 3, 7), "knockout")
    assert desk.centre == 32


def test_a_knock_out_is_judged_when_the_turn_is_settled() -> None:
    desk = Desk(hands=HANDS, pennies=[3, 3, 3, 7])
    desk.play("0 propose 1 2 3+3 5; 1 accept")
    assert (desk.pennies, desk.over) == ([0, 0, 0, 7], False)
    events = desk.play("0 commit 3C; 1 commit 3D")
    assert knocked_out(events) == [2]  # the partners have pennies again
    assert desk.pennies == [4, 4, 0, 7]


def test_a_victim_at_0_in_mid_turn_who_wins_the_attack_is_not_out() -> None:
    desk = Desk(hands=["3C", "9D", "5H"], pennies=[9, 2, 9])
    desk.play("0 attack 1 2 3C; 1 lay 9D")
    assert desk.pennies == [7, 0, 9]
    assert knocked_out(desk.play("0 ready; 1 ready")) == []
    assert (desk.pennies, desk.over) == ([7, 4, 9], False)


def test_nothing_can_be_done_after_the_end() -> None:
    desk = Desk(hands=HANDS, pennies=[2, 9, 3, 7])
    desk.play("0 pass")
    assert desk.due == "over"
    assert desk.refused("1 pass") == "no move can be made after the end of the game"


def test_several_may_go_out_at_once() -> None:
    desk = Desk(hands=HANDS, pennies=[4, 4, 1, 7], centre=2)
    events = desk.play("0 open 3C 4; 1 join 3D 4; 2 stand; 3 stand; 0 stand; 1 stand")
    assert knocked_out(events) == [0, 1]
    assert desk.state.winners() == [3]


# --- last_standing -----------------------------------------------------------------------------------------------


def test_last_standing_plays_on_without_who_is_out() -> None:
    desk = Desk(hands=HANDS, pennies=[9, 3, 9, 9], ending="last_standing")
    events = desk.play("0 attack 1 3 3C; 1 forfeit")
    assert events[-2:] == [KnockedOut(1), TurnBegan(2, 2)]  # the turn of a seat that is out is skipped
    assert not desk.over
    desk.play("2 pass; 3 pass; 0 pass")
    assert desk.state.turn == 2


def test_who_is_out_is_no_partner_no_victim_and_no_bidder() -> None:
    desk = Desk(hands=HANDS, pennies=[9, 3, 9, 9], centre=4, ending="last_standing", unanswered_attack="wagers")
    desk.play("0 attack 1 3 3C; 1 forfeit")
    assert desk.refused("2 propose 1 3 1+1 5") == "partner must be one of 0 3, not 1"
    assert desk.refused("2 propose 3 1 1+1 5") == "victim must be one of 0, not 1"
    assert desk.refused("2 attack 1 1 3H") == "victim must be one of 0 3, not 1"
    desk.play("2 open 3H 1; 3 stand")
    assert desk.due == "0: join, stand"
    desk.play("0 stand")
    assert desk.due == "2: raise, stand"


def test_with_two_left_there_are_no_contracts() -> None:
    desk = Desk(hands=HANDS[:3], pennies=[9, 3, 9], centre=4, ending="last_standing", unanswered_attack="wagers")
    desk.play("0 attack 1 3 3C; 1 forfeit")
    assert desk.due == "2: pass, attack, open"
    assert desk.refused("2 propose 0 1 1+1 5") == "nobody is left to make a contract with"


def test_last_standing_ends_when_one_is_left() -> None:
    desk = Desk(hands=HANDS[:3], pennies=[9, 3, 3], ending="last_standing")
    desk.play("0 attack 1 3 3C; 1 forfeit; 2 pass")
    assert (desk.pennies, desk.centre, desk.over) == ([12, 0, 0], 3, True)
    assert desk.state.winners() == [0]


def test_the_last_may_be_who_is_not_on_turn() -> None:
    desk = Desk(hands=HANDS[:3], pennies=[3, 3, 9], ending="last_standing")
    events = desk.play("0 pass; 1 pass")
    assert events[-1] == MiserEnded((2,), (0, 0, 9), "alone")


def test_if_all_who_are_left_go_out_at_once_those_who_tie_share_the_win() -> None:
    desk = Desk(hands=HANDS[:3], pennies=[3, 2, 2], ending="last_standing")
    desk.play("0 pass; 1 attack 2 2 3D; 2 lay 3H; 1 ready")
    events = desk.play("2 ready")
    assert knocked_out(events) == [1, 2]
    assert events[-1] == MiserEnded((0, 1, 2), (0, 0, 0), "alone")
    assert (desk.centre, desk.over) == (7, True)


# --- turn_limit --------------------------------------------------------------------------------------------------


def test_turn_limit_stops_after_so_many_turns() -> None:
    desk = Desk(hands=HANDS, pennies=[9, 8, 9, 9], turn_limit=3)
    desk.play("0 pass; 1 propose 2 3 1+1 5; 2 decline; 1 attack 3 1 3D; 3 forfeit")
    assert not desk.over
    events = desk.play("2 pass")
    assert events[-1] == MiserEnded((1,), (6, 12, 6, 8), "limit")


def test_a_knock_out_in_the_last_turn_is_the_reason() -> None:
    desk = Desk(hands=HANDS, pennies=[3, 9, 9, 9], turn_limit=1)
    assert desk.play("0 pass")[-1] == MiserEnded((1, 2, 3), (0, 9, 9, 9), "knockout")
    desk = Desk(hands=HANDS, pennies=[3, 9, 9, 9], turn_limit=1, ending="last_standing")
    assert desk.play("0 pass")[-2:] == [KnockedOut(0), MiserEnded((1, 2, 3), (0, 9, 9, 9), "limit")]


def test_turns_are_the_same_no_matter_who_is_out() -> None:
    desk = Desk(hands=HANDS, pennies=[3, 9, 9, 9], turn_limit=5, ending="last_standing")
    desk.play("0 pass; 1 pass; 2 pass; 3 pass")
    assert not desk.over
    desk.play("1 pass")
    assert desk.over
