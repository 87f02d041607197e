"""Miser from a position: its meaning, and the faults that are refused."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import read_header
from cardtable.engine.views import ViewReader, ViewWriter
from cardtable.errors import BadInput
from cardtable.games.miser.codes import CARDS
from cardtable.games.miser.moves import Attack, BuriedShown, Forfeit, HandShown, MiserPass
from cardtable.games.miser.play import Miser
from cardtable.games.miser.players.reading import reading_of
from cardtable.match import Match
from tests.engine.suite import play_on

DEALT = [list(CARDS[1 + seat :: 3]) for seat in range(3)]
HANDS = [DEALT[0][:2], DEALT[1][:5], []]
PLAYED = [DEALT[0][2:], DEALT[1][6:], DEALT[2][1:]]
BURIED = [[], [DEALT[1][5]], [DEALT[2][0]]]
SETUP: dict[str, Any] = {
    "hands": HANDS,
    "aside": ["2C"],
    "pennies": [30, 12, 0],
    "turn": 1,
    "number": 11,
    "centre": 18,
    "played": PLAYED,
    "buried": BURIED,
}


def header_with(setup: object, **rules: Any) -> dict[str, Any]:
    return {"format": "cardtable", "version": 1, "game": "miser", "rules": rules, "seats": [{}] * 3, "setup": setup}


def match_from(setup: object, **rules: Any) -> Match:
    return Match(read_header(1, json.dumps(header_with(setup, **rules)).encode()))


def state_of(match: Match) -> Miser:
    assert isinstance(match.state, Miser)
    return match.state


# --- what it means ---------------------------------------------------------------------------------------------------


def test_a_turn_begins_and_who_has_no_pennies_is_out() -> None:
    match = match_from(SETUP, ending="last_standing")
    state = state_of(match)
    assert (state.turn, state.player, state.turns, state.scores, state.centre) == (1, 1, 12, [30, 12, 0], 18)
    assert (state.inside, state.counts, state.buried_counts) == (0b011, [2, 5, 0], [0, 1, 1])
    match.take(MiserPass(seat=1))
    assert (state.turn, state.turns, state.centre) == (0, 13, 21)


def test_who_is_out_already_does_not_end_a_game_that_ends_with_the_first() -> None:
    match = match_from({**SETUP, "pennies": [30, 3, 0]})
    match.take(MiserPass(seat=1))
    assert match.over


def test_what_is_left_out_is_as_at_the_beginning() -> None:
    setup = {"hands": DEALT, "aside": ["2C"], "pennies": [20, 20, 20], "turn": 2}
    state = state_of(match_from(setup))
    assert (state.turn, state.turns, state.centre, state.slush, state.buried_counts) == (2, 1, 0, 0, [0, 0, 0])


def test_turns_before_it_count_for_their_limit() -> None:
    match = match_from(SETUP, turn_limit=13, ending="last_standing")
    match.take(MiserPass(seat=1))
    match.take(MiserPass(seat=0))
    assert match.over


def test_pennies_may_be_fewer_than_were_dealt_out() -> None:
    assert state_of(match_from({**SETUP, "pennies": [3, 1, 1], "centre": 0})).scores == [3, 1, 1]


def test_players_remember_what_a_position_holds() -> None:
    for seat in (0, 1, 2):
        state = match_from(SETUP).view(seat).state
        assert isinstance(state, Miser)
        reading = reading_of(state)
        assert (reading.scores, reading.counts, reading.centre) == ([30, 12, 0], [2, 5, 0], 18)
        assert sum(reading.gone) == sum(map(len, PLAYED))
        assert [speech.hidden for speech in reading.speech] == [0, 1, 1]


# --- what is refused -------------------------------------------------------------------------------------------------


def fault(setup: object, **rules: Any) -> str:
    with pytest.raises(BadInput) as caught:
        read_header(1, json.dumps(header_with(setup, **rules)).encode())
    assert "\n" not in caught.value.what
    return caught.value.what


def instead(key: str, seat: int, cards: list[Any]) -> dict[str, Any]:
    """Return a setup's key with one seat's cards replaced."""
    return {key: [*SETUP[key][:seat], cards, *SETUP[key][seat + 1 :]]}


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"hands": HANDS[:2]}, "setup: hands must have one entry for each of the 3 seats, not 2"),
        ({"pennies": [1, 2]}, "setup: pennies must have one entry for each of the 3 seats, not 2"),
        ({"played": PLAYED[:2]}, "setup: played must have one entry for each of the 3 seats, not 2"),
        ({"buried": [[]]}, "setup: buried must have one entry for each of the 3 seats, not 1"),
        (instead("hands", 0, HANDS[0][:1]),
         "setup: hands, played and buried must add up to 17 cards for seat 0, not 16"),
        (instead("played", 2, []), "setup: hands, played and buried must add up to 17 cards for seat 2, not 1"),
        (instead("hands", 0, [HANDS[0][0]] * 2), f"setup: {HANDS[0][0]} appears twice in hands"),
        (instead("hands", 0, [HANDS[0][0], "2C"]), "setup: 2C appears both in aside and in hands"),
        (instead("hands", 0, [HANDS[0][0], HANDS[1][0]]), f"setup: {HANDS[1][0]} appears twice in hands"),
        (instead("hands", 0, [HANDS[0][0], "XX"]), "setup: hands: 'XX' is not a card of the pack"),
        (instead("hands", 0, [HANDS[0][0], None]), "setup: hands: a card is missing"),
        (instead("buried", 1, [None]), "setup: buried: a card is missing"),
        (instead("buried", 1, [HANDS[0][0]]), f"setup: {HANDS[0][0]} appears both in buried and in hands"),
        (
            instead("played", 0, [*PLAYED[0][1:], HANDS[1][0]]),
            f"setup: {HANDS[1][0]} appears both in played and in hands",
        ),
        ({"aside": []}, "setup: aside must have 1 card, not 0"),
        ({"aside": ["AS"]}, "setup: AS appears both in aside and in hands"),
        ({"pennies": [30, 13, 0]}, "setup: pennies and centre add up to 61, but there are only 60 pennies"),
        ({"centre": 19}, "setup: pennies and centre add up to 61, but there are only 60 pennies"),
        ({"pennies": [61, 0, 0]}, "setup: pennies must be between 0 and 60, not 61"),
        ({"pennies": [30, -1, 0]}, "setup: pennies must be between 0 and 60, not -1"),
        ({"centre": -1}, "setup: centre must be between 0 and 60, not -1"),
        ({"pennies": [30, 0, 0], "turn": 0}, "setup: pennies: at least two players must have some"),
        ({"turn": 2}, "setup: turn can't be seat 2, who has no pennies and is out"),
        ({"turn": 3}, "setup: turn must be between 0 and 2, not 3"),
        ({"turn": "1"}, "setup.turn: expected a whole number, got a string"),
        ({"number": -1}, "setup: number must be between 0 and 10000, not -1"),
        ({"out": [2]}, "setup: unknown key out"),
    ],
)  # fmt: skip
def test_positions_that_can_not_be(changed: dict[str, object], what: str) -> None:
    setup = {**SETUP, **changed}
    if changed.get("aside") == ["AS"]:
        setup["hands"] = [["AS", HANDS[0][0]], *HANDS[1:]]
        setup["played"] = [PLAYED[0], PLAYED[1], ["2C" if card == "AS" else card for card in PLAYED[2]]]
    assert fault(setup) == what


def test_the_lowest_cards_are_left_out() -> None:
    other = HANDS[0][0]
    swapped = {**SETUP, "aside": [other], "hands": [["2C", HANDS[0][1]], *HANDS[1:]]}
    assert fault(swapped) == "setup: aside must hold the lowest cards: 2C"
    assert state_of(match_from(swapped, uneven_deal="set_aside")).aside == 1 << CARDS.index(other)


def test_rules_that_do_not_go_with_a_position() -> None:
    assert fault(SETUP, turn_limit=11) == "setup: number must be between 0 and 10, not 11"
    assert fault(SETUP, open_slush=True) == "setup: buried must be empty if played cards may be looked through"
    assert fault(SETUP, starting_pennies=5) == "setup: pennies must be between 0 and 15, not 30"


def test_what_a_position_lacks() -> None:
    for key in ("hands", "aside", "pennies", "turn"):
        assert fault({name: value for name, value in SETUP.items() if name != key}) == f"setup: {key} is missing"


# --- what is secret --------------------------------------------------------------------------------------------------


def hidden(cards: list[list[str]], seat: int) -> list[list[str | None]]:
    return [[card if seat == other else None for card in own] for other, own in enumerate(cards)]


@pytest.mark.parametrize("uneven_deal", ["drop_low", "set_aside"])
def test_what_others_hold_and_have_buried_is_struck_out_and_told_at_the_end(uneven_deal: str) -> None:
    match = match_from({**SETUP, "pennies": [30, 3, 9]}, uneven_deal=uneven_deal)
    writers = [ViewWriter(match.header, seat) for seat in range(3)]
    match.observers += writers
    aside = ["2C"] if uneven_deal == "drop_low" else [None]
    for seat, writer in enumerate(writers):
        seen = {**match.header.own["setup"], "hands": hidden(HANDS, seat), "buried": hidden(BURIED, seat)}
        assert writer.lines[0]["setup"] == {**seen, "aside": aside}
    card = HANDS[1][0]
    match.take(Attack(seat=1, victim=0, wager=1, card=card))
    match.take(Forfeit(seat=0))
    match.take(MiserPass(seat=2))
    match.take(MiserPass(seat=0))
    match.take(MiserPass(seat=1))
    match.give_rng(KeyedRandom(1))
    play_on(match, Random(2))
    reader = ViewReader(writers[2].lines[0])
    events = [event for held in writers[2].lines[1:] for event in reader.read(held)]
    (told,) = [held["reveal"] for held in writers[2].lines[-2:] if "reveal" in held]
    shown = {card for held in writers[2].lines for card in [held.get("card")] if card}
    for held in writers[2].lines[:-2]:
        shown.update(entry["card"] for entry in held.get("reveal", ()))
    hands = [(seat, [card for card in HANDS[seat] if card not in shown]) for seat in (0, 1)]
    entries = [{"line": 1, "seat": seat, "hand": cards} for seat, cards in hands if cards]
    if uneven_deal == "set_aside":
        entries.append({"line": 1, "aside": ["2C"]})
    entries.append({"line": 1, "seat": 1, "buried": BURIED[1]})
    assert [entry for entry in told if entry["line"] == 1] == entries
    assert {"line": 2, "card": card} in told
    assert BuriedShown(1, BURIED[1][0]) in events
    assert any(isinstance(event, HandShown) and event.seat == 1 for event in events)
