"""Tools of all games that have a folder in tools/games, by game."""

from importlib import import_module
from pathlib import Path

from cardtable.engine.games import GAMES
from tools.game_tools import GameTools

TOOLS: dict[str, GameTools] = {
    game: import_module(f"tools.games.{game}.game").TOOLS
    for game in GAMES
    if Path(__file__).with_name("games").joinpath(game).is_dir()
}
