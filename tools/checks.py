"""Checks of this checkout: `make test` and `make quick`.

python tools/checks.py all          every check
python tools/checks.py quick        every check, without the slow tests
python tools/checks.py lint         style and import contracts alone, as before every commit
python tools/checks.py tests ...    pytest alone, with these arguments
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tasks import ROOT, Failed, run, say, status_of, venv_program

Commands = Mapping[str, Sequence[str | Path]]
"""Commands to run, by name."""
TYPED = ("cardtable", "examples/toy", "tests", "tools", "packaging/frozen.py", "tasks.py", "setup.py")


# Bytecode is cached whatever the shell says, since tests start some hundred processes.
SURROUNDINGS = {"QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": ""}


def style() -> Commands:
    return {
        "ruff check": [sys.executable, "-m", "ruff", "check", "."],
        "ruff format": [sys.executable, "-m", "ruff", "format", "--check", "."],
        "import contracts": [venv_program("lint-imports"), "--no-logo"],
    }


def types() -> Commands:
    """Return the type check of all modules."""
    return {"mypy": [sys.executable, "-m", "mypy", "--strict", *(name for name in TYPED if (ROOT / name).exists())]}


def tests(*arguments: str) -> Commands:
    """Return pytest with these arguments, in two workers, the fewest that any machine of ours has; a later -n wins."""
    return {"tests": [sys.executable, "-m", "pytest", "-n", "2", *arguments]}


def engine() -> Commands:
    """Return the tests of the engine and the games' rules with their coverage, whose floor pyproject.toml has.

    Property tests draw few examples here, since they run among all the others with the usual number.
    """
    followed = ["-m", "engine and not slow", "--hypothesis-profile", "followed", "--cov", "--cov-report=term"]
    return {"engine and its coverage": tests("tests/engine", "tests/games", *followed)["tests"]}


def check(commands: Commands, beside: Commands | None = None) -> int:
    """Run all commands, even after one fails, and return 1 if any fails.

    Those in `beside` run meanwhile, one after another: each takes one core, and tests leave some of two free. The
    output of each is printed when it has ended.
    """
    started = time.monotonic()
    with ThreadPoolExecutor(1) as pool:
        others = {name: pool.submit(_in_one_piece, name, command) for name, command in (beside or {}).items()}
        results = {}
        for name, command in commands.items():
            say(name)
            begun = time.monotonic()
            results[name] = _result(run(command, **SURROUNDINGS), begun)
        results |= {name: other.result() for name, other in others.items()}
    told = "; ".join(f"{name} {result}" for name, result in results.items())
    say(f"{told}; all in {time.monotonic() - started:.0f} s")
    return 1 if any(result.startswith("FAILED") for result in results.values()) else 0


def _in_one_piece(name: str, command: Sequence[str | Path]) -> str:
    begun = time.monotonic()
    piped, surroundings = subprocess.PIPE, {**os.environ, **SURROUNDINGS}
    done = subprocess.run(
        command, cwd=ROOT, env=surroundings, stdout=piped, stderr=subprocess.STDOUT, encoding="utf-8", check=False
    )
    result = _result(done.returncode, begun)
    print(f"\n{done.stdout}", end="")
    say(f"{name} {result}")
    return result


def _result(status: int, begun: float) -> str:
    return f"{'ok' if status == 0 else 'FAILED'} ({time.monotonic() - begun:.0f} s)"


def main(arguments: list[str]) -> int:
    """Run one of the commands in the module's docstring."""
    match arguments:
        case ["all"]:
            return check({**tests("-m", "slow or not engine or hypothesis"), **engine()}, beside={**style(), **types()})
        case ["quick"]:
            return check(tests("-m", "not slow"), beside={**style(), **types()})
        case ["lint"]:
            return check(style())
        case ["tests", *words]:
            return check(tests(*words))
    raise Failed(f"no such check: {' '.join(arguments)}")


if __name__ == "__main__":
    sys.exit(status_of(lambda: main(sys.argv[1:])))
