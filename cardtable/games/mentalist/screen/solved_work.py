"""Long work for the page of perfect play: solving a match, computing maps, writing a file.

This module imports numpy, and so is imported in a thread.
"""

from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Final

import numpy as np

from cardtable.games.mentalist.players.perfect_advice import opened
from cardtable.games.mentalist.players.solved_match import MatchPosition, SolvedTable
from cardtable.games.mentalist.players.solving import Floats, Stakes
from cardtable.games.mentalist.screen.solved_charts import Heat
from cardtable.library.folders import replacing

_CHANCES: Final = (10, 20, 30, 40, 50, 60, 70, 80, 90)
"""Lower limits of the colours for chances after the first, in per cent."""
_SHARES: Final = (1e-9, 1, 2, 5, 10, 20, 30, 50, 75)
"""Lower limits of the colours for mixes, in per cent; the first colour means never."""
_COLUMNS = ("chips_bettor", "chips_guesser", "pot", "first", "chance", "number", "bet", "guess")


def solving(total: int, ante: int, capped: bool) -> Generator[float, None, SolvedTable]:
    """Return the solved match for this number of chips in all; yields the share done."""
    return (yield from opened(Stakes(total, ante, capped)))


def chances_heat(table: SolvedTable, first: bool) -> Generator[float, None, Heat]:
    """Return the map of the bettor's chances in per cent, by pot and by the bettor's chips."""
    total, ante = table.stakes.total, table.stakes.ante
    yield 0.0
    values = 100 * table.chances(first)[1 : total - ante + 1, ante:total]
    chips, pots = np.ogrid[1 : total - ante + 1, ante:total]
    values[chips + pots > total] = np.nan
    return _heat(values, ante, 1, _CHANCES)


def mixes_heat(table: SolvedTable, chips: int, first: bool, guesses: bool) -> Generator[float, None, Heat]:
    """Return the map of the shares, in per cent, with which numbers are guessed or bet, by pot and number.

    `chips` are the bettor's.
    """
    stakes = table.stakes
    pots = range(stakes.ante, stakes.total - chips + 1)
    values = np.full((stakes.highest(chips, pots[-1]) + 1, len(pots)), np.nan)
    for place, pot in enumerate(pots):
        position = MatchPosition(chips, pot, first)
        mix = table.guess_mix(position) if guesses else table.bet_mix(position)
        values[: len(mix), place] = 100 * mix
        yield place / len(pots)
    return _heat(values, stakes.ante, 0, _SHARES)


def _heat(values: Floats, left: int, low: int, limits: Sequence[float]) -> Heat:
    bands = np.where(np.isnan(values), 0, 1 + np.digitize(values, limits)).astype(np.uint8)
    height, width = values.shape
    return Heat(left, low, width, height, bands[::-1].tobytes(), values, limits)


def written(table: SolvedTable, to: Path) -> Generator[float, None, None]:
    """Write all positions to a CSV file, with a row for each number that is bet or guessed; whole or not at all.

    Yields the share done. Raises OSError if the file can't be written.
    """
    total, ante = table.stakes.total, table.stakes.ante
    with replacing(to, private=False) as file:
        file.write(f"{','.join(_COLUMNS)}\n".encode())
        for pot in range(ante, total):
            file.write("".join(_rows(table, pot)).encode())
            yield (pot - ante) / (total - ante)


def _rows(table: SolvedTable, pot: int) -> Generator[str, None, None]:
    """Yield the rows for a pot, without bettors who have no chips and so nothing to decide."""
    found = table.pot(pot)
    on_table = table.stakes.total - pot
    made = (found.bets > 0) | (found.guesses > 0)
    made[:, on_table] = False
    places = np.nonzero(made)
    chances = np.clip(found.chance, 0, 1)[places[:2]]
    columns = (places[0], places[1], places[2], chances, found.bets[places], found.guesses[places])
    for side, other, number, chance, bet, guess in zip(*(column.tolist() for column in columns), strict=True):
        yield f"{on_table - other},{other},{pot},{1 - side},{chance:.12g},{number},{bet:.12g},{guess:.12g}\n"
