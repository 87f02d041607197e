"""The solved match as a table to look things up in: chances, and how to bet and guess, in any position."""

# Not compiled: it works in numpy's arrays.

from collections.abc import Generator
from typing import NamedTuple

import numpy as np

from cardtable.games.mentalist.players import guessing
from cardtable.games.mentalist.players.pots import FIRST, SECOND, after_guess, chances_within, outcomes
from cardtable.games.mentalist.players.solving import residual, solving
from cardtable.games.mentalist.players.stakes import Floats, Stakes
from cardtable.work import worked_out


class Position(NamedTuple):
    """Somebody is to bet, the antes being paid. What is not here is the other's."""

    chips: int
    """The bettor's, from 1: without chips there is nothing to decide."""
    pot: int
    """From the ante: what antes were paid into holds two or more."""
    first: bool
    """The bettor holds the First Bettor button, so the other will have it in the next pot."""


class Pot(NamedTuple):
    """All positions with so much in the pot: [FIRST or SECOND, the other's chips, number]."""

    missed: Floats
    """The bettor's chance if the bet is missed."""
    guessed: Floats
    """The bettor's chance if it is guessed."""
    chance: Floats
    """[FIRST or SECOND, the other's chips]: the bettor's chance when both play their best."""
    bets: Floats
    """How often to bet each number; never what there are no chips for."""
    guesses: Floats
    """How often to guess each number."""


class Table:
    """Exact play for both. Numbers, bets and guesses alike, go from 0 to the highest bet."""

    def __init__(self, stakes: Stakes, between: Floats, chances: Floats) -> None:
        """`between` as `solving` gives it, `chances` as `chances_within` does for all pots from the ante."""
        self.stakes = stakes
        self.between = between
        self._chances = chances
        self._after = after_guess(between)

    @property
    def residual(self) -> float:
        """By how much, at worst, a chance differs from what follows from the others."""
        return residual(self.stakes, self.between, self._chances)

    def start(self, chips: int) -> float:
        """The chance to win of the player who is to bet first in the next pot, by their chips before the ante."""
        return float(self.between[chips])

    def chance(self, position: Position) -> float:
        """The bettor's chance to win the match."""
        chips, pot, first = position
        if chips < 0 or pot < self.stakes.ante or chips + pot > self.stakes.total:
            raise ValueError(f"not solved: {position} in {self.stakes}")
        return float(self._chances[FIRST if first else SECOND, chips, pot])

    def chances(self, first: bool) -> Floats:
        """[bettor's chips, pot]: the bettor's chance wherever they hold the button, or don't. What stands below the
        ante, or for more chips than there are, means nothing."""
        found: Floats = self._chances[FIRST if first else SECOND]
        return found

    def outcomes(self, position: Position) -> tuple[Floats, Floats]:
        """The bettor's chance by bet, if it is missed and if it is guessed. ValueError if they have no chips."""
        chips, pot, first = position
        if chips < 1 or pot < self.stakes.ante or chips + pot > self.stakes.total:
            raise ValueError(f"nothing to decide, or not solved: {position} in {self.stakes}")
        side = FIRST if first else SECOND
        other = self.stakes.total - chips - pot
        highest = self.stakes.highest(chips, pot)
        missed, guessed = outcomes(self.stakes, self._chances, self._after, pot, 0)
        return missed[side, other, : highest + 1], guessed[side, other, : highest + 1]

    def pot(self, pot: int) -> Pot:
        """All positions with so much in the pot, from the ante. Bettors without chips bet 0."""
        missed, guessed = outcomes(self.stakes, self._chances, self._after, pot, 0)
        on_table = self.stakes.total - pot
        chance = self._chances[:, on_table::-1, pot]
        bets, guesses = guessing.bets(missed, guessed, chance), guessing.guesses(missed, guessed, chance)
        others, numbers = np.ogrid[: on_table + 1, : missed.shape[2]]
        chips = on_table - others
        legal = numbers <= (np.minimum(chips, pot) if self.stakes.capped else chips)
        for mix in (bets, guesses):
            mix[:, ~legal] = 0
            total = mix.sum(axis=2, keepdims=True)
            np.divide(mix, total, out=mix, where=total > 0)
            nothing = total[:, :, 0] == 0
            mix[nothing] = np.broadcast_to(legal / legal.sum(axis=1, keepdims=True), mix.shape)[nothing]
        return Pot(missed, guessed, chance, bets, guesses)

    def bet_mix(self, position: Position) -> Floats:
        """How often to bet each number."""
        return _even_if_nothing(guessing.bets(*self.outcomes(position), np.array(self.chance(position))))

    def guess_mix(self, position: Position) -> Floats:
        """How often to guess each number."""
        return _even_if_nothing(guessing.guesses(*self.outcomes(position), np.array(self.chance(position))))

    def bet_chances(self, position: Position) -> Floats:
        """The bettor's chance by bet, the other guessing as they should."""
        missed, guessed = self.outcomes(position)
        return missed - self.guess_mix(position) * (missed - guessed)

    def guess_chances(self, position: Position) -> Floats:
        """The guesser's chance by guess, the other betting as they should."""
        missed, guessed = self.outcomes(position)
        bets = self.bet_mix(position)
        found: Floats = 1 - bets @ missed + bets * (missed - guessed)
        return found


def tabled(stakes: Stakes, between: Floats) -> Generator[float, None, Table]:
    """The table that follows from the chances between pots. Yields the share that is done."""
    chances = yield from chances_within(stakes, between, stakes.ante)
    return Table(stakes, between, chances)


def solving_table(stakes: Stakes) -> Generator[float, None, Table]:
    """The table, worked out from nothing: up to some ten seconds. Yields the share that is done."""
    between = yield from solving(stakes)
    return (yield from tabled(stakes, between))


def solve(stakes: Stakes) -> Table:
    """The table at once, for those who can wait."""
    return worked_out(solving_table(stakes))


def _even_if_nothing(mix: Floats) -> Floats:
    """A mix whose sum is 1: even where the match is won whatever both do."""
    total = mix.sum()
    return mix / total if total > 0 else np.full_like(mix, 1 / len(mix))
