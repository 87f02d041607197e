"""Python's own libraries without what only a debugger reads: two thirds of their size, where somebody built them so."""

from __future__ import annotations

import subprocess
from pathlib import Path


def lean(inside: str, source: Path, folder: Path) -> Path:
    """A library of the frozen program, by its path there and on this machine: itself, or where it is Python's a copy in
    `folder` without what is for debuggers.

    Those of others stay as they are: numpy's do not survive it.
    """
    if not _is_pythons(inside):
        return source
    copy = folder / inside
    copy.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["strip", "--strip-debug", "-o", copy, source], check=True)
    return copy


def _is_pythons(inside: str) -> bool:
    return "lib-dynload" in Path(inside).parts or Path(inside).name.startswith("libpython")
