"""Exact equilibrium of a whole match: the chances at the start of a pot, from which all others follow.

They are the fixed point of "what is the start of a pot worth, given these chances after it?". Simple iteration takes
hundreds of rounds; Newton's method takes about six.
"""

# Not compiled: it works in numpy's arrays.

from collections.abc import Generator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardtable.games.mentalist.players.guessing import bets, guesses
from cardtable.games.mentalist.players.pots import FIRST, SECOND, after_guess, aligned, chances_within, outcomes
from cardtable.games.mentalist.players.stakes import Floats, Stakes


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
        bet = bets(missed, guessed, chance)
        bet[:, -1] = 0  # the bettor has no chips
        met = bet * guesses(missed, guessed, chance)
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
