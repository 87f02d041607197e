"""The games of the first page: what the folders here bring. A game that has none is on no page, and its record is
refused."""

from cardtable.app.games.screens import GameScreens
from cardtable.game_folders import brought


def found(room: str) -> dict[str, GameScreens]:
    """What the games bring whose folders lie in a package."""
    games: dict[str, GameScreens] = brought(room, "SCREENS")
    return dict(sorted(games.items(), key=lambda game: game[1].place))


GAMES = found("cardtable.app.games")
"""In the order of the first page."""
