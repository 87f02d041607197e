"""What the records in the games folder tell, kept in one SQLite file: so a list of thousands of games is there at once.

It is a cache and nothing else. Lost, damaged or of another version it is made anew; and whatever happens to the records
without us is noticed by their names, sizes and times. All of this is done outside the interface's thread.
"""

import json
import os
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Generator
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

import msgspec

from cardtable.app.folders import SUFFIX, games_path, own_folder
from cardtable.app.play.table_kind import is_practice
from cardtable.app.saved_games import SavedGame, games_folder, look_into, name_of
from cardtable.engine.record import Fault, Header, json_text, read_header

_VERSION = 1
"""Of the tables below and of what is written into them."""
_TABLES = """
    CREATE TABLE IF NOT EXISTS games (
        file BLOB PRIMARY KEY, size INTEGER, time INTEGER,
        head TEXT, game TEXT, rules TEXT, over INTEGER, practice INTEGER,
        counted INTEGER
    );
    CREATE TABLE IF NOT EXISTS seats (
        file BLOB REFERENCES games ON DELETE CASCADE, seat INTEGER,
        name TEXT, player TEXT, person INTEGER, won REAL, score INTEGER,
        made INTEGER, tried INTEGER,
        PRIMARY KEY (file, seat)
    ) WITHOUT ROWID;
"""
"""A row a game and one a seat. File names are bytes: not every system's are text. `time` is the file's, in
nanoseconds; `counted` whether `made` and `tried` have been looked for."""
_AT_ONCE = 200
"""Games that are written in one transaction: what is done by then outlives whoever stops waiting."""
_LARGEST = 1 << 63
_DAMAGED = (sqlite3.Error, TypeError, ValueError, OverflowError)
"""What comes of an index in which somebody, or a disk, has changed some bytes."""

Work = Generator[float, None, "list[KeptGame]"]
Figures = Generator[float, None, list[tuple[int, int]]]
Count = Callable[[Path], Figures]
"""Goes through the finished game in a record, and yields the share that is done: by seat how often it made what the
game's statistics count, of how many times; nothing where they count nothing. OSError or Fault where it can't be done.
"""


class KeptSeat(msgspec.Struct, frozen=True, gc=False):
    """One seat of a kept game. Python's collector passes over these: there may be thousands."""

    name: str
    player: str
    """Who played, as the record says it."""
    person: bool
    """Whether a person of this screen sat there."""
    won: float
    """1 for a win, a part of 1 for a shared one."""
    score: int | None
    """None before the game is over."""
    made: int | None
    tried: int | None
    """How often it made what the game's statistics count, of how many times; None where that is not known."""


class KeptGame(msgspec.Struct, frozen=True, gc=False):
    """One game in the folder, as the index has it."""

    folder: Path
    file: str
    """Its name there."""
    when: datetime
    """When its last line was written."""
    key: str
    """Which game it is."""
    rules: str
    """The house rules that differ from the usual ones, as JSON."""
    over: bool
    """Whether it has its result."""
    practice: bool
    """Whether it doesn't count."""
    seats: tuple[KeptSeat, ...]
    head: str
    """The record's first line."""

    @property
    def path(self) -> Path:
        """Where it lies."""
        return self.folder / self.file

    @property
    def name(self) -> str:
        """What the person calls it; empty where she has given it no name."""
        return name_of(self.file.removesuffix(SUFFIX))

    def header(self) -> Header:
        """Its header; Fault where that can't be read any more."""
        return read_header(1, self.head.encode())


def index_path() -> Path:
    """Where the index lies: beside the games, and not among them."""
    return games_path().with_name("games.sqlite")


def reading() -> Generator[float, None, list[KeptGame]]:
    """What the index holds, latest first, whether or not it is true any more; nothing where it can't be read."""
    yield 0.0
    folder = games_folder()
    with suppress(*_DAMAGED), closing(_open(index_path())) as index:
        return _games(index, folder)
    return []


def checking() -> Generator[float, None, list[KeptGame]]:
    """Brings the index up to date with the folder: yields the share that is done. All games then, latest first.
    OSError where the folder can't be read."""
    folder = games_folder()
    return (yield from _with_index(lambda index: _check(index, folder)))


def counting(count: Count) -> Generator[float, None, list[KeptGame]]:
    """Counts in finished games what statistics tell of persons beside wins, where that has not been done. Yields and
    returns as `checking` does."""
    folder = games_folder()
    return (yield from _with_index(lambda index: _count(index, folder, count)))


def _with_index(work: Callable[[sqlite3.Connection], Work]) -> Work:
    """Works on the index; on one made anew where something is wrong with the file, and on one that is not kept where
    none can be."""
    path = index_path()
    for place in (path, path):
        try:
            with closing(_open(place)) as index:
                return (yield from work(index))
        except _DAMAGED:
            for old in (path, path.with_name(path.name + "-journal")):
                with suppress(OSError):
                    old.unlink()
    with closing(_open(None)) as index:
        return (yield from work(index))


def _open(path: Path | None) -> sqlite3.Connection:
    """The index at a path, its tables made if need be; one in memory without a path. sqlite3.Error where it is damaged
    or of another version, or can't be."""
    if path is not None:
        own_folder(path.parent)
        with suppress(OSError):  # SQLite says why
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # it is its owner's alone from the beginning
    index = sqlite3.connect(path or ":memory:", isolation_level=None)
    try:
        index.execute("PRAGMA foreign_keys = ON")
        (version,) = index.execute("PRAGMA user_version").fetchone()
        if not version:
            index.executescript(f"BEGIN IMMEDIATE; {_TABLES} PRAGMA user_version = {_VERSION}; COMMIT")
        elif version != _VERSION:
            raise sqlite3.DatabaseError("another version")
    except sqlite3.Error:
        index.close()
        raise
    return index


def _games(index: sqlite3.Connection, folder: Path) -> list[KeptGame]:
    seats = defaultdict[bytes, list[KeptSeat]](list)
    columns = "name, player, person, won, score, made, tried"
    for row in index.execute(f"SELECT {columns}, file FROM seats ORDER BY file, seat"):
        seats[row[-1]].append(KeptSeat(*row[:-1]))
    columns = "file, time, game, rules, over, practice, head"
    return [
        KeptGame(
            folder,
            os.fsdecode(file),
            datetime.fromtimestamp(time / 1e9),
            key,
            rules,
            bool(over),
            bool(practice),
            tuple(seats[file]),
            head,
        )
        for file, time, key, rules, over, practice, head in index.execute(
            f"SELECT {columns} FROM games ORDER BY time DESC, file"
        )
    ]


# --- the folder ------------------------------------------------------------------------------------------------------


def _check(index: sqlite3.Connection, folder: Path) -> Work:
    yield 0.0
    known = {file: (size, time) for file, size, time in index.execute("SELECT file, size, time FROM games")}
    found = _files(folder)
    changed = [file for file, signs in found.items() if known.get(file) != signs]
    gone = [file for file in known if file not in found]
    index.execute("BEGIN IMMEDIATE")
    index.executemany("DELETE FROM games WHERE file = ?", [(file,) for file in [*gone, *changed]])
    for number, file in enumerate(changed, 1):
        # ValueError and OverflowError: a file's date beyond the calendar
        with suppress(OSError, Fault, ValueError, OverflowError):
            _enter(index, file, found[file], look_into(folder / os.fsdecode(file)))
        if number % _AT_ONCE == 0:
            index.execute("COMMIT")
            index.execute("BEGIN IMMEDIATE")
        yield number / len(changed)
    index.execute("COMMIT")
    # A search that was left, and began before a file was deleted, may have entered it meanwhile.
    return [game for game in _games(index, folder) if os.fsencode(game.file) in found]


def _files(folder: Path) -> dict[bytes, tuple[int, int]]:
    """The size and time of each record, by its name."""
    found = {}
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(SUFFIX):
                with suppress(OSError):  # it is gone again
                    status = entry.stat()
                    found[os.fsencode(entry.name)] = (status.st_size, status.st_mtime_ns)
    return found


def _enter(index: sqlite3.Connection, file: bytes, signs: tuple[int, int], game: SavedGame) -> None:
    """Writes a game's rows."""
    header = game.header
    practice = is_practice(header)
    rules = json.dumps(header.rules.changed(), sort_keys=True)
    values = (file, *signs, json_text(header.object), header.game.key, rules, game.over, practice, False)
    index.execute("INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
    rows = []
    for seat, (name, who) in enumerate(zip(header.names, header.seats, strict=True)):
        won = 1 / len(set(game.winners)) if seat in game.winners else 0.0
        score = game.scores[seat] if seat < len(game.scores) and abs(game.scores[seat]) < _LARGEST else None
        rows.append((file, seat, name, who.player or "", seat in header.people, won, score, None, None))
    index.executemany("INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


def _count(index: sqlite3.Connection, folder: Path, count: Count) -> Work:
    yield 0.0
    due = index.execute(
        "SELECT file FROM games WHERE over AND NOT practice AND NOT counted"
        " AND EXISTS (SELECT 1 FROM seats WHERE seats.file = games.file AND person)"
    ).fetchall()
    for number, (file,) in enumerate(due):
        figures: list[tuple[int, int]] = []
        with suppress(OSError, Fault):  # whoever opens it is told
            figures = yield from _part(count(folder / os.fsdecode(file)), number, len(due))
        index.execute("BEGIN IMMEDIATE")
        rows = [(made, tried, file, seat) for seat, (made, tried) in enumerate(figures)]
        index.executemany("UPDATE seats SET made = ?, tried = ? WHERE file = ? AND seat = ?", rows)
        index.execute("UPDATE games SET counted = 1 WHERE file = ?", (file,))
        index.execute("COMMIT")
    return _games(index, folder)


def _part(work: Figures, number: int, among: int) -> Figures:
    """One of several works, told as its part of them all."""
    while True:
        try:
            share = next(work)
        except StopIteration as end:
            figures: list[tuple[int, int]] = end.value
            return figures
        yield (number + share) / among
