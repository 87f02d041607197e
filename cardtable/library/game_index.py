"""What the records in the games folder tell, kept in one SQLite file: so a list of thousands of games is there at once.

It is a cache and nothing else. Lost, damaged or of another version it is made anew; and whatever happens to the records
without us is noticed by their names, sizes and times. All of this is done outside the interface's thread.
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

from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.engine.record import Fault, Header, json_text, nameless_person, read_header, seat_names
from cardtable.library.folders import SUFFIX, files_in, games_path, own_folder
from cardtable.library.saved_games import SavedGame, games_folder, look_into, name_of
from cardtable.session.table_kind import is_practice

_VERSION = 2
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
_GAME_COLUMNS = "file, size, time, head, game, rules, over, practice, counted"
_SEAT_COLUMNS = "file, seat, name, player, person, won, score, made, tried"
_AT_ONCE = 200
"""Games that are written in one transaction: what is done by then outlives the wait."""
_PATIENCE = 3.0
"""Seconds for which another window's writing is waited for."""
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
"""What SQLite says of a file that is no index of ours, or one in which somebody, or a disk, has changed some bytes. All
else comes and goes: another window writes, the disk is full, the folder is closed. Such a file is left as it is."""

Work = Generator[float, None, "list[IndexedGame]"]
Figures = Generator[float, None, list[tuple[int, int]]]
Count = Callable[[Path], Figures]
"""Goes through the finished game in a record, and yields the share that is done: by seat how often it made what the
game's statistics count, of how many times; nothing where they count nothing. OSError or Fault where it can't be done.
"""


_ERRORS = (sqlite3.Error, UnicodeDecodeError)
"""How SQLite's errors come: where it quotes a harmed schema, Python can't decode its words."""


class _NotOurs(sqlite3.DatabaseError):
    """A file that another version of ours has made, into which somebody has put more (a trigger would change our rows),
    or which is not as SQLite keeps it."""

    sqlite_errorcode = sqlite3.SQLITE_NOTADB


class IndexedSeat(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One seat of a kept game, as a row of the index holds it. Python's collector passes over these: there may be
    thousands."""

    name: str
    """As the record gives it; empty where it gives none."""
    player: str
    """Who played, as the record says it."""
    person: bool
    """Whether a person of this screen sat there."""
    won: Annotated[float, msgspec.Meta(ge=0, le=1)]
    """1 for a win, a part of 1 for a shared one."""
    score: int | None
    """None before the game is over."""
    made: Annotated[int, msgspec.Meta(ge=0)] | None
    tried: Annotated[int, msgspec.Meta(ge=0)] | None
    """How often it made what the game's statistics count, of how many times; None where that is not known."""


class IndexedGame(msgspec.Struct, frozen=True, gc=False):
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
    seats: tuple[IndexedSeat, ...]
    head: str
    """The record's first line."""

    @property
    def path(self) -> Path:
        """Where it lies."""
        return self.folder / self.file

    @property
    def name(self) -> str:
        """What the person calls it; empty where they have given it no name."""
        return name_of(self.file.removesuffix(SUFFIX))

    @property
    def people(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, who in enumerate(self.seats) if who.person]

    @property
    def names(self) -> list[str]:
        """By seat what they are called on the screen."""
        return seat_names([who.name for who in self.seats], [who.player for who in self.seats], self.people)

    @property
    def you(self) -> int:
        """The seat of the only person, where they have no name; else NOBODY."""
        return nameless_person([who.name for who in self.seats], self.people)

    def header(self) -> Header:
        """Its header; Fault where that can't be read any more."""
        return read_header(1, self.head.encode())


def written_rules(rules: HouseRules) -> str:
    """House rules as the index writes them."""
    return json.dumps(rules.changed(), sort_keys=True)


def index_path() -> Path:
    """Where the index lies: beside the games, and not among them."""
    return games_path().with_name("games.sqlite")


def reading() -> Generator[float, None, list[IndexedGame]]:
    """What the index holds of games whose files are there, latest first, whether or not it is true any more; nothing
    where it can't be read. The folder is not looked into any further: what lies in it under other names is not told."""
    folder = games_folder()
    return (yield from _with_index(lambda index: _read(index, folder)))


def checking() -> Generator[float, None, list[IndexedGame]]:
    """Brings the index up to date with the folder: yields the share that is done. All games then, latest first.
    OSError where the folder can't be read."""
    folder = games_folder()
    return (yield from _with_index(lambda index: _check(index, folder), anew=True))


def counting(count: Count) -> Generator[float, None, list[IndexedGame]]:
    """Counts in finished games what statistics tell of persons beside wins, where that has not been done. Yields and
    returns as `checking` does."""
    folder = games_folder()
    return (yield from _with_index(lambda index: _count(index, folder, count)))


# --- the file --------------------------------------------------------------------------------------------------------


def _with_index(work: Callable[[sqlite3.Connection], Work], *, anew: bool = False) -> Work:
    """Works on the index, which is made anew where it is harmed; on one in memory where the file can't be had just
    now, and from then on until `anew` is said and the file can be had again."""
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
                    with suppress(OSError):
                        path.with_name(path.name + suffix).unlink()
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
    """Return whether the file is to be made anew. What is no word of SQLite's is a mistake of ours, and raised."""
    if isinstance(error, UnicodeDecodeError):
        return True
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        raise error
    return code & 0xFF in _HARMED  # the bits above say more of the same


def _open(path: Path, patience: float) -> sqlite3.Connection:
    """Open the index at a path, its tables made if need be. One of _ERRORS where it is harmed or of another version, or
    can't be had: another window writes it for longer than so many seconds, among else."""
    own_folder(path.parent)
    with suppress(OSError):  # SQLite says why
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # it is its owner's alone from the beginning
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
    """All that is in a file beside rows: tables, and whatever else SQLite may keep there."""
    return index.execute("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY name").fetchall()


@cache
def _own_parts() -> list[tuple[object, ...]]:
    """What is in a file that only we have made."""
    with closing(sqlite3.connect(":memory:")) as index:
        index.executescript(_TABLES)
        return _parts(index)


def _text(data: bytes) -> str | None:
    """A text in the index; None, which none of ours is, where some bytes were changed."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return None


class _InMemory:
    """Indexes that take the place of files which can't be had, by the path of each, for as long as the program runs.

    Several threads may ask for one at once: each works on a copy of its own, and the last one to be put back counts.
    """

    def __init__(self) -> None:
        self._held: dict[Path, sqlite3.Connection] = {}
        self._lock = Lock()

    def holds(self, path: Path) -> bool:
        """Whether there is one."""
        return path in self._held

    def taken(self, path: Path) -> sqlite3.Connection:
        """A copy of the one that is held, or else of the file, as far as that can be read."""
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
                _is_harmed(error)  # or it can't be read: nothing is copied
        index.execute("PRAGMA foreign_keys = ON")
        return index

    def put(self, path: Path, index: sqlite3.Connection) -> None:
        """Holds one from now on."""
        with self._lock:
            self._close(path)
            self._held[path] = index

    def drop(self, path: Path) -> None:
        """The file can be had again."""
        with self._lock:
            self._close(path)

    def _close(self, path: Path) -> None:
        held = self._held.pop(path, None)
        if held is not None:
            held.close()


_in_memory = _InMemory()


def _copy(one: sqlite3.Connection, other: sqlite3.Connection) -> None:
    """Writes the rows of an index into another. Not by SQLite's own way, which waits for a file as long as it takes."""
    with other:
        other.execute("BEGIN")
        for table, columns in (("games", _GAME_COLUMNS), ("seats", _SEAT_COLUMNS)):
            rows = one.execute(f"SELECT {columns} FROM {table}")
            other.executemany(f"INSERT INTO {table} VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


# --- rows ------------------------------------------------------------------------------------------------------------


class _Rows(NamedTuple):
    """What the index holds."""

    games: list[IndexedGame]
    """Latest first."""
    odd: list[object]
    """What stands for file names in rows that tell no game: somebody else, or another version, has written them."""


def _read(index: sqlite3.Connection, folder: Path) -> Work:
    yield 0.0
    there = {path.name for path in files_in(folder, suffix=SUFFIX)}  # what was deleted last can't be opened
    return [game for game in _rows(index, folder).games if game.file in there]


def _rows(index: sqlite3.Connection, folder: Path) -> _Rows:
    seats = defaultdict[object, list[IndexedSeat | None]](list)
    columns = "name, player, person, won, score, made, tried"
    for *row, seat, file in index.execute(f"SELECT {columns}, seat, file FROM seats ORDER BY file, seat"):
        seats[file].append(_seat(row) if seat == len(seats[file]) else None)
    rows = _Rows([], [])
    check = cache(_check_rules)  # few of them differ
    columns = "file, time, game, rules, over, practice, head"
    for row in index.execute(f"SELECT {columns} FROM games ORDER BY time DESC, file"):
        try:
            rows.games.append(_game(folder, row, seats[row[0]], check))
        except (ValueError, OverflowError, OSError, RecursionError):  # what a time, or rules, may come to
            rows.odd.append(row[0])
    return rows


def _seat(row: list[object]) -> IndexedSeat | None:
    """One seat, None where its row is odd."""
    try:
        return msgspec.convert(row, IndexedSeat, strict=False)  # SQLite has no truth values
    except msgspec.ValidationError:
        return None


_GameRow = tuple[int, str, str, bool, bool, str]


def _game(
    folder: Path, row: tuple[object, ...], seats: Sequence[IndexedSeat | None], check: Callable[[str, str], range]
) -> IndexedGame:
    """A game; ValueError, OverflowError, OSError or RecursionError where its rows are odd."""
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
    """How many may sit at a game; ValueError or RecursionError where there is no such game, or not with these rules."""
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
        _expect_whole(index)  # else what is entered anew might be lost again
        names = {*odd}
        yield from _enter_anew(index, folder, found, [file for file in found if file in names], odd)
        games, _ = _rows(index, folder)
    # A search that was left, and began before a file was deleted, may have entered it meanwhile.
    return [game for game in games if os.fsencode(game.file) in found]


def _expect_whole(index: sqlite3.Connection) -> None:
    """_NotOurs where SQLite finds anything wrong with how rows are kept."""
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
    """Looks into records that have changed, and has their rows in the place of the old ones, and none for those that
    are gone; yields the share that is done."""
    index.execute("BEGIN IMMEDIATE")  # where nothing can be written, that is known before anything is looked into
    for table in ("games", "seats"):  # seats too: odd ones may belong to no game
        index.executemany(f"DELETE FROM {table} WHERE file IS ?", [(file,) for file in [*gone, *changed]])
    for number, file in enumerate(changed, 1):
        try:
            game = look_into(folder / os.fsdecode(file))
        except (OSError, Fault):
            pass
        else:
            _enter(index, file, found[file], game)
        if number % _AT_ONCE == 0:
            index.execute("COMMIT")
            index.execute("BEGIN IMMEDIATE")
        yield number / len(changed)
    index.execute("COMMIT")


def _files(folder: Path) -> dict[bytes, tuple[int, int]]:
    """The size and time of each record, by its name. SQLite's numbers end in 2262, and times beyond with
    them."""
    found = {}
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(SUFFIX):
                with suppress(OSError):  # it is gone again
                    status = entry.stat()
                    time = max(-_LARGEST, min(status.st_mtime_ns, _LARGEST - 1))
                    found[os.fsencode(entry.name)] = (status.st_size, time)
    return found


def _enter(index: sqlite3.Connection, file: bytes, signs: tuple[int, int], game: SavedGame) -> None:
    """Writes a game's rows."""
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
        except Fault:  # there is nothing to be counted, as long as the file stays as it is
            pass
        except OSError:  # next time it may be read
            continue
        index.execute("BEGIN IMMEDIATE")
        rows = [(made, tried, file, seat) for seat, (made, tried) in enumerate(figures)]
        index.executemany("UPDATE seats SET made = ?, tried = ? WHERE file = ? AND seat = ?", rows)
        index.execute("UPDATE games SET counted = 1 WHERE file = ?", (file,))
        index.execute("COMMIT")
    return _rows(index, folder).games


def _part(work: Figures, number: int, among: int) -> Figures:
    """One of several works, told as its part of them all."""
    while True:
        try:
            share = next(work)
        except StopIteration as end:
            figures: list[tuple[int, int]] = end.value
            return figures
        yield (number + share) / among
