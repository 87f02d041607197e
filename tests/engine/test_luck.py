"""Keyed luck: the same on every machine and in every version, uniform, and common to packs that share cards."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from cardtable.bots.player import RandomPlayer
from cardtable.engine.cards import RANKS
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import line_object
from cardtable.engine.record import SeatName, json_text, new_header
from cardtable.games.war.rules import WarRules
from cardtable.match import Match
from tests.engine.suite import Recorder, record_of

# --- pinned: if one of these fails, every seeded game has changed ---------------------------------------------------


def test_pinned_numbers() -> None:
    rng = KeyedRandom("pinned", 7)
    assert rng.number("x") == 14086528316915425071
    assert rng.number("deal", 3) == 10994966286480333431
    assert KeyedRandom().number() == 16196991852515075588
    assert KeyedRandom("é").below(1 << 63) == 5538400396934343000


def test_pinned_draws() -> None:
    rng = KeyedRandom("pinned", 7)
    assert [rng.below(100) for _ in range(8)] == [22, 44, 86, 52, 50, 48, 87, 7]
    assert rng.generator().random() == 0.503575907256252


def test_pinned_orders() -> None:
    assert " ".join(KeyedRandom("pinned", 7).order(RANKS)) == "4 8 Q 5 9 7 10 K 3 2 6 A J"


def test_pinned_children() -> None:
    assert KeyedRandom("pinned", 7).child("a", 1).number("x") == 17480052271643017469
    assert KeyedRandom("pinned", 7).branch("a/1").number("x") == 12697307620742115112


@pytest.mark.parametrize(
    ("seats", "rules", "deal"),
    [
        (
            2,
            WarRules(),
            '{"chance": "deal", "suits": ["H", "D"], "first": 0, "prizes": '
            '["QC", "10C", "9C", "5C", "JC", "4C", "2C", "6C", "AC", "8C", "KC", "3C", "7C"]}',
        ),
        (
            5,
            WarRules(suit_size=4),
            '{"chance": "deal", "suits": ["S\'", "H", "D", "C\'", "C"], "first": 2, '
            '"prizes": ["4S", "2S", "AS", "3S"]}',
        ),
        (3, WarRules(prizes="own_cards"), '{"chance": "deal", "suits": ["H", "D", "C"], "first": 2}'),
    ],
)
def test_pinned_deals_of_bidding_war(seats: int, rules: WarRules, deal: str) -> None:
    war = GAMES["war"]
    assert json_text(line_object(war.draw(war.start(rules, seats), KeyedRandom(7).child("deal", 0)))) == deal


def test_a_pinned_game_of_random_players() -> None:
    header = new_header(GAMES["war"], WarRules(suit_size=4, bidding="open"), (SeatName(),) * 3, 7)
    match = Match(header, KeyedRandom(7), [Recorder(header)])
    match.go_on()
    player = RandomPlayer()
    while not match.over:
        seat = match.state.turn
        match.submit_code(player.choose(match.view(seat), match.player_rng(seat), 1.0))
    moves = [(held["seat"], held.get("card", "pass")) for held in record_of(match).objects if "move" in held]
    assert " ".join(f"{seat}:{card}" for seat, card in moves) == (
        "2:AC 0:4H 1:pass 2:pass 0:3H 1:pass 2:4C 0:pass 1:2D 2:3C 0:pass 1:4D 2:pass 2:AC 0:2H 1:pass 2:3C 0:pass"
    )
    assert match.state.scores == [4, 1, 5]


# --- what draws are like -------------------------------------------------------------------------------------------


def test_draws_are_even() -> None:
    rng = KeyedRandom("even")
    counts = Counter(rng.below(6) for _ in range(12_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(1850 < count < 2150 for count in counts.values())


def test_successive_draws_do_not_depend_on_each_other() -> None:
    rng = KeyedRandom("pairs")
    counts = Counter((rng.below(4), rng.below(4)) for _ in range(16_000))
    assert len(counts) == 16
    assert all(880 < count < 1120 for count in counts.values())


def test_orders_are_even() -> None:
    counts = Counter(tuple(KeyedRandom("orders", key).order("ABC")) for key in range(6000))
    assert counts.keys() == set(permutations("ABC"))
    assert all(880 < count < 1120 for count in counts.values())


def test_every_seat_begins_about_as_often() -> None:
    war = GAMES["war"]
    state = war.start(WarRules(suit_size=3), 5)
    firsts = Counter(line_object(war.draw(state, KeyedRandom(seed).child("deal", 0)))["first"] for seed in range(2000))
    assert sorted(firsts) == [0, 1, 2, 3, 4]
    assert all(330 < count < 470 for count in firsts.values())


def test_a_shared_order() -> None:
    """Two packs keep their common cards in the same order, so that rules are compared on common luck."""
    for key in range(50):
        rng = KeyedRandom("shared", key)
        whole = rng.order(RANKS)
        for size in range(3, 13):
            some = RANKS[:size]
            assert rng.order(some) == [rank for rank in whole if rank in some]


def test_a_number_is_the_same_whenever_it_is_asked() -> None:
    rng = KeyedRandom("same")
    first = rng.number("card", 1)
    rng.below(10)
    rng.order("ABC")
    assert rng.number("card", 1) == first == KeyedRandom("same").number("card", 1)


def test_uses_do_not_disturb_each_other() -> None:
    one, other = KeyedRandom("stream"), KeyedRandom("stream")
    draws = []
    for _ in range(5):
        draws.append(one.below(1000))
        one.child("bot").below(10)
        one.number("x")
        one.generator().random()
    assert draws == [other.below(1000) for _ in range(5)]


def test_keys_and_children_have_streams_of_their_own() -> None:
    streams = [
        KeyedRandom(1),
        KeyedRandom(2),
        KeyedRandom(1, 2),
        KeyedRandom(1).child(2),
        KeyedRandom(1).child(3),
        KeyedRandom(1).branch("3"),
        KeyedRandom(2).child(2),
    ]
    seen = {tuple([rng.below(1 << 30) for _ in range(3)]) for rng in streams}
    assert len(seen) == len(streams)


def test_a_players_luck_is_its_own_at_every_decision() -> None:
    header = new_header(GAMES["war"], WarRules(), (SeatName(),) * 3, 1)
    match = Match(header, KeyedRandom(1))
    match.go_on()
    seen = set()
    while not match.over:
        for seat in range(3):
            seen.add((seat, match.decisions[seat], match.player_rng(seat).number("x")))
        match.submit_code(match.state.legal(match.state.turn)[0])
    assert len({(seat, decision) for seat, decision, _ in seen}) == len(seen) == len({drawn for *_, drawn in seen})
