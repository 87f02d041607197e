"""What somebody wins of classic Mentalist Poker between two who foresees the other's mixes everywhere.

It shares nothing with the solver: it goes through the rules position by position, numbers every one, and asks again and
again what each is worth, until nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Mix = Callable[[int, int, bool], Floats]
"""How often each number is bet, or guessed, by the bettor's chips, the pot, and whether the bettor has the button."""

WON, LOST = 0, 1


class State(NamedTuple):
    """Somebody with chips is to bet."""

    mine: bool
    """It is the one who foresees."""
    chips: int
    pot: int
    button: bool


class Foreseer:
    """Who knows the mixes of the other, and answers them."""

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
                # The button goes to who did not bet first in this pot.
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
        """The number of what follows when the button's holder has so many chips before the antes."""
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
        """By number, what the positions are worth to the one who foresees: asked again and again, from `begin`."""
        found = np.full(len(self.states) + 2, begin)
        found[WON], found[LOST] = 1, 0
        while True:
            missed, met = found[self._missed], found[self._met]
            # Who foresees bets: the other's guesses decide. The other bets: so do those bets, whatever is guessed.
            by_bet = missed + self._mix * (met - missed)
            base = np.add.reduceat(self._mix * missed, self._begins)
            by_guess = np.repeat(base, self._sizes) + self._mix * (met - missed)
            options = np.where(np.repeat(self._mine, self._sizes), by_bet, by_guess)
            fresh = np.maximum.reduceat(options, self._begins)
            change = np.abs(fresh - found[2:]).max()
            found[2:] = fresh
            if change < 1e-13:
                return found
