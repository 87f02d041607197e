"""Perfect mixes of bets and guesses, given the bettor's chance for each bet if it is missed and if it is guessed.

The formulas are explained in `pots`. Bets lie along the last axis.
"""

# Not compiled: it works in numpy's arrays.

import numpy as np

from cardtable.games.mentalist.players.pots import LEAST
from cardtable.games.mentalist.players.stakes import Floats


def guesses(missed: Floats, guessed: Floats, chance: Floats) -> Floats:
    """Return how often each number should be guessed; `chance` is the bettor's if both play perfectly.

    The sum is 1 up to rounding, or 0 if no bet can lose anything.
    """
    return np.maximum(missed - chance[..., None], 0) / np.maximum(missed - guessed, LEAST)


def bets(missed: Floats, guessed: Floats, chance: Floats) -> Floats:
    """Return how often each number should be bet; all zero if no bet gains more than `chance`."""
    worth = (missed > chance[..., None]) / np.maximum(missed - guessed, LEAST)
    total: Floats = worth.sum(axis=-1, keepdims=True)
    return np.divide(worth, total, out=worth, where=total > 0)
