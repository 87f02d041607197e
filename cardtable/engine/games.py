"""The games by name: each is a folder here, whose `game.py` gives it as `GAME`."""

from cardtable.engine.game import AnyGame
from cardtable.game_folders import brought

_FOUND: dict[str, AnyGame] = brought("cardtable.engine", "GAME")

GAMES: dict[str, AnyGame] = dict(sorted(_FOUND.items(), key=lambda found: found[1].place))
