"""What the system does for open files: it locks them, and puts on the disk itself what was written into them."""

import errno
import os
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from cardtable.wording import worded


class InUse(OSError):
    """A file that somebody else is writing."""


_NO_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EINVAL)
"""What file systems say that know no locks: there a file is written without one."""
_BEHIND = 0x7FFF0000
"""Where Windows locks a byte: behind all that a file of ours may hold, since it lets nobody read what is locked."""


def lock(file: BinaryIO) -> None:
    """Locks an open file until it is closed, `unlock` is called, or its process ends in whatever way; InUse where it is
    locked already."""
    try:
        if sys.platform == "win32":
            _lock_behind(file, "LK_NBLCK")
        else:
            import fcntl

            # Not lockf: such a lock is gone as soon as its process has read the file and closed it again.
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno not in _NO_LOCKS:
            raise InUse(error.errno, worded("another program is writing to it")) from None


def unlock(file: BinaryIO) -> None:
    """Unlocks an open file at once, though `sync_soon` may hold it open for longer."""
    with suppress(OSError):  # it was never locked, where the file system knows no locks
        if sys.platform == "win32":
            _lock_behind(file, "LK_UNLCK")
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_UN)


def _lock_behind(file: BinaryIO, how: str) -> None:
    import msvcrt

    at = file.tell()
    file.seek(_BEHIND)
    try:
        msvcrt.locking(file.fileno(), getattr(msvcrt, how), 1)  # type: ignore[attr-defined, unused-ignore]
    finally:
        file.seek(at)


def sync_soon(file: int) -> None:
    """Has all that was written into an open file put on the disk itself, against a failing machine, while nobody waits:
    the file may be closed at once. A program that ends waits for it, when its window is gone.

    A disk that fails is passed over: the next one who writes is told. Windows renames and removes no file meanwhile.
    """
    _disk.add(file)


def sync_folder(path: Path) -> None:
    """Waits until the disk has the names of a folder's files, where the system can do that at all; slow."""
    with suppress(OSError):  # Windows opens no folders, some file systems sync none
        folder = os.open(path, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


class _Disk:
    """A thread that syncs one file after another, while there are any."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._due: dict[tuple[int, int], int] = {}
        """By a file's device and inode: once is enough for all that was written before."""
        self._works = False

    def add(self, file: int) -> None:
        """One more; a copy of it is held open."""
        with suppress(OSError):
            status = os.fstat(file)
            key = status.st_dev, status.st_ino
            with self._guard:
                if key not in self._due:
                    self._due[key] = os.dup(file)
                begins = not self._works
                self._works = True
            if begins:
                threading.Thread(target=self._work, name="cardtable-disk").start()

    def _work(self) -> None:
        while (file := self._next()) is not None:
            with suppress(OSError):
                os.fsync(file)
            with suppress(OSError):
                os.close(file)

    def _next(self) -> int | None:
        with self._guard:
            if self._due:
                return self._due.pop(next(iter(self._due)))
            self._works = False
            return None


_disk = _Disk()
