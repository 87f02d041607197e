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

import ast
import ctypes
import hashlib
import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "cardtable-set-up"
BUILD = ROOT / "build"
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


# --- translations -------------------------------------------------------------------------------------------


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


class Text(NamedTuple):
    """A text to translate, as Qt's catalogues know it, and where it stands."""

    context: str
    source: str
    remark: str
    plural: bool
    place: str


def texts_of(path: Path) -> list[Text]:
    """The texts that a module hands to `tr()` or `translate()`.

    Raises Failed, with the line, for one that is not a plain string: no catalogue would ever hold it.
    """
    found = []

    def visit(node: ast.AST, context: str) -> None:
        if isinstance(node, ast.ClassDef):
            context = node.name
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            words = [argument.value if isinstance(argument, ast.Constant) else None for argument in node.args]
            named = {keyword.arg for keyword in node.keywords}
            place = f"{path.name}:{node.lineno}"
            if name == "tr" and words:
                found.append(text([context, *words], named, place))
            elif name == "translate" and len(words) > 1 and isinstance(words[0], str):  # QPainter's has numbers
                found.append(text(words, named, place))
        for child in ast.iter_child_nodes(node):
            visit(child, context)

    def text(words: list[Any], named: set[str | None], place: str) -> Text:
        context, source, remark = [*words, None][:3]
        if not isinstance(source, str):
            raise Failed(f"{place}: what is translated must be a plain string")
        return Text(context, source, remark or "", len(words) > 3 or "n" in named, place)

    visit(ast.parse(path.read_text(encoding="utf-8")), "")
    return found


def texts() -> list[Text]:
    """All texts of the app; raises Failed like `texts_of`."""
    return [text for path in sorted((ROOT / "cardtable" / "app").rglob("*.py")) for text in texts_of(path)]


def stand_in(texts: Iterable[Text]) -> str:
    """A C++ source with the same texts."""
    calls = []
    for text in texts:
        # JSON writes a string as C++ does, as far as texts on a screen go.
        words = [json.dumps(word, ensure_ascii=False) for word in (text.context, text.source, text.remark)]
        calls.append(f"QCoreApplication::translate({', '.join([*words, 'n'] if text.plural else words)});\n")
    return f"void texts(int n) {{\n{''.join(calls)}}}\n"


def update_translations(python: Path) -> int:
    """Bring every `.ts` up to date with cardtable/app; 1 where English plurals are left to write."""
    # lupdate 6.11 reads Python, but sees a plural only in `self.tr("%n card(s)", "", n)`: never in
    # QCoreApplication.translate(..., n) nor in n=n, which would show "1 card(s)". In C++ it sees them all.
    with tempfile.TemporaryDirectory() as work:
        source = Path(work, "texts.cpp")
        source.write_text(stand_in(texts()), encoding="utf-8")
        for catalogue in sorted(TRANSLATIONS.glob("*.ts")):
            # English needs a file for its plurals like any language, and for nothing but them.
            only = ["-pluralonly"] if catalogue.stem.endswith("_en") else []
            command = [*linguist_tool(python, "lupdate"), "-silent", *only, "-no-obsolete", "-locations", "none"]
            must([*command, source, "-ts", catalogue], f"lupdate could not update {catalogue.name}")
    english = TRANSLATIONS / "cardtable_en.ts"
    text, left = fill_english_plurals(english.read_text(encoding="utf-8"))
    english.write_text(text, encoding="utf-8", newline="\n")
    for plural in left:
        say(f"write both forms of {plural!r} into translations/{english.name}")
    compile_translations(python)
    return 1 if left else 0


def fill_english_plurals(text: str) -> tuple[str, list[str]]:
    """The English `.ts` with "%n card(s)" filled in as "%n card" and "%n cards", and the sources left."""
    tree = ET.fromstring(text)
    left = []
    for message in tree.iter("message"):
        source = message.findtext("source", "")
        translation = message.find("translation")
        if translation is None or translation.get("type") != "unfinished":
            continue
        # Not "pennys": where English does more than add an s, a person writes it.
        if re.search(r"([^aeiou]y|s|x|z|ch|sh)\(s\)", source):
            left.append(source)
            continue
        for form, ending in zip(translation.findall("numerusform"), ("", "s"), strict=True):
            form.text = source.replace("(s)", ending)
        del translation.attrib["type"]
    ET.indent(tree, "    ")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{ET.tostring(tree, "unicode")}\n', left


# --- building -----------------------------------------------------------------------------------------------

PACKAGE_PARTS = ("pyproject.toml", "setup.py", "LICENSE", "README.md", "cardtable", "assets", "translations")


def copy_sources(target: Path) -> None:
    """Copy what a build reads into `target`, without leftovers: a build there meets no other one."""
    target.mkdir(parents=True, exist_ok=True)
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for name in PACKAGE_PARTS:
        part = ROOT / name
        if part.is_dir():
            shutil.copytree(part, target / name, ignore=ignore)
        elif part.exists():
            shutil.copy2(part, target / name)


def compiled_folder() -> Path:
    """Where the compiled package of these sources lies once built; the name changes with engine and bots."""
    package = ROOT / "cardtable"
    sources = [*package.glob("engine/**/*.py"), *package.glob("bots/**/*.py"), *package.glob("match.py")]
    parts = [sys.version.encode(), platform.machine().encode()]
    for path in [*sorted(sources), ROOT / "setup.py"]:
        parts += [path.relative_to(ROOT).as_posix().encode(), path.read_bytes()]
    return BUILD / f"compiled-{hash_of(parts)}"


def build_compiled(python: str | Path | None = None) -> Path:
    """Build the package with engine and bots compiled and return the folder to put on PYTHONPATH.

    `python` is the environment's interpreter (the running one, unless told). What is not compiled is brought
    up to date at every call. Raises Failed where it can't be compiled.
    """
    folder = compiled_folder()
    if not folder.exists():
        BUILD.mkdir(exist_ok=True)
        forget_old_builds()
        say("compiling engine and bots")
        with tempfile.TemporaryDirectory(dir=BUILD) as work:
            copy_sources(Path(work, "source"))
            result = Path(work, "result")
            with Path(work, "log").open("wb") as log:
                built = subprocess.run(
                    [python or sys.executable, "setup.py", "--quiet", "build", "--build-lib", result],
                    cwd=Path(work, "source"),
                    env={**os.environ, "CARDTABLE_COMPILE": "1"},
                    stdout=log,
                    stderr=log,
                    check=False,
                )
            if built.returncode != 0:
                print(Path(work, "log").read_text(encoding="utf-8", errors="replace"), file=sys.stderr)
                raise Failed("engine and bots could not be compiled (see above); it takes a C compiler")
            try:
                result.rename(folder)
            except OSError:  # another process was faster: what it built is as good
                if not folder.exists():
                    raise
    refresh(folder / "cardtable")
    return folder


def forget_old_builds() -> None:
    """Remove compiled packages of earlier sources that nobody has asked for since yesterday."""
    for old in BUILD.glob("compiled-*"):
        if time.time() - old.stat().st_mtime > 24 * 3600:
            shutil.rmtree(old, ignore_errors=True)


def refresh(package: Path) -> None:
    """Make the plain files of a compiled package equal to the checkout's."""
    for part, inside in (("cardtable", "."), ("assets", "assets"), ("translations", "translations")):
        for source in (ROOT / part).rglob("*"):
            target = package / inside / source.relative_to(ROOT / part)
            wanted = source.is_file() and source.suffix not in (".pyc", ".so", ".pyd", ".ts")
            if wanted and not (target.exists() and target.read_bytes() == source.read_bytes()):
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(source, target)
    for target in package.rglob("*.py"):
        if not (ROOT / "cardtable" / target.relative_to(package)).exists():
            target.unlink()
    os.utime(package.parent)  # the time of the last use


# --- commands -----------------------------------------------------------------------------------------------


def play(arguments: list[str]) -> int:
    """Set up, and open the app or run another command of it."""
    python = set_up()
    missing = missing_system_packages()
    if missing and not arguments:
        say("Qt may not open a window without these:")
        print(apt_line(missing), flush=True)
    return run([python, "-m", "cardtable", *arguments])


def test(arguments: list[str]) -> int:
    """Set up and run every check, all of them even where one fails; with arguments pytest alone."""
    python = set_up()
    if sys.platform == "linux" and not arguments and shutil.which("Xvfb") is None:
        install_system_packages(["xvfb"])  # a display out of sight, to see the window open
    typed = ("cardtable", "tests", "tools", "packaging/frozen.py", "tasks.py", "setup.py")
    checks: dict[str, list[str | Path]] = {
        "ruff check": [python, "-m", "ruff", "check", "."],
        "ruff format": [python, "-m", "ruff", "format", "--check", "."],
        "mypy": [python, "-m", "mypy", "--strict", *(name for name in typed if (ROOT / name).exists())],
        "import contracts": [venv_program("lint-imports"), "--no-logo"],
        # Two workers: the least any machine of ours has. A later -n wins.
        "tests": [python, "-m", "pytest", "-n", "2", *arguments],
    }
    results = {}
    for name, command in checks.items():
        if arguments and name != "tests":
            continue
        say(name)
        started = time.monotonic()
        status = run(command, QT_QPA_PLATFORM="offscreen")
        results[name] = f"{'ok' if status == 0 else 'FAILED'} ({time.monotonic() - started:.0f} s)"
    say("; ".join(f"{name} {result}" for name, result in results.items()))
    return 1 if any(result.startswith("FAILED") for result in results.values()) else 0


def tool(name: str, arguments: list[str]) -> int:
    """Set up and run one of tools/."""
    python = set_up()
    script = ROOT / "tools" / f"{name}.py"
    if not script.exists():
        raise Failed(f"there is no {script.relative_to(ROOT)} yet")
    return run([python, script, *arguments], PYTHONPATH=str(ROOT))


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
    python = set_up()
    try:
        path = f"{build_compiled(python)}{os.pathsep}{ROOT}"
    except Failed:
        path = str(ROOT)
    return run([python, ROOT / "tools" / "ladder.py", *arguments], PYTHONPATH=path)


def screenshots(arguments: list[str]) -> int:
    """Take pictures of the screens."""
    return tool("screenshots", arguments)


def compiled(arguments: list[str]) -> int:
    """Build the compiled package; the last line printed is the folder for PYTHONPATH."""
    no_more(arguments)
    python = set_up()
    if sys.platform == "linux" and shutil.which("cc") is None:
        install_system_packages(["gcc", "libc6-dev", f"python{python_version()}-dev"])
    folder = build_compiled(python)
    say("run it by .venv's `cardtable`, or by `python -P -m cardtable`, with this folder as PYTHONPATH:")
    print(folder)
    return 0


def translations(arguments: list[str]) -> int:
    """Update and compile the translations."""
    no_more(arguments)
    return update_translations(set_up())


def wheel(arguments: list[str]) -> int:
    """Build a wheel into dist/."""
    no_more(arguments)
    python = set_up()
    with tempfile.TemporaryDirectory() as work:
        copy_sources(Path(work))
        command: list[str | Path] = [python, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"]
        command += ["--no-deps", "--no-build-isolation", "--wheel-dir", "dist", work]
        must(command, "the wheel could not be built (see above)")
    newest = max((ROOT / "dist").glob("cardtable-*.whl"), key=lambda path: path.stat().st_mtime)
    say(f"built dist/{newest.name}")
    return 0


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
    icons = ROOT / "packaging" / "icon"
    if not any(icons.glob("*.png")):
        draw: Command = [python, "-m", "cardtable.app.art.icon", icons]
        must(draw, "the icon could not be drawn", QT_QPA_PLATFORM="offscreen")
    command: list[str | Path] = [python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", "dist", "--workpath", "build/freeze", "packaging/cardtable.spec"]
    must(command, "PyInstaller failed (see above)", CARDTABLE_PACKAGE=str(package_to_freeze(python)))
    program = ROOT / "dist" / "cardtable" / ("cardtable.exe" if os.name == "nt" else "cardtable")
    # The screen at hand, and on Linux, where there may be none, a display out of sight.
    screen = {"win32": "windows", "darwin": "cocoa"}.get(sys.platform, "offscreen")
    must([program, "--self-test"], "the frozen program failed its self-test", QT_QPA_PLATFORM=screen)
    if sys.platform == "linux":
        must([python, "tools/see_window.py", program], "the frozen program opens no window (see above)")
    say(f"{program.relative_to(ROOT)} stands, and has tested itself")
    return 0


def package_to_freeze(python: Path) -> Path:
    """The folder of the package that goes into the frozen program: the compiled one where that can be had."""
    if os.environ.get("CARDTABLE_COMPILE") == "0":
        return ROOT
    try:
        return build_compiled(python)
    except Failed:
        if os.environ.get("CARDTABLE_COMPILE") == "1":
            raise
        say("going on with the plain package")
        return ROOT


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
    try:
        return command(arguments[1:])
    except Failed as failure:
        say(str(failure))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
