"""Archive of the program for any Linux: dist/cardtable-VERSION-linux-ARCHITECTURE.tar.xz."""

from __future__ import annotations

import platform
import tarfile
from pathlib import Path

from tools.packages.facts import DIST, NAME, version
from tools.packages.share import write_share
from tools.packages.staging import copy_program, fresh, put_in_order


def put_together() -> Path:
    """Copy the frozen folder, add `share` for desktops, and return its path. Raises Failed if a check fails."""
    top = fresh("tarball") / NAME
    copy_program(top)
    write_share(top / "share")
    put_in_order(top, top / NAME)
    return top


def tarball() -> list[Path]:
    """Make the archive in dist/. Raises Failed as `put_together` does."""
    top = put_together()
    target = DIST / f"{NAME}-{version()}-linux-{platform.machine()}.tar.xz"
    with tarfile.open(target, "w:xz") as archive:
        archive.add(top, f"{NAME}-{version()}", filter=_of_nobody)  # in the order of names
    return [target]


def _of_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry
