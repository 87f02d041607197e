"""Saved games: one record for each game, in the user's own folder.

If the person names a game, its file gets that name. The game keeps it wherever the file goes, and the record needs no
key for it. Other files are called after the time at which the game began. `with_key` changes one key in a line of a
record, and leaves everything else in the line as it is, byte for byte.
"""

import errno
import json
import os
import re
from collections.abc import Collection, Generator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple, Protocol

from cardtable.disk import open_file
from cardtable.engine.record import LINE_LIMIT, Header, numbered_lines, read_header
from cardtable.errors import BadInput
from cardtable.journal import Journal
from cardtable.language import as_shown
from cardtable.library.folders import (
    SUFFIX,
    files_in,
    games_path,
    move_unused,
    on_one_line,
    own_folder,
    stem_of,
    unused,
)
from cardtable.wording import reason
from cardtable.work import worked_out

_TAIL = 4096
"""Number of bytes at the end of a record in which its last line nearly always lies."""
_UNNAMED = re.compile(r"\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d [a-z]+( \d+| \(\d+\))?")


class GameFile(Protocol):
    """Game file, with what is needed to rename it."""

    @property
    def path(self) -> Path:
        """Path of the record."""

    @property
    def when(self) -> datetime:
        """Time at which its last line was written."""

    @property
    def key(self) -> str:
        """Key of the kind of game."""

    @property
    def name(self) -> str:
        """Name that the person gave the game; empty if none."""


class SavedGame(NamedTuple):
    """Saved game, as far as the first and last line of its record tell."""

    path: Path
    header: Header
    when: datetime
    """Time at which its last line was written."""
    over: bool
    """True if it has its result."""
    winners: tuple[int, ...] = ()
    """Seats of the winners in the result; empty before."""
    scores: tuple[int, ...] = ()

    @property
    def key(self) -> str:
        """Key of the kind of game."""
        return self.header.game.key

    @property
    def name(self) -> str:
        """Name that the person gave the game; empty if none."""
        return name_of(self.path.stem)


def name_of(stem: str) -> str:
    """Return the name that the person gave a game, on one line, from the stem of its file; empty if none."""
    return "" if _UNNAMED.fullmatch(stem) else as_shown(on_one_line(stem))


def games_folder() -> Path:
    """Return the folder of this user's games, made if needed; OSError if it can't be made."""
    return own_folder(games_path())


def new_path(game: str) -> Path:
    """Return an unused path for a new record."""
    return unused(games_folder(), _stem(datetime.now(), game))


def _stem(when: datetime, game: str) -> str:
    """Return the name, without suffix, of the file of a game that has no name."""
    return f"{when:%Y-%m-%d %H.%M.%S} {game}"


def rename(game: GameFile, name: str) -> Path:
    """Rename a game's file, or make it a file without a name if `name` is empty, and return its new path.

    Characters that can't stand in file names are left out. Raises OSError if the file can't be renamed, and InUse, a
    subclass, if another window has the game open.
    """
    stem = stem_of(name, game.key) or _stem(game.when, game.key)
    if stem == game.path.stem:
        return game.path
    expect_free(game.path)
    return move_unused(game.path, game.path.parent, stem)


def expect_free(path: Path) -> None:
    """Raise InUse if another process is writing a record, so that it isn't changed or moved meanwhile."""
    Journal.resume(path).close()


def unfinished_games(unseen: Collection[str] = ()) -> list[SavedGame]:
    """Return the games of people that have no result, or whose files' names are in `unseen`, latest first.

    Files that aren't records are left out.
    """
    return worked_out(finding_left(unseen))


def finding_left(unseen: Collection[str] = ()) -> Generator[float, None, list[SavedGame]]:
    """Find `unfinished_games`; yields before each file, where the search can be stopped."""
    return [
        game
        for game in (yield from _finding())
        if (not game.over or game.path.name in unseen)
        and any(seat.player == "human" for seat in game.header.seats)  # games without people can't be continued here
    ]


def kept_games() -> list[SavedGame]:
    """Return all games, latest first; files that aren't records are left out."""
    return worked_out(_finding())


def _finding() -> Generator[float, None, list[SavedGame]]:
    found = []
    for path in files_in(games_folder(), suffix=SUFFIX):
        yield 0.0
        with suppress(OSError, BadInput):
            found.append(look_into(path))
    return sorted(found, key=lambda game: game.when, reverse=True)


def look_into(path: Path) -> SavedGame:
    """Return a saved game. However long the file is, only its header and its last line are parsed.

    Raises BadInput if it doesn't begin with a header, and OSError if it can't be read, or has a date that Python can't
    hold.
    """
    with open_file(path) as file:
        header = next(read_header(number, text) for number, text in numbered_lines(file) if text.strip())
        status = os.fstat(file.fileno())
        last = _last_line(file, file.tell(), status.st_size)
    try:
        held = json.loads(last)
    except (ValueError, RecursionError):
        held = None
    try:
        when = datetime.fromtimestamp(status.st_mtime)
    except (ValueError, OverflowError) as error:
        raise OSError(errno.ERANGE, reason(error), f"{path}") from None
    if not (isinstance(held, dict) and "result" in held):
        return SavedGame(path, header, when, False)
    winners = [seat for seat in _numbers(held.get("winners")) if 0 <= seat < len(header.seats)]
    return SavedGame(path, header, when, True, tuple(winners), tuple(_numbers(held.get("scores"))))


def _last_line(file: BinaryIO, begin: int, end: int) -> bytes:
    """Return the last line that isn't blank between two places of a file.

    More than _TAIL bytes are read only if needed, and no more once those read exceed the longest line and as many bytes
    of blank lines.
    """
    reach = _TAIL
    while True:
        start = max(begin, end - reach)
        file.seek(start)
        _, newline, last = file.read(end - start).rstrip().rpartition(b"\n")
        if newline or start == begin or reach > 2 * LINE_LIMIT:
            return last
        reach *= 16


def _numbers(value: object) -> list[int]:
    """Return the integers in a value that wasn't checked; none if it isn't a list."""
    return [one for one in value if type(one) is int] if isinstance(value, list) else []


_BLANK: Final = " \t\r\n"


def with_key(line: str, key: str, text: str) -> str:
    """Return an object's line with a key set to a text, or removed if the text is empty. A new key comes last."""
    begin, end = _place(line, key)
    before, behind = line[:begin], line[end:]
    if text:
        comma = ", " if begin == end and not before.endswith("{") else ""
        return f"{before}{comma}{json.dumps(key)}: {json.dumps(text, ensure_ascii=False)}{behind}"
    if begin == end:
        return line
    if before.rstrip(_BLANK).endswith(","):
        return before.rstrip(_BLANK)[:-1] + behind
    return before + behind.lstrip(_BLANK).removeprefix(",").lstrip(_BLANK)


def _place(line: str, key: str) -> tuple[int, int]:
    """Return the begin and end of a key with its value; without the key, twice the place after the last value."""
    decoder = json.JSONDecoder()
    end = line.index("{") + 1
    while True:
        begin = _behind(line, end, ",")
        if line[begin] == "}":
            return end, end
        found, colon = decoder.raw_decode(line, begin)
        _, end = decoder.raw_decode(line, _behind(line, colon, ":"))
        if found == key:
            return begin, end


def _behind(line: str, at: int, sign: str) -> int:
    """Return the next place that holds neither a blank nor `sign`."""
    return len(line) - len(line[at:].lstrip(_BLANK + sign))
