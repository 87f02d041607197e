"""Players of Miser: three levels, each in six characters and without one, and a random player."""

from cardtable.bots.player import Player
from cardtable.games.miser.players.habits import CHARACTERS
from cardtable.games.miser.players.levels import AnyKind, MiserBeginner, MiserClub, MiserExpert

PLAYERS: tuple[Player, ...] = (
    AnyKind(),
    MiserBeginner(),
    *[MiserBeginner(character) for character in CHARACTERS],
    MiserClub(),
    *[MiserClub(character) for character in CHARACTERS],
    *[MiserExpert(character) for character in CHARACTERS],
    MiserExpert(),
)
"""All players, weakest first. The plain expert comes last: they play for strength alone."""
