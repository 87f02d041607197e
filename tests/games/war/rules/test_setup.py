"""Bidding War from a position: its meaning, and the faults that are refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cardtable.engine.lines import RulesLine, line_object
from cardtable.engine.record import json_text, read_header
from cardtable.engine.views import ViewWriter
from cardtable.errors import BadInput
from cardtable.games.war.moves import Offer, WarBid
from cardtable.games.war.play import OFFER, War
from cardtable.match import Match
from tests.engine.positions import NO_OBJECTS
from tests.engine.suite import replayed

SETUP: dict[str, Any] = {
    "suits": ["H", "S"],
    "hands": [["AH", "2H"], ["4S", "5S"]],
    "first": 1,
    "number": 3,
    "prizes": ["AC", "5C", "2C", "4C", "3C"],
    "won": [["5C"], []],
    "carried": ["2C"],
}
OWN: dict[str, Any] = {"suits": ["H", "S", "C"], "hands": [["AH", "2H"], ["3S"], ["4C", "5C"]], "first": 0}


def header_with(setup: object, seats: int = 2, **rules: Any) -> dict[str, Any]:
    rules = {"suit_size": 5, "tie": "carry", **rules}
    return {"format": "cardtable", "version": 1, "game": "war", "rules": rules, "seats": [{}] * seats, "setup": setup}


def match_from(setup: object, seats: int = 2, **rules: Any) -> Match:
    return Match(read_header(1, json.dumps(header_with(setup, seats, **rules)).encode()))


def state_from(setup: object, seats: int = 2, **rules: Any) -> War:
    state = match_from(setup, seats, **rules).state
    assert isinstance(state, War)
    return state


# --- what it means ---------------------------------------------------------------------------------------------------


def test_a_prize_is_up_and_the_first_seat_opens() -> None:
    match = match_from(SETUP)
    state = match.state
    assert isinstance(state, War)
    assert (state.turn, state.number, state.scores, state.worth) == (1, 3, [5, 0], 6)
    assert state.to_act() == [1, 0]
    match.take(WarBid(seat=1, card="4S"))
    match.take(WarBid(seat=0, card="2H"))
    assert (state.turn, state.number, state.scores, state.worth) == (0, 4, [5, 6], 3)


def test_points_won_by_other_values_are_told_by_no_position() -> None:
    setup = {**SETUP, "won": [["AC"], []], "prizes": ["AC", "5C", "2C", "4C", "3C"]}
    match = match_from(setup)
    assert match.game.setup_of(match.state) == setup
    match.take(RulesLine({"ace_value": 5}))
    assert match.game.setup_of(match.state) is None


def test_what_is_left_out_is_as_at_the_beginning() -> None:
    setup = {"suits": ["H", "S"], "hands": [["AH", "2H", "3H"], ["AS", "2S", "3S"]], "first": 1}
    state = state_from({**setup, "prizes": ["2C", "AC", "3C"]}, suit_size=3)
    assert (state.turn, state.number, state.scores, state.stake) == (1, 0, [0, 0], 1 << 27)


def test_points_are_what_the_piles_are_worth() -> None:
    setup = {**SETUP, "prizes": ["AC", "5C", "2C", "4C", "3C"], "won": [["AC"], ["5C"]]}
    assert state_from(setup, ace_value=20).scores == [20, 5]


def test_players_put_up_their_own_cards() -> None:
    """The seller bids too, so seat 2 may sell with its two cards."""
    setup = {**OWN, "first": 2, "number": 3, "won": [[], ["2S"], ["3H", "2C"]]}
    match = match_from(setup, 3, prizes="own_cards")
    state = match.state
    assert isinstance(state, War)
    assert (state.phase, state.turn, state.scores) == (OFFER, 2, [0, 2, 5])
    match.take(Offer(seat=2, card="4C"))
    for seat, card in ((0, "2H"), (1, "3S"), (2, "5C")):
        match.take(WarBid(seat=seat, card=card))
    assert (match.over, state.scores) == (True, [0, 2, 9])


def test_offers_go_there_and_back_from_where_they_are() -> None:
    hands = [[f"{rank}{suit}" for rank in "A234"] for suit in "HSC"]
    for number, following in ((1, [1, 2, 2]), (2, [2, 2, 1]), (4, [1, 0, 0])):
        state = state_from({**OWN, "hands": hands, "first": following[0], "number": number}, 3, prizes="own_cards")
        assert [state.terms.seller(state.first, number + step) for step in range(3)] == following


def test_an_auction_lets_players_hold_more_cards_than_there_are_prizes() -> None:
    state = state_from({**SETUP, "hands": [["AH", "2H", "3H"], ["4S", "5S"]]}, bidding="open")
    assert state.legal(1) == (3, 4, 13)


# --- what is refused -------------------------------------------------------------------------------------------------


def fault(setup: object, seats: int = 2, **rules: Any) -> str:
    with pytest.raises(BadInput) as caught:
        read_header(1, json.dumps(header_with(setup, seats, **rules)).encode())
    assert "\n" not in caught.value.what
    return caught.value.what


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"suits": ["H"]}, "setup: suits must have one entry for each of the 2 seats, not 1"),
        ({"suits": ["H", "H"]}, "setup: two seats have the same suit, H"),
        ({"suits": ["H", "S'"]}, "setup: \"S'\" is not a suit in play; choose from C D H S"),
        ({"hands": [["AH", "2H"]]}, "setup: hands must have one entry for each of the 2 seats, not 1"),
        ({"hands": [["AH", "2H"], ["4S", "4S"]]}, "setup: 4S appears twice in hands"),
        ({"hands": [["AH", "2H"], ["4S", "5H"]]},
         "setup: hands: seat 1 has a card that is not of their suit or not in play"),
        ({"hands": [["AH", "4S"], ["2H", "5S"]]},
         "setup: hands: seat 0 has a card that is not of their suit or not in play"),
        ({"hands": [["AH", "6H"], ["4S", "5S"]]},
         "setup: hands: seat 0 has a card that is not of their suit or not in play"),
        ({"hands": [["AH", "XH"], ["4S", "5S"]]}, "setup: hands: 'XH' is not a card of the pack"),
        ({"hands": [["AH", "2D"], ["4S", "5S"]]}, "setup: hands: '2D' is not a card of the pack"),
        ({"hands": [["AH"], ["4S", "5S"]]},
         "setup: hands: seat 0 must have as many cards as there are prizes to come (2), not 1"),
        ({"hands": [["AH", "2H", "3H"], ["4S", "5S"]]},
         "setup: hands: seat 0 must have as many cards as there are prizes to come (2), not 3"),
        ({"hands": [["AH", None], ["4S", "5S"]]}, "setup.hands[0][1]: expected a string, got null"),
        ({"first": 2}, "setup: first must be between 0 and 1, not 2"),
        ({"first": -1}, "setup: first must be between 0 and 1, not -1"),
        ({"first": True}, "setup.first: expected a whole number, got true or false"),
        ({"number": 5}, "setup: number must be between 0 and 4, not 5"),
        ({"number": -1}, "setup: number must be between 0 and 4, not -1"),
        ({"number": 2, "carried": []},
         "setup: hands: seat 0 must have as many cards as there are prizes to come (3), not 2"),
        ({"prizes": None}, "setup: prizes are missing"),
        ({"prizes": ["AC", "5C", "2C", "4C"]}, "setup: prizes must have 5 cards, not 4"),
        ({"prizes": ["AC", "5C", "2C", "4C", "4C"]}, "setup: 4C appears twice"),
        ({"prizes": ["AC", "5C", "2C", "4C", "6C"]}, "setup: 6C is not in play: each suit has 5 cards"),
        ({"prizes": ["AC", "5C", "2C", "4C", "3D"]}, "setup: prizes must all be of one suit, not C and D"),
        ({"prizes": ["AC", "5C", "2C", "4C", None]}, "setup: a prize is missing"),
        ({"won": [["5C"]]}, "setup: won must have one entry for each of the 2 seats, not 1"),
        ({"won": [["5C"], ["5C"]]}, "setup: 5C appears twice in won"),
        ({"won": [["5C"], ["2C"]]}, "setup: 2C appears both in carried and in won"),
        ({"won": [["5C"], ["3C"]]}, "setup: won may only hold earlier prizes"),
        ({"won": [["5C"], ["4C"]]}, "setup: won may only hold earlier prizes"),
        ({"won": [["5C"], ["3S"]]}, "setup: won may only hold earlier prizes"),
        ({"carried": ["2H"]}, "setup: 2H appears both in carried and in hands"),
        ({"carried": ["4C"]}, "setup: carried may only hold earlier prizes"),
        ({"points": [5, 0]}, "setup: unknown key points"),
    ],
)  # fmt: skip
def test_positions_that_can_not_be(changed: dict[str, object], what: str) -> None:
    assert fault({**SETUP, **changed}) == what


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"prizes": ["AD"]}, "setup: prizes are not dealt when players offer their own cards"),
        ({"hands": [["AH", "2H"], [], ["4C", "5C"]]}, "setup: the game is over before it begins"),
        ({"won": [["2H"], [], []]}, "setup: 2H appears both in won and in hands"),
        ({"won": [["7H"], [], []]}, "setup: won may only hold earlier prizes"),
        ({"number": 16}, "setup: number must be between 0 and 15, not 16"),
    ],
)
def test_positions_that_can_not_be_where_players_put_up_their_own_cards(changed: dict[str, object], what: str) -> None:
    assert fault({**OWN, **changed}, 3, prizes="own_cards") == what


def test_what_a_position_lacks() -> None:
    for key in ("suits", "hands", "first"):
        assert fault({name: value for name, value in SETUP.items() if name != key}) == f"setup: {key} is missing"


def test_what_is_no_position() -> None:
    for held, kind in NO_OBJECTS:
        assert fault(held) == f"setup: expected an object, got {kind}"


# --- what is secret ------------------------------------------------------------------------------------------------


def test_prizes_to_come_are_struck_out_and_told_in_their_time() -> None:
    moves = [(1, "4S"), (0, "2H"), (0, "AH"), (1, "5S")]
    lines = [{"seat": seat, "move": "bid", "card": card} for seat, card in moves]
    match = replayed([header_with(SETUP), *lines], lambda header: ViewWriter(header, 0))
    (writer,) = match.observers
    assert isinstance(writer, ViewWriter)
    seen = {**SETUP, "prizes": ["AC", "5C", "2C", "4C", None]}
    told = [
        json.loads(json_text(line_object(WarBid(seat=seat, card=card if seat == 0 else None)))) for seat, card in moves
    ]
    told.insert(2, {"reveal": [{"line": 1, "place": 4, "card": "3C"}, {"line": 2, "card": "4S"}]})
    told.append({"reveal": [{"line": 6, "card": "5S"}]})
    assert writer.lines == [{**header_with(seen), "you": 0}, *told]
