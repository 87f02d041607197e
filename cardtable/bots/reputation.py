"""What is known of a player from other games: how well they kept their word."""

from typing import Final, NamedTuple

HEAVIEST: Final = 4.0
"""Earlier games weigh no more than so many promises of this one."""
FADED: Final = 0.5
"""What a promise of an earlier game weighs beside one of this game."""


class Reputation(NamedTuple):
    """How often somebody has done what they had agreed to or promised, and how often not."""

    kept: int
    broken: int

    def weights(self) -> tuple[float, float]:
        """The same as so many promises of this game, kept and broken."""
        total = self.kept + self.broken
        if not total:
            return 0.0, 0.0
        share = min(FADED, HEAVIEST / total)
        return share * self.kept, share * self.broken


UNKNOWN: Final = Reputation(0, 0)
"""Of whom nothing is known."""
