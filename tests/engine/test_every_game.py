"""Requirements for every game: each test runs for all of GAMES, under random house rules and seats."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardtable.bots.players import PLAYERS
from cardtable.engine.game import AnyGame
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import ChanceLine, Line, MoveLine, ResultLine, line_object
from cardtable.engine.record import json_text, parse_line, read_object
from cardtable.engine.state import CHANCE, EVERYTHING, HIDDEN, NOBODY, OVER, SPECTATOR, State
from cardtable.engine.views import ViewWriter, reader_of
from cardtable.errors import Refused
from cardtable.match import Match
from tests.engine.oracles import ORACLES
from tests.engine.suite import (
    LISTABLE,
    Recorder,
    Table,
    begun,
    begun_in_sight,
    expanded,
    fits,
    move_objects,
    play_on,
    record_of,
    replayed,
    same_moves,
    tables,
    unveiled,
)


def brief_tables(game: AnyGame) -> st.SearchStrategy[Table]:
    """Strategy for tables of any size under any house rules, at which random play ends soon."""
    oracle = ORACLES[game.key]
    return tables(game).map(lambda table: table._replace(rules=oracle.brief(table.rules)))


def some_decisions(data: st.DataObject, table: Table) -> int:
    """Draw a number of decisions: always fewer than the longest game has."""
    most = ORACLES[table.game.key].most_moves(table.rules, table.seats)
    return data.draw(st.integers(0, min(60, most - 1)))


every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
SEEDS = st.integers(0, 1 << 32)


@every_game
def test_the_suite_knows_the_game(game: AnyGame) -> None:
    assert game.key in ORACLES, "add what the shared suite must know of it to tests/engine/oracles.py"
    assert game.key in PLAYERS
    assert game.rules() in [rules for _, rules in game.presets.values()]


@every_game
@given(data=st.data())
def test_random_games_end_and_lose_nothing(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(brief_tables(game))
    oracle = ORACLES[game.key]
    match = begun(table, lambda match, record: oracle.conservation(match).look)
    play_on(match, Random(table.seed))
    assert match.over
    assert match.state.to_act() == []
    assert match.state.forced() == -1
    assert match.moves <= oracle.most_moves(table.rules, table.seats)
    assert match.result is not None
    assert match.result.scores == match.state.scores
    assert match.result.winners == match.state.winners()
    assert match.result.winners


@every_game
@given(data=st.data())
def test_somebody_can_always_move(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(brief_tables(game))

    def watch(match: Match, record: Recorder) -> object:
        def look(line: Line, events: Sequence[object]) -> None:
            state = match.state
            if state.turn in (OVER, CHANCE):
                assert state.to_act() == []
                return
            to_act = state.to_act()
            assert to_act[0] == state.turn
            assert len(set(to_act)) == len(to_act)
            for seat in to_act:
                assert len(state.legal(seat)) > 0
            for seat in to_act[1:]:  # a forced move is not asked of a seat in advance either
                later = state.clone()
                later.turn = seat
                assert later.forced() == -1
            forced = state.forced()
            moves = state.legal(state.turn)
            if forced != -1:
                assert list(moves) == [forced]
            elif ORACLES[game.key].public_hands:
                assert len(moves) > 1
            for seat in range(table.seats):  # all seats know a forced move
                assert state.information_state(seat).forced() in (forced, HIDDEN if forced >= 0 else forced)

        return look

    match = begun(table, watch)  # type: ignore[arg-type]
    play_on(match, Random(table.seed))


@every_game
@given(data=st.data())
def test_a_clone_shares_nothing(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(brief_tables(game))
    match = begun(table)
    play_on(match, Random(table.seed), data.draw(st.integers(0, 40)))
    original = match.state
    assume(original.turn >= 0)
    before, events = original.facts(), list[object]()
    twin = original.clone()
    assert twin.facts() == before
    twin.apply(twin.any_move(twin.turn, Random(1).random), events)
    twin.playout(Random(2).random)
    assert original.facts() == before
    after = twin.facts()
    original.playout(Random(3).random)
    assert twin.facts() == after


@every_game
@given(data=st.data())
def test_a_record_replays_to_the_same_record(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(brief_tables(game))
    match = begun(table)
    play_on(match, Random(table.seed), data.draw(st.none() | st.integers(0, 40)))
    record = record_of(match)
    again = replayed(record.objects, Recorder)
    assert record_of(again).text == record.text
    assert record_of(again).events == record.events
    assert again.state.facts() == match.state.facts()
    assert again.result == match.result
    assert (again.moves, again.decisions) == (match.moves, match.decisions)


@every_game
@given(data=st.data())
def test_the_same_luck_deals_the_same(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(brief_tables(game))
    first, second = begun(table), begun(table)
    assert record_of(first).text == record_of(second).text


@every_game
@given(data=st.data())
def test_views_read_from_their_lines_are_the_views(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(brief_tables(game))
    match, viewer = begun_in_sight(table)
    play_on(match, Random(table.seed))
    objects = record_of(match).objects
    for seat in viewer:
        lines = seat.writer.lines
        assert seat.reader.result == match.result
        assert not {"seed", "t", "note", "player"} & {key for held in lines for key in held}
        shown = [held for held in lines[1:] if "reveal" not in held]
        assert len(shown) == len(objects) - 1
        assert all(map(fits, shown, objects[1:]))
        if ORACLES[game.key].public_hands:  # such a game reveals everything by its end
            assert unveiled(lines)[1:] == objects[1:]


@every_game
def test_who_has_no_seat_is_told_no_more_than_a_spectator(game: AnyGame) -> None:
    """NOBODY stands for the knower of what no seat knows, and would be told it as a viewer."""
    header = Table(game, ORACLES[game.key].brief(game.rules()), 2, 5).header()
    told = [ViewWriter(header, viewer) for viewer in (SPECTATOR, NOBODY, EVERYTHING)]
    match = Match(header, KeyedRandom(5), told)
    match.go_on()
    play_on(match, Random(5), 6)
    spectator, *others = [[json_text({**held, "you": None}) for held in writer.lines] for writer in told]
    assert others == [spectator, spectator]


@pytest.mark.slow
@every_game
@given(data=st.data())
def test_nobody_learns_what_they_may_not_know(game: AnyGame, data: st.DataObject) -> None:
    """Another world that fits a seat's or spectator's view, told as a record, looks the same to them."""
    table = data.draw(brief_tables(game))
    match = begun(table)
    play_on(match, Random(table.seed), some_decisions(data, table))
    assume(not match.over)
    objects = record_of(match).objects
    random = Random(table.seed)
    for seat in (*range(table.seats), SPECTATOR):
        view = match.view(seat)
        world = view.state.determinization(random)
        retold = ORACLES[game.key].retold(world, objects)
        other = replayed(retold, lambda header, seat=seat: ViewWriter(header, seat))  # type: ignore[misc]
        assert other.state.facts() == world.facts()
        mine = replayed(objects, lambda header, seat=seat: ViewWriter(header, seat))  # type: ignore[misc]
        (writer,), (same,) = mine.observers, other.observers
        assert isinstance(writer, ViewWriter)
        assert isinstance(same, ViewWriter)
        assert [json_text(held) for held in writer.lines] == [json_text(held) for held in same.lines]
        view_there = other.view(seat)
        assert view.facts() == view_there.facts() == reader_of(same.lines).view.facts()
        assert other.waiting_on() == match.waiting_on()
        if seat not in match.waiting_on():
            continue
        assert same_moves(other.state, match.state, seat)
        assert game.patterns(other.state, seat) == game.patterns(match.state, seat)
        for name, player in PLAYERS[game.key].items():
            here, there = KeyedRandom("non-interference", table.seed), KeyedRandom("non-interference", table.seed)
            assert player.choose(view, here, 0.05) == player.choose(view_there, there, 0.05), name


@pytest.mark.slow
@every_game
@given(data=st.data())
def test_players_leave_their_view_alone_and_move_legally(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(brief_tables(game))
    match = begun(table)
    play_on(match, Random(table.seed), some_decisions(data, table))
    for seat in match.waiting_on():
        for name, player in PLAYERS[game.key].items():
            view = match.view(seat)
            before = view.facts()
            move = player.choose(view, KeyedRandom(table.seed), 0.05)
            assert move in match.state.legal(seat), name
            advice = player.advise(view, KeyedRandom(table.seed), 0.05)
            assert view.facts() == before, name
            assert sum(choice.probability for choice in advice.choices) == pytest.approx(1), name
            likely = [choice.probability for choice in advice.choices]
            assert likely == sorted(likely, reverse=True), name
            assert all(choice.move in match.state.legal(seat) for choice in advice.choices), name


@every_game
@given(data=st.data())
def test_a_world_fits_its_view_and_can_be_played(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(brief_tables(game))
    match = begun(table)
    play_on(match, Random(table.seed), some_decisions(data, table))
    assume(not match.over)
    random = Random(table.seed)
    for seat in (*range(table.seats), SPECTATOR):
        view = match.view(seat)
        before = view.facts()
        world = view.state.determinization(random)
        assert view.facts() == before
        assert world.information_state(seat).facts() == view.state.facts()
        assert view.state.information_state(seat).facts() == view.state.facts()
        world.playout(random.random)
        assert world.turn in (OVER, CHANCE)


@every_game
@pytest.mark.parametrize("number", range(8))
def test_every_world_is_drawn_about_as_often(game: AnyGame, number: int) -> None:
    oracle = ORACLES[game.key]
    decisions = oracle.few_worlds[number]
    table = Table(game, oracle.tiny, 3, 5)
    match = begun(table)
    play_on(match, Random(3), decisions)
    random = Random(decisions)
    for seat in range(table.seats):
        view = match.view(seat)
        worlds = oracle.worlds(view)
        assert match.state.facts() in worlds
        drawn = Counter(view.state.determinization(random).facts() for _ in range(120 * len(worlds)))
        assert drawn.keys() == worlds
        assert all(72 < times < 168 for times in drawn.values()), drawn.values()


@every_game
@given(data=st.data())
def test_moves_go_to_json_and_back(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(brief_tables(game))
    match = begun(table)
    random = Random(table.seed)
    play_on(match, random, some_decisions(data, table))
    assume(not match.over)
    state = match.state
    moves = [state.any_move(state.turn, random.random) for _ in range(20)]
    if len(state.legal(state.turn)) <= LISTABLE:
        moves += state.legal(state.turn)
    for move in moves:
        held = read_object(1, json_text(line_object(game.move_line(state, move))).encode())
        line = parse_line(held, game, table.seats)
        assert isinstance(line, MoveLine)
        assert line.seat == state.turn
        assert game.move_code(state, line) == move
        assert game.move_line(state, move) == line


@every_game
@given(data=st.data())
def test_patterns_are_the_legal_moves(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(brief_tables(game))
    match = begun(table)
    play_on(match, Random(table.seed), some_decisions(data, table))
    assume(not match.over)
    state, seat = match.state, match.state.turn
    if len(state.legal(seat)) > LISTABLE:
        return
    listed = [json.dumps(move, sort_keys=True) for move in move_objects(game, state)]
    meant = [
        json.dumps(move, sort_keys=True) for pattern in game.patterns(state, seat) for move in expanded(pattern, seat)
    ]
    assert sorted(listed) == sorted(meant)
    assert len(set(listed)) == len(listed)


@every_game
@given(data=st.data())
def test_the_kinds_of_move_are_those_of_the_patterns(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(brief_tables(game))
    match = begun(table)
    play_on(match, Random(table.seed), some_decisions(data, table))
    assume(not match.over)
    state, seat = match.state, match.state.turn
    assert game.kinds(state, seat) == tuple(dict.fromkeys(pattern["move"] for pattern in game.patterns(state, seat)))


@every_game
@given(data=st.data())
def test_what_is_not_legal_is_refused_and_changes_nothing(game: AnyGame, data: st.DataObject) -> None:
    """The lines are those of another game under the same rules."""
    table = data.draw(brief_tables(game))
    match, stranger = begun(table), begun(Table(game, table.rules, table.seats, table.seed + 1))
    play_on(match, Random(table.seed), data.draw(st.integers(0, 40)))
    play_on(stranger, Random(table.seed + 1))
    before, text = match.state.facts(), record_of(match).text
    for held in record_of(stranger).objects[1:]:
        line = parse_line(held, game, table.seats)
        assert line is not None
        if isinstance(line, MoveLine) and line.seat == match.state.turn:
            try:
                assert game.move_code(match.state, line) in match.state.legal(line.seat)
                continue
            except Refused:
                pass
        if isinstance(line, ResultLine) and match.over:
            continue
        with pytest.raises(Refused) as refusal:
            match.take(line)
        assert "\n" not in str(refusal.value)
        assert match.state.facts() == before
    assert record_of(match).text == text


@every_game
@given(data=st.data())
def test_a_playout_is_random_play(game: AnyGame, data: st.DataObject) -> None:
    """Given the same draws, it makes the same moves as single steps do, forced moves included."""
    table = data.draw(brief_tables(game))
    match = begun(table)
    play_on(match, Random(table.seed), data.draw(st.integers(0, 20)))
    by_one: State = match.state.clone()
    in_one: State = match.state.clone()
    one, other = Random(table.seed), Random(table.seed)
    while by_one.turn >= 0:
        by_one.apply(by_one.any_move(by_one.turn, one.random), [])
    in_one.playout(other.random)
    assert in_one.facts() == by_one.facts()
    assert one.random() == other.random()


@every_game
@given(data=st.data())
def test_nobody_listening_changes_nothing(game: AnyGame, data: st.DataObject) -> None:
    """A match without observers makes no lines and no events, and ends in the same way."""
    table = data.draw(brief_tables(game))
    heard = begun(table)
    play_on(heard, Random(table.seed))
    unheard = Match(table.header(), KeyedRandom(table.seed))
    unheard.go_on()
    play_on(unheard, Random(table.seed))
    assert unheard.state.facts() == heard.state.facts()
    assert (unheard.result, unheard.moves) == (heard.result, heard.moves)


@every_game
@given(data=st.data())
def test_lines_name_chance_before_moves(game: AnyGame, data: st.DataObject) -> None:
    """A record has a header, a deal, and then the game's own lines; each line parses to the struct it came from."""
    table = data.draw(brief_tables(game))
    match = begun(table)
    play_on(match, Random(table.seed))
    objects = record_of(match).objects
    lines = [parse_line(held, game, table.seats) for held in objects[1:]]
    assert isinstance(lines[0], ChanceLine)
    assert isinstance(lines[-1], ResultLine)
    assert [line_object(line) for line in lines if line] == objects[1:]
    assert [next(iter(held)) for held in objects[1:]] == [
        "seat" if isinstance(line, MoveLine) else "chance" if isinstance(line, ChanceLine) else "result"
        for line in lines
    ]
