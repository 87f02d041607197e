"""The program that needs no Python, in dist/cardtable/: `make freeze`."""

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
"""What the frozen program says of itself. The spec has the licences collected there, and takes all of it along."""


def tell_commit(folder: Path) -> None:
    """Puts down there what is built, where that is known."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / COMMIT).unlink(missing_ok=True)
    if commit():
        (folder / COMMIT).write_text(commit(), encoding="utf-8")


def try_out(program: Path) -> None:
    """Lets a frozen program test itself. Failed where it fails."""
    # The screen at hand, and on Linux, where there may be none, a display out of sight.
    screen = {"win32": "windows", "darwin": "cocoa"}.get(sys.platform, "offscreen")
    must([program, "--self-test"], "the frozen program failed its self-test", QT_QPA_PLATFORM=screen)


def freeze() -> int:
    """Freeze the app into dist/cardtable/ and let it test itself."""
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
