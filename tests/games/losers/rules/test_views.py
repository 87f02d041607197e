"""Views of Loser's Game: what their lines tell and hide, and the worlds that fit."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Any

import pytest

from cardtable.engine.cards import bits
from cardtable.engine.lines import ResultLine
from cardtable.engine.state import NOBODY
from cardtable.engine.views import ViewWriter, reader_of
from cardtable.games.losers.deals import Dealer
from cardtable.games.losers.moves import LosersDealt
from cardtable.games.losers.play import CARDS, Losers
from tests.engine.suite import record_of, replayed
from tests.games.losers.rules.desk import MIXED, WHOLE_SUITS, Desk, cards

# --- lines -------------------------------------------------------------------------------------------------------

HANDS = [
    "H 7, S A K Q J 10 9 8 7 6 5, D 9 A K Q J 10",
    "C 2 A K Q 10 9 8 7 6 5 4 3, D 8 7 6 5 4",
    "H K A Q J 10 9 8 6 5 4 3 2, D 3 2, S 4 3 2",
]
"""Three hands in the order of play, hearts being trump; the jack of clubs lies aside.

Seat 2 takes twelve tricks with hearts, and seat 0 the last five with diamonds. Seat 2 has 13 trumps, the nines, and
three each of A K Q 10 8 7 6 5: 13 + 9 + 24 points. Seat 0 has only pairs.
"""
NAMELESS = [None] * 17
HEADER: dict[str, Any] = {
    "format": "cardtable",
    "version": 1,
    "game": "losers",
    "rules": {"round_limit": 2},
    "seats": [{}, {}, {}],
    "youngest_first": [2, 0, 1],
}


def views_of(desk: Desk) -> list[list[dict[str, Any]]]:
    """Return every seat's view lines of a match."""

    def writer(seat: int) -> Any:
        return lambda header: ViewWriter(header, seat)

    match = replayed(record_of(desk.match).objects, *[writer(seat) for seat in range(desk.seats)])
    return [observer.lines for observer in match.observers if isinstance(observer, ViewWriter)]


def seen_deal(seat: int) -> dict[str, Any]:
    """Return the deal of HANDS as a seat sees it."""
    hands = [cards(hand) if seat == mine else NAMELESS for mine, hand in enumerate(HANDS)]
    return {"chance": "deal", "hands": hands, "aside": ["JC"]}


def test_what_three_seats_see_of_the_same_lines() -> None:
    desk = Desk(seats=3, youngest_first=[2, 0, 1], round_limit=2)
    desk.deal(HANDS)
    desk.call("H")
    desk.bid(5, 0, 20)
    desk.trick("KH 7H 2C")
    for seat, lines in enumerate(views_of(desk)):
        assert lines == [
            {**HEADER, "you": seat},
            seen_deal(seat),
            {"seat": 2, "move": "trump", "suit": "H"},
            {"seat": 0, "move": "bid", "points": 5},
            {"seat": 1, "move": "bid", "points": 0},
            {"seat": 2, "move": "bid", "points": 20},
            {"seat": 2, "move": "play", "card": "KH"},
            {"seat": 0, "move": "play", "card": "7H"},
            {"seat": 1, "move": "play", "card": "2C"},
        ]
        assert list(lines[0]) == [*HEADER, "you"]


def test_nothing_is_revealed_to_the_end_of_the_match() -> None:
    desk = Desk(seats=3, youngest_first=[2, 0, 1], round_limit=2)
    assert desk.hand(HANDS, "H", 5, 0, 20) == [-5, 0, 20]
    assert desk.deal(HANDS) == 0
    desk.call("H")
    desk.bid(0, 0, 46)
    desk.play_out()
    assert desk.scores == [-5, 0, 66]
    desk.match.take(ResultLine(winners=[2], scores=[-5, 0, 66]))
    objects = record_of(desk.match).objects
    for seat, lines in enumerate(views_of(desk)):
        assert len(lines) == len(objects) == 1 + 2 * (1 + 1 + 3 + 51) + 1
        for held, full in zip(lines[1:], objects[1:], strict=True):
            assert held == (seen_deal(seat) if "chance" in full else full)


def test_the_lot_is_no_secret() -> None:
    desk = Desk(seats=3, tie_caller="random")
    desk.deal(HANDS, caller=1)
    for seat, lines in enumerate(views_of(desk)):
        assert lines[1] == {**seen_deal(seat), "caller": 1}
        assert reader_of(lines).state.turn == 1


def test_who_is_youngest_is_kept_in_views() -> None:
    desk = Desk(seats=3, youngest_first=[1, 2, 0])
    desk.deal(HANDS)
    for lines in views_of(desk):
        assert lines[0]["youngest_first"] == [1, 2, 0]
        state = reader_of(lines).state
        assert isinstance(state, Losers)
        assert state.terms.youngest_first == (1, 2, 0)
        assert state.turn == 1


def test_what_a_screen_is_told_of_a_deal() -> None:
    desk = Desk(seats=3)
    desk.deal(HANDS)
    for seat, lines in enumerate(views_of(desk)):
        reader = reader_of(lines[:1])
        (dealt,) = reader.read(lines[1])
        assert isinstance(dealt, LosersDealt)
        assert dealt.aside == ("JC",)
        assert [set(hand) == {None} for hand in dealt.hands] == [mine != seat for mine in range(3)]
        assert sorted(filter(None, dealt.hands[seat])) == sorted(cards(HANDS[seat]))


def test_a_view_takes_what_others_play_on_trust() -> None:
    desk = Desk(seats=3, youngest_first=[2, 0, 1])
    desk.deal(HANDS)
    desk.call("H")
    desk.bid(0, 0, 0)
    desk.trick("KH 7H 2C")
    state = reader_of(views_of(desk)[1]).state
    assert isinstance(state, Losers)
    assert state.hands[0] == state.hands[2] == 0
    assert [state.cards_left(seat) for seat in range(3)] == [16, 16, 16]
    assert state.facts() == desk.state.information_state(1).facts()
    assert state.voids == [0, 1 << "CDHS".index("H"), 0]
    assert len(bits(state.unseen())) == 32


def test_facts_tell_everything_that_changes() -> None:
    desk = Desk()
    desk.hand(WHOLE_SUITS, "C", 0, 0, 0, 0)
    desk.deal(MIXED)
    desk.call("S")
    desk.bid(1, 2, 3, 4)
    desk.trick("5C 10C")
    state = desk.state
    for name in ("turn", "phase", "observer", "number", "caller", "aside", "trump"):
        twin = state.clone()
        assert twin.facts() == state.facts()
        setattr(twin, name, getattr(twin, name) + 1)
        assert twin.facts() != state.facts(), name
    for name in ("scores", "hands", "bids", "played", "trick", "piles", "voids"):
        twin = state.clone()
        getattr(twin, name)[0] += 1
        assert twin.facts() != state.facts(), name


# --- worlds ------------------------------------------------------------------------------------------------------


def suits_in(hand: int) -> set[str]:
    return {CARDS[card][-1] for card in bits(hand)}


def test_worlds_respect_who_could_not_follow() -> None:
    desk = Desk()
    desk.deal(MIXED)
    desk.call("S")
    desk.bid(0, 0, 0, 0)
    assert desk.trick("5C 10C 2C 3H") == 1  # seat 3 has no clubs
    assert desk.trick("KH 4D 4H 2H") == 1  # seat 2 has no hearts
    desk.trick("KS 3D 2S")  # seat 2 has no spades either; seat 0 is on turn
    random = Random(1)
    for seat in (0, 1):
        view = desk.state.information_state(seat)
        found = [view.determinization(random) for _ in range(200)]
        for world in found:
            assert world.observer == NOBODY
            assert [len(bits(hand)) for hand in world.hands] == [11, 10, 10, 10]
            assert world.hands[seat] == desk.state.hands[seat]
            assert "C" not in suits_in(world.hands[3])
            assert suits_in(world.hands[2]) == {"C", "D"}
        others = {0: 1, 1: 0}
        assert set().union(*[suits_in(world.hands[3]) for world in found]) == {"D", "H", "S"}  # its void in D is unseen
        assert set().union(*[suits_in(world.hands[others[seat]]) for world in found]) == set("CDHS")
    view = desk.state.information_state(2)
    assert all("C" not in suits_in(view.determinization(random).hands[3]) for _ in range(50))


def test_who_could_not_follow_is_forgotten_when_cards_are_dealt_anew() -> None:
    desk = Desk()
    desk.hand(WHOLE_SUITS, "C", 0, 0, 0, 0)
    desk.deal(WHOLE_SUITS)
    view = desk.state.information_state(0)
    random = Random(1)
    for seat in (1, 2, 3):
        assert set().union(*[suits_in(view.determinization(random).hands[seat]) for _ in range(20)]) == set("DHS")


def test_a_last_suit_can_give_a_hand_away() -> None:
    desk = Desk()
    desk.deal(WHOLE_SUITS)
    desk.call("C")
    desk.bid(0, 0, 0, 0)
    assert desk.trick("AC AD AH AS") == 0
    view = desk.state.information_state(1)
    random = Random(1)
    clubs = {view.determinization(random).hands[0] for _ in range(10)}
    assert clubs == {desk.state.hands[0]}  # no other seat has a club


# Cards to deal; number of cards and missing suits by seat; number of deals, 0 if it is not plain to see.
BOUND: list[tuple[str, dict[int, tuple[int, str]], int]] = [
    ("C 2 3, D 2 3, H 2 3", {1: (2, "C"), 2: (2, "D"), 3: (2, "H")}, 10),
    ("C 2 3 4, D 2 3, H 2, S 2", {1: (2, "C"), 2: (3, "D"), 3: (2, "")}, 0),
    ("C 2 3 4, D 2 3 4", {0: (2, "C"), 2: (2, ""), 3: (2, "")}, 3 * 6),
    ("C 2 3, D 2 3, H 2 3, S 2", {0: (2, "CD"), 1: (2, "CH"), 2: (3, "")}, 0),
    ("S 2 3, D 2 3, H 2 3", {1: (3, ""), 2: (2, "S"), 3: (1, "S")}, 4 * 3),
    ("C A, D A, H A, S A, C K, D K", {1: (1, "C"), 2: (1, "D"), 3: (2, "H"), 4: (2, "S")}, 0),
    ("C 2 3, D 2 3", {1: (2, "HS"), 2: (2, "S")}, 6),  # the missing suits are not in the pack
    ("C 2 3 4, D 2 3 4", {1: (3, "C"), 2: (3, "D")}, 1),
    ("C A, D A, H A, S A, C K", {1: (1, "C"), 2: (1, "CD"), 3: (1, "CDH"), 4: (1, "S"), 5: (1, "")}, 0),
    ("C 2 3 4 5 6", {4: (5, "DHS")}, 1),
    ("S 2 3 4, D 2 3, H 2 3", {1: (2, "D"), 2: (3, "H"), 3: (2, "")}, 0),
    ("H 2 3 4 5, S 2 3 4", {1: (2, "CD"), 2: (2, "H"), 3: (3, "D")}, 3 * 10),  # two of the spades, two of the rest
    ("C 2 3, D 2 3, S 2", {1: (0, "C"), 2: (3, "D"), 3: (2, "H")}, 1),  # seat 1 has already played its last card
    ("C 2, D 2 3 4, H 2 3, S 2", {0: (3, "C"), 1: (3, "H"), 2: (1, "D")}, 0),
]


@pytest.mark.parametrize(("pack", "seats", "count"), BOUND)
def test_all_deals_that_fit_are_drawn_equally_often(pack: str, seats: dict[int, tuple[int, str]], count: int) -> None:
    """The drawn deals are compared with a list of all: chi square stays within six standard deviations."""
    names = cards(pack)
    fitting = list(every_deal(names, [(seat, *seats[seat]) for seat in seats]))
    assert len(set(fitting)) == len(fitting) > 0
    assert not count or len(fitting) == count
    mask = sum(1 << CARDS.index(name) for name in names)
    voids = {seat: sum(1 << "CDHS".index(suit) for suit in lacking) for seat, (_, lacking) in seats.items()}
    dealer = Dealer(mask, [(seat, held, voids[seat]) for seat, (held, _) in seats.items()])
    random = Random(len(fitting))
    mean = 60
    drawn = Counter(tuple(sorted(dealer.deal(random))) for _ in range(mean * len(fitting)))
    assert drawn.keys() == set(fitting)
    chi_square = sum((times - mean) ** 2 / mean for times in drawn.values())
    freedom = len(fitting) - 1
    assert chi_square <= freedom + 6 * sqrt(2 * freedom)


def every_deal(names: list[str], seats: list[tuple[int, int, str]]) -> Iterator[tuple[tuple[int, int], ...]]:
    """Yield all ways to deal the cards, each as pairs of seat and hand mask."""
    if not seats:
        if not names:
            yield ()
        return
    (seat, held, lacking), *rest = seats
    for hand in itertools.combinations([name for name in names if name[-1] not in lacking], held):
        mask = sum(1 << CARDS.index(name) for name in hand)
        for others in every_deal([name for name in names if name not in hand], rest):
            yield tuple(sorted([(seat, mask), *others]))
