"""Public memory of a game of Miser: the encoded deeds that players read."""

from __future__ import annotations

from random import Random

from cardtable.engine.state import NOBODY, SPECTATOR
from cardtable.games.miser.codes import (
    CARDS,
    COMMIT,
    DECLINE,
    FORFEIT,
    PASS,
    READY,
    STAND,
)
from tests.games.miser.rules.desk import Desk

HANDS = ["3C 9C", "3D 9D", "3H 9H"]


def number(card: str) -> int:
    return CARDS.index(card)


def last(desk: Desk) -> tuple[int, ...]:
    """Return the last deed, having checked that every seat and the spectator remember the same."""
    past = desk.state.past
    assert past
    for seat in (*range(desk.state.terms.seats), SPECTATOR):
        assert desk.state.information_state(seat).past is past
    return past.deed


def test_a_pass() -> None:
    desk = Desk(pennies=[2, 9, 9])
    desk.play("0 pass")
    assert last(desk) == (PASS, 0, 2)


def test_a_refusal_with_what_was_offered_last() -> None:
    desk = Desk(HANDS)
    desk.play("0 propose 1 2 1+2 3; 1 counter 3+3 4; 0 decline")
    assert last(desk) == (DECLINE, 0, 0, 1, 2, 3, 3, 4)


def test_an_offer_that_is_taken_is_remembered_by_what_came_of_it() -> None:
    desk = Desk(HANDS, centre=1)
    desk.play("0 propose 1 2 1+2 3; 1 accept; 0 commit 3C")
    assert desk.state.past is None
    desk.play("1 commit 9D")
    assert last(desk) == (COMMIT, 0, 1, 2, 1, 2, 3, number("3C"), number("9D"), 0, 7)


def test_a_forfeit_without_the_card_that_met_it() -> None:
    desk = Desk(HANDS, pennies=[9, 2, 9], centre=4)
    desk.play("0 attack 1 3 9C; 1 forfeit")
    assert last(desk) == (FORFEIT, 0, 1, 3, 2, 9)


def test_an_attack_that_was_met() -> None:
    desk = Desk(HANDS, centre=4)
    desk.play("0 attack 2 3 9C; 2 lay 9H; 0 ready; 2 lay 3H; 0 ready; 2 ready")
    cards = (1 << number("9C"), 1 << number("9H") | 1 << number("3H"))
    assert last(desk) == (READY, 0, 2, 3, 3, 9, 12, 0, 10, *cards)


def test_bids_for_the_centre() -> None:
    desk = Desk(HANDS, centre=4)
    desk.play("0 open 3C 2; 1 join 3D 1; 2 stand; 0 stand; 1 stand")
    assert last(desk) == (STAND, 0, 0, 4, 2, 1, 0)
    desk.play("1 open 9D 2; 2 join 3H 2; 0 stand; 1 stand; 2 stand")
    assert last(desk) == (STAND, 1, NOBODY, 0, 0, 2, 2)


def test_a_clone_shares_what_is_remembered() -> None:
    desk = Desk(HANDS)
    desk.play("0 pass; 1 pass")
    twin = desk.state.clone()
    assert twin.past is desk.state.past
    twin.apply(PASS)
    assert twin.past is not desk.state.past
    assert twin.past
    assert twin.past.before is desk.state.past


def test_worlds_are_played_out_alike_with_memory_and_without() -> None:
    for seed in range(20):
        desk = Desk(seats=3 + seed % 6)
        desk.play("0 pass")
        states = [desk.state.clone(), desk.state.clone()]
        states[1].remembers = False
        for state in states:
            state.playout(Random(seed).random)
        assert states[1].past is desk.state.past
        assert states[0].facts()[:-1] == states[1].facts()[:-1]
