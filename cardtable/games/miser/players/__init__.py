"""The players of Miser: three levels, and at each of them six characters."""

from cardtable.bots.player import Player
from cardtable.games.miser.players.beginner import AnyKind, Beginner
from cardtable.games.miser.players.characters import CHARACTERS
from cardtable.games.miser.players.club import Club
from cardtable.games.miser.players.expert import Expert

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
