"""How the chances within pots follow those between them: Newton's method asks for it.

Where both play their best, a decision's value changes as if both kept to their mixes (the envelope theorem). So a
position's slopes are sums of those it may lead to, by how likely each is; zero bets join positions in pairs again.
"""

# Not compiled: it works in numpy's arrays.

from collections.abc import Generator

import numpy as np
from numpy.typing import NDArray

from cardtable.games.mentalist.players.guessing import bets, guesses
from cardtable.games.mentalist.players.pots import FIRST, SECOND, after_guess, aligned, outcomes
from cardtable.games.mentalist.players.stakes import Floats, Stakes


def start_slopes(stakes: Stakes, between: Floats, chances: Floats) -> Generator[float, None, Floats]:
    """[start, start]: how the chance after both antes changes with each unknown chance before them.

    Yields the share that is done. `chances` are those `within` the pots. Single precision: Newton's method finds its
    way by it all the same, and it is half the memory (64 MB for 200 chips).
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
        bet[:, -1] = 0  # without chips
        met = bet * guesses(missed, guessed, chance)
        unmet = met - bet  # the other's chance counts against the bettor
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
    """[FIRST or SECOND, the other's chips, unknown]: what a guessed bet gives, as the chances between pots change."""
    total, ante = stakes.total, stakes.ante
    _, on_table, most = met.shape
    by_chips = np.zeros((2, on_table, on_table + total + most), np.float32)  # the guesser's, afterwards
    other, bet = np.arange(on_table)[:, None], np.arange(most)
    by_chips[:, other, other + pot + bet] = met
    first = -by_chips[FIRST, :, ante + 1 : total - ante + 1]
    second = by_chips[SECOND, :, total - ante - 1 : ante - 1 : -1]
    return np.stack((first, second))
