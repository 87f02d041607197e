"""Expert at sealed duels: exact in the end game, mixed bids, and no use of hidden cards."""

from __future__ import annotations

from random import Random
from typing import cast

import numpy as np
import pytest

from cardtable.bots.matrix import solve
from cardtable.bots.player import Advice
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.state import OVER
from cardtable.engine.views import View
from cardtable.games.war.play import War
from cardtable.games.war.players import duel
from cardtable.games.war.players.duel import chances
from cardtable.games.war.rules import WarRules
from cardtable.match import Match
from tests.judging import seen_with
from tools.games.war import train as train_war

pytestmark = pytest.mark.slow

WAR = GAMES["war"]
EXPERT = PLAYERS["war"]["expert"]


def duelling(rules: WarRules, spent: int, seed: int) -> Match:
    """Return a duel after a number of random rounds."""
    match = Match(new_header(WAR, rules, (SeatName(),) * 2, seed), KeyedRandom(seed))
    match.go_on()
    random = Random(seed)
    while cast(War, match.state).number < spent:
        match.submit_code(random.choice(match.state.legal(match.state.turn)))
    return match


def advice(match: Match, effort: float = 1.0) -> Advice:
    """Return the expert's advice to the seat on turn."""
    seat = match.state.turn
    return EXPERT.advise(match.view(seat), match.player_rng(seat), effort)


def by_the_rules(state: War, seat: int) -> list[list[float]]:
    """Return a seat's chance to win, by its card and the other's, found by playing on with the game's own state."""
    table: list[list[float]] = []
    for mine in state.legal(seat):
        table.append([])
        for theirs in state.legal(1 - seat):
            after = state.clone()
            for _ in range(2):
                after.apply(mine if after.turn == seat else theirs)
            if after.turn == OVER:
                table[-1].append(1 / len(after.winners()) if seat in after.winners() else 0.0)
                continue
            total = 0.0
            coming = range(after.number, len(after.prizes))
            for place in coming:
                world = state.clone()
                prizes = world.prizes
                prizes[state.number + 1], prizes[place] = prizes[place], prizes[state.number + 1]
                for _ in range(2):
                    world.apply(mine if world.turn == seat else theirs)
                total += solve(np.array(by_the_rules(world, seat))[:, :, None]).values[0]
            table[-1].append(total / len(coming))
    return table


RULES = [
    WarRules(suit_size=5),
    WarRules(suit_size=5, tie="carry"),
    WarRules(suit_size=5, tie="next_highest"),
    WarRules(suit_size=5, ace_value=4),
    WarRules(suit_size=5, ace_value=0, tie="carry"),
    WarRules(tie="carry", jack_value=10, queen_value=10, king_value=10),
]


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.suit_size}-{rules.tie}-{rules.ace_value}")
@pytest.mark.parametrize("seed", range(3))
def test_the_end_is_solved_as_the_rules_have_it(rules: WarRules, seed: int) -> None:
    match = duelling(rules, rules.suit_size - 3, seed)
    state = cast(War, match.state)
    seat = state.turn
    worth = state.terms.values
    hands = [[worth[rank] for rank in state.legal(other)] for other in (seat, 1 - seat)]
    rest = [worth[rank] for rank in state.prizes[state.number + 1 :]]
    lead = state.scores[seat] - state.scores[1 - seat]
    found = chances(hands[0], hands[1], state.worth, rest, lead, carry=rules.tie == "carry")
    assert found == pytest.approx(np.array(by_the_rules(state, seat)), abs=1e-7)
    told = advice(match)
    assert told.exact
    assert told.value == pytest.approx(solve(found[:, :, None]).values[0], abs=2e-6)


def test_four_cards_are_solved_whatever_the_order_of_prizes_to_come() -> None:
    match = duelling(WarRules(suit_size=6), 2, 4)
    before = advice(match)
    state = cast(War, match.state)
    state.prizes[state.number + 1 :] = reversed(state.prizes[state.number + 1 :])
    assert advice(match) == before


@pytest.mark.parametrize("size", [4, 5, 6, 7, 8, 13])
def test_the_same_hands_and_no_lead_promise_an_even_game(size: int) -> None:
    told = advice(duelling(WarRules(suit_size=size), 0, size))
    assert told.exact == (size <= duel.SOLVED)
    assert told.value == pytest.approx(0.5, abs=2e-6 if told.exact else 0.05)


@pytest.mark.parametrize("spent", [0, 4, 6, 7, 9, 11])
@pytest.mark.parametrize("tie", ["discard", "carry"])
def test_advice_is_a_mixed_strategy_with_the_chance_of_each_move(spent: int, tie: str) -> None:
    match = duelling(WarRules.made({"tie": tie}), spent, spent)
    told = advice(match)
    assert sorted(choice.move for choice in told.choices) == list(match.state.legal(match.state.turn))
    assert sum(choice.probability for choice in told.choices) == pytest.approx(1)
    assert [choice.probability for choice in told.choices] == sorted(
        [choice.probability for choice in told.choices], reverse=True
    )
    assert told.value is not None
    for choice in told.choices:
        assert choice.value is not None
        assert 0 <= choice.value <= told.value + 2e-6
        if choice.probability > 0.02:  # every mixed card is about as good as the best
            assert choice.value == pytest.approx(told.value, abs=0.02)


def test_the_last_but_one_card_is_chosen_by_what_is_still_to_be_won() -> None:
    """With 5 and 1 against 4 and 2, level scores, a 2 up and a 3 to come, only saving the 5 for the 3 is right."""
    rules = WarRules(suit_size=5)
    state = cast(War, WAR.start(rules, 2))
    state.number = 3
    state.hands = [0b10001, 0b01010]
    state.scores = [2, 2]
    state.deal(["C", "D", "H"], [0, 3, 4, 1, 2], 0)
    state.turn = 0
    told = EXPERT.advise(View(WAR, rules, 0, state.information_state(0)), KeyedRandom(1), 1.0)
    assert told.exact
    assert told.choices[0].move == 0
    assert told.choices[0].probability == pytest.approx(1)
    assert told.value == pytest.approx(1)


def test_hidden_prizes_and_bids_change_nothing() -> None:
    random = Random(1)
    for spent in (0, 5, 8, 10):
        match = duelling(WarRules(), spent, spent)
        ahead = match.waiting_on()[1]
        early = EXPERT.advise(match.view(ahead), KeyedRandom(1), 1.0)
        match.submit_code(random.choice(match.state.legal(match.state.turn)))
        view = match.view(ahead)
        assert EXPERT.advise(view, KeyedRandom(1), 1.0) == early
        redealt = seen_with(view, view.state.determinization(random).information_state(ahead))
        assert EXPERT.advise(redealt, KeyedRandom(2), 1.0) == early


def test_more_effort_looks_further() -> None:
    match = duelling(WarRules(), 5, 1)  # eight cards each
    assert advice(match, 8.0) != advice(match, 1.0)
    assert not advice(match, 8.0).exact


# --- what was learned ------------------------------------------------------------------------------------------


def test_what_was_learned_is_about_what_is_solved() -> None:
    """With six cards each, learned values differ from the exact ones by a few points of 100 on average."""
    random = np.random.default_rng(1)
    errors: list[float] = []
    for seed in range(2):
        match = duelling(WarRules(suit_size=7), 0, seed)
        state = cast(War, match.state)
        worth = state.terms.values
        first, *rest = [worth[rank] for rank in state.prizes]
        hand = list(range(1, 8))
        lead = int(random.integers(-8, 9))
        judged = duel._judged(hand, hand, first, rest, lead, False, 1.0)
        errors += [abs(judged - chances(hand, hand, first, rest, lead, carry=False)).mean()]
    assert sum(errors) / len(errors) < 0.03


def test_training_starts_from_what_is_solved_and_learns() -> None:
    random = np.random.default_rng(1)
    positions, carry = train_war.sample(random, 5, 6)
    assert positions.mine.shape == positions.theirs.shape == positions.prizes.shape == (6, 5)
    learned, goal = train_war.solved(positions, carry, 2, random)
    assert learned.mine.shape == (len(goal), 4)
    assert ((goal >= 0) & (goal <= 1)).all()
    readers = duel.features(learned, carry)
    trainer = train_war.Trainer(readers[0].shape[1], random)
    before = train_war.error(trainer.network, readers, goal)
    trainer.fit((np.repeat(readers[0], 8, 0), np.repeat(readers[1], 8, 0)), np.repeat(goal, 8), 10, random)
    assert train_war.error(trainer.network, readers, goal) < before / 2
