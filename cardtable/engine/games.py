"""The games by key: each is a package whose module `game` defines `GAME` (see `registry.py`)."""

# Not compiled: no inner loop goes through it.

from cardtable.engine.game import AnyGame, Game
from cardtable.registry import brought

GAMES: dict[str, AnyGame] = dict(sorted(brought("game", "GAME", Game).items(), key=lambda game: game[1].place))
"""Game objects by key, in the order in which they are listed everywhere."""
