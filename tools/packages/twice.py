"""Check that builds depend on their sources alone: make each twice, from scratch, and compare the two.

.venv/bin/python -m tools.packages.twice                  the source package, the wheel, and the frozen folder
.venv/bin/python -m tools.packages.twice sdist frozen     only these; there are also compiled-wheel, and every package
                                                          of `make package`, as deb, made of the frozen folder in dist/
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tasks import ROOT, Failed, say, status_of
from tools.packages.facts import DIST, NAME, size_of
from tools.packages.for_python import build_sdist, build_wheel
from tools.packages.freezing import freeze
from tools.packages.make import Maker, makers


def _sdist(folder: Path) -> None:
    build_sdist(folder)


def _wheel(folder: Path) -> None:
    build_wheel(build_sdist(folder), folder, compiled="0")


def _compiled_wheel(folder: Path) -> None:
    build_wheel(build_sdist(folder), folder, compiled="1")


def _frozen(folder: Path) -> None:
    for made in (ROOT / "build" / "freeze", DIST / NAME):
        shutil.rmtree(made, ignore_errors=True)  # PyInstaller's cache would be used again
    if freeze() != 0:
        raise Failed("it can't be frozen")
    shutil.copytree(DIST / NAME, folder / NAME, symlinks=True)


def _made(maker: Maker, folder: Path) -> None:
    for path in maker():
        shutil.copy(path, folder)


BUILDS: dict[str, Callable[[Path], None]] = {
    **{name: partial(_made, maker) for name, maker in makers().items()},
    "sdist": _sdist,
    "wheel": _wheel,
    "compiled-wheel": _compiled_wheel,
    "frozen": _frozen,
}


def differences(one: Path, other: Path) -> Iterator[str]:
    """Yield the relative paths that are in one folder only, or differ in bytes, in mode, or in the target of a link."""
    paths = {path.relative_to(folder) for folder in (one, other) for path in folder.rglob("*")}
    for path in sorted(paths):
        if _content(one / path) != _content(other / path):
            yield path.as_posix()


def _content(path: Path) -> object:
    """Return a value to compare files by: a link's target, bytes and mode, "folder", or None if there is none."""
    if path.is_symlink():
        return path.readlink()
    if path.is_file():
        return path.read_bytes(), path.stat().st_mode
    return "folder" if path.is_dir() else None


def main(arguments: list[str]) -> int:
    """Build and compare; return 1 if anything differs."""
    unknown = [name for name in arguments if name not in BUILDS]
    if unknown:
        raise Failed(f"not to be built twice: {unknown[0]}; there are {', '.join(BUILDS)}")
    differing = 0
    for name in arguments or ("sdist", "wheel", "frozen"):
        with TemporaryDirectory() as work:
            folders = [Path(work, "one"), Path(work, "other")]
            for folder in folders:
                folder.mkdir()
                BUILDS[name](folder)
            found = list(differences(*folders))
            differing += len(found)
            files = sum(path.is_file() for path in folders[0].rglob("*"))
            megabytes = size_of(folders[0]) / 1e6
            said = f"differs in {', '.join(found)}" if found else "byte-equal"
            say(f"{name}, {files} files, {megabytes:.1f} MB: {said}")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(status_of(lambda: main(sys.argv[1:])))
