"""What the tools for all games take from each: `TOOLS` in the module `game` of its folder in `tools/games`."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tools.pictures import Picture
    from tools.stage import Stage


class Rung(NamedTuple):
    """One table: a variant, and who meets whom in it."""

    title: str
    seats: int
    rules: dict[str, int | bool | str]
    programs: tuple[str, ...] = ()
    """Names of programs that play too, though not among themselves."""
    without: tuple[str, ...] = ()
    """Players who don't: those who never come to an end, or play like another here."""


class Ladder(NamedTuple):
    """How the strength of a game's players is measured."""

    games: int
    """Matches a pairing."""
    rungs: Sequence[Rung]
    styles: Sequence[str] = ()
    """Programs that play too: styles of the `reference.py` in the game's folder."""
    long: bool = False
    """Whether matches are long: then only neighbours on the ladder meet."""
    more: Callable[[int, int], None] = lambda games, jobs: None
    """Tells what else there is to tell, from so many matches a pairing by so many processes at once."""


class GameTools(NamedTuple):
    """What one game brings to them."""

    short: Sequence[dict[str, object]]
    """House rules under which it ends soon, of several kinds, the shortest first."""
    ladder: Ladder
    pressed: Mapping[str, object] = MappingProxyType({})
    """House rules of a game in which each click and key is timed: as short as that allows."""
    preset: str = ""
    """The set of house rules that the page where a table is set is pictured with."""
    pictures: "Callable[[], Callable[[Stage, Picture], None]] | None" = None
    """What takes the pictures of it."""
    film: "Callable[[], Callable[[Stage], None]] | None" = None
    """What films it, for the README."""
    in_docs: Mapping[str, str] = MappingProxyType({})
    """Names of pictures that the README or the manual shows, with their names in docs/pictures. The one named after the
    game is there in a small size too."""
    bench: "Callable[[], Callable[[Path], None]] | None" = None
    """What measures its own speed and prints it, beside that of the package compiled in a folder."""
    thinkers: int = 2
    """How many sit where a move's time is measured."""
    passed_over: Sequence[str] = ()
    """Parts of moves that come before the one that is measured."""
