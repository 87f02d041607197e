"""How to bet and how to guess, once it is known what each bet brings if the guess is wrong, and if it is right.

Where these formulas come from is said in `pots`. Bets lie along the last axis.
"""

# Not compiled: it works in numpy's arrays.

import numpy as np

from cardtable.games.mentalist.players.pots import LEAST
from cardtable.games.mentalist.players.stakes import Floats


def guesses(missed: Floats, guessed: Floats, chance: Floats) -> Floats:
    """How often each number should be guessed, `chance` being the bettor's when both play their best.

    The sum is 1 to within rounding, and 0 where nothing can be lost by betting.
    """
    return np.maximum(missed - chance[..., None], 0) / np.maximum(missed - guessed, LEAST)


def bets(missed: Floats, guessed: Floats, chance: Floats) -> Floats:
    """How often each number should be bet; all zero where no bet brings more than `chance`."""
    worth = (missed > chance[..., None]) / np.maximum(missed - guessed, LEAST)
    total: Floats = worth.sum(axis=-1, keepdims=True)
    return np.divide(worth, total, out=worth, where=total > 0)
