"""Bots for Mentalist Poker."""

from cardtable.bots.player import Player, RandomPlayer
from cardtable.games.mentalist.players.expert import MentalistExpert
from cardtable.games.mentalist.players.levels import MentalistBeginner, MentalistClub
from cardtable.games.mentalist.players.perfect import Leaner, Perfect

PLAYERS: tuple[Player, ...] = (
    RandomPlayer(),
    MentalistBeginner(),
    MentalistClub(),
    MentalistExpert(),
    Leaner(),
    Perfect(),
)
"""All bots, weakest first."""
