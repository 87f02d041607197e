"""Builds of the package from these sources: compiled, or as a wheel.

python tools/building.py compiled          the compiled package in build/compiled-...
python tools/building.py wheel             a wheel in dist/, and the source package that it is made of
python tools/building.py run ladder ...    a script of tools/, on the compiled package if it can be built
python tools/building.py play ...          the app, or a command of it, on the compiled package if it was built
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tasks import ROOT, Failed, hash_of, run, say, status_of
from tools.packages import for_python
from tools.packages.facts import DIST

BUILD = ROOT / "build"
PACKAGE_PARTS = ("pyproject.toml", "setup.py", "LICENSE", "README.md", "cardtable", "assets", "translations")


def copy_sources(target: Path) -> None:
    """Copy the files that a build reads into `target`, without leftovers of other builds."""
    target.mkdir(parents=True, exist_ok=True)
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for name in PACKAGE_PARTS:
        part = ROOT / name
        if part.is_dir():
            shutil.copytree(part, target / name, ignore=ignore)
        elif part.exists():
            shutil.copy2(part, target / name)


def compiled_folder() -> Path:
    """Return the folder of the compiled package of these sources, built or not; its name depends on engine and bots."""
    package = ROOT / "cardtable"
    folders = ("engine", "bots", "games")
    sources = [path for folder in folders for path in package.glob(f"{folder}/**/*.py") if "screen" not in path.parts]
    sources += package.glob("match.py")
    parts = [sys.version.encode(), platform.machine().encode()]
    for path in [*sorted(sources), ROOT / "setup.py"]:
        parts += [path.relative_to(ROOT).as_posix().encode(), path.read_bytes()]
    return BUILD / f"compiled-{hash_of(parts)}"


def build_compiled() -> Path:
    """Build the package with engine and bots compiled and return the folder to put on PYTHONPATH.

    Its plain files are updated at every call. Raises Failed if it can't be compiled.
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
                    [sys.executable, "setup.py", "--quiet", "build", "--build-lib", result],
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
            except OSError:  # another process has built the same meanwhile
                if not folder.exists():
                    raise
    refresh(folder / "cardtable")
    return folder


def forget_old_builds() -> None:
    """Remove compiled packages of earlier sources that were last used more than a day ago."""
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
    os.utime(package.parent)  # marks the last use for forget_old_builds


def compiled_or_plain() -> Path:
    """Return the folder of the compiled package, or the checkout if it can't be compiled.

    CARDTABLE_COMPILE=0 asks for the checkout; with =1, Failed is raised if it can't be compiled.
    """
    if os.environ.get("CARDTABLE_COMPILE") == "0":
        return ROOT
    try:
        return build_compiled()
    except Failed:
        if os.environ.get("CARDTABLE_COMPILE") == "1":
            raise
        say("going on with the plain package")
        return ROOT


def build_wheel() -> None:
    """Build a wheel into dist/, and the source package that it is made of."""
    wheel = for_python.build_wheel(for_python.build_sdist(DIST), DIST, os.environ.get("CARDTABLE_COMPILE", ""))
    say(f"built dist/{wheel.name}")


def main(arguments: list[str]) -> int:
    """Run one of the commands in the module's docstring."""
    match arguments:
        case ["compiled"]:
            folder = build_compiled()
            say("run it by .venv's `cardtable`, or by `python -P -m cardtable`, with this folder as PYTHONPATH:")
            print(folder)
        case ["wheel"]:
            build_wheel()
        case ["run", name, *words]:
            path = os.pathsep.join(map(str, dict.fromkeys([compiled_or_plain(), ROOT])))
            return run([sys.executable, ROOT / "tools" / f"{name}.py", *words], PYTHONPATH=path)
        case ["play", *words]:
            here = build_compiled() if compiled_folder().exists() else ROOT
            return run([sys.executable, "-P", "-m", "cardtable", *words], PYTHONPATH=str(here))
        case _:
            raise Failed(f"not to be built: {' '.join(arguments)}")
    return 0


if __name__ == "__main__":
    sys.exit(status_of(lambda: main(sys.argv[1:])))
