"""Habits: a player's way of playing in numbers, which playouts need and which can be learnt from what a player does."""

from typing import Final

from cardtable.engine.state import NOBODY

SENSIBLE: Final = 0
"""Aim: players without cards first, then whoever it helps most to see poorer."""
RICHEST: Final = 1
POOREST: Final = 2
FEWEST_CARDS: Final = 3
ANYBODY: Final = 4
FOE: Final = 5
"""Aim: one player alone, for as long as they are in the game."""


class Habits:
    """Way of playing of one player. Probabilities lie between 0 and 1."""

    def __init__(
        self,
        aim: int = SENSIBLE,
        attacks: float = 1.0,
        contracts: float = 0.0,
        passes: float = 0.0,
        bids: float = 0.0,
        heeds: bool = True,
        accepts: float = 0.5,
        keeps: float = 0.7,
        turns_late: bool = False,
        tops: float = 0.0,
        nerve: float = 0.3,
        strong: float = 0.4,
        greed: float = 0.5,
        foe: int = NOBODY,
        rich: int = 0,
        waits: bool = False,
        hurries: bool = False,
        passes_late: float = -1.0,
        mate: int = NOBODY,
        bold: float = 0.04,
        spares: int = 0,
        thrift: float = 0.0,
    ) -> None:
        self.aim: int = aim
        """Aim: the kind of victim that the player prefers (SENSIBLE to FOE)."""
        self.attacks: float = attacks
        self.contracts: float = contracts
        self.passes: float = passes
        """Weight of a pass while everybody else holds cards."""
        self.passes_late: float = passes if passes_late < 0 else passes_late
        """Weight of a pass while another player is without cards; the same as `passes` if negative."""
        self.bids: float = bids
        """Weight of a bid for the centre with ten pennies in it, in proportion for more or fewer. The weights of
        attacks, contracts, passes and bids are relative to each other."""
        self.heeds: bool = heeds
        """True if the player minds who wins when a player is knocked out."""
        self.accepts: float = accepts
        """Probability of accepting an offer that does this player no harm."""
        self.keeps: float = keeps
        """Probability of playing the agreed card in a contract."""
        self.tops: float = tops
        """Probability of breaking an agreement with the highest card rather than the cheapest that beats it."""
        self.turns_late: bool = turns_late
        """True for players who keep their word until breaking it decides the game or they are almost out of cards."""
        self.nerve: float = nerve
        """Probability of answering an attack for every ten pennies at stake beyond the cost of an answer (`thrift`)."""
        self.thrift: float = thrift
        """Cards that the player expects an answer to cost; they answer only if more is at stake than these are
        worth."""
        self.strong: float = strong
        """Probability of attacking with the highest card while the centre is empty; otherwise it is the lowest."""
        self.bold: float = bold
        """Added to `strong` for each penny in the centre."""
        self.greed: float = greed
        """Share of the centre that the player bids for it."""
        self.foe: int = foe
        self.rich: int = rich
        """Pennies above which the player passes while everybody else holds cards; 0 for never."""
        self.waits: bool = waits
        """True for players who pass until another player is out of cards."""
        self.hurries: bool = hurries
        """True for players who knock out anybody they can, no matter who wins by it."""
        self.spares: int = spares
        """Mask of the seats that the player prefers to leave alone."""
        self.mate: int = mate
        """Seat that the player prefers as a partner in contracts."""

    def copy(self) -> "Habits":
        """Return a copy that can be changed."""
        twin = Habits()
        twin.aim = self.aim
        twin.attacks = self.attacks
        twin.contracts = self.contracts
        twin.passes = self.passes
        twin.passes_late = self.passes_late
        twin.bids = self.bids
        twin.heeds = self.heeds
        twin.accepts = self.accepts
        twin.keeps = self.keeps
        twin.tops = self.tops
        twin.turns_late = self.turns_late
        twin.nerve = self.nerve
        twin.thrift = self.thrift
        twin.strong = self.strong
        twin.bold = self.bold
        twin.greed = self.greed
        twin.foe = self.foe
        twin.rich = self.rich
        twin.waits = self.waits
        twin.hurries = self.hurries
        twin.spares = self.spares
        twin.mate = self.mate
        return twin
