"""Talk at Miser: claims, promises, truces, threats, pleas and warnings, by any seat at any moment, true or not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.engine.lines import ResultLine, Said
from cardtable.engine.record import parse_line
from cardtable.engine.state import NOBODY
from cardtable.errors import BadInput
from cardtable.games.miser.moves import Holds, Laid, Plea, Promise, Threat, Truce, Warn
from cardtable.games.miser.rules import MiserRules
from tests.engine.suite import Table, begun, begun_in_sight, record_of
from tests.games.miser.rules.desk import MISER, Desk

SAYINGS: list[dict[str, Any]] = [
    {"say": "holds", "values": [10, 10]},
    {"say": "laid", "total": 21},
    {"say": "promise", "value": 5},
    {"say": "truce", "with": 2, "turns": 1},
    {"say": "threat", "against": 2, "if": "attack"},
    {"say": "threat", "against": 0, "if": "contract"},
    {"say": "threat", "against": 1, "if": "refuse"},
    {"say": "plea"},
    {"say": "warn", "about": 0, "of": "leader"},
    {"say": "warn", "about": 1, "of": "reneged"},
    {"say": "warn", "about": 2, "of": "bluffed"},
]
HANDS = ["3C 4C", "3D 4D", "3H 4H"]


@pytest.mark.parametrize("saying", SAYINGS, ids=lambda saying: " ".join(map(str, saying.values())))
def test_everything_can_be_said_to_the_table_or_to_a_seat(saying: dict[str, Any]) -> None:
    desk = Desk(hands=HANDS)
    before = desk.due
    for held in (saying, {**saying, "to": 2}, {**saying, "to": 1}):
        (event,) = desk.say(1, **{("kind" if key == "say" else key): value for key, value in held.items()})
        assert isinstance(event, Said)
        assert (event.line.seat, event.line.to) == (1, held.get("to"))
        assert desk.state.past
        assert desk.state.past.line is event.line
    assert desk.due == before


@pytest.mark.parametrize(
    ("saying", "says"),
    [
        ({"say": "holds", "values": []}, "values must name at least one card"),
        ({"say": "truce", "with": 2, "turns": 0}, "turns must be at least 1, not 0"),
        ({"say": "truce", "with": 3, "turns": 1}, "with must be between 0 and 2, not 3"),
        ({"say": "threat", "against": -1, "if": "attack"}, "against must be between 0 and 2, not -1"),
        ({"say": "warn", "about": 3, "of": "leader"}, "about must be between 0 and 2, not 3"),
    ],
)
def test_talk_is_well_formed(saying: dict[str, Any], says: str) -> None:
    desk = Desk(hands=HANDS)
    assert desk.refused_line(parse_line({"seat": 0, **saying}, MISER, 3)) == says


@pytest.mark.parametrize(
    "saying",
    [
        {"say": "swear"},
        {"say": "holds"},
        {"say": "holds", "values": ["10"]},
        {"say": "promise", "value": 5.0},
        {"say": "threat", "against": 2, "if": "pass"},
        {"say": "warn", "about": 2, "of": "cheating"},
        {"say": "plea", "to": 3},
        {"say": "plea", "to": -1},
        {"say": "plea", "to": "all"},
        {"say": "plea", "seat": 3},
        {"say": "plea", "move": "pass"},
    ],
    ids=str,
)
def test_talk_that_is_none(saying: dict[str, Any]) -> None:
    with pytest.raises((BadInput, ValueError)):
        parse_line({"seat": 0, **saying}, MISER, 3)


def test_talk_is_free_at_any_moment() -> None:
    desk = Desk(hands=HANDS, centre=4, starting_pennies=6, ending="last_standing", unanswered_attack="wagers")
    script = [
        *("0 propose 1 2 1+1 3", "1 counter 1+1 4", "0 accept", "0 commit 3C", "1 commit 4D"),
        *("1 attack 2 1 3D", "2 lay 3H", "1 ready", "2 ready"),
        *("2 open 4H 1", "0 stand", "2 stand", "0 pass", "1 pass", "2 pass", "0 pass", "1 pass", "2 pass"),
    ]
    for move in script:
        assert not desk.over
        for seat in range(3):  # by the end seat 0 is out, and may still talk
            due = desk.due
            desk.say(seat, "plea")
            assert desk.due == due
        desk.play(move)
    assert desk.over
    desk.say(0, "plea")
    desk.match.take(ResultLine(winners=[1], scores=desk.pennies))
    assert desk.refused_line(Plea(seat=1)) == "nothing may follow the result"


def test_an_attack_an_accept_and_a_flip_give_the_others_the_floor() -> None:
    desk = Desk(hands=HANDS)
    for move, mover in (
        ("0 pass", NOBODY),
        ("1 propose 2 0 1+1 3", NOBODY),
        ("2 counter 1+1 4", NOBODY),
        ("1 accept", 1),
        ("1 commit 3D", NOBODY),
        ("2 commit 3H", 2),
        ("2 attack 0 1 4H", 2),
        ("0 lay 3C", NOBODY),
        ("2 ready", NOBODY),
        ("0 ready", 0),
        ("0 attack 1 1 4C", 0),
        ("1 forfeit", NOBODY),
        ("1 pass", NOBODY),
        ("2 pass", NOBODY),
    ):
        desk.play(move)
        assert desk.state.floor == mover, move
        assert [desk.state.information_state(seat).floor for seat in range(3)] == [mover] * 3
    desk = Desk(hands=HANDS, centre=4)
    for move in ("0 open 3C 1", "1 join 3D 2", "2 stand", "0 raise 1", "1 stand", "2 stand", "0 stand"):
        desk.play(move)
        assert desk.state.floor == NOBODY


def test_a_claim_may_be_false_and_binds_nobody() -> None:
    desk = Desk(hands=HANDS)
    desk.say(0, "holds", values=[11, 11, 11, 11, 11, 99])
    desk.say(0, "promise", value=11, to=1)
    desk.say(0, "truce", **{"with": 1, "turns": 100})
    desk.play("0 attack 1 3 3C")
    desk.say(0, "laid", total=11)
    desk.play("1 forfeit")


def test_what_was_said_and_done_is_remembered_with_its_turn() -> None:
    desk = Desk(hands=HANDS)
    desk.say(2, "holds", values=[3])
    desk.play("0 pass")
    desk.say(0, "plea", to=1)
    said, done, claimed = chain(desk)
    assert (said.turn, said.line) == (2, Plea(seat=0, to=1))
    assert (done.turn, done.line) == (1, None)
    assert (claimed.turn, claimed.line) == (1, Holds(seat=2, values=[3]))


def test_what_was_said_goes_to_json_as_the_contract_has_it() -> None:
    for saying in SAYINGS:
        line = parse_line({"seat": 1, **saying}, MISER, 3)
        assert isinstance(line, Holds | Laid | Promise | Truce | Threat | Plea | Warn)


@pytest.mark.parametrize("seed", range(6))
def test_talk_in_the_middle_of_games_is_heard_by_all_eyes(seed: int) -> None:
    """Views read back from their lines keep up, and the game ends as it does without talk."""
    random = Random(seed)
    table = Table(MISER, MiserRules(turn_limit=12, open_slush=seed % 2 == 1), 3 + seed, seed)
    silent = begun(table)
    talked, viewer = begun_in_sight(table)
    while not talked.over:
        for _ in range(random.randrange(3)):
            saying = {"seat": random.randrange(table.seats), **random.choice(SAYINGS)}
            line = parse_line(saying, MISER, table.seats)
            assert line
            talked.take(line)
        move = talked.state.any_move(talked.state.turn, random.random)
        talked.submit_code(move)
        silent.submit_code(move)
    assert talked.result == silent.result
    assert talked.state.facts()[:-1] == silent.state.facts()[:-1]
    objects = record_of(talked).objects
    assert [held for held in objects if "say" not in held] == record_of(silent).objects
    for seat in viewer:
        assert [held for held in seat.writer.lines if "say" in held] == [held for held in objects if "say" in held]


def chain(desk: Desk) -> list[Any]:
    """Return the remembered deeds, the last one first."""
    found = []
    past = desk.state.past
    while past is not None:
        found.append(past)
        past = past.before
    return found
