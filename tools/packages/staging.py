"""Folders in which packages are put together, with the same modes and times on every machine."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tools.packages.facts import BUILD, DIST, NAME, built_at


def fresh(name: str) -> Path:
    """Make an empty folder below build/packages and return its path."""
    folder = BUILD / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def copy_program(target: Path) -> None:
    """Copy the frozen folder to `target`."""
    shutil.copytree(DIST / NAME, target, symlinks=True)


def put_in_order(folder: Path, *programs: Path) -> None:
    """Set modes and times of a folder and everything below.

    All may read it and only the owner write, only `programs` are executable, and files are dated at the build time.
    """
    when = built_at()
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path in programs else 0o644)
        os.utime(path, (when, when), follow_symlinks=False)
