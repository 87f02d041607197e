"""Files that are the user's alone: other people of this machine don't read the hands of her games, nor change them."""

import os
from contextlib import suppress
from pathlib import Path
from time import time

SUFFIX = ".cardtable"
"""How the name of a record's file ends."""
_LEFT_OVER = 60.0
"""Seconds after which what was begun and not finished belongs to somebody who was killed."""


def games_path() -> Path:
    """Where this user's games are kept; the folder need not be there yet."""
    from platformdirs import user_data_dir

    return Path(user_data_dir("cardtable", appauthor=False)) / "games"


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
    for old in path.parent.glob(f".{path.name}.*"):
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
