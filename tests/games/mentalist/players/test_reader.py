"""Reader: no trap costs it more than its bound, and it wins more from habits than perfect play does."""

from __future__ import annotations

from functools import cache
from itertools import product

import numpy as np
import pytest

from cardtable.games.mentalist.players.perfect_advice import BetTurn, Reader, lean_bets, lean_guesses
from cardtable.games.mentalist.players.prediction import Expectation
from cardtable.games.mentalist.players.solved_match import MatchPosition, SolvedTable, solve
from cardtable.games.mentalist.players.solving import Floats, Stakes
from tests.games.mentalist.players.playing import played
from tools.games.mentalist.reference import HABITS, Habit, alternates, by_stack, favourites

table = cache(solve)


def decisions() -> list[tuple[SolvedTable, MatchPosition]]:
    """Return some positions with three possible bets and some with many."""
    small, large = table(Stakes(8, 1, False)), table(Stakes(20, 1, False))
    three = [(small, MatchPosition(2, pot, first)) for pot in (2, 3, 5) for first in (True, False)]
    many = [(large, MatchPosition(chips, pot, True)) for chips, pot in ((9, 2), (6, 8), (15, 2))]
    return three + many


def expectations(size: int) -> list[Floats]:
    """Return mixes that an opponent may be expected to play, from pure to random ones."""
    rng = np.random.default_rng(size)
    return [np.eye(size)[0], np.eye(size)[-1], *rng.dirichlet(np.full(size, 0.5), 4)]


RISKS = (0.0, 0.003, 0.02, 0.1)


def test_no_more_is_risked_than_may_be() -> None:
    for of, position in decisions():
        missed, guessed = of.outcomes(position)
        chance = of.chance(position)
        for risk, expected in product(RISKS, expectations(len(missed))):
            guesses = lean_guesses(missed, guessed, chance, expected, risk)
            assert guesses.min() >= -1e-12
            assert guesses.sum() == pytest.approx(1)
            assert (missed - guesses * (missed - guessed)).max() <= chance + risk + 1e-12
            bets = lean_bets(missed, guessed, chance, expected, risk)
            assert bets.min() >= 0
            assert bets.sum() == pytest.approx(1)
            assert (bets @ missed - bets * (missed - guessed)).min() >= chance - risk - 1e-12


def grid() -> Floats:
    """Return closely spaced mixes of three numbers, as an array [mix, number]."""
    steps = 60
    return np.array([(a, b, steps - a - b) for a in range(steps + 1) for b in range(steps + 1 - a)]) / steps


def test_of_all_that_risk_no_more_they_are_the_best() -> None:
    mixes = grid()
    for of, position in decisions()[:6]:
        missed, guessed = of.outcomes(position)
        chance, cost = of.chance(position), missed - guessed
        for risk, expected in product(RISKS[1:], expectations(3)):
            safe = mixes[(mixes @ missed - (mixes * cost).max(axis=1)) >= chance - risk]
            mix = lean_bets(missed, guessed, chance, expected, risk)
            worth = missed - expected * cost
            assert mix @ worth >= (safe @ worth).max(initial=0) - 1e-7
            safe = mixes[(missed - mixes * cost).max(axis=1) <= chance + risk]
            mix = lean_guesses(missed, guessed, chance, expected, risk)
            assert mix @ (expected * cost) >= (safe @ (expected * cost)).max(initial=0) - 1e-7


def trap(bound: float, turns: int) -> float:
    """Return the gain of the best trap set for a reader, over the chance against perfect play.

    The opponent knows the reader's answers for `turns` turns and tries every number in each; after that both play
    perfectly.
    """
    of = table(Stakes(4, 1, False))

    def best(seen: tuple[BetTurn, ...], position: MatchPosition, mine: bool, left: int) -> float:
        """Return the opponent's best chance from here."""
        chips, pot, first = position
        if chips == 0:
            return float(mine)
        if left == 0:
            return of.chance(position) if not mine else 1 - of.chance(position)
        reader = Reader(of, bound)
        for turn in seen:
            reader.see(turn)
        mix = reader.bet_mix(position) if mine else reader.guess_mix(position)
        other = 4 - pot - chips
        answers = []
        for tried in range(chips + 1):
            chance = 0.0
            for number, often in enumerate(mix):
                if often <= 0:
                    continue
                bet, guess = (number, tried) if mine else (tried, number)
                after = (*seen, BetTurn(position, mine, bet, guess))
                if bet != guess:
                    chance += often * best(after, MatchPosition(other, pot + bet, not first), not mine, left - 1)
                    continue
                holds = chips - bet if not first else 4 - chips + bet  # of the seat that did not bet first
                mine_next = mine is not first
                if holds < 1:
                    chance += often * float(mine_next)
                elif holds > 3:
                    chance += often * float(not mine_next)
                else:
                    chance += often * best(after, MatchPosition(holds - 1, 2, True), mine_next, left - 1)
            answers.append(chance)
        return max(answers)

    return best((), MatchPosition(1, 2, True), True, turns) - (1 - of.start(2))


def test_no_trap_costs_more_than_the_bound() -> None:
    assert trap(0.0, 3) == pytest.approx(0, abs=1e-9)
    assert 0.004 < trap(0.02, 4) <= 0.02 + 1e-9
    assert 0.02 < trap(0.1, 4) <= 0.1 + 1e-9


def against(habit: Habit, of: SolvedTable, seed: int, *, reads: bool) -> float:
    """Return the gain of a reader, or of perfect play, in a match against a player with a habit."""
    return played(of, habit, seed, bound=0.02 if reads else None).gain


@pytest.mark.slow
@pytest.mark.parametrize("habit", HABITS, ids=lambda habit: str(habit.__name__))
def test_habits_bring_the_reader_more_than_perfect_play(habit: Habit) -> None:
    of = table(Stakes(40, 1, False))
    perfect = np.mean([against(habit, of, seed, reads=False) for seed in range(16)])
    reader = np.mean([against(habit, of, seed, reads=True) for seed in range(16)])
    assert reader > perfect + 0.02


def test_perfect_play_is_not_misread() -> None:
    """Every sound mix does equally well against perfect play, so looking for habits costs nothing."""
    of = table(Stakes(12, 1, False))
    for seed in range(4):
        assert against(lambda perfect, _, __: perfect, of, seed, reads=True) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("habit", [favourites, by_stack, alternates])
def test_habits_are_learned(habit: Habit) -> None:
    """After forty bets the expectation is nearer to the habit than the perfect mix is."""
    of = table(Stakes(20, 1, False))
    rng = np.random.default_rng(5)
    expectation = Expectation()
    bets: list[int] = []
    found: list[float] = []
    plain: list[float] = []
    for turn in range(60):
        position = MatchPosition(int(rng.integers(2, 17)), 4, True)
        perfect = of.bet_mix(position)
        true = habit(perfect, bets, [True] * len(bets))
        if turn >= 40:
            found.append(float(np.abs(expectation.mix(position, perfect) - true).sum()))
            plain.append(float(np.abs(perfect - true).sum()))
        bet = int(rng.choice(len(true), p=true / true.sum()))
        expectation.see(position, perfect, bet, worked=True)
        bets.append(bet)
    assert np.mean(found) < 0.8 * np.mean(plain)
