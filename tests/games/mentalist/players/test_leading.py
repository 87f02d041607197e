"""Experts' chances where a limit stops the game early: exact at the end, estimated from the chips far from it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from cardtable.bots.player import Advice
from cardtable.bots.players import PLAYERS
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.state import OVER
from cardtable.games.mentalist.play import BET, Mentalist
from cardtable.games.mentalist.players.expert import Lead, is_cut_short
from tests.engine.oracles import ORACLES
from tests.engine.suite import Table, begun, tables
from tests.games.mentalist.rules.desk import MENTALIST, Desk, position

EXPERT = PLAYERS["mentalist"]["expert"]


def advised(desk: Desk) -> Advice:
    return EXPERT.advise(desk.match.view(desk.state.turn), KeyedRandom(1), 1.0)


def values(desk: Desk) -> set[float | None]:
    """Return all values in the advice, rounded."""
    advice = advised(desk)
    said = [advice.value, *[choice.value for choice in advice.choices]]
    return {value if value is None else round(value, 9) for value in said}


def shares(state: Mentalist) -> list[float]:
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.terms.seats)]


def settled(state: Mentalist, bet: int, by: int | None) -> Mentalist:
    """Return the state after a bet that seat `by` guesses, or nobody if it is None."""
    after = state.clone()
    after.apply(bet)
    while after.phase != BET and after.turn != OVER:
        after.apply(bet if after.turn == by else bet + 1)
    return after


@pytest.mark.parametrize(
    ("chips", "pot", "rules"),
    [
        ([30, 8], 3, {"bet_cap": "pot"}),
        ([38, 24, 25], 3, {}),
        ([38, 24, 25, 2], 4, {"variant": "advanced"}),
        ([9, 30], 2, {}),
        ([9, 30, 12], 5, {"variant": "advanced"}),
    ],
)
def test_who_can_not_be_caught_by_the_last_bet_wins_for_certain(
    chips: list[int], pot: int, rules: dict[str, Any]
) -> None:
    desk = Desk(len(chips), setup=position(chips, pot), turn_limit=1, **rules)
    leads = chips[0] == max(chips)
    assert values(desk) == {1.0 if leads else 0.0}
    desk.play("0:0")
    assert values(desk) == {1.0 if desk.chips[desk.state.turn] == max(chips) else 0.0}


def test_what_is_shared_counts_in_part() -> None:
    """If seat 0's bet of nothing is missed, both seats have equal chips; the seat that guesses right takes the pot."""
    desk = Desk(setup=position([6, 6], 2), turn_limit=1)
    lead = Lead(desk.state)
    assert lead.missed(0) == [0.5, 0.5]
    assert lead.missed(1) == [0.0, 1.0]
    assert lead.guessed(0, 1) == [0.0, 1.0]
    value = {choice.move: choice.value for choice in advised(desk).choices}
    assert 0 < (value[0] or 0.0) < 0.5
    assert value[1] == 0.0


def test_a_guess_at_the_last_bet_is_worth_what_it_hits() -> None:
    """The guesser is a chip behind and can only win by guessing: the chance is that of a hit, and the two add up."""
    desk = Desk(setup=position([10, 9], 2), turn_limit=1, bet_cap="pot")
    bets = advised(desk)
    desk.play("0:0")
    guesses = advised(desk)
    value = {choice.move: choice.value or 0.0 for choice in guesses.choices}
    assert sorted(value) == [0, 1, 2]
    missed = [Lead(desk.state).missed(bet)[1] for bet in (0, 1, 2)]
    assert missed == [0.0, 0.5, 1.0]
    assert max(value.values()) < 1
    assert bets.value == pytest.approx(1 - (guesses.value or 0.0), abs=0.25)


def test_those_who_guess_later_may_still_overtake_the_leader() -> None:
    """Seat 2 leads seat 1 by a chip, and guesses first: the pot goes to nobody, to seat 2, or to seat 1."""
    desk = Desk(3, setup=position([4, 11, 12], 3), variant="advanced", turn_limit=1)
    desk.play("0:0")
    assert desk.state.turn == 2
    first = advised(desk).value or 0.0
    assert 0.5 < first < 0.95
    desk.play("2:3")
    last = advised(desk).value or 0.0
    assert last == pytest.approx(1 - first, abs=0.25)


@settings(max_examples=60)
@given(table=tables(MENTALIST))
def test_everybody_s_chances_add_up(table: Table) -> None:
    match = begun(table._replace(rules=ORACLES["mentalist"].brief(table.rules)))
    random = Random(table.seed)
    while not match.over and match.moves < 60:
        state = match.state
        assert isinstance(state, Mentalist)
        if state.phase == BET:
            compare(state, random.choice(state.legal(state.turn)))
        match.submit_code(random.choice(state.legal(state.turn)))


def compare(state: Mentalist, bet: int) -> int:
    """Compare the chances after a bet with the outcome for each guesser; return how many of them ended the game."""
    lead = Lead(state)
    ended = 0
    asked = [seat for seat in state.inside if seat != state.turn]
    for by in [None, *(asked if state.terms.advanced else [state.right[state.turn]])]:
        found = lead.missed(bet) if by is None else lead.guessed(bet, by)
        assert sum(found) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in found)
        after = settled(state, bet, by)
        if after.turn == OVER:
            assert found == shares(after)
            ended += 1
    return ended


@pytest.mark.parametrize("rules", [{}, {"ending": "first_bust"}, {"turn_limit": 1}, {"ante": 2}])
@pytest.mark.parametrize("variant", ["classic", "advanced"])
def test_chances_are_exact_where_a_bet_ends_the_game(rules: dict[str, Any], variant: str) -> None:
    """Seats have few chips, so that a seat that goes out, without chips or an ante, is followed by others."""
    random = Random(2)
    ended = 0
    for _ in range(300):
        chips = [random.choice([1, 2, 3]), *[random.choice([0, 1, 1, 2, 6]) for _ in range(3)]]
        out = random.choice([[], [1], [2], [3], [2, 3]])
        button = random.choice([0, 1, 2, 3])
        if button not in out:
            setup = {**position(chips, random.choice([2, 3]), button=button), **({"out": out} if out else {})}
            state = Desk(4, setup=setup, variant=variant, **rules).state
            ended += sum(compare(state, bet) for bet in range(state.most + 1))
    assert ended > 25


CHIPS = [(2, [26, 12]), (3, [30, 14, 11]), (4, [5, 25, 20, 22])]


@pytest.mark.parametrize("variant", ["classic", "advanced"])
@pytest.mark.parametrize(("seats", "chips"), CHIPS)
def test_a_far_limit_leaves_the_part_of_all_chips(seats: int, chips: list[int], variant: str) -> None:
    rules: dict[str, Any] = {"setup": position(chips, seats), "variant": variant}
    far = {choice.move: choice.value or 0.0 for choice in advised(Desk(seats, turn_limit=10000, **rules)).choices}
    never = {choice.move: choice.value or 0.0 for choice in advised(Desk(seats, **rules)).choices}
    assert far == pytest.approx(never, abs=0.02)


@pytest.mark.parametrize("variant", ["classic", "advanced"])
@pytest.mark.parametrize(("seats", "chips"), CHIPS[:2])
def test_a_lead_is_worth_the_more_the_fewer_bets_are_left(seats: int, chips: list[int], variant: str) -> None:
    found = []
    for limit in (2, 4, 8, 16, 32, 100):
        found.append(advised(Desk(seats, setup=position(chips, seats), variant=variant, turn_limit=limit)).value or 0.0)
    assert found == sorted(found, reverse=True)
    assert found[0] > found[-1] + 0.15


def test_a_lead_is_worth_the_more_the_sooner_somebody_is_out() -> None:
    found = []
    for chips in ([24, 2, 15], [24, 6, 11], [24, 8, 9]):
        desk = Desk(3, setup=position(chips, 3), ending="first_bust")
        found.append((advised(desk).value or 0.0) - (advised(Desk(3, setup=position(chips, 3))).value or 0.0))
    assert found == sorted(found, reverse=True)
    assert found[0] > 0.15
    assert found[-1] > 0.05


@pytest.mark.parametrize(("seats", "rules"), [(2, {"ending": "first_bust"}), (5, {}), (4, {"variant": "advanced"})])
def test_nothing_cuts_short_what_the_last_one_left_wins(seats: int, rules: dict[str, Any]) -> None:
    assert not is_cut_short(Desk(seats, **rules).state)


@pytest.mark.parametrize("variant", ["classic", "advanced"])
def test_how_they_play_does_not_depend_on_where_the_game_ends(variant: str) -> None:
    """Players maximise chips; only the chances that they tell depend on the end of the game."""
    ends: list[dict[str, Any]] = [{}, {"turn_limit": 1}, {"turn_limit": 7}, {"turn_limit": 9999}]
    ends.append({"ending": "first_bust"})
    for script in ("", "0:2"):
        found = []
        for end in ends:
            desk = Desk(4, setup=position([13, 9, 4, 21], 6), variant=variant, **end)
            desk.play(script)
            found.append(advised(desk))
        mixes = [[(choice.move, choice.probability) for choice in advice.choices] for advice in found]
        assert all(mix == mixes[0] for mix in mixes)
        assert len({advice.value for advice in found}) == len(ends)
