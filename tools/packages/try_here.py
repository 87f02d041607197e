"""Try each installer in dist/ for this system: install it, run its self-test, see its window, remove it.

python -m tools.packages.try_here              all that are there
python -m tools.packages.try_here deb tar      only these, which must be there

It needs nothing but Python, and Xvfb on Linux to see the window. It changes the machine as an installation on a
player's machine would: run it on machines that are thrown away.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tasks import Failed, must, root_prefix, say, status_of
from tools import see_window
from tools.packages.any_linux import add_remote
from tools.packages.facts import APP_ID, DIST, NAME, TITLE, version

Command = Sequence[str | Path]


@contextmanager
def debian(package: Path) -> Iterator[Command]:
    """Install the package by apt, with its dependencies, and purge it at the end."""
    root = as_root()
    must([*root, "apt-get", "install", "--yes", package], "apt could not install the package")
    found = shutil.which(NAME, path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/games"]))
    if found is None:
        raise Failed(f"the package is installed, and there is no {NAME} on the path")
    yield [Path(found)]
    must([*root, "apt-get", "purge", "--yes", NAME], "apt could not remove the package")
    gone(Path(found), Path("/usr/lib", NAME))


@contextmanager
def unpacked(archive: Path) -> Iterator[Command]:
    """Unpack the archive into a temporary folder whose path has spaces and non-Latin letters."""
    with TemporaryDirectory(prefix=STRANGE) as folder:
        must(["tar", "-C", folder, "-xf", archive], "the archive can't be unpacked")
        (top,) = Path(folder).iterdir()
        yield [top / NAME]


@contextmanager
def one_file(image: Path) -> Iterator[Command]:
    """Copy the image into a temporary folder with such a path, and make it executable."""
    with TemporaryDirectory(prefix=STRANGE) as folder:
        program = Path(shutil.copy(image, folder))
        program.chmod(0o755)
        # An AppImage mounts itself by FUSE, which build machines need not have.
        yield ["env", "APPIMAGE_EXTRACT_AND_RUN=1", program]


@contextmanager
def sandboxed(bundle: Path) -> Iterator[Command]:
    """Install the bundle for all users by Flatpak, with its runtime, and uninstall it at the end."""
    flatpak = [*as_root(), "flatpak"]
    must([*as_root(), *add_remote("--system")], "the remote for Flatpak's runtimes could not be added")
    must([*flatpak, "install", "--system", "--noninteractive", "--bundle", bundle], "flatpak could not install it")
    yield ["flatpak", "run", APP_ID]
    must([*flatpak, "uninstall", "--system", "--noninteractive", APP_ID], "flatpak could not remove it")
    gone(Path("/var/lib/flatpak/app", APP_ID))


@contextmanager
def dragged(image: Path) -> Iterator[Command]:
    """Copy the app out of the image into /Applications, as a user would drag it, and remove it at the end."""
    app = Path("/Applications", f"{TITLE}.app")
    with TemporaryDirectory() as folder:
        must(["hdiutil", "attach", "-nobrowse", "-mountpoint", folder, image], "the image can't be opened")
        must(["ditto", Path(folder, app.name), app], "the app can't be copied out of the image")
        must(["hdiutil", "detach", folder], "the image can't be closed")
    yield [app / "Contents" / "MacOS" / NAME]
    shutil.rmtree(app)


@contextmanager
def set_up(setup: Path) -> Iterator[Command]:
    """Run the setup program silently, and its uninstaller at the end."""
    folder = Path(os.environ["LOCALAPPDATA"], "Programs", TITLE)
    must([setup, "/S"], "the setup program failed")
    yield [folder / f"{NAME}.exe"]
    # With _? the uninstaller works in its own process, which can be waited for; otherwise a copy of it would.
    must([folder / f"Uninstall {TITLE}.exe", "/S", f"_?={folder}"], "the uninstaller failed")
    gone(folder / f"{NAME}.exe", folder / "_internal")


def as_root() -> list[str]:
    """Return the words that go before a command to run it as root. Raises Failed if that takes a password."""
    root = root_prefix()
    if root is None:
        raise Failed("this is installed by root, and here that takes a password")
    return root


def gone(*paths: Path) -> None:
    """Raise Failed if one of the paths still exists."""
    left = [str(path) for path in paths if path.exists()]
    if left:
        raise Failed(f"removed, and still there: {', '.join(left)}")


class Kind(NamedTuple):
    """Kind of installer."""

    system: str
    """System that it is for, as in `sys.platform`."""
    pattern: str
    """Glob pattern of its file name."""
    installed: Callable[[Path], AbstractContextManager[Command]]
    """Context manager that installs the file, yields the command that starts the program, and removes it."""


KINDS = {
    "deb": Kind("linux", "*.deb", debian),
    "tar": Kind("linux", "*.tar.xz", unpacked),
    "appimage": Kind("linux", "*.AppImage", one_file),
    "flatpak": Kind("linux", "*.flatpak", sandboxed),
    "dmg": Kind("darwin", "*.dmg", dragged),
    "setup": Kind("win32", "*setup.exe", set_up),
}
"""Kinds of installers, by the names of their makers in make.py."""
STRANGE = "Мои игры 卡 "
"""Prefix of temporary folders, with letters and spaces that programs are rarely tried with."""
_CLOSE = 0x0010
"""Windows' message WM_CLOSE, sent by a click on the close button of a window."""
_COUNT = """
ObjC.import("CoreGraphics");
const shown = $.CGWindowListCopyWindowInfo($.kCGWindowListOptionOnScreenOnly, 0);
ObjC.deepUnwrap(ObjC.castRefToObject(shown)).filter(
  window => window.kCGWindowOwnerPID === %d && window.kCGWindowLayer === 0).length
"""
"""JavaScript for macOS that counts a process's windows on the screen; reading titles would need a permission."""


def there(folder: Path, system: str, needed: Sequence[str]) -> dict[str, Path]:
    """Return the installers in a folder for a system, by kind.

    Raises Failed if one of the `needed` kinds is missing, if there is none at all, or if there are two of a kind.
    """
    files: dict[str, Path] = {}
    for name, kind in KINDS.items():
        found = sorted(folder.glob(kind.pattern)) if kind.system == system else []
        if len(found) > 1:
            raise Failed(f"there is more than one {kind.pattern} in {folder.name}/: {found[0].name}, {found[1].name}")
        if found:
            files[name] = found[0]
    missing = [name for name in needed if name not in files]
    if missing or not files:
        raise Failed(f"nothing to try in {folder.name}/ of {', '.join(missing) or 'what is for this system'}")
    return files


def try_out(program: Command) -> None:
    """Raise Failed if an installed program is not this version, fails its self-test, or opens no window."""
    said = subprocess.run([*program, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    if version() not in said:
        raise Failed(f"what is installed says that it is {said!r}, and not {version()}")
    screen = {"QT_QPA_PLATFORM": "offscreen"} if sys.platform == "linux" else {}
    must([*program, "--self-test"], "the installed program failed its self-test", **screen)
    if sys.platform == "linux":
        if not see_window.has_xvfb():
            raise Failed("nobody can look for its window: Xvfb is missing")
        if see_window.main([str(word) for word in program]) != 0:
            raise Failed("the installed program opens no window (see above)")
    else:
        say(f"its window was there after {seconds_to_window(program):.1f} s")


def seconds_to_window(program: Sequence[str | Path]) -> float:
    """Start a program on Windows or macOS, wait for its window, close it, and return the seconds until it was there.

    Raises Failed if the program ends first, no window comes in time, or the program goes on without its window.
    """
    start = time.monotonic()
    running = subprocess.Popen(program)
    try:
        _wait("it opens no window", lambda: _shown(running.pid) or _ended(running))
        if _ended(running):
            raise Failed(f"it opens no window: it ended with status {running.returncode}")
        seconds = time.monotonic() - start
        _close(running)
        _wait("its window was closed, and it goes on", lambda: _ended(running))
        return seconds
    finally:
        running.kill()
        running.wait()


def _ended(running: subprocess.Popen[bytes]) -> bool:
    return running.poll() is not None


def _wait(failure: str, happened: Callable[[], bool]) -> None:
    end = time.monotonic() + see_window.PATIENCE
    while not happened():
        if time.monotonic() > end:
            raise Failed(f"{failure}, within {see_window.PATIENCE:.0f} s")
        time.sleep(0.1)


def _shown(process: int) -> bool:
    """Return whether a window is shown: on Windows any with our title, on macOS one of the process."""
    if sys.platform == "win32":
        window = ctypes.windll.user32.FindWindowW(None, see_window.TITLE)
        return bool(window and ctypes.windll.user32.IsWindowVisible(window))
    asked = ["osascript", "-l", "JavaScript", "-e", _COUNT % process]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip() not in ("", "0")


def _close(running: subprocess.Popen[bytes]) -> None:
    """Ask a program to end: on Windows by closing its window, elsewhere by SIGTERM."""
    if sys.platform == "win32":
        user = ctypes.windll.user32
        user.PostMessageW(user.FindWindowW(None, see_window.TITLE), _CLOSE, 0, 0)
    else:
        running.terminate()


def main(needed: Sequence[str]) -> int:
    """Install, try and remove each installer in turn."""
    for name, path in there(DIST, sys.platform, needed).items():
        with KINDS[name].installed(path) as program:
            say(f"{path.name} is installed: {' '.join(map(str, program))}")
            try_out(program)
        say(f"{path.name} was tried, and is removed again")
    return 0


if __name__ == "__main__":
    sys.exit(status_of(lambda: main(sys.argv[1:])))
