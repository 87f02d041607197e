"""Where games are kept: one record a game, in the user's own folder."""

import json
from collections.abc import Collection
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_dir

from cardtable.app.folders import own_folder
from cardtable.engine.record import Fault, Header, open_at_once, read_header

SUFFIX = ".cardtable"
_TAIL = 4096


class SavedGame(NamedTuple):
    """A game that can be gone on with."""

    path: Path
    header: Header
    when: datetime
    """When its last line was written."""
    over: bool
    """Whether it has its result."""


def games_folder() -> Path:
    """The folder of this user's games, made if need be; OSError where it can't be."""
    return own_folder(own_folder(Path(user_data_dir("cardtable", appauthor=False))) / "games")


def new_path(game: str) -> Path:
    """A name for a new record that no file has yet."""
    stem = f"{datetime.now():%Y-%m-%d %H.%M.%S} {game}"
    path = games_folder() / (stem + SUFFIX)
    number = 1
    while path.exists():
        number += 1
        path = path.with_name(f"{stem} {number}{SUFFIX}")
    return path


def left_games(unseen: Collection[str] = ()) -> list[SavedGame]:
    """The games that lack a result, and those that have one but lie in a file of `unseen`; latest first.

    Files that are no records of ours are passed over.
    """
    found = []
    for path in games_folder().glob("*" + SUFFIX):
        try:
            game = _saved(path)
        except (OSError, Fault, ValueError, OverflowError):  # the last two: a file's date beyond the calendar
            continue
        if game and (not game.over or path.name in unseen):
            found.append(game)
    return sorted(found, key=lambda game: game.when, reverse=True)


def _saved(path: Path) -> SavedGame | None:
    """A look at the first line and the tail alone, however long the file is.

    Only a game with one person at the table can be gone on with at this screen.
    """
    with open_at_once(path) as file:
        header = read_header(1, file.readline(1 << 16))
        if [seat.player for seat in header.seats].count("human") != 1:
            return None
        size = file.seek(0, 2)
        file.seek(max(0, size - _TAIL))
        last = file.read().rstrip().rpartition(b"\n")[2]
    try:
        held = json.loads(last)
    except (ValueError, RecursionError):
        held = None
    over = isinstance(held, dict) and "result" in held
    return SavedGame(path, header, datetime.fromtimestamp(path.stat().st_mtime), over)
