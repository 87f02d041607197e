"""The installer in dist/ that is for this system, tried on it: installed, tested by itself, its window seen, removed.

python -m tools.packages.try_here

Takes nothing but Python. It changes the machine, as a player's would be changed: for those that are thrown away.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tasks import Failed, must, root_prefix, say, status_of
from tools import see_window
from tools.packages import see_elsewhere
from tools.packages.facts import DIST, NAME, TITLE, version


def only(pattern: str) -> Path:
    """The file in dist/ of that name. Failed where there is none, or more than one."""
    found = sorted(DIST.glob(pattern))
    if len(found) != 1:
        raise Failed(f"one {pattern} should be in dist/, and there are {len(found)}")
    return found[0]


@contextmanager
def debian() -> Iterator[Path]:
    """The .deb, installed by apt with what it depends on; the program."""
    root = root_prefix()
    if root is None:
        raise Failed("a package is installed by root, and here that takes a password")
    must([*root, "apt-get", "install", "--yes", only("*.deb")], "apt could not install the package")
    found = shutil.which(NAME, path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/games"]))
    if found is None:
        raise Failed(f"the package is installed, and there is no {NAME} on the path")
    yield Path(found)
    must([*root, "apt-get", "purge", "--yes", NAME], "apt could not remove the package")
    gone(Path(found), Path("/usr/lib", NAME))


@contextmanager
def macos() -> Iterator[Path]:
    """The disk image, opened, with the app dragged to the others; the program in it."""
    app = Path("/Applications", f"{TITLE}.app")
    with TemporaryDirectory() as folder:
        must(["hdiutil", "attach", "-nobrowse", "-mountpoint", folder, only("*.dmg")], "the image can't be opened")
        must(["ditto", Path(folder, app.name), app], "the app can't be copied out of the image")
        must(["hdiutil", "detach", folder], "the image can't be closed")
    yield app / "Contents" / "MacOS" / NAME
    shutil.rmtree(app)


@contextmanager
def windows() -> Iterator[Path]:
    """The setup program, run without a question; the program."""
    folder = Path(os.environ["LOCALAPPDATA"], "Programs", TITLE)
    must([only("*setup.exe"), "/S"], "the setup program failed")
    yield folder / f"{NAME}.exe"
    # By _? it does its work itself, so that one can wait for it; otherwise a copy of it would, and end later.
    must([only_uninstaller(folder), "/S", f"_?={folder}"], "the uninstaller failed")
    gone(folder / f"{NAME}.exe", folder / "_internal")


def only_uninstaller(folder: Path) -> Path:
    """What removes the program. Failed where nothing does."""
    found = [path for path in folder.glob("*.exe") if "uninst" in path.name.lower()]
    if len(found) != 1:
        raise Failed(f"one uninstaller should be in {folder}, and there are {len(found)}")
    return found[0]


def gone(*paths: Path) -> None:
    """Failed where one of them is still there."""
    left = [str(path) for path in paths if path.exists()]
    if left:
        raise Failed(f"removed, and still there: {', '.join(left)}")


SYSTEMS: dict[str, Callable[[], AbstractContextManager[Path]]] = {
    "linux": debian,
    "darwin": macos,
    "win32": windows,
}


def try_out(program: Path) -> None:
    """Failed where an installed program is not this version, fails its self-test, or opens no window."""
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    if version() not in said:
        raise Failed(f"what is installed says that it is {said!r}, and not {version()}")
    screen = {"QT_QPA_PLATFORM": "offscreen"} if sys.platform == "linux" else {}
    must([program, "--self-test"], "the installed program failed its self-test", **screen)
    if sys.platform == "linux":
        if not see_window.has_xvfb():
            raise Failed("nobody can look for its window: Xvfb is missing")
        if see_window.main([str(program)]) != 0:
            raise Failed("the installed program opens no window (see above)")
    else:
        say(f"its window was there after {see_elsewhere.see(program):.1f} s")


def main() -> int:
    """Install, try, remove."""
    with SYSTEMS[sys.platform]() as program:
        say(f"{program} is installed")
        try_out(program)
    say("it was tried, and is removed again")
    return 0


if __name__ == "__main__":
    sys.exit(status_of(main))
