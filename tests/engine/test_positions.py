"""Games that start from a position in the middle of another: they continue it exactly, and reveal no secret of it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardtable.cli import main
from cardtable.engine.game import AnyGame
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import RulesLine
from cardtable.engine.record import json_text, reseated
from cardtable.engine.state import SPECTATOR
from cardtable.engine.views import ViewWriter, reader_of
from cardtable.journal import replay
from cardtable.match import Match
from tests.engine.oracles import ORACLES
from tests.engine.positions import WITH_CARDS, rested
from tests.engine.suite import (
    Recorder,
    Table,
    ask_on,
    begun,
    begun_in_sight,
    one_of_each_level,
    play_on,
    record_of,
    replayed,
    tables,
    unveiled,
)

every_game = pytest.mark.parametrize("game", [GAMES[key] for key in WITH_CARDS], ids=WITH_CARDS)


@st.composite
def played(draw: st.DrawFn, game: AnyGame) -> Match:
    """Strategy for matches that have reached a position."""
    oracle = ORACLES[game.key]
    table = draw(tables(game))
    table = table._replace(rules=oracle.brief(table.rules))
    match = rested(table, draw(st.integers(0, min(40, oracle.most_moves(table.rules, table.seats) - 1))))
    assume(match is not None)
    assert match is not None
    return match


def table_from(match: Match) -> Table:
    """Return a table that starts from the state that a match has reached."""
    header = match.header
    setup = match.game.setup_of(match.state)
    return Table(match.game, header.rules, len(header.seats), header.seed or 0, {**header.own, "setup": setup})


@every_game
@given(data=st.data())
def test_a_game_goes_on_as_the_one_did_that_its_position_is_from(game: AnyGame, data: st.DataObject) -> None:
    first = data.draw(played(game))
    second = begun(table_from(first))
    assert [next(iter(held)) for held in record_of(second).objects[1:2]] != ["chance"]
    random, count = Random(1), len(record_of(first).objects)
    while not first.over and first.state.turn >= 0:
        seat = first.state.turn
        assert second.state.turn == seat
        assert list(first.state.legal(seat)[:50]) == list(second.state.legal(seat)[:50])
        move = first.state.any_move(seat, random.random)
        first.submit_code(move)
        second.submit_code(move)
        if any("chance" in held for held in record_of(first).objects[count:]):
            return  # the next deal has its own luck
    assert record_of(second).objects[1:] == record_of(first).objects[count:]
    assert second.result == first.result


@every_game
@given(data=st.data())
def test_games_from_any_position_end_and_lose_nothing(game: AnyGame, data: st.DataObject) -> None:
    table = table_from(data.draw(played(game)))
    match = begun(table, lambda match, record: ORACLES[game.key].conservation(match).look)
    play_on(match, Random(table.seed))
    assert match.over
    again = replayed(record_of(match).objects, Recorder)
    assert record_of(again).events == record_of(match).events
    assert again.state.facts() == match.state.facts()
    assert again.result == match.result


@every_game
@given(data=st.data())
def test_views_of_games_from_any_position(game: AnyGame, data: st.DataObject) -> None:
    table = table_from(data.draw(played(game)))
    match, viewer = begun_in_sight(table)
    for seat in viewer:
        straight = match.view(seat.seat).facts()
        assert reader_of(seat.writer.lines).view.facts() == straight
    play_on(match, Random(table.seed))
    for seat in viewer:
        assert seat.reader.result == match.result
        if ORACLES[game.key].public_hands:  # such a game reveals everything by its end
            lines = unveiled(seat.writer.lines)
            assert lines[0]["setup"] == table.own["setup"]
            assert lines[1:] == record_of(match).objects[1:]


@pytest.mark.slow
@every_game
@given(data=st.data())
def test_nobody_learns_from_a_position_what_they_may_not_know(game: AnyGame, data: st.DataObject) -> None:
    """Another position that fits a seat's or spectator's view looks the same to them in every respect."""
    first = data.draw(played(game))
    table = table_from(first)
    match = begun(table)
    assume(len(record_of(match).objects) == 1)  # no forced move followed at once
    random = Random(table.seed)
    players = data.draw(one_of_each_level(game))
    for seat in (*range(table.seats), SPECTATOR):
        view = match.view(seat)
        world = view.state.determinization(random)
        assert world.information_state(seat).facts() == view.state.facts()
        retold = Table(*table[:4], {**table.own, "setup": game.setup_of(world)})
        other = begun(retold)
        assert other.state.facts() == world.facts()
        mine, same = ViewWriter(table.header(), seat), ViewWriter(retold.header(), seat)
        assert [json_text(held) for held in mine.lines] == [json_text(held) for held in same.lines]
        assert other.view(seat).facts() == view.facts()
        if seat in match.waiting_on():
            for name, player in players.items():
                here, there = KeyedRandom("non-interference"), KeyedRandom("non-interference")
                assert player.choose(view, here, 0.05) == player.choose(other.view(seat), there, 0.05), name
        world.playout(random.random)


@pytest.mark.slow
@every_game
@given(data=st.data())
def test_every_player_can_play_from_any_position(game: AnyGame, data: st.DataObject) -> None:
    match = begun(table_from(data.draw(played(game))))
    ask_on(match, data.draw(one_of_each_level(game)), Random(1))


@every_game
@given(data=st.data())
def test_a_position_goes_along_with_those_who_change_seats(game: AnyGame, data: st.DataObject) -> None:
    table = table_from(data.draw(played(game)))
    order = data.draw(st.permutations(range(table.seats)))
    header = reseated(table.header(), order, 9)
    back = reseated(header, [order.index(seat) for seat in range(table.seats)], 9)
    assert back.own["setup"] == table.own["setup"]
    here, there = Match(table.header()).state, Match(header).state
    assert [here.scores[seat] for seat in order] == there.scores
    assert order[there.turn] == here.turn


@pytest.mark.parametrize("key", WITH_CARDS)
def test_commands_take_a_record_from_a_position(key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = GAMES[key]
    first = rested(Table(game, ORACLES[key].brief(game.rules()), 4, 2), 5)
    assert first is not None
    match = begun(table_from(first))
    match.take(RulesLine({}))
    path = tmp_path / "game.cardtable"
    path.write_text(record_of(match).text)
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: ok, in progress\n"
    seat = match.state.turn
    assert main(["view", str(path), "--seat", str(seat)]) == 0
    view = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert reader_of(view).view.facts() == match.view(seat).facts()
    assert view[-1] == {"rules": {}}
    assert main(["hint", str(path), "--json", "--player", "random"]) == 0
    assert json.loads(capsys.readouterr().out)["seat"] == seat
    assert main(["hint", str(path), "--json", "--effort", "0.05"]) == 0
    again = replay(path)
    assert again.state.facts() == match.state.facts()
    again.give_rng(KeyedRandom(1))
    play_on(again, Random(1))
    assert again.result
