"""What a release is built with: every package in one version, with the hashes of its files: `python tasks.py lock`.

One list in packaging/locked.txt for all systems and Pythons that we build on, without any address: where packages
come from is for whoever builds to say.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tasks import LOCK, OLDEST_PYTHON, ROOT, must, say, status_of, venv_program

EXTRAS = ("freeze", "release")
"""What building takes beside what the program needs."""
AGAIN = "python tasks.py lock"
RELEASE_PYTHON = "3.13"
"""What releases are built with, as the workflow says too."""
PLATFORMS = (
    "x86_64-manylinux_2_35",
    "aarch64-manylinux_2_39",
    "x86_64-pc-windows-msvc",
    "aarch64-apple-darwin",
    "x86_64-apple-darwin",
)
"""What releases are built on, in uv's words."""


def wanted() -> list[str]:
    """The requirements that the list must serve, as pyproject.toml has them."""
    settings: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = settings["project"]
    extras = [line for name in EXTRAS for line in project["optional-dependencies"][name]]
    return [*settings["build-system"]["requires"], *project["dependencies"], *extras]


def lock() -> None:
    """Writes the list anew, each package in the newest version that fits. Failed where there is none, or one can't be
    installed on all systems that we build on."""
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
    # Source packages are left out: what they are built with would have no hash.
    usual = ["--quiet", "--no-config", "--system-certs", "--only-binary", ":all:"]
    must([venv_program("uv"), "pip", verb, *usual, *words], f"{failure} (see above)")


def main() -> int:
    """Write the list."""
    lock()
    return 0


if __name__ == "__main__":
    sys.exit(status_of(main))
