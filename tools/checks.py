"""Every check of this checkout: `make test`."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from tasks import ROOT, run, say, status_of, venv_program

TYPED = ("cardtable", "tests", "tools", "packaging/frozen.py", "tasks.py", "setup.py")


def check(arguments: list[str]) -> int:
    """Run every check, all of them even where one fails; with arguments pytest alone."""
    python = sys.executable
    checks: dict[str, list[str | Path]] = {
        "ruff check": [python, "-m", "ruff", "check", "."],
        "ruff format": [python, "-m", "ruff", "format", "--check", "."],
        "mypy": [python, "-m", "mypy", "--strict", *(name for name in TYPED if (ROOT / name).exists())],
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


if __name__ == "__main__":
    sys.exit(status_of(lambda: check(sys.argv[1:])))
