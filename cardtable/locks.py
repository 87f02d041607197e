"""Files that one process alone may write: locked by the system, which lets go of them however the process ends."""

import errno
import sys
from typing import BinaryIO


class InUse(OSError):
    """A file that somebody else is writing."""


_NO_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EINVAL)
"""What file systems say that know no locks: there a record is written without one."""
_BEHIND = 0x7FFF0000
"""Where Windows locks a byte: behind all that such a file may hold, since it lets nobody read what is locked."""


def lock(file: BinaryIO) -> None:
    """Locks an open file until it is closed, or its process ends in whatever way; InUse where it is locked already."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(_BEHIND)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            # Not lockf: such a lock is gone as soon as its process has read the file and closed it again.
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno not in _NO_LOCKS:
            raise InUse(error.errno, "it is being written by somebody else") from None
