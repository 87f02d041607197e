"""Storage of solved matches on disk: a file of at most two kilobytes each, with the chances between pots.

All other chances follow from those.
"""

# Not compiled: it works in numpy's arrays.

from collections.abc import Generator
from contextlib import suppress
from pathlib import Path

import numpy as np

from cardtable.disk import read_file, replacement
from cardtable.games.mentalist.players.solving import RESIDUAL
from cardtable.games.mentalist.players.stakes import Floats, Stakes
from cardtable.games.mentalist.players.table import SolvedTable, solving_table, tabled

_MOST = 1 << 16
"""Largest file that is read, in bytes; ours are smaller."""


def opening(folder: Path, stakes: Stakes) -> Generator[float, None, SolvedTable]:
    """Return a match's table from its file in a folder, or solve it and store it there.

    Yields the share done. A file is used only if its values solve this match; if it is damaged, or of another match, it
    is replaced, and the share starts again from 0. If nothing can be written, nothing is stored.
    """
    path = folder / _name(stakes)
    between = _read(path, stakes)
    if between is not None:
        with suppress(ArithmeticError):  # damaged: no match has such chances
            table = yield from tabled(stakes, between)
            if table.residual <= RESIDUAL:
                return table
    table = yield from solving_table(stakes)
    with suppress(OSError):
        _write(path, table.between)
    return table


def _name(stakes: Stakes) -> str:
    return f"mentalist-{stakes.total}-{stakes.ante}-{'pot' if stakes.capped else 'none'}.chances"


def _read(path: Path, stakes: Stakes) -> Floats | None:
    """Return the values in the file; None if it doesn't exist or can't be valid."""
    try:
        between = np.frombuffer(read_file(path, _MOST), "<f8").astype(np.float64)
    except (OSError, ValueError):  # a length that isn't a multiple of 8
        return None
    if len(between) != stakes.total + 1 or not ((between >= 0) & (between <= 1)).all():
        return None
    return between


def _write(path: Path, between: Floats) -> None:
    """Write the file; if the process is killed, it is there whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with replacement(path.resolve(), mode=0o666, keep=True) as file:
        file.write(between.astype("<f8").tobytes())
