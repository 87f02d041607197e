"""What a release says of itself: its part of CHANGELOG.md.

python -m tools.packages.notes            that of this version
python -m tools.packages.notes v0.2.0     the same, if this tag is this version's
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence

from tasks import ROOT, Failed, status_of
from tools.packages.facts import version


def notes_of(release: str, changes: str) -> str:
    """What stands under a version's heading, as "## 0.2.0" or "## 0.2.0 (2026-11-24)"; each entry in one line, since a
    release's page would keep every break. Failed where there is no such heading, or nothing under it."""
    found = re.search(rf"^## {re.escape(release)}(?: [^\n]*)?\n(.*?)(?=^## |\Z)", changes, re.MULTILINE | re.DOTALL)
    if found is None:
        raise Failed(f"CHANGELOG.md has no heading for {release}: what is Unreleased there has to become it")
    joined = re.sub(r"(?<=\S)\n[ ]*(?=[^\s#*-])", " ", found[1].strip())
    if not joined:
        raise Failed(f"CHANGELOG.md says nothing of {release}")
    return joined + "\n"


def main(arguments: Sequence[str]) -> int:
    """Print the notes; Failed where a tag is named that is not this version's."""
    for tag in arguments:
        if tag != f"v{version()}":
            raise Failed(f"the tag {tag} is not that of the version, which is {version()}")
    print(notes_of(version(), (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")), end="")
    return 0


if __name__ == "__main__":
    sys.exit(status_of(lambda: main(sys.argv[1:])))
