"""Slow work for the game history, to be done in threads: reading, counting, writing files."""

from collections.abc import Generator, Iterable, Sequence
from pathlib import Path

from cardtable.app.screens import SCREENS
from cardtable.app.start.games_words import StandingLine, lines
from cardtable.disk import read_file
from cardtable.engine.record import FILE_LIMIT, Header
from cardtable.journal import replaying
from cardtable.library import game_index
from cardtable.library.csv_table import write_csv
from cardtable.library.folders import replace_file
from cardtable.library.game_index import IndexedGame
from cardtable.library.statistics import GroupStatistics
from cardtable.table.model import Course

Lines = Generator[float, None, list[StandingLine] | None]
"""Work that yields the share that is done, and returns all lines, latest first; None if they are as they were known."""


def remembered(known: Sequence[StandingLine] | None = None) -> Lines:
    """Read the games from the index."""
    return _news((yield from game_index.reading()), known)


def checked(known: Sequence[StandingLine] | None = None) -> Lines:
    """Read the games in the folder, and update the index."""
    return _news((yield from game_index.checking()), known)


def counted(known: Sequence[StandingLine]) -> Lines:
    """Return the known games with figures for statistics. Games are neither added nor removed."""
    counted = {game.file: game for game in (yield from game_index.counting(figures))}
    return _news([counted.get(line.game.file, line.game) for line in known], known)


def _news(games: Iterable[IndexedGame], known: Sequence[StandingLine] | None) -> list[StandingLine] | None:
    """Return the lines of games that have a screen; None if they are the same as the known ones. The comparison must be
    with what the page knows, as the index may have been updated by another page's search or another window."""
    shown = [game for game in games if game.key in SCREENS]
    return None if known is not None and shown == [line.game for line in known] else lines(shown)


class _Follower:
    """Passes the events of a finished game to its course."""

    def __init__(self, course: Course) -> None:
        self.course = course

    def write(self, line: object, events: Sequence[object]) -> None:
        for event in events:
            self.course.follow(event)


def figures(path: Path) -> game_index.Figures:
    """Return for each seat how many times the counted thing was made and tried in a finished game; see
    `game_index.Count`. The list is empty for games without such a figure."""
    followers: list[_Follower] = []

    def observers(header: Header) -> list[_Follower]:
        if header.game.key in SCREENS:
            followers.append(_Follower(SCREENS[header.game.key].course()(header)))
        return followers

    match = yield from replaying(path, observers=observers)
    figure = SCREENS[match.game.key].figure() if followers else None
    seats = range(len(match.header.seats))
    return [figure.of_seat(followers[0].course, seat) for seat in seats] if figure else []


# --- files -----------------------------------------------------------------------------------------------------------

_GAMES = (
    "file",
    "when",
    "game",
    "rules",
    "practice",
    "over",
    "seat",
    "name",
    "player",
    "won",
    "score",
    "made",
    "tried",
)
_STATISTICS = ("played", "won", "low", "high", "row", "longest", "score", "made", "tried")


def copied(path: Path, to: Path) -> Generator[float, None, None]:
    """Copy a record to another file. Raises OSError if it can't be read or written."""
    yield 0.0
    # Replacing a file by itself would cut off a game that is being written to it
    if not (to.exists() and to.samefile(path)):
        replace_file(to, read_file(path, FILE_LIMIT), private=False)


def games_written(games: Iterable[IndexedGame], to: Path) -> Generator[float, None, None]:
    """Write games to a CSV file, with a row for each seat."""
    yield 0.0
    rows: list[Sequence[object]] = []
    for game in games:
        own = (
            game.path.name,
            f"{game.when:%Y-%m-%dT%H:%M:%S}",
            game.key,
            game.rules,
            int(game.practice),
            int(game.over),
        )
        for number, (name, seat) in enumerate(zip(game.names, game.seats, strict=True)):
            won = f"{seat.won:.4g}" if game.over else ""
            rows.append((*own, number, name, seat.player, won, seat.score, seat.made, seat.tried))
    write_csv(to, _GAMES, rows)


def statistics_written(common: str, standings: Iterable[GroupStatistics], to: Path) -> Generator[float, None, None]:
    """Write statistics to a CSV file. `common` is the key of their grouping, which names a column."""
    yield 0.0
    rows: list[Sequence[object]] = []
    alike = common != "game"  # otherwise the first column says it
    for standing in standings:
        rates = [f"{rate:.4f}" for rate in (standing.share, *standing.bounds)]
        score = "" if standing.score is None else f"{standing.score:.4f}"
        rows.append((
            standing.key, *([standing.group] if alike else []), standing.games, *rates, standing.streak,
            standing.longest, score,
            standing.made, standing.tried,
        ))  # fmt: skip
    write_csv(to, ("game", *([common] if alike else []), *_STATISTICS), rows)
