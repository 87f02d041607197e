"""Test of whether a player mixes their secret moves or can be foreseen. No Qt and no game here.

If others answer without seeing a move, several moves are often equally good as long as a player varies them. No single
move costs anything then; what costs is always making the same one, and that shows over a game. In each decision the mix
has a likeliest move. A player who draws from the mixes makes it about as often as the mixes say; a player who makes it
clearly more often can be foreseen. This finds only the commonest habit: one game is too short for more.
"""

from collections.abc import Iterable
from typing import NamedTuple

from cardtable.bots.luck import so_many
from cardtable.table.review import Judged

FEWEST = 5
"""Least number of decisions for a verdict."""
_CLEAR = 0.05
"""Least lead in probability of a mix's likeliest move over the next: mixes are estimates, and less can't be told."""
_RARE = 0.05
"""Chance up to which a player counts as foreseen; so one in twenty of those who do mix is called foreseeable too."""


class Mixing(NamedTuple):
    """Comparison of a seat's secret moves with the mixes."""

    decisions: int
    """Number of decisions in which the mix had one clearly likeliest move."""
    taken: int
    """Number of those in which the seat made it."""
    usual: float
    """Expected number of those in which a player who draws from the mixes makes it."""
    chance: float
    """Probability that a player who draws from the mixes makes it as often as the seat did, or more often."""

    @property
    def foreseen(self) -> bool:
        """True if the seat made the likeliest move more often than luck explains."""
        return self.chance <= _RARE


def mixing(judged: Iterable[Judged]) -> Mixing | None:
    """Compare the decisions in which moves should have been mixed with the mixes; None if they are fewer than `FEWEST`.

    The chance comes from `so_many`, which takes draws as independent. That is nearly but not quite true, because draws
    influence later mixes: of 132 games of two played by drawing from the expert's mixes, 4 came out as foreseen; of 136
    in which the likeliest move was always made, 116 did. A move outside the mix counts as not foreseen; its cost is a
    matter for the review.
    """
    favourites = [(one, share) for one in judged if (share := _likeliest(one)) is not None]
    if len(favourites) < FEWEST:
        return None
    taken = sum(one.decision.move == one.advice.choices[0].move for one, _ in favourites)
    shares = [share for _, share in favourites]
    return Mixing(len(favourites), taken, sum(shares), so_many(shares, taken))


def _likeliest(judged: Judged) -> float | None:
    """Return the probability of the likeliest move of a mix; None if there is no mix, or no clearly likeliest move."""
    if not judged.mixed:
        return None
    first, second = judged.advice.choices[:2]
    return first.probability if first.probability - second.probability >= _CLEAR else None
