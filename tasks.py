#!/usr/bin/env python3
"""Everything done to this checkout, with the standard library alone, on Linux, macOS and Windows.

python tasks.py play          set up what is missing, then open Cardtable (or: play simulate war ...)
python tasks.py test          set up what is missing, then ruff, mypy, import contracts and tests
                              (arguments go to pytest, which then runs alone: test -k resources)
python tasks.py bench         speed, as ratios in one run
python tasks.py ladder        strength of the bots
python tasks.py screenshots   pictures of every screen
python tasks.py compiled      the package with engine and bots compiled, in build/compiled-...
python tasks.py translations  bring translations/*.ts up to date with the source, and compile them
python tasks.py wheel         a wheel in dist/, compiled where a C compiler is (or by CARDTABLE_COMPILE=0, =1)
python tasks.py freeze        a program that needs no Python in dist/cardtable/, and its self-test
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "cardtable-set-up"
TRANSLATIONS = ROOT / "translations"

OLDEST_PYTHON = (3, 11)

# Shared libraries Qt loads on Linux, and the Debian packages that hold them. Asking the loader is right on
# every distribution, also where packages were renamed.
QT_LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    # From here on: for a window on an X display only.
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
FONT_PACKAGE = "fonts-dejavu-core"
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")


if TYPE_CHECKING:  # an older Python must get as far as being told that it is too old
    Command = Sequence[str | Path]


class Failed(Exception):
    """What a task could not do, in one line for the person at the terminal."""


def say(text: str) -> None:
    print(f"cardtable: {text}", flush=True)


def run(command: Command, **environment: str) -> int:
    """Run `command` at the top of the checkout and return its exit status."""
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, check=False).returncode


def must(command: Command, failure: str, **environment: str) -> None:
    """Run `command`; raises Failed with `failure` where it does not succeed."""
    if run(command, **environment) != 0:
        raise Failed(failure)


# --- set-up -------------------------------------------------------------------------------------------------


def venv_program(name: str) -> Path:
    """A program of the virtual environment, there or not."""
    return VENV / "Scripts" / f"{name}.exe" if os.name == "nt" else VENV / "bin" / name


def set_up() -> Path:
    """Make `.venv` ready and return its Python; quick where nothing has changed since the last time.

    Raises Failed where the environment can't be made. Missing system libraries are only told.
    """
    python = venv_program("python")
    wanted = stamp()
    if not (python.exists() and STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted):
        install_system_packages(missing_system_packages())
        make_environment(python)
        say("installing into .venv (a minute or two the first time)")
        pip(python, "setuptools>=77")
        # Never compiled, and not isolated: the editable install needs setuptools alone.
        pip(python, "--no-build-isolation", "--editable", ".[dev]")
        STAMP.write_text(wanted, encoding="utf-8")
    compile_translations(python)
    return python


def stamp() -> str:
    """What the installed environment depends on, as one word; a checkout that was moved is a new one."""
    parts = [b"1", sys.version.encode(), str(ROOT).encode()]
    parts += [(ROOT / name).read_bytes() for name in ("pyproject.toml", "setup.py")]
    return hash_of(parts)


def hash_of(parts: Iterable[bytes]) -> str:
    """A short hash in which no two lists of parts run into one another."""
    result = hashlib.sha256()
    for part in parts:
        result.update(len(part).to_bytes(8, "big") + part)
    return result.hexdigest()[:16]


def python_version() -> str:
    """The running Python's version as in Debian's package names, such as 3.11."""
    return f"{sys.version_info[0]}.{sys.version_info[1]}"


def make_environment(python: Path) -> None:
    """Make `.venv` unless there is a working one of this Python's version; raises Failed where it can't."""
    version = python_version()
    question = "import pip, sys; print('%d.%d' % sys.version_info[:2])"
    if python.exists():
        answer = subprocess.run([python, "-c", question], capture_output=True, text=True, check=False)
        if answer.stdout.strip() == version:
            return
        say("the .venv found does not work with this Python; making it anew")
    if importlib.util.find_spec("ensurepip") is None:  # Debian has it in a package of its own
        install_system_packages([f"python{version}-venv"])
        importlib.invalidate_caches()
        if importlib.util.find_spec("ensurepip") is None:
            raise Failed("this Python can make no virtual environments: install its venv package, try again")
    must([sys.executable, "-m", "venv", "--clear", VENV], "could not make the virtual environment .venv")


def pip(python: Path, *arguments: str) -> None:
    """Install into the environment; raises Failed where pip does."""
    command: Command = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments]
    must(command, f"pip could not install {arguments[-1]} (see above)", CARDTABLE_COMPILE="0")


def missing_system_packages() -> list[str]:
    """Debian's names of the system packages Qt needs here and does not find; none outside Linux."""
    if sys.platform != "linux":
        return []
    missing = [package for library, package in QT_LIBRARIES.items() if not loadable(library)]
    if not any(has_fonts(Path(folder).expanduser()) for folder in FONT_FOLDERS):
        missing.append(FONT_PACKAGE)
    return missing


def loadable(library: str) -> bool:
    """Whether the system's loader finds the shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_fonts(folder: Path) -> bool:
    """Whether there is a font file anywhere below the folder."""
    endings = (".ttf", ".otf", ".ttc")
    return any(name.lower().endswith(endings) for _, _, names in os.walk(folder) for name in names)


def install_system_packages(packages: Sequence[str]) -> None:
    """Install by apt where that takes no password; else, or where it fails, print the line to type."""
    if not packages:
        return
    prefix = root_prefix()
    if shutil.which("apt-get") is None:
        say(f"system packages may be missing; Debian calls them {' '.join(packages)}")
    elif prefix is not None and apt_install(prefix, packages):
        return
    else:
        say("system packages are missing; if something does not work, type:")
        print(apt_line(packages), flush=True)


def root_prefix() -> list[str] | None:
    """What to put before a command to run it as root without a question, or None where that can't be had."""
    if os.name != "posix":
        return None
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "-n"]
    return sudo if shutil.which("sudo") and silently([*sudo, "true"]) == 0 else None


def apt_install(prefix: Sequence[str], packages: Sequence[str]) -> bool:
    """Whether apt installed the packages, after fetching its lists where it must."""
    say(f"installing system packages: {' '.join(packages)}")
    # By env, since sudo drops the variables of its caller.
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-o", "DPkg::Lock::Timeout=120"]
    install = [*apt, "install", "--yes", "--no-install-recommends", *packages]
    # A machine fresh from its image has no lists, or old ones.
    return silently(install) == 0 or (silently([*apt, "update"]) == 0 and silently(install) == 0)


def silently(command: Command) -> int:
    """The exit status of a command that is neither asked nor heard."""
    nothing = subprocess.DEVNULL
    return subprocess.run(command, stdin=nothing, stdout=nothing, stderr=nothing, check=False).returncode


def apt_line(packages: Sequence[str]) -> str:
    """The line a person types to install the packages."""
    return f"    sudo apt-get install {' '.join(packages)}"


def linguist_tool(python: Path, name: str) -> list[str | Path]:
    """The command of Qt's lupdate or lrelease, by PySide6's entry point: it knows where the program lies."""
    return [python, "-c", f"from PySide6.scripts.pyside_tool import {name}; {name}()"]


def compile_translations(python: Path) -> None:
    """Compile each `.ts` that is newer than its `.qm`; raises Failed where one can't be."""
    for source in sorted(TRANSLATIONS.glob("*.ts")):
        target = source.with_suffix(".qm")
        if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
            command = [*linguist_tool(python, "lrelease"), "-silent", source, "-qm", target]
            must(command, f"could not compile {source.name}")


# --- commands -----------------------------------------------------------------------------------------------


def play(arguments: list[str]) -> int:
    """Set up, and open the app or run another command of it."""
    python = set_up()
    missing = missing_system_packages()
    if missing and not arguments:
        say("Qt may not open a window without these:")
        print(apt_line(missing), flush=True)
    return run([python, "-m", "cardtable", *arguments])


def tool(name: str, arguments: Sequence[str] = ()) -> int:
    """Set up and run one of tools/."""
    return run([set_up(), ROOT / "tools" / f"{name}.py", *arguments], PYTHONPATH=str(ROOT))


def test(arguments: list[str]) -> int:
    """Run every check, all of them even where one fails; with arguments pytest alone."""
    if sys.platform == "linux" and not arguments and shutil.which("Xvfb") is None:
        install_system_packages(["xvfb"])  # a display out of sight, to see the window open
    return tool("checks", arguments)


def bench(arguments: list[str]) -> int:
    """Measure speed, against OpenSpiel where that can be installed."""
    python = set_up()
    if silently([python, "-c", "import pyspiel"]) != 0:
        say("installing OpenSpiel to compare with")
        try:
            pip(python, "--no-build-isolation", "--editable", ".[bench]")
        except Failed:
            say("OpenSpiel can't be installed here: the comparison with it is left out")
    return tool("bench", arguments)


def ladder(arguments: list[str]) -> int:
    """Measure the strength of the bots, compiled where that can be had: the figures are the same, and sooner there."""
    return tool("building", ["run", "ladder", *arguments])


def screenshots(arguments: list[str]) -> int:
    """Take pictures of the screens."""
    return tool("screenshots", arguments)


def compiled(arguments: list[str]) -> int:
    """Build the compiled package; the last line printed is the folder for PYTHONPATH."""
    no_more(arguments)
    if sys.platform == "linux" and shutil.which("cc") is None:
        install_system_packages(["gcc", "libc6-dev", f"python{python_version()}-dev"])
    return tool("building", ["compiled"])


def translations(arguments: list[str]) -> int:
    """Update and compile the translations."""
    no_more(arguments)
    return tool("translations")


def wheel(arguments: list[str]) -> int:
    """Build a wheel into dist/."""
    no_more(arguments)
    return tool("building", ["wheel"])


def freeze(arguments: list[str]) -> int:
    """Freeze the app into dist/cardtable/ and let it test itself."""
    no_more(arguments)
    python = set_up()
    if sys.platform == "linux":  # PyInstaller reads libraries by objdump, and takes Python's own along
        wanted = [] if shutil.which("objdump") else ["binutils"]
        wanted += [] if shutil.which("Xvfb") else ["xvfb"]  # to see its window open
        if not sysconfig.get_config_var("Py_ENABLE_SHARED") and not loadable(f"libpython{python_version()}.so.1.0"):
            wanted.append(f"libpython{python_version()}")
        install_system_packages(wanted)
    pip(python, "--no-build-isolation", "--editable", ".[freeze]")
    return tool("freezing")


def no_more(arguments: list[str]) -> None:
    """Raises Failed where a command that takes no arguments got some."""
    if arguments:
        raise Failed(f"no such argument: {arguments[0]}")


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "test": test,
    "bench": bench,
    "ladder": ladder,
    "screenshots": screenshots,
    "compiled": compiled,
    "translations": translations,
    "wheel": wheel,
    "freeze": freeze,
}


def newer_python() -> str | None:
    """Another Python on this machine that is new enough."""
    names = ("python3.14", "python3.13", "python3.12", "python3.11")
    return next((found for found in map(shutil.which, names) if found), None)


def main(arguments: list[str]) -> int:
    """Run one command and return its exit status: 2 for a command that is none, 130 after Ctrl-C."""
    if sys.version_info < OLDEST_PYTHON:
        other = newer_python()
        if other:
            return subprocess.run([other, __file__, *arguments], check=False).returncode
        say(f"Python 3.11 or newer is needed; this is {platform.python_version()}")
        return 2
    if not arguments or arguments[0] in ("-h", "--help"):
        print(__doc__)
        return 0 if arguments else 2
    command = COMMANDS.get(arguments[0])
    if command is None:
        say(f"no such command: {arguments[0]}; there are {', '.join(COMMANDS)}")
        return 2
    return status_of(lambda: command(arguments[1:]))


def status_of(work: Callable[[], int]) -> int:
    """The exit status of what is done: 1 where it failed, which is said in one line, 130 after Ctrl-C."""
    try:
        return work()
    except Failed as failure:
        say(str(failure))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
