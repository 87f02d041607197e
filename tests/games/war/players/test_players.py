"""Players of Bidding War: legal moves, mixed bids, no use of secrets, and their strengths."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from math import exp
from random import Random
from typing import Literal, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.bots.player import Advice, Player
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.views import View
from cardtable.games.war.play import DISCARD, OFFER, PASS, SEALED, War
from cardtable.games.war.players.reading import HandReading, chance_of
from cardtable.games.war.players.sealed import (
    GIVING_WAY,
    BidMix,
    _chances,
    _give_way,
    _next_highest,
    _odds,
    _respond,
    _summed,
)
from cardtable.games.war.rules import PRESETS, WarRules
from cardtable.match import Match
from cardtable.playtest.batch import Batch
from cardtable.playtest.match_runner import MatchPlan
from tests.engine.suite import Table, tables
from tests.judging import assert_blind, assert_mixed_strategy, drawn
from tools.game_tools import Rung
from tools.ladder import climb

pytestmark = pytest.mark.slow

WAR = GAMES["war"]
BEGINNER = PLAYERS["war"]["beginner"]
CLUB = PLAYERS["war"]["club"]
both = pytest.mark.parametrize("player", [BEGINNER, CLUB], ids=["beginner", "club"])


def begun(rules: WarRules, seats: int, seed: int = 1) -> Match:
    match = Match(new_header(WAR, rules, (SeatName(),) * seats, seed), KeyedRandom(seed))
    match.go_on()
    return match


def positions(table: Table, player: Player) -> Iterator[tuple[Match, Advice]]:
    """Play a game with the player in every seat and some random moves; yield each decision with the advice for it."""
    match = begun(cast(WarRules, table.rules), table.seats, table.seed)
    random = Random(table.seed)
    while not match.over:
        seat = match.state.turn
        advice = player.advise(match.view(seat), match.player_rng(seat), 1.0)
        yield match, advice
        wild = random.random() < 0.3
        match.submit_code(random.choice(match.state.legal(seat)) if wild else drawn(advice, random))


def position(
    hands: list[set[int]],
    prizes: list[int],
    number: int = 0,
    scores: list[int] | None = None,
    rules: WarRules | None = None,
) -> War:
    """Return a sealed round or an auction with these hands, in which cards are given by their pips."""
    rules = rules or WarRules(suit_size=max(prizes))
    state = cast(War, WAR.start(rules, len(hands)))
    state.number = number
    state.hands = [sum(1 << pips - 1 for pips in hand) for hand in hands]
    state.scores = scores or [0] * len(hands)
    state.deal(["C", "D", "H", "S"][: len(hands) + 1], [pips - 1 for pips in prizes], 0)
    return state


def mix(player: Player, state: War, seat: int = 0) -> dict[int, float]:
    """Return the probability of each card as a bid, by its pips (14: pass)."""
    advice = player.advise(View(WAR, WarRules(), seat, state.information_state(seat)), KeyedRandom(1), 1.0)
    return {choice.move + 1: choice.probability for choice in advice.choices}


# --- everywhere ----------------------------------------------------------------------------------------------


@both
@settings(max_examples=25)
@given(data=st.data())
def test_advice_is_a_mixed_strategy_over_legal_moves(player: Player, data: st.DataObject) -> None:
    table = data.draw(tables(WAR))
    for match, advice in positions(table, player):
        assert_mixed_strategy(match, advice)


@both
@settings(max_examples=15)
@given(data=st.data())
def test_what_a_seat_cannot_know_changes_nothing(player: Player, data: st.DataObject) -> None:
    table = data.draw(tables(WAR))
    random = Random(table.seed)
    for match, advice in positions(table, player):
        assert_blind(match, player, advice, random)


@both
def test_the_same_view_and_luck_give_the_same_game(player: Player) -> None:
    table = Table(WAR, WarRules(), 3, 5)
    first = [(match.state.facts(), advice) for match, advice in positions(table, player)]
    assert first == [(match.state.facts(), advice) for match, advice in positions(table, player)]


@both
def test_who_thinks_ahead_of_their_turn_thinks_the_same(player: Player) -> None:
    match = begun(WarRules(), 2)
    last = match.waiting_on()[1]
    early = player.advise(match.view(last), KeyedRandom(1), 1.0)
    match.submit_code(match.state.legal(match.state.turn)[0])
    assert player.advise(match.view(last), KeyedRandom(1), 1.0) == early


# --- beginner ------------------------------------------------------------------------------------------------


def test_the_beginner_bids_about_the_rank_of_the_prize() -> None:
    hand = set(range(1, 14))
    state = position([hand, hand], [7, *range(1, 7), *range(8, 14)])
    assert mix(BEGINNER, state) == {6: 0.25, 7: 0.5, 8: 0.25}


def test_the_beginner_saves_their_best_card_for_the_best_prize() -> None:
    state = position([{2, 4, 6, 13}, {1, 3, 5, 13}], [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 13, 11, 9], number=9)
    assert mix(BEGINNER, state) == {6: 1.0}
    state = position([{2, 4, 6, 13}, {1, 3, 5, 13}], [1, 2, 3, 4, 5, 6, 7, 8, 10, 13, 12, 11, 9], number=9)
    assert mix(BEGINNER, state) == {13: 0.75, 6: 0.25}


def test_the_beginner_overbids_when_they_trail() -> None:
    hand = set(range(1, 14)) - {12}
    prizes = [12, 7, *range(1, 7), 8, 9, 10, 11, 13]
    assert mix(BEGINNER, position([hand, hand], prizes, 1, [0, 6])) == {6: 0.25, 7: 0.5, 8: 0.25}
    assert mix(BEGINNER, position([hand, hand], prizes, 1, [0, 12])) == {8: 0.25, 9: 0.5, 10: 0.25}


def test_the_beginner_is_talked_up_in_auctions() -> None:
    hand = set(range(1, 14))
    state = position([hand, hand], [5, 1, 2, 3, 4, *range(6, 14)], rules=WarRules(bidding="open"))
    assert mix(BEGINNER, state) == {1: 1.0}
    assert mix(BEGINNER, state, 1) == {1: 1.0}
    state.apply(0)
    state.apply(5)
    assert state.turn == 0
    assert mix(BEGINNER, state) == {7: 0.75, PASS + 1: 0.25}
    fresh = position([hand, hand], [5, 1, 2, 3, 4, *range(6, 14)], rules=WarRules(bidding="open"))
    fresh.apply(5)
    assert mix(BEGINNER, fresh, 1) == {PASS + 1: 1.0}


def test_the_beginner_puts_up_a_middling_card() -> None:
    state = cast(War, begun(WarRules(prizes="own_cards"), 2).state)
    assert state.phase == OFFER
    assert mix(BEGINNER, state, state.turn) == {6: 0.25, 7: 0.5, 8: 0.25}


# --- club ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_the_club_player_mixes(seats: int) -> None:
    for seed in range(5):
        state = cast(War, begun(WarRules(), seats, seed).state)
        assert state.phase == SEALED
        odds = list(mix(CLUB, state).values())
        assert max(odds) < 0.95
        assert len([chance for chance in odds if chance > 0.02]) >= 3


def carried(prizes: list[int], ties: int, tie: Literal["discard", "carry", "next_highest"] = "carry") -> War:
    """Return a state after two players have tied with their highest cards several times."""
    hand = set(range(1, 14))
    state = position([hand, hand], prizes, rules=WarRules(tie=tie))
    for number in range(ties):
        for _ in range(2):
            state.apply(12 - number)
    return state


def test_two_clubs_seldom_carry_every_prize_to_the_end() -> None:
    without = 0
    for seed in range(1, 151):
        match = begun(WarRules(tie="carry"), 2, seed)
        while not match.over:
            seat = match.state.turn
            match.submit_code(CLUB.choose(match.view(seat), match.player_rng(seat), 1.0))
        without += max(cast(War, match.state).scores) == 0
    assert without <= 4


def test_the_club_player_mixes_over_a_carried_prize_and_gives_way_less_the_more_is_up() -> None:
    prizes = [9, 6, 8, 12, 11, 1, 2, 3, 4, 5, 7, 10, 13]
    highest: list[float] = []
    for ties in (1, 2, 4, 6):
        odds = mix(CLUB, carried(prizes, ties))
        assert len(odds) == 13 - ties
        assert min(odds.values()) > 0
        assert max(odds, key=lambda pips: odds[pips]) == 13 - ties
        highest.append(odds[13 - ties])
    assert highest[0] < 0.6
    assert highest == sorted(highest)
    assert 0.9 < highest[-1] < 0.99


def test_the_club_player_bids_as_ever_where_ties_are_not_carried() -> None:
    before = {1: 0.003885, 2: 0.315233, 3: 0.680881, 4: 0.0, 5: 0.0}
    prizes = [9, 6, *range(1, 6), 7, 8, *range(10, 14)]
    assert mix(CLUB, carried(prizes, 8, "discard")) == pytest.approx(before, abs=1e-6)
    assert mix(CLUB, carried(prizes, 8, "next_highest")) == pytest.approx(before, abs=1e-6)


def test_the_club_player_mixes_evenly_where_both_cards_are_guessed() -> None:
    # The winner of the 3 wins the game; if both lay the same card, they tie for the 1 too.
    state = position([{1, 3}, {1, 3}], [2, 3, 1], number=1)
    assert mix(CLUB, state)[3] > 0.99  # anything else loses
    # Scores are even, and prizes 2 and 3 left: 1 against 2 and 3 against 2 are worth the same to each.
    state = position([{1, 3}, {2, 3}], [1, 2, 3], number=1)
    assert set(mix(CLUB, state)) == {1, 3}


def test_the_club_player_does_not_pay_for_a_prize_that_changes_nothing() -> None:
    # Six points behind: the coming 9 wins the game, with or without the 2 that is up, and nothing else does.
    state = position([{1, 9}, {2, 5}], [3, 4, 5, 6, 7, 8, 1, 2, 9], number=7, scores=[10, 16])
    assert mix(CLUB, state)[1] > 0.99


def test_the_club_player_takes_a_prize_in_an_auction_as_cheaply_as_can_be() -> None:
    rules = WarRules(bidding="open")
    prizes = [1, 2, 3, 4, 5, 6, 7, 8, 10, 9, 11, 12, 13]
    state = position([{2, 5, 9, 12}, {1, 3, 4, 8}], prizes, 8, [15, 15], rules)
    assert mix(CLUB, state)[2] > 0.7
    state.apply(1)
    state.apply(3)
    assert mix(CLUB, state)[5] > 0.9


def test_the_club_player_bids_low_in_an_auction_that_settles_nothing() -> None:
    rules = WarRules(bidding="open")
    state = position([{2, 5, 9, 12}, {1, 3, 4}], list(range(1, 14)), 10, rules=rules)
    assert mix(CLUB, state)[2] > 0.9


def test_the_club_player_bids_high_and_offers_low_where_bids_meet_no_rival() -> None:
    rules = WarRules(prizes="own_cards", seller_bids=False)
    state = cast(War, begun(rules, 2).state)
    assert max(mix(CLUB, state, state.turn).items(), key=lambda item: item[1])[0] == 1
    state.apply(6)
    assert max(mix(CLUB, state, state.turn).items(), key=lambda item: item[1])[0] == 13


# --- what the club player's judgement is made of -------------------------------------------------------------


def test_odds_are_those_of_all_combinations() -> None:
    random = Random(3)
    size = 5
    for count in (1, 2, 3):
        others = list(range(count))
        mixes = []
        for _ in others:
            weights = [0.0, *[random.random() for _ in range(size - 1)]]
            mixes.append([weight / sum(weights) for weight in weights])
        odds = _odds(DISCARD, others, mixes, [_summed(one) for one in mixes], size)
        for place in range(1, size):
            win = lose = 0.0
            for bids in itertools.product(range(1, size), repeat=count):
                chance = 1.0
                for one, bid in zip(mixes, bids, strict=True):
                    chance *= one[bid]
                every = [place, *bids]
                top = max(every)
                if every.count(top) == 1:
                    win += chance if place == top else 0.0
                    lose += chance if place < top else 0.0
            assert odds.win[place] == pytest.approx(win)
            assert odds.lose[place] == pytest.approx(lose)


@pytest.mark.parametrize("count", [2, 3, 5])
def test_next_highest_odds_are_those_of_all_combinations(count: int) -> None:
    mixed = [0.0, 0.4, 0.1, 0.3, 0.2]
    win, lose = _next_highest([[part] * count for part in mixed])
    for place in range(1, 5):
        wins = losses = 0.0
        for bids in itertools.product(range(1, 5), repeat=count):
            chance = 1.0
            for bid in bids:
                chance *= mixed[bid]
            every = [place, *bids]
            alone = [bid for bid in every if every.count(bid) == 1]
            if alone and max(alone) == place:
                wins += chance
            elif alone and max(alone) > place:
                losses += chance
        assert win[place] == pytest.approx(wins)
        assert lose[place] == pytest.approx(losses)


def test_a_response_to_no_habit_worth_the_name_is_the_solution() -> None:
    # In matching pennies the even habit is the solution, and so is the response to it.
    plan = _respond([[1.0, 0.0], [0.0, 1.0]], [0.5, 0.5], 400)
    assert plan.mix == pytest.approx([0.5, 0.5], abs=0.05)
    # A habit of playing only the first column is punished by the first row.
    assert _respond([[1.0, 0.0], [0.0, 1.0]], [1.0, 0.0], 400).mix[0] > 0.9


def respond_step_by_step(table: list[list[float]], habit: list[float], steps: int, share: float) -> BidMix:
    """Return the response as computed plainly, summing from left to right."""

    def product(one: list[float], other: list[float]) -> float:
        total = 0.0
        for first, second in zip(one, other, strict=True):
            total += first * second
        return total

    def matched(regrets: list[float]) -> list[float]:
        total = product(regrets, [1.0] * len(regrets))
        return [regret / total if total > 0 else 1 / len(regrets) for regret in regrets]

    columns = [list(column) for column in zip(*table, strict=True)]
    row_regrets, column_regrets = [0.0] * len(table), [0.0] * len(columns)
    rows, free = matched(row_regrets), matched(column_regrets)
    summed, worths = [0.0] * len(table), [0.0] * len(table)
    for step in range(1, steps + 1):
        mixed = [share * part + (1 - share) * own for part, own in zip(habit, free, strict=True)]
        worths = [product(row, mixed) for row in table]
        mean = product(worths, rows)
        row_regrets = [max(0.0, regret + worth - mean) for regret, worth in zip(row_regrets, worths, strict=True)]
        rows = matched(row_regrets)
        summed = [total + step * part for total, part in zip(summed, rows, strict=True)]
        costs = [product(column, rows) for column in columns]
        mean = product(costs, free)
        column_regrets = [max(0.0, regret + mean - cost) for regret, cost in zip(column_regrets, costs, strict=True)]
        free = matched(column_regrets)
    mix = [part / sum(summed) for part in summed]
    return BidMix(mix, sum([part * worth for part, worth in zip(mix, worths, strict=True)]))


def test_what_is_left_out_of_a_response_changes_no_digit() -> None:
    random = Random(8)
    for number in range(60):
        rows, columns = random.randint(1, 6), random.randint(1, 6)
        # With few different chances there are ties, and the mix settles soon.
        chances = [0.0, 0.25, 0.5, 1.0] if number % 2 else [random.random() for _ in range(30)]
        table = [random.choices(chances, k=columns) for _ in range(rows)]
        habit = [1 / columns] * columns
        for steps in (2, 12, 50):
            share = random.choice([0.0, 0.5, 0.65])
            assert _respond(table, habit, steps, share) == respond_step_by_step(table, habit, steps, share)


def test_hands_are_judged_without_the_two_cards_that_are_laid() -> None:
    """Each pair of the remaining cards counts the higher card's place for its holder."""
    state = position([{2, 5, 9, 12}, {1, 5, 8}], list(range(1, 14)), 8, scores=[20, 23])
    reading = HandReading(state)
    mine, theirs = [reading.place[card - 1] for card in (2, 5, 9, 12)], [reading.place[card - 1] for card in (1, 5, 8)]
    table = _chances(state, reading, 0, mine, theirs)
    for row, card in zip(table, mine, strict=True):
        for chance, rival in zip(row, theirs, strict=True):
            pairs = [(own, other) for own in mine if own != card for other in theirs if other != rival]
            margin = sum(max(pair) * ((pair[0] > pair[1]) - (pair[0] < pair[1])) for pair in pairs)
            share = margin / sum(max(pair) for pair in pairs)
            after = 20 - 23 + reading.stake * ((card > rival) - (card < rival))
            expected = chance_of(after + reading.pull * reading.points_to_come * share, reading.spread)
            assert chance == pytest.approx(expected, rel=1e-12)


def test_who_may_give_way_lays_each_card_less_often_the_worse_it_is() -> None:
    assert _give_way([[1.0, 0.0], [0.0, 1.0]], 50).mix == pytest.approx([0.5, 0.5])
    # The second card is worse by the same amount against either of the other's cards.
    plan = _give_way([[0.5, 0.6], [0.5 - GIVING_WAY, 0.6 - GIVING_WAY]], 200)
    assert plan.mix[0] / plan.mix[1] == pytest.approx(exp(1), rel=0.01)


def test_equal_hands_are_worth_the_same_and_high_cards_more() -> None:
    state = cast(War, begun(WarRules(), 3).state)
    reading = HandReading(state)
    assert len({reading.expected(seat, 0) for seat in range(3)}) == 1
    after = [reading.expected(0, place) for place in range(1, 14)]
    assert after[3:] == sorted(after[3:], reverse=True)


# --- strength ------------------------------------------------------------------------------------------------


def rate(rules: WarRules, *players: str, games: int) -> float:
    """Return the first player's share of the wins."""
    found = Batch(MatchPlan("war", rules, players, games, 7)).run().win_rate(0).rate
    assert found is not None
    return found


def test_the_beginner_beats_random() -> None:
    assert rate(WarRules(), "beginner", "random", games=300) > 0.7


@pytest.mark.parametrize("preset", PRESETS)
def test_the_club_player_beats_the_beginner(preset: str) -> None:
    games = 100 if preset == "carry" else 40  # more where luck decides more
    assert rate(PRESETS[preset][1], "club", "beginner", games=games) > 0.55


def test_the_club_player_wins_more_than_their_share_among_more() -> None:
    assert rate(WarRules(), "club", "beginner", "beginner", games=40) > 0.5
    assert rate(WarRules(bidding="open"), "club", "beginner", "beginner", "beginner", games=20) > 0.5


def test_the_ladder_prints_what_it_played(capsys: pytest.CaptureFixture[str]) -> None:
    climb("war", Rung("short", 2, {"suit_size": 3}, ("rank+1",)), games=2, jobs=1)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("## short, 2 players (2 matches a cell, %")
    players = [*PLAYERS["war"], "rank+1"]
    assert lines[2].split() == players
    assert [line.split()[0] for line in lines[3 : 3 + len(players)]] == players
