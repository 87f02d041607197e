"""Make the downloads for this system in dist/: `python tasks.py package`.

python tools/packages/make.py              the installers for this system, and the packages for Python
python tools/packages/make.py deb sdist    only these; `system` stands for the installers, `python` for the packages
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from tasks import Failed, has_program, say, status_of
from tools.packages import any_linux, for_python, mac, windows
from tools.packages.deb import deb
from tools.packages.facts import DIST, size_of
from tools.packages.freezing import freeze
from tools.packages.release import sums
from tools.packages.sbom import sbom

Maker = Callable[[], list[Path]]
"""Function that makes packages in dist/ and returns their paths. Raises Failed if one can't be made."""
OF_SOURCES = ("sdist", "wheel", "sums")
"""Packages that are made without freezing the program first."""


def makers() -> dict[str, Maker]:
    """Return the makers that work on this system, by name, in the order in which they run."""
    made: dict[str, Maker] = {}
    if sys.platform == "darwin":
        made["dmg"] = mac.disk_image
    if sys.platform == "win32":
        made["setup"] = windows.setup
    if sys.platform == "linux":
        made["tar"] = any_linux.tarball
        if has_program("dpkg-deb"):
            made["deb"] = deb
        if any_linux.has_appimage_tools():
            made["appimage"] = any_linux.appimage
        if any_linux.has_flatpak_builder():
            made["flatpak"] = any_linux.flatpak
    made |= {"sdist": for_python.sdist, "wheel": for_python.wheel, "sbom": sbom, "sums": sums}
    return made


def chosen(words: Sequence[str], known: Iterable[str]) -> list[str]:
    """Return the names of the makers to run, in their order; no words mean all of them.

    `system` stands for the installers, `python` for the packages for Python. Raises Failed for an unknown word.
    """
    groups = {"system": [name for name in known if name not in OF_SOURCES], "python": ["sdist", "wheel"]}
    for word in words:
        if word not in groups and word not in known:
            raise Failed(f"no such package: {word}; here there are {', '.join([*known, *groups])}")
    meant = {name for word in words for name in groups.get(word, [word])}
    return [name for name in known if not words or name in meant]


def main(arguments: list[str]) -> int:
    """Make the packages named, or all of them."""
    known = makers()
    wanted = chosen(arguments, known)
    if not set(OF_SOURCES).issuperset(wanted) and freeze() != 0:
        return 1
    for name in wanted:
        for path in known[name]():
            say(f"{path.relative_to(DIST.parent)}, {size_of(path) / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(status_of(lambda: main(sys.argv[1:])))
