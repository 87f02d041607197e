"""Print the release notes: the part of CHANGELOG.md for this version.

python -m tools.packages.notes            for this version
python -m tools.packages.notes v0.2.0     likewise, but fails unless the tag v0.2.0 is this version's
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence

from tasks import ROOT, Failed, status_of
from tools.packages.facts import version


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


def main(arguments: Sequence[str]) -> int:
    """Print the notes. Raises Failed if a tag is named that is not this version's."""
    for tag in arguments:
        if tag != f"v{version()}":
            raise Failed(f"the tag {tag} is not that of the version, which is {version()}")
    print(notes_of(version(), (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")), end="")
    return 0


if __name__ == "__main__":
    sys.exit(status_of(lambda: main(sys.argv[1:])))
