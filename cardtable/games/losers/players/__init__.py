"""Built-in players of Loser's Game."""

from cardtable.bots.player import Player
from cardtable.games.losers.players.beginner import Casual, LosersBeginner
from cardtable.games.losers.players.club import LosersClub
from cardtable.games.losers.players.expert import LosersExpert

PLAYERS: tuple[Player, ...] = (Casual(), LosersBeginner(), LosersClub(), LosersExpert())
"""Built-in players, weakest first."""
