"""Whole matches of Loser's Game under random house rules, followed by the engine and by a second implementation.

The second implementation, below, was written from the rule text and its rulings alone, with lists and strings. Before
every line both must agree on the seat and its legal moves, after every hand on the scores, and at the end on the
winners.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec import structs

from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import ResultLine
from cardtable.engine.record import SeatName, new_header, with_own
from cardtable.engine.state import CHANCE, NOBODY, OVER
from cardtable.games.losers.play import BID, Losers
from cardtable.games.losers.rules import LosersRules
from cardtable.match import Match
from tests.engine.suite import Recorder, expanded, house_rules, record_of

pytestmark = pytest.mark.slow

ORDER = [*map(str, range(2, 11)), "J", "Q", "K", "A"]
USUAL = {"target": 50, "trump_points": 1, "three_points": 3, "four_points": 9, "tie_caller": "youngest"}
USUAL |= {"made_bid": "bid", "failed_bid": "minus_bid", "round_limit": 0}


class Due(NamedTuple):
    """Next line of a match."""

    kind: str
    seat: int | None
    may: list[Any]
    """Legal moves of the seat; the winners, if a result is due."""
    scores: list[int]


def retold(header: dict[str, Any], lines: Iterator[dict[str, Any]]) -> Iterator[Due]:
    """Read a record line by line, and yield before each line what is due."""
    rules, seats = {**USUAL, **header["rules"]}, range(len(header["seats"]))
    scores, played = [0 for _ in seats], 0
    last = NOBODY
    while True:
        yield Due("deal", None, [], scores)
        deal = next(lines)
        hands = [list(hand) for hand in deal["hands"]]
        in_play = [card for hand in hands for card in hand]
        tied = [seat for seat in seats if scores[seat] == min(scores)]
        if len(tied) > 1 and rules["tie_caller"] == "random":
            last = deal["caller"]
        else:
            young = header.get("youngest_first", list(seats))
            if rules["tie_caller"] == "rotate" and played:
                young = [(last + step) % len(seats) for step in range(1, len(seats) + 1)]
            last = next(seat for seat in young if seat in tied)
        yield Due("trump", last, ["C", "D", "H", "S"], scores)
        trump = next(lines)["suit"]
        round_table = [(last + step) % len(seats) for step in range(1, len(seats) + 1)]
        bids = {}
        for seat in round_table:
            yield Due("bid", seat, list(range(worth(in_play, trump, rules, most=True) + 1)), scores)
            bids[seat] = next(lines)["points"]
        taken: list[list[str]] = [[] for _ in seats]
        leader = last
        while hands[leader]:
            trick: list[tuple[str, int]] = []
            for seat in [(leader + step) % len(seats) for step in seats]:
                follow = [card for card in hands[seat] if trick and card[-1] == trick[0][0][-1]]
                yield Due("play", seat, follow or list(hands[seat]), scores)
                card = next(lines)["card"]
                hands[seat].remove(card)
                trick.append((card, seat))
            led = trick[0][0][-1]
            suit = trump if any(card[-1] == trump for card, _ in trick) else led
            _, leader = max((ORDER.index(card[:-1]), seat) for card, seat in trick if card[-1] == suit)
            taken[leader] += [card for card, _ in trick]
        for seat in seats:
            points = worth(taken[seat], trump, rules)
            if points >= bids[seat]:
                scores[seat] += points if rules["made_bid"] == "points" else bids[seat]
            elif rules["failed_bid"] == "minus_bid":
                scores[seat] -= bids[seat]
        played += 1
        best = [seat for seat in seats if scores[seat] == max(scores)]
        if played == rules["round_limit"] or (len(best) == 1 and max(scores) >= rules["target"]):
            yield Due("result", None, best, scores)
            next(lines)
            return


def worth(pile: list[str], trump: str, rules: dict[str, Any], most: bool = False) -> int:
    """Return the points of a pile, or with `most` the highest points of any part of it."""
    points = 0
    for card in pile:
        points += rules["trump_points"] if card.endswith(trump) else 0
    for rank in ORDER:
        count = len([card for card in pile if card[:-1] == rank])
        if count == 4:
            points += max(rules["three_points"], rules["four_points"]) if most else rules["four_points"]
        if count == 3:
            points += rules["three_points"]
    return points


@st.composite
def matches(draw: st.DrawFn) -> tuple[LosersRules, list[int], int]:
    """Strategy for house rules, the seats from youngest to oldest, and a seed."""
    rules = draw(house_rules(LosersRules))
    assert isinstance(rules, LosersRules)
    nothing = not (rules.trump_points or rules.three_points or rules.four_points)
    rules = structs.replace(
        rules,
        target=draw(st.sampled_from([1000, 200, 50, 10, 1])),
        tie_caller=draw(st.sampled_from(["rotate", "random", "youngest"])),
        round_limit=draw(st.sampled_from([4, 1, 5] if nothing else [0, 4, 1, 5])),
    )
    seats = draw(st.integers(2, 8))
    return rules, draw(st.permutations(range(seats))), draw(st.integers(0, 999))


@given(matches())
@example((LosersRules(target=2), [1, 0], 1))
@example((LosersRules(target=9, tie_caller="rotate", made_bid="points"), [2, 0, 3, 1], 2))
@example((LosersRules(target=5, tie_caller="random", failed_bid="zero"), [4, 2, 3, 1, 0], 3))
def test_a_second_hand_comes_to_the_same(made: tuple[LosersRules, list[int], int]) -> None:
    rules, young, seed = made
    header = new_header(GAMES["losers"], rules, tuple([SeatName()] * len(young)), None)
    if young != sorted(young):
        header = with_own(header, {"youngest_first": young})
    match = Match(header, observers=[Recorder(header)])
    deals = 0
    for due in retold(header.object, told(match, Random(seed))):
        state = match.state
        assert isinstance(state, Losers)
        assert state.scores == due.scores
        assert state.to_act() == ([] if due.seat is None else [due.seat])
        assert match.over == (due.kind == "result")
        if due.seat is not None:
            moves = [move for held in match.game.patterns(state, due.seat) for move in expanded(held, due.seat)]
            assert {move.pop("move") for move in moves} == {due.kind}
            assert sorted([value for move in moves for value in move.values()]) == sorted(due.may)
            last_card = due.kind == "play" and state.cards_left(due.seat) == 1
            assert (state.forced() >= 0) == (last_card or (due.kind == "bid" and len(due.may) == 1))
        elif due.kind == "result":
            assert state.winners() == due.may
        else:
            deals += 1
            if deals == 7:
                return
    assert match.result is not None


def told(match: Match, random: Random) -> Iterator[dict[str, Any]]:
    """Yield the lines of a match, each played when asked for, with random cards and bids that can often be made."""
    while not match.result:
        state = match.state
        assert isinstance(state, Losers)
        if state.turn == CHANCE:
            match.take(match.game.draw(state, KeyedRandom(random.random())))
        elif state.turn == OVER:
            match.take(ResultLine(winners=state.winners(), scores=list(state.scores)))
        else:
            moves = state.legal(state.turn)
            if state.phase == BID:
                moves = moves[: random.choice([1, 1 + len(moves) // (3 * len(state.hands)), len(moves)])]
            match.take(match.game.move_line(state, random.choice(moves)))
        yield record_of(match).objects[-1]
