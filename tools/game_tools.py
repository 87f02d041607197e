"""Interface between the tools for all games and each game: `TOOLS` in tools/games/GAME/game.py."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from cardtable.engine.games import GAMES

if TYPE_CHECKING:
    from tools.pictures import Picture
    from tools.stage import Stage


class Rung(NamedTuple):
    """Table of a ladder: a variant, and the players who meet in it."""

    title: str
    seats: int
    rules: dict[str, int | bool | str]
    programs: tuple[str, ...] = ()
    """Programs that play too, though not among themselves."""
    without: tuple[str, ...] = ()
    """Built-in players left out: those whose matches never end, or who play like another one here."""


class Ladder(NamedTuple):
    """Measurement of the strength of a game's players."""

    games: int
    """Matches per pairing."""
    rungs: Sequence[Rung]
    styles: Sequence[str] = ()
    """Programs that play too: styles of `reference.py` in the game's folder."""
    long: bool = False
    """True if matches are long: then only neighbours on the ladder meet."""
    more: Callable[[int, int], None] = lambda games, jobs: None
    """Function that prints further figures, given the matches per pairing and the number of processes."""


class GameTools(NamedTuple):
    """Settings of one game for the tools."""

    short: Sequence[dict[str, object]]
    """Several sets of house rules under which the game ends soon, the shortest first."""
    ladder: Ladder
    pressed: Mapping[str, object] = MappingProxyType({})
    """House rules, as short as possible, of the game in which each click and key is timed."""
    preset: str = ""
    """Preset shown in the picture of the seats page."""
    pictures: "Callable[[], Callable[[Stage, Picture], None]] | None" = None
    """Loader of the function that takes the game's pictures."""
    film: "Callable[[], Callable[[Stage], None]] | None" = None
    """Loader of the function that films the game, for the README."""
    in_docs: Mapping[str, str] = MappingProxyType({})
    """Names of the pictures that the README or the manual shows, with their names in docs/pictures.

    The picture named after the game is saved in a small size as well.
    """
    bench: "Callable[[], Callable[[Path], None]] | None" = None
    """Loader of the function that measures the game's speed and prints it, given the folder of the compiled package."""
    thinkers: int = 2
    """Number of seats at which the time of a move is measured."""
    passed_over: Sequence[str] = ()
    """Parts of the moves to pass over before the move that is measured."""


@cache
def tools_by_game() -> dict[str, GameTools]:
    """Return the tools of all games that have a folder in tools/games, by game."""
    folders = Path(__file__).with_name("games")
    return {game: import_module(f"tools.games.{game}.game").TOOLS for game in GAMES if (folders / game).is_dir()}
