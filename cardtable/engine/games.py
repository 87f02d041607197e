"""The games by name: each is a folder here, whose `game.py` gives it as `GAME`."""

# Not compiled: no inner loop goes through it.

from cardtable.engine.game import AnyGame
from cardtable.game_folders import brought


def found(room: str) -> dict[str, AnyGame]:
    """The games whose folders lie in a package."""
    games: dict[str, AnyGame] = brought(room, "GAME")
    return dict(sorted(games.items(), key=lambda game: game[1].place))


GAMES = found("cardtable.engine")
