"""Files that are the user's alone: other people of this machine don't read the hands of her games, nor change them."""

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import time

SUFFIX = ".cardtable"
"""How the name of a record's file ends."""
RULES_SUFFIX = ".toml"
"""The same for house rules."""
LONGEST_NAME = 60
"""Characters: more bytes than these can have, file systems don't take."""
_UNFIT = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]+')
"""What some file system takes in no name."""
_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
"""What Windows takes for something else, whatever follows the point."""
_LEFT_OVER = 60.0
"""Seconds after which what was begun and not finished belongs to somebody who was killed."""


def games_path() -> Path:
    """Where this user's games are kept; the folder need not be there yet."""
    return _data_path() / "games"


def rules_path(game: str) -> Path:
    """Where her own house rules for a game are kept; the folder need not be there yet."""
    return _data_path() / "rules" / game


def _data_path() -> Path:
    from platformdirs import user_data_dir

    return Path(user_data_dir("cardtable", appauthor=False))


def stem_of(name: str, game: str) -> str:
    """What a file of a game is called, without its ending, that she has given a name. What can't stand in the name of
    a file is left out; empty where nothing else is there."""
    stem = " ".join(_UNFIT.sub(" ", name)[:LONGEST_NAME].strip(" .").split())
    return f"{stem} {game}" if _DEVICES.fullmatch(stem) else stem


def unused(folder: Path, stem: str, suffix: str = SUFFIX) -> Path:
    """A path that no file has yet, with a number where there is one of this name."""
    path = folder / (stem + suffix)
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stem} {number}{suffix}"
    return path


def on_one_line(text: str) -> str:
    """A text as it is shown where there is room for one line: names that come from elsewhere may hold line breaks."""
    return " ".join(line for line in text.splitlines() if line)


def files_in(folder: Path, prefix: str = "", suffix: str = "") -> Iterator[Path]:
    """What lies in a folder under names that begin and end so; nothing where the folder can't be read.

    Not `Path.glob`: before Python 3.13 it raises what it meets on the way to a folder that is closed to us.
    """
    with suppress(OSError):
        for path in folder.iterdir():
            if path.name.startswith(prefix) and path.name.endswith(suffix):
                yield path


def own_folder(path: Path) -> Path:
    """The folder, made if need be and closed to everybody else; OSError where it can't be made."""
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    if os.name == "posix" and path.stat().st_mode & 0o077:  # made by an earlier version
        with suppress(OSError):  # it is not ours: then it is the owner's to decide
            path.chmod(0o700)
    return path


def replace_file(path: Path, data: bytes) -> None:
    """Writes a whole file, readable by its owner alone: kill it anywhere, and either the old or the new one is there.

    OSError where that can't be done; the old one stays then.
    """
    own_folder(path.parent)
    path = path.resolve()  # a link goes on pointing where it does
    for old in files_in(path.parent, prefix=f".{path.name}."):
        with suppress(OSError):  # two windows may clean up at once
            if time() - old.stat().st_mtime > _LEFT_OVER:
                old.unlink()
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(fresh, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb") as file:
            file.write(data)
        fresh.replace(path)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise
