"""Moves chosen part by part, from patterns as the bot protocol prints them."""

from __future__ import annotations

from typing import Any

from cardtable_toy.game import Name, ToyGame

from cardtable.engine.games import GAMES
from cardtable.games.miser.moves import Attack, MiserPass, Propose
from cardtable.table.actions import Actions

MILLION = 1_000_000
MISER: list[dict[str, Any]] = [
    {"move": "pass"},
    {
        "move": "attack",
        "victim": {"one_of": [1, 2]},
        "wager": {"from": 1, "to": 3},
        "card": {"one_of": ["2C", "KD"]},
    },
    {
        "move": "propose",
        "partner": 1,
        "victim": {"one_of": [1, 2]},
        "wagers": [{"from": 0, "to": 5}, {"from": 0, "to": 2}],
        "value": {"from": 1, "to": 13},
    },
    {
        "move": "propose",
        "partner": 2,
        "victim": {"one_of": [1, 2]},
        "wagers": [{"from": 0, "to": 5}, {"from": 0, "to": 9}],
        "value": {"from": 1, "to": 13},
    },
]
"""Patterns of a turn of seat 0 at a table of three."""


def test_kinds_come_in_the_order_of_the_patterns() -> None:
    assert Actions(GAMES["miser"], 0, MISER).kinds() == ["pass", "attack", "propose"]


def test_parts_may_be_chosen_before_the_kind() -> None:
    actions = Actions(GAMES["miser"], 0, MISER)
    assert actions.kinds(card="KD") == ("attack",)
    assert actions.kinds(victim=1) == ["attack", "propose"]
    assert actions.options("wager", card="KD") == range(1, 4)


def test_the_seats_of_a_move_differ() -> None:
    actions = Actions(GAMES["miser"], 0, MISER)
    assert actions.options("victim", move="propose", partner=1) == [2]
    assert actions.options("partner", move="propose", victim=1) == [2]
    assert not actions.allows(move="propose", partner=1, victim=1)
    assert Actions(GAMES["miser"], 2, MISER).options("victim", move="attack") == [1]


def test_limits_that_differ_by_partner_are_told_apart_once_one_is_chosen() -> None:
    actions = Actions(GAMES["miser"], 0, MISER)
    assert actions.options("wagers.1", move="propose") == range(10)
    assert actions.options("wagers.1", partner=1) == range(3)
    assert actions.options("partner", **{"wagers.1": 7}) == [2]


def test_what_is_left_to_choose() -> None:
    actions = Actions(GAMES["miser"], 0, MISER)
    assert actions.left() == ["move"]
    assert actions.left(move="pass") == []
    assert actions.left(move="attack") == ["victim", "wager", "card"]
    assert actions.left(move="attack", victim=1, wager=2) == ["card"]
    assert actions.left(move="propose", partner=1) == ["wagers.0", "wagers.1", "value"]


def test_a_whole_move_is_a_line_of_a_record() -> None:
    actions = Actions(GAMES["miser"], 0, MISER)
    assert actions.move(move="pass") == MiserPass(seat=0)
    assert actions.move(card="2C", wager=1, victim=2) == Attack(seat=0, victim=2, wager=1, card="2C")
    chosen = {"partner": 2, "wagers.0": 5, "wagers.1": 9, "value": 13}
    whole = Propose(seat=0, partner=2, victim=1, wagers=[5, 9], value=13)
    assert actions.move(**chosen) == whole  # the victim follows from the other parts


def test_a_move_with_a_choice_left_or_that_is_not_legal_is_none() -> None:
    actions = Actions(GAMES["miser"], 0, MISER)
    assert actions.move(move="attack", victim=1, wager=2) is None
    assert actions.move(move="attack", victim=1, wager=4, card="2C") is None
    assert actions.move(move="attack", victim=0, wager=1, card="2C") is None
    assert actions.move(move="wish") is None


def test_nobody_may_do_anything_where_there_are_no_patterns() -> None:
    actions = Actions()
    assert not actions
    assert actions.options("card") == ()
    assert actions.kinds() == ()
    assert actions.left() == []
    assert actions.move() is None


def test_a_million_moves_are_never_listed() -> None:
    actions = Actions(ToyGame(), 0, [{"move": "name", "number": {"from": 0, "to": MILLION}}])
    assert actions.options("number") == range(MILLION + 1)
    assert actions.move(number=MILLION) == Name(seat=0, number=MILLION)
    assert actions.move(number=MILLION + 1) is None
