"""Solved Mentalist Poker for two, checked by hand and by a best response that gains nothing."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache
from math import sqrt

import numpy as np
import pytest

from cardtable.games.mentalist.players import solving as solver
from cardtable.games.mentalist.players.solvable import MOST
from cardtable.games.mentalist.players.solved_match import MatchPosition, SolvedTable, solve
from cardtable.games.mentalist.players.solving import (
    RESIDUAL,
    Floats,
    Stakes,
    after_guess,
    chances_within,
    outcomes,
    solving,
)
from cardtable.work import worked_out
from tests.games.mentalist.players.best_response import Foreseer

MATCHES = [
    Stakes(4, 1, False),
    Stakes(11, 1, False),
    Stakes(12, 1, True),
    Stakes(15, 2, True),
    Stakes(18, 3, False),
    Stakes(25, 9, False),
    Stakes(30, 1, False),
    Stakes(46, 20, True),
]

Work = Generator[float, None, Floats]

table = cache(solve)


@pytest.fixture(params=MATCHES, ids=str)
def solved(request: pytest.FixtureRequest) -> SolvedTable:
    found: SolvedTable = table(request.param)
    return found


@cache
def foreseer(stakes: Stakes) -> Foreseer:
    """Return the best response to a table's solution."""
    solved = table(stakes)
    return Foreseer(
        stakes.total,
        stakes.ante,
        stakes.capped,
        lambda chips, pot, button: solved.bet_mix(MatchPosition(chips, pot, button)),
        lambda chips, pot, button: solved.guess_mix(MatchPosition(chips, pot, button)),
    )


def test_who_foresees_every_mix_gains_nothing_anywhere(solved: SolvedTable) -> None:
    other = foreseer(solved.stakes)
    worth = other.worth(0.0)
    for state, number in other.number.items():
        chance = solved.chance(MatchPosition(state.chips, state.pot, state.button))
        assert worth[number] == pytest.approx(chance if state.mine else 1 - chance, abs=1e-9)
    for chips in range(solved.stakes.total + 1):
        assert worth[other.start(True, chips)] == pytest.approx(solved.start(chips), abs=1e-9)
        assert worth[other.start(False, chips)] == pytest.approx(1 - solved.start(chips), abs=1e-9)


def test_what_a_fixed_player_is_worth_does_not_depend_on_where_one_begins(solved: SolvedTable) -> None:
    other = foreseer(solved.stakes)
    assert np.abs(other.worth(1.0) - other.worth(0.0)).max() < 1e-10


def test_another_mix_is_seen_through() -> None:
    """Guessing evenly loses: the best response of the test above would find it."""
    fair = table(Stakes(12, 1, False))
    other = Foreseer(
        12,
        1,
        False,
        lambda chips, pot, button: fair.bet_mix(MatchPosition(chips, pot, button)),
        lambda chips, pot, button: np.full(chips + 1, 1 / (chips + 1)),
    )
    assert other.worth(0.0)[other.start(True, 6)] > fair.start(6) + 0.05


def test_being_guessed_always_costs(solved: SolvedTable) -> None:
    stakes = solved.stakes
    for pot in range(2 * stakes.ante, stakes.total):
        for chips in range(1, stakes.total - pot + 1):
            for first in (True, False):
                missed, guessed = solved.outcomes(MatchPosition(chips, pot, first))
                assert (missed > guessed).all()


def test_a_position_may_begin_with_any_pot_from_an_ante_on(solved: SolvedTable) -> None:
    """A guessed bet is never better for the bettor than a missed one; both mixes reach the chance of the position."""
    stakes = solved.stakes
    for pot in range(stakes.ante, 2 * stakes.ante):
        for chips in range(1, stakes.total - pot + 1):
            position = MatchPosition(chips, pot, first=True)
            missed, guessed = solved.outcomes(position)
            assert (missed >= guessed).all()
            assert solved.guess_mix(position).sum() == pytest.approx(1)
            assert solved.bet_chances(position).max() == pytest.approx(solved.chance(position), abs=1e-9)
            assert solved.guess_chances(position).max() == pytest.approx(1 - solved.chance(position), abs=1e-9)


def test_the_chances_hold_together(solved: SolvedTable) -> None:
    assert solved.residual < RESIDUAL
    starts = solved.between[solved.stakes.ante : solved.stakes.total - solved.stakes.ante + 2]
    assert (np.diff(starts) > 0).all()


def test_what_is_bet_and_guessed_brings_the_chance_and_nothing_brings_more() -> None:
    of = table(Stakes(40, 1, False))
    for position in (
        MatchPosition(19, 2, True),
        MatchPosition(19, 2, False),
        MatchPosition(3, 20, True),
        MatchPosition(30, 9, False),
    ):
        chance = of.chance(position)
        bets, guesses = of.bet_mix(position), of.guess_mix(position)
        assert len(bets) == len(guesses) == position.chips + 1
        assert bets.sum() == pytest.approx(1)
        assert guesses.sum() == pytest.approx(1)
        assert of.bet_chances(position)[bets > 1e-6] == pytest.approx(chance, abs=1e-9)
        assert of.bet_chances(position).max() < chance + 1e-9
        assert of.guess_chances(position)[guesses > 1e-6] == pytest.approx(1 - chance, abs=1e-9)
        assert of.guess_chances(position).max() < 1 - chance + 1e-9


def test_no_bet_above_the_pot_where_bets_are_capped() -> None:
    position = MatchPosition(5, 2, True)
    assert len(table(Stakes(12, 1, True)).bet_mix(position)) == 3
    assert len(table(Stakes(12, 1, False)).bet_mix(position)) == 6


def test_one_chip_each_is_lost_by_the_first_bettor() -> None:
    """The first bettor antes their chip and has nothing to bet; the other seat takes the pot."""
    assert table(Stakes(2, 1, False)).start(1) == 0
    assert table(Stakes(40, 20, False)).start(20) == 0


def test_who_can_not_ante_is_out() -> None:
    of = table(Stakes(18, 3, False))
    assert [of.start(chips) for chips in (0, 2, 3, 16, 18)] == [0, 0, 0, 1, 1]
    assert 0 < of.start(4) < of.start(15) < 1


def test_two_chips_against_one_is_the_golden_ratio() -> None:
    """After the antes the first bettor has one chip and the other none: any bet that is missed has won.

    If one is guessed, the first bettor is out. If zero is guessed, they have one chip, and the other two and the
    button: the game starts again with the roles exchanged. So (1 - v) / v + (1 - v) = 1, that is v² + v = 1.
    """
    of = table(Stakes(3, 1, False))
    ratio = (sqrt(5) - 1) / 2
    position = MatchPosition(1, 2, True)
    assert of.start(2) == pytest.approx(ratio, abs=1e-14)
    assert of.guess_mix(position) == pytest.approx([ratio, 1 - ratio])
    assert of.bet_mix(position) == pytest.approx([ratio, 1 - ratio])


def test_two_chips_each() -> None:
    """Let s be the chance to start with three against one, u with two against two, z that of the second bettor once the
    first bettor's zero was missed (one chip each, pot two).

    - Three against one: the other has nothing after the ante, so every missed bet wins. Guessed at 0, 1, 2 the other
      starts with 2, 3, 4 chips: (1 - s) / u + (1 - s) / s + (1 - s) = 1.
    - One chip each, pot two, the first bettor to bet. Zero: 1 - z, or guessed 1 - s. One: the second has one chip, and
      faces a pot of three and somebody without chips. Missed, the second has won; guessed, the second is left with the
      ante or less: the bets are even, and each wins half. Guessed, the first has nothing. So
      (1 - z - u) / (s - z) + (1/2 - u) / (1/2) = 1.
    - The second bettor. Zero: 1 - u, or guessed: the second starts with one chip, and has lost. One: the first has one
      chip, and faces a pot of three. Missed, the first has won; guessed at zero, the second starts with three; at one,
      the first is out. The first's chance r solves (1 - r) / s + (1 - r) = 1, so the second's is
      m = 1 - r = s / (1 + s), or guessed 0. So (1 - u - z) / (1 - u) + (m - z) / m = 1.
    """
    of = table(Stakes(4, 1, False))
    s, u = of.start(3), of.start(2)
    z = of.chance(MatchPosition(1, 2, first=False))
    m = s / (1 + s)
    assert (1 - s) / u + (1 - s) / s + (1 - s) == pytest.approx(1, abs=1e-12)
    assert (1 - z - u) / (s - z) + (0.5 - u) / 0.5 == pytest.approx(1, abs=1e-12)
    assert (1 - u - z) / (1 - u) + (m - z) / m == pytest.approx(1, abs=1e-12)
    assert u == pytest.approx(0.354364, abs=1e-6)


def test_a_good_guess_changes_nothing_but_the_steps_to_it() -> None:
    """Chances within pots are the same from no guess, a close guess and a bad guess."""
    stakes = Stakes(30, 1, False)
    between = table(stakes).between
    exact = within(stakes, between)
    far = within(stakes, stakes.proportional())
    lost = exact == 0
    for near in (exact, far, np.where(lost, 0, 0.01), np.where(lost, 0, 0.5), np.where(lost, 0, 1)):
        assert np.abs(within(stakes, between, near) - exact).max() < 1e-12


def test_bets_beyond_the_chips_are_never_made() -> None:
    stakes = Stakes(12, 1, False)
    chances = within(stakes, table(stakes).between)
    missed, guessed = outcomes(stakes, chances, after_guess(table(stakes).between), 4, 0)
    assert missed.shape == (2, 9, 9)
    for other in range(9):
        assert (missed[:, other, 9 - other :] == 0).all()
        assert (guessed[:, other, 9 - other :] == -1).all()


def test_work_tells_how_far_it_is() -> None:
    shares = list(solving(Stakes(20, 1, False)))
    assert shares == sorted(shares)
    assert 0 < shares[0] < 0.1
    assert shares[-1] <= 1


@pytest.mark.parametrize(("total", "ante"), [(MOST + 1, 1), (7, 4), (1, 1), (10, 0)])
def test_other_stakes_are_refused(total: int, ante: int) -> None:
    with pytest.raises(ValueError, match="not solved"):
        Stakes(total, ante, False)


@pytest.mark.parametrize("position", [MatchPosition(0, 4, True), MatchPosition(3, 2, False), MatchPosition(7, 6, True)])
def test_where_there_is_nothing_to_decide_nothing_is_said(position: MatchPosition) -> None:
    with pytest.raises(ValueError, match="not solved"):
        table(Stakes(12, 3, False)).bet_mix(position)


def test_a_step_that_leads_nowhere_is_halved(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Newton step may overshoot to where no match exists; the solver is made to fail twice."""
    calls = 0

    def sometimes(stakes: Stakes, between: Floats, smallest: int, near: Floats | None = None) -> Work:
        nonlocal calls
        calls += 1
        if calls in (2, 3):
            raise ArithmeticError
        return chances_within(stakes, between, smallest, near)

    monkeypatch.setattr(solver, "chances_within", sometimes)
    stakes = Stakes(12, 1, False)
    assert np.abs(table(stakes).between - worked_out(solving(stakes))).max() < 1e-12


def test_where_every_step_leads_nowhere_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def only_at_first(stakes: Stakes, between: Floats, smallest: int, near: Floats | None = None) -> Work:
        if near is not None:
            raise ArithmeticError
        return chances_within(stakes, between, smallest)

    monkeypatch.setattr(solver, "chances_within", only_at_first)
    with pytest.raises(ArithmeticError, match="is not solved"):
        worked_out(solving(Stakes(12, 1, False)))


def within(stakes: Stakes, between: Floats, near: Floats | None = None) -> Floats:
    """Return the chances within pots, the smallest pot being two antes."""
    return worked_out(chances_within(stakes, between, 2 * stakes.ante, near))
