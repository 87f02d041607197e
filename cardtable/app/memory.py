"""Settings of glibc's allocator that return the memory of pictures and games to the system soon."""

import ctypes
import sys
from contextlib import suppress

_MMAP_THRESHOLD = -3
"""glibc's parameter M_MMAP_THRESHOLD, see mallopt(3)."""
_ARENA_MAX = -8
"""glibc's parameter M_ARENA_MAX, see mallopt(3)."""
_LARGE = 1 << 20
"""Bytes from which a block is mapped by itself: pictures of tables have up to 24 MB, their pieces far less."""


def keep_memory_together() -> None:
    """Map each large block by itself, and use a single heap for all others, if the C library is glibc. Call it before
    any thread is started.

    glibc would raise its threshold for large blocks when the first one is freed: pictures would then lie among other
    blocks and keep the pages between them. It would also give each thread its own heap, where a few blocks that stay
    keep all pages around them.
    """
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # not glibc
            allocator = ctypes.CDLL(None)
            allocator.mallopt(_MMAP_THRESHOLD, _LARGE)
            allocator.mallopt(_ARENA_MAX, 1)


def give_back_what_is_free() -> None:
    """Return free pages to the system, if the C library is glibc, which keeps those between others for good. It takes
    about 0.1 ms for each megabyte returned."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # not glibc
            ctypes.CDLL(None).malloc_trim(0)
