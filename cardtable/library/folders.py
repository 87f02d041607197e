"""Where the user's files lie: in folders of our own, which are closed to everybody else, and in those of others, of
which nothing is changed but the file that is written."""

import errno
import json
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import AbstractContextManager, suppress
from functools import cache
from pathlib import Path
from time import time
from typing import Any, BinaryIO

from cardtable.disk import FRESH, lock, open_descriptor, read_file, replacement
from cardtable.wording import worded

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
_COMMAS = ",،、"
"""Separators between the parts of a list, in the languages of the screen."""
_UNFIT = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+')
"""Characters that some file system takes in no name, that turn the rest of a name round, or that nobody sees."""
_DEVICES = re.compile(r"(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(\..*)?", re.IGNORECASE)
"""What Windows takes for something else, whatever follows the point."""
_CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e]")
"""Characters that draw nothing, and those that turn round what follows. Isolates aren't among them: we set some."""
_HERE = -100
"""For paths as a process sees them, what Linux calls AT_FDCWD."""
_NO_REPLACE = 1
"""What it calls RENAME_NOREPLACE (renameat2(2))."""
_LONGEST_FILE = 255
"""Bytes that most file systems take for the name of a file."""
_LEFT_OVER = re.compile(re.escape(FRESH) + "[0-9a-f]{16}")
"""The name of a file, or a folder, that is to have another name when it is whole."""
_SETTLED = 60.0
"""Seconds after which nobody is about to lock such a file any more."""
_DEEPEST = 20
"""How deep lists and objects may lie in each other in what `plain_json` reads: more than we ever write."""
_LARGEST = 1 << 53
"""The largest number in there."""
_LEFT = 86_400.0
"""Seconds after which nobody fills such a folder any more."""
_cleaned: set[Path] = set()
"""The folders that this process has cleaned up before it wrote there."""


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
    of a file is left out; empty where nothing else is there. Where one is too long, what is left ends with a whole part
    of a list, or else a whole word: nobody is to read 6 for a limit of 60."""
    stem = " ".join(_UNFIT.sub(" ", name).strip(" .").split())
    if len(stem) > LONGEST_NAME:
        cut = stem[: LONGEST_NAME - 1]
        ends = (max(map(cut.rfind, _COMMAS)), cut.rfind(" "), len(cut))
        stem = f"{cut[: next(end for end in ends if end > 0)].strip(' .')}…"
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
    """Return a text for where there is room for one line: names from elsewhere may hold line breaks, control characters
    and overrides of direction."""
    return _CONTROLS.sub(" ", " ".join(line for line in text.splitlines() if line))


def files_in(folder: Path, prefix: str = "", suffix: str = "") -> Iterator[Path]:
    """What lies in a folder under names that begin and end so; nothing where the folder can't be read.

    Not `Path.glob`: before Python 3.13 it raises what it meets on the way to a folder that is closed to us.
    """
    with suppress(OSError):
        for path in folder.iterdir():
            if path.name.startswith(prefix) and path.name.endswith(suffix):
                yield path


def is_own(folder: Path) -> bool:
    """Return whether a folder is ours: one that really lies at or below our own two. What a link leads to elsewhere, be
    it the link of our own folder itself, is somebody's who may share it with others."""
    return _is_real_own(Path(os.path.realpath(folder)))


def _is_real_own(folder: Path) -> bool:
    """`is_own` for a folder whose path leads through no link."""
    return any(folder.is_relative_to(_real_root(root)) for root in (data_path(), settings_path()))


@cache
def _real_root(root: Path) -> Path:
    """The folder that really has the name of one of our own two."""
    return Path(os.path.realpath(root.parent), root.name)


def own_folder(path: Path) -> Path:
    """Make a folder if need be, and close one of our own to everybody else; OSError where it can't be made."""
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    if os.name == "posix" and path.stat().st_mode & 0o077 and is_own(path):  # made by an earlier version
        with suppress(OSError):  # it has another owner: then it is theirs to decide
            path.chmod(0o700)
    return path


def replacing(path: Path, *, private: bool = True, wait: bool = False) -> AbstractContextManager[BinaryIO]:
    """Replace a file by what is written in the block, as `replace_file` does with what is there at once."""
    folder = Path(os.path.realpath(path.parent))
    own = _is_real_own(folder)
    if own:
        own_folder(folder)
    path = folder / path.name
    if path.is_symlink():  # it goes on pointing where it does
        path = Path(os.path.realpath(path))
        own = _is_real_own(path.parent)
    if own and path.parent not in _cleaned:
        _cleaned.add(path.parent)
        clean_up(path.parent)
    return replacement(path, mode=0o600 if private or own else 0o666, keep=not own, wait=wait)


def replace_file(path: Path, data: bytes, *, private: bool = True, wait: bool = False) -> None:
    """Write a whole file: kill it anywhere, and either the old or the new one is there.

    In our own folders it is its owner's alone. Elsewhere it keeps the mode and the group of the one that it replaces,
    and the folder is left as it is; a new file there is its owner's alone too unless it is not `private`, such as one
    that the person saves to pass it on.

    Where it is to `wait` for the disk, so it is if the machine fails: that is slow, and not for the interface's thread.
    Elsewhere the disk is told at once to take it, but the file has its name before: some file systems may then, for a
    moment, lose both to a failing machine. That is enough for what a person has set and can set again.

    OSError where it can't be done; the old one stays then.
    """
    with replacing(path, private=private, wait=wait) as file:
        file.write(data)


def replace_in_place(path: Path, data: bytes, *, wait: bool = False) -> None:
    """`replace_file` for what is only remarked on a game: the file keeps its time, by which games are in order."""
    times = path.stat()
    replace_file(path, data, wait=wait)
    with suppress(OSError):
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def clean_up(folder: Path) -> None:
    """Remove what a program of ours left in one of our own folders when it was killed while it wrote: it may hold hands
    and a seed. What is being written stays, and so does what links lead to, and all in folders of others."""
    if not is_own(folder):
        return
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if _LEFT_OVER.fullmatch(entry.name):
                with suppress(OSError):  # somebody writes it, or another window cleans up too
                    if entry.is_file(follow_symlinks=False):
                        _remove(Path(entry.path))
                    elif entry.is_dir(follow_symlinks=False) and time() - entry.stat().st_mtime > _LEFT:
                        shutil.rmtree(entry.path)


def _remove(path: Path) -> None:
    """Remove a file that is not being written; InUse where it is."""
    if time() - path.lstat().st_mtime < _SETTLED:
        return
    flags = os.O_RDWR | getattr(os, "O_NOFOLLOW", 0)
    with os.fdopen(open_descriptor(path, flags), "r+b", buffering=0) as file:
        lock(file)
    path.unlink()


def read_json(path: Path, most: int) -> dict[str, Any]:
    """Return the JSON object in a small file of ours. OSError where the file can't be read, isn't a regular file or has
    more than `most` bytes, and ValueError with the reason where it holds something else."""
    try:
        held = plain_json(read_file(path, most))
    except ValueError:
        held = None
    if not isinstance(held, dict):
        raise ValueError(worded("not a JSON object"))
    return held


def plain_json(text: str | bytes) -> Any:
    """Parse JSON that anybody may have written; ValueError where it isn't any, or is nested more deeply or holds larger
    numbers than anything that we write."""
    try:
        held = json.loads(text, parse_constant=_number, parse_float=_number, parse_int=_whole_number)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    if not _is_shallow(held, _DEEPEST):
        raise ValueError("nested too deeply")
    return held


def _number(text: str) -> float:
    if not abs(number := float(text)) <= _LARGEST:
        raise ValueError("not a number, or too large")
    return number


def _whole_number(text: str) -> int:
    _number(text)
    return int(text)


def _is_shallow(held: object, deepest: int) -> bool:
    parts = held.values() if isinstance(held, dict) else held if isinstance(held, list) else ()
    return not parts or (deepest > 0 and all(_is_shallow(part, deepest - 1) for part in parts))
