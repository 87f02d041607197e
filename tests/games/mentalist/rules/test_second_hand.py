"""Whole games of Mentalist Poker under random house rules, followed by the engine and by a second implementation.

The second implementation, below, was written from the rule text and its rulings alone. Before every line both must
agree on the seat that is due, its highest number and all chips, and at the end on the winners.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.record import parse_line
from cardtable.engine.state import CHANCE, OVER
from cardtable.games.mentalist.play import BET, Mentalist
from cardtable.games.mentalist.rules import MentalistRules
from cardtable.match import Match
from tests.engine.suite import Table, begun, house_rules, record_of
from tests.games.mentalist.rules.desk import MENTALIST, positions

USUAL = {"variant": "classic", "ante": 1, "ending": "last_standing", "turn_limit": 0}
MOVES = 400  # in a game at most: some games never end


class Due(NamedTuple):
    """Next line of a game, and the chips before it."""

    kind: str
    seat: int | None
    most: int
    chips: list[int]
    pot: int


def retold(header: dict[str, Any], lines: Iterator[dict[str, Any]]) -> Iterator[Due]:
    """Read a record line by line, and yield before each line what is due."""
    rules, seats = {**USUAL, **header["rules"]}, len(header["seats"])
    advanced, ante = rules["variant"] == "advanced", rules["ante"]
    capped = rules.get("bet_cap", "pot" if advanced else "none") == "pot"
    each = rules.get("starting_chips", max(20, 10 * seats) if advanced else 20)
    table = list(range(seats))
    if "setup" in header:
        setup = header["setup"]
        chips, pot, bettor, button = list(setup["chips"]), setup["pot"], setup["bettor"], setup["button"]
        table = [seat for seat in table if seat not in setup.get("out", [])]
    else:
        yield Due("first", None, 0, [each] * seats, 0)
        bettor = button = next(lines)["first"]
        chips, pot = [each - ante] * seats, ante * seats
    bets = 0
    while True:
        someone_left, won = False, False
        if chips[bettor] == 0 and not advanced:
            chips[beside(bettor, -1, table, seats)] += pot
            pot, won, someone_left = 0, True, True
            table.remove(bettor)
        else:
            most = min(chips[bettor], pot) if capped else chips[bettor]
            yield Due("bet", bettor, most, list(chips), pot)
            bet = next(lines)["chips"]
            guesser = bettor
            for _ in range(len(table) - 1 if advanced else 1):
                guesser = beside(guesser, -1, table, seats)
                yield Due("guess", guesser, most, list(chips), pot)
                won = next(lines)["chips"] == bet
                if won:
                    break
            if won:
                chips[bettor], chips[guesser], pot = chips[bettor] - bet, chips[guesser] + pot + bet, 0
            elif advanced:
                chips[bettor], pot = chips[bettor] + min(bet, pot), pot - min(bet, pot)
            else:
                chips[bettor], pot = chips[bettor] - bet, pot + bet
            bets += 1
            if bets == rules["turn_limit"]:
                break
        if someone_left and (rules["ending"] == "first_bust" or len(table) == 1):
            break
        if won or advanced:
            poor = [seat for seat in table if chips[seat] < ante]
            table = [seat for seat in table if seat not in poor]
            if poor and (rules["ending"] == "first_bust" or len(table) < 2):
                break
            for seat in table:
                chips[seat] -= ante
                pot += ante
        if won and not advanced:
            bettor = button = beside(button, 1, table, seats)
        else:
            bettor = beside(bettor, 1, table, seats)
    yield Due("result", None, 0, chips, pot)


def beside(seat: int, way: int, table: list[int], seats: int) -> int:
    """Return the next seat in the game, to the left (`way` 1) or right (-1)."""
    while True:
        seat = (seat + way) % seats
        if seat in table:
            return seat


def due(state: Mentalist) -> Due:
    """Return what is due according to the engine."""
    if state.turn == OVER:
        return Due("result", None, 0, list(state.scores), state.pot)
    if state.turn == CHANCE:
        return Due("first", None, 0, list(state.scores), 0)
    kind = "bet" if state.phase == BET else "guess"
    return Due(kind, state.turn, len(state.legal(state.turn)) - 1, list(state.scores), state.pot)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Strategy for tables of any size under any house rules, half of which start from a position."""
    rules, seats = draw(house_rules(MentalistRules)), draw(st.integers(2, 8))
    own = {"setup": draw(positions(seats, rules))} if draw(st.booleans()) else {}
    return Table(MENTALIST, rules, seats, draw(st.integers(0, 1 << 32)), own)


@given(table=tables(), boldness=st.integers(1, 6))
def test_every_game_is_the_one_that_the_second_hand_tells(table: Table, boldness: int) -> None:
    match = begun(table)
    random = Random(table.seed)
    while not match.over and match.moves < MOVES:
        move = match.state.any_move(match.state.turn, lambda: random.random() ** boldness)
        match.submit_code(move)
    header, *objects = record_of(match).objects
    again = Match(match.header)
    told = retold(header, iter(objects))
    for held in objects:
        state = again.state
        assert isinstance(state, Mentalist)
        assert next(told) == due(state)
        line = parse_line(held, MENTALIST, table.seats)
        assert line
        again.take(line)
    if match.over:
        chips = match.state.scores
        most = max(chips)
        assert match.result
        assert match.result.winners == [seat for seat, held in enumerate(chips) if held == most]
