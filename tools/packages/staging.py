"""Folders in which packages are put together, in order, with the same modes and times wherever and whenever."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tools.packages.facts import BUILD, DIST, NAME, built_at


def fresh(name: str) -> Path:
    """An empty folder below build/packages."""
    folder = BUILD / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def copy_program(target: Path) -> None:
    """The frozen folder, as `target`."""
    shutil.copytree(DIST / NAME, target, symlinks=True)


def put_in_order(folder: Path, *programs: Path) -> None:
    """Lets everybody read all of it and nobody but root write, and start nothing but `programs`; and gives it the time
    of the build."""
    when = built_at()
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path in programs else 0o644)
        os.utime(path, (when, when), follow_symlinks=False)
