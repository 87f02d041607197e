"""Games of Mentalist Poker that start from a position: the header's `setup`."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardtable.cli import main
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import ResultLine
from cardtable.engine.record import Origin, SeatName, branched, json_text, read_header, reseated, with_own
from cardtable.engine.state import SPECTATOR
from cardtable.engine.views import ViewWriter
from cardtable.errors import BadInput
from cardtable.games.mentalist.play import Mentalist
from cardtable.games.mentalist.rules import MentalistRules
from cardtable.journal import Journal, read, replay
from cardtable.match import LineKeeper, Match
from tests.engine.oracles import ORACLES
from tests.engine.positions import NO_OBJECTS
from tests.engine.suite import Recorder, Table, begun, begun_in_sight, house_rules, play_on, record_of, replayed
from tests.games.mentalist.rules.desk import MENTALIST, Desk, header_of, position, positions

SETUP = position([7, 0, 12], 9, bettor=2, button=0)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Strategy for tables that start from a position."""
    rules = ORACLES["mentalist"].brief(draw(house_rules(MentalistRules)))
    seats = draw(st.integers(2, 8))
    own = {"setup": draw(positions(seats, rules))}
    return Table(MENTALIST, rules, seats, draw(st.integers(0, 1 << 32)), own)


# --- what it means ---------------------------------------------------------------------------------------------------


def test_the_antes_are_paid_and_the_bettor_owes_a_bet() -> None:
    desk = Desk(3, setup=SETUP)
    assert (desk.chips, desk.pot, desk.due, desk.inside) == ([7, 0, 12], 9, "2 bets 0 to 12", [0, 1, 2])
    desk.play("2:4 1:3")
    assert (desk.chips, desk.pot, desk.due) == ([7, 0, 8], 13, "0 bets 0 to 7")


def test_the_first_chance_line_is_left_out() -> None:
    desk = Desk(3, setup=SETUP)
    desk.play("2:4 1:3")
    assert [next(iter(held)) for held in record_of(desk.match).objects[1:]] == ["seat", "seat"]
    match = Match(header_of(3, MentalistRules(), SETUP))
    with pytest.raises(ValueError, match="nothing can be dealt now"):
        match.take(MENTALIST.draw(match.state, KeyedRandom(1)))


@given(table=tables(), decisions=st.integers(0, 20))
def test_a_game_goes_on_as_the_one_did_that_its_position_is_from(table: Table, decisions: int) -> None:
    """A limit of bets is the exception: it counts from the position."""
    first, random = begun(table), Random(table.seed)
    while not first.over and (decisions > 0 or MENTALIST.setup_of(first.state) is None):
        first.submit_code(first.state.any_move(first.state.turn, random.random))
        decisions -= 1
    assume(not first.over)
    second = begun(table._replace(own={"setup": MENTALIST.setup_of(first.state)}))
    lines = len(record_of(first).objects)
    while not first.over:
        move = first.state.any_move(first.state.turn, random.random)
        first.submit_code(move)
        second.submit_code(move)
    went = record_of(first).objects[lines:-1]
    assert record_of(second).objects[1 : len(went) + 1] == went


def test_the_button_goes_on_from_where_it_is() -> None:
    desk = Desk(3, setup=SETUP)
    desk.play("2:4 1:4")
    # Seat 1 takes 9 and 4.
    assert (desk.chips, desk.pot, desk.due) == ([6, 12, 7], 3, "1 bets 0 to 12")


def test_who_is_out_takes_no_part() -> None:
    desk = Desk(4, setup=position([5, 3, 6, 4], 8, bettor=3, out=[0, 2]), variant="advanced")
    assert desk.due == "3 bets 0 to 4"
    desk.play("3:2 1:3")
    assert (desk.chips, desk.pot, desk.due) == ([5, 2, 6, 5], 8, "1 bets 0 to 2")


def test_a_pot_may_be_empty_and_stacks_as_uneven_as_can_be() -> None:
    desk = Desk(2, setup=position([1, 8000], 0))
    assert desk.due == "0 bets 0 to 1"
    desk.play("0:1 1:0")
    assert desk.due == "1 bets 0 to 8000"


def test_a_bettor_without_chips_in_the_advanced_game() -> None:
    assert Desk(2, variant="advanced", setup=position([0, 5], 4)).due == "0 bets 0 to 0"


# --- what is refused -------------------------------------------------------------------------------------------------


def fault(setup: object, seats: int = 3, **rules: Any) -> str:
    """Return the fault of a header with this `setup`."""
    header = {"format": "cardtable", "version": 1, "game": "mentalist", "rules": rules, "seats": [{}] * seats}
    with pytest.raises(BadInput) as caught:
        read_header(1, json.dumps({**header, "setup": setup}).encode())
    assert "\n" not in caught.value.what
    return caught.value.what


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"chips": [7, 0]}, "setup: chips must have one entry for each of the 3 seats, not 2"),
        ({"chips": [7, 0, 12, 1]}, "setup: chips must have one entry for each of the 3 seats, not 4"),
        ({"chips": [7, -1, 12]}, "setup: chips must be between 0 and 8000, not -1"),
        ({"chips": [7, 8001, 12]}, "setup: chips must be between 0 and 8000, not 8001"),
        ({"chips": [7, 1.0, 12]}, "setup.chips[1]: expected a whole number, got a decimal number"),
        ({"chips": [7, True, 12]}, "setup.chips[1]: expected a whole number, got true or false"),
        ({"chips": None}, "setup.chips: expected a list, got null"),
        ({"pot": -1}, "setup: pot must be between 0 and 8000, not -1"),
        ({"pot": 10**30}, f"setup: pot must be between 0 and 8000, not {10**30}"),
        ({"pot": "9"}, "setup.pot: expected a whole number, got a string"),
        ({"bettor": 3}, "setup: bettor must be between 0 and 2, not 3"),
        ({"bettor": -1}, "setup: bettor must be between 0 and 2, not -1"),
        ({"button": 3}, "setup: button must be between 0 and 2, not 3"),
        ({"out": [3]}, "setup: out must be between 0 and 2, not 3"),
        ({"out": [1, 1]}, "setup: out lists a seat twice"),
        ({"out": [0, 1]}, "setup: at least two players must still be in"),
        ({"out": 1}, "setup.out: expected a list, got a whole number"),
        ({"out": [2]}, "setup: bettor can't be seat 2, who is out"),
        ({"out": [0]}, "setup: button can't be seat 0, who is out"),
        ({"bettor": 1}, "setup: bettor can't be seat 1, who has no chips to bet"),
        ({"chip": [1]}, "setup: unknown key chip"),
    ],
)
def test_positions_that_can_not_be(changed: dict[str, object], what: str) -> None:
    assert fault({**SETUP, **changed}) == what


def test_what_a_position_lacks() -> None:
    for key in ("chips", "pot", "bettor", "button"):
        assert fault({name: value for name, value in SETUP.items() if name != key}) == f"setup: {key} is missing"


def test_what_is_no_position() -> None:
    for held, kind in NO_OBJECTS:
        assert fault(held) == f"setup: expected an object, got {kind}"


def test_a_bad_position_is_told_with_its_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    header = header_of(3, MentalistRules(), SETUP)
    path = tmp_path / "game.cardtable"
    path.write_text(json_text(with_own(header, {"setup": {**SETUP, "pot": -1}}).object) + "\n")
    assert main(["check", str(path)]) == 1
    assert capsys.readouterr().out == f"{path}:1: setup: pot must be between 0 and 8000, not -1\n"


# --- on its way through the house ------------------------------------------------------------------------------------


@given(table=tables())
def test_games_from_any_position_end_and_lose_nothing(table: Table) -> None:
    match = begun(table, lambda match, record: ORACLES["mentalist"].conservation(match).look)
    play_on(match, Random(table.seed))
    assert match.over
    again = replayed(record_of(match).objects, Recorder)
    assert record_of(again).events == record_of(match).events
    assert again.state.facts() == match.state.facts()
    assert again.result == match.result


@given(table=tables())
def test_views_of_games_from_any_position(table: Table) -> None:
    match, viewer = begun_in_sight(table)
    play_on(match, Random(table.seed))
    assert all(seat.writer.lines[0]["setup"] == table.own["setup"] for seat in viewer)


def test_everybody_sees_the_position() -> None:
    header = header_of(3, MentalistRules(), SETUP)
    header.object.update(seed=5, note="from a book")
    for seat in (0, 1, 2, SPECTATOR):
        assert ViewWriter(header, seat).lines == [
            {
                "format": "cardtable",
                "version": 1,
                "game": "mentalist",
                "rules": {},
                "seats": [{}, {}, {}],
                "setup": SETUP,
                "you": seat,
            }
        ]


def test_a_record_is_kept_left_and_gone_on_with(tmp_path: Path) -> None:
    header = header_of(3, MentalistRules(), SETUP)
    path = tmp_path / "game.cardtable"
    journal = Journal.begin(path, header)
    match = Match(header, KeyedRandom(1), [journal])
    match.go_on()
    match.submit_code(4)
    journal.close()
    again = replay(path)
    assert again.state.facts() == match.state.facts()
    assert [
        json_text(header.object),
        json_text({"seat": 2, "move": "bet", "chips": 4}),
    ] == path.read_text().splitlines()
    assert [type(line).__name__ for line in read(path).lines] == ["Bet"]


def test_a_branch_starts_from_the_same_position() -> None:
    desk = Desk(3, setup=SETUP)
    desk.play("2:4 1:3")
    header = branched(desk.match.header, (SeatName(),) * 3, 9, Origin("old.cardtable", 3))
    assert header.own == {"setup": SETUP}
    again = replayed([header.object, *record_of(desk.match).objects[1:]])
    assert again.state.facts() == desk.state.facts()


def test_a_position_goes_along_with_those_who_change_seats() -> None:
    setup = position([7, 0, 12, 3], 9, bettor=2, button=0, out=[1])
    header = reseated(header_of(4, MentalistRules(), setup), (2, 3, 1, 0), 9)
    assert header.own == {"setup": position([12, 3, 0, 7], 9, bettor=0, button=3, out=[2])}
    assert setup["chips"] == [7, 0, 12, 3]
    state = Match(header).state
    assert isinstance(state, Mentalist)
    assert (state.turn, state.scores, state.inside) == (0, [12, 3, 0, 7], (0, 1, 3))
    assert reseated(header_of(4, MentalistRules()), (2, 3, 1, 0), 9).own == {}
    whole = reseated(header_of(3, MentalistRules(), SETUP), (1, 2, 0), 9)
    assert whole.own == {"setup": position([0, 12, 7], 9, bettor=1, button=2)}


def test_a_game_over_at_once() -> None:
    """All moves are forced, and the last ante can't be paid."""
    header = header_of(2, MentalistRules(variant="advanced", ante=5), position([0, 4], 0))
    kept = LineKeeper()
    match = Match(header, KeyedRandom(1), [kept])
    match.go_on()
    assert kept.lines[-1] == ResultLine(winners=[1], scores=[0, 4])
    assert match.moves == 2


def test_commands_take_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    desk = Desk(3, setup=SETUP)
    desk.play("2:4")
    path = tmp_path / "game.cardtable"
    path.write_text(record_of(desk.match).text)
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: ok, in progress\n"
    assert main(["view", str(path), "--seat", "1"]) == 0
    header, bet = map(json.loads, capsys.readouterr().out.splitlines())
    assert (header["setup"], bet) == (SETUP, {"seat": 2, "move": "bet", "chips": None})
    assert main(["hint", str(path), "--json", "--player", "random"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["seat"] == 1
    assert [choice["move"] for choice in told["moves"]] == [{"move": "guess", "chips": chips} for chips in range(13)]


def test_a_rule_that_sets_the_chips_does_not_touch_a_position() -> None:
    state = Desk(3, starting_chips=500, setup=SETUP).state
    assert isinstance(state, Mentalist)
    assert state.scores == [7, 0, 12]
