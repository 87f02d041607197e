"""Everything that people of this system download, in dist/: `python tasks.py package`.

python tools/packages/make.py              what belongs to this system, and the packages for Python
python tools/packages/make.py deb sdist    those that are named
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from tasks import Failed, say, status_of
from tools.freezing import freeze
from tools.packages import mac_image
from tools.packages.facts import DIST, size_of

Maker = Callable[[], list[Path]]
"""Makes packages in dist/, and says which. Raises Failed where one can't be made."""


def makers() -> dict[str, Maker]:
    """By name, what can be made on this system, in the order in which it is made."""
    made: dict[str, Maker] = {}
    if sys.platform == "darwin":
        made["dmg"] = mac_image.disk_image
    return made


def main(arguments: list[str]) -> int:
    """Make what is named, or all of it."""
    known = makers()
    for name in arguments:
        if name not in known:
            raise Failed(f"no such package: {name}; here there are {', '.join(known)}")
    if freeze() != 0:
        return 1
    for name in arguments or known:
        for path in known[name]():
            say(f"{path.relative_to(DIST.parent)}, {size_of(path) / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(status_of(lambda: main(sys.argv[1:])))
