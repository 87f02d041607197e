"""Folders of the user's files, and writing in them.

Our own folders are closed to other users. In any other folder, only the file that is written changes.
"""

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

from cardtable.disk import FRESH, locked, new_descriptor, open_descriptor, read_file, remove_file, replacement
from cardtable.errors import BadInput
from cardtable.wording import worded

SUFFIX = ".cardtable"
"""Suffix of the files of records."""
RULES_SUFFIX = ".toml"
"""Suffix of the files of house rules, and of a study's question."""
ARCHIVE_SUFFIX = ".cardtable-study"
"""Suffix of a packed study: a zip with a suffix of its own, by which systems know which program opens it."""
ARCHIVE_SUFFIXES = (ARCHIVE_SUFFIX, ".zip")
"""Suffixes accepted for packed studies. Earlier versions wrote `.zip`, as does whoever packs one by hand."""
LONGEST_NAME = 60
"""Maximum number of characters of a name, which keeps its bytes below _LONGEST_FILE."""
_COMMAS = ",،、"
"""Separators between the items of a list, in the languages of the screen."""
_UNFIT = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+')
"""Characters that some file systems refuse in names, that change the direction of text, or that are invisible."""
_DEVICES = re.compile(r"(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(\..*)?", re.IGNORECASE)
"""Names that Windows takes for devices, with any suffix."""
_CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e]")
"""Control characters, and those that override the direction of text; not isolates, which we use ourselves."""
_HERE = -100
"""Linux's AT_FDCWD: paths are relative to the working directory."""
_NO_REPLACE = 1
"""Linux's RENAME_NOREPLACE, for renameat2(2)."""
_LONGEST_FILE = 255
"""Maximum number of bytes of a file name on most file systems."""
_LEFT_OVER = re.compile(re.escape(FRESH) + "[0-9a-f]{16}")
"""Names of temporary files and folders, which are renamed when complete."""
_SETTLED = 60.0
"""Age in seconds of a temporary file that its writer must have locked by now, if it is still being written."""
_DEEPEST = 20
"""Maximum depth of lists and objects within each other for `plain_json`; more than we ever write."""
_LARGEST = 1 << 53
"""Maximum absolute value of numbers for `plain_json`."""
_LEFT = 86_400.0
"""Age in seconds of a temporary folder that nobody can still be filling."""
_cleaned: set[Path] = set()
"""Folders that this process has cleaned up before writing to them."""


def settings_path() -> Path:
    """Return the folder of this user's settings; it may not exist yet."""
    from platformdirs import user_config_dir

    return Path(user_config_dir("cardtable", appauthor=False))


def games_path() -> Path:
    """Return the folder of this user's games; it may not exist yet."""
    return data_path() / "games"


def rules_path(game: str) -> Path:
    """Return the folder of the user's own house rules for a game; it may not exist yet."""
    return data_path() / "rules" / game


def studies_path() -> Path:
    """Return the folder of this user's studies, each a folder in it; it may not exist yet."""
    return data_path() / "studies"


def data_path() -> Path:
    """Return the folder of everything that this user keeps, except settings; it may not exist yet."""
    from platformdirs import user_data_dir

    return Path(user_data_dir("cardtable", appauthor=False))


def stem_of(name: str, game: str) -> str:
    """Return the name without suffix for a file that the user has named; empty if no usable character is left.

    Characters that can't stand in file names are left out. A name that is too long is cut after a whole item of a list,
    or else after a whole word, so that "limit 60" never becomes "limit 6". `game` is added to a Windows device.
    """
    stem = " ".join(_UNFIT.sub(" ", name).strip(" .").split())
    if len(stem) > LONGEST_NAME:
        cut = stem[: LONGEST_NAME - 1]
        ends = (max(map(cut.rfind, _COMMAS)), cut.rfind(" "), len(cut))
        stem = f"{cut[: next(end for end in ends if end > 0)].strip(' .')}…"
    return f"{stem} {game}" if _DEVICES.fullmatch(stem) else stem


def fits(stem: str) -> bool:
    """Return whether a file can have this name, without its suffix, on every system."""
    return (
        0 < len(stem) == len(stem.strip(" ."))
        and not _UNFIT.search(stem)
        and not _DEVICES.fullmatch(stem)
        and len(stem.encode(errors="replace")) <= _LONGEST_FILE - len(SUFFIX)
    )


def unused(folder: Path, stem: str, suffix: str = SUFFIX) -> Path:
    """Return a path that doesn't exist yet, with a number if the stem is taken. A stem that is too long is cut."""
    path = folder / _name(stem, suffix)
    number = 1
    while path.exists() or path.is_symlink():  # a broken link takes up the name too
        number += 1
        path = folder / _name(stem, f" ({number}){suffix}")
    return path


def new_folder(folder: Path, stem: str) -> Path:
    """Make a folder inside another, at an `unused` path and closed to other users, and return it; OSError if it can't
    be made.

    Two windows that do so at the same moment get a folder each.
    """
    while True:
        path = unused(folder, stem, "")
        with suppress(FileExistsError):  # another process was faster
            path.mkdir(mode=0o700)
            return path


def move_unused(path: Path, folder: Path, stem: str, suffix: str = SUFFIX) -> Path:
    """Move a file or folder to an `unused` path, which is returned; OSError if it can't be moved.

    If two windows want the same path at the same moment, one gets it and the other the next number.
    """
    while True:
        try:
            return _move(path, unused(folder, stem, suffix))
        except FileExistsError:  # another process was faster
            continue


def _move(path: Path, to: Path) -> Path:
    """Rename a file or folder; FileExistsError if the new name is taken."""
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
    # Renaming a file would replace any other. Reserve the name with an empty file first, so that nobody else can take
    # it. That file stays if the process is killed in between.
    os.close(new_descriptor(to))
    try:
        return path.rename(to)
    except OSError:
        remove_file(to)
        raise


def _name(stem: str, end: str) -> str:
    while len(os.fsencode(stem + end)) > _LONGEST_FILE:
        stem = stem[:-1]
    return stem + end


def _moves_at_once(path: Path, to: Path) -> bool:
    """Rename a file or folder in one step without replacing anything; False if the system can't do that.

    Raises OSError if the renaming itself fails, such as FileExistsError.
    """
    import ctypes

    try:
        rename = ctypes.CDLL(None, use_errno=True).renameat2
    except (OSError, AttributeError, TypeError):  # not Linux, or another C library
        return False
    if rename(_HERE, os.fsencode(path), _HERE, os.fsencode(to), _NO_REPLACE) == 0:
        return True
    number = ctypes.get_errno()
    if number in (errno.ENOSYS, errno.EINVAL, errno.ENOTSUP, errno.EPERM):  # not in this file system or sandbox
        return False
    raise OSError(number, os.strerror(number), f"{path}", None, f"{to}")


def on_one_line(text: str) -> str:
    """Return a text as one line, without control characters and direction overrides; names from elsewhere have some."""
    return _CONTROLS.sub(" ", " ".join(line for line in text.splitlines() if line))


def files_in(folder: Path, prefix: str = "", suffix: str = "") -> Iterator[Path]:
    """Yield the paths in a folder whose names have this prefix and suffix; none if the folder can't be read.

    `Path.glob` won't do: before Python 3.13 it raises errors that it meets on the way to a folder that is closed to us.
    """
    with suppress(OSError):
        for path in folder.iterdir():
            if path.name.startswith(prefix) and path.name.endswith(suffix):
                yield path


def is_own(folder: Path) -> bool:
    """Return whether a folder is ours: really at or below our folder of data or of settings.

    A folder elsewhere to which a link leads isn't ours, even if the link is our own folder: others may share it.
    """
    return _is_real_own(Path(os.path.realpath(folder)))


def _is_real_own(folder: Path) -> bool:
    """Return whether a folder is ours, if its path has no links."""
    return any(folder.is_relative_to(_real_root(root)) for root in (data_path(), settings_path()))


@cache
def _real_root(root: Path) -> Path:
    """Return the path of one of our two folders, with links resolved except for the folder itself."""
    return Path(os.path.realpath(root.parent), root.name)


def own_folder(path: Path) -> Path:
    """Return a folder, made if needed, and closed to other users if it is ours, as are those of ours above it.

    OSError if it can't be made.
    """
    roots = (data_path(), settings_path())  # links may lead to folders of others, in which new ones are private too
    above = [folder for folder in reversed(path.parents) if is_own(folder) or any(map(folder.is_relative_to, roots))]
    for folder in (*above, path):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if os.name == "posix" and folder.stat().st_mode & 0o077 and is_own(folder):  # made by an earlier version
            with suppress(OSError):  # another user owns it, and may decide
                folder.chmod(0o700)
    return path


def replacing(path: Path, *, private: bool = True, wait: bool = False) -> AbstractContextManager[BinaryIO]:
    """Return a context that replaces a file with what is written in the block; options as for `replace_file`."""
    folder = Path(os.path.realpath(path.parent))
    own = _is_real_own(folder)
    if own:
        own_folder(folder)
    path = folder / path.name
    if path.is_symlink():  # replace its target, not the link
        path = Path(os.path.realpath(path))
        own = _is_real_own(path.parent)
    if own and path.parent not in _cleaned:
        _cleaned.add(path.parent)
        clean_up(path.parent)
    return replacement(path, mode=0o600 if private or own else 0o666, keep=not own, wait=wait)


def replace_file(path: Path, data: bytes, *, private: bool = True, wait: bool = False) -> None:
    """Write a whole file in one step: whenever the process is killed, either the old or the new file is there.

    In our own folders the file is closed to other users. In others it keeps mode and group of the file that it
    replaces; a new file there is closed to other users unless `private` is False, as for one that the person saves to
    pass on.

    With `wait`, the same holds if the machine fails. That is slow, and not for the interface's thread. Without it, the
    disk is told at once to take the data, but the file gets its name before: on some file systems a failing machine may
    for a moment lose both files. This suffices for what a person can set again.

    Raises OSError if the file can't be written; the old one then stays.
    """
    with replacing(path, private=private, wait=wait) as file:
        file.write(data)


def replace_in_place(path: Path, data: bytes, *, wait: bool = False) -> None:
    """Replace a record as `replace_file` does, but keep its time, by which games are sorted. For changed remarks."""
    times = path.stat()
    replace_file(path, data, wait=wait)
    with suppress(OSError):
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def clean_up(folder: Path) -> None:
    """Remove what killed processes left half-written in one of our own folders, since it may hold hands and a seed.

    Files that are still being written, targets of links, and everything in folders that aren't ours stay.
    """
    if not is_own(folder):
        return
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if _LEFT_OVER.fullmatch(entry.name):
                with suppress(OSError):  # it is being written, or another window cleans up too
                    if entry.is_file(follow_symlinks=False):
                        _remove(Path(entry.path))
                    elif entry.is_dir(follow_symlinks=False) and time() - entry.stat().st_mtime > _LEFT:
                        shutil.rmtree(entry.path)


def _remove(path: Path) -> None:
    """Remove a temporary file, unless it is too new; InUse if it is being written."""
    if time() - path.lstat().st_mtime < _SETTLED:
        return
    flags = os.O_RDWR | getattr(os, "O_NOFOLLOW", 0)
    locked(open_descriptor(path, flags)).close()
    path.unlink()


def read_json(path: Path, most: int) -> dict[str, Any]:
    """Return the JSON object in a small file of ours.

    Raises OSError if the file can't be read, isn't a regular file or has more than `most` bytes, and BadInput if it
    holds anything else.
    """
    try:
        held = plain_json(read_file(path, most))
    except ValueError:
        held = None
    if not isinstance(held, dict):
        raise BadInput(worded("not a JSON object"))
    return held


def plain_json(text: str | bytes) -> Any:
    """Parse JSON that anybody may have written; ValueError if it is invalid, too deep, or has too large numbers."""
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
