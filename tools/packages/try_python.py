"""Install each package for Python in dist/ into an empty environment, and run it.

python -m tools.packages.try_python                the source package, and the wheel for all systems
python -m tools.packages.try_python dist/FILE...   only these

It needs nothing but Python, and fetches the program's dependencies. If pipx or uv is installed, it has them run the
package too.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tasks import Failed, has_program, say, status_of, venv_program
from tools.packages.facts import DIST, NAME, version

TRIALS = (["--version"], ["simulate", "war", "--games", "2"], ["--self-test"])
"""Arguments of the program's trial runs."""


def by_pip(package: Path, home: Path) -> list[str | Path]:
    """Install the package into a virtual environment and return the command that runs it."""
    venv = home / "venv"
    _must([sys.executable, "-m", "venv", venv], home)
    _must([venv_program("python", venv), "-m", "pip", "install", "--quiet", package], home)
    return [venv_program(NAME, venv)]


def by_pipx(package: Path, home: Path) -> list[str | Path]:
    """Return the command by which pipx runs it from an environment of its own."""
    return ["pipx", "run", "--spec", package, NAME]


def by_uv(package: Path, home: Path) -> list[str | Path]:
    """Return the command by which uv runs it, as `uvx` does."""
    return ["uv", "tool", "run", "--no-config", "--from", package, NAME]


WAYS: dict[str, Callable[[Path, Path], list[str | Path]]] = {"pip": by_pip, "pipx": by_pipx, "uv": by_uv}


def try_package(package: Path, way: str) -> None:
    """Raise Failed if the package can't be installed by `way`, or a trial run fails."""
    start = time.monotonic()
    with TemporaryDirectory() as folder:
        home = Path(folder)
        command = WAYS[way](package, home)
        for words in TRIALS:
            said = _must([*command, *words], home)
            if words == ["--version"] and version() not in said:
                raise Failed(f"{package.name} says that it is {said.strip()!r}, and not {version()}")
    say(f"{package.name} by {way}: installed and tried in {time.monotonic() - start:.0f} s")


def _must(command: Sequence[str | Path], home: Path) -> str:
    """Return the output of a command, run in `home` with data folders there. Raises Failed if it fails."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    own = {"QT_QPA_PLATFORM": "offscreen", "PIPX_HOME": str(home / "pipx"), "UV_TOOL_DIR": str(home / "uv")}
    own |= {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("DATA", "CONFIG", "STATE")}
    done = subprocess.run(command, cwd=home, env={**kept, **own}, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        raise Failed(f"{' '.join(map(str, command))} failed (see above)")
    return done.stdout


def main(arguments: Sequence[str]) -> int:
    """Try the packages named, or those in dist/, in each way that is installed."""
    packages = [Path(name).resolve() for name in arguments]
    packages = packages or sorted([*DIST.glob(f"{NAME}-*.tar.gz"), *DIST.glob(f"{NAME}-*-none-any.whl")])
    if not packages:
        raise Failed("there is no package for Python in dist/: `python tasks.py package python` makes them")
    ways = [way for way in WAYS if way == "pip" or has_program(way)]
    for package in packages:
        for way in ways:
            try_package(package, way)
    return 0


if __name__ == "__main__":
    sys.exit(status_of(lambda: main(sys.argv[1:])))
