"""The program as a Flatpak, in one file to install: dist/cardtable-VERSION-ARCHITECTURE.flatpak.

It is built in the runtime that packaging/flatpak names. Where that is to be had is for who builds to say:
CARDTABLE_FLATPAK_REMOTE is the address of a .flatpakrepo file, as file:///... too.
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
    """Whether there is what makes one, and it is known where runtimes are."""
    return bool(os.environ.get(REMOTE)) and has_program("flatpak-builder")


def flatpak() -> list[Path]:
    """Raises Failed where it can't be made."""
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
    """The command that makes known where runtimes are: `--user` to this user, `--system` to all."""
    return ["flatpak", "remote-add", whose, "--if-not-exists", REMOTE_NAME, os.environ[REMOTE]]
