"""The built-in players of each game, by name, weakest first."""

from cardtable.bots.losers.beginner import Beginner as LosersBeginner
from cardtable.bots.losers.casual import Casual
from cardtable.bots.losers.club import Club as LosersClub
from cardtable.bots.losers.expert import Expert as LosersExpert
from cardtable.bots.mentalist.beginner import Beginner as MentalistBeginner
from cardtable.bots.mentalist.club import Club as MentalistClub
from cardtable.bots.mentalist.expert import Expert as MentalistExpert
from cardtable.bots.mentalist.leaner import Leaner
from cardtable.bots.mentalist.perfect import Perfect
from cardtable.bots.player import Player, RandomPlayer
from cardtable.bots.war.beginner import Beginner
from cardtable.bots.war.club import Club
from cardtable.bots.war.expert import Expert

PLAYERS: dict[str, dict[str, Player]] = {
    "war": {player.name: player for player in (RandomPlayer(), Beginner(), Club(), Expert())},
    "losers": {player.name: player for player in (Casual(), LosersBeginner(), LosersClub(), LosersExpert())},
    "mentalist": {
        player.name: player
        for player in (RandomPlayer(), MentalistBeginner(), MentalistClub(), MentalistExpert(), Leaner(), Perfect())
    },
}


_USUAL = "club"


def usual_player(game: str) -> str:
    """Who can be beaten, and not by anybody, and never thinks long: a fresh seat's, and whose move a person is offered
    first."""
    names = list(PLAYERS[game])
    return _USUAL if _USUAL in names else names[max(0, len(names) - 2)]


def player_named(game: str, name: str) -> Player:
    """A game's built-in player; ValueError, saying which there are, where there is none of that name."""
    found = PLAYERS[game].get(name)
    if found is None:
        raise ValueError(f"there is no player {name!r}; there are {', '.join(PLAYERS[game])}, and exec:COMMAND")
    return found
