"""Entry point of the frozen program."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import sys


def give_back_environment() -> None:
    """Restore the LD_LIBRARY_PATH that PyInstaller's bootloader has replaced.

    Programs started from here need the system's libraries, not the frozen ones.
    """
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    os.environ.pop("LD_LIBRARY_PATH", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before


def hold_on_to_program() -> None:
    """Keep the program's file open for imports, even when an upgrade replaces it.

    Modules imported later would otherwise be looked up in the new file, at the offsets of the old one.
    """
    archive = importlib.import_module(
        "pyimod02_importers"
    ).pyz_archive  # PyInstaller's archive, which is opened by name for each import
    archive._filename = f"/proc/self/fd/{os.open(archive._filename, os.O_RDONLY)}"


if __name__ == "__main__":
    # This comes first: a worker process starts the frozen program again and must run its work, not the app.
    multiprocessing.freeze_support()
    give_back_environment()
    if sys.platform == "linux":
        hold_on_to_program()
    from cardtable.__main__ import main

    sys.exit(main())
