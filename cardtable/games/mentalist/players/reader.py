"""Exploitation of an opponent's habits, starting from perfect play, without ever risking more than a bound.

A ledger limits the risk. It begins with the bound. At each decision any mix may be chosen that loses no more than the
ledger holds, whatever the opponent does, if both play perfectly afterwards. Once the opponent's move is known, what the
mix gained or lost by it, averaged over its own randomness, is entered. So the chance to win under perfect play, less
the ledger, stays the same on average, whatever the opponent does and knows. As the ledger is never below zero, no
opponent gains more than the bound over perfect play. What their mistakes have given may be risked again (Ganzfried and
Sandholm, "Safe Opponent Exploitation", 2015, "risk what you've won in expectation").

Among these mixes the best against the prediction is chosen:

- Guesses: each bet needs a certain share of the guesses, lest it gain more than may be risked. The rest goes to the
  guess with the highest expected gain.
- Bets: the best if the opponent guesses as predicted with chance p, and otherwise knows how the reader bets
  ("restricted Nash response", Johanson, Zinkevich and Bowling, "Computing Robust Counter-Strategies", 2007). This is
  another game of the same kind, with other values of `missed` and `guessed`. The greater p, the more is risked. Between
  one such mix and the next both have the same value for that p, so anything in between is best too.
"""

# Not compiled: it works in numpy's arrays.

from typing import Final, NamedTuple

import numpy as np

from cardtable.games.mentalist.players.expecting import Expectation
from cardtable.games.mentalist.players.pots import LEAST
from cardtable.games.mentalist.players.stakes import Floats
from cardtable.games.mentalist.players.table import MatchPosition, SolvedTable

BOUND: Final = 0.02
"""Risk of the reader in wins: two games in a hundred."""

_AT_ONCE: Final = 0.25
"""Share of the ledger that may be risked in one decision."""
_HALVINGS: Final = 25


class BetTurn(NamedTuple):
    """A bet, with the guess at it."""

    position: MatchPosition
    mine: bool
    """True for the reader's bet and the opponent's guess; False for the reverse."""
    bet: int
    guess: int


class Reader:
    """Exploiter for one match, from its beginning or any position; its play depends only on the turns it has seen."""

    def __init__(self, table: SolvedTable, bound: float = BOUND) -> None:
        """Initialise; `bound` is the chance to win that the cleverest trap may cost, 0 or more."""
        self._table = table
        self.ledger = bound
        """Chance to win that may be risked now; never below 0 except for rounding."""
        self._bets = Expectation()
        self._guesses = Expectation()

    def bet_mix(self, position: MatchPosition) -> Floats:
        """Return how often to bet each number."""
        perfect = self._table.guess_mix(position)
        return lean_bets(
            *self._table.outcomes(position),
            chance=self._table.chance(position),
            expected=self._guesses.mix(position, perfect),
            risk=self._risk,
        )

    def guess_mix(self, position: MatchPosition) -> Floats:
        """Return how often to guess each number."""
        perfect = self._table.bet_mix(position)
        return lean_guesses(
            *self._table.outcomes(position),
            chance=self._table.chance(position),
            expected=self._bets.mix(position, perfect),
            risk=self._risk,
        )

    def bet_chances(self, position: MatchPosition) -> Floats:
        """Return the chance to win by bet, if the opponent guesses as predicted, and both play perfectly afterwards."""
        missed, guessed = self._table.outcomes(position)
        expected = self._guesses.mix(position, self._table.guess_mix(position))
        found: Floats = missed - expected * (missed - guessed)
        return found

    def guess_chances(self, position: MatchPosition) -> Floats:
        """Return the chance to win by guess, if the opponent bets as predicted, and both play perfectly afterwards."""
        missed, guessed = self._table.outcomes(position)
        expected = self._bets.mix(position, self._table.bet_mix(position))
        found: Floats = 1 - expected @ missed + expected * (missed - guessed)
        return found

    def see(self, turn: BetTurn) -> None:
        """Enter a turn; turns must come in the order of play."""
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
    """Return the best mix of guesses against `expected` bets that limits the bettor's chance.

    No bet may give the bettor more than `chance` plus `risk`.
    """
    cost = np.maximum(missed - guessed, LEAST)
    mix = np.maximum(missed - chance - risk, 0) / cost
    mix[(expected * cost).argmax()] += 1 - mix.sum()
    return mix


def lean_bets(missed: Floats, guessed: Floats, chance: float, expected: Floats, risk: float) -> Floats:
    """Return the best mix of bets against `expected` guesses that secures `chance` less `risk` against any guess."""
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
    # The loss is convex between the two mixes, so the straight line is above it, and safe.
    near, far = _loss(missed, cost, chance, safe), _loss(missed, cost, chance, keen)
    if near >= min(risk, far):  # up to rounding
        return safe
    mixed: Floats = safe + (risk - near) / (far - near) * (keen - safe)
    return mixed


def _restricted(missed: Floats, cost: Floats, expected: Floats, share: float) -> Floats:
    """Return the best bets if guesses are as expected in this share of cases, and the worst possible in the rest."""
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
    """Return what a mix of bets gives away to an opponent who knows it."""
    return chance - float(mix @ missed - (mix * cost).max())
