"""Matrix games: two players choose at once, and the table holds what the row player gets from the column player.

Many games are solved at once, exactly, by the simplex method on the usual linear program (Dantzig, "A Proof of the
Equivalence of the Programming Problem and the Game Problem", 1951): shift all payoffs above zero, then find y >= 0 with
the greatest sum such that no row of the table times y is above 1. The value is the reciprocal of that sum, the column
player's mix is y divided by the sum, and the row player's mix is the dual variables divided by it.

Games lie along the last axis, so that each step is made for all of them in one array operation.
"""

# Not compiled: it works in numpy's arrays.

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

_NOTHING: Final = 1e-11
"""Largest number that counts as zero in a tableau."""
_NUDGE: Final = 1e-10
"""Difference between the limits of consecutive rows: with ties among them pivots could cycle."""


class Solution(NamedTuple):
    """Optimal strategies of both players in N games with m rows and n columns."""

    rows: Floats
    """[m, N]: probability of each row."""
    columns: Floats
    """[n, N]: probability of each column."""
    values: Floats
    """[N]: value to the row player, exact to about 1e-8 times the range of the payoffs."""


def solve(tables: Floats) -> Solution:
    """Return the optimal mixed strategies for payoff tables of shape [m, n, N], payoffs to the row player."""
    m, n, games = tables.shape
    low = tables.min(axis=(0, 1))
    scale = np.maximum(tables.max(axis=(0, 1)) - low, _NOTHING)
    # Rows 0 to m - 1 are the constraints, row m the objective; column n holds the limits.
    tableau = np.empty((m + 1, n + 1, games))
    tableau[:m, :n] = (tables - low) / scale + 1
    tableau[:m, n] = (1 + _NUDGE * np.arange(m))[:, None]
    tableau[m, :n] = -1
    tableau[m, n] = 0
    # Variables 0 to n - 1 are the columns', n to n + m - 1 the slacks, one a row.
    outside = np.repeat(np.arange(n)[:, None], games, axis=1)
    inside = np.repeat(np.arange(n, n + m)[:, None], games, axis=1)
    going = np.arange(games)
    work, work_in, work_out = tableau, inside, outside
    while True:
        entering = work[m, :n].argmin(axis=0)
        each = np.arange(len(going))
        on = work[m, entering, each] < -_NOTHING
        if not on.all():
            tableau[:, :, going], inside[:, going], outside[:, going] = work, work_in, work_out
            going, entering, each = going[on], entering[on], each[: on.sum()]
            work, work_in, work_out = work[:, :, on], work_in[:, on], work_out[:, on]
            if not len(going):
                break
        column = work[:, entering, each]
        ratios = np.full((m, len(going)), np.inf)
        np.divide(work[:m, n], column[:m], out=ratios, where=column[:m] > _NOTHING)
        leaving = ratios.argmin(axis=0)
        pivot = column[leaving, each]
        row = work[leaving, :, each].T / pivot
        work -= column[:, None] * row[None]
        work[:, entering, each] = -column / pivot
        work[leaving, :, each] = row.T
        work[leaving, entering, each] = 1 / pivot
        swapped = work_in[leaving, each]
        work_in[leaving, each] = work_out[entering, each]
        work_out[entering, each] = swapped
    every = np.arange(games)[None]
    found = np.zeros((n + m, games))
    found[inside, every] = tableau[:m, n]
    columns = np.maximum(found[:n], 0)
    dual = np.zeros((n + m, games))
    dual[outside, every] = tableau[m, :n]
    rows = np.maximum(dual[n:], 0)
    rows /= rows.sum(axis=0)
    total = columns.sum(axis=0)
    columns /= total
    return Solution(rows, columns, (1 / total - 1) * scale + low)


def values(tables: Floats) -> Floats:
    """Return the values of games with tables of shape [m, n, ...]; fast for games with a saddle point."""
    shape = tables.shape[2:]
    tables = tables.reshape(*tables.shape[:2], -1)
    found: Floats = tables.min(axis=1).max(axis=0)
    mixed = np.flatnonzero(tables.max(axis=0).min(axis=0) > found)
    if len(mixed):
        games = tables[:, :, mixed]
        if games.shape[:2] == (2, 2):  # no saddle point, so each player makes the other indifferent
            (a, b), (c, d) = games
            found[mixed] = (a * d - b * c) / (a + d - b - c)
        else:
            found[mixed] = solve(games).values
    return found.reshape(shape)
