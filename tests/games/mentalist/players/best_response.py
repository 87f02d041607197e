"""Best response at classic Mentalist Poker for two: the chances of a player who knows the other's mixes everywhere.

It shares no code with the solver: it numbers all positions, and iterates their values until they no longer change.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Mix = Callable[[int, int, bool], Floats]
"""Probability of each number as a bet or guess, by the bettor's chips, the pot and whether they have the button."""

WON, LOST = 0, 1


class State(NamedTuple):
    """Position in which a player with chips is to bet."""

    mine: bool
    """True where the foreseer bets."""
    chips: int
    pot: int
    button: bool


class Foreseer:
    """Player who knows the other's mixes, and answers each with the best number."""

    def __init__(self, total: int, ante: int, capped: bool, bets: Mix, guesses: Mix) -> None:
        self.total, self.ante = total, ante
        self.states = [
            State(mine, chips, pot, button)
            for pot in range(2 * ante, total)
            for chips in range(1, total - pot + 1)
            for mine in (True, False)
            for button in (True, False)
        ]
        self.number = {state: 2 + place for place, state in enumerate(self.states)}
        missed: list[int] = []
        met: list[int] = []
        mixes: list[Floats] = []
        begins: list[int] = []
        for state in self.states:
            begins.append(len(missed))
            for bet in range((min(state.chips, state.pot) if capped else state.chips) + 1):
                other = total - state.pot - state.chips
                missed.append(self._turn(not state.mine, other, state.pot + bet, not state.button))
                left = state.chips - bet
                # The button passes to the seat that did not bet first in this pot.
                bettor_first = not state.button
                holder_is_mine = state.mine if bettor_first else not state.mine
                met.append(self.start(holder_is_mine, left if bettor_first else total - left))
            mixes.append((guesses if state.mine else bets)(state.chips, state.pot, state.button))
        self._missed, self._met, self._begins = np.array(missed), np.array(met), np.array(begins)
        self._mix = np.concatenate(mixes)
        assert len(self._mix) == len(missed)
        self._mine = np.array([state.mine for state in self.states])
        self._sizes = np.diff([*begins, len(missed)])

    def start(self, mine: bool, chips: int) -> int:
        """Return the number of the next position, given the chips of the button's holder before the antes are paid."""
        if chips < self.ante:
            return LOST if mine else WON
        if self.total - chips < self.ante:
            return WON if mine else LOST
        return self._turn(mine, chips - self.ante, 2 * self.ante, True)

    def _turn(self, mine: bool, chips: int, pot: int, button: bool) -> int:
        if not chips:
            return LOST if mine else WON
        return self.number[State(mine, chips, pot, button)]

    def worth(self, begin: float) -> Floats:
        """Return the foreseer's chance by position number, iterated from `begin` until it converges."""
        found = np.full(len(self.states) + 2, begin)
        found[WON], found[LOST] = 1, 0
        while True:
            missed, met = found[self._missed], found[self._met]
            # Where the foreseer bets, the other's guesses decide; where the other bets, their bets do, whatever the
            # guess.
            by_bet = missed + self._mix * (met - missed)
            base = np.add.reduceat(self._mix * missed, self._begins)
            by_guess = np.repeat(base, self._sizes) + self._mix * (met - missed)
            options = np.where(np.repeat(self._mine, self._sizes), by_bet, by_guess)
            fresh = np.maximum.reduceat(options, self._begins)
            change = np.abs(fresh - found[2:]).max()
            found[2:] = fresh
            if change < 1e-13:
                return found
