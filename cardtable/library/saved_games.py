"""Where games are kept: one record a game, in the user's own folder.

A game that was given a name is a file of that name: so it keeps it wherever the file goes, and no key in the record is
needed for it. Files that were never named are called after the moment in which they were begun.
"""

import errno
import json
import os
import re
from collections.abc import Collection, Generator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import BinaryIO, NamedTuple, Protocol

from cardtable.disk import open_file
from cardtable.engine.record import LINE_LIMIT, Fault, Header, numbered_lines, read_header
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
"""Bytes of a record's end in which its last line lies nearly always."""
_UNNAMED = re.compile(r"\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d [a-z]+( \d+| \(\d+\))?")


class GameFile(Protocol):
    """What has to be known of a game to give its file another name."""

    @property
    def path(self) -> Path:
        """Where it lies."""

    @property
    def when(self) -> datetime:
        """When its last line was written."""

    @property
    def key(self) -> str:
        """Which game it is."""

    @property
    def name(self) -> str:
        """What the person calls it; empty where they have given it no name."""


class SavedGame(NamedTuple):
    """A game that can be gone on with."""

    path: Path
    header: Header
    when: datetime
    """When its last line was written."""
    over: bool
    """Whether it has its result."""
    winners: tuple[int, ...] = ()
    """By its result."""
    scores: tuple[int, ...] = ()

    @property
    def key(self) -> str:
        """Which game it is."""
        return self.header.game.key

    @property
    def name(self) -> str:
        """What the person calls it; empty where they have given it no name."""
        return name_of(self.path.stem)


def name_of(stem: str) -> str:
    """What the person calls the game in a file of this name, on one line; empty where they have given it none."""
    return "" if _UNNAMED.fullmatch(stem) else as_shown(on_one_line(stem))


def games_folder() -> Path:
    """The folder of this user's games, made if need be; OSError where it can't be."""
    path = games_path()
    own_folder(path.parent)
    return own_folder(path)


def new_path(game: str) -> Path:
    """A name for a new record that no file has yet."""
    return unused(games_folder(), _stem(datetime.now(), game))


def _stem(when: datetime, game: str) -> str:
    """What a file without a name is called."""
    return f"{when:%Y-%m-%d %H.%M.%S} {game}"


def rename(game: GameFile, name: str) -> Path:
    """Gives a game's file a name, or none where that is empty; where it lies now. What can't stand in the name of a
    file is left out.

    OSError where it can't be done; InUse, which is one, where the game is open in another window.
    """
    stem = stem_of(name, game.key) or _stem(game.when, game.key)
    if stem == game.path.stem:
        return game.path
    expect_free(game.path)
    return move_unused(game.path, game.path.parent, stem)


def expect_free(path: Path) -> None:
    """InUse where somebody writes a record just now: it is not to be taken from under their hands."""
    Journal.resume(path).close()


def unfinished_games(unseen: Collection[str] = ()) -> list[SavedGame]:
    """The games that lack a result, and those that have one but lie in a file of `unseen`; latest first.

    Files that are no records of ours are passed over.
    """
    return worked_out(finding_left(unseen))


def finding_left(unseen: Collection[str] = ()) -> Generator[float, None, list[SavedGame]]:
    """The same, game by game: it can be left at each yield."""
    return [
        game
        for game in (yield from _finding())
        if (not game.over or game.path.name in unseen)
        and any(seat.player == "human" for seat in game.header.seats)  # who else can't go on at this screen
    ]


def kept_games() -> list[SavedGame]:
    """All games, latest first. Files that are no records of ours are passed over."""
    return worked_out(_finding())


def _finding() -> Generator[float, None, list[SavedGame]]:
    found = []
    for path in files_in(games_folder(), suffix=SUFFIX):
        yield 0.0
        with suppress(OSError, Fault):
            found.append(look_into(path))
    return sorted(found, key=lambda game: game.when, reverse=True)


def look_into(path: Path) -> SavedGame:
    """A look at a record's header and its last line alone, however long the file is.

    Fault where it doesn't begin with a header; OSError where it can't be read, or its date is beyond the calendar.
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
    """The last line between two places of a file that is not blank. Most are short: more of the tail is read only where
    it has to be, and never more than a line may hold, with as much of blank lines behind it."""
    reach = _TAIL
    while True:
        start = max(begin, end - reach)
        file.seek(start)
        _, newline, last = file.read(end - start).rstrip().rpartition(b"\n")
        if newline or start == begin or reach > 2 * LINE_LIMIT:
            return last
        reach *= 16


def _numbers(value: object) -> list[int]:
    """Those in a list that nobody has checked."""
    return [one for one in value if type(one) is int] if isinstance(value, list) else []
