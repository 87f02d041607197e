"""Expert at Loser's Game: legal playouts, worlds that fit the view, judged scores, and the moves that result."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.views import View
from cardtable.games.losers.play import BID, CALL, CARDS, NO_BID, PLAY, SUIT, Losers
from cardtable.games.losers.players.counting import CountReading, fair_points, promise
from cardtable.games.losers.players.levels import LosersClub, LosersExpert
from cardtable.games.losers.players.search import Determinizations, MatchChances, gains, promises
from cardtable.games.losers.players.vector_playouts import VectorPlayouts
from cardtable.match import Match
from tests.judging import seen_with

pytestmark = pytest.mark.slow

LOSERS = GAMES["losers"]
CLUB = LosersClub()
EXPERT = LosersExpert()
SEATS = st.integers(2, 8)


def begun(seats: int, seed: int, **rules: int | str) -> Match:
    match = Match(new_header(LOSERS, LOSERS.rules.made(rules), (SeatName(),) * seats, seed), KeyedRandom(seed))
    match.go_on()
    return match


def state_of(match: Match) -> Losers:
    assert isinstance(match.state, Losers)
    return match.state


def information_state(match: Match) -> Losers:
    state = match.state.information_state(match.state.turn)
    assert isinstance(state, Losers)
    return state


def play_on(match: Match, random: Random, decisions: int) -> None:
    """Make random moves within the first hand, with bids below 6."""
    for _ in range(decisions):
        state = state_of(match)
        if state.number or state.turn < 0:
            return
        moves = [move for move in state.legal(state.turn) if state.phase != BID or move < 6]
        match.submit_code(random.choice(moves))


def generator(seed: int) -> np.random.Generator:
    return np.random.default_rng(seed)


# --- playouts --------------------------------------------------------------------------------------------------------


@given(seats=SEATS, seed=st.integers(0, 1 << 20), decisions=st.integers(0, 60))
@settings(max_examples=40)
def test_lanes_keep_the_rules(seats: int, seed: int, decisions: int) -> None:
    """Every card played in a lane is legal in the engine's state, and the piles and points agree."""
    match = begun(seats, seed)
    play_on(match, Random(seed), max(decisions, seats + 1))
    state = state_of(match)
    if state.phase != PLAY or state.number:
        return
    gone = state.aside
    for pile in state.piles:
        gone |= pile
    count = 5
    hands = np.repeat(np.array(state.hands, dtype=np.int64)[:, None], count, axis=1)
    piles = np.repeat(np.array(state.piles, dtype=np.int64)[:, None], count, axis=1)
    bids = np.repeat(np.array(state.bids)[:, None], count, axis=1)
    playouts = VectorPlayouts(
        state.terms, state.trump, hands, piles, bids, gone, state.turn, state.trick, generator(seed)
    )
    states = [state.clone() for _ in range(count)]
    points: list[list[int]] = []
    left = seats * state.terms.hand_size - len(state.played)
    for number in range(left):
        cards = playouts.habit()
        for lane, twin in enumerate(states):
            assert playouts.turn[lane] == twin.turn
            assert cards[lane] in twin.legal(twin.turn)
            if number == left - 1:  # after the last card the hand is scored, and its piles are dropped
                events: list[object] = []
                twin.apply(int(cards[lane]), events)
                points.append(next(event.points for event in events if hasattr(event, "points")))
            else:
                twin.apply(int(cards[lane]))
        playouts.play(cards)
        if number < left - 1:
            for lane, twin in enumerate(states):
                assert [int(pile) for pile in playouts.piles()[:, lane]] == twin.piles
    assert playouts.points().T.tolist() == [list(each) for each in points]


def test_what_lanes_are_given_is_not_changed() -> None:
    match = begun(4, 1)
    play_on(match, Random(1), 12)
    state = state_of(match)
    hands = np.array(state.hands, dtype=np.int64)[:, None]
    piles = np.array(state.piles, dtype=np.int64)[:, None]
    before = hands.copy(), piles.copy()
    gone = 0
    for pile in state.piles:
        gone |= pile
    bids = np.array(state.bids)[:, None]
    VectorPlayouts(state.terms, state.trump, hands, piles, bids, gone, state.turn, state.trick, generator(1)).finish(20)
    assert (hands == before[0]).all()
    assert (piles == before[1]).all()


@pytest.mark.parametrize("rules", [{}, {"made_bid": "points"}, {"failed_bid": "zero"}])
def test_bids_bring_what_the_rules_say(rules: dict[str, int | str]) -> None:
    terms = state_of(begun(3, 1, **rules)).terms
    bids, points = np.arange(20)[:, None], np.arange(20)[None, :]
    found = gains(terms, bids, points)
    assert found.tolist() == [[terms.gain(bid, taken) for taken in range(20)] for bid in range(20)]


# --- worlds ----------------------------------------------------------------------------------------------------------


@given(seats=SEATS, seed=st.integers(0, 1 << 20), decisions=st.integers(0, 60))
@settings(max_examples=40)
def test_worlds_fit_what_was_seen(seats: int, seed: int, decisions: int) -> None:
    match = begun(seats, seed)
    play_on(match, Random(seed), decisions)
    if match.state.turn < 0:
        return
    view = information_state(match)
    hands = Determinizations(view, view.turn, fair_points(view), generator(seed)).drawn(12)
    assert hands.shape == (seats, 12)
    for world in hands.T.tolist():
        assert world[view.turn] == view.hands[view.turn]
        held = 0
        for seat, hand in enumerate(world):
            assert not held & hand
            held |= hand
            assert hand.bit_count() == view.cards_left(seat)
            assert not any(view.voids[seat] >> suit & 1 and hand >> 13 * suit & SUIT for suit in range(4))
        assert held == view.unseen() | view.hands[view.turn]


def test_worlds_are_drawn_alike_where_bids_say_nothing() -> None:
    """For three seats near the end, every deal that fits is as frequent as when drawn by the dealer."""
    match = begun(3, 5)
    random = Random(2)
    play_on(match, random, 3 * 15 + 4)
    view = information_state(match)
    view.bids = [NO_BID] * 3
    hands = Determinizations(view, view.turn, fair_points(view), generator(3)).drawn(6000)
    seen = Counter(map(tuple, hands.T.tolist()))
    one_by_one: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        world = view.determinization(random)
        assert isinstance(world, Losers)
        one_by_one[tuple(world.hands)] += 1
    assert seen.keys() == one_by_one.keys()
    assert len(seen) > 2
    even = 6000 / len(seen)
    assert all(0.75 * even < times < 1.25 * even for times in seen.values())


@pytest.mark.parametrize("rules", [{}, {"three_points": 6, "four_points": 18}])
@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
def test_bids_are_expected_as_they_are_made(seats: int, rules: dict[str, int]) -> None:
    """Expected bids are compared with those of club players, on average over hands."""
    expected, made = 0.0, 0.0
    for seed in range(40):
        match = begun(seats, seed, **rules)
        match.submit_code(CLUB.choose(match.view(match.state.turn), KeyedRandom(seed), 1.0))
        state = state_of(match)
        hands = np.array(state.hands)[:, None]
        expected += (
            Determinizations(state, state.turn, fair_points(state), generator(seed)).bids(hands, state.trump).sum()
        )
        while state.phase == BID:
            bid = CLUB.choose(match.view(state.turn), KeyedRandom(seed), 1.0)
            made += bid
            match.submit_code(bid)
    assert made / 1.5 < expected < made * 1.5


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_hands_promise_in_arrays_what_they_promise_to_the_club_player(seats: int) -> None:
    """The arrays ignore unbeaten cards below the king."""
    off = []
    for seed in range(20):
        state = state_of(begun(seats, seed))
        found = promises(np.array(state.hands), seed % 4, seats)
        off += [promise(CountReading(state, seat, seed % 4), False) - found[seat] for seat in range(seats)]
    assert min(off) > -1e-9
    assert max(off) < 1
    assert sum(off) / len(off) < 0.3


def test_bids_that_nobody_could_make_are_not_expected() -> None:
    state = state_of(begun(3, 1, trump_points=0, three_points=0, four_points=0, round_limit=4))
    assert (
        not Determinizations(state, 0, fair_points(state), generator(1)).bids(np.array(state.hands)[:, None], 0).any()
    )
    match = begun(3, 1, trump_points=0, three_points=0, four_points=0, round_limit=1)
    told = EXPERT.advise(match.view(match.state.turn), KeyedRandom(1), 0.1)
    assert [choice.value for choice in told.choices] == [pytest.approx(1 / 3)] * 4


def test_where_all_points_score_a_bid_of_none_says_nothing_and_nobody_has_enough() -> None:
    match = begun(4, 8, made_bid="points")
    match.submit_code(0)
    bidder = match.state.turn
    before = state_of(match)
    hands = np.bitwise_count(
        Determinizations(information_state(match), before.caller, 5.0, generator(1)).drawn(400)[bidder] & SUIT
    ).mean()
    match.submit_code(0)
    after = information_state(match)
    assert (
        np.bitwise_count(Determinizations(after, after.turn, 5.0, generator(1)).drawn(400)[bidder] & SUIT).mean()
        > 0.8 * hands
    )
    piles = [played_out(before, bid).tolist() for bid in (0, 99)]
    assert piles[0] == piles[1]


def played_out(state: Losers, bid: int) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    """Return the cards taken in playouts in which every seat has bid the same."""
    hands = np.repeat(np.array(state.hands, dtype=np.int64)[:, None], 20, axis=1)
    bids = np.full_like(hands, bid)
    playouts = VectorPlayouts(
        state.terms, 0, hands, np.zeros_like(hands), bids, state.aside, state.caller, [], generator(2)
    )
    playouts.finish(52)
    return playouts.piles()


def test_a_high_bid_puts_trumps_into_the_hand() -> None:
    match = begun(4, 8)
    match.submit_code(0)
    trumps = []
    for bid in (0, 15):
        after = Match(match.header, KeyedRandom(8))
        after.go_on()
        after.submit_code(0)
        bidder = after.state.turn
        after.submit_code(bid)
        view = information_state(after)
        hands = Determinizations(view, view.turn, fair_points(view), generator(1)).drawn(400)
        trumps.append(np.bitwise_count(hands[bidder] & SUIT).mean())
    assert trumps[1] > trumps[0] + 1


# --- scores ----------------------------------------------------------------------------------------------------------


def standing(seat: int = 0, number: int = 3, **rules: int | str) -> MatchChances:
    return MatchChances(state_of(begun(3, 1, **rules)).terms, seat, number, 10.0)


def chance(scores: list[int], seat: int = 0, number: int = 3, **rules: int | str) -> float:
    return float(standing(seat, number, **rules).chances(np.array(scores)[:, None])[0])


def test_a_match_that_is_over_is_won_or_lost() -> None:
    assert chance([50, 49, 49]) == 1
    assert chance([49, 50, 0]) == 0
    assert 0 < chance([50, 50, 0]) < 1, "two at the top play on"
    assert chance([5, 5, 2], round_limit=4) == 0.5
    assert chance([5, 5, 2], round_limit=5) not in (0.0, 0.5, 1.0)


def test_more_points_are_better_and_so_are_fewer_of_the_others() -> None:
    chances = [chance([score, 10, 20]) for score in range(-30, 50)]
    assert chances == sorted(chances)
    chances = [chance([10, 10, score]) for score in range(-30, 50)]
    assert chances == sorted(chances, reverse=True)


def test_a_lead_is_worth_more_near_the_end() -> None:
    assert chance([10, 0, 0]) < chance([45, 35, 35])


def test_what_is_said_of_chances_is_as_if_all_played_equally_well() -> None:
    """Experts expect to outplay the others later; a person asking for a hint may not."""
    level = chance([10, 10, 10])
    assert level > 0.4
    assert standing().among_equals(level, [0, 0, 0]) == pytest.approx(1 / 3, rel=0.01)
    said = [standing().among_equals(share / 20, [30, 10, 0]) for share in range(21)]
    assert said == sorted(said)
    assert (said[0], said[-1]) == (0, 1)
    assert all(less < share / 20 for share, less in enumerate(said[1:-1], 1))
    assert standing(round_limit=4).among_equals(0.5, [3, 3, 3]) == 0.5, "nothing comes after the last hand"
    assert standing().among_equals(0.5, [45, 3, 3]) == 0.5, "nor after one that the leader wins by"


# --- what they do ----------------------------------------------------------------------------------------------------


def mask(cards: str) -> int:
    return sum([1 << CARDS.index(card) for card in cards.split()])


def position(trump: int | None, hands: list[str], scores: list[int], bids: list[int] | None = None) -> View:
    """Return the first seat's view of a last hand, in which the others hold the remaining cards."""
    rest = [card for card in range(52) if not mask(hands[0]) >> card & 1]
    Random(1).shuffle(rest)
    state = state_of(begun(4, 1))
    dealt = [mask(hands[0])] + [sum([1 << rest.pop() for _ in range(13)]) for _ in range(3)]
    fresh = Losers(state.terms)
    fresh.scores = scores
    fresh.deal(dealt, 0)
    if trump is not None:
        fresh.apply(trump)
        for bid in bids or []:
            fresh.apply(bid)
    return View(LOSERS, LOSERS.rules(), 0, fresh.information_state(0))


STRONG = "AS KS QS JS 10S 9S 8S AH KH AD KD AC 2C"
WEAK = "2S 3S 4H 3H 2H 5D 4D 3D 2D 6C 5C 4C 3C"


def test_the_expert_calls_their_long_strong_suit() -> None:
    view = position(None, [STRONG], [0, 1, 1, 1])
    advice = LosersExpert().advise(view, KeyedRandom(1), 0.2)
    assert advice.choices[0].move == 3
    assert len(advice.choices) == 4


def test_the_expert_bids_high_on_a_strong_hand_and_little_on_a_weak_one() -> None:
    high = LosersExpert().advise(position(3, [STRONG], [0, 1, 1, 1], [2, 2, 2]), KeyedRandom(1), 0.3)
    low = LosersExpert().advise(position(3, [WEAK], [0, 1, 1, 1], [2, 2, 2]), KeyedRandom(1), 0.3)
    assert high.choices[0].move >= 12
    assert low.choices[0].move <= 1
    assert {choice.move for choice in high.choices} == set(range(131)), "every bid has a value, for the one who made it"


def test_the_expert_bids_no_more_than_it_takes_to_win() -> None:
    """At 45 against three 30s five points win the match, however many could be taken."""
    advice = LosersExpert().advise(position(3, [STRONG], [45, 50, 48, 48], [0, 0, 0]), KeyedRandom(1), 0.3)
    assert advice.choices[0].move >= 6, "45 and 5 would not be alone at the top"
    view = position(3, [STRONG], [-20, -19, -19, -19], [0, 0, 0])
    state = view.state
    assert isinstance(state, Losers)
    state.scores = [45, 30, 30, 30]
    advice = LosersExpert().advise(view, KeyedRandom(1), 0.3)
    assert 5 <= advice.choices[0].move <= 9
    assert advice.value is not None
    assert advice.value > 0.9


def test_hidden_cards_change_nothing() -> None:
    """With the unseen cards dealt anew, the same luck gives exactly the same advice."""
    for seed in range(6):
        match = begun(4, seed)
        play_on(match, Random(seed), 5 + 6 * seed)
        view = match.view(match.state.turn)
        here = LosersExpert().advise(view, KeyedRandom(seed), 0.1)
        world = view.state.determinization(Random(99))
        there = LosersExpert().advise(seen_with(view, world.information_state(view.seat)), KeyedRandom(seed), 0.1)
        assert here == there


def test_every_legal_move_has_a_value() -> None:
    match = begun(5, 3)
    random = Random(3)
    while state_of(match).number == 0:
        view = match.view(match.state.turn)
        advice = LosersExpert().advise(view, KeyedRandom(1), 0.02)
        assert {choice.move for choice in advice.choices} == set(match.state.legal(view.seat))
        assert all(choice.value is not None and 0 <= choice.value <= 1 for choice in advice.choices)
        assert advice.value == max(choice.value for choice in advice.choices if choice.value is not None)
        play_on(match, random, 1)
    assert state_of(match).phase == CALL
