"""Kept games without their page: games in words, and the slow work of finding them, counting, and writing files.

The work is done in threads. The page is shown before this module is imported, which needs the engine.
"""

import json
from collections.abc import Generator, Iterable, Sequence
from functools import cache
from pathlib import Path

import msgspec

from cardtable.app.screens import SCREENS
from cardtable.bots.players import PLAYERS
from cardtable.disk import read_file
from cardtable.engine.game import AnyGame
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.engine.record import FILE_LIMIT, Header
from cardtable.engine.state import NOBODY
from cardtable.journal import replaying
from cardtable.language import as_moment, filled, isolated, listed, listed_with_and, named, translate
from cardtable.library import game_index
from cardtable.library.csv_and_parquet import write_csv
from cardtable.library.folders import on_one_line, replace_file
from cardtable.library.game_index import IndexedGame
from cardtable.library.statistics import GroupStatistics
from cardtable.match import LineKeeper
from cardtable.table.rules_text import changed_rules
from cardtable.table.words import level_words


def rules_words(game: AnyGame, rules: HouseRules) -> str:
    """Return the house rules that differ from the standard in words: the name of their rule set if it has one, else a
    list of changes; "" if none differ."""
    return listed(told_rules(game, rules))


def told_rules(game: AnyGame, rules: HouseRules) -> list[str]:
    """Return the texts listed in `rules_words`, as a list."""
    changes = changed_rules(rules)
    name = game.preset_title(rules) if changes else ""
    return [name] if name else changes


def people_words(header: Header) -> str:
    """Return the other players as in "with Odile and Bram", or all players if there isn't exactly one person."""
    alone = len(header.people) == 1
    names = listed(named(name) for seat, name in enumerate(header.names) if not (alone and seat in header.people))
    if not alone:
        return names
    return filled(translate("start", "with {names}"), names=names)


def standing_words(header: Header, scores: Sequence[int]) -> str:
    """Return the points of all players, best first; a person who plays alone comes first."""
    people = header.people
    you = people[0] if len(people) == 1 else NOBODY
    order = sorted(range(len(header.names)), key=lambda seat: (seat != you, -scores[seat]))
    parts = []
    for seat in order:
        name = translate("start", "You") if seat == you else named(header.names[seat])
        points = f"{scores[seat]}".replace("-", "−")
        parts.append(isolated(f"{name} {points}"))
    return listed(parts)


class StandingLine(msgspec.Struct, frozen=True, gc=False):
    """Game with the texts of its line in the game history."""

    game: IndexedGame
    cells: tuple[str, ...]
    """Texts of the columns: date, title, players, result, house rules."""
    sought: str
    """Text to search in: all cells in lower case, and the date as in the names of records."""

    def has(self, words: list[str]) -> bool:
        """Return whether the line contains all these words, given in lower case."""
        return all(word in self.sought for word in words)


def lines(games: list[IndexedGame]) -> list[StandingLine]:
    """Make a line for each game. With thousands of games this takes long, so call it in a thread."""
    rules, who = cache(set_words), cache(_who)  # few of them differ from each other
    practice = translate("GamesPage", "{game} (practice)")
    not_over = translate("GamesPage", "in progress")
    result = translate("GamesPage", "{winners} won, {scores}")
    yours = translate("GamesPage", "You won, {scores}")
    shared = translate("GamesPage", "You and {others} won, {scores}")

    def line(game: IndexedGame) -> StandingLine:
        name, title = game.name, GAMES[game.key].title
        title = f"{name} ({title})" if name else title
        title = filled(practice, game=title) if game.practice else title
        names = game.names
        people = listed(
            [who(game.key, name, seat.player, seat.person) for name, seat in zip(names, game.seats, strict=True)]
        )
        outcome = not_over
        if game.over:
            winners = [seat for seat, who in enumerate(game.seats) if who.won]
            others = listed_with_and([named(names[seat]) for seat in winners if seat != game.you])
            scores = isolated(" : ".join([f"{seat.score}" for seat in game.seats if seat.score is not None]))
            won = result if game.you not in winners else shared if others else yours
            outcome = filled(won, scores=scores, winners=others, others=others)
        words = (isolated(as_moment(game.when)), title, people, outcome, rules(game.key, game.rules))
        cells = tuple([on_one_line(text) for text in words])
        return StandingLine(game, cells, "\n".join([f"{game.when:%Y-%m-%d}", *cells]).casefold())

    return [line(game) for game in games]


def set_words(key: str, rules: str) -> str:
    """Return a game's house rules in words. `rules` is JSON of those that differ from the standard; "" if none do."""
    game = GAMES[key]
    return rules_words(game, game.rules.made(json.loads(rules)))


def player_words(key: str, player: str) -> str:
    """Return the level of a bot, or "program", for a seat where no person sits."""
    known = PLAYERS[key].get(player)
    return level_words(known.title()) if known else translate("GamesPage", "program")


def _who(key: str, name: str, player: str, person: bool) -> str:
    return isolated(name if person else f"{name} ({player_words(key, player)})")


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


def figures(path: Path) -> game_index.Figures:
    """Return for each seat how many times the counted thing was made and tried in a finished game; see
    `game_index.Count`. The list is empty for games without such a figure."""
    kept = LineKeeper()
    match = yield from replaying(path, observers=lambda match: [kept])
    screen = SCREENS.get(match.game.key)
    figure = screen.figure() if screen else None
    if screen is None or figure is None:
        return []
    course = screen.course()(match.header)
    for event in kept.events:
        course.follow(event)
    return [figure.of_seat(course, seat) for seat in range(len(match.header.seats))]


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


def copy(path: Path, to: Path) -> None:
    """Copy a record to another file. Raises OSError if it can't be read or written."""
    # Replacing a file by itself would cut off a game that is being written to it
    if not (to.exists() and to.samefile(path)):
        replace_file(to, read_file(path, FILE_LIMIT), private=False)


def write_games(games: Iterable[IndexedGame], to: Path) -> None:
    """Write games to a CSV file, with a row for each seat."""
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


def write_statistics(common: str, standings: Iterable[GroupStatistics], to: Path) -> None:
    """Write statistics to a CSV file. `common` is the key of their grouping, which names a column."""
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
