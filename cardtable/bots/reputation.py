"""Reputation of a player: how well they kept their word in other games."""

from typing import Final, NamedTuple

HEAVIEST: Final = 4.0
"""Weight of all earlier games together, at most, in promises of this game."""
FADED: Final = 0.5
"""Weight of a promise from an earlier game, in promises of this game."""


class Reputation(NamedTuple):
    """Counts of a player's agreements and promises that were kept and broken."""

    kept: int
    broken: int

    def weights(self) -> tuple[float, float]:
        """Return the counts as equivalent promises of this game, kept and broken."""
        total = self.kept + self.broken
        if not total:
            return 0.0, 0.0
        share = min(FADED, HEAVIEST / total)
        return share * self.kept, share * self.broken


UNKNOWN: Final = Reputation(0, 0)
"""Reputation of a player about whom nothing is known."""
