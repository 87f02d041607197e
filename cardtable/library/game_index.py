"""Index of the records in the games folder, as one SQLite file: it lists thousands of games at once.

It is only a cache. If it is lost, damaged or of another version, it is made anew; other programs' changes to records
are noticed by name, size and time. All of this runs outside the interface's thread.
"""

import json
import os
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Generator, Sequence
from contextlib import closing, suppress
from datetime import datetime
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Annotated, NamedTuple

import msgspec

from cardtable.disk import remove_file
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.engine.record import Header, json_text, nameless_person, read_header, seat_names
from cardtable.errors import BadInput
from cardtable.library.folders import SUFFIX, files_in, games_path, own_folder
from cardtable.library.saved_games import SavedGame, games_folder, look_into, name_of
from cardtable.session.table_kind import is_practice

_VERSION = 2
"""Version of the tables below and of what is written into them."""
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
"""Tables with a row for each game and for each seat.

File names are bytes, since on some systems they aren't valid text. `time` is the file's, in nanoseconds; `counted`
tells whether `made` and `tried` have been counted.
"""
_GAME_COLUMNS = "file, size, time, head, game, rules, over, practice, counted"
_SEAT_COLUMNS = "file, seat, name, player, person, won, score, made, tried"
_AT_ONCE = 200
"""Number of games written in one transaction; those that are done are kept if the work is stopped."""
_PATIENCE = 3.0
"""Seconds to wait while another window writes the index."""
_LARGEST = 1 << 63
_HARMED = (
    sqlite3.SQLITE_ERROR,  # no such table, or no such column
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_SCHEMA,
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_FORMAT,
    sqlite3.SQLITE_NOTADB,
)
"""SQLite's errors for a file that isn't our index, or in which bytes have been changed; such a file is made anew.

Other errors pass by themselves (another window writes, the disk is full, the folder is closed); the file then stays.
"""

Work = Generator[float, None, "list[IndexedGame]"]
Figures = Generator[float, None, list[tuple[int, int]]]
Count = Callable[[Path], Figures]
"""Function that goes through a finished game's record; yields the share done; OSError or BadInput if it can't.

It returns, by seat, the number of times it did what the game's statistics count, and the number of its opportunities;
an empty list if they count nothing.
"""


_ERRORS = (sqlite3.Error, UnicodeDecodeError)
"""Errors of SQLite, including those of Python when it can't decode a damaged schema that SQLite quotes in an error."""


class _NotOurs(sqlite3.DatabaseError):
    """Index of another version, with parts added by others (a trigger would change our rows), or malformed."""

    sqlite_errorcode = sqlite3.SQLITE_NOTADB


class IndexedSeat(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Seat of a kept game, as a row of the index. Not tracked by the garbage collector: there may be thousands."""

    name: str
    """Name in the record; empty if it has none."""
    player: str
    """Player in the record, such as "human" or the name of a bot; empty if it has none."""
    person: bool
    """True if a person at this screen sat there."""
    won: Annotated[float, msgspec.Meta(ge=0, le=1)]
    """1 for a win, a part of 1 for a shared one, else 0."""
    score: int | None
    """Score in the result; None before the game is over, or if the result has none."""
    made: Annotated[int, msgspec.Meta(ge=0)] | None
    tried: Annotated[int, msgspec.Meta(ge=0)] | None
    """Numbers of times it did what the game's statistics count (`made`) and could (`tried`); None if unknown."""


class IndexedGame(msgspec.Struct, frozen=True, gc=False):
    """Game in the folder, as the index has it."""

    folder: Path
    file: str
    """File name in the folder."""
    when: datetime
    """Time at which its last line was written."""
    key: str
    """Key of the kind of game."""
    rules: str
    """House rules that differ from the usual ones, as JSON (see `written_rules`)."""
    over: bool
    """True if it has its result."""
    practice: bool
    """True if it was played for practice, and doesn't count."""
    seats: tuple[IndexedSeat, ...]
    head: str
    """First line of the record."""

    @property
    def path(self) -> Path:
        return self.folder / self.file

    @property
    def name(self) -> str:
        """Name that the person gave the game; empty if none."""
        return name_of(self.file.removesuffix(SUFFIX))

    @property
    def people(self) -> list[int]:
        """Seats of people."""
        return [seat for seat, who in enumerate(self.seats) if who.person]

    @property
    def names(self) -> list[str]:
        """Names on the screen, by seat."""
        return seat_names([who.name for who in self.seats], [who.player for who in self.seats], self.people)

    @property
    def you(self) -> int:
        """Seat of the only person if they have no name; NOBODY otherwise."""
        return nameless_person([who.name for who in self.seats], self.people)

    def header(self) -> Header:
        """Return the header of the record; BadInput if it can't be read any more."""
        return read_header(1, self.head.encode())


def written_rules(rules: HouseRules) -> str:
    """Return house rules as the index writes them."""
    return json.dumps(rules.changed(), sort_keys=True)


def index_path() -> Path:
    """Return the path of the index: beside the folder of games, not in it."""
    return games_path().with_name("games.sqlite")


def reading() -> Generator[float, None, list[IndexedGame]]:
    """Return the games in the index whose files exist, latest first, without checking if the index is up to date.

    Empty if the index can't be read. Records that the index doesn't know are left out.
    """
    folder = games_folder()
    return (yield from _with_index(lambda index: _read(index, folder)))


def checking() -> Generator[float, None, list[IndexedGame]]:
    """Bring the index up to date and return all games, latest first; yields the share done.

    Raises OSError if the folder can't be read.
    """
    folder = games_folder()
    return (yield from _with_index(lambda index: _check(index, folder), anew=True))


def counting(count: Count) -> Generator[float, None, list[IndexedGame]]:
    """Count in finished games what statistics of people tell besides wins, where not done yet, by `count`.

    Yields and returns as `checking` does.
    """
    folder = games_folder()
    return (yield from _with_index(lambda index: _count(index, folder, count)))


# --- the file --------------------------------------------------------------------------------------------------------


def _with_index(work: Callable[[sqlite3.Connection], Work], *, anew: bool = False) -> Work:
    """Do some work on the index, which is made anew if it is damaged.

    If the file can't be used at the moment, an index in memory takes its place until a call with `anew` can use it.
    """
    path = index_path()
    if anew or not _in_memory.holds(path):
        for _ in range(2):
            try:
                with closing(_open(path, _PATIENCE)) as index:
                    games = yield from work(index)
            except _ERRORS as error:
                if not _is_harmed(error):
                    break
                for suffix in ("", "-journal", "-wal", "-shm"):
                    remove_file(path.with_name(path.name + suffix))
            else:
                _in_memory.drop(path)
                return games
    index = _in_memory.taken(path)
    try:
        return (yield from work(index))
    finally:
        index.rollback()
        _in_memory.put(path, index)


def _is_harmed(error: sqlite3.Error | UnicodeDecodeError) -> bool:
    """Return whether an error means a damaged file. One without a code of SQLite's is our own bug, and raised."""
    if isinstance(error, UnicodeDecodeError):
        return True
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        raise error
    return code & 0xFF in _HARMED  # the bits above give details


def _open(path: Path, patience: float) -> sqlite3.Connection:
    """Open the index at a path and make its tables if needed.

    Raises one of _ERRORS if it is damaged, of another version or can't be opened, such as when another
    window writes it for more than `patience` seconds.
    """
    own_folder(path.parent)
    with suppress(OSError):  # SQLite then raises the error below
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # closed to other users from the beginning
    index = sqlite3.connect(path, timeout=patience, isolation_level=None)
    try:
        index.text_factory = _text
        index.execute("PRAGMA foreign_keys = ON")
        (version,) = index.execute("PRAGMA user_version").fetchone()
        if not version:
            index.executescript(f"BEGIN IMMEDIATE; {_TABLES} PRAGMA user_version = {_VERSION}; COMMIT")
        if version not in (0, _VERSION) or _parts(index) != _own_parts():
            raise _NotOurs
    except _ERRORS:
        index.close()
        raise
    return index


def _parts(index: sqlite3.Connection) -> list[tuple[object, ...]]:
    """Return everything in a database besides rows: tables, and whatever else SQLite may keep, such as triggers."""
    return index.execute("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY name").fetchall()


@cache
def _own_parts() -> list[tuple[object, ...]]:
    """Return the parts of a new index of ours."""
    with closing(sqlite3.connect(":memory:")) as index:
        index.executescript(_TABLES)
        return _parts(index)


def _text(data: bytes) -> str | None:
    """Decode a text of the index; None, which we never write as a text, if its bytes were changed."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return None


class _InMemory:
    """Indexes in memory, by the paths of the files that they stand in for, until the program ends.

    Several threads may ask for the same one: each works on a copy, and the last copy to be put back counts.
    """

    def __init__(self) -> None:
        self._held: dict[Path, sqlite3.Connection] = {}
        self._lock = Lock()

    def holds(self, path: Path) -> bool:
        """Return whether an index in memory stands in for a file."""
        return path in self._held

    def taken(self, path: Path) -> sqlite3.Connection:
        """Return a copy of the index that is held, or else of the file as far as it can be read."""
        index = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        index.text_factory = _text
        index.executescript(_TABLES)
        with self._lock:
            held = self._held.get(path)
            if held is not None:
                _copy(held, index)
        if held is None:
            try:
                with closing(_open(path, 0.0)) as file:
                    _copy(file, index)
            except _ERRORS as error:
                _is_harmed(error)  # raises our bugs; the copy stays empty otherwise
        index.execute("PRAGMA foreign_keys = ON")
        return index

    def put(self, path: Path, index: sqlite3.Connection) -> None:
        """Hold an index from now on."""
        with self._lock:
            self._close(path)
            self._held[path] = index

    def drop(self, path: Path) -> None:
        """Hold none any more, since the file can be used again."""
        with self._lock:
            self._close(path)

    def _close(self, path: Path) -> None:
        held = self._held.pop(path, None)
        if held is not None:
            held.close()


_in_memory = _InMemory()


def _copy(one: sqlite3.Connection, other: sqlite3.Connection) -> None:
    """Copy the rows of an index into another. SQLite's own backup would wait for a locked file without limit."""
    with other:
        other.execute("BEGIN")
        for table, columns in (("games", _GAME_COLUMNS), ("seats", _SEAT_COLUMNS)):
            rows = one.execute(f"SELECT {columns} FROM {table}")
            other.executemany(f"INSERT INTO {table} VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


# --- rows ------------------------------------------------------------------------------------------------------------


class _Rows(NamedTuple):
    """Contents of the index."""

    games: list[IndexedGame]
    """Games, latest first."""
    odd: list[object]
    """Values in place of file names in malformed rows, which another program or version has written."""


def _read(index: sqlite3.Connection, folder: Path) -> Work:
    yield 0.0
    there = {path.name for path in files_in(folder, suffix=SUFFIX)}  # games may have been deleted since
    return [game for game in _rows(index, folder).games if game.file in there]


def _rows(index: sqlite3.Connection, folder: Path) -> _Rows:
    seats = defaultdict[object, list[IndexedSeat | None]](list)
    columns = "name, player, person, won, score, made, tried"
    for *row, seat, file in index.execute(f"SELECT {columns}, seat, file FROM seats ORDER BY file, seat"):
        seats[file].append(_seat(row) if seat == len(seats[file]) else None)
    rows = _Rows([], [])
    check = cache(_check_rules)  # most games have the same rules
    columns = "file, time, game, rules, over, practice, head"
    for row in index.execute(f"SELECT {columns} FROM games ORDER BY time DESC, file"):
        try:
            rows.games.append(_game(folder, row, seats[row[0]], check))
        except (ValueError, OverflowError, OSError, RecursionError):  # errors of malformed times and rules
            rows.odd.append(row[0])
    return rows


def _seat(row: list[object]) -> IndexedSeat | None:
    """Return a seat from its row; None if that is malformed."""
    try:
        return msgspec.convert(row, IndexedSeat, strict=False)  # SQLite has no booleans
    except msgspec.ValidationError:
        return None


_GameRow = tuple[int, str, str, bool, bool, str]


def _game(
    folder: Path, row: tuple[object, ...], seats: Sequence[IndexedSeat | None], check: Callable[[str, str], range]
) -> IndexedGame:
    """Return a game from its rows; ValueError, OverflowError, OSError or RecursionError if they are malformed."""
    file, *others = row
    if not isinstance(file, bytes):
        raise ValueError("no file")
    time, key, rules, over, practice, head = msgspec.convert(others, _GameRow, strict=False)
    whole = tuple(seat for seat in seats if seat is not None)
    if len(seats) not in check(key, rules) or len(whole) < len(seats):
        raise ValueError("no such seats")
    when = datetime.fromtimestamp(time / 1e9)
    return IndexedGame(folder, os.fsdecode(file), when, key, rules, over, practice, whole, head)


def _check_rules(key: str, rules: str) -> range:
    """Return the range of seats of a game; ValueError or RecursionError if game or rules don't exist."""
    if key not in GAMES:
        raise ValueError("no such game")
    game = GAMES[key]
    game.rules.made(msgspec.json.decode(rules, type=dict[str, object]))
    return range(game.fewest_seats, game.most_seats + 1)


# --- the folder ------------------------------------------------------------------------------------------------------


def _check(index: sqlite3.Connection, folder: Path) -> Work:
    yield 0.0
    known = {file: (size, time) for file, size, time in index.execute("SELECT file, size, time FROM games")}
    found = _files(folder)
    changed = [file for file, signs in found.items() if known.get(file) != signs]
    gone = [file for file in known if file not in found]
    yield from _enter_anew(index, folder, found, changed, gone)
    games, odd = _rows(index, folder)
    if odd:
        _expect_whole(index)  # rows entered into a damaged file might be lost again
        names = {*odd}
        yield from _enter_anew(index, folder, found, [file for file in found if file in names], odd)
        games, _ = _rows(index, folder)
    # Another call that was stopped, and began before a file was deleted, may have entered it meanwhile.
    return [game for game in games if os.fsencode(game.file) in found]


def _expect_whole(index: sqlite3.Connection) -> None:
    """Raise _NotOurs if SQLite finds the file malformed."""
    (found,) = index.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise _NotOurs


def _enter_anew(
    index: sqlite3.Connection,
    folder: Path,
    found: dict[bytes, tuple[int, int]],
    changed: list[bytes],
    gone: Sequence[object],
) -> Generator[float, None, None]:
    """Replace the rows of changed records and remove those of deleted ones; yields the share done."""
    index.execute("BEGIN IMMEDIATE")  # if nothing can be written, fail before any record is read
    for table in ("games", "seats"):  # malformed seats may belong to no game
        index.executemany(f"DELETE FROM {table} WHERE file IS ?", [(file,) for file in [*gone, *changed]])
    for number, file in enumerate(changed, 1):
        try:
            game = look_into(folder / os.fsdecode(file))
        except (OSError, BadInput):
            pass
        else:
            _enter(index, file, found[file], game)
        if number % _AT_ONCE == 0:
            index.execute("COMMIT")
            index.execute("BEGIN IMMEDIATE")
        yield number / len(changed)
    index.execute("COMMIT")


def _files(folder: Path) -> dict[bytes, tuple[int, int]]:
    """Return size and time in nanoseconds of each record, by file name; times beyond SQLite's (2262) are cut."""
    found = {}
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(SUFFIX):
                with suppress(OSError):  # it was deleted meanwhile
                    status = entry.stat()
                    time = max(-_LARGEST, min(status.st_mtime_ns, _LARGEST - 1))
                    found[os.fsencode(entry.name)] = (status.st_size, time)
    return found


def _enter(index: sqlite3.Connection, file: bytes, signs: tuple[int, int], game: SavedGame) -> None:
    """Write the rows of a game and its seats."""
    header = game.header
    practice = is_practice(header)
    values = (
        file,
        *signs,
        json_text(header.object),
        header.game.key,
        written_rules(header.rules),
        game.over,
        practice,
        False,
    )
    index.execute("INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
    rows = []
    for seat, (name, who) in enumerate(zip(header.given_names, header.seats, strict=True)):
        won = 1 / len(set(game.winners)) if seat in game.winners else 0.0
        score = game.scores[seat] if seat < len(game.scores) and abs(game.scores[seat]) < _LARGEST else None
        rows.append((file, seat, name, who.player or "", seat in header.people, won, score, None, None))
    index.executemany("INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


def _count(index: sqlite3.Connection, folder: Path, count: Count) -> Work:
    yield 0.0
    due = index.execute(
        "SELECT file FROM games WHERE over AND NOT practice AND NOT counted AND typeof(file) = 'blob'"
        " AND EXISTS (SELECT 1 FROM seats WHERE seats.file = games.file AND person)"
    ).fetchall()
    for number, (file,) in enumerate(due):
        figures: list[tuple[int, int]] = []
        try:
            figures = yield from _part(count(folder / os.fsdecode(file)), number, len(due))
        except BadInput:  # nothing to count, unless the file changes
            pass
        except OSError:  # try again next time
            continue
        index.execute("BEGIN IMMEDIATE")
        rows = [(made, tried, file, seat) for seat, (made, tried) in enumerate(figures)]
        index.executemany("UPDATE seats SET made = ?, tried = ? WHERE file = ? AND seat = ?", rows)
        index.execute("UPDATE games SET counted = 1 WHERE file = ?", (file,))
        index.execute("COMMIT")
    return _rows(index, folder).games


def _part(work: Figures, number: int, among: int) -> Figures:
    """Run one of several pieces of work, by its number from 0; yields its share as part of them all."""
    while True:
        try:
            share = next(work)
        except StopIteration as end:
            figures: list[tuple[int, int]] = end.value
            return figures
        yield (number + share) / among
