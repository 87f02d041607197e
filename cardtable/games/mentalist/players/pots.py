"""Every position within a pot, given the chances between pots: solved from the greatest pot down.

A decision is a matrix game whose rows, the bets, differ only where the guess meets them. With `missed` and `guessed`
the bettor's chances by the bet if the guess is wrong or right, their chance `v` is the greatest solution of

    sum over bets with missed > v of (missed - v) / (missed - guessed) = 1

The terms are how often each number should be guessed, so that none of these bets brings more than v; the bettor makes
each guess as good as any other by mixing these bets in proportion to 1 / (missed - guessed). The left side falls,
and is convex, so Newton's method finds v from below in a few steps, each of which only drops bets.

A bet leads to a greater pot, which has been solved; but zero leads to the same pot, with the other as bettor, whose
zero leads back. So positions are solved in pairs: both say who has how many chips and who bet first in this pot, and
differ in who bets now. With u and z the two chances, the term for zero in either sum is

    max(0, 1 - z - u) / (1 - z - guessed)   and   max(0, 1 - u - z) / (1 - u - guessed)

and Newton's method takes both equations at once. All pairs of a pot are solved together.
"""

# Not compiled: it works in numpy's arrays.

from collections.abc import Generator
from typing import Final

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from cardtable.games.mentalist.players.stakes import Floats, Stakes

FIRST: Final = 0
"""The bettor bet first in this pot: the button is theirs."""
SECOND: Final = 1
LEAST: Final = 1e-12
"""What being guessed costs at the least. It costs nothing where the match is won either way: by a pot so small that it
only brings the other the ante, or less. No pot is that both have paid for."""

_STEPS: Final = 30
"""Of Newton's method in a pot, where about five are enough. More mean that it goes in circles."""
_EXACT: Final = 1e-14
"""The last step is no longer than this."""


def chances_within(
    stakes: Stakes, between: Floats, smallest: int, near: Floats | None = None
) -> Generator[float, None, Floats]:
    """[FIRST or SECOND, bettor's chips, pot]: the bettor's chance to win the match, for pots from `smallest` up.

    Yields the share that is done. `between` is what `Stakes.between_pots` makes; `near` the result for others much like
    it, which saves steps. `smallest` is at least the ante: for less it may be better to be guessed than not to be, and
    then both could bet zero for ever. Below it nothing that means anything is given; 1 for positions with too many
    chips, which are none. A bettor without chips has lost. ArithmeticError if the steps lead nowhere, which happens
    for a `between` that no match can have.
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
    """[FIRST or SECOND, bettor's chips] as pairs, by the chips of who did not bet first; or the reverse."""
    return np.stack((by_chips[FIRST, ::-1], by_chips[SECOND]))


def after_guess(between: Floats) -> Floats:
    """[FIRST or SECOND, the guesser's chips once all of it is taken]: the bettor's chance, whose bet was guessed.

    The button goes to who did not bet first. Beyond all chips, where no bet leads, stands -1.
    """
    total = len(between) - 1
    after = np.full((2, 2 * total + 3), -1.0)
    after[FIRST, : total + 1] = 1 - between
    after[SECOND, : total + 1] = between[::-1]
    return after


def outcomes(stakes: Stakes, chances: Floats, after: Floats, pot: int, lowest: int) -> tuple[Floats, Floats]:
    """[FIRST or SECOND, the other's chips, bet less `lowest`]: the bettor's chance if the bet is missed, and if it is
    guessed. Bets without the chips for them seem to bring 0 and -1: nobody makes them.
    """
    on_table = stakes.total - pot + 1
    bets = stakes.highest(on_table - 1, pot) + 1
    missed = 1 - chances[::-1, :on_table, pot + lowest : pot + bets]
    guessed = sliding_window_view(after[:, pot + lowest : pot + on_table + bets - 1], bets - lowest, axis=1)
    return missed, guessed[:, :on_table]


def _solved(stakes: Stakes, chances: Floats, after: Floats, pot: int, near: Floats | None) -> Floats:
    """The chances in all pairs of a pot, as `aligned` has them."""
    pairs = stakes.total - pot + 1
    missed, guessed = (np.stack((of[FIRST], of[SECOND, ::-1])) for of in outcomes(stakes, chances, after, pot, 1))
    rate = 1 / np.maximum(missed - guessed, LEAST)
    zero_guessed = np.stack((after[FIRST, pot : pot + pairs], after[SECOND, pot : pot + pairs][::-1]))
    # No bets taken together bring more than those that should be.
    every = rate.sum(axis=2)
    low = (np.einsum("spb,spb->sp", missed, rate) - 1) / np.maximum(every, 1)
    least = zero_guessed - LEAST  # without it the steps may go to and fro
    low = np.maximum(low, least)
    lost = np.zeros((2, pairs), np.bool_)  # without chips
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
