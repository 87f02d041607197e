"""Solved match as a table of chances and mixes for any position, and its storage on disk.

A file of at most two kilobytes holds a match's chances between pots, from which all others follow.
"""

# Not compiled: it works in numpy's arrays.

from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import numpy as np

from cardtable.disk import read_file, replacement
from cardtable.games.mentalist.players.solving import (
    FIRST,
    RESIDUAL,
    SECOND,
    Floats,
    Stakes,
    after_guess,
    bet_mixes,
    chances_within,
    guess_mixes,
    outcomes,
    residual,
    solving,
)
from cardtable.work import worked_out


class MatchPosition(NamedTuple):
    """Position in which a bet is due and the antes are paid; all chips not given here are the other player's."""

    chips: int
    """Bettor's chips, from 1: without chips there is nothing to decide."""
    pot: int
    """Chips in the pot, from the ante; a pot for which both have paid antes holds at least two."""
    first: bool
    """True if the bettor has the First Bettor button, which then passes to the other for the next pot."""


class Pot(NamedTuple):
    """All positions with a certain pot: arrays [FIRST or SECOND, the other's chips, number]."""

    missed: Floats
    """Bettor's chance if the bet is missed."""
    guessed: Floats
    """Bettor's chance if the bet is guessed."""
    chance: Floats
    """Bettor's chance if both play perfectly: [FIRST or SECOND, the other's chips]."""
    bets: Floats
    """Probability of betting each number; 0 for more than the bettor's chips."""
    guesses: Floats
    """Probability of guessing each number."""


class SolvedTable:
    """Perfect play of both players in a match; numbers, bets and guesses alike, go from 0 to the highest bet."""

    def __init__(self, stakes: Stakes, between: Floats, chances: Floats) -> None:
        """Initialise with the results of `solving`, and of `chances_within` for all pots from the ante."""
        self.stakes = stakes
        self.between = between
        self._chances = chances
        self._after = after_guess(between)

    @property
    def residual(self) -> float:
        """Largest error of a chance at the start of a pot, compared with what follows from the others."""
        return residual(self.stakes, self.between, self._chances)

    def start(self, chips: int) -> float:
        """Return the chance of the next pot's first bettor, by their chips before the ante."""
        return float(self.between[chips])

    def chance(self, position: MatchPosition) -> float:
        """Return the bettor's chance to win the match; ValueError if the position isn't in the table."""
        chips, pot, first = position
        if chips < 0 or pot < self.stakes.ante or chips + pot > self.stakes.total:
            raise ValueError(f"not solved: {position} in {self.stakes}")
        return float(self._chances[FIRST if first else SECOND, chips, pot])

    def chances(self, first: bool) -> Floats:
        """Return the bettor's chances with or without the button: [bettor's chips, pot].

        Values below the ante, or for more chips than there are, are meaningless.
        """
        found: Floats = self._chances[FIRST if first else SECOND]
        return found

    def outcomes(self, position: MatchPosition) -> tuple[Floats, Floats]:
        """Return the bettor's chance by bet, if missed and if guessed; ValueError if they have no chips."""
        chips, pot, first = position
        if chips < 1 or pot < self.stakes.ante or chips + pot > self.stakes.total:
            raise ValueError(f"nothing to decide, or not solved: {position} in {self.stakes}")
        side = FIRST if first else SECOND
        other = self.stakes.total - chips - pot
        highest = self.stakes.highest(chips, pot)
        missed, guessed = outcomes(self.stakes, self._chances, self._after, pot, 0)
        return missed[side, other, : highest + 1], guessed[side, other, : highest + 1]

    def pot(self, pot: int) -> Pot:
        """Return all positions with a pot, which must be at least the ante; bettors without chips bet 0."""
        missed, guessed = outcomes(self.stakes, self._chances, self._after, pot, 0)
        on_table = self.stakes.total - pot
        chance = self._chances[:, on_table::-1, pot]
        bets, guesses = bet_mixes(missed, guessed, chance), guess_mixes(missed, guessed, chance)
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

    def bet_mix(self, position: MatchPosition) -> Floats:
        """Return the probability of betting each number."""
        return _even_if_nothing(bet_mixes(*self.outcomes(position), np.array(self.chance(position))))

    def guess_mix(self, position: MatchPosition) -> Floats:
        """Return the probability of guessing each number."""
        return _even_if_nothing(guess_mixes(*self.outcomes(position), np.array(self.chance(position))))

    def bet_chances(self, position: MatchPosition) -> Floats:
        """Return the bettor's chance by bet, if the other guesses perfectly."""
        missed, guessed = self.outcomes(position)
        return missed - self.guess_mix(position) * (missed - guessed)

    def guess_chances(self, position: MatchPosition) -> Floats:
        """Return the guesser's chance by guess, if the other bets perfectly."""
        missed, guessed = self.outcomes(position)
        bets = self.bet_mix(position)
        found: Floats = 1 - bets @ missed + bets * (missed - guessed)
        return found


def tabled(stakes: Stakes, between: Floats) -> Generator[float, None, SolvedTable]:
    """Return the table that follows from the chances between pots; yields the share done."""
    chances = yield from chances_within(stakes, between, stakes.ante)
    return SolvedTable(stakes, between, chances)


def solving_table(stakes: Stakes) -> Generator[float, None, SolvedTable]:
    """Return the table of a match by solving it, which takes up to some ten seconds; yields the share done."""
    between = yield from solving(stakes)
    return (yield from tabled(stakes, between))


def solve(stakes: Stakes) -> SolvedTable:
    """Return the table of a match by solving it at once, without yielding."""
    return worked_out(solving_table(stakes))


def _even_if_nothing(mix: Floats) -> Floats:
    """Return a mix normalised to a sum of 1; uniform if all are 0, because the match is won whatever both do."""
    total = mix.sum()
    return mix / total if total > 0 else np.full_like(mix, 1 / len(mix))


_MOST = 1 << 16
"""Largest file that is read, in bytes; ours are smaller."""


def opening(folder: Path, stakes: Stakes) -> Generator[float, None, SolvedTable]:
    """Return a match's table from its file in a folder, or solve it and store it there.

    Yields the share done. A file is used only if its values solve this match; if it is damaged, or of another match, it
    is replaced, and the share starts again from 0. If nothing can be written, nothing is stored.
    """
    path = folder / _name(stakes)
    between = _read(path, stakes)
    if between is not None:
        with suppress(ArithmeticError):  # damaged: no match has such chances
            table = yield from tabled(stakes, between)
            if table.residual <= RESIDUAL:
                return table
    table = yield from solving_table(stakes)
    with suppress(OSError):
        _write(path, table.between)
    return table


def _name(stakes: Stakes) -> str:
    return f"mentalist-{stakes.total}-{stakes.ante}-{'pot' if stakes.capped else 'none'}.chances"


def _read(path: Path, stakes: Stakes) -> Floats | None:
    """Return the values in the file; None if it doesn't exist or can't be valid."""
    try:
        between = np.frombuffer(read_file(path, _MOST), "<f8").astype(np.float64)
    except (OSError, ValueError):  # a length that isn't a multiple of 8
        return None
    if len(between) != stakes.total + 1 or not ((between >= 0) & (between <= 1)).all():
        return None
    return between


def _write(path: Path, between: Floats) -> None:
    """Write the file; if the process is killed, it is there whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with replacement(path.resolve(), mode=0o666, keep=True) as file:
        file.write(between.astype("<f8").tobytes())
