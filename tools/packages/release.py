"""A release as it describes itself: its notes, the releases before it, and the checksums of its files.

python -m tools.packages.release notes            print this version's part of CHANGELOG.md
python -m tools.packages.release notes v0.2.0     likewise, but fail unless the tag v0.2.0 is this version's
python -m tools.packages.release sums             write the checksums of all files in dist/
"""

from __future__ import annotations

import hashlib
import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tasks import ROOT, Failed, status_of
from tools.packages.facts import DIST, built_at, version

_HEADING = re.compile(r"^## (\d\S*)(?: \((\d{4}-\d\d-\d\d)\))?$", re.MULTILINE)
SUMS = "SHA256SUMS"
"""File of the checksums, which `sha256sum --check` reads."""


def notes_of(release: str, changes: str) -> str:
    """Return the text below a version's heading, such as "## 0.2.0" or "## 0.2.0 (2026-11-24)".

    Each entry is joined into one line, since release pages keep every line break. Raises Failed if there is no such
    heading, or no text below it.
    """
    found = re.search(rf"^## {re.escape(release)}(?: [^\n]*)?\n(.*?)(?=^## |\Z)", changes, re.MULTILINE | re.DOTALL)
    if found is None:
        raise Failed(f"CHANGELOG.md has no heading for {release}: what is Unreleased there has to become it")
    joined = re.sub(r"(?<=\S)\n[ ]*(?=[^\s#*-])", " ", found[1].strip())
    if not joined:
        raise Failed(f"CHANGELOG.md says nothing of {release}")
    return joined + "\n"


class Release(NamedTuple):
    """Released version."""

    version: str
    date: str
    """Date of the release, such as 2026-11-24."""


def releases() -> list[Release]:
    """Return this version and the earlier ones that have a date in CHANGELOG.md, newest first.

    This version is dated at its build if its heading has no date. Headings look like "## 0.2.0 (2026-11-24)".
    """
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    dates: dict[str, str] = dict(_HEADING.findall(text))
    today = time.strftime("%Y-%m-%d", time.gmtime(built_at()))
    this = Release(version(), dates.pop(version(), "") or today)
    return [this, *(Release(name, date) for name, date in dates.items() if date)]


def sums() -> list[Path]:
    """Write the checksums of all files in dist/, sorted by name, and return the path of the list.

    Raises Failed if dist/ is empty.
    """
    files = sorted(path for path in DIST.glob("*") if path.is_file() and path.name != SUMS)
    if not files:
        raise Failed("there is nothing in dist/ to make checksums of")
    with (DIST / SUMS).open("w", encoding="utf-8", newline="\n") as written:
        written.writelines(f"{digest(path)}  {path.name}\n" for path in files)
    return [DIST / SUMS]


def digest(path: Path) -> str:
    """Return the SHA-256 of a file, in hexadecimal."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def main(arguments: Sequence[str]) -> int:
    """Run one of the commands in the module's docstring. Raises Failed if a tag is named that is not this version's."""
    match arguments:
        case ["notes", *tags]:
            for tag in tags:
                if tag != f"v{version()}":
                    raise Failed(f"the tag {tag} is not that of the version, which is {version()}")
            print(notes_of(version(), (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")), end="")
        case ["sums"]:
            sums()
        case _:
            raise Failed(f"not of a release: {' '.join(arguments)}")
    return 0


if __name__ == "__main__":
    sys.exit(status_of(lambda: main(sys.argv[1:])))
