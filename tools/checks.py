"""The checks of this checkout: `make test` and `make quick`.

python tools/checks.py all          every check
python tools/checks.py quick        the same, without the tests that are slow
python tools/checks.py lint         style and import contracts alone, as before every commit
python tools/checks.py tests ...    pytest alone, with these arguments
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from tasks import ROOT, Failed, run, say, status_of, venv_program

TYPED = ("cardtable", "tests", "tools", "packaging/frozen.py", "tasks.py", "setup.py")


def checks(*tests: str) -> dict[str, list[str | Path]]:
    """The command of every check; `tests` are pytest's arguments."""
    python = sys.executable
    return {
        "ruff check": [python, "-m", "ruff", "check", "."],
        "ruff format": [python, "-m", "ruff", "format", "--check", "."],
        "mypy": [python, "-m", "mypy", "--strict", *(name for name in TYPED if (ROOT / name).exists())],
        "import contracts": [venv_program("lint-imports"), "--no-logo"],
        # Two workers: the least any machine of ours has. A later -n wins.
        "tests": [python, "-m", "pytest", "-n", "2", *tests],
    }


def engine() -> list[str | Path]:
    """The engine's own tests, and whether they still reach the floor of coverage in pyproject.toml."""
    marked = ["-m", "engine and not slow", "--cov", "--cov-report=term"]
    return [sys.executable, "-m", "pytest", "-n", "2", "tests/engine", *marked]


def check(commands: dict[str, list[str | Path]]) -> int:
    """Run all the commands, even where one fails; 1 where one does."""
    results = {}
    for name, command in commands.items():
        say(name)
        started = time.monotonic()
        # What is compiled is kept, whatever somebody's shell says: tests start some hundred processes.
        status = run(command, QT_QPA_PLATFORM="offscreen", PYTHONDONTWRITEBYTECODE="")
        results[name] = f"{'ok' if status == 0 else 'FAILED'} ({time.monotonic() - started:.0f} s)"
    say("; ".join(f"{name} {result}" for name, result in results.items()))
    return 1 if any(result.startswith("FAILED") for result in results.values()) else 0


def main(arguments: list[str]) -> int:
    """Run what the words at the top of this file say."""
    match arguments:
        case ["all"]:
            return check(checks("-m", "slow or not engine") | {"engine and its coverage": engine()})
        case ["quick"]:
            return check(checks("-m", "not slow"))
        case ["lint"]:
            return check({name: command for name, command in checks().items() if name not in ("mypy", "tests")})
        case ["tests", *words]:
            return check({"tests": checks(*words)["tests"]})
    raise Failed(f"no such check: {' '.join(arguments)}")


if __name__ == "__main__":
    sys.exit(status_of(lambda: main(sys.argv[1:])))
