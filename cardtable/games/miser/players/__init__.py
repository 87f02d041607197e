"""Players of Miser: three levels, each in six characters and without one, and a random player."""

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
"""All players, weakest first. The plain expert comes last: it plays for strength alone."""
