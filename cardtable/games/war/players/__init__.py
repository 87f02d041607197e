"""Built-in players of Bidding War."""

from cardtable.bots.player import Player, RandomPlayer
from cardtable.games.war.players.beginner import WarBeginner
from cardtable.games.war.players.club import WarClub
from cardtable.games.war.players.expert import WarExpert

PLAYERS: tuple[Player, ...] = (RandomPlayer(), WarBeginner(), WarClub(), WarExpert())
"""Built-in players, weakest first."""
