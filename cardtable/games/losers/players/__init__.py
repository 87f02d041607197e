"""Built-in players of Loser's Game."""

from cardtable.bots.player import Player
from cardtable.games.losers.players.beginner import Beginner, Casual
from cardtable.games.losers.players.club import Club
from cardtable.games.losers.players.expert import Expert

PLAYERS: tuple[Player, ...] = (Casual(), Beginner(), Club(), Expert())
"""Built-in players, weakest first."""
