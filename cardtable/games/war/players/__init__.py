"""Built-in players of Bidding War."""

from cardtable.bots.player import Player, RandomPlayer
from cardtable.games.war.players.beginner import Beginner
from cardtable.games.war.players.club import Club
from cardtable.games.war.players.expert import Expert

PLAYERS: tuple[Player, ...] = (RandomPlayer(), Beginner(), Club(), Expert())
"""Built-in players, weakest first."""
