"""The players of Loser's Game."""

from cardtable.bots.losers.beginner import Beginner
from cardtable.bots.losers.casual import Casual
from cardtable.bots.losers.club import Club
from cardtable.bots.losers.expert import Expert
from cardtable.bots.player import Player

PLAYERS: tuple[Player, ...] = (Casual(), Beginner(), Club(), Expert())
"""Weakest first."""
