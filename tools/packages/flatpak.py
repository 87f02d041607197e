"""Flatpak of the program, in one file: dist/cardtable-VERSION-ARCHITECTURE.flatpak.

It is built in the runtime that packaging/flatpak names. The builder says where that comes from:
CARDTABLE_FLATPAK_REMOTE is the address of a .flatpakrepo file; file:///... works too.
"""

from __future__ import annotations

import os
import platform
from pathlib import Path

from tasks import has_program, must
from tools.packages.facts import APP_ID, DIST, NAME, PACKAGING, reproducible, version
from tools.packages.staging import fresh
from tools.packages.tarball import put_together

REMOTE = "CARDTABLE_FLATPAK_REMOTE"
REMOTE_NAME = f"{NAME}-runtimes"


def is_ready() -> bool:
    """Return whether flatpak-builder is installed and the remote is named."""
    return bool(os.environ.get(REMOTE)) and has_program("flatpak-builder")


def flatpak() -> list[Path]:
    """Make the Flatpak in dist/. Raises Failed if that fails."""
    put_together()
    work = fresh("flatpak")
    manifest, repository = PACKAGING / "flatpak" / f"{APP_ID}.yml", work / "repository"
    target = DIST / f"{NAME}-{version()}-{platform.machine()}.flatpak"
    must(add_remote("--user"), "the remote for Flatpak's runtimes could not be added (see above)")
    build: list[str | Path] = ["flatpak-builder", "--user", f"--install-deps-from={REMOTE_NAME}", "--force-clean"]
    build += [f"--state-dir={work / 'state'}", f"--repo={repository}", work / "tree", manifest]
    must(build, "flatpak-builder failed (see above)", **reproducible())
    runtimes = f"--runtime-repo={os.environ[REMOTE]}"
    must(["flatpak", "build-bundle", runtimes, repository, target, APP_ID], "flatpak could not write the one file")
    return [target]


def add_remote(whose: str) -> list[str]:
    """Return the command that adds the remote: for this user with `--user`, for all with `--system`."""
    return ["flatpak", "remote-add", whose, "--if-not-exists", REMOTE_NAME, os.environ[REMOTE]]
