"""Players of Miser: three levels, each in six characters and without one, and a random player."""

from cardtable.bots.player import Player
from cardtable.games.miser.players.beginner import AnyKind, MiserBeginner
from cardtable.games.miser.players.characters import CHARACTERS
from cardtable.games.miser.players.club import MiserClub
from cardtable.games.miser.players.expert import MiserExpert

PLAYERS: tuple[Player, ...] = (
    AnyKind(),
    MiserBeginner(),
    *[MiserBeginner(character) for character in CHARACTERS],
    MiserClub(),
    *[MiserClub(character) for character in CHARACTERS],
    *[MiserExpert(character) for character in CHARACTERS],
    MiserExpert(),
)
"""All players, weakest first. The plain expert comes last: it plays for strength alone."""
