"""Where the frozen program starts."""

from __future__ import annotations

import multiprocessing
import sys

if __name__ == "__main__":
    # First of all: a worker process starts the frozen program again, and must end up here and nowhere else.
    multiprocessing.freeze_support()
    from cardtable.__main__ import main

    sys.exit(main())
