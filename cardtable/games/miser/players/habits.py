"""How somebody tends to play, in numbers: what a playout needs of a player, and what can be learnt of one."""

from typing import Final

from cardtable.engine.state import NOBODY

SENSIBLE: Final = 0
"""Attacks who is without cards, then whom it helps most to see poorer."""
RICHEST: Final = 1
POOREST: Final = 2
FEWEST_CARDS: Final = 3
ANYBODY: Final = 4
FOE: Final = 5
"""One player alone, as long as they are in."""


class Habits:
    """One player's way of playing."""

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
        """Whom they go for."""
        self.attacks: float = attacks
        self.contracts: float = contracts
        self.passes: float = passes
        """While everybody holds cards."""
        self.passes_late: float = passes if passes_late < 0 else passes_late
        """While somebody else is without cards."""
        self.bids: float = bids
        """What they do on their turn: how often each, in any unit; bids, where ten pennies lie in the centre."""
        self.heeds: bool = heeds
        """Whether they mind who wins when somebody is knocked out."""
        self.accepts: float = accepts
        """How often they take an offer that does them no harm."""
        self.keeps: float = keeps
        """How often they play the card that was agreed."""
        self.tops: float = tops
        """How often it is their highest card where it is not that; else the cheapest that beats it."""
        self.turns_late: bool = turns_late
        """They keep their word until breaking it decides the game."""
        self.nerve: float = nerve
        """How often they answer an attack for ten pennies, or for ten more than their cards are worth to them; for
        others in proportion."""
        self.thrift: float = thrift
        """How many cards they reckon that an answer takes: for less than those are worth they don't answer."""
        self.strong: float = strong
        """How often they attack with a high card; else it is their lowest."""
        self.bold: float = bold
        """How much more often for each penny that lies in the centre."""
        self.greed: float = greed
        """What they pay for the centre, as a part of it."""
        self.foe: int = foe
        self.rich: int = rich
        """With more pennies than this they pass while others have cards; 0 is never."""
        self.waits: bool = waits
        """They lay nothing until somebody is out of cards."""
        self.hurries: bool = hurries
        """They knock out whom they can, no matter who wins by it."""
        self.spares: int = spares
        """Whom they rather leave alone, as a mask."""
        self.mate: int = mate
        """With whom they make contracts rather than with others."""

    def copy(self) -> "Habits":
        """Others that can be changed."""
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
