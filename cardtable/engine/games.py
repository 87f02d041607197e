"""The games by name: each is a package, whose room `game` holds it as `GAME` (see `registry.py`)."""

# Not compiled: no inner loop goes through it.

from cardtable.engine.game import AnyGame, Game
from cardtable.registry import brought

GAMES: dict[str, AnyGame] = dict(sorted(brought("game", "GAME", Game).items(), key=lambda game: game[1].place))
"""In the order of the first page."""
