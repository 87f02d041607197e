"""The players of Bidding War."""

from cardtable.bots.player import Player, RandomPlayer
from cardtable.bots.war.beginner import Beginner
from cardtable.bots.war.club import Club
from cardtable.bots.war.expert import Expert

PLAYERS: tuple[Player, ...] = (RandomPlayer(), Beginner(), Club(), Expert())
"""Weakest first."""
