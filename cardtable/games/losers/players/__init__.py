"""Built-in players of Loser's Game."""

from cardtable.bots.player import Player
from cardtable.games.losers.players.levels import Casual, LosersBeginner, LosersClub, LosersExpert

PLAYERS: tuple[Player, ...] = (Casual(), LosersBeginner(), LosersClub(), LosersExpert())
"""Built-in players, weakest first."""
