"""Exact solution of classic Mentalist Poker between two: within a pot, and for a whole match.

A decision is a matrix game whose rows, the bets, differ from one another only at the guess that meets them. Let
`missed` and `guessed` be the bettor's chance for each bet if the guess is wrong or right. Then the bettor's chance `v`
is the greatest solution of

    sum over bets with missed > v of (missed - v) / (missed - guessed) = 1

The terms say how often each number should be guessed, so that none of these bets gains more than v; the bettor makes
all guesses equally good by mixing these bets in proportion to 1 / (missed - guessed). The left side is decreasing and
convex, so Newton's method finds v from below in a few steps, each of which only drops bets.

Within a pot, every position is solved from the greatest pot down, given the chances between pots. A bet leads to a
greater pot, which has been solved already; but zero leads to the same pot with the other player as bettor, whose zero
leads back. So positions are solved in pairs: both have the same chips and the same first bettor of this pot, and differ
in who bets now. With u and z the two chances, the terms for zero in the two sums are

    max(0, 1 - z - u) / (1 - z - guessed)   and   max(0, 1 - u - z) / (1 - u - guessed)

and Newton's method solves both equations together. All pairs of a pot are solved at once.

The chances at the start of a pot, from which all others follow, are the fixed point of "what is the start of a pot
worth, given these chances after it?". Simple iteration takes hundreds of rounds; Newton's method takes about six.
"""

# Not compiled: it works in numpy's arrays.

from collections.abc import Generator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from cardtable.games.mentalist.players.solvable import MOST

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Stakes:
    """Rules that matter to the solution, and the constant sum of both players' chips and the pot.

    There is no limit on bets, under which chances would depend on how many are left. Without one there are no ties: the
    match ends when a player is out, and the other then has more.
    """

    total: int
    """Chips in all, from two antes (with fewer none could be paid) to MOST."""
    ante: int
    capped: bool
    """True if no bet may exceed the pot (bet_cap `pot`)."""

    def __post_init__(self) -> None:
        if self.ante < 1 or not 2 * self.ante <= self.total <= MOST:
            raise ValueError(f"{self.total} chips in all with an ante of {self.ante}: not solved")

    def highest(self, chips: int, pot: int) -> int:
        """Return the highest bet of a player with this many chips."""
        return min(chips, pot) if self.capped else chips

    def proportional(self) -> Floats:
        """Return `between_pots` for chances proportional to chips: a first approximation."""
        return self.between_pots(np.arange(self.ante + 1, self.total - self.ante + 1) / self.total)

    def between_pots(self, starts: Floats) -> Floats:
        """Return the chance of the next pot's first bettor by their chips, 0 to all, before the antes.

        `starts` are the unknown chances, for more chips than the ante and leaving the other at least an ante. With
        fewer chips that player is out, or bets first with nothing; with more the other is out.
        """
        chances = np.zeros(self.total + 1)
        chances[self.ante + 1 : self.total - self.ante + 1] = starts
        chances[self.total - self.ante + 1 :] = 1
        return chances

    def unknown(self, by_chips: Floats) -> Floats:
        """Return the unknown part of chances by chips: the inverse of `between_pots`."""
        return by_chips[self.ante + 1 : self.total - self.ante + 1]


FIRST: Final = 0
"""Index for positions in which the bettor bet first in this pot, and so has the button."""
SECOND: Final = 1
LEAST: Final = 1e-12
"""Least cost of being guessed, to avoid division by zero.

It costs nothing if the match is won either way, because the pot only brings the other the ante or less. That happens
only in pots that not both players have paid into.
"""

_POT_STEPS: Final = 30
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
    for _ in range(_POT_STEPS):
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


def guess_mixes(missed: Floats, guessed: Floats, chance: Floats) -> Floats:
    """Return how often each number should be guessed; `chance` is the bettor's if both play perfectly.

    Bets lie along the last axis. The sum is 1 up to rounding, or 0 if no bet can lose anything.
    """
    return np.maximum(missed - chance[..., None], 0) / np.maximum(missed - guessed, LEAST)


def bet_mixes(missed: Floats, guessed: Floats, chance: Floats) -> Floats:
    """Return how often each number should be bet; all zero if no bet gains more than `chance`."""
    worth = (missed > chance[..., None]) / np.maximum(missed - guessed, LEAST)
    total: Floats = worth.sum(axis=-1, keepdims=True)
    return np.divide(worth, total, out=worth, where=total > 0)


def start_slopes(stakes: Stakes, between: Floats, chances: Floats) -> Generator[float, None, Floats]:
    """Return the derivatives of the chances after both antes by the unknown chances before them: [start, start].

    Yields the share done. `chances` are those within the pots. Single precision is enough for Newton's method, and
    halves the memory (64 MB for 200 chips).
    """
    total, ante = stakes.total, stakes.ante
    unknowns = total - 2 * ante
    after = after_guess(between)
    slopes = np.zeros((2, total + 1, total + 1, unknowns), np.float32)
    work = unknowns + 1.0
    for pot in range(total, 2 * ante - 1, -1):
        on_table = total - pot + 1
        missed, guessed = outcomes(stakes, chances, after, pot, 0)
        chance = chances[:, :on_table, pot][:, ::-1]
        bet = bet_mixes(missed, guessed, chance)
        bet[:, -1] = 0  # the bettor has no chips
        met = bet * guess_mixes(missed, guessed, chance)
        unmet = met - bet  # negative because the other's chance counts against the bettor
        most = bet.shape[2]
        direct = _between_slopes(stakes, met, pot)
        for who in (FIRST, SECOND):
            below = slopes[1 - who, :on_table, pot + 1 : pot + most]
            direct[who] += np.matmul(unmet[who, :, None, 1:].astype(np.float32), below)[:, 0]
        own = np.stack((direct[FIRST], direct[SECOND, ::-1]))
        back = np.stack((unmet[FIRST, :, 0], unmet[SECOND, ::-1, 0]))[..., None]
        both = (own + back * own[::-1]) / (1 - back[0] * back[1])
        slopes[:, :on_table, pot] = aligned(both)
        yield (total - pot + 1) / work
    return slopes[FIRST, 1 : unknowns + 1, 2 * ante].astype(np.float64)


def _between_slopes(stakes: Stakes, met: Floats, pot: int) -> NDArray[np.float32]:
    """Return the derivatives of guessed bets' values by the chances between pots.

    Indexed [FIRST or SECOND, the other's chips, unknown].
    """
    total, ante = stakes.total, stakes.ante
    _, on_table, most = met.shape
    by_chips = np.zeros((2, on_table, on_table + total + most), np.float32)  # indexed by the guesser's chips afterwards
    other, bet = np.arange(on_table)[:, None], np.arange(most)
    by_chips[:, other, other + pot + bet] = met
    first = -by_chips[FIRST, :, ante + 1 : total - ante + 1]
    second = by_chips[SECOND, :, total - ante - 1 : ante - 1 : -1]
    return np.stack((first, second))


RESIDUAL: Final = 1e-12
"""Largest error of a chance at the start of a pot."""

_STEPS: Final = 8
"""Newton steps usually needed at most; progress is reported relative to it."""
_HALVINGS: Final = 10
_STRAIGHT: Final = 1e-3
"""Ratio of residuals below which the slopes of a step are reused for the next."""
_PASS: Final = 0.4
"""Share of a step's time that is spent on the pots; the rest is spent on their slopes."""


def solving(stakes: Stakes) -> Generator[float, None, Floats]:
    """Return the chances between pots, as `Stakes.between_pots` arranges them, exact to RESIDUAL.

    Yields the share done; closing the generator cancels. Raises ArithmeticError if the steps don't converge, which has
    never been seen.
    """
    between = stakes.proportional()
    chances = yield from _part(chances_within(stakes, between, 2 * stakes.ante), 0, _PASS)
    lacking = _lacking(stakes, between, chances)
    slopes: Floats | None = None
    count = 0
    while (worst := _worst(lacking)) > RESIDUAL / 10:
        if slopes is None:
            slopes = yield from _part(start_slopes(stakes, between, chances), count + _PASS, 1 - _PASS)
        count += 1
        step = np.linalg.solve(np.eye(len(slopes)) - slopes, lacking)
        for halved in range(_HALVINGS):
            trial = stakes.between_pots(np.clip(stakes.unknown(between) + step / 2**halved, 0, 1))
            try:
                found = yield from _part(chances_within(stakes, trial, 2 * stakes.ante, chances), count, _PASS)
            except ArithmeticError:  # so far off that no match has such chances
                continue
            lacking = _lacking(stakes, trial, found)
            if _worst(lacking) < worst:
                break
        else:
            if worst <= RESIDUAL:
                break
            raise ArithmeticError(f"{stakes} is not solved")
        between, chances = trial, found
        if _worst(lacking) > worst * _STRAIGHT:
            slopes = None
    return between


def residual(stakes: Stakes, between: Floats, chances: Floats) -> float:
    """Return the largest error of the chances between pots, compared with what follows from them."""
    return _worst(_lacking(stakes, between, chances))


def _lacking(stakes: Stakes, between: Floats, chances: Floats) -> Floats:
    """Return what each start turns out to be worth, less what it was assumed to be."""
    antes = 2 * stakes.ante
    found: Floats = chances[FIRST, 1 : stakes.total - antes + 1, antes] - stakes.unknown(between)
    return found


def _worst(lacking: Floats) -> float:
    return float(np.abs(lacking).max(initial=0))


def _part(work: Generator[float, None, Floats], before: float, share: float) -> Generator[float, None, Floats]:
    """Run a part of the work that begins after `before` Newton steps and takes a `share` of one."""
    while True:
        try:
            done = next(work)
        except StopIteration as end:
            found: Floats = end.value
            return found
        yield min((before + share * done) / _STEPS, 1.0)
