"""Advice from perfect play, and from the reader, for positions with two players left in the classic game.

The `Reader` exploits an opponent's habits, starting from perfect play, without ever risking more than a bound. A ledger
limits the risk. It begins with the bound. At each decision any mix may be chosen that loses no more than the ledger
holds, whatever the opponent does, if both play perfectly afterwards. Once the opponent's move is known, what the mix
gained or lost by it, averaged over its own randomness, is entered. So the chance to win under perfect play, less the
ledger, stays the same on average, whatever the opponent does and knows. As the ledger is never below zero, no opponent
gains more than the bound over perfect play. What their mistakes have given may be risked again (Ganzfried and Sandholm,
"Safe Opponent Exploitation", 2015, "risk what you've won in expectation").

Among these mixes the best against the prediction is chosen:

- Guesses: each bet needs a certain share of the guesses, lest it gain more than may be risked. The rest goes to the
  guess with the highest expected gain.
- Bets: the best if the opponent guesses as predicted with chance p, and otherwise knows how the reader bets
  ("restricted Nash response", Johanson, Zinkevich and Bowling, "Computing Robust Counter-Strategies", 2007). This is
  another game of the same kind, with other values of `missed` and `guessed`. The greater p, the more is risked. Between
  one such mix and the next both have the same value for that p, so anything in between is best too.
"""

# Not compiled: it works in numpy's arrays.

import os
from collections.abc import Generator
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from cardtable.bots import SOLVED
from cardtable.bots.player import Advice, Choice
from cardtable.games.mentalist.play import BET, Mentalist, PastBet
from cardtable.games.mentalist.players.prediction import Expectation
from cardtable.games.mentalist.players.solvable import chips_in_play
from cardtable.games.mentalist.players.solved_match import MatchPosition, SolvedTable, opening, solving_table
from cardtable.games.mentalist.players.solving import LEAST, Floats, Stakes
from cardtable.work import worked_out

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
    """Return the best bets if guesses are as expected in this share of cases, and the worst possible in the rest.

    `missed` is the bettor's chance for each bet if nobody guesses it, and `cost` what a right guess takes from it.
    """
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


_TABLES: Final = 4
"""Solved matches that a process keeps in memory; solving one may take ten seconds."""
_READERS: Final = 8


_tables: dict[Stakes, SolvedTable] = {}


def opened(stakes: Stakes) -> Generator[float, None, SolvedTable]:
    """Return the table of a solved match from memory, from its folder, or by solving it and storing it there.

    Yields the share done. The folder is named by the environment variable `cardtable.bots.SOLVED`, and may be missing.
    """
    table = _tables.pop(stakes, None)
    if table is None:
        folder = os.environ.get(SOLVED)
        table = yield from (opening(Path(folder), stakes) if folder else solving_table(stakes))
    while len(_tables) >= _TABLES:
        del _tables[next(iter(_tables))]
    _tables[stakes] = table  # moved to the end, so that the oldest is dropped first
    return table


def _table(stakes: Stakes) -> SolvedTable:
    """Return the table of a solved match without yielding."""
    return worked_out(opened(stakes))


def table_of(state: Mentalist) -> SolvedTable:
    """Return the solved match to which a solvable position belongs."""
    return _table(Stakes(chips_in_play(state), state.terms.ante, state.terms.capped))


def position_of(state: Mentalist) -> MatchPosition:
    """Return the position of the bet that is due or stands."""
    return MatchPosition(state.scores[state.bettor], state.pot, state.button == state.bettor)


def perfect_advice(state: Mentalist) -> Advice:
    """Return the exact mix of the seat to move, with each number's chance to win against perfect play."""
    table = table_of(state)
    position = position_of(state)
    chance = table.chance(position)
    if state.phase == BET:
        return _advice(table.bet_mix(position), table.bet_chances(position), chance, exact=True)
    return _advice(table.guess_mix(position), table.guess_chances(position), 1 - chance, exact=True)


def reader_advice(state: Mentalist, seat: int) -> Advice:
    """Return the reader's mix, with each number's chance to win against the predicted opponent.

    The chances assume perfect play of both afterwards.
    """
    reader = _reader(state, seat)
    position = position_of(state)
    if state.phase == BET:
        mix, chances = reader.bet_mix(position), reader.bet_chances(position)
    else:
        mix, chances = reader.guess_mix(position), reader.guess_chances(position)
    mix = np.maximum(mix, 0) / np.maximum(mix, 0).sum()
    return _advice(mix, chances, float(mix @ chances), exact=False)


def _advice(mix: Floats, chances: Floats, value: float, *, exact: bool) -> Advice:
    choices = [
        Choice(number, float(often), float(chance))
        for number, (often, chance) in enumerate(zip(mix, np.clip(chances, 0, 1), strict=True))
    ]
    choices.sort(key=lambda choice: -choice.probability)
    return Advice(choices, min(max(value, 0.0), 1.0), exact)


_readers: dict[tuple[Stakes, int], tuple[PastBet | None, Reader]] = {}
"""Latest reader by stakes and seat, with the last bet it has seen, so that past bets need not be gone through again.

It holds nothing that the view doesn't: another past starts a new reader.
"""


def _reader(state: Mentalist, seat: int) -> Reader:
    """Return a reader that has seen all bets of the match so far."""
    table = table_of(state)
    known, reader = _readers.get((table.stakes, seat), (None, None))
    unseen = []
    past = state.past
    while past is not None and (reader is None or past is not known):
        unseen.append(past)
        past = past.before
    if reader is None or past is not known:
        reader = Reader(table)
    for one in reversed(unseen):
        turn = _turn(table.stakes, seat, one)
        if turn is not None:
            reader.see(turn)
    if len(_readers) >= _READERS:
        _readers.clear()
    _readers[table.stakes, seat] = (state.past, reader)
    return reader


def _turn(stakes: Stakes, seat: int, past: PastBet) -> BetTurn | None:
    """Return a settled bet as the reader of a seat takes it in; None if its pot was smaller than the ante."""
    if past.pot < stakes.ante:
        return None
    position = MatchPosition(past.scores[past.bettor], past.pot, past.button == past.bettor)
    return BetTurn(position, past.bettor == seat, past.chips, past.guesses[0])
