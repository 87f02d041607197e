"""The players of Miser: three levels, and at each of them six characters."""

from cardtable.bots.miser.beginner import Beginner
from cardtable.bots.miser.characters import CHARACTERS
from cardtable.bots.miser.club import Club
from cardtable.bots.miser.expert import Expert
from cardtable.bots.miser.random import AnyKind
from cardtable.bots.player import Player

PLAYERS: tuple[Player, ...] = (
    AnyKind(),
    Beginner(),
    *[Beginner(character) for character in CHARACTERS],
    Club(),
    *[Club(character) for character in CHARACTERS],
    *[Expert(character) for character in CHARACTERS],
    Expert(),
)
"""Weakest first, the plain expert last: that one plays for strength alone."""
