"""Safe reading and replacing of files, and what the system does for open files: locks and syncs.

Files are opened by name only here and in `library.folders`, so that the limits hold everywhere.
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
    """Another process is writing to the file."""


_NO_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EINVAL)
"""Errors of file systems without locks: there a file is written without one."""
_BEHIND = 0x7FFF0000
"""Offset of the byte that Windows locks: beyond the end of our files, since it forbids reading of what is locked."""
_BINARY = getattr(os, "O_BINARY", 0)
_NO_WAIT = getattr(os, "O_NONBLOCK", 0)
_ACCESS = "system.posix_acl_access"
"""Extended attribute in which Linux keeps a file's access list, beside its mode."""
FRESH = ".cardtable-"
"""Beginning of the name of a new file that will replace another; 16 hex digits follow.

Short, and independent of the other's name, which may be as long as names can be.
"""


def open_descriptor(path: Path, flags: int = os.O_RDONLY, *, pipe: bool = False) -> int:
    """Open a regular file and return its descriptor; OSError if it can't be opened, or isn't a regular file.

    So nothing waits for a pipe or sets off a device. `pipe` allows a pipe that the person at a terminal has named,
    since they can interrupt the waiting.
    """
    _expect_regular(path.stat(), path, pipe)
    descriptor = os.open(path, flags | _NO_WAIT | _BINARY)
    try:
        _expect_regular(os.fstat(descriptor), path, pipe)  # again, in case the name now belongs to another file
        if pipe and _NO_WAIT:
            os.set_blocking(descriptor, True)
    except OSError:
        os.close(descriptor)
        raise
    return descriptor


def open_file(path: Path, *, pipe: bool = False) -> BinaryIO:
    """Open a regular file for reading, as `open_descriptor` does; the reader must limit how much it reads."""
    return os.fdopen(open_descriptor(path, pipe=pipe), "rb")


def read_file(path: Path, most: int) -> bytes:
    """Read a regular file of at most `most` bytes; OSError if it can't be read, is larger, or isn't a regular file."""
    with open_file(path) as file:
        data: bytes | None = file.read(most + 1)
    if data is None:  # some files of the system's have no data yet, and this one was opened not to wait
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(path))
    if len(data) > most:
        raise OSError(errno.EFBIG, worded("the file has more than {most} bytes", most=Amount(most)), str(path))
    return data


def new_descriptor(path: Path, flags: int = os.O_WRONLY, mode: int = 0o600) -> int:
    """Create a file, open it and return its descriptor; FileExistsError if it exists, even as a dangling link."""
    return os.open(path, os.O_CREAT | os.O_EXCL | flags | _BINARY, mode)


def new_file(path: Path) -> BinaryIO:
    """Create a file that other users may read, and open it for writing; FileExistsError if it exists."""
    # By an opener, since the file then knows its name.
    return open(path, "wb", opener=lambda *_: new_descriptor(path, mode=0o666))


def create_file(path: Path, data: bytes) -> None:
    """Write a new file that other users may read.

    OSError, which names the file, if it exists already or can't be written; nothing is left of an incomplete one.
    """
    file = new_file(path)  # raises if the file exists
    try:
        with naming(path), file:
            file.write(data)
    except OSError:  # small files are not written before closing, so an error may come only then
        remove_file(path)
        raise


def remove_file(path: Path) -> None:
    """Remove a file that this program has begun or left behind, if that can be done."""
    with suppress(OSError):
        path.unlink()


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Have an OSError in the block name the file, which it doesn't if it comes from an open one."""
    try:
        yield
    except OSError as error:
        error.filename = str(path)
        raise


def _expect_regular(status: os.stat_result, path: Path, pipe: bool = False) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not (stat.S_ISREG(status.st_mode) or (pipe and stat.S_ISFIFO(status.st_mode))):
        raise OSError(errno.EINVAL, worded("not a regular file"), str(path))


@contextmanager
def replacement(path: Path, *, mode: int, keep: bool, wait: bool = False) -> Iterator[BinaryIO]:
    """Write a file that replaces the one at `path` when the block ends.

    If the process is killed at any moment, either the old file or the new one is there, whole. If the block or the
    system raises, the old one stays and nothing is left of the new.

    A new file has the `mode`, less the umask. With `keep` it takes over mode, group and access list of the one that it
    replaces, which must be a regular file that we may write. `path` must contain no links. `wait` waits for the disk,
    as for `library.folders.replace_file`.
    """
    old = _kept_status(path) if keep else None
    fresh = path.with_name(FRESH + os.urandom(8).hex())
    # Not inside the try: if another process has a file of that name, it isn't ours to remove.
    descriptor = new_descriptor(fresh, mode=mode if old is None else 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            if not keep:
                lock(file)  # our own folders are cleaned of unlocked leftovers; disks of others may know no locks
            if old is not None:
                _take_after(descriptor, path, old)
            yield file
            file.flush()
            if wait:
                os.fsync(descriptor)
            if os.name == "nt":
                file.close()  # Windows doesn't rename open files
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
    """Return the status of the file to be replaced, None if there is none; OSError if it must not be replaced."""
    try:
        status = path.lstat()
    except FileNotFoundError:
        return None
    _expect_regular(status, path)
    if not os.access(path, os.W_OK):  # or a read-only file would be replaced, if its folder is writable
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    return status


def _take_after(descriptor: int, path: Path, old: os.stat_result) -> None:
    """Give a new file the group, access list and mode of an old one, and its owner if allowed.

    File systems without these are passed over.
    """
    if sys.platform == "win32":
        return
    try:
        os.fchown(descriptor, old.st_uid, old.st_gid)
    except OSError:  # only root may give files away
        with suppress(OSError):
            os.fchown(descriptor, -1, old.st_gid)
    if sys.platform == "linux":
        with suppress(OSError):  # the folder may have a default access list
            os.removexattr(descriptor, _ACCESS)
        with suppress(OSError):
            os.setxattr(descriptor, _ACCESS, os.getxattr(path, _ACCESS))
    with suppress(OSError):
        os.fchmod(descriptor, stat.S_IMODE(old.st_mode))


def lock(file: BinaryIO) -> None:
    """Lock an open file until it is closed, unlocked, or its process ends; InUse if it is locked already."""
    try:
        if sys.platform == "win32":
            _lock_behind(file, "LK_NBLCK")
        else:
            import fcntl

            # Not lockf: its locks vanish as soon as the process opens the same file elsewhere and closes it.
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno not in _NO_LOCKS:
            raise InUse(error.errno, worded("another program is writing to it")) from None


def locked(descriptor: int) -> BinaryIO:
    """Return an open file, unbuffered and locked; InUse, after closing it, if it is locked already."""
    file = os.fdopen(descriptor, "r+b", buffering=0)
    try:
        lock(file)
    except OSError:
        file.close()
        raise
    return file


def unlock(file: BinaryIO) -> None:
    """Unlock an open file now, even if `sync_soon` still holds it open."""
    with suppress(OSError):  # it was never locked if the file system knows no locks
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
    """Sync an open file to the disk in the background, as a protection against power failures.

    The file may be closed right away. At exit the program waits for the disk, after its windows have closed. Errors are
    ignored: the next write will report a failing disk. Meanwhile Windows can't rename or remove the file.
    """
    _disk.add(file)


def sync_folder(path: Path) -> None:
    """Wait until the names in a folder are on the disk, if the system supports that; slow."""
    with suppress(OSError):  # Windows can't open folders, and some file systems can't sync them
        folder = os.open(path, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


class _Disk:
    """Queue of files to sync, with a thread that runs while there are any."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._due: dict[tuple[int, int], int] = {}
        """Duplicated descriptors by the file's device and inode: one sync covers all earlier writes to a file."""
        self._works = False

    def add(self, file: int) -> None:
        """Add a file to the queue, holding a duplicate of its descriptor open."""
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
