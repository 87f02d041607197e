"""Expert at other games than sealed duels: legal moves, no use of secrets, sensible bids, and its strength."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.bots.player import Advice
from cardtable.bots.search import SearchProblem, weighed
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.state import OVER
from cardtable.engine.views import View
from cardtable.games.war.play import PASS, War
from cardtable.games.war.players.expert import field_advice, is_barter
from cardtable.games.war.players.reading import HandReading
from cardtable.games.war.players.sealed_equilibrium import LastTwoPrizes, SealedEquilibrium, is_finale
from cardtable.games.war.rules import WarRules
from cardtable.match import Match
from tests.engine.suite import Table, tables
from tests.judging import seen_with

pytestmark = pytest.mark.slow

WAR = GAMES["war"]


def begun(rules: WarRules, seats: int, seed: int = 1) -> Match:
    match = Match(new_header(WAR, rules, (SeatName(),) * seats, seed), KeyedRandom(seed))
    match.go_on()
    return match


def positions(table: Table, effort: float = 0.2) -> Iterator[tuple[Match, Advice]]:
    """Play a game with some random moves; yield each decision with the advice for it."""
    match = begun(cast(WarRules, table.rules), table.seats, table.seed)
    random = Random(table.seed)
    while not match.over:
        seat = match.state.turn
        advice = field_advice(match.view(seat), match.player_rng(seat), effort)
        yield match, advice
        best = advice.choices[0].move
        match.submit_code(random.choice(match.state.legal(seat)) if random.random() < 0.4 else best)


def position(rules: WarRules, hands: list[set[int]], prizes: list[int], number: int, scores: list[int]) -> War:
    """Return a bidding round with these hands, seat 0 first; cards are given by their pips."""
    state = cast(War, WAR.start(rules, len(hands)))
    state.number = number
    state.hands = [sum(1 << pips - 1 for pips in hand) for hand in hands]
    state.scores = scores
    state.deal(
        ["C", "D", "H", "S", "c", "d", "h", "s"][: len(hands) + 1], [pips - 1 for pips in prizes], -number % len(hands)
    )
    return state


def advised(state: War, effort: float = 1.0) -> dict[int, tuple[float, float]]:
    """Return the probability of each card, by its pips (14: pass), and the chance to win with it."""
    seat = state.turn
    advice = field_advice(View(WAR, WarRules(), seat, state.information_state(seat)), KeyedRandom(1), effort)
    return {choice.move + 1: (choice.probability, choice.value or 0.0) for choice in advice.choices}


# --- everywhere ----------------------------------------------------------------------------------------------


@settings(max_examples=25)
@given(data=st.data())
def test_advice_is_a_mixed_strategy_with_a_value_for_every_legal_move(data: st.DataObject) -> None:
    for match, advice in positions(data.draw(tables(WAR))):
        choices = advice.choices
        assert sorted([choice.move for choice in choices]) == sorted(match.state.legal(match.state.turn))
        odds = [choice.probability for choice in choices]
        assert odds == sorted(odds, reverse=True)
        assert min(odds) >= 0
        assert sum(odds) == pytest.approx(1)
        values = [choice.value for choice in choices if choice.value is not None]
        assert len(values) == len(choices)
        assert min(values) >= 0
        assert max(values) <= 1 + 1e-9
        played = sum(choice.probability * value for choice, value in zip(choices, values, strict=True))
        assert advice.value == pytest.approx(played)
        assert advice.exact == is_barter(cast(War, match.state))


@settings(max_examples=15)
@given(data=st.data())
def test_what_a_seat_cannot_know_changes_nothing(data: st.DataObject) -> None:
    table = data.draw(tables(WAR))
    random = Random(table.seed)
    for match, advice in positions(table):
        seat = match.state.turn
        view = match.view(seat)
        before = view.state.facts()
        redealt = view.state.determinization(random).information_state(seat)
        assert field_advice(seen_with(view, redealt), match.player_rng(seat), 0.2) == advice
        assert view.state.facts() == before


@pytest.mark.parametrize(
    ("rules", "seats"),
    [(WarRules(), 4), (WarRules(bidding="open"), 3), (WarRules(prizes="own_cards", bidding="open"), 3)],
    ids=["sealed", "open", "market"],
)
def test_the_same_view_and_luck_give_the_same_advice(rules: WarRules, seats: int) -> None:
    match = begun(rules, seats)
    view = match.view(match.state.turn)
    assert field_advice(view, KeyedRandom(5), 1.0) == field_advice(view, KeyedRandom(5), 1.0)


# --- sealed --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_the_expert_mixes_so_as_not_to_be_foreseen(seats: int) -> None:
    odds = [chance for chance, _ in advised(cast(War, begun(WarRules(), seats).state)).values()]
    assert max(odds) < 0.9
    assert len([chance for chance in odds if chance > 0.02]) >= 2


def test_nobody_pays_for_a_prize_that_changes_nothing() -> None:
    # Seat 0 wins the game by saving its 9 for the last prize, the 9, which no other seat can then take.
    rules = WarRules(suit_size=9, ace_value=1)
    state = position(rules, [{1, 9}, {2, 5}, {3, 4}], [3, 4, 5, 6, 7, 8, 2, 1, 9], 7, [13, 12, 10])
    found = advised(state)
    assert found[1][0] > 0.99
    assert found[1][1] == 1.0
    assert found[9][1] < 1.0


def test_values_of_the_last_two_prizes_are_counted_out() -> None:
    rules = WarRules(suit_size=7, tie="next_highest")
    random = Random(4)
    for seats in (3, 4):
        hands = [set(random.sample(range(1, 8), 2)) for _ in range(seats)]
        scores = [random.randrange(4, 9) for _ in range(seats)]
        state = position(rules, hands, [1, 2, 3, 4, 5, 6, 7], 5, scores)
        assert is_finale(state)
        bidding = LastTwoPrizes(state, HandReading(state))
        mixes = [[0.0] * bidding.reading.size for _ in hands]
        for mix, cards in zip(mixes, bidding.reading.hands, strict=True):
            mix[cards[0]] += 0.3
            mix[cards[1]] += 0.7
        for seat, worths in enumerate(bidding.worths(mixes)):
            for mine, worth in enumerate(worths):
                value = 0.0
                for picks in itertools.product((0, 1), repeat=seats):
                    if picks[seat] == mine:
                        world = state.clone()
                        chance = 1.0
                        for other, pick in enumerate(picks):
                            chance *= 1.0 if other == seat else (0.3, 0.7)[pick]
                        for bidder in [world.turn, *range(world.turn + 1, seats), *range(world.turn)]:
                            world.apply(sorted(world.legal(bidder))[picks[bidder]])
                        while world.turn != OVER:
                            world.apply(world.forced())
                        value += chance * (1 / len(world.winners()) if seat in world.winners() else 0.0)
                assert worth == pytest.approx(value)


def test_what_all_expect_adds_up_to_one_game() -> None:
    state = cast(War, begun(WarRules(), 4).state)
    sealed_equilibrium = SealedEquilibrium(state, 1.0)
    assert sum(sealed_equilibrium.prospect(seat) for seat in range(4)) == pytest.approx(1, abs=0.15)


# --- auctions and offers -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_lost_is_known_to_be_lost(seats: int) -> None:
    rules = WarRules(bidding="open", suit_size=4)
    hands = [{1, 2, 3, 4}, {1, 2, 4}, {2, 3}][:seats]
    lost = position(rules, hands, [4, 3, 1, 2], 3, [2, 8, 0][:seats])
    assert max([value for _, value in advised(lost).values()]) < 1e-3


@pytest.mark.parametrize("seats", [2, 3])
def test_the_last_prize_is_bid_for_where_it_decides(seats: int) -> None:
    rules = WarRules(bidding="open", suit_size=4)
    state = position(rules, [{1, 4}, {1, 3}, {2, 3}][:seats], [4, 3, 1, 2], 3, [3, 4, 1][:seats])
    found = advised(state)
    assert found[4][1] == pytest.approx(1, abs=1e-3)
    assert found[PASS + 1][0] < 0.01


def solved(state: War, seat: int) -> float:
    """Return a seat's chance to win with all cards open and best play, found by exhaustive search."""
    if state.turn == OVER:
        winners = state.winners()
        return 1 / len(winners) if seat in winners else 0.0
    values: list[float] = []
    for move in state.legal(state.turn):
        after = state.clone()
        after.apply(move)
        values.append(solved(after, seat))
    return max(values) if state.turn == seat else min(values)


@pytest.mark.parametrize("seed", range(6))
def test_where_one_bids_alone_the_game_is_solved(seed: int) -> None:
    random = Random(seed)
    state = cast(War, begun(WarRules(prizes="own_cards", seller_bids=False, suit_size=8), 2, seed).state)
    for _ in range(8):
        state.apply(random.choice(state.legal(state.turn)))
    found = advised(state)
    for move in state.legal(state.turn):
        after = state.clone()
        after.apply(move)
        assert found[move + 1][1] == solved(after, state.turn)
    chosen = max(found, key=lambda pips: found[pips][0])
    assert found[chosen][1] == solved(state, state.turn)


# --- what the search is made of ------------------------------------------------------------------------------


class Lottery(SearchProblem):
    """Scene in which a move m wins m times in 10; all moves share each draw."""

    def __init__(self) -> None:
        self.rng = 0.0
        self.tries: dict[int, int] = {}

    def draw(self, random: Random) -> None:
        self.rng = random.random()

    def tried(self, move: int, random: Random) -> float:
        self.tries[move] = self.tries.get(move, 0) + 1
        return 1.0 if self.rng * 10 < move and random.random() < 1 else 0.0


def test_moves_are_compared_in_the_same_worlds_and_the_best_most_often() -> None:
    scene = Lottery()
    moves = [3, 9, 1, 7, 5]
    values = weighed(scene, moves, 300, KeyedRandom(2))
    assert max(zip(values, moves, strict=True))[1] == 9
    assert values[moves.index(9)] == pytest.approx(0.9, abs=0.15)
    assert scene.tries[9] == max(scene.tries.values())
    assert 250 <= sum(scene.tries.values()) <= 320


def test_one_move_is_valued_too() -> None:
    assert weighed(Lottery(), [10], 20, KeyedRandom(1)) == [1.0]


def test_what_is_asked_about_is_tried_to_the_end() -> None:
    """Otherwise it could not be compared with the best move."""
    scene = Lottery()
    weighed(scene, [3, 10, 1, 7, 0, 5], 300, KeyedRandom(2), kept=[0])
    assert scene.tries[0] == scene.tries[10] > 4 * scene.tries[1]
