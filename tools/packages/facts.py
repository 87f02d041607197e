"""Facts that every package states: names, version, commit and build time of the program."""

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
"""Identifier of the app to desktops, such as its desktop file's name."""
SUMMARY = "Small bluffing card games, and a bench for those who design them"
AUTHORS = "The Cardtable authors"
HOMEPAGE = os.environ.get("CARDTABLE_HOMEPAGE", "")
"""Address of the project's page, as in https://HOST/OWNER/NAME; empty if unknown.

The sources do not say it: the builder sets it. Without it, packages have no links and no pictures.
"""
CONTACT = os.environ.get("CARDTABLE_CONTACT", "nobody@cardtable.invalid")
"""E-mail address that packages name; Debian's must have one."""
RECORDS = "application/x-cardtable"
"""Media type of a game's record."""
SUFFIX = ".cardtable"
STUDIES = "application/x-cardtable-study"
"""Media type of an exported study: a zip, with a suffix of its own because other programs own .zip."""
STUDY_SUFFIX = ".cardtable-study"
DIST = ROOT / "dist"
BUILD = ROOT / "build" / "packages"
PACKAGING = ROOT / "packaging"
_SINCE = 1_700_000_000
"""Build time, in seconds since 1970, if there is no commit to take it from."""


def version() -> str:
    """Return the version, read from cardtable/__init__.py, the only place that states it."""
    text = (ROOT / "cardtable" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found
    return found[1]


def picture_address(name: str) -> str:
    """Return the address of a file of docs/pictures at this version's tag."""
    return f"{HOMEPAGE}/raw/v{version()}/docs/pictures/{name}"


def commit() -> str:
    """Return the commit checked out, with a plus if tracked files differ from it; empty without git or history."""
    said = _git("rev-parse", "--short=12", "HEAD")
    return f"{said}+" if said and _git("status", "--porcelain", "--untracked-files=no") else said


def built_at() -> int:
    """Return the time stamp of everything built, in seconds since 1970: SOURCE_DATE_EPOCH or the commit's time."""
    wished = os.environ.get("SOURCE_DATE_EPOCH", "")
    return int(wished) if wished.isdecimal() else int(_git("log", "-1", "--format=%ct") or _SINCE)


def reproducible() -> dict[str, str]:
    """Return the environment variables that make a build depend on its sources alone."""
    return {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(built_at())}


def size_of(path: Path) -> int:
    """Return the bytes of a file, or of all files below a folder, links left out."""
    if path.is_file():
        return path.stat().st_size
    return sum(file.lstat().st_size for file in path.rglob("*") if file.is_file() and not file.is_symlink())


def _git(*words: str) -> str:
    try:
        said = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:  # git is not installed, as where a source package is built
        return ""
    return said.stdout.strip() if said.returncode == 0 else ""
