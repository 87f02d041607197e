"""Memory that pictures and games held goes back to the system as soon as they are gone."""

import ctypes
import sys
from contextlib import suppress

_MMAP_THRESHOLD = -3
"""What glibc calls it (M_MMAP_THRESHOLD, mallopt(3))."""
_ARENA_MAX = -8
"""The same for how many heaps there may be (M_ARENA_MAX)."""
_LARGE = 1 << 20
"""Bytes of a block that is to lie by itself: pictures of a table have up to 24 MB, their pieces far less."""


def keep_memory_together() -> None:
    """Has large blocks be mapped, each by itself, and all others lie in one heap, where glibc has them.

    It would raise the size of large ones by itself with the first of them that is freed: pictures would lie among all
    else from then on, and hold the pages between them. And it would give each thread a heap of its own, where a few
    blocks that are kept hold all the pages round them. To be called before there are threads."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # another C library
            allocator = ctypes.CDLL(None)
            allocator.mallopt(_MMAP_THRESHOLD, _LARGE)
            allocator.mallopt(_ARENA_MAX, 1)


def give_back_what_is_free() -> None:
    """Gives the system all pages in which nothing lies any more, where glibc has them: it would keep those between
    others for good. It takes about a tenth of a millisecond for each megabyte that it gives back."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # another C library
            ctypes.CDLL(None).malloc_trim(0)
