"""The players of Mentalist Poker."""

from cardtable.bots.mentalist.beginner import Beginner
from cardtable.bots.mentalist.club import Club
from cardtable.bots.mentalist.expert import Expert
from cardtable.bots.mentalist.leaner import Leaner
from cardtable.bots.mentalist.perfect import Perfect
from cardtable.bots.player import Player, RandomPlayer

PLAYERS: tuple[Player, ...] = (RandomPlayer(), Beginner(), Club(), Expert(), Leaner(), Perfect())
"""Weakest first."""
