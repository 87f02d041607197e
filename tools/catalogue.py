"""The games that tools go through: what their folders here bring."""

from cardtable.engine.games import GAMES
from cardtable.game_folders import brought
from tools.game_tools import GameTools


def found(room: str) -> dict[str, GameTools]:
    """What the games bring whose folders lie in a package, in the order of the games."""
    tools: dict[str, GameTools] = brought(room, "TOOLS")
    return {game: tools[game] for game in GAMES if game in tools}


TOOLS = found("tools.games")
