"""A long sitting: thousands of random events at the real window, and nothing may go wrong.

    python -m tools.sitting --seed 7 --events 20000 --games 30

The seed is printed first. Every page is shown before the first event, in all languages and sizes, for six minutes.
Prints what went wrong with the events before it, and what was held in memory after every thousand; the exit status is 1
where anything was found: an exception, a warning of Qt's or of the program's own, a game that is stuck or whose record
is broken, a process or a thread left behind, a table or a page that stays when it was left (with what holds it), memory
that grows by more than 5 % after the first 3,000 events, widgets that grow, fewer games ended than wanted. The window
changes its size by the way, up to 3000 by 2000.
"""

import argparse
import faulthandler
import sys
import time
from pathlib import Path
from random import SystemRandom
from tempfile import TemporaryDirectory


def main(arguments: list[str]) -> int:
    """Sits."""
    from cardtable.app.memory import keep_memory_together  # only here: processes that think import this module too
    from cardtable.app.plain_imports import import_pyside

    import_pyside()  # as the app does, both
    keep_memory_together()
    from tools.sitter import Sitter

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**6))
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=30, help="how many must end (30)")
    options = parser.parse_args(arguments)
    faulthandler.enable()  # a crash says in which line
    print(f"seed {options.seed}", flush=True)
    begun = time.monotonic()
    with TemporaryDirectory() as folder:
        sitter = Sitter(Path(folder), options.seed)
        sitter.look_round()
        for held in sitter.sit(options.events, options.games):
            print(f"{held}, {(time.monotonic() - begun) / 60:.1f} minutes", flush=True)
        sitter.end()
    found = sitter.findings.found
    if found:
        print(*found, "the last events:", *sitter.trail, sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
