"""Bets and guesses of a seat beside perfect play, and how often they were foreseen where no table is solved."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from cardtable.games.mentalist.play import MentalistTerms, PastBet
from cardtable.games.mentalist.players.mirroring import (
    BIG,
    DEEP,
    FAIR,
    MIDDLE,
    SHORT,
    SMALL,
    NumberBin,
    by_number,
    by_pot_and_stack,
    chosen,
)
from cardtable.games.mentalist.players.prediction import Hit, Hits, hits
from cardtable.games.mentalist.players.solved_match import MatchPosition, solve
from cardtable.games.mentalist.players.solving import Stakes
from tests.games.mentalist.rules.desk import Desk

CLASSIC = MentalistTerms(2, 20, 1, False, False, False, 0)
TABLE = MentalistTerms(4, 40, 1, True, True, False, 0)


def test_bets_are_counted_beside_what_perfect_play_bets_there() -> None:
    desk = Desk()
    desk.play("0:5 1:4 1:3 0:1 0:0 1:2")
    of = solve(Stakes(40, 1, False))
    turns = chosen(desk.state.remembered(), CLASSIC, 0, of, guessing=False)
    assert [(turn.turn, turn.number, turn.highest) for turn in turns] == [(0, 5, 19), (2, 0, 14)]
    bars = by_number(turns)
    assert [(bar.low, bar.high, bar.times) for bar in bars] == [
        (0, 0, 1), (1, 1, 0), (2, 2, 0), (3, 3, 0), (4, 5, 1), (6, 8, 0), (9, 12, 0), (13, 18, 0), (19, 19, 0)
    ]  # fmt: skip
    first, second = of.bet_mix(MatchPosition(19, 2, True)), of.bet_mix(MatchPosition(14, 10, True))
    assert bars[0].perfect == pytest.approx(first[0] + second[0])
    assert bars[4].perfect == pytest.approx(first[4:6].sum() + second[4:6].sum())
    assert sum(bar.perfect or 0 for bar in bars) == pytest.approx(2)


def test_guesses_are_counted_too() -> None:
    desk = Desk()
    desk.play("0:5 1:4 1:3 0:1 0:0 1:2")
    of = solve(Stakes(40, 1, False))
    turns = chosen(desk.state.remembered(), CLASSIC, 1, of, guessing=True)
    assert [(turn.turn, turn.number) for turn in turns] == [(0, 4), (2, 2)]
    assert turns[0].perfect == pytest.approx(of.guess_mix(MatchPosition(19, 2, True)))


def test_cells_go_by_stack_and_pot() -> None:
    desk = Desk()
    desk.play("0:5 1:4 1:3 0:1 0:0 1:2 1:16 0:2 0:6 1:1")
    of = solve(Stakes(40, 1, False))
    past = desk.state.remembered()
    cells = by_pot_and_stack(chosen(past, CLASSIC, 0, of, guessing=False))
    found = {(cell.stack, cell.pot): (cell.turns, cell.zeros, cell.mean) for cell in cells if cell.turns}
    assert found == {(MIDDLE, SMALL): (1, 0, 5), (MIDDLE, FAIR): (1, 1, 0), (MIDDLE, BIG): (1, 0, 6)}
    assert len(cells) == 9
    cell = cells[3]
    mix = of.bet_mix(MatchPosition(19, 2, True))
    assert cell.perfect_zeros == pytest.approx(mix[0])
    assert cell.perfect_mean == pytest.approx(mix @ np.arange(20))
    everywhere = {
        turn.stack
        for turn in chosen([past_bet(0, [35, 5], 2, 1), past_bet(1, [35, 5], 2, 1)], CLASSIC, 0, None, guessing=False)
    }
    assert everywhere == {DEEP}
    assert chosen([past_bet(1, [33, 5], 2, 1)], CLASSIC, 1, None, guessing=False)[0].stack == SHORT


def past_bet(bettor: int, scores: list[int], pot: int, chips: int, guesses: tuple[int, ...] = (99,)) -> PastBet:
    return PastBet(None, tuple(scores), pot, bettor, 0, chips, list(guesses), tuple(range(len(scores))))


def test_without_a_table_nothing_is_said_of_perfect_play() -> None:
    turns = chosen([past_bet(0, [9, 9, 9, 9], 4, 3)], TABLE, 0, None, guessing=False)
    assert by_number(turns)[3] == NumberBin(3, 3, 1, None)
    assert by_number(turns)[-1].high == 4  # no bet above the pot
    assert all(cell.perfect_mean is None for cell in by_pot_and_stack(turns))
    assert by_number([]) == []


def test_where_only_zero_can_be_bet_nothing_is_chosen() -> None:
    past = [past_bet(0, [9, 9, 9, 9], 0, 0, (0,))]
    assert chosen(past, TABLE, 0, None, guessing=False) == []
    assert hits(past, TABLE, 0, guessing=False).turns == []


# --- hits ------------------------------------------------------------------------------------------------------------


def evening(seat_bets: list[int], seed: int) -> list[PastBet]:
    """Return four players' bets, the latest first: seat 0's as given, the others' mostly low; no guess is right."""
    random = Random(seed)
    past: list[PastBet] = []
    for own in seat_bets:
        for bettor in range(4):
            chips = own if bettor == 0 else min(int(random.expovariate(0.6)), 8)
            past.append(past_bet(bettor, [20, 20, 20, 20], 8, chips, (9, 9, 9)))
    return past[::-1]


def test_a_favourite_number_is_foreseen_oftener_than_luck_explains() -> None:
    found = hits(evening([5, 5, 2, 5, 5, 5, 5, 0, 5, 5, 5, 5], 1), TABLE, 0, guessing=False)
    assert len(found.turns) == 12
    assert found.foreseen >= 7
    assert found.blind <= 2
    assert found.readable
    assert {one.number for one in found.telling()} == {5}
    assert found.telling()[0].likely > found.telling()[0].usual


def test_who_bets_as_the_others_do_is_not_readable() -> None:
    readable = 0
    for seed in range(40):
        random = Random(1000 + seed)
        bets = [min(int(random.expovariate(0.6)), 8) for _ in range(15)]
        readable += hits(evening(bets, seed), TABLE, 0, guessing=False).readable
    assert readable <= 4


def test_only_what_came_before_is_known() -> None:
    past = evening([5, 5, 2, 5, 5, 5], 3)
    whole = hits(past, TABLE, 0, guessing=False).turns
    assert hits(past[8:], TABLE, 0, guessing=False).turns == whole[:-2]
    first = whole[0]
    assert (first.turn, first.foreseen) == (0, 0)
    assert first.likely == pytest.approx(first.usual)


def test_guesses_are_foreseen_too() -> None:
    past = [past_bet(1, [20, 20, 20, 20], 8, 0, (3, 4, 5)) for _ in range(10)]
    found = hits(past, TABLE, 3, guessing=True)
    assert [one.number for one in found.turns] == [4] * 10
    assert found.foreseen >= 7


def test_luck_is_judged_by_the_turns_that_tell_both_apart() -> None:
    right, blind, both = Hit(0, 5, 5, 0.6, 0.1, 0), Hit(0, 0, 5, 0.2, 0.3, 0), Hit(0, 0, 0, 0.4, 0.3, 0)
    assert Hits([right] * 4 + [both] * 9).chance == pytest.approx(1 / 16)
    assert Hits([right] * 4 + [blind]).chance == pytest.approx(6 / 32)
    assert Hits([]).chance == 1
