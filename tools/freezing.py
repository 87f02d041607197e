"""Frozen program, which needs no Python, in dist/cardtable/: `make freeze`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from cardtable.resources import COMMIT, LICENCES
from tasks import ROOT, must, say, status_of
from tools.binaries import look_beside_alone
from tools.building import compiled_or_plain
from tools.packages import licences, mac_bundle
from tools.packages.facts import commit, reproducible

ABOUT = ROOT / "build" / "about"
"""Folder of the commit and licences that the frozen program shows; the spec collects the licences there."""


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
        mac_bundle.draw_icon()
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


if __name__ == "__main__":
    sys.exit(status_of(freeze))
