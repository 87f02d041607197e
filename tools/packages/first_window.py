"""A picture of the first window of the .deb in dist/, opened from the menu of a bare Debian: docs/pictures/linux.jpg.

sudo .venv/bin/python -m tools.packages.first_window

Takes debootstrap, Xvfb, and ImageMagick.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tasks import ROOT, Failed, has_program, must, say, status_of
from tools.packages.bare import PLAYER, Bare, watched_system
from tools.packages.facts import APP_ID
from tools.packages.try_deb import newest
from tools.see_window import PATIENCE, TITLE, Onlooker

TARGET = ROOT / "docs" / "pictures" / "linux.jpg"
_SYSTEM = "trixie"
_DESKTOP = ("openbox", "fonts-dejavu-core", "libglib2.0-bin", "desktop-file-utils", "shared-mime-info")
"""What gives windows their frames, and opens what stands in the menu."""


def take(target: Path) -> None:
    """Takes the picture. Failed where no window comes."""
    with ExitStack() as stack:
        bare, display, onlooker = stack.enter_context(watched_system(_SYSTEM))
        bare.install(*_DESKTOP)
        shutil.copy(newest("*.deb"), bare.outside(Path("/tmp/new.deb")))
        bare.install("/tmp/new.deb")
        stack.enter_context(_running(bare, display, "openbox"))
        stack.enter_context(_running(bare, display, "gio", "launch", f"/usr/share/applications/{APP_ID}.desktop"))
        window = _await(onlooker)
        time.sleep(3)  # until all of it is drawn
        must(
            ["import", "-display", display, "-window", f"{window}", "-frame", "-quality", "88", target],
            "no picture could be taken",
        )
        onlooker.ask_to_close(window)


@contextmanager
def _running(bare: Bare, display: str, *words: str) -> Iterator[None]:
    """While a program of the ordinary user runs there."""
    program = subprocess.Popen(bare.command(*words, user=PLAYER, DISPLAY=display))
    try:
        yield
    finally:
        program.terminate()
        program.wait()


def _await(onlooker: Onlooker) -> int:
    end = time.monotonic() + PATIENCE
    while not (found := onlooker.windows(TITLE)):
        if time.monotonic() > end:
            raise Failed(f"no window of that title: {TITLE}")
        time.sleep(0.2)
    return found[0]


def main() -> int:
    """Take it."""
    lacking = [name for name in ("debootstrap", "Xvfb", "import") if not has_program(name)]
    if lacking:
        raise Failed(f"not installed: {', '.join(lacking)}")
    take(TARGET)
    say(f"{TARGET.relative_to(ROOT)} is taken")
    return 0


if __name__ == "__main__":
    sys.exit(status_of(main))
