"""Bots for Mentalist Poker."""

from cardtable.bots.player import Player, RandomPlayer
from cardtable.games.mentalist.players.beginner import Beginner
from cardtable.games.mentalist.players.club import Club
from cardtable.games.mentalist.players.expert import Expert
from cardtable.games.mentalist.players.leaner import Leaner
from cardtable.games.mentalist.players.perfect import Perfect

PLAYERS: tuple[Player, ...] = (RandomPlayer(), Beginner(), Club(), Expert(), Leaner(), Perfect())
"""All bots, weakest first."""
