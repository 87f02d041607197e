"""Features of the engine's shape that Bidding War lacks, tried on a toy that has all of them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from cardtable_toy.game import Boast, Bury, Name, Show, Toy, ToyGame, ToyRules

from cardtable.engine.games import GAMES
from cardtable.engine.houserules import read_rules, rules_file
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import RulesLine, Said
from cardtable.engine.record import SeatName, json_text, new_header, parse_line, read_header
from cardtable.engine.state import CHANCE, OVER
from cardtable.engine.views import ViewWriter
from cardtable.errors import BadInput, Refused
from cardtable.match import Match
from tests.engine.suite import Recorder, Table, begun, begun_in_sight, fits, play_on, record_of, replayed

HEADER: dict[str, Any] = {
    "format": "cardtable",
    "version": 1,
    "game": "toy",
    "rules": {"hands": 2},
    "seats": [{}, {}, {}],
    "starts": 1,
}


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> ToyGame:
    game = ToyGame()
    monkeypatch.setitem(GAMES, "toy", game)
    return game


def scripted() -> Match:
    """Return a match of two hands: cards shown, buried and left over, and talk before, between and after."""
    header = read_header(1, json_text(HEADER).encode())
    match = Match(header, observers=[Recorder(header)])
    match.observers += [ViewWriter(header, seat) for seat in range(3)]
    for held in (
        {"seat": 2, "say": "boast", "value": 7, "to": 0},
        {"chance": "deal", "hand": 0, "hands": [["AC", "2C"], ["3C", "4C"], ["5C", "6C"]], "aside": ["7C"]},
        {"seat": 1, "move": "name", "number": 500_000},
        {"seat": 1, "move": "show", "card": "4C"},
        {"seat": 2, "move": "bury", "card": "5C"},
        {"seat": 0, "say": "boast", "value": 1},
        {"seat": 0, "move": "show", "card": "AC"},
        {"chance": "deal", "hand": 1, "hands": [["7C", "6C"], ["5C", "4C"], ["3C", "2C"]], "aside": ["AC"]},
        {"seat": 2, "move": "name", "number": 0},
        {"seat": 2, "move": "show", "card": "3C"},
        {"seat": 0, "move": "show", "card": "6C"},
        {"seat": 1, "move": "bury", "card": "5C"},
        {"seat": 1, "say": "boast", "value": 5},
        {"result": "finished", "winners": [0], "scores": [7, 4, 3]},
    ):
        line = parse_line(held, match.game, 3)
        assert line is not None
        match.take(line)
    return match


def test_what_three_seats_see_of_the_same_lines() -> None:
    views = [observer.lines for observer in scripted().observers if isinstance(observer, ViewWriter)]
    nothing = [None, None]
    common: list[dict[str, Any]] = [
        {"seat": 1, "move": "name", "number": 500_000},
        {"seat": 1, "move": "show", "card": "4C"},
        {"seat": 2, "move": "bury", "card": None},
        {"seat": 0, "say": "boast", "value": 1},
        {"seat": 0, "move": "show", "card": "AC"},
    ]
    after: list[dict[str, Any]] = [
        {"seat": 2, "move": "name", "number": 0},
        {"seat": 2, "move": "show", "card": "3C"},
        {"seat": 0, "move": "show", "card": "6C"},
        {"seat": 1, "move": "bury", "card": None},
        {"seat": 1, "say": "boast", "value": 5},
    ]
    assert views[0] == [
        {**HEADER, "you": 0},
        {"seat": 2, "say": "boast", "value": 7, "to": 0},
        {"chance": "deal", "hand": 0, "hands": [["AC", "2C"], nothing, nothing], "aside": [None]},
        *common,
        {"chance": "deal", "hand": 1, "hands": [["7C", "6C"], nothing, nothing], "aside": [None]},
        *after,
        {
            "reveal": [
                {"line": 3, "seat": 1, "hand": ["3C"]},
                {"line": 3, "seat": 2, "hand": ["5C", "6C"]},
                {"line": 3, "aside": ["7C"]},
                {"line": 6, "card": "5C"},
                {"line": 9, "seat": 1, "hand": ["5C", "4C"]},
                {"line": 9, "seat": 2, "hand": ["2C"]},
                {"line": 9, "aside": ["AC"]},
                {"line": 13, "card": "5C"},
            ]
        },
        {"result": "finished", "winners": [0], "scores": [7, 4, 3]},
    ]
    assert views[2][5] == {"seat": 2, "move": "bury", "card": "5C"}
    assert views[2][-2] == {
        "reveal": [
            {"line": 3, "seat": 0, "hand": ["2C"]},
            {"line": 3, "seat": 1, "hand": ["3C"]},
            {"line": 3, "aside": ["7C"]},
            {"line": 9, "seat": 0, "hand": ["7C"]},
            {"line": 9, "seat": 1, "hand": ["5C", "4C"]},
            {"line": 9, "aside": ["AC"]},
            {"line": 13, "card": "5C"},
        ]
    }


def test_random_games_with_hidden_hands_and_many_deals(toy: ToyGame) -> None:
    for seed in range(30):
        match, viewer = begun_in_sight(Table(toy, ToyRules(most=20), 3, seed))
        random = Random(seed)
        while not match.over:
            if random.random() < 0.3:
                seat = random.randrange(3)
                match.submit(seat, Boast(seat=seat, value=random.randrange(5)))
            play_on(match, random, 1)
        record = record_of(match)
        assert [held["hand"] for held in record.objects if "chance" in held] == [0, 1, 2]
        assert record_of(replayed(record.objects, Recorder)).text == record.text
        for pair in viewer:
            shown = [held for held in pair.writer.lines[1:] if "reveal" not in held]
            assert all(map(fits, shown, record.objects[1:]))


def test_talk_is_heard_at_any_time_and_changes_nothing_legal(toy: ToyGame) -> None:
    match = begun(Table(toy, ToyRules(), 3, 1))
    state = match.state
    assert isinstance(state, Toy)
    waiting, facts = match.waiting_on(), state.facts()
    match.submit(2, Boast(seat=2, value=3, to=0))
    assert match.waiting_on() == waiting
    assert state.facts() != facts
    assert state.said == ((2, 3),)
    assert match.view(1).facts() != Match(match.header).view(1).facts()
    assert record_of(match).objects[-1] == {"seat": 2, "say": "boast", "value": 3, "to": 0}
    assert record_of(match).events[-1] == Said(Boast(seat=2, value=3, to=0))
    assert match.moves == 0
    with pytest.raises(Refused, match="a boast is of something"):
        match.submit(2, Boast(seat=2, value=-1))
    with pytest.raises(Refused, match="seat 1 can't act for seat 2"):
        match.submit(1, Boast(seat=2, value=1))
    assert state.said == ((2, 3),)
    play_on(match, Random(1))
    assert match.state.turn == OVER
    with pytest.raises(Refused, match="nothing may follow the result"):
        match.take(Boast(seat=0, value=1))


@pytest.mark.parametrize(
    ("held", "reason"),
    [
        ({"seat": 3, "say": "boast", "value": 1}, "seat must be between 0 and 2, not 3"),
        ({"seat": 0, "say": "boast", "value": 1, "to": 3}, "to must be between 0 and 2, not 3"),
        ({"seat": 0, "say": "boast", "value": 1.0}, "value: expected a whole number, got a decimal number"),
        ({"seat": 0, "say": "boast"}, "value is missing"),
        ({"say": "boast", "value": 1}, "seat is missing"),
        ({"seat": 0, "say": "sing"}, 'say must be "boast", not "sing"'),
    ],
)
def test_talk_is_well_formed(held: dict[str, Any], reason: str, toy: ToyGame) -> None:
    with pytest.raises(Refused) as refusal:
        parse_line(held, toy, 3)
    assert str(refusal.value) == reason


def test_a_header_key_of_one_game(toy: ToyGame) -> None:
    for starts in (3, -1, 1.0, "1", None, True):
        with pytest.raises(ValueError, match="starts is 0 to 2"):
            read_header(1, json.dumps({**HEADER, "starts": starts}).encode())
    header = read_header(1, json.dumps(HEADER).encode())
    assert header.own == {"starts": 1}
    assert ViewWriter(header, 0).lines[0]["starts"] == 1
    state = Match(header).state
    assert isinstance(state, Toy)
    assert state.starts == 1
    elsewhere = read_header(1, json.dumps({**HEADER, "game": "war", "rules": {}, "starts": "x"}).encode())
    assert elsewhere.own == {}


def test_a_game_without_positions_does_not_pass_over_one(toy: ToyGame) -> None:
    for value in ({}, {"chips": [1, 2]}, None, False):
        with pytest.raises(BadInput) as fault:
            read_header(1, json_text({**HEADER, "setup": value}).encode())
        assert fault.value.what == "setup is not supported yet"


def test_a_default_that_is_a_formula(toy: ToyGame) -> None:
    rules, rule = ToyRules(), ToyRules.rule("hands")
    assert rule.kind == "number"
    assert (rules.value(rule, 3), rules.value(rule, 5)) == (3, 5)
    assert ToyRules(most=9).value(rule, 5) == 2
    assert rules.changed() == {}
    assert ToyRules(hands=3).changed() == {"hands": 3}
    text = rules_file("toy", rules)
    assert "# 1 to 9; default: one a player, two where numbers are small\n# hands = " in text
    assert read_rules(ToyRules, "toy", text.encode()) == rules
    written = ToyRules(hands=4)
    assert "\nhands = 4\n" in rules_file("toy", written)
    assert read_rules(ToyRules, "toy", rules_file("toy", written).encode()) == written
    with pytest.raises(BadInput, match="hands must be between 1 and 9, not null"):
        ToyRules.made({"hands": None})


def test_rules_that_can_not_stand_together(toy: ToyGame) -> None:
    with pytest.raises(BadInput, match="with hands at 9 most is above 1"):
        ToyRules.made({"hands": 9, "most": 1})
    with pytest.raises(BadInput, match="with hands at 9 most is above 1"):
        read_rules(ToyRules, "toy", b"hands = 9\nmost = 1\n").check()
    assert ToyRules.made({"hands": 7}).hands == 7
    with pytest.raises(BadInput, match="hands are at most twice the seats"):
        new_header(toy, ToyRules(hands=7), (SeatName(),) * 3, None)
    with pytest.raises(ValueError, match="1: hands are at most twice the seats"):
        read_header(1, json.dumps({**HEADER, "rules": {"hands": 7}}).encode())


def test_of_several_conflicts_the_first_is_told_where_one_is_enough() -> None:
    rules = ToyRules(hands=9, most=1)
    assert rules.conflicts(3) == ["with {hands} at 9 {most} is above 1", "{hands} are at most twice the seats"]
    with pytest.raises(BadInput, match=r"^with hands at 9 most is above 1$"):
        rules.check(3)


def test_a_move_with_more_values_than_can_be_listed(toy: ToyGame) -> None:
    match = begun(Table(toy, ToyRules(), 3, 1))
    state = match.state
    assert isinstance(state, Toy)
    assert len(state.legal(state.turn)) == 1_000_001
    assert state.any_move(state.turn, lambda: 0.5) == 500_000
    assert toy.patterns(state, state.turn) == [{"move": "name", "number": {"from": 0, "to": 1_000_000}}]


def test_playouts_stop_where_cards_are_dealt_anew(toy: ToyGame) -> None:
    match = begun(Table(toy, ToyRules(), 3, 1))
    state = match.state.clone()
    assert isinstance(state, Toy)
    state.playout(Random(1).random)
    assert state.turn == CHANCE
    toy.take(state, toy.draw(state, KeyedRandom(1)))
    assert state.turn == 1


def test_lines_of_every_kind_come_from_json(toy: ToyGame) -> None:
    assert parse_line({"seat": 0, "move": "name", "number": 3}, toy, 3) == Name(0, 3)
    assert parse_line({"seat": 0, "move": "show", "card": "AC"}, toy, 3) == Show(0, "AC")
    assert parse_line({"seat": 0, "move": "bury", "card": None}, toy, 3) == Bury(0, None)
    assert parse_line({"seat": 0, "say": "boast", "value": 3, "note": "!"}, toy, 3) == Boast(seat=0, value=3)


def test_rules_change_between_hands(toy: ToyGame) -> None:
    header = read_header(1, json_text(HEADER).encode())
    match = Match(header, observers=[ViewWriter(header, 0)])
    match.take(RulesLine({"most": 7}))
    match.give_rng(KeyedRandom(1))
    match.go_on()
    assert list(match.state.legal(1)) == list(range(8))
    match.submit_code(3)
    with pytest.raises(Refused) as refusal:
        match.take(RulesLine({"most": 9}))
    assert str(refusal.value) == "house rules can only change before the first move and between hands"
    with pytest.raises(Refused, match="hands are at most twice the seats"):
        match.take(RulesLine({"hands": 7}))
    play_on(match, Random(1), 3)
    match.take(RulesLine({"hands": 3, "most": 2}))
    with pytest.raises(Refused, match="hands can't be set to 1: the game has already reached 1"):
        match.take(RulesLine({"hands": 1}))
    play_on(match, Random(1))
    assert isinstance(match.state, Toy)
    assert match.state.hand == 3
    (writer,) = match.observers
    assert isinstance(writer, ViewWriter)
    assert [held["rules"] for held in writer.lines[1:] if "rules" in held] == [{"most": 7}, {"hands": 3, "most": 2}]
