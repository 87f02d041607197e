"""Value over whole matches of foreseeing a share of an opponent's moves.

The opponent mixes as perfect play does. For a certain share of their bets, though, the reader knows the bet before
guessing, and for a certain share of their guesses knows the guess before betting; the reader exploits each as if
nothing were to be foreseen later. Otherwise both play perfectly. So each position has a chance that is linear in those
of the positions that may follow. Within a pot the chances are computed from the greatest pot down, as in `pots`, and
the chances between pots are iterated until they no longer change.
"""

# Not compiled: it works in numpy's arrays.

from collections.abc import Generator
from math import log
from typing import Final, NamedTuple

import numpy as np

from cardtable.games.mentalist.players.pots import FIRST, SECOND
from cardtable.games.mentalist.players.stakes import Floats
from cardtable.games.mentalist.players.table import MatchPosition, SolvedTable

_CLOSE: Final = 1e-5
"""Largest change of a chance between pots at which iteration stops; results are shown in hundredths."""
_ROUNDS: Final = 60
"""Iterations at most."""


class _Ways(NamedTuple):
    """Probabilities that a bet is made and missed, or made and guessed.

    Indexed [FIRST or SECOND, the other's chips, bet].
    """

    missed: Floats
    guessed: Floats


class Carried:
    """Reader's chance to win in every position, if they foresee shares of the other's bets and guesses.

    The shares are from 0 to 1. Call `settle` before asking for chances.
    """

    def __init__(self, table: SolvedTable, bets: float, guesses: float) -> None:
        self._stakes = table.stakes
        total = self._stakes.total
        self._ways = {
            pot: (_read_bets(table, pot, bets), _read_guesses(table, pot, guesses))
            for pot in range(total, self._stakes.ante - 1, -1)
        }
        # By bettor, first the one who is read, then the reader: [FIRST or SECOND, the bettor's chips, pot].
        self._chances = np.zeros((2, 2, total + 1, total + 1))
        self._start = table.between

    def settle(self) -> Generator[float, None, None]:
        """Compute the chances, yielding the share of the work done; ArithmeticError if they don't converge."""
        between = np.stack((1 - self._start, self._start))
        tried: list[Floats] = []
        moved: list[Floats] = []
        for _ in range(_ROUNDS):
            step = self._between(between) - between
            worst = float(np.abs(step).max())
            if worst < _CLOSE:
                return
            tried.append(between.ravel())
            moved.append(step.ravel())
            between = _onward(tried, moved).reshape(between.shape)
            first = float(np.abs(moved[0]).max())
            yield max(log(first / worst) / log(first / _CLOSE), 0.0)
        raise ArithmeticError("what foresight is worth is not found")

    def _between(self, between: Floats) -> Floats:
        """Return the chances between pots that follow from these."""
        self._within(between)
        total, ante = self._stakes.total, self._stakes.ante
        fresh = between.copy()
        fresh[:, ante + 1 : total - ante + 1] = self._chances[:, FIRST, 1 : total - 2 * ante + 1, 2 * ante]
        return fresh

    def chance(self, position: MatchPosition, reader_bets: bool) -> float:
        """Return the reader's chance to win from a position; `reader_bets` says who bets there."""
        chips, pot, first = position
        return float(self._chances[int(reader_bets), FIRST if first else SECOND, chips, pot])

    def _within(self, between: Floats) -> None:
        """Compute the chances in all pots from `between`: [who has the button, their chips], the reader second."""
        total = self._stakes.total
        for pot, ways in self._ways.items():
            others = np.arange(total - pot + 1)
            size = ways[0].missed.shape[2]
            after = np.minimum(others[:, None] + pot + np.arange(size), total)  # the guesser's chips after a hit
            sums = np.empty((2, 2, len(others)))
            for who in (0, 1):
                # The button goes to the player who didn't bet first in this pot.
                met = np.stack((between[1 - who][after], between[who][total - after]))
                onward = self._chances[1 - who, ::-1, : len(others), pot + 1 : pot + size]
                sums[who] = np.einsum("sob,sob->so", ways[who].guessed, met)
                sums[who] += np.einsum("sob,sob->so", ways[who].missed[:, :, 1:], onward)
            sums[0, :, -1] = 1  # a bettor without chips has lost
            zero = [ways[who].missed[:, :, 0] for who in (0, 1)]
            # A bet of zero leads to the same pot with the other to bet, whose zero leads back.
            back = [way[::-1, ::-1] for way in (zero[1], zero[0])]
            other = [part[::-1, ::-1] for part in (sums[1], sums[0])]
            for who in (0, 1):
                found = (sums[who] + zero[who] * other[who]) / (1 - zero[who] * back[who])
                self._chances[who, :, : len(others), pot] = found[:, ::-1]


def _onward(tried: list[Floats], moved: list[Floats]) -> Floats:
    """Return the next values to try, by Anderson's method, from those tried and how far each moved.

    It moves on from the combination of those tried that should move least ("Iterative Procedures for Nonlinear Integral
    Equations", 1965). A match of eighty chips takes a dozen iterations with it, and over a hundred without.
    """
    last, moves = tried[-1], moved[-1]
    if len(tried) == 1:
        return last + moves
    steps = np.diff(np.array(moved), axis=0).T
    ways = np.diff(np.array(tried), axis=0).T
    parts = np.linalg.lstsq(steps, moves, rcond=None)[0]
    onward: Floats = last + moves - (ways + steps) @ parts
    return onward


def _read_bets(table: SolvedTable, pot: int, share: float) -> _Ways:
    """Return the ways in which a bet of the player who is read goes, with a share of the bets foreseen."""
    of = table.pot(pot)
    hit = share + (1 - share) * of.guesses
    return _no_chips(_Ways(of.bets * (1 - hit), of.bets * hit))


def _read_guesses(table: SolvedTable, pot: int, share: float) -> _Ways:
    """Return the ways in which the reader's bet goes, made against the guess where that is foreseen."""
    of = table.pot(pot)
    missed = (1 - share) * of.bets * (1 - of.guesses)
    guessed = (1 - share) * of.bets * of.guesses
    top, other = _best_two(of.missed)
    alike = np.take_along_axis(of.guesses, top[..., None], 2)[..., 0]
    for bets, often in ((top, 1 - alike), (other, alike)):
        now = np.take_along_axis(missed, bets[..., None], 2)
        np.put_along_axis(missed, bets[..., None], now + share * often[..., None], 2)
    return _no_chips(_Ways(missed, guessed))


def _best_two(missed: Floats) -> tuple[np.ndarray[tuple[int, ...], np.dtype[np.intp]], ...]:
    """Return, for each stack and pot, the bet with the largest value in `missed` along axis 2, and the next best.

    `missed` holds the value of each bet if the guess misses it.
    """
    if missed.shape[2] < 2:
        return (np.zeros(missed.shape[:2], np.intp),) * 2
    order = np.argsort(-missed, axis=2)
    return order[:, :, 0], order[:, :, 1]


def _no_chips(ways: _Ways) -> _Ways:
    """Set the probabilities of bettors without chips to 0: they make no bet."""
    for way in ways:
        way[:, -1] = 0
    return ways
