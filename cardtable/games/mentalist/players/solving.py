"""The chances at the start of a pot, by which all others follow: the exact equilibrium of the whole match.

They are the fixed point of "what is it worth to start a pot, if the chances afterwards are these?". Going there by
asking again and again takes hundreds of rounds; Newton's method takes about six.
"""

# Not compiled: it works in numpy's arrays.

from collections.abc import Generator
from typing import Final

import numpy as np

from cardtable.games.mentalist.players.pots import FIRST, chances_within
from cardtable.games.mentalist.players.slopes import start_slopes
from cardtable.games.mentalist.players.stakes import Floats, Stakes

RESIDUAL: Final = 1e-12
"""By how much a start's chance may differ from what follows from them all."""

_STEPS: Final = 8
"""That Newton's method usually takes at most: what the progress goes by."""
_HALVINGS: Final = 10
_STRAIGHT: Final = 1e-3
"""A step that leaves less than this share of the residual: the slopes serve for the next one too."""
_PASS: Final = 0.4
"""The share of a step's time that goes by on the pots, the rest on their slopes."""


def solving(stakes: Stakes) -> Generator[float, None, Floats]:
    """The chances between pots, as `Stakes.between_pots` has them, to RESIDUAL.

    Yields the share that is done; closing it cancels. ArithmeticError if no way leads there, which has not been seen.
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
            except ArithmeticError:  # so far away that no match is like it
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
    """By how much, at worst, what follows from the chances between pots differs from them."""
    return _worst(_lacking(stakes, between, chances))


def _lacking(stakes: Stakes, between: Floats, chances: Floats) -> Floats:
    """What a start turns out to be worth, less what it was thought to be."""
    antes = 2 * stakes.ante
    found: Floats = chances[FIRST, 1 : stakes.total - antes + 1, antes] - stakes.unknown(between)
    return found


def _worst(lacking: Floats) -> float:
    return float(np.abs(lacking).max(initial=0))


def _part(work: Generator[float, None, Floats], before: float, share: float) -> Generator[float, None, Floats]:
    """One part of the work, after so many steps of Newton's method, and the share of a step that it takes."""
    while True:
        try:
            done = next(work)
        except StopIteration as end:
            found: Floats = end.value
            return found
        yield min((before + share * done) / _STEPS, 1.0)
