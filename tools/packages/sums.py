"""Checksums of the downloads: dist/SHA256SUMS, which `sha256sum --check` reads."""

from __future__ import annotations

import hashlib
from pathlib import Path

from tasks import Failed
from tools.packages.facts import DIST

NAME = "SHA256SUMS"


def sums() -> list[Path]:
    """Write the checksums of all files in dist/, sorted by name, and return the path of the list.

    Raises Failed if dist/ is empty.
    """
    files = sorted(path for path in DIST.glob("*") if path.is_file() and path.name != NAME)
    if not files:
        raise Failed("there is nothing in dist/ to make checksums of")
    with (DIST / NAME).open("w", encoding="utf-8", newline="\n") as written:
        written.writelines(f"{digest(path)}  {path.name}\n" for path in files)
    return [DIST / NAME]


def digest(path: Path) -> str:
    """Return the SHA-256 of a file, in hexadecimal."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
