"""Solution of every position within a pot, given the chances between pots, from the greatest pot down.

A decision is a matrix game whose rows, the bets, differ from one another only at the guess that meets them. Let
`missed` and `guessed` be the bettor's chance for each bet if the guess is wrong or right. Then the bettor's chance `v`
is the greatest solution of

    sum over bets with missed > v of (missed - v) / (missed - guessed) = 1

The terms say how often each number should be guessed, so that none of these bets gains more than v; the bettor makes
all guesses equally good by mixing these bets in proportion to 1 / (missed - guessed). The left side is decreasing and
convex, so Newton's method finds v from below in a few steps, each of which only drops bets.

A bet leads to a greater pot, which has been solved already; but zero leads to the same pot with the other player as
bettor, whose zero leads back. So positions are solved in pairs: both have the same chips and the same first bettor of
this pot, and differ in who bets now. With u and z the two chances, the terms for zero in the two sums are

    max(0, 1 - z - u) / (1 - z - guessed)   and   max(0, 1 - u - z) / (1 - u - guessed)

and Newton's method solves both equations together. All pairs of a pot are solved at once.
"""

# Not compiled: it works in numpy's arrays.

from collections.abc import Generator
from typing import Final

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from cardtable.games.mentalist.players.stakes import Floats, Stakes

FIRST: Final = 0
"""Index for positions in which the bettor bet first in this pot, and so has the button."""
SECOND: Final = 1
LEAST: Final = 1e-12
"""Least cost of being guessed, to avoid division by zero.

It costs nothing if the match is won either way, because the pot only brings the other the ante or less. That happens
only in pots that not both players have paid into.
"""

_STEPS: Final = 30
"""Newton steps in a pot at most; about five suffice, and more mean that they go in circles."""
_EXACT: Final = 1e-14
"""Length of the last Newton step at most."""


def chances_within(
    stakes: Stakes, between: Floats, smallest: int, near: Floats | None = None
) -> Generator[float, None, Floats]:
    """Return the bettor's chance to win the match, for pots from `smallest` up: [FIRST or SECOND, bettor's chips, pot].

    Yields the share done. `between` is a result of `Stakes.between_pots`; `near`, the result for similar values, saves
    steps. `smallest` must be at least the ante: in smaller pots it may be better to be guessed than not, and then both
    could bet zero for ever. Values for pots below `smallest` are meaningless, and those for more chips than there are
    are 1. A bettor without chips has lost. Raises ArithmeticError if the steps don't converge, which happens only for a
    `between` that no match can have.
    """
    total = stakes.total
    chances = np.ones((2, total + 1, total + 1))
    after = after_guess(between)
    work = (total - smallest + 1.0) ** 3
    for pot in range(total, smallest - 1, -1):
        on_table = total - pot + 1
        pair = None if near is None else aligned(near[:, :on_table, pot])
        chances[:, :on_table, pot] = aligned(_solved(stakes, chances, after, pot, pair))
        yield min(on_table**3 / work, 1.0)
    return chances


def aligned(by_chips: Floats) -> Floats:
    """Convert [FIRST or SECOND, bettor's chips] to pairs, indexed by the chips of who didn't bet first, or back."""
    return np.stack((by_chips[FIRST, ::-1], by_chips[SECOND]))


def after_guess(between: Floats) -> Floats:
    """Return the bettor's chance after a guessed bet: [FIRST or SECOND, the guesser's chips after winning all].

    The button goes to the player who didn't bet first. Entries beyond all chips, to which no bet leads, are -1.
    """
    total = len(between) - 1
    after = np.full((2, 2 * total + 3), -1.0)
    after[FIRST, : total + 1] = 1 - between
    after[SECOND, : total + 1] = between[::-1]
    return after


def outcomes(stakes: Stakes, chances: Floats, after: Floats, pot: int, lowest: int) -> tuple[Floats, Floats]:
    """Return the bettor's chance if a bet is missed, and if it is guessed.

    Both are [FIRST or SECOND, the other's chips, bet less `lowest`]. Bets for which there aren't enough chips get 0 and
    -1, so that nobody makes them.
    """
    on_table = stakes.total - pot + 1
    bets = stakes.highest(on_table - 1, pot) + 1
    missed = 1 - chances[::-1, :on_table, pot + lowest : pot + bets]
    guessed = sliding_window_view(after[:, pot + lowest : pot + on_table + bets - 1], bets - lowest, axis=1)
    return missed, guessed[:, :on_table]


def _solved(stakes: Stakes, chances: Floats, after: Floats, pot: int, near: Floats | None) -> Floats:
    """Return the chances in all pairs of a pot, in the order of `aligned`."""
    pairs = stakes.total - pot + 1
    missed, guessed = (np.stack((of[FIRST], of[SECOND, ::-1])) for of in outcomes(stakes, chances, after, pot, 1))
    rate = 1 / np.maximum(missed - guessed, LEAST)
    zero_guessed = np.stack((after[FIRST, pot : pot + pairs], after[SECOND, pot : pot + pairs][::-1]))
    # No set of bets gains more than the set that should be mixed, so any set gives a lower bound.
    every = rate.sum(axis=2)
    low = (np.einsum("spb,spb->sp", missed, rate) - 1) / np.maximum(every, 1)
    least = zero_guessed - LEAST  # without this bound the steps may oscillate
    low = np.maximum(low, least)
    lost = np.zeros((2, pairs), np.bool_)  # the bettor has no chips
    lost[FIRST, -1] = lost[SECOND, 0] = True
    low[lost] = 0
    found: Floats = low if near is None else near
    for _ in range(_STEPS):
        bets = rate * (missed > found[:, :, None])
        slope = bets.sum(axis=2)
        excess = np.einsum("spb,spb->sp", missed, bets) - slope * found - 1
        gap = 1 - found[FIRST] - found[SECOND]
        zero = gap > 0
        cost = np.maximum(1 - found[::-1] - zero_guessed, LEAST)
        share = np.where(zero, gap / cost, 0)
        excess += share
        slope += zero / cost
        cross = np.where(zero, (1 - share) / cost, 0)
        excess[lost] = cross[lost] = 0
        slope[lost] = 1
        stuck = slope == 0  # above all bets
        slope[stuck] = 1
        change = (excess * slope[::-1] - cross * excess[::-1]) / (slope[0] * slope[1] - cross[0] * cross[1])
        before, found = found, np.where(stuck, low, np.maximum(found + change, least))
        if np.abs(found - before).max() < _EXACT and not stuck.any():
            return found
    raise ArithmeticError(f"a pot of {pot} is not solved")
