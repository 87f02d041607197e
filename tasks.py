#!/usr/bin/env python3
"""Tasks of this checkout, with the standard library alone, on Linux, macOS and Windows.

python tasks.py play          set up what is missing, then open Cardtable (or: play simulate war ...)
python tasks.py test          set up what is missing, then ruff, mypy, import contracts and tests
                              (arguments go to pytest, which then runs alone: test -k resources)
python tasks.py quick         the checks of `test` without the slow tests, within a minute
python tasks.py lint          style and import contracts alone, as before every commit
python tasks.py bench         speed, as ratios in one run
python tasks.py ladder        strength of the bots
python tasks.py screenshots   pictures of every screen
python tasks.py compiled      the package with engine and bots compiled, in build/compiled-...
python tasks.py translations  bring translations/*.ts up to date with the source, and compile them
python tasks.py wheel         a wheel in dist/, compiled if there is a C compiler (or by CARDTABLE_COMPILE=0, =1)
python tasks.py freeze        a program that needs no Python in dist/cardtable/, and its self-test
python tasks.py package       the downloads in dist/: an installer for this system, and packages for Python
                              (package --locked: with exactly the versions in packaging/locked.txt)
python tasks.py lock          bring packaging/locked.txt up to date
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
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "cardtable-set-up"
TRANSLATIONS = ROOT / "translations"
LOCK = ROOT / "packaging" / "locked.txt"
LOCKED_VENV = ROOT / "build" / "locked-venv"

OLDEST_PYTHON = (3, 11)

# Purposes of system packages, as printed when one is missing.
SET_UP = "to set anything up"
DRAW = "to draw, for the app and its tests"
WINDOW = "to open a window on an X display"
WRITE = "to write what the app's own fonts have no letters for"
SEE = "to see the app's window open, on a display out of sight"
COMPILE = "to compile"
FREEZE = "to freeze"
PACKAGE = "to make a package for Debian, and have it looked at"

# Shared libraries that Qt loads on Linux, and the Debian packages that hold them. Asking the loader works on
# every distribution, whatever its packages are called.
LIBRARIES = {
    SET_UP: {  # loaded by lrelease, which compiles the translations
        "libglib-2.0.so.0": "libglib2.0-0",
        "libgssapi_krb5.so.2": "libgssapi-krb5-2",
        "libbrotlidec.so.1": "libbrotli1",
    },
    DRAW: {
        "libGL.so.1": "libgl1",
        "libEGL.so.1": "libegl1",
        "libX11.so.6": "libx11-6",
        "libxkbcommon.so.0": "libxkbcommon0",
        "libdbus-1.so.3": "libdbus-1-3",
        "libfontconfig.so.1": "libfontconfig1",
    },
    WINDOW: {
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
    },
    PACKAGE: {  # libraries that only desktops have installed, so that a package must depend on them
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
    },
}
# Programs that make or check a Debian package, and the packages that hold them.
PACKAGING = {
    "dpkg-shlibdeps": "dpkg-dev",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "lintian": "lintian",
}
HOME = Path(os.environ.get("HOME", "/"))  # a process without a user has no HOME
FONT_FOLDERS = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), HOME / ".local/share/fonts", HOME / ".fonts")


if TYPE_CHECKING:  # older Pythons have to get as far as the message that they are too old
    Command = Sequence[str | Path]


class Need(NamedTuple):
    """System package that a purpose needs."""

    purpose: str
    """Purpose that can't be served without it."""
    name: str
    """Name to show on systems without apt."""
    packages: Sequence[str]
    """Names of the Debian package that holds it: the first that apt knows is taken."""
    is_there: Callable[[], bool]


class Failed(Exception):
    """Failure of a task, with one line for the person at the terminal."""


def say(text: str) -> None:
    print(f"cardtable: {text}", flush=True)


def run(command: Command, **environment: str) -> int:
    """Run `command` at the top of the checkout and return its exit status."""
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, check=False).returncode


def must(command: Command, failure: str, **environment: str) -> None:
    """Run `command`. Raises Failed with `failure` if it fails."""
    if run(command, **environment) != 0:
        raise Failed(failure)


# --- set-up -------------------------------------------------------------------------------------------------


def venv_program(name: str, venv: Path | None = None) -> Path:
    """Return the path of a program in a virtual environment, by default `.venv`, whether or not it exists."""
    venv = venv or VENV
    return venv / "Scripts" / f"{name}.exe" if os.name == "nt" else venv / "bin" / name


def set_up(*purposes: str, wished: Sequence[str] = ()) -> Path:
    """Make `.venv` ready and return its Python; quick if nothing has changed since the last time.

    System packages missing for `purposes` or `wished` are installed or named. Raises Failed if the environment can't be
    made, or a package for `purposes` is still missing.
    """
    python = venv_program("python")
    wanted = stamp()
    ready = python.exists() and STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted
    if ready:
        provide(purposes, wished)
    else:
        # Ask for everything at once, so that the next command does not need another line typed.
        provide([SET_UP, *purposes], [DRAW, WINDOW, WRITE, SEE, *wished])
        if not environment_works():
            if python.exists():
                say("the .venv found does not work with this Python; making it anew")
            must([sys.executable, "-m", "venv", "--clear", VENV], "could not make the virtual environment .venv")
        say("installing into .venv (a minute or two the first time)")
        pip(python, "setuptools>=77")
        # Without build isolation, since the editable install needs setuptools alone.
        pip(python, "--no-build-isolation", "--editable", ".[dev]")
    compile_translations(python)
    if not ready:
        STAMP.write_text(wanted, encoding="utf-8")
    return python


def set_up_locked(*purposes: str, wished: Sequence[str] = ()) -> Path:
    """Make an environment anew from exactly the files whose hashes are in the lock file, and return its Python.

    Raises Failed as `set_up` does.
    """
    provide([SET_UP, *purposes], wished)
    must([sys.executable, "-m", "venv", "--clear", LOCKED_VENV], f"could not make {LOCKED_VENV.relative_to(ROOT)}")
    python = venv_program("python", LOCKED_VENV)
    say(f"installing what {LOCK.relative_to(ROOT)} names")
    # Binary packages only, since the packages needed to build source packages would have no hashes.
    pip(python, "--require-hashes", "--only-binary", ":all:", "--requirement", str(LOCK))
    pip(python, "--no-deps", "--no-build-isolation", "--editable", ".")
    compile_translations(python)
    return python


def stamp() -> str:
    """Return a hash of all that the environment depends on; moving the checkout changes it."""
    parts = [b"1", sys.version.encode(), str(ROOT).encode()]
    parts += [(ROOT / name).read_bytes() for name in ("pyproject.toml", "setup.py")]
    return hash_of(parts)


def hash_of(parts: Iterable[bytes]) -> str:
    """Return a short hash of parts, each with its length, so that different splits of equal bytes differ."""
    result = hashlib.sha256()
    for part in parts:
        result.update(len(part).to_bytes(8, "big") + part)
    return result.hexdigest()[:16]


def python_version() -> str:
    """Return the running Python's version as in Debian's package names, such as 3.11."""
    return f"{sys.version_info[0]}.{sys.version_info[1]}"


def environment_works() -> bool:
    """Return whether there is a `.venv` of this Python's version, with pip in it."""
    python = venv_program("python")
    if not python.exists():
        return False
    question = "import pip, sys; print('%d.%d' % sys.version_info[:2])"
    answer = subprocess.run([python, "-c", question], capture_output=True, text=True, check=False)
    return answer.stdout.strip() == python_version()


def pip(python: Path, *arguments: str) -> None:
    """Install packages into the environment of `python`. Raises Failed if pip fails."""
    command: Command = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments]
    must(command, f"pip could not install {arguments[-1]} (see above)", CARDTABLE_COMPILE="0")


def provide(purposes: Sequence[str], wished: Sequence[str] = ()) -> None:
    """Install missing system packages if that takes no password, and print those still missing.

    Raises Failed if any of these are for `purposes`; those only `wished` for are just printed.
    """
    lacking = missing([*purposes, *wished])
    prefix = root_prefix() if lacking and has_apt() else None
    if prefix is not None:
        apt_install(prefix, lacking)
        lacking = missing([*purposes, *wished])
    if lacking:
        tell(lacking, needed=purposes)
    if any(need.purpose in purposes for need in lacking):
        raise Failed("nothing is done without what is needed: install it, then give the same command again")


def missing(purposes: Sequence[str]) -> list[Need]:
    """Return the system packages missing for the purposes."""
    return [need for need in needs() if need.purpose in purposes and not need.is_there()]


def needs() -> Iterator[Need]:
    """Yield all system packages ever needed; outside Linux only Python's own."""
    version = python_version()
    yield Need(SET_UP, "Python's module ensurepip", (f"python{version}-venv", "python3-venv"), can_make_environments)
    if sys.platform != "linux":
        return
    for purpose, libraries in LIBRARIES.items():
        for library, package in libraries.items():
            yield Need(purpose, library, (package,), partial(loadable, library))
    yield Need(SEE, "Xvfb", ("xvfb",), partial(has_program, "Xvfb"))
    yield Need(WRITE, "a font such as DejaVu", ("fonts-dejavu-core",), has_fonts)
    compiler = (os.environ.get("CC") or "cc").split()[0]
    yield Need(COMPILE, "a C compiler", ("gcc",), partial(has_program, compiler))
    yield Need(COMPILE, "the C library's headers", ("libc6-dev",), Path("/usr/include/stdio.h").exists)
    headers = Path(sysconfig.get_path("include"), "Python.h")
    yield Need(COMPILE, "Python's headers", (f"python{version}-dev", "python3-dev"), headers.exists)
    # PyInstaller reads libraries by objdump, and freezes Python's own. Debian's Python says that it was built
    # with a shared library, but runs without it: only the loader knows whether it is there.
    yield Need(FREEZE, "objdump", ("binutils",), partial(has_program, "objdump"))
    if sysconfig.get_config_var("Py_ENABLE_SHARED"):
        library = sysconfig.get_config_var("INSTSONAME")
        yield Need(FREEZE, library, (f"libpython{version}", "libpython3-dev"), partial(loadable, library))
    for program, package in PACKAGING.items():
        yield Need(PACKAGE, program, (package,), partial(has_program, program))


def can_make_environments() -> bool:
    """Return whether this Python can make virtual environments, or has made `.venv`.

    Debian has the module ensurepip in a package of its own.
    """
    importlib.invalidate_caches()
    return importlib.util.find_spec("ensurepip") is not None or environment_works()


def has_program(name: str) -> bool:
    return shutil.which(name) is not None


def has_apt() -> bool:
    """Return whether the system installs packages by apt, as Debian and its derivatives do."""
    return has_program("apt-get")


def loadable(library: str) -> bool:
    """Return whether the system's loader finds the shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_fonts() -> bool:
    """Return whether there is a font file anywhere below FONT_FOLDERS."""
    endings = (".ttf", ".otf", ".ttc")
    files = (name for folder in FONT_FOLDERS for _, _, names in os.walk(folder) for name in names)
    return any(name.lower().endswith(endings) for name in files)


def tell(lacking: Sequence[Need], needed: Sequence[str]) -> None:
    """Print the missing packages by purpose, and the line that installs them if there is apt."""
    lines = ["this machine lacks"]
    purposes = dict.fromkeys(need.purpose for need in lacking)
    for purpose in sorted(purposes, key=lambda purpose: purpose not in needed):
        group = [need for need in lacking if need.purpose == purpose]
        names = packages(group) if has_apt() else [need.name for need in group]
        lines.append(f"    {'needed ' if purpose in needed else ''}{purpose}: {', '.join(names)}")
    if has_apt():
        lines += ["  type", f"    {line_to_type(packages(lacking))}"]
    say("\n".join(lines))


def packages(lacking: Sequence[Need]) -> list[str]:
    """Return the Debian names of the packages to install."""
    return [known_package(need.packages) for need in lacking]


def known_package(names: Sequence[str]) -> str:
    """Return the first name that apt knows, or the first of all if it knows none, as without package lists."""
    if len(names) == 1:
        return names[0]
    return next((name for name in names if silently(["apt-cache", "show", name]) == 0), names[0])


def line_to_type(packages: Sequence[str]) -> str:
    """Return the line for the person to type, by sudo or su unless already root."""
    update, install = "apt-get update", f"apt-get install {' '.join(packages)}"
    if root_prefix() == []:
        return f"{update} && {install}"
    # Plain su keeps the user's PATH, without /sbin, where dpkg looks for its helpers.
    return f"sudo {update} && sudo {install}" if has_program("sudo") else f"su - -c '{update} && {install}'"


def root_prefix() -> list[str] | None:
    """Return the words that go before a command to run it as root without a password, or None if there is no way."""
    if os.name != "posix":
        return None
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "-n"]
    return sudo if shutil.which("sudo") and silently([*sudo, "true"]) == 0 else None


def apt_install(prefix: Sequence[str], lacking: Sequence[Need]) -> None:
    """Have apt install what is missing, as far as it can, fetching package lists if the first attempt fails."""
    say(f"installing system packages: {' '.join(packages(lacking))}")
    # Variables are set by env, since sudo drops those of its caller.
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-o", "DPkg::Lock::Timeout=120"]
    install = [*apt, "install", "--yes", "--no-install-recommends"]
    # A machine fresh from its image has no package lists, or old ones.
    if silently([*install, *packages(lacking)]) != 0 and silently([*apt, "update"]) == 0:
        silently([*install, *packages(lacking)])


def silently(command: Command) -> int:
    """Run a command without input or output and return its exit status."""
    nothing = subprocess.DEVNULL
    return subprocess.run(command, stdin=nothing, stdout=nothing, stderr=nothing, check=False).returncode


def linguist_tool(python: Path, name: str) -> list[str | Path]:
    """Return the command of Qt's lupdate or lrelease, by PySide6's entry point, which knows where the program is."""
    return [python, "-c", f"from PySide6.scripts.pyside_tool import {name}; {name}()"]


def compile_translations(python: Path) -> None:
    """Compile each `.ts` that is newer than its `.qm`. Raises Failed if one can't be compiled."""
    for source in sorted(TRANSLATIONS.glob("*.ts")):
        target = source.with_suffix(".qm")
        if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
            command = [*linguist_tool(python, "lrelease"), "-silent", source, "-qm", target]
            must(command, f"could not compile {source.name}")


# --- commands -----------------------------------------------------------------------------------------------


def play(arguments: list[str]) -> int:
    """Set up, and open the app or run another of its commands; compiled if a compiled build of these sources exists."""
    python = set_up() if arguments else set_up(DRAW, wished=[WINDOW, WRITE])
    if any((ROOT / "build").glob("compiled-*")):
        return run([python, ROOT / "tools" / "building.py", "play", *arguments], PYTHONPATH=str(ROOT))
    return run([python, "-m", "cardtable", *arguments])


def tool(name: str, arguments: Sequence[str] = (), *purposes: str, wished: Sequence[str] = ()) -> int:
    """Set up for the purposes, and run a script of tools/."""
    return run([set_up(*purposes, wished=wished), ROOT / "tools" / f"{name}.py", *arguments], PYTHONPATH=str(ROOT))


def test(arguments: list[str]) -> int:
    """Run every check, even after one fails; with arguments, run pytest alone."""
    if arguments:
        return tool("checks", ["tests", *arguments], DRAW)
    return tool("checks", ["all"], DRAW, wished=[WINDOW, SEE])


def quick(arguments: list[str]) -> int:
    """Run every check but the slow tests."""
    no_more(arguments)
    return tool("checks", ["quick"], DRAW)


def lint(arguments: list[str]) -> int:
    """Run the checks that take a second or two: style and import contracts."""
    no_more(arguments)
    return tool("checks", ["lint"])


def bench(arguments: list[str]) -> int:
    """Measure speed, beside OpenSpiel's if that can be installed."""
    python = set_up(DRAW)
    if silently([python, "-c", "import pyspiel"]) != 0:
        say("installing OpenSpiel to compare with")
        try:
            pip(python, "--no-build-isolation", "--editable", ".[bench]")
        except Failed:
            say("OpenSpiel can't be installed here: the comparison with it is left out")
    return tool("bench", arguments)


def ladder(arguments: list[str]) -> int:
    """Measure the strength of the bots, compiled if possible: the figures are the same, and come sooner."""
    return tool("building", ["run", "ladder", *arguments])


def screenshots(arguments: list[str]) -> int:
    """Take pictures of the screens."""
    return tool("screenshots", arguments, DRAW)


def compiled(arguments: list[str]) -> int:
    """Build the compiled package; the last line printed is the folder for PYTHONPATH."""
    no_more(arguments)
    return tool("building", ["compiled"], COMPILE)


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
    # With a compiler, the compiled package is frozen.
    python = set_up(DRAW, FREEZE, wished=[WINDOW, SEE, *([COMPILE] if has_program("cc") else [])])
    pip(python, "--no-build-isolation", "--editable", ".[freeze]")
    return tool("packages/freezing")


def package(arguments: list[str]) -> int:
    """Freeze the app, and make the downloads for this system, or only those named."""
    wished = [WINDOW, SEE, *[COMPILE] * has_program("cc"), *[PACKAGE] * has_apt()]
    if "--locked" in arguments:
        python = set_up_locked(DRAW, FREEZE, wished=wished)
        arguments = [word for word in arguments if word != "--locked"]
        return run([python, ROOT / "tools" / "packages" / "make.py", *arguments], PYTHONPATH=str(ROOT))
    python = set_up(DRAW, FREEZE, wished=wished)
    pip(python, "--no-build-isolation", "--editable", ".[freeze]")
    return tool("packages/make", arguments)


def lock(arguments: list[str]) -> int:
    """Write packaging/locked.txt anew."""
    no_more(arguments)
    pip(set_up(), "--no-build-isolation", "--editable", ".[lock]")
    return tool("packages/locking")


def no_more(arguments: list[str]) -> None:
    """Raise Failed if there are any arguments, for commands that take none."""
    if arguments:
        raise Failed(f"no such argument: {arguments[0]}")


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "test": test,
    "quick": quick,
    "lint": lint,
    "bench": bench,
    "ladder": ladder,
    "screenshots": screenshots,
    "compiled": compiled,
    "translations": translations,
    "wheel": wheel,
    "freeze": freeze,
    "package": package,
    "lock": lock,
}


def newer_python() -> str | None:
    """Return the path of another Python on this machine that is new enough and runs, or None."""
    names = ("python3.14", "python3.13", "python3.12", "python3.11")
    found = [path for path in map(shutil.which, names) if path]
    return next((path for path in found if silently([path, "-c", ""]) == 0), None)


def main(arguments: list[str]) -> int:
    """Run one command and return its exit status: 2 for an unknown command, 130 after Ctrl-C."""
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
    """Return the exit status of `work`: 1 after Failed, whose line is printed, and 130 after Ctrl-C."""
    try:
        return work()
    except Failed as failure:
        say(str(failure))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
