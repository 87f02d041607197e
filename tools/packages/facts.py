"""What every package says of the program: what it is called, which version it is, and which commit it is built from."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import cardtable
from tasks import ROOT

NAME = "cardtable"
TITLE = "Cardtable"
APP_ID = cardtable.APP_ID
"""What systems know the program by."""
SUMMARY = "Small bluffing card games, and a bench for those who design them"
AUTHORS = "The Cardtable authors"
HOMEPAGE = os.environ.get("CARDTABLE_HOMEPAGE", "")
"""Where the project is at home, as in https://HOST/OWNER/NAME. Nothing in the sources says it: who builds for others
does, and packages have no links and no pictures where nobody has."""
CONTACT = os.environ.get("CARDTABLE_CONTACT", "nobody@cardtable.invalid")
"""The address for letters that packages name, since Debian's must have one."""
RECORDS = "application/x-cardtable"
"""The media type of a game's record."""
SUFFIX = ".cardtable"
STUDIES = "application/x-cardtable-study"
"""The media type of a study that is sent: a zip, with an ending of its own, since zips belong to other programs."""
STUDY_SUFFIX = ".cardtable-study"
DIST = ROOT / "dist"
BUILD = ROOT / "build" / "packages"
PACKAGING = ROOT / "packaging"
_SINCE = 1_700_000_000
"""Seconds since 1970 that stand for the time of a build where no commit says one."""


def version() -> str:
    """As it stands in the package: nowhere else."""
    text = (ROOT / "cardtable" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found
    return found[1]


def picture_address(name: str) -> str:
    """Where one of docs/pictures can be fetched, as it was in this version."""
    return f"{HOMEPAGE}/raw/v{version()}/docs/pictures/{name}"


def commit() -> str:
    """The commit that is checked out, with a plus where files differ from it; empty where there is none."""
    said = _git("rev-parse", "--short=12", "HEAD")
    return f"{said}+" if said and _git("status", "--porcelain", "--untracked-files=no") else said


def built_at() -> int:
    """Seconds since 1970 that are put down for everything that is built, so that two builds are equal: the time of the
    commit, or SOURCE_DATE_EPOCH."""
    wished = os.environ.get("SOURCE_DATE_EPOCH", "")
    return int(wished) if wished.isdecimal() else int(_git("log", "-1", "--format=%ct") or _SINCE)


def reproducible() -> dict[str, str]:
    """The environment in which a build depends on its sources alone."""
    return {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(built_at())}


def size_of(path: Path) -> int:
    """Bytes of a file, or of all files below a folder."""
    if path.is_file():
        return path.stat().st_size
    return sum(file.lstat().st_size for file in path.rglob("*") if file.is_file() and not file.is_symlink())


def _git(*words: str) -> str:
    try:
        said = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:  # there is no git, as where a source package was unpacked
        return ""
    return said.stdout.strip() if said.returncode == 0 else ""
