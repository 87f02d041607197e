"""Solved matches kept on disk, a file of at most two kilobytes for each: the chances between pots. The rest follows."""

# Not compiled: it works in numpy's arrays.

from collections.abc import Generator
from contextlib import suppress
from pathlib import Path

import numpy as np

from cardtable.disk import read_file, replacement
from cardtable.games.mentalist.players.solving import RESIDUAL
from cardtable.games.mentalist.players.stakes import Floats, Stakes
from cardtable.games.mentalist.players.table import Table, solving_table, tabled

_MOST = 1 << 16
"""Bytes: more than any file has."""


def opening(folder: Path, stakes: Stakes) -> Generator[float, None, Table]:
    """The table from its file in a folder, or worked out and kept there. Yields the share that is done.

    What a file says is believed if it holds for this match: one that is damaged, or of another match, is made anew, and
    the share starts from 0 again. Where nothing can be written, nothing is kept.
    """
    path = folder / _name(stakes)
    between = _read(path, stakes)
    if between is not None:
        with suppress(ArithmeticError):  # damaged: no match is like that
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
    """What the file says, if there is one and it can be meant."""
    try:
        between = np.frombuffer(read_file(path, _MOST), "<f8").astype(np.float64)
    except (OSError, ValueError):  # a length that is no number of numbers
        return None
    if len(between) != stakes.total + 1 or not ((between >= 0) & (between <= 1)).all():
        return None
    return between


def _write(path: Path, between: Floats) -> None:
    """Kill it anywhere, and the file is there whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with replacement(path.resolve(), mode=0o666, keep=True) as file:
        file.write(between.astype("<f8").tobytes())
