"""Memory that pictures held goes back to the system as soon as they are gone."""

import ctypes
import sys
from contextlib import suppress

_MMAP_THRESHOLD = -3
"""What glibc calls it (M_MMAP_THRESHOLD, mallopt(3))."""
_LARGE = 1 << 20
"""Bytes of a block that is to lie by itself: pictures of a table have up to 24 MB, their pieces far less."""


def give_back_large_blocks() -> None:
    """Has large blocks be mapped, each by itself, where glibc has them. It would raise their size by itself with the
    first of them that is freed: pictures would lie among all else from then on, and hold the pages between them."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # another C library
            ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _LARGE)


def give_back_what_is_free() -> None:
    """Gives the system all pages in which nothing lies any more, where glibc has them: it would keep those between
    others for good. It takes about a tenth of a millisecond for each megabyte that it gives back."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # another C library
            ctypes.CDLL(None).malloc_trim(0)
