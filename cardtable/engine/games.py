"""The games by key: each is a package whose module `game` defines `GAME` (see `registry.py`)."""

# Not compiled: no inner loop goes through it.

from cardtable.engine.game import AnyGame, Game
from cardtable.registry import faults, records_by_game
from cardtable.wording import worded

GAMES: dict[str, AnyGame] = dict(sorted(records_by_game("game", "GAME", Game).items(), key=lambda game: game[1].place))
"""Game objects by key, in the order in which they are listed everywhere."""


def left_out() -> list[str]:
    """Return a sentence for each guest that can't be used, as far as its rooms were imported."""
    return [worded("the game {name} can't be used: {why}", name=key, why=why) for key, why in faults.items()]
