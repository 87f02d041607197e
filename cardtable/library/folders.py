"""Files that are the user's alone: others on this machine neither read the hands in them nor change them."""

import errno
import os
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import time

from cardtable.disk import lock, sync_folder, sync_soon, unlock

SUFFIX = ".cardtable"
"""How the name of a record's file ends."""
RULES_SUFFIX = ".toml"
"""The same for house rules, and for what a study asks."""
ARCHIVE_SUFFIX = ".cardtable-study"
"""The same for a study that is sent: a zip, under a name of its own, by which a system knows what opens it."""
ARCHIVE_SUFFIXES = (ARCHIVE_SUFFIX, ".zip")
"""How such files end that are taken in: earlier versions sent the latter, and whoever packs one by hand makes it."""
LONGEST_NAME = 60
"""Characters: more bytes than these can have, file systems don't take."""
_UNFIT = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]+')
"""What some file system takes in no name."""
_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
"""What Windows takes for something else, whatever follows the point."""
_HERE = -100
"""For paths as a process sees them, what Linux calls AT_FDCWD."""
_NO_REPLACE = 1
"""What it calls RENAME_NOREPLACE (renameat2(2))."""
_LONGEST_FILE = 255
"""Bytes that most file systems take for the name of a file."""
_FRESH = ".cardtable-"
"""How the name of a file begins that is to replace another: short, however long the other's is."""
_BINARY = getattr(os, "O_BINARY", 0)
_LEFT_OVER = re.compile(r"\.cardtable-[0-9a-f]{16}|\..+\.(cardtable|toml|json)\.\d+")
"""What such a file is called, and what earlier versions called it."""
_SETTLED = 60.0
"""Seconds after which nobody is about to lock such a file any more."""


def settings_path() -> Path:
    """Where this user's settings are kept; the folder need not be there yet."""
    from platformdirs import user_config_dir

    return Path(user_config_dir("cardtable", appauthor=False))


def games_path() -> Path:
    """Where this user's games are kept; the folder need not be there yet."""
    return data_path() / "games"


def rules_path(game: str) -> Path:
    """Where the user's own house rules for a game are kept; the folder need not be there yet."""
    return data_path() / "rules" / game


def studies_path() -> Path:
    """Where games of studies that were looked at are kept, a folder a study; it need not be there yet."""
    return data_path() / "studies"


def data_path() -> Path:
    """Where all that this user's games leave is kept; the folder need not be there yet."""
    from platformdirs import user_data_dir

    return Path(user_data_dir("cardtable", appauthor=False))


def stem_of(name: str, game: str) -> str:
    """What a file of a game is called, without its ending, that the user has given a name. What can't stand in the name
    of a file is left out; empty where nothing else is there."""
    stem = " ".join(_UNFIT.sub(" ", name)[:LONGEST_NAME].strip(" .").split())
    return f"{stem} {game}" if _DEVICES.fullmatch(stem) else stem


def fits(stem: str) -> bool:
    """Whether a file can have this name, its ending apart, on every system."""
    return (
        0 < len(stem) == len(stem.strip(" ."))
        and not _UNFIT.search(stem)
        and not _DEVICES.fullmatch(stem)
        and len(stem.encode(errors="replace")) <= _LONGEST_FILE - len(SUFFIX)
    )


def unused(folder: Path, stem: str, suffix: str = SUFFIX) -> Path:
    """A path that no file has yet, with a number where there is one of this name. Of a stem that would be too long the
    end is left out."""
    path = folder / _name(stem, suffix)
    number = 1
    while path.exists() or path.is_symlink():  # a link that leads nowhere has the name all the same
        number += 1
        path = folder / _name(stem, f" ({number}){suffix}")
    return path


def new_folder(folder: Path, stem: str) -> Path:
    """Makes a folder in another, at a path that is `unused`, closed to everybody else. Of two windows that want the
    same at the same moment each gets its own. OSError where it can't be made."""
    while True:
        path = unused(folder, stem, "")
        with suppress(FileExistsError):  # since it was looked for
            path.mkdir(mode=0o700)
            return path


def move_unused(path: Path, folder: Path, stem: str, suffix: str = SUFFIX) -> Path:
    """Gives a file, or a folder, a path that is `unused`: where it lies now. Of two windows that want the same at the
    same moment one gets it, and the other the next number. OSError where it can't be done."""
    while True:
        try:
            return _move(path, unused(folder, stem, suffix))
        except FileExistsError:  # since it was looked for
            continue


def _move(path: Path, to: Path) -> Path:
    """Renames a file or a folder; FileExistsError where something has that name."""
    if os.name == "nt":
        return path.rename(to)
    if _moves_at_once(path, to):
        return to
    if path.is_dir():
        try:
            return path.rename(to)
        except OSError as error:
            if error.errno == errno.ENOTEMPTY:
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), f"{to}") from None
            raise
    # A file takes the place of any other: so the name is taken first, by an empty file, and nobody else can then. That
    # one stays if the process is killed in between.
    os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        return path.rename(to)
    except OSError:
        with suppress(OSError):
            to.unlink()
        raise


def _name(stem: str, end: str) -> str:
    while len(os.fsencode(stem + end)) > _LONGEST_FILE:
        stem = stem[:-1]
    return stem + end


def _moves_at_once(path: Path, to: Path) -> bool:
    """Does the same in one step, where the system has one that replaces nothing; False where it has none."""
    import ctypes

    try:
        rename = ctypes.CDLL(None, use_errno=True).renameat2
    except (OSError, AttributeError, TypeError):  # not Linux, or another C library
        return False
    if rename(_HERE, os.fsencode(path), _HERE, os.fsencode(to), _NO_REPLACE) == 0:
        return True
    number = ctypes.get_errno()
    if number in (errno.ENOSYS, errno.EINVAL, errno.ENOTSUP, errno.EPERM):  # this file system, or sandbox, can't
        return False
    raise OSError(number, os.strerror(number), f"{path}", None, f"{to}")


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


def replace_file(path: Path, data: bytes, *, wait: bool = False) -> None:
    """Writes a whole file, readable by its owner alone: kill it anywhere, and either the old or the new one is there.

    Where it is to `wait` for the disk, so it is if the machine fails: that is slow, and not for the interface's thread.
    Elsewhere the disk is told at once to take it, but the file has its name before: some file systems may then, for a
    moment, lose both to a failing machine. That is enough for what a person has set and can set again.

    OSError where it can't be done; the old one stays then.
    """
    own_folder(path.parent)
    path = path.resolve()  # a link goes on pointing where it does
    clean_up(path.parent)
    fresh = path.with_name(_FRESH + os.urandom(8).hex())
    try:
        with os.fdopen(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY | _BINARY, 0o600), "wb") as file:
            lock(file)  # nobody takes it for left over
            file.write(data)
            file.flush()
            if wait:
                os.fsync(file.fileno())
            if os.name == "nt":
                file.close()  # no file that is open gets another name there
            fresh.replace(path)
            if not file.closed:
                unlock(file)
                if not wait:
                    sync_soon(file.fileno())
    except OSError:
        fresh.unlink(missing_ok=True)
        raise
    if wait:
        sync_folder(path.parent)


def replace_in_place(path: Path, data: bytes, *, wait: bool = False) -> None:
    """`replace_file` for what is only remarked on a game: the file keeps its time, by which games are in order."""
    times = path.stat()
    replace_file(path, data, wait=wait)
    with suppress(OSError):
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def clean_up(folder: Path) -> None:
    """Removes what a program left in a folder that was killed while it replaced a file, any file: it may hold hands and
    a seed. What is being written stays, and so does what links lead to."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if _LEFT_OVER.fullmatch(entry.name) and entry.is_file(follow_symlinks=False):
                with suppress(OSError):  # somebody writes it, or another window cleans up too
                    _remove(Path(entry.path))


def _remove(path: Path) -> None:
    """Removes a file that is not being written; InUse where it is."""
    if time() - path.lstat().st_mtime < _SETTLED:
        return
    with os.fdopen(os.open(path, os.O_RDWR | getattr(os, "O_NOFOLLOW", 0)), "r+b", buffering=0) as file:
        lock(file)
    path.unlink()
