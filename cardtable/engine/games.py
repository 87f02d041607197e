"""The games by name."""

from cardtable.engine.game import AnyGame
from cardtable.engine.losers.game import LosersGame
from cardtable.engine.mentalist.game import MentalistGame
from cardtable.engine.war.game import WarGame

GAMES: dict[str, AnyGame] = {game.key: game for game in (WarGame(), LosersGame(), MentalistGame())}
