"""What a match between two at classic Mentalist Poker is played for, and what each has between two pots."""

# Not compiled: it works in numpy's arrays.

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cardtable.games.mentalist.players.solvable import MOST

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Stakes:
    """The rules that count, and the chips of both players and the pot together, which no move changes.

    There is no limit of bets: under one the chances depend on how many are left, and nothing here holds. Without it
    nobody ties: the match ends when one player is out, and the other then has more.
    """

    total: int
    """Chips in all, from two antes to MOST. With fewer than two antes nobody could ever pay one."""
    ante: int
    capped: bool
    """No bet above the pot (bet_cap `pot`)."""

    def __post_init__(self) -> None:
        if self.ante < 1 or not 2 * self.ante <= self.total <= MOST:
            raise ValueError(f"{self.total} chips in all with an ante of {self.ante}: not solved")

    def highest(self, chips: int, pot: int) -> int:
        """The highest bet of a player who has so many chips."""
        return min(chips, pot) if self.capped else chips

    def proportional(self) -> Floats:
        """What `between_pots` would be if chances were as the chips: a first guess."""
        return self.between_pots(np.arange(self.ante + 1, self.total - self.ante + 1) / self.total)

    def between_pots(self, starts: Floats) -> Floats:
        """By chips from 0 to all, the chance of the player who is to bet first in the next pot, antes still to pay.

        `starts` are those that have to be found out: from one more than the ante, to all but the other's ante. With
        less that player is out, or bets first with nothing; with more the other is out.
        """
        chances = np.zeros(self.total + 1)
        chances[self.ante + 1 : self.total - self.ante + 1] = starts
        chances[self.total - self.ante + 1 :] = 1
        return chances

    def unknown(self, by_chips: Floats) -> Floats:
        """What of such a row has to be found out; the reverse of `between_pots`."""
        return by_chips[self.ante + 1 : self.total - self.ante + 1]
