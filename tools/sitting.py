"""Soak test: thousands of random events at the real window, with no error allowed.

    python -m tools.sitting --seed 7 --events 20000 --games 30

The seed is printed first. Before the first event, every page is shown in all languages and sizes, which takes six
minutes. Findings are printed with the events before them, and memory use after every thousand events. The exit
status is 1 if anything was found: an exception, a warning by Qt or the program, a game that is stuck or has a broken
record, a process or thread left behind, a table or page that stays in memory after it was left (with the references
to it), memory that grows by more than 5 % after the first 3,000 events, a growing number of widgets, or fewer ended
games than wanted. The window changes its size during the test, up to 3000 by 2000.
"""

import argparse
import faulthandler
import sys
import time
from pathlib import Path
from random import SystemRandom
from tempfile import TemporaryDirectory


def main(arguments: list[str]) -> int:
    """Run the test."""
    from cardtable.app.main import import_pyside
    from cardtable.app.memory import keep_memory_together  # imported late: worker processes import this module too

    import_pyside()  # both as the app does at its start
    keep_memory_together()
    from tools.sitter import Sitter

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**6))
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=30, help="how many must end (30)")
    options = parser.parse_args(arguments)
    faulthandler.enable()  # so that a crash prints its line
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
