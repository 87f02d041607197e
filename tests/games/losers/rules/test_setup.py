"""Loser's Game from a position: its meaning, and the faults that are refused."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import read_header
from cardtable.engine.views import ViewWriter, reader_of
from cardtable.errors import BadInput
from cardtable.games.losers.moves import LosersDeal, Trump
from cardtable.games.losers.play import CARDS, Losers
from cardtable.match import LineKeeper, Match
from tests.engine.suite import play_on

HANDS = [list(CARDS[seat::3][:17]) for seat in range(3)]
ASIDE = [CARDS[-1]]
SETUP: dict[str, Any] = {"hands": HANDS, "aside": ASIDE, "scores": [48, -9, 48], "caller": 0, "number": 4}


def header_with(setup: object, seats: int = 3, **rules: Any) -> dict[str, Any]:
    return {
        "format": "cardtable",
        "version": 1,
        "game": "losers",
        "rules": rules,
        "seats": [{}] * seats,
        "setup": setup,
    }


def match_from(setup: object, seats: int = 3, **rules: Any) -> Match:
    return Match(read_header(1, json.dumps(header_with(setup, seats, **rules)).encode()))


def test_the_caller_owes_a_suit() -> None:
    """The position names the caller, who need not have the lowest score."""
    match = match_from(SETUP)
    state = match.state
    assert isinstance(state, Losers)
    assert (state.turn, state.number, state.scores) == (0, 4, [48, -9, 48])
    match.take(Trump(seat=0, suit="H"))
    assert state.turn == 1


def test_the_match_goes_on_from_its_scores_and_hands() -> None:
    match = match_from(SETUP, round_limit=6)
    kept = LineKeeper()
    match.observers.append(kept)
    match.give_rng(KeyedRandom(3))
    match.go_on()
    play_on(match, Random(3))
    assert match.over
    assert sum(isinstance(line, LosersDeal) for line in kept.lines) == 1  # the first deal is in the header


def test_the_number_of_hands_can_be_left_out() -> None:
    state = match_from({key: value for key, value in SETUP.items() if key != "number"}).state
    assert isinstance(state, Losers)
    assert state.number == 0


def test_who_calls_next_in_turn_follows_the_caller() -> None:
    setup = {**SETUP, "scores": [0, 0, 0], "caller": 1}
    state = match_from(setup, tie_caller="rotate", failed_bid="zero", trump_points=0, three_points=0, four_points=0,
                       round_limit=9).state  # fmt: skip
    assert isinstance(state, Losers)
    while state.number == 4:
        state.apply(state.legal(state.turn)[0])
    state.deal([0, 0, 0], 0)
    assert state.caller == 2


def fault(setup: object, seats: int = 3, **rules: Any) -> str:
    with pytest.raises(BadInput) as caught:
        read_header(1, json.dumps(header_with(setup, seats, **rules)).encode())
    assert "\n" not in caught.value.what
    return caught.value.what


def hands_with(seat: int, cards: list[Any]) -> list[list[Any]]:
    return [*HANDS[:seat], cards, *HANDS[seat + 1 :]]


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"hands": HANDS[:2]}, "setup: hands must have one entry for each of the 3 seats, not 2"),
        ({"hands": hands_with(1, HANDS[1][:16])}, "setup: hands must have 17 cards for seat 1, not 16"),
        ({"hands": hands_with(1, [*HANDS[1], "AS"])}, "setup: hands must have 17 cards for seat 1, not 18"),
        ({"hands": hands_with(2, [*HANDS[2][:16], "2C"])}, "setup: 2C appears twice in hands"),
        ({"hands": hands_with(2, [*HANDS[2][:16], "1C"])}, "setup: hands: '1C' is not a card of the pack"),
        ({"hands": hands_with(0, [*HANDS[0][:16], None])}, "setup: hands: a card is missing"),
        ({"hands": hands_with(0, [None] * 17)}, "setup: hands: a card is missing"),
        (
            {"hands": hands_with(0, [*HANDS[0][:16], 3])},
            "setup.hands[0][16]: expected a string or null, got a whole number",
        ),
        ({"aside": []}, "setup: aside must have 1 card, not 0"),
        ({"aside": ["2C"]}, "setup: 2C appears both in aside and in hands"),
        ({"aside": [None]}, "setup.aside[0]: expected a string, got null"),
        ({"scores": [1, 2]}, "setup: scores must have one entry for each of the 3 seats, not 2"),
        ({"scores": [1, 2, 10001]}, "setup: scores must be between -10000 and 10000, not 10001"),
        ({"scores": [1, 2, 2.0]}, "setup.scores[2]: expected a whole number, got a decimal number"),
        ({"caller": 3}, "setup: caller must be between 0 and 2, not 3"),
        ({"caller": -1}, "setup: caller must be between 0 and 2, not -1"),
        ({"number": -1}, "setup: number must be between 0 and 10000, not -1"),
        ({"trump": "H"}, "setup: unknown key trump"),
    ],
)
def test_positions_that_can_not_be(changed: dict[str, object], what: str) -> None:
    assert fault({**SETUP, **changed}) == what


def test_hands_at_most() -> None:
    assert fault(SETUP, round_limit=4) == "setup: number must be between 0 and 3, not 4"


def test_what_a_position_lacks() -> None:
    for key in ("hands", "aside", "scores", "caller"):
        assert fault({name: value for name, value in SETUP.items() if name != key}) == f"setup: {key} is missing"


def test_hands_of_others_are_struck_out_until_they_are_played() -> None:
    match = match_from(SETUP, round_limit=5)
    writers = [ViewWriter(match.header, seat) for seat in range(3)]
    match.observers += writers
    for seat, writer in enumerate(writers):
        seen = [hand if other == seat else [None] * 17 for other, hand in enumerate(HANDS)]
        assert writer.lines[0]["setup"] == {**SETUP, "hands": seen}
        state = reader_of(writer.lines).state
        assert isinstance(state, Losers)
        assert state.facts() == match.view(seat).state.facts()
    match.give_rng(KeyedRandom(1))
    play_on(match, Random(1))
    for writer in writers:
        assert not any("reveal" in held for held in writer.lines)
        assert "result" in writer.lines[-1]


def test_who_is_youngest_stays_so_beside_a_position() -> None:
    own = {"setup": SETUP, "youngest_first": [2, 0, 1]}
    game = match_from(SETUP).game
    setup = {"hands": [HANDS[1], HANDS[2], HANDS[0]], "scores": [-9, 48, 48], "aside": ASIDE, "caller": 2, "number": 4}
    assert game.seated([1, 2, 0], own) == {"youngest_first": [1, 2, 0], "setup": setup}
    assert game.seated([1, 2, 0], {"setup": SETUP})["youngest_first"] == [2, 0, 1]
