"""Stakes of a match between two at classic Mentalist Poker, and chances between its pots."""

# Not compiled: it works in numpy's arrays.

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cardtable.games.mentalist.players.solvable import MOST

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Stakes:
    """Rules that matter to the solution, and the constant sum of both players' chips and the pot.

    There is no limit on bets, under which chances would depend on how many are left. Without one there are no ties: the
    match ends when a player is out, and the other then has more.
    """

    total: int
    """Chips in all, from two antes (with fewer none could be paid) to MOST."""
    ante: int
    capped: bool
    """True if no bet may exceed the pot (bet_cap `pot`)."""

    def __post_init__(self) -> None:
        if self.ante < 1 or not 2 * self.ante <= self.total <= MOST:
            raise ValueError(f"{self.total} chips in all with an ante of {self.ante}: not solved")

    def highest(self, chips: int, pot: int) -> int:
        """Return the highest bet of a player with this many chips."""
        return min(chips, pot) if self.capped else chips

    def proportional(self) -> Floats:
        """Return `between_pots` for chances proportional to chips: a first approximation."""
        return self.between_pots(np.arange(self.ante + 1, self.total - self.ante + 1) / self.total)

    def between_pots(self, starts: Floats) -> Floats:
        """Return the chance of the next pot's first bettor by their chips, 0 to all, before the antes.

        `starts` are the unknown chances, for more chips than the ante and leaving the other at least an ante. With
        fewer chips that player is out, or bets first with nothing; with more the other is out.
        """
        chances = np.zeros(self.total + 1)
        chances[self.ante + 1 : self.total - self.ante + 1] = starts
        chances[self.total - self.ante + 1 :] = 1
        return chances

    def unknown(self, by_chips: Floats) -> Floats:
        """Return the unknown part of chances by chips: the inverse of `between_pots`."""
        return by_chips[self.ante + 1 : self.total - self.ante + 1]
