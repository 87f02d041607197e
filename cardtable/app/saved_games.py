"""Where games are kept: one record a game, in the user's own folder."""

import json
from collections.abc import Collection
from contextlib import suppress
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
    winners: tuple[int, ...] = ()
    """By its result."""
    scores: tuple[int, ...] = ()


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
    return [
        game
        for game in _saved_games()
        if (not game.over or game.path.name in unseen)
        and [seat.player for seat in game.header.seats].count("human") == 1  # who else can't go on at this screen
    ]


def finished_games() -> list[SavedGame]:
    """The games that have a result, latest first. Files that are no records of ours are passed over."""
    return [game for game in _saved_games() if game.over]


def _saved_games() -> list[SavedGame]:
    found = []
    for path in games_folder().glob("*" + SUFFIX):
        # ValueError and OverflowError: a file's date beyond the calendar
        with suppress(OSError, Fault, ValueError, OverflowError):
            found.append(_saved(path))
    return sorted(found, key=lambda game: game.when, reverse=True)


def _saved(path: Path) -> SavedGame:
    """A look at the first line and the tail alone, however long the file is."""
    with open_at_once(path) as file:
        header = read_header(1, file.readline(1 << 16))
        size = file.seek(0, 2)
        file.seek(max(0, size - _TAIL))
        last = file.read().rstrip().rpartition(b"\n")[2]
    try:
        held = json.loads(last)
    except (ValueError, RecursionError):
        held = None
    when = datetime.fromtimestamp(path.stat().st_mtime)
    if not (isinstance(held, dict) and "result" in held):
        return SavedGame(path, header, when, False)
    winners = [seat for seat in _numbers(held.get("winners")) if 0 <= seat < len(header.seats)]
    return SavedGame(path, header, when, True, tuple(winners), tuple(_numbers(held.get("scores"))))


def _numbers(value: object) -> list[int]:
    """Those in a list that nobody has checked."""
    return [one for one in value if type(one) is int] if isinstance(value, list) else []
