"""Python's own shared libraries without debugging symbols, which can be two thirds of their size."""

from __future__ import annotations

import subprocess
from pathlib import Path


def lean(inside: str, source: Path, folder: Path) -> Path:
    """Return the file to freeze for a library: `source` itself, or for Python's own a stripped copy in `folder`.

    `inside` is the library's path in the frozen program. Libraries of other packages stay as they are: numpy's break
    when stripped.
    """
    if not _is_pythons(inside):
        return source
    copy = folder / inside
    copy.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["strip", "--strip-debug", "-o", copy, source], check=True)
    return copy


def _is_pythons(inside: str) -> bool:
    return "lib-dynload" in Path(inside).parts or Path(inside).name.startswith("libpython")
