"""The versions that CHANGELOG.md tells of, and when they came out."""

from __future__ import annotations

import re
import time
from typing import NamedTuple

from tasks import ROOT
from tools.packages.facts import built_at, version

_HEADING = re.compile(r"^## (\d\S*)(?: \((\d{4}-\d\d-\d\d)\))?$", re.MULTILINE)


class Release(NamedTuple):
    """A version that people can have."""

    version: str
    date: str
    """As in 2026-11-24."""


def releases() -> list[Release]:
    """The newest first: this version, and those before it whose heading says a date, as in "## 0.2.0 (2026-11-24)"."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    dates: dict[str, str] = dict(_HEADING.findall(text))
    today = time.strftime("%Y-%m-%d", time.gmtime(built_at()))
    this = Release(version(), dates.pop(version(), "") or today)
    return [this, *(Release(name, date) for name, date in dates.items() if date)]
