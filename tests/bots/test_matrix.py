"""Matrix games: known solutions, and random games checked for what defines a solution."""

from __future__ import annotations

import numpy as np
import pytest

from cardtable.bots.matrix import Floats, solve, values


def game(*rows: tuple[float, ...]) -> Floats:
    """Return one game as a batch of one, an array [row, column, game]."""
    return np.array(rows, dtype=np.float64)[:, :, None]


def gap(tables: Floats) -> float:
    """Return the most that either player could gain by leaving the solution."""
    found = solve(tables)
    for mixes in (found.rows, found.columns):
        assert mixes.min() >= 0
        assert mixes.sum(axis=0) == pytest.approx(1)
    sure = np.einsum("ma,mna->na", found.rows, tables).min(axis=0)
    most = np.einsum("na,mna->ma", found.columns, tables).max(axis=0)
    return float(max((found.values - sure).max(), (most - found.values).max()))


def test_rock_paper_scissors_is_mixed_evenly() -> None:
    found = solve(game((0, -1, 1), (1, 0, -1), (-1, 1, 0)))
    assert found.values[0] == pytest.approx(0, abs=1e-8)
    assert found.rows[:, 0] == pytest.approx([1 / 3] * 3)
    assert found.columns[:, 0] == pytest.approx([1 / 3] * 3)


def test_penalties_are_mixed_by_what_the_other_side_saves() -> None:
    """Penalty kicks from Palacios-Huerta (2003): success rates 58.3, 94.97; 92.91, 69.92 in 100."""
    found = solve(game((58.3, 94.97), (92.91, 69.92)))
    assert found.rows[0, 0] == pytest.approx(0.3854, abs=1e-4)
    assert found.columns[0, 0] == pytest.approx(0.4199, abs=1e-4)
    assert found.values[0] == pytest.approx(79.57, abs=0.01)


def test_a_choice_that_is_best_in_any_case_is_made() -> None:
    found = solve(game((3, 5), (2, 1)))
    assert found.rows[:, 0] == pytest.approx([1, 0])
    assert found.columns[:, 0] == pytest.approx([1, 0])
    assert found.values[0] == pytest.approx(3)


def test_where_nothing_matters_any_mix_will_do() -> None:
    assert gap(np.full((4, 3, 2), 0.5)) < 1e-8


@pytest.mark.parametrize("shape", [(1, 1), (1, 4), (5, 1), (2, 2), (3, 3), (4, 4), (3, 7), (13, 13)])
@pytest.mark.parametrize("coarse", [True, False], ids=["ties", "no ties"])
def test_nobody_can_do_better_than_the_solution(shape: tuple[int, int], coarse: bool) -> None:
    random = np.random.default_rng(1)
    tables = random.random((*shape, 60))
    if coarse:  # ties can make the pivots go round in circles
        tables = np.round(tables * 3) / 3
    assert gap(tables) < 1e-7
    assert values(tables) == pytest.approx(solve(tables).values, abs=1e-7)


def test_many_games_at_once_are_solved_as_each_alone() -> None:
    tables = np.random.default_rng(2).random((4, 4, 30))
    together = solve(tables)
    for one in range(30):
        alone = solve(tables[:, :, one : one + 1])
        assert (alone.rows[:, 0] == together.rows[:, one]).all()
        assert alone.values[0] == together.values[one]


def test_values_keep_the_shape_of_what_they_are_asked() -> None:
    tables = np.random.default_rng(3).random((2, 2, 3, 4))
    assert values(tables).shape == (3, 4)
