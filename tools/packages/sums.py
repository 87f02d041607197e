"""The checksums of what people download: dist/SHA256SUMS, which `sha256sum --check` reads."""

from __future__ import annotations

import hashlib
from pathlib import Path

from tasks import Failed
from tools.packages.facts import DIST

NAME = "SHA256SUMS"


def sums() -> list[Path]:
    """Of all files in dist/, in the order of their names. Failed where there are none."""
    files = sorted(path for path in DIST.glob("*") if path.is_file() and path.name != NAME)
    if not files:
        raise Failed("there is nothing in dist/ to make checksums of")
    with (DIST / NAME).open("w", encoding="utf-8", newline="\n") as written:
        written.writelines(f"{digest(path)}  {path.name}\n" for path in files)
    return [DIST / NAME]


def digest(path: Path) -> str:
    """The SHA-256 of a file, in hexadecimal."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
