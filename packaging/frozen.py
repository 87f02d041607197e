"""Where the frozen program starts."""

from __future__ import annotations

import multiprocessing
import os
import sys


def give_back_environment() -> None:
    """Takes away what was set for this process alone, and has been read by now: programs that it starts want the
    system's libraries."""
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    os.environ.pop("LD_LIBRARY_PATH", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before


if __name__ == "__main__":
    # First of all: a worker process starts the frozen program again, and must end up here and nowhere else.
    multiprocessing.freeze_support()
    give_back_environment()
    from cardtable.__main__ import main

    sys.exit(main())
