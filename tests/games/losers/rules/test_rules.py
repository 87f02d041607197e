"""Rules of Loser's Game, one by one: short scripts with known cards, whose results were worked out by hand."""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from typing import Any

import pytest

from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Line, ResultLine
from cardtable.engine.record import read_header, read_line
from cardtable.engine.state import CHANCE, HIDDEN, NOBODY, OVER
from cardtable.errors import BadInput, Refused
from cardtable.games.losers.moves import (
    CardPlayed,
    HandScored,
    LosersDeal,
    LosersDealt,
    LosersEnded,
    Play,
    PointsBid,
    PointsBidMade,
    TrickTaken,
    Trump,
    TrumpCalled,
)
from cardtable.games.losers.play import BID, CALL, NO_BID, NO_TRUMP, Losers
from cardtable.games.losers.rules import LosersRules
from tests.engine.suite import record_of
from tests.games.losers.rules.desk import MIXED, PACK, RANKS, WHOLE_SUITS, Desk, cards, two_takers

LOSERS = GAMES["losers"]


def after_bids(hands: Sequence[str], trump: str, caller: int = 0, **rules: Any) -> Desk:
    """Return a game for four after bids of nothing, with `caller` to lead."""
    desk = Desk(youngest_first=[caller, *[seat for seat in range(4) if seat != caller]], **rules)
    assert desk.deal(hands) == caller
    desk.call(trump)
    desk.bid(0, 0, 0, 0)
    return desk


# --- the deal ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "size", "over"), [(2, 26, 0), (3, 17, 1), (4, 13, 0), (5, 10, 2), (6, 8, 4), (7, 7, 3), (8, 6, 4)]
)
def test_the_pack_is_dealt_out_evenly_and_the_rest_lies_aside(seats: int, size: int, over: int) -> None:
    state = LOSERS.start(LosersRules(), seats)
    for seed in range(5):
        deal = LOSERS.draw(state, KeyedRandom(seed))
        assert isinstance(deal, LosersDeal)
        assert [len(hand) for hand in deal.hands] == [size] * seats
        assert len(deal.aside) == over
        everything = [card for hand in deal.hands for card in hand if card] + deal.aside
        assert sorted(everything) == sorted(PACK)
        assert deal.caller is None
    assert LOSERS.draw(state, KeyedRandom(1)) != LOSERS.draw(state, KeyedRandom(2))


def test_cards_aside_lie_face_up() -> None:
    desk = Desk(seats=3)
    desk.deal(aside="C J")
    (dealt,) = desk.events(LosersDealt)
    assert dealt.aside == ("JC",)
    for seat in range(3):
        view = desk.state.information_state(seat)
        assert view.aside == desk.state.aside
        assert not view.unseen() & desk.state.aside


def test_cards_aside_count_for_nobody() -> None:
    # Seat 0 takes everything, with clubs and then with the high diamonds: 13 trumps, 12 fours, and three kings, since
    # the fourth lies aside. If the king of clubs lies aside instead, there are 12 trumps.
    hands = ["C " + RANKS + ", D A Q J 10", "H " + RANKS + ", D 9 8 7 6", "S " + RANKS + ", D 5 4 3 2"]
    desk = Desk(seats=3)
    desk.hand(hands, "C", 0, 0, 0)
    assert desk.scored.points == (13 + 12 * 9 + 3, 0, 0)
    assert desk.scored.threes == (("K",), (), ())
    assert desk.state.aside == 0
    hands = ["C A Q J 10 9 8 7 6 5 4 3 2, D A K Q J 10", "H " + RANKS[:-2] + ", D 9 8 7 6, H 2"]
    hands.append("S " + RANKS[:-2] + ", D 5 4 3 2, S 2")
    desk = Desk(seats=3)
    desk.hand(hands, "C", 0, 0, 0)
    assert desk.scored.points == (12 + 12 * 9 + 3, 0, 0)


@pytest.mark.parametrize("seats", [1, 9])
def test_two_to_eight_players(seats: int) -> None:
    assert not LOSERS.fewest_seats <= seats <= LOSERS.most_seats
    assert (LOSERS.fewest_seats, LOSERS.most_seats) == (2, 8)


# --- who calls trump ---------------------------------------------------------------------------------------------


def test_the_lowest_score_calls_trump() -> None:
    desk = Desk()
    desk.hand(WHOLE_SUITS, "C", 30, 2, 7, 1)
    assert desk.scores == [30, -2, -7, -1]
    assert desk.deal(WHOLE_SUITS) == 2
    assert desk.refused(Trump(seat=0, suit="C")) == "it is seat 2's turn, not seat 0's"
    assert desk.call("H") == 2


def test_a_score_below_zero_is_lower_than_none() -> None:
    desk = Desk()
    desk.hand(WHOLE_SUITS, "D", 0, 0, 0, 3)
    assert desk.scores == [0, 0, 0, -3]
    assert desk.deal(WHOLE_SUITS) == 3


@pytest.mark.parametrize("rule", ["youngest", "rotate"])
@pytest.mark.parametrize("order", [None, [0, 1, 2, 3], [2, 0, 3, 1], [3, 2, 1, 0]])
def test_in_the_first_hand_the_youngest_calls(rule: str, order: list[int] | None) -> None:
    desk = Desk(youngest_first=order, tie_caller=rule)
    assert desk.deal(WHOLE_SUITS) == (order or [0])[0]
    assert desk.events(LosersDealt)[0].caller == desk.turn


def test_youngest_the_youngest_of_those_tied_calls() -> None:
    desk = Desk(youngest_first=[2, 3, 1, 0])
    desk.hand(WHOLE_SUITS, "H", 0, 0, 5, 0)
    assert desk.scores == [0, 0, 5, 0]
    assert desk.deal(WHOLE_SUITS) == 3  # seat 2 is younger, but not among the lowest
    desk.call("S")
    desk.bid(0, 0, 0, 5)
    desk.play_out()
    assert desk.scores == [0, 0, 5, 5]
    assert desk.deal(WHOLE_SUITS) == 1


def test_youngest_calls_again_while_among_the_lowest() -> None:
    desk = Desk(youngest_first=[1, 0, 2, 3])
    desk.hand(WHOLE_SUITS, "C", 5, 0, 0, 0)
    assert desk.deal(WHOLE_SUITS) == 1


def test_rotate_the_first_of_those_tied_to_the_left_of_the_last_caller() -> None:
    desk = Desk(youngest_first=[2, 0, 1, 3], tie_caller="rotate")
    assert desk.deal(WHOLE_SUITS) == 2
    desk.call("C")
    desk.bid(5, 0, 0, 0)
    desk.play_out()
    assert desk.scores == [5, 0, 0, 0]
    assert desk.deal(WHOLE_SUITS) == 3  # seats 1, 2 and 3 are tied
    desk.call("C")
    desk.bid(5, 0, 0, 0)
    desk.play_out()
    assert desk.deal(WHOLE_SUITS) == 1  # seats 1, 2 and 3 are tied; the turn goes round past 0
    desk.call("D")
    desk.bid(0, 2, 0, 0)
    desk.play_out()
    assert desk.scores == [10, 2, 0, 0]
    assert desk.deal(WHOLE_SUITS) == 2  # seats 2 and 3 are tied
    desk.call("C")
    desk.bid(0, 0, 0, 0)
    desk.play_out()
    assert desk.deal(WHOLE_SUITS) == 3  # the last caller is tied too, and so comes last
    desk.call("C")
    desk.bid(0, 0, 0, 0)
    desk.play_out()
    assert desk.deal(WHOLE_SUITS) == 2


def test_rotate_counts_from_the_caller_even_alone() -> None:
    desk = Desk(tie_caller="rotate")
    desk.hand(WHOLE_SUITS, "C", 5, 0, 3, 0)
    assert desk.scores == [5, 0, -3, 0]
    assert desk.deal(WHOLE_SUITS) == 2  # the only lowest score
    desk.call("H")
    desk.bid(0, 0, 9, 0)
    desk.play_out()
    assert desk.scores == [5, 0, 6, 0]
    assert desk.deal(WHOLE_SUITS) == 3  # seats 1 and 3 are tied: the one to the left of 2, not of 0


def test_random_the_lot_decides_among_those_tied() -> None:
    desk = Desk(tie_caller="random")
    assert desk.deal(WHOLE_SUITS, caller=3) == 3
    desk.call("C")
    desk.bid(5, 0, 0, 0)
    desk.play_out()
    state = desk.state
    drawn = [LOSERS.draw(state, KeyedRandom(seed)) for seed in range(60)]
    assert {deal.caller for deal in drawn if isinstance(deal, LosersDeal)} == {1, 2, 3}
    assert desk.deal(WHOLE_SUITS, caller=2) == 2


def test_random_the_lot_is_written_down_only_where_there_is_a_tie() -> None:
    desk = Desk(tie_caller="random")
    desk.hand(WHOLE_SUITS, "C", 5, 5, 0, 0, caller=0)
    assert desk.scores == [5, -5, 0, 0]
    deal = LOSERS.draw(desk.state, KeyedRandom(1))
    assert isinstance(deal, LosersDeal)
    assert deal.caller is None
    assert desk.deal(WHOLE_SUITS, caller=3) == 1  # a caller in the deal is ignored without a tie


@pytest.mark.parametrize("caller", [3, 77, "x", True, [1], {}, 1.5])
@pytest.mark.parametrize("rule", ["youngest", "rotate"])
def test_a_lot_means_nothing_under_other_rules(rule: str, caller: object) -> None:
    assert Desk(tie_caller=rule).deal(WHOLE_SUITS, caller=caller) == 0
    header = read_header(1, header_with(seats=[{}] * 4, rules={"tie_caller": rule}))
    hands = [list(cards(hand)) for hand in WHOLE_SUITS]
    text = json.dumps({"chance": "deal", "hands": hands, "aside": [], "caller": caller})
    assert isinstance(read_line(2, text.encode(), header), LosersDeal)


def test_random_the_lot_must_fall_on_one_of_the_lowest() -> None:
    desk = Desk(tie_caller="random")
    hands: list[list[str | None]] = [list(cards(hand)) for hand in WHOLE_SUITS]
    rest = "must be one of the seats with the lowest score (0 1 2 3)"
    assert desk.refused(LosersDeal(hands=hands, aside=[])) == f"caller is missing: it {rest}"
    assert desk.refused(LosersDeal(hands=hands, aside=[], caller=4)) == f"caller {rest}, not 4"
    assert desk.refused(LosersDeal(hands=hands, aside=[], caller=-1)) == f"caller {rest}, not -1"
    assert desk.refused(LosersDeal(hands=hands, aside=[], caller=True)) == f"caller {rest}, not True"
    assert desk.refused(LosersDeal(hands=hands, aside=[], caller="1")) == f"caller {rest}, not '1'"
    desk.hand(WHOLE_SUITS, "C", 5, 0, 0, 0, caller=0)
    told = desk.refused(LosersDeal(hands=hands, aside=[], caller=0))
    assert told == "caller must be one of the seats with the lowest score (1 2 3), not 0"


# --- who is the youngest -----------------------------------------------------------------------------------------


def header_with(**keys: Any) -> bytes:
    held = {"format": "cardtable", "version": 1, "game": "losers", "seats": [{}, {}, {}], **keys}
    return json.dumps(held).encode()


def test_seats_are_from_the_youngest_unless_the_header_says_otherwise() -> None:
    header = read_header(1, header_with())
    assert header.own == {}
    state = LOSERS.start(header.rules, 3, header.own)
    assert state.terms.youngest_first == (0, 1, 2)
    header = read_header(1, header_with(youngest_first=[2, 0, 1]))
    assert header.own == {"youngest_first": [2, 0, 1]}
    assert LOSERS.start(header.rules, 3, header.own).terms.youngest_first == (2, 0, 1)


@pytest.mark.parametrize(
    "wrong",
    [
        [],
        [0, 1],
        [0, 1, 2, 3],
        [0, 1, 1],
        [1, 2, 3],
        [-1, 0, 1],
        [0, 1, 2.0],
        [0, True, 2],
        [False, 1, 2],
        ["0", "1", "2"],
        [0, 1, None],
        [[0], [1], [2]],
        "012",
        210,
        {"0": 1},
        None,
        True,
    ],
)
def test_youngest_first_names_each_seat_once(wrong: object) -> None:
    with pytest.raises(BadInput) as fault:
        read_header(3, header_with(youngest_first=wrong))
    assert str(fault.value) == "3: youngest_first must name each seat from 0 to 2 once, the youngest first"


@pytest.mark.parametrize(
    ("order", "youngest_first"),
    [
        ([0, 1, 2, 3], None),
        ([3, 0, 1, 2], [1, 2, 3, 0]),
        ([1, 2, 3, 0], [3, 0, 1, 2]),
        ([2, 3, 0, 1], [2, 3, 0, 1]),
        ([1, 3, 0, 2], [2, 0, 3, 1]),
    ],
)
def test_who_is_youngest_stays_so_in_another_seat(order: list[int], youngest_first: list[int] | None) -> None:
    # order[seat] sits at a seat; player 0 is the youngest.
    assert LOSERS.seated(order) == ({"youngest_first": youngest_first} if youngest_first else {})


# --- bids --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("caller", range(4))
def test_bids_go_from_the_callers_left_round_to_the_caller_who_leads(caller: int) -> None:
    desk = Desk(youngest_first=[caller, *[seat for seat in range(4) if seat != caller]])
    desk.deal(WHOLE_SUITS)
    desk.call("C")
    for step in range(1, 5):
        seat = (caller + step) % 4
        assert desk.state.to_act() == [seat]
        assert desk.refused(PointsBid(seat=(seat + 1) % 4, points=0)).startswith(f"it is seat {seat}'s turn")
        desk.match.take(PointsBid(seat=seat, points=seat))
    assert desk.state.bids == [0, 1, 2, 3]
    assert desk.turn == caller


@pytest.mark.parametrize(
    ("seats", "aside", "trump", "rules", "most"),
    [
        (2, "", "C", {}, 13 + 13 * 9),
        (4, "", "S", {}, 13 + 13 * 9),
        (3, "C J", "D", {}, 13 + 12 * 9 + 3),
        (3, "C J", "C", {}, 12 + 12 * 9 + 3),  # a trump lies aside
        (5, "C J, D 5", "H", {}, 13 + 11 * 9 + 2 * 3),  # two ranks have three cards in play
        (5, "C J, D J", "H", {}, 13 + 12 * 9),  # a rank has two cards in play
        (5, "C J, D J", "D", {}, 12 + 12 * 9),
        (7, "C A K Q", "C", {}, 10 + 10 * 9 + 3 * 3),  # all cards aside are trumps
        (7, "C A K Q", "S", {}, 13 + 10 * 9 + 3 * 3),
        (7, "C A, D A, H A", "S", {}, 13 + 12 * 9),  # a rank has one card in play
        (6, "C 2, D 2, H 2, S 2", "H", {}, 12 + 12 * 9),  # a rank has no card in play
        (8, "C 2, D 2, H 2, C 3", "C", {}, 11 + 11 * 9 + 3),
        (8, "C 2 3 4 5", "C", {}, 9 + 9 * 9 + 4 * 3),
        (4, "", "C", {"three_points": 10, "four_points": 2}, 13 + 13 * 10),  # three of a rank are worth more
        (3, "C J", "C", {"three_points": 10, "four_points": 2}, 12 + 13 * 10),
        (5, "C J, D J", "C", {"three_points": 10, "four_points": 2}, 12 + 12 * 10),
        (4, "", "C", {"three_points": 5, "four_points": 0}, 13 + 13 * 5),
        (4, "", "C", {"three_points": 9, "four_points": 9}, 13 + 13 * 9),
        (3, "C J", "D", {"three_points": 0}, 13 + 12 * 9),
        (3, "C J", "C", {"trump_points": 0}, 12 * 9 + 3),
        (3, "C J", "C", {"trump_points": 50, "three_points": 50, "four_points": 50}, 12 * 50 + 13 * 50),
        (3, "C J", "C", {"trump_points": 2, "three_points": 0, "four_points": 0}, 24),
        (3, "C J", "C", {"trump_points": 0, "three_points": 7, "four_points": 0}, 13 * 7),
    ],
)
def test_bids_are_0_to_the_most_that_the_cards_in_play_allow(
    seats: int, aside: str, trump: str, rules: dict[str, Any], most: int
) -> None:
    desk = Desk(seats=seats, **rules)
    desk.deal(aside=aside)
    desk.call(trump)
    seat = desk.turn
    reason = f"points must be between 0 and {most}, the most that can be taken, not "
    assert desk.refused(PointsBid(seat=seat, points=most + 1)) == f"{reason}{most + 1}"
    assert desk.refused(PointsBid(seat=seat, points=-1)) == f"{reason}-1"
    assert list(desk.state.legal(seat)) == list(range(most + 1))
    assert LOSERS.patterns(desk.state, seat) == [{"move": "bid", "points": {"from": 0, "to": most}}]
    desk.match.take(PointsBid(seat=seat, points=most))
    desk.match.take(PointsBid(seat=desk.turn, points=0))


def test_the_highest_bid_can_be_made() -> None:
    desk = Desk()
    desk.hand(WHOLE_SUITS, "C", 130, 0, 0, 0)
    assert desk.scored.points == (130, 0, 0, 0)
    assert desk.scores == [130, 0, 0, 0]


# --- following suit ----------------------------------------------------------------------------------------------


def test_the_leader_plays_any_card() -> None:
    desk = after_bids(MIXED, "S")
    assert desk.legal() == "5C 9C AC 2D KD AD 2H 8H JH AH 6S QS AS"


def test_trump_may_be_led_at_any_time() -> None:
    desk = after_bids(MIXED, "S")
    assert desk.trick("AS 5S 3D 2S") == 0  # even in the first trick


def test_who_can_must_follow_suit() -> None:
    desk = after_bids(MIXED, "S")
    desk.trick("5C")
    assert desk.legal() == "10C JC QC KC"
    reason = "does not follow suit: seat 1 still has clubs"
    assert desk.refused(Play(seat=1, card="KS")) == f"KS {reason}"  # not even a trump may be played
    assert desk.refused(Play(seat=1, card="9H")) == f"9H {reason}"
    desk.trick("10C")
    assert desk.legal() == "2C 3C 4C 6C 7C 8C"


@pytest.mark.parametrize(("led", "name"), [("2C", "clubs"), ("3D", "diamonds"), ("3H", "hearts"), ("2S", "spades")])
def test_the_suit_that_was_led_is_named(led: str, name: str) -> None:
    desk = after_bids(MIXED, "S", caller=2 if led[-1] in "CD" else 3)
    desk.trick(led if led[-1] in "HS" else f"{led} {'5H'}")  # seat 3 has neither clubs nor diamonds
    seat = desk.turn
    other = "AC" if led[-1] == "D" else "AD"
    assert desk.refused(Play(seat=seat, card=other)) == (f"{other} does not follow suit: seat {seat} still has {name}")


def test_who_cannot_follow_plays_anything() -> None:
    desk = after_bids(MIXED, "S")
    desk.trick("5C 10C 2C")
    assert desk.legal() == "3H 4H 5H 6H 7H QH 2S 3S 4S 7S 8S 9S 10S"  # trumping is optional
    assert desk.trick("3H") == 1


def test_suit_is_followed_to_what_was_led_not_to_what_was_played_since() -> None:
    desk = after_bids(MIXED, "S", caller=2)
    desk.trick("2C 2S")  # the club is trumped
    assert desk.legal() == "5C 9C AC"


def test_who_runs_out_of_a_suit_need_not_follow_it_any_more() -> None:
    desk = after_bids(MIXED, "S")
    assert desk.trick("AD 10D 3D 3H") == 0
    assert desk.trick("KD JD 4D 4H") == 0
    desk.trick("2D")
    assert desk.legal() == "QD"
    assert desk.trick("QD 5D 5H") == 1
    desk.trick("KC 2C 6H")
    assert desk.legal() == "5C 9C AC"
    assert desk.trick("AC") == 0
    assert desk.trick("AH KH 6D QH") == 0
    assert desk.trick("AS 5S 7D 2S") == 0
    assert desk.trick("JH 10H 8D 7H") == 0
    assert desk.trick("8H 9H 9D 3S") == 3
    assert desk.turn == 3
    assert desk.legal() == "4S 7S 8S 9S 10S"


def test_nobody_need_overtrump() -> None:
    halves = ["C " + RANKS, "H A K Q J 10 9 8, S 7 6 5 4 3 2", "H 7 6 5 4 3 2, S A K Q J 10 9 8", "D " + RANKS]
    desk = after_bids(halves, "S")
    desk.trick("2C 7S")
    assert desk.legal() == "2H 3H 4H 5H 6H 7H 8S 9S 10S JS QS KS AS"
    assert desk.trick("2H AD") == 1
    desk = after_bids(halves, "H")
    desk.trick("2C 9H")
    assert desk.trick("2H AD") == 1  # a lower trump may be wasted
    desk = after_bids(halves, "S")
    desk.trick("2C 7S")
    assert desk.trick("8S AD") == 2  # or a higher one may be played


def test_nobody_need_play_higher_where_trump_is_led() -> None:
    desk = after_bids(MIXED, "C", caller=1)
    desk.trick("10C 2C 2S")
    assert desk.legal() == "5C 9C AC"
    assert desk.trick("5C") == 1


def test_nobody_need_trump() -> None:
    desk = after_bids(MIXED, "S")
    assert desk.trick("5C 10C 2C 3H") == 1  # seat 3 holds seven spades, but need not trump


# --- who takes a trick -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("caller", "trump", "trick", "taker", "why"),
    [
        (0, "D", "5C 10C 8C QH", 1, "the highest of the suit led"),
        (0, "D", "9C 10C 8C QH", 1, "ten is above nine"),
        (0, "D", "AC KC 8C QH", 0, "aces are high"),
        (1, "D", "KC 8C QH AC", 0, "wherever they are played"),
        (2, "D", "2C 10S 5C 10C", 1, "two is low, and a ten of another suit nothing"),
        (2, "D", "2C QH 5C JC", 1, "nor is a queen"),
        (3, "C", "2S AS KS 9D", 0, "nor is what is discarded last"),
        (0, "S", "AC KC 8C 2S", 3, "the lowest trump beats an ace"),
        (1, "S", "KC 8C 2S AC", 3, "and an ace that comes after it"),
        (2, "S", "9D 2S AD QD", 3, "and the one who is second"),
        (3, "S", "QH AH KH 9D", 0, "without trumps the ace"),
        (0, "S", "6S KS 3D 10S", 1, "the highest trump where trump is led"),
        (0, "S", "AS KS 9D 10S", 0, "and no card of another suit"),
        (3, "D", "2S AS KS 3D", 2, "a trump by the last to play"),
        (0, "H", "JH KH 9D QH", 1, "a king above a queen above a jack"),
        (3, "S", "QH JH 10H 9D", 3, "a queen above a jack above a ten"),
    ],
)
def test_who_takes_the_trick(caller: int, trump: str, trick: str, taker: int, why: str) -> None:
    desk = after_bids(MIXED, trump, caller)
    assert desk.trick(trick) == taker, why
    assert desk.events(TrickTaken) == [TrickTaken(taker, tuple(trick.split()))]


def test_the_highest_of_several_trumps_takes_the_trick() -> None:
    thirds = ["C " + RANKS, "H A 9 6 4 2, S A K Q J 10 9 8 7", "H K 10 7 5 3, S 6 5 4 3 2, D 2 3 4"]
    thirds.append("H Q J 8, D A K Q J 10 9 8 7 6 5")
    for trick, taker in (
        ("2C 9H 10H 8H", 2),
        ("2C 9H 7H 8H", 1),
        ("2C 9H 10H QH", 3),
        ("2C AH KH QH", 1),
        ("2C 2H 3H AD", 2),
        ("2C AS 3H 8H", 3),
        ("2C AS 2D AD", 0),
    ):
        assert after_bids(thirds, "H").trick(trick) == taker, trick


def test_who_takes_a_trick_leads_the_next() -> None:
    desk = after_bids(MIXED, "S")
    assert desk.trick("AC KC 2C 2S") == 3
    assert desk.refused(Play(seat=0, card="9C")) == "it is seat 3's turn, not seat 0's"
    assert desk.trick("3H 2H 9H 3D") == 1
    assert desk.trick("QC 3C 3S 5C") == 3


def test_what_each_seat_has_taken() -> None:
    desk = after_bids(MIXED, "S")
    desk.trick("AC KC 2C 2S")
    desk.trick("3S 6S KS 3D")
    state = desk.state
    assert [state.taken(seat) for seat in range(4)] == [0, 3, 0, 1]  # three spades, and one spade
    assert state.taker() == NOBODY
    desk.trick("KH")
    assert state.taker() == 1
    desk.trick("4D 4H")
    assert state.taker() == 1
    desk.trick("AH")
    assert [state.taken(seat) for seat in range(4)] == [0, 3, 0, 1]  # two kings score nothing


# --- moves that nobody chooses -----------------------------------------------------------------------------------


def test_the_last_card_is_played_by_the_match_and_stands_in_the_record() -> None:
    desk = Desk(round_limit=1)
    desk.deal(WHOLE_SUITS)
    desk.call("C")
    desk.bid(0, 0, 0, 0)
    for rank in RANKS.split()[:-2]:
        desk.trick(f"{rank}C {rank}D {rank}H {rank}S")
    desk.match.give_rng(KeyedRandom(1))
    assert desk.state.forced() == -1
    for suit in "CDHS":
        assert desk.state.forced() == -1
        seat = desk.turn
        desk.match.submit(seat, Play(seat=seat, card="3" + suit))
    assert desk.over()
    objects = record_of(desk.match).objects
    assert objects[-5:-1] == [{"seat": seat, "move": "play", "card": "2" + "CDHS"[seat]} for seat in range(4)]
    assert objects[-1]["result"] == "finished"
    assert desk.match.moves == 1 + 4 + 52


def test_everybody_knows_of_the_last_card_and_not_which_it_is() -> None:
    desk = after_bids(WHOLE_SUITS, "C")
    for rank in RANKS.split()[:-1]:
        desk.trick(f"{rank}C {rank}D {rank}H {rank}S")
    assert desk.legal() == "2C"
    assert desk.state.forced() == desk.state.legal(0)[0]
    assert [desk.state.information_state(seat).forced() for seat in range(4)] == [
        desk.state.forced(),
        HIDDEN,
        HIDDEN,
        HIDDEN,
    ]


def test_the_only_card_of_the_suit_led_is_asked_for() -> None:
    hands = ["C A K Q J 10 9 8 7 6 5 4 3, D 2", "C 2, D A K Q J 10 9 8 7 6 5 4 3", "H " + RANKS, "S " + RANKS]
    desk = after_bids(hands, "C")
    desk.match.give_rng(KeyedRandom(1))
    desk.match.submit(0, Play(seat=0, card="AC"))
    assert desk.match.waiting_on() == [1]
    assert desk.legal() == "2C"
    assert desk.state.forced() == -1
    assert LOSERS.patterns(desk.state, 1) == [{"move": "play", "card": "2C"}]


def test_where_nothing_can_be_taken_nobody_is_asked_for_a_bid() -> None:
    desk = Desk(trump_points=0, three_points=0, four_points=0, round_limit=2)
    desk.match.give_rng(KeyedRandom(1))
    desk.match.go_on()
    assert (desk.state.phase, desk.state.forced()) == (CALL, -1)  # trumps still decide tricks
    desk.match.submit(0, Trump(seat=0, suit="H"))
    assert desk.match.moves == 5
    assert desk.state.bids == [0, 0, 0, 0]
    assert desk.turn == 0
    assert desk.state.forced() == -1


def test_a_bid_of_nothing_is_the_only_pattern_where_nothing_can_be_taken() -> None:
    desk = Desk(trump_points=0, three_points=0, four_points=0, round_limit=2)
    desk.deal(WHOLE_SUITS)
    desk.call("C")
    assert LOSERS.patterns(desk.state, 1) == [{"move": "bid", "points": 0}]


# --- what happens at the table -----------------------------------------------------------------------------------


def test_what_those_who_listen_are_told() -> None:
    desk = Desk(seats=3)
    desk.deal(aside="C 2")
    desk.call("S")
    desk.bid(7, 8, 9)
    dealt = desk.dealt
    assert [len(hand) for hand in dealt] == [17, 17, 17]
    assert desk.trick("AC 6D 5H") == 0
    assert desk.trick("AD") == 1
    (told, *events) = record_of(desk.match).events
    assert isinstance(told, LosersDealt)
    assert (told.number, told.aside, told.caller) == (0, ("2C",), 0)
    assert [sorted(map(str, hand)) for hand in told.hands] == [sorted(hand) for hand in dealt]
    assert events == [
        TrumpCalled(0, "S"),
        PointsBidMade(1, 8),
        PointsBidMade(2, 9),
        PointsBidMade(0, 7),
        CardPlayed(0, "AC", True),
        CardPlayed(1, "6D", False),
        CardPlayed(2, "5H", False),
        TrickTaken(0, ("AC", "6D", "5H")),
        CardPlayed(0, "AD", True),
    ]


# --- what cards are worth ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "first", "second"),
    [  # the first taker has 13 trumps, 6 threes and a four; the second has 6 threes
        ({}, 13 + 18 + 9, 18),
        ({"trump_points": 0}, 18 + 9, 18),
        ({"trump_points": 50}, 650 + 18 + 9, 18),
        ({"three_points": 0}, 13 + 9, 0),
        ({"three_points": 50}, 13 + 300 + 9, 300),
        ({"four_points": 0}, 13 + 18, 18),
        ({"four_points": 50}, 13 + 18 + 50, 18),
        ({"trump_points": 50, "three_points": 50, "four_points": 50}, 650 + 300 + 50, 300),
        ({"trump_points": 2, "three_points": 5, "four_points": 7}, 26 + 30 + 7, 30),
        ({"trump_points": 0, "three_points": 0, "four_points": 0, "round_limit": 1}, 0, 0),
    ],
)
def test_trumps_threes_and_fours_are_worth_what_the_rules_say(rules: dict[str, Any], first: int, second: int) -> None:
    desk = Desk(**rules)
    desk.hand(two_takers(2, 0), "C", 0, 0, 0, 0)
    assert desk.scored.points == (second, 0, first, 0)


def test_how_a_hand_is_counted_out() -> None:
    desk = Desk()
    desk.hand(two_takers(0, 1), "C", 40, 19, 0, 1)
    scored = desk.scored
    assert scored.number == 0
    assert scored.trump == "C"
    assert scored.trumps == (13, 0, 0, 0)
    assert scored.threes == (("9", "10", "J", "Q", "K", "A"), ("2", "3", "4", "5", "6", "7"), (), ())
    assert scored.fours == (("8",), (), (), ())
    assert scored.points == (40, 18, 0, 0)
    assert scored.bids == (40, 19, 0, 1)
    assert scored.gains == (40, -19, 0, -1)
    assert scored.scores == (40, -19, 0, -1)
    assert [len(pile) for pile in scored.piles] == [28, 24, 0, 0]
    assert scored.piles[1] == tuple(cards("D 2 3 4 5 6 7 9 10 J Q K A, H 2 3 4 5 6 7, S 2 3 4 5 6 7"))
    desk.hand(two_takers(0, 1), "C", 0, 0, 0, 0)
    assert [event.number for event in desk.events(HandScored)] == [0, 1]


def test_four_of_a_kind_is_no_three_of_a_kind_too() -> None:
    desk = Desk()
    desk.hand(WHOLE_SUITS, "C", 0, 0, 0, 0)
    assert desk.scored.points == (13 + 13 * 9, 0, 0, 0)
    assert desk.scored.threes == ((), (), (), ())


def test_pairs_are_worth_nothing() -> None:
    # Seat 0 leads 13 clubs, and seat 1 throws spades on them. On the first diamond it trumps, and leads hearts.
    desk = Desk(seats=2)
    desk.deal(["C " + RANKS + ", D " + RANKS, "S " + RANKS + ", H " + RANKS])
    desk.call("H")
    desk.bid(0, 13)
    assert desk.play_out() == [0] * 13 + [1] * 13
    assert desk.scored.points == (0, 13)  # clubs and spades; 13 trumps, and diamonds
    assert desk.scores == [0, 13]


# --- what bids score ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "bid", "gain"),  # seat 0 takes 40
    [
        ({}, 39, 39),
        ({}, 40, 40),  # just made
        ({}, 41, -41),
        ({}, 130, -130),
        ({}, 1, 1),
        ({}, 0, 0),
        ({"made_bid": "points"}, 39, 40),
        ({"made_bid": "points"}, 40, 40),
        ({"made_bid": "points"}, 41, -41),
        ({"made_bid": "points"}, 0, 40),
        ({"failed_bid": "zero"}, 40, 40),
        ({"failed_bid": "zero"}, 41, 0),
        ({"failed_bid": "zero"}, 0, 0),
        ({"failed_bid": "zero", "made_bid": "points"}, 7, 40),
        ({"failed_bid": "zero", "made_bid": "points"}, 41, 0),
    ],
)
def test_what_a_bid_scores(rules: dict[str, Any], bid: int, gain: int) -> None:
    desk = Desk(target=1000, **rules)
    desk.hand(two_takers(0, 1), "C", bid, 0, 0, 0)
    assert desk.scores[0] == gain
    assert desk.scored.gains[0] == gain


def test_who_bids_nothing_and_takes_nothing_has_made_it() -> None:
    desk = Desk(made_bid="points")
    assert desk.hand(two_takers(0, 1), "C", 0, 0, 0, 0) == [40, 18, 0, 0]
    assert desk.scored.gains == (40, 18, 0, 0)


def test_scores_add_up_and_go_below_zero() -> None:
    desk = Desk()
    assert desk.hand(two_takers(0, 1), "C", 10, 18, 3, 0) == [10, 18, -3, 0]
    assert desk.hand(two_takers(0, 1), "C", 41, 18, 100, 0) == [-31, 36, -103, 0]
    assert desk.hand(two_takers(2, 0), "C", 0, 1, 40, 0) == [-31, 35, -63, 0]


# --- the end -----------------------------------------------------------------------------------------------------


def test_the_match_ends_when_one_alone_has_reached_the_target() -> None:
    desk = Desk()
    desk.hand(WHOLE_SUITS, "C", 49, 0, 0, 0)
    assert desk.state.turn == CHANCE
    desk.hand(WHOLE_SUITS, "C", 1, 0, 0, 0)
    assert desk.scores == [50, 0, 0, 0]
    assert desk.over()
    assert desk.state.turn == OVER
    assert desk.state.winners() == [0]
    assert desk.events(LosersEnded) == [LosersEnded((0,), (50, 0, 0, 0))]
    assert (
        desk.refused(ResultLine(winners=[0], scores=[50, 0, 0, 1])) == "scores must be [50, 0, 0, 0], not [50, 0, 0, 1]"
    )
    desk.match.take(ResultLine(winners=[0], scores=[50, 0, 0, 0]))
    assert desk.refused(LosersDeal(hands=[], aside=[])) == "nothing may follow the result"


@pytest.mark.parametrize(("target", "over"), [(1, True), (29, True), (30, True), (31, False), (1000, False)])
def test_the_target_may_be_another(target: int, over: bool) -> None:
    desk = Desk(target=target)
    desk.hand(WHOLE_SUITS, "C", 30, 0, 0, 0)
    assert desk.over() == over


def test_a_tie_at_the_top_goes_on_even_above_the_target() -> None:
    desk = Desk(target=10)
    assert desk.hand(two_takers(0, 1), "C", 15, 15, 0, 0) == [15, 15, 0, 0]
    assert not desk.over()
    assert desk.hand(two_takers(1, 0), "C", 10, 10, 1, 0) == [25, 25, -1, 0]
    assert not desk.over()
    assert desk.hand(two_takers(0, 1), "C", 5, 4, 1, 1) == [30, 29, -2, -1]
    assert desk.over()
    assert desk.state.winners() == [0]


def test_somebody_past_the_target_is_not_enough_where_others_share_the_top() -> None:
    desk = Desk(target=10)
    desk.hand(two_takers(0, 1), "C", 9, 9, 0, 0)
    desk.hand(two_takers(0, 1), "C", 6, 6, 0, 0)  # 15 each: a tie above the target
    desk.hand(two_takers(2, 3), "C", 0, 0, 12, 0)  # seat 2 is alone with 12, at least 10, but not the highest
    assert desk.scores == [15, 15, 12, 0]
    assert not desk.over()
    desk.hand(two_takers(2, 3), "C", 0, 0, 4, 0)
    assert desk.scores == [15, 15, 16, 0]
    assert desk.over()
    assert desk.state.winners() == [2]


def test_losing_points_can_break_a_tie_above_the_target() -> None:
    desk = Desk(target=10)
    desk.hand(two_takers(0, 1), "C", 12, 12, 0, 0)
    desk.hand(two_takers(2, 3), "C", 1, 0, 0, 0)
    assert desk.scores == [11, 12, 0, 0]
    assert desk.over()
    assert desk.state.winners() == [1]


def test_a_tie_below_falls_back_and_the_match_goes_on() -> None:
    desk = Desk(target=10)
    desk.hand(two_takers(0, 1), "C", 12, 12, 0, 0)
    desk.hand(two_takers(2, 3), "C", 3, 4, 0, 0)
    assert desk.scores == [9, 8, 0, 0]
    assert not desk.over()  # the highest alone, but below the new target


def test_round_limit_ends_the_match_whatever_the_scores() -> None:
    desk = Desk(round_limit=2)
    desk.hand(WHOLE_SUITS, "C", 3, 5, 0, 0)
    assert not desk.over()
    desk.hand(WHOLE_SUITS, "C", 0, 0, 7, 0)
    assert desk.over()
    assert desk.scores == [3, -5, -7, 0]
    assert desk.state.winners() == [0]


def test_at_the_round_limit_those_who_tie_share_the_win() -> None:
    desk = Desk(round_limit=1)
    desk.hand(two_takers(0, 2), "C", 8, 0, 8, 5)
    assert desk.over()
    assert desk.scores == [8, 0, 8, -5]
    assert desk.state.winners() == [0, 2]
    assert desk.events(LosersEnded) == [LosersEnded((0, 2), (8, 0, 8, -5))]
    desk.match.take(ResultLine(winners=[2, 0], scores=[8, 0, 8, -5]))


def test_at_the_round_limit_even_with_less_than_nothing() -> None:
    desk = Desk(round_limit=1)
    desk.hand(WHOLE_SUITS, "D", 4, 131 - 1, 9, 4)
    assert desk.scores == [-4, 130, -9, -4]
    desk = Desk(seats=2, round_limit=1)
    desk.hand(["C " + RANKS + ", D " + RANKS, "S " + RANKS + ", H " + RANKS], "H", 1, 14)
    assert desk.scores == [-1, -14]
    assert desk.state.winners() == [0]


def test_the_target_ends_it_before_the_round_limit() -> None:
    desk = Desk(round_limit=3, target=20)
    desk.hand(WHOLE_SUITS, "C", 20, 0, 0, 0)
    assert desk.over()


def test_without_any_points_only_a_round_limit_ends_a_match() -> None:
    nothing: dict[str, Any] = {"trump_points": 0, "three_points": 0, "four_points": 0}
    with pytest.raises(BadInput) as error:
        LosersRules.made(nothing)
    assert str(error.value) == (
        "with trump_points, three_points and four_points all 0, a match needs a round_limit to end"
    )
    with pytest.raises(BadInput, match="1: with trump_points, three_points and four_points all 0"):
        read_header(1, header_with(rules=nothing))
    assert LosersRules.made({**nothing, "round_limit": 1}).round_limit == 1
    for name in nothing:
        LosersRules.made({**nothing, name: 1})
    desk = Desk(**nothing, round_limit=2)
    desk.hand(WHOLE_SUITS, "C", 0, 0, 0, 0)
    assert not desk.over()
    desk.hand(WHOLE_SUITS, "C", 0, 0, 0, 0)
    assert desk.over()
    assert desk.state.winners() == [0, 1, 2, 3]


def test_rules_are_set_one_after_another_whatever_their_order() -> None:
    settings = ["trump_points=0", "three_points=0", "four_points=0", "round_limit=3"]
    for order in itertools.permutations(settings):
        rules = LosersRules()
        for setting in order:
            rules = rules.with_text(setting)
        rules.check()
        assert rules == LosersRules(trump_points=0, three_points=0, four_points=0, round_limit=3)


def test_nothing_of_a_hand_is_left_for_the_next() -> None:
    desk = Desk()
    desk.hand(MIXED_IN_ORDER, "S", 1, 1, 1, 1)
    state = desk.state
    assert isinstance(state, Losers)
    assert (state.turn, state.number, state.trump) == (CHANCE, 1, NO_TRUMP)
    assert (state.hands, state.piles, state.voids) == ([0] * 4, [0] * 4, [0] * 4)
    assert (state.bids, state.played, state.trick, state.aside) == ([NO_BID] * 4, [], [], 0)
    assert [state.cards_left(seat) for seat in range(4)] == [0] * 4
    assert desk.refused(Play(seat=0, card="AC")) == "no move can be made before the cards are dealt"
    desk.deal(WHOLE_SUITS)
    assert [state.cards_left(seat) for seat in range(4)] == [13] * 4


# --- whole hands, card by card -----------------------------------------------------------------------------------

MIXED_IN_ORDER = [
    "C A, S A, D A, H A 2, S 6, C 5, H J, C 9, D 2, S Q, D K, H 8",
    "C 10, S 5, D 10, H 9 K, S K, C K, H 10, C J, D J, S J, D Q, C Q",
    "C 2, D 3 4 9 8 7, C 3, D 6, C 4, D 5, C 6 7 8",
    "S 2 10, H Q 3 4, S 3 4, H 5 6, S 7 8 9, H 7",
]
"""Hands of MIXED, sorted in the order of the first hand below."""


def test_a_hand_of_four() -> None:
    desk = Desk()
    assert desk.deal(MIXED) == 0
    desk.call("S")
    assert desk.bid(15, 4, 0, 7) == [1, 2, 3, 0]
    assert desk.trick("AC 10C 2C 2S") == 3  # no clubs: seat 3 trumps
    assert desk.trick("10S AS 5S 3D") == 0
    assert desk.trick("AD 10D 4D QH") == 0  # seat 3 has no diamonds, and doesn't trump
    assert desk.trick("AH 9H 9D 3H") == 0
    assert desk.trick("2H KH 8D 4H") == 1
    assert desk.trick("KS 7D 3S 6S") == 1
    assert desk.trick("KC 3C 4S 5C") == 3  # trumped
    assert desk.trick("5H JH 10H 6D") == 0
    assert desk.trick("9C JC 4C 6H") == 1
    assert desk.trick("JD 5D 7S 2D") == 3  # trumped
    assert desk.trick("8S QS JS 6C") == 0
    assert desk.trick("KD QD 7C 9S") == 3  # trumped
    desk.trick("7H 8H QC 8C")  # the last goes to seat 0
    scored = desk.scored
    # Seat 0: AC's trick was lost; it has 10S AS 5S 3D, AD 10D 4D QH, AH 9H 9D 3H, 5H JH 10H 6D, 8S QS JS 6C,
    # 7H 8H QC 8C: aces S D H, tens S D H, queens H S C, eights S H C: 4 threes; trumps 10 A 5 8 Q J: 12 + 6.
    # Seat 1: 2H KH 8D 4H, KS 7D 3S 6S, 9C JC 4C 6H: two kings, fours and sixes; trumps K 3 6: 3.
    # Seat 3: AC 10C 2C 2S, KC 3C 4S 5C, JD 5D 7S 2D, KD QD 7C 9S: twos C S D; trumps 2 4 7 9: 3 + 4.
    assert scored.threes == (("8", "10", "Q", "A"), (), (), ("2",))
    assert scored.fours == ((), (), (), ())
    assert scored.trumps == (6, 3, 0, 4)
    assert scored.points == (18, 3, 0, 7)
    assert [len(pile) for pile in scored.piles] == [24, 12, 0, 16]
    # 15 of 18 made, 4 of 3 failed, 0 of 0 made, 7 of 7 made
    assert desk.scores == [15, -4, 0, 7]
    assert not desk.over()
    assert desk.deal(MIXED) == 1


def test_a_hand_of_three_with_a_card_aside() -> None:
    hands = [
        "C A Q 10 8 6, D K J 9 7 5, H A 10 6, S A 9 5 2",
        "C K J 9, D A Q 10 8 6 4 2, H K J 5 2, S 10 8 6",
        "C 5 4 3 2, D 3, H Q 9 8 7 4 3, S K Q J 7 4 3",
    ]
    for made, last in (("bid", 2), ("points", 3)):
        desk = Desk(seats=3, youngest_first=[2, 0, 1], made_bid=made)
        assert desk.deal(hands) == 2  # 7C lies aside
        desk.call("H")
        assert desk.bid(8, 9, 2) == [0, 1, 2]
        assert desk.trick("3D 5D AD") == 1
        assert desk.trick("KC 2C AC") == 0
        assert desk.trick("KD 2D 3H") == 2  # trumped
        assert desk.trick("KS AS 6S") == 0
        assert desk.trick("AH 2H 4H") == 0
        assert desk.trick("QC 9C 3C") == 0
        assert desk.trick("10C JC 4C") == 1
        assert desk.trick("QD 3S 7D") == 1  # seat 1 has no diamonds, and doesn't trump
        assert desk.trick("4D 7H 9D") == 2  # the same suit is trumped this time
        assert desk.trick("QS 2S 8S") == 2
        assert desk.trick("JS 5S 10S") == 2
        assert desk.trick("7S 9S 5H") == 1  # trumped
        assert desk.trick("KH 8H 6H") == 1
        assert desk.trick("6D 4S JD") == 0
        assert desk.trick("8C JH 5C") == 1  # trumped
        assert desk.trick("10D 9H 10H") == 0  # trumped, and overtrumped
        desk.trick("6C 8D QH")  # the last goes to seat 2
        scored = desk.scored
        # Seat 0: KC 2C AC, KS AS 6S, AH 2H 4H, QC 9C 3C, 6D 4S JD, 10D 9H 10H: aces C S H; trumps A 2 4 9 10: 3 + 5.
        # Seat 1: 3D 5D AD, 10C JC 4C, QD 3S 7D, 7S 9S 5H, KH 8H 6H, 8C JH 5C: fives D H C; trumps 5 K 8 6 J: 3 + 5.
        # Seat 2: KD 2D 3H, 4D 7H 9D, QS 2S 8S, JS 5S 10S, 6C 8D QH: pairs at most; trumps 3 7 Q: 3.
        assert scored.threes == (("A",), ("5",), ())
        assert scored.trumps == (5, 5, 3)
        assert scored.points == (8, 8, 3)
        # 8 of 8 made, 9 of 8 failed, 2 of 3 made
        assert desk.scores == [8, -9, last]
        assert desk.deal(hands) == 1


def test_a_hand_of_five_with_two_cards_aside_that_ends_the_match() -> None:
    hands = [
        "C 9 8 7 6 5, H 9 8 7 6 5",
        "D J 6 5 4, S 10 9 8 7, C 4, H 4",
        "D 3 2, S 6 5 4 3, C 3 2, H 3 2",
        "D A Q 10 9 8 7, S A K Q J",
        "C A K Q J 10, H A K Q J 10",
    ]
    desk = Desk(seats=5, youngest_first=[3, 4, 0, 1, 2])
    assert desk.deal(hands) == 3  # KD and 2S lie aside
    desk.call("D")
    # 12 trumps, 11 ranks of which all four are in play, and kings and twos with three
    assert list(desk.state.legal(4)) == list(range(12 + 99 + 6 + 1))
    assert desk.bid(1, 2, 0, 60, 0) == [4, 0, 1, 2, 3]
    assert desk.trick("AD AC 9C 4D 2D") == 3
    assert desk.trick("QS QC 9H 7S 3S") == 3
    assert desk.trick("AS AH 8C 8S 4S") == 3
    assert desk.trick("KS QH 8H 9S 5S") == 3
    assert desk.trick("QD JC 7C 5D 3D") == 3
    assert desk.trick("10D JH 7H JD 3C") == 1
    assert desk.trick("4C 2C JS KC 6C") == 4  # seat 1 led, and seat 3 doesn't trump
    assert desk.trick("KH 6H 4H 2H 7D") == 3  # seat 4 led; trumped
    assert desk.trick("8D 10C 5C 6D 6S") == 3
    desk.trick("9D 10H 5H 10S 3H")  # the last goes to seat 3
    scored = desk.scored
    # Seat 3: all aces, queens, nines, eights and fives; 4 D S H, 7 S C D, 3 S D H, 6 H D S, 10 C H S; trumps
    # A 4 2 Q 5 3 7 8 6 9: 45 + 15 + 10. Seat 1: 10D and JD. Seat 4: nothing of worth.
    assert scored.fours == ((), (), (), ("5", "8", "9", "Q", "A"), ())
    assert scored.threes == ((), (), (), ("3", "4", "6", "7", "10"), ())
    assert scored.trumps == (0, 2, 0, 10, 0)
    assert scored.points == (0, 2, 0, 70, 0)
    # 1 of 0 failed, 2 of 2 made, 60 of 70 made, and two bids of nothing
    assert desk.scores == [-1, 2, 0, 60, 0]
    assert desk.over()
    assert desk.state.winners() == [3]
    desk.match.take(ResultLine(winners=[3], scores=[-1, 2, 0, 60, 0]))


# --- lines that can not be ---------------------------------------------------------------------------------------


# A deal for three: clubs, diamonds and hearts, and the spades shared out; the two of spades is left over.
CLUBS: list[str | None] = list(cards("C " + RANKS + ", S A K Q J"))
DIAMONDS: list[str | None] = list(cards("D " + RANKS + ", S 10 9 8 7"))
HEARTS: list[str | None] = list(cards("H " + RANKS + ", S 6 5 4 3"))


@pytest.mark.parametrize(
    ("deal", "reason"),
    [
        (LosersDeal([CLUBS, DIAMONDS], ["2S"]), "hands must have one entry for each of the 3 seats, not 2"),
        (LosersDeal([CLUBS, DIAMONDS, HEARTS, []], ["2S"]), "hands must have one entry for each of the 3 seats, not 4"),
        (LosersDeal([CLUBS, DIAMONDS[1:], HEARTS], ["2S"]), "seat 1 must be dealt 17 cards, not 16"),
        (LosersDeal([CLUBS, DIAMONDS, [*HEARTS, "2S"]], []), "seat 2 must be dealt 17 cards, not 18"),
        (LosersDeal([CLUBS, DIAMONDS, HEARTS], []), "aside must have 1 card, not 0"),
        (LosersDeal([CLUBS, DIAMONDS, HEARTS], ["2S", "2C"]), "aside must have 1 card, not 2"),
        (LosersDeal([["2C", *CLUBS[1:]], DIAMONDS, HEARTS], ["2S"]), "2C is dealt twice"),
        (LosersDeal([CLUBS, ["2C", *DIAMONDS[1:]], HEARTS], ["2S"]), "2C is dealt twice"),
        (LosersDeal([CLUBS, DIAMONDS, HEARTS], ["2C"]), "2C is dealt twice"),
        (LosersDeal([CLUBS, [None, *DIAMONDS[1:]], HEARTS], ["2S"]), "a card is missing"),
        (LosersDeal([CLUBS, [None] * 17, HEARTS], ["2S"]), "a card is missing"),
        (LosersDeal([CLUBS, ["1D", *DIAMONDS[1:]], HEARTS], ["2S"]), "'1D' is not a card of the pack"),
        (LosersDeal([CLUBS, ["AD'", *DIAMONDS[1:]], HEARTS], ["2S"]), '"AD\'" is not a card of the pack'),
        (LosersDeal([CLUBS, ["ad", *DIAMONDS[1:]], HEARTS], ["2S"]), "'ad' is not a card of the pack"),
        (LosersDeal([CLUBS, DIAMONDS, HEARTS], ["joker"]), "'joker' is not a card of the pack"),
    ],
)
def test_a_deal_that_can_not_be_is_refused(deal: LosersDeal, reason: str) -> None:
    desk = Desk(seats=3)
    assert desk.refused(deal) == reason
    desk.match.take(LosersDeal([CLUBS, DIAMONDS, HEARTS], ["2S"]))
    assert desk.turn == 0


def test_a_deal_comes_only_when_it_is_due_and_hands_stand_in_any_order() -> None:
    desk = Desk(seats=3)
    desk.match.take(LosersDeal([CLUBS[::-1], DIAMONDS, HEARTS], ["2S"]))
    again = LosersDeal([CLUBS, DIAMONDS, HEARTS], ["2S"])
    assert desk.refused(again) == "nothing can be dealt now"
    desk.call("C")
    assert desk.refused(again) == "nothing can be dealt now"
    desk.bid(0, 0, 0)
    assert desk.legal() == "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC JS QS KS AS"


@pytest.mark.parametrize("suit", ["c", "X", "", "CD", "C'", "clubs", "H "])
def test_trump_is_one_of_four_suits(suit: str) -> None:
    desk = Desk()
    desk.deal(WHOLE_SUITS)
    assert desk.refused(Trump(seat=0, suit=suit)) == f"suit must be one of C D H S, not {suit!r}"


@pytest.mark.parametrize("suit", list("CDHS"))
def test_any_suit_may_be_trump(suit: str) -> None:
    desk = after_bids(WHOLE_SUITS, suit)
    taker = "CDHS".index(suit)
    assert desk.trick("AC 2D 2H 2S") == taker  # the other suits are thrown away
    assert desk.state.taken(taker) == 1 + 3  # one trump, and three twos


def test_moves_of_the_wrong_kind_are_refused() -> None:
    desk = Desk()
    lines: list[Line] = [Trump(seat=0, suit="C"), PointsBid(seat=0, points=0), Play(seat=0, card="AC")]
    for line in lines:
        assert desk.refused(line) == "no move can be made before the cards are dealt"
    desk.deal(WHOLE_SUITS)
    assert desk.refused(PointsBid(seat=0, points=0)) == "trump must be called now"
    assert desk.refused(Play(seat=0, card="AC")) == "trump must be called now"
    desk.call("C")
    assert desk.refused(Trump(seat=1, suit="D")) == "a bid must be made now"
    assert desk.refused(Play(seat=1, card="AD")) == "a bid must be made now"
    desk.bid(0, 0, 0, 0)
    assert desk.refused(Trump(seat=0, suit="D")) == "a card must be played now"
    assert desk.refused(PointsBid(seat=0, points=0)) == "a card must be played now"
    desk.play_out()
    for line in lines:
        assert desk.refused(line) == "no move can be made before the cards are dealt"
    desk.hand(WHOLE_SUITS, "C", 130, 0, 0, 0)
    for line in lines:
        assert desk.refused(line) == "no move can be made after the end of the game"


def test_cards_that_are_not_there_are_refused() -> None:
    desk = after_bids(WHOLE_SUITS, "C")
    assert desk.refused(Play(seat=0, card="AD")) == "AD is not in the hand of seat 0"
    assert desk.refused(Play(seat=0, card="1C")) == "'1C' is not a card of the pack"
    assert desk.refused(Play(seat=0, card="AC'")) == '"AC\'" is not a card of the pack'
    desk.trick("AC")
    assert desk.refused(Play(seat=1, card="AC")) == "AC is not in the hand of seat 1"
    desk.trick("AD AH AS")
    assert desk.refused(Play(seat=0, card="AC")) == "AC is not in the hand of seat 0"


def test_one_suit_is_as_good_as_another_for_who_has_none_of_it() -> None:
    desk = after_bids(WHOLE_SUITS, "H")
    desk.trick("AC")
    assert desk.refused(Play(seat=1, card="2H")) == "2H is not in the hand of seat 1"
    assert desk.legal() == "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD"


def test_results_are_checked() -> None:
    desk = Desk(round_limit=1)
    assert desk.refused(ResultLine(winners=[0], scores=[0, 0, 0, 0])) == "the result comes before the end of the game"
    desk.hand(two_takers(0, 1), "C", 8, 8, 1, 0)
    scores = [8, 8, -1, 0]
    assert desk.refused(ResultLine(winners=[0], scores=scores)) == "winners must be [0, 1], not [0]"
    assert (
        desk.refused(ResultLine(winners=[0, 1], scores=[8, 8, 0, 0]))
        == "scores must be [8, 8, -1, 0], not [8, 8, 0, 0]"
    )
    desk.match.take(ResultLine(winners=[1, 0], scores=scores))


def test_nothing_is_ever_revealed() -> None:
    desk = Desk()
    desk.deal(WHOLE_SUITS)
    view = desk.state.information_state(0)
    with pytest.raises(Refused, match="this game has no reveals"):
        LOSERS.learn(view, Trump(seat=0, suit="C"), {"line": 3, "suit": "C"})
    assert desk.state.phase == CALL
    desk.call("C")
    assert desk.state.phase == BID


def test_last_trick_is_for_people_and_changes_nothing_in_play() -> None:
    assert not LosersRules().last_trick
    assert LosersRules(last_trick=True).changed() == {"last_trick": True}
    for last_trick in (False, True):
        desk = Desk(last_trick=last_trick)
        desk.hand(two_takers(0, 1), "C", 8, 8, 1, 0)
        assert desk.state.scores == [8, 8, -1, 0]


# --- what a program is told --------------------------------------------------------------------------------------


def test_patterns() -> None:
    desk = Desk()
    desk.deal(MIXED)
    assert LOSERS.patterns(desk.state, 0) == [{"move": "trump", "suit": {"one_of": ["C", "D", "H", "S"]}}]
    desk.call("S")
    assert LOSERS.patterns(desk.state, 1) == [{"move": "bid", "points": {"from": 0, "to": 130}}]
    desk.bid(0, 0, 0, 0)
    desk.trick("5C")
    assert LOSERS.patterns(desk.state, 1) == [{"move": "play", "card": {"one_of": ["10C", "JC", "QC", "KC"]}}]


@pytest.mark.parametrize(
    ("rules", "idle"),
    [
        ({}, set()),
        ({"round_limit": 1}, {"target"}),
        ({"round_limit": 2}, set()),
        ({"trump_points": 0, "three_points": 0}, set()),
        (
            {"trump_points": 0, "three_points": 0, "four_points": 0, "round_limit": 2},
            {"target", "made_bid", "failed_bid"},
        ),
    ],
)
def test_rules_without_effect_beside_others_say_so(rules: dict[str, int], idle: set[str]) -> None:
    held = LosersRules.made(rules)
    assert {rule.name for rule in held.declared() if not held.matters(rule)} == idle
