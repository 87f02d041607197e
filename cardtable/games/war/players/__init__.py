"""Built-in players of Bidding War."""

from cardtable.bots.player import Player, RandomPlayer
from cardtable.games.war.players.expert import WarExpert
from cardtable.games.war.players.levels import WarBeginner, WarClub

PLAYERS: tuple[Player, ...] = (RandomPlayer(), WarBeginner(), WarClub(), WarExpert())
"""Built-in players, weakest first."""
