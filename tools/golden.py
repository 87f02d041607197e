"""Writes the matches anew that `tests/test_golden.py` holds the program to: `python -m tools.golden`, and look at what
`git diff tests/golden` shows before it is kept."""

import shutil
from pathlib import Path

from cardtable.cli import main
from cardtable.engine.games import GAMES

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
SEATS = "club,beginner,club"
"""Who plays them. The experts reckon in floating point, which not every machine does alike to the last bit."""
RENEW = "python -m tools.golden"


def command(game: str, folder: Path) -> list[str]:
    """What plays one match of a game into a folder."""
    seats = ["--seats", SEATS, "--games", "1", "--seed", "7", "--jobs", "1"]
    return ["simulate", game, *seats, "--records", str(folder)]


if __name__ == "__main__":
    for key in GAMES:
        shutil.rmtree(FOLDER / key, ignore_errors=True)  # records are never written among others
        main(command(key, FOLDER / key))
