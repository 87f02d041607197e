"""The players of the toy."""

from cardtable.bots.player import Player, RandomPlayer

PLAYERS: tuple[Player, ...] = (RandomPlayer(),)
