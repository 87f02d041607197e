"""Leaning from perfect play against what an opponent has shown, without ever risking more than a bound.

What may be risked goes by a ledger. It begins with the bound. At each decision any mix may be chosen that loses no more
than stands in the ledger, whatever the opponent does and with perfect play of both afterwards. Once it is seen what
they did, what the mix gained or lost by it, on average over its own luck, is entered. So the chance to win by perfect
play from here, less the ledger, stays the same on average, whatever the opponent does and knows; and as the ledger is
never below zero, no opponent wins more by it than the bound beyond what perfect play would let them. What their
mistakes have given may be risked again (Ganzfried and Sandholm, "Safe Opponent Exploitation", 2015, "risk what you've
won in expectation").

Among such mixes the best against what is expected of them is chosen:

- Guesses: each bet needs some share of them, lest it bring more than may be risked. What is left over goes to the one
  by which most is expected.
- Bets: those that are best if they guess as expected with chance p, and else know how the reader bets ("restricted Nash
  response", Johanson, Zinkevich and Bowling, "Computing Robust Counter-Strategies", 2007): another game of the same
  kind, with another `missed` and `guessed`. The greater p, the more is risked. On the way from one such mix to the next
  both have the same worth for that p, so what lies between is best too.
"""

# Not compiled: it works in numpy's arrays.

from typing import Final, NamedTuple

import numpy as np

from cardtable.games.mentalist.players.expecting import Expectation
from cardtable.games.mentalist.players.pots import LEAST
from cardtable.games.mentalist.players.stakes import Floats
from cardtable.games.mentalist.players.table import Position, Table

BOUND: Final = 0.02
"""Two games in a hundred."""

_AT_ONCE: Final = 0.25
"""The share of the ledger that may be risked in one decision."""
_HALVINGS: Final = 25


class Turn(NamedTuple):
    """A bet and the guess at it."""

    position: Position
    mine: bool
    """The reader's bet, the opponent's guess; else the other way round."""
    bet: int
    guess: int


class Reader:
    """Plays a match from its beginning, or from any position; what it does follows from the turns that it has seen."""

    def __init__(self, table: Table, bound: float = BOUND) -> None:
        """`bound`: the chance to win that the cleverest trap may cost, from 0 up."""
        self._table = table
        self.ledger = bound
        """What may be risked now; never below 0 but by rounding."""
        self._bets = Expectation()
        self._guesses = Expectation()

    def bet_mix(self, position: Position) -> Floats:
        """How often they bet each number."""
        perfect = self._table.guess_mix(position)
        return lean_bets(
            *self._table.outcomes(position),
            chance=self._table.chance(position),
            expected=self._guesses.mix(position, perfect),
            risk=self._risk,
        )

    def guess_mix(self, position: Position) -> Floats:
        """How often the reader guesses each number."""
        perfect = self._table.bet_mix(position)
        return lean_guesses(
            *self._table.outcomes(position),
            chance=self._table.chance(position),
            expected=self._bets.mix(position, perfect),
            risk=self._risk,
        )

    def bet_chances(self, position: Position) -> Floats:
        """By bet, the chance to win if the opponent guesses as expected, with perfect play of both afterwards."""
        missed, guessed = self._table.outcomes(position)
        expected = self._guesses.mix(position, self._table.guess_mix(position))
        found: Floats = missed - expected * (missed - guessed)
        return found

    def guess_chances(self, position: Position) -> Floats:
        """By guess, the same if the opponent bets as expected."""
        missed, guessed = self._table.outcomes(position)
        expected = self._bets.mix(position, self._table.bet_mix(position))
        found: Floats = 1 - expected @ missed + expected * (missed - guessed)
        return found

    def see(self, turn: Turn) -> None:
        """Enters a turn, in the order in which they are played."""
        position, mine, bet, guess = turn
        missed, guessed = self._table.outcomes(position)
        chance = self._table.chance(position)
        if mine:
            mix = self.bet_mix(position)
            self.ledger += float(mix @ missed - mix[guess] * (missed[guess] - guessed[guess])) - chance
            self._guesses.see(position, self._table.guess_mix(position), guess, guess == bet)
        else:
            mix = self.guess_mix(position)
            self.ledger += chance - float(missed[bet] - mix[bet] * (missed[bet] - guessed[bet]))
            self._bets.see(position, self._table.bet_mix(position), bet, guess != bet)

    @property
    def _risk(self) -> float:
        return max(self.ledger, 0.0) * _AT_ONCE


def lean_guesses(missed: Floats, guessed: Floats, chance: float, expected: Floats, risk: float) -> Floats:
    """The guesses that are best against `expected` bets, among those by which no bet brings the bettor more than
    `chance` and `risk`."""
    cost = np.maximum(missed - guessed, LEAST)
    mix = np.maximum(missed - chance - risk, 0) / cost
    mix[(expected * cost).argmax()] += 1 - mix.sum()
    return mix


def lean_bets(missed: Floats, guessed: Floats, chance: float, expected: Floats, risk: float) -> Floats:
    """The bets that are best against `expected` guesses, among those that bring `chance` less `risk` against any."""
    cost = np.maximum(missed - guessed, LEAST)
    low, high = 0.0, 1.0
    safe, keen = _restricted(missed, cost, expected, low), _restricted(missed, cost, expected, high)
    if _loss(missed, cost, chance, keen) <= risk:
        return keen
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        mix = _restricted(missed, cost, expected, middle)
        if _loss(missed, cost, chance, mix) <= risk:
            low, safe = middle, mix
        else:
            high, keen = middle, mix
    # The loss is convex on the way from one to the other: a straight line lies above it.
    near, far = _loss(missed, cost, chance, safe), _loss(missed, cost, chance, keen)
    if near >= min(risk, far):  # within rounding
        return safe
    mixed: Floats = safe + (risk - near) / (far - near) * (keen - safe)
    return mixed


def _restricted(missed: Floats, cost: Floats, expected: Floats, share: float) -> Floats:
    """The bets that are best if the guesses are as expected in so great a share of cases, and the worst in the rest."""
    worth = missed - share * expected * cost
    mix = np.zeros_like(worth)
    if share == 1:
        mix[worth.argmax()] = 1
        return mix
    order = np.argsort(-worth)
    weight = 1 / cost[order]
    every = np.cumsum(weight)
    best = ((np.cumsum(weight * worth[order]) - (1 - share)) / every).argmax()
    mix[order[: best + 1]] = weight[: best + 1] / every[best]
    return mix


def _loss(missed: Floats, cost: Floats, chance: float, mix: Floats) -> float:
    """What a mix of bets gives away to who knows it."""
    return chance - float(mix @ missed - (mix * cost).max())
