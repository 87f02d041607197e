"""Matrix games: two players choose at once, and the table says what the one who picks the row gets of the other.

Solved exactly, many at a time, by the simplex method on the usual linear program (Dantzig, "A Proof of the Equivalence
of the Programming Problem and the Game Problem", 1951): raise all payoffs above zero, then find y >= 0 with the
greatest sum such that no row of the table times y is above 1. The value is one over that sum, y over the sum is how the
columns should be mixed, and the dual variables over the sum how the rows should be.

Games lie along the last axis, so that each step is made for all of them in one sweep.
"""

# Not compiled: it works in numpy's arrays.

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

_NOTHING: Final = 1e-11
"""What counts as zero in a tableau."""
_NUDGE: Final = 1e-10
"""By how much each row's limit differs from the next: with ties among them pivots might go round in circles."""


class Solution(NamedTuple):
    """What is best for both in each of N games of m rows and n columns."""

    rows: Floats
    """[m, N]: how often each row should be played."""
    columns: Floats
    """[n, N]: how often each column should be played."""
    values: Floats
    """[N]: what the rows then get, to about 1e-8 times the payoffs' range."""


def solve(tables: Floats) -> Solution:
    """The optimal mixed strategies of games given by tables of shape [m, n, N], payoffs to the rows."""
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
    """The values alone, of games [m, n, ...]; quick where a row and a column are best whatever the other does."""
    shape = tables.shape[2:]
    tables = tables.reshape(*tables.shape[:2], -1)
    found: Floats = tables.min(axis=1).max(axis=0)
    mixed = np.flatnonzero(tables.max(axis=0).min(axis=0) > found)
    if len(mixed):
        games = tables[:, :, mixed]
        if games.shape[:2] == (2, 2):  # neither player has a best choice, so each makes the other indifferent
            (a, b), (c, d) = games
            found[mixed] = (a * d - b * c) / (a + d - b - c)
        else:
            found[mixed] = solve(games).values
    return found.reshape(shape)
