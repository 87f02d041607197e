"""Releases listed in CHANGELOG.md, with their dates."""

from __future__ import annotations

import re
import time
from typing import NamedTuple

from tasks import ROOT
from tools.packages.facts import built_at, version

_HEADING = re.compile(r"^## (\d\S*)(?: \((\d{4}-\d\d-\d\d)\))?$", re.MULTILINE)


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
