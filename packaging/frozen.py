"""Where the frozen program starts."""

from __future__ import annotations

import importlib
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


def hold_on_to_program() -> None:
    """Has modules read from the file that was started, even when an upgrade has put another in its place: what is
    imported late would be looked for where it is not."""
    archive = importlib.import_module(
        "pyimod02_importers"
    ).pyz_archive  # PyInstaller's, which opens it by name each time
    archive._filename = f"/proc/self/fd/{os.open(archive._filename, os.O_RDONLY)}"


if __name__ == "__main__":
    # First of all: a worker process starts the frozen program again, and must end up here and nowhere else.
    multiprocessing.freeze_support()
    give_back_environment()
    if sys.platform == "linux":
        hold_on_to_program()
    from cardtable.__main__ import main

    sys.exit(main())
