"""Views of Mentalist Poker: their lines, the moment when a bet is revealed, and the worlds that fit."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from cardtable.engine.state import HIDDEN, SPECTATOR
from cardtable.engine.views import ViewWriter, reader_of
from cardtable.games.mentalist.moves import BetLaid, GuessHeard, PotWon, ScreenLifted
from cardtable.games.mentalist.play import Mentalist
from tests.engine.suite import record_of, replayed
from tests.games.mentalist.rules.desk import Desk, position


def seen(desk: Desk, seat: int) -> list[dict[str, Any]]:
    """Return a seat's view lines after the header."""
    match = replayed(record_of(desk.match).objects, lambda header: ViewWriter(header, seat))
    (writer,) = match.observers
    assert isinstance(writer, ViewWriter)
    return writer.lines[1:]


def state_of(desk: Desk, seat: int) -> Mentalist:
    """Return a seat's information state, read from its view lines."""
    match = replayed(record_of(desk.match).objects, lambda header: ViewWriter(header, seat))
    (writer,) = match.observers
    assert isinstance(writer, ViewWriter)
    state = reader_of(writer.lines).state
    assert isinstance(state, Mentalist)
    assert state.facts() == desk.state.information_state(seat).facts()
    return state


def bet(seat: int, chips: int | None) -> dict[str, Any]:
    return {"seat": seat, "move": "bet", "chips": chips}


def guess(seat: int, chips: int) -> dict[str, Any]:
    return {"seat": seat, "move": "guess", "chips": chips}


def reveal(line: int, chips: int) -> dict[str, Any]:
    return {"reveal": [{"line": line, "chips": chips}]}


FIRST = {"chance": "first", "first": 0}


def test_what_three_seats_see_of_the_same_lines() -> None:
    """This example is in docs/shape.md."""
    desk = Desk(3, variant="advanced")
    desk.play("0:2 2:3 1:0 1:4 0:4")
    assert seen(desk, 0) == [
        *(FIRST, bet(0, 2), guess(2, 3), guess(1, 0)),
        *(bet(1, None), guess(0, 4), reveal(6, 4)),
    ]
    assert seen(desk, 1) == [
        *(FIRST, bet(0, None), guess(2, 3), guess(1, 0), reveal(3, 2)),
        *(bet(1, 4), guess(0, 4)),
    ]
    for seat in (2, SPECTATOR):
        assert seen(desk, seat) == [
            *(FIRST, bet(0, None), guess(2, 3), guess(1, 0), reveal(3, 2)),
            *(bet(1, None), guess(0, 4), reveal(7, 4)),
        ]


def test_a_classic_bet_comes_to_light_with_its_guess() -> None:
    desk = Desk(3)
    desk.play("0:5 2:4 1:6 0:6")
    assert seen(desk, 2) == [
        *(FIRST, bet(0, None), guess(2, 4), reveal(3, 5)),
        *(bet(1, None), guess(0, 6), reveal(6, 6)),
    ]


def test_a_miss_tells_nothing_but_that_it_missed() -> None:
    desk = Desk(4, variant="advanced")
    desk.play("0:4 3:1 2:3")
    for seat in (1, 2, 3, SPECTATOR):
        assert seen(desk, seat)[-1] == guess(2, 3)
        state = state_of(desk, seat)
        assert (state.bet, state.guesses, state.turn) == (HIDDEN, [1, 3], 1)
        assert {state.determinization(Random(number)).bet for number in range(60)} == {0, 2, 4}
    assert state_of(desk, 0).bet == 4


def test_the_last_guess_is_told_at_once_whether_it_hit() -> None:
    for chips, hit in ((2, True), (1, False)):
        desk = Desk(3, variant="advanced")
        desk.play("0:2 2:3")
        match = replayed(record_of(desk.match).objects, lambda header: ViewWriter(header, 2))
        (writer,) = match.observers
        assert isinstance(writer, ViewWriter)
        reader = reader_of(writer.lines)
        desk.play(f"1:{chips}")
        told, revealed = seen(desk, 2)[-2:]
        assert reader.read(told) == [GuessHeard(1, chips)]
        assert reader.read(revealed)[0] == ScreenLifted(0, 2, hit)
        assert reader.view.state.facts() == desk.state.information_state(2).facts()


def test_a_screen_that_is_lifted_in_the_middle_of_the_round() -> None:
    desk = Desk(4, variant="advanced")
    desk.play("0:4 3:1 2:4")
    assert seen(desk, 1)[-2:] == [guess(2, 4), reveal(3, 4)]
    assert state_of(desk, 1).facts() == desk.state.information_state(1).facts()


def test_chips_do_not_tell_a_bet_that_is_in_the_air() -> None:
    lines = []
    for chips in (0, 1, 17):
        desk = Desk(2)
        desk.play(f"0:{chips}")
        lines.append(json.dumps(seen(desk, 1)))
        state = state_of(desk, 1)
        assert (state.scores, state.pot, state.most) == ([19, 19], 2, 19)
        assert list(state.legal(1)) == list(range(20))
        events = record_of(desk.match).events
        assert events[-1] == BetLaid(0, chips)
    assert len(set(lines)) == 1


def test_a_bet_that_can_only_be_nothing_is_struck_out_like_any_other() -> None:
    desk = Desk(3, variant="advanced", setup=position([0, 9, 9], 5))
    desk.play("0:0 2:0")
    assert seen(desk, 1) == [bet(0, None), guess(2, 0), reveal(2, 0)]


def test_what_a_bettor_without_chips_loses_is_seen_by_all() -> None:
    desk = Desk(3, setup=position([4, 0, 9], 6))
    desk.play("0:3 2:0")
    for seat in (0, 1, 2, SPECTATOR):
        match = replayed(record_of(desk.match).objects, lambda header, seat=seat: ViewWriter(header, seat))  # type: ignore[misc]
        (writer,) = match.observers
        assert isinstance(writer, ViewWriter)
        reader = reader_of(writer.lines[:1])
        events = [event for held in writer.lines[1:] for event in reader.read(held)]
        assert PotWon(0, 1, 9, 0, True) in events
        assert reader.view.state.facts() == desk.state.information_state(seat).facts()


@pytest.mark.parametrize("ahead", [1, 2, 5])
def test_every_world_is_one_that_could_be(ahead: int) -> None:
    desk = Desk(6, variant="advanced")
    desk.play(" ".join(["0:3", "5:1", "4:2", "3:2", "2:6"][:ahead]))
    state = state_of(desk, 1)
    free = [chips for chips in range(7) if chips not in [1, 2, 2, 6][: ahead - 1]]
    assert sorted({state.determinization(Random(number)).bet for number in range(200)}) == free
