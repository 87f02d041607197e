"""Reading and replacing files, safely wherever they lie, and what the system does for open ones: locks and syncs.

Whoever opens a file by its name does it here or in `library.folders`, so that the limits hold everywhere.
"""

import errno
import os
import stat
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from cardtable.wording import Amount, worded


class InUse(OSError):
    """A file that somebody else is writing."""


_NO_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EINVAL)
"""What file systems say that know no locks: there a file is written without one."""
_BEHIND = 0x7FFF0000
"""Where Windows locks a byte: behind all that a file of ours may hold, since it lets nobody read what is locked."""
_BINARY = getattr(os, "O_BINARY", 0)
_NO_WAIT = getattr(os, "O_NONBLOCK", 0)
_ACCESS = "system.posix_acl_access"
"""The attribute in which Linux keeps who else may read or write a file, beside its mode."""
FRESH = ".cardtable-"
"""How the name of a file begins that is to replace another, with 16 hex digits behind it: short, however long the
other's is."""


def open_descriptor(path: Path, flags: int = os.O_RDONLY, *, pipe: bool = False) -> int:
    """Open a regular file by its descriptor. OSError where it can't be opened or is none: nobody waits for a pipe, and
    no device is set going. A `pipe` may be allowed where the person at a terminal named it, and can end the waiting."""
    _expect_regular(path.stat(), path, pipe)
    descriptor = os.open(path, flags | _NO_WAIT | _BINARY)
    try:
        _expect_regular(os.fstat(descriptor), path, pipe)  # again: something else may have its name by now
        if pipe and _NO_WAIT:
            os.set_blocking(descriptor, True)
    except OSError:
        os.close(descriptor)
        raise
    return descriptor


def open_file(path: Path, *, pipe: bool = False) -> BinaryIO:
    """Open a regular file for reading, as `open_descriptor` says; its reader has to limit what it takes."""
    return os.fdopen(open_descriptor(path, pipe=pipe), "rb")


def read_file(path: Path, most: int) -> bytes:
    """Read a regular file of at most so many bytes; OSError where it can't be read, is larger, or is none."""
    with open_file(path) as file:
        data: bytes | None = file.read(most + 1)
    if data is None:  # some files of the system's have nothing to say yet, and it was opened so that nobody waits
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(path))
    if len(data) > most:
        raise OSError(errno.EFBIG, worded("the file has more than {most} bytes", most=Amount(most)), str(path))
    return data


def new_file(path: Path) -> BinaryIO:
    """Open a file for writing that is not there yet; FileExistsError where one is, be it a link that leads nowhere."""
    return path.open("xb")


def _expect_regular(status: os.stat_result, path: Path, pipe: bool = False) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not (stat.S_ISREG(status.st_mode) or (pipe and stat.S_ISFIFO(status.st_mode))):
        raise OSError(errno.EINVAL, worded("not a regular file"), str(path))


@contextmanager
def replacement(path: Path, *, mode: int, keep: bool, wait: bool = False) -> Iterator[BinaryIO]:
    """Write a file that takes the place of the one at a path when the block ends: kill it anywhere, and either the old
    or the new one is there. Where the block or the system raises, the old one stays, and nothing is left of the new.

    A new file has the `mode`, less what the umask takes. `keep` has it take over mode, group and access list of the one
    that it replaces, which must be a regular file that we may write. `path` leads through no link. `wait` waits for the
    disk, as `library.folders.replace_file` says.
    """
    old = _kept_status(path) if keep else None
    fresh = path.with_name(FRESH + os.urandom(8).hex())
    # Outside what removes it again: another's file of that name would not be ours to remove.
    descriptor = os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY | _BINARY, mode if old is None else 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            if not keep:
                lock(file)  # in our own folders nobody takes it for left over; not every disk of others knows locks
            if old is not None:
                _take_after(descriptor, path, old)
            yield file
            file.flush()
            if wait:
                os.fsync(descriptor)
            if os.name == "nt":
                file.close()  # no file that is open gets another name there
            fresh.replace(path)
            if not file.closed:
                unlock(file)
                if not wait:
                    sync_soon(descriptor)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    if wait:
        sync_folder(path.parent)


def _kept_status(path: Path) -> os.stat_result | None:
    """What is known of the file that is to be replaced, None where there is none; OSError where it is not to be."""
    try:
        status = path.lstat()
    except FileNotFoundError:
        return None
    _expect_regular(status, path)
    if not os.access(path, os.W_OK):  # its folder would allow it all the same
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    return status


def _take_after(descriptor: int, path: Path, old: os.stat_result) -> None:
    """Give a new file the group, the access list and the mode of an old one, and its owner where we may. File systems
    that know no such things are passed over."""
    if sys.platform == "win32":
        return
    try:
        os.fchown(descriptor, old.st_uid, old.st_gid)
    except OSError:  # only root gives files away
        with suppress(OSError):
            os.fchown(descriptor, -1, old.st_gid)
    if sys.platform == "linux":
        with suppress(OSError):  # the folder may have given it one
            os.removexattr(descriptor, _ACCESS)
        with suppress(OSError):
            os.setxattr(descriptor, _ACCESS, os.getxattr(path, _ACCESS))
    with suppress(OSError):
        os.fchmod(descriptor, stat.S_IMODE(old.st_mode))


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
