"""Lock file of releases: every package in one version, with the hashes of its files: `python tasks.py lock`.

packaging/locked.txt serves all systems and Pythons that releases are built for. It names no package index: that is a
setting of the machine that builds.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tasks import LOCK, OLDEST_PYTHON, ROOT, must, say, status_of, venv_program

EXTRAS = ("freeze", "release")
"""Extras of pyproject.toml that a build needs besides the program's own dependencies."""
AGAIN = "python tasks.py lock"
RELEASE_PYTHON = "3.13"
"""Python version of releases; the release workflow names it too."""
PLATFORMS = (
    "x86_64-manylinux_2_35",
    "aarch64-manylinux_2_39",
    "x86_64-pc-windows-msvc",
    "aarch64-apple-darwin",
    "x86_64-apple-darwin",
)
"""Platforms of releases, as names of uv's `--python-platform`."""


def wanted() -> list[str]:
    """Return the requirements from pyproject.toml that the lock file must satisfy."""
    settings: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = settings["project"]
    extras = [line for name in EXTRAS for line in project["optional-dependencies"][name]]
    return [*settings["build-system"]["requires"], *project["dependencies"], *extras]


def lock() -> None:
    """Write the lock file anew, each package in the newest version that fits.

    Raises Failed if no set of versions fits, or if one of them can't be installed on every platform.
    """
    with TemporaryDirectory() as work:
        asked = Path(work, "wanted.txt")
        asked.write_text("\n".join(wanted()), encoding="utf-8")
        oldest = ".".join(map(str, OLDEST_PYTHON))
        compile_ = ["compile", "--upgrade", "--universal", "--python-version", oldest, "--generate-hashes"]
        compile_ += ["--no-emit-index-url", "--no-annotate", "--custom-compile-command", AGAIN, "--output-file"]
        _uv("no list of packages serves what pyproject.toml asks for", *compile_, LOCK, asked)
        for platform in PLATFORMS:
            there = ["--python-platform", platform, "--python-version", RELEASE_PYTHON, "--target", work]
            failure = f"what was locked can't be installed on {platform}"
            _uv(failure, "install", "--dry-run", *there, "--require-hashes", "--requirement", LOCK)
    say(f"{LOCK.relative_to(ROOT)} is written anew")


def _uv(failure: str, verb: str, *words: str | Path) -> None:
    # Source packages are left out, since the packages needed to build them would have no hashes.
    usual = ["--quiet", "--no-config", "--system-certs", "--only-binary", ":all:"]
    must([venv_program("uv"), "pip", verb, *usual, *words], f"{failure} (see above)")


def main() -> int:
    """Write the lock file."""
    lock()
    return 0


if __name__ == "__main__":
    sys.exit(status_of(main))
