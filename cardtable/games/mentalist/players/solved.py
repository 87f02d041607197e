"""Advice from perfect play, and from the reader, for positions with two players left in the classic game."""

# Not compiled: it works in numpy's arrays.

import os
from collections.abc import Generator
from pathlib import Path
from typing import Final

import numpy as np

from cardtable.bots import SOLVED
from cardtable.bots.player import Advice, Choice
from cardtable.games.mentalist.play import BET, Mentalist, PastBet
from cardtable.games.mentalist.players.reader import BetTurn, Reader
from cardtable.games.mentalist.players.solvable import chips_in_play
from cardtable.games.mentalist.players.stakes import Floats, Stakes
from cardtable.games.mentalist.players.store import opening
from cardtable.games.mentalist.players.table import MatchPosition, SolvedTable, solving_table
from cardtable.work import worked_out

_TABLES: Final = 4
"""Solved matches that a process keeps in memory; solving one may take ten seconds."""
_READERS: Final = 8


_tables: dict[Stakes, SolvedTable] = {}


def opened(stakes: Stakes) -> Generator[float, None, SolvedTable]:
    """Return the table of a solved match from memory, from its folder, or by solving it and storing it there.

    Yields the share done. The folder is named by the environment variable `cardtable.bots.SOLVED`, and may be missing.
    """
    table = _tables.pop(stakes, None)
    if table is None:
        folder = os.environ.get(SOLVED)
        table = yield from (opening(Path(folder), stakes) if folder else solving_table(stakes))
    while len(_tables) >= _TABLES:
        del _tables[next(iter(_tables))]
    _tables[stakes] = table  # moved to the end, so that the oldest is dropped first
    return table


def _table(stakes: Stakes) -> SolvedTable:
    """Return the table of a solved match without yielding."""
    return worked_out(opened(stakes))


def table_of(state: Mentalist) -> SolvedTable:
    """Return the solved match to which a solvable position belongs."""
    return _table(Stakes(chips_in_play(state), state.terms.ante, state.terms.capped))


def position_of(state: Mentalist) -> MatchPosition:
    """Return the position of the bet that is due or stands."""
    return MatchPosition(state.scores[state.bettor], state.pot, state.button == state.bettor)


def perfect_advice(state: Mentalist) -> Advice:
    """Return the exact mix of the seat to move, with each number's chance to win against perfect play."""
    table = table_of(state)
    position = position_of(state)
    chance = table.chance(position)
    if state.phase == BET:
        return _advice(table.bet_mix(position), table.bet_chances(position), chance, exact=True)
    return _advice(table.guess_mix(position), table.guess_chances(position), 1 - chance, exact=True)


def reader_advice(state: Mentalist, seat: int) -> Advice:
    """Return the reader's mix, with each number's chance to win against the predicted opponent.

    The chances assume perfect play of both afterwards.
    """
    reader = _reader(state, seat)
    position = position_of(state)
    if state.phase == BET:
        mix, chances = reader.bet_mix(position), reader.bet_chances(position)
    else:
        mix, chances = reader.guess_mix(position), reader.guess_chances(position)
    mix = np.maximum(mix, 0) / np.maximum(mix, 0).sum()
    return _advice(mix, chances, float(mix @ chances), exact=False)


def _advice(mix: Floats, chances: Floats, value: float, *, exact: bool) -> Advice:
    choices = [
        Choice(number, float(often), float(chance))
        for number, (often, chance) in enumerate(zip(mix, np.clip(chances, 0, 1), strict=True))
    ]
    choices.sort(key=lambda choice: -choice.probability)
    return Advice(choices, min(max(value, 0.0), 1.0), exact)


_readers: dict[tuple[Stakes, int], tuple[PastBet | None, Reader]] = {}
"""Latest reader by stakes and seat, with the last bet it has seen, so that past bets need not be gone through again.

It holds nothing that the view doesn't: another past starts a new reader.
"""


def _reader(state: Mentalist, seat: int) -> Reader:
    """Return a reader that has seen all bets of the match so far."""
    table = table_of(state)
    known, reader = _readers.get((table.stakes, seat), (None, None))
    unseen = []
    past = state.past
    while past is not None and (reader is None or past is not known):
        unseen.append(past)
        past = past.before
    if reader is None or past is not known:
        reader = Reader(table)
    for one in reversed(unseen):
        turn = _turn(table.stakes, seat, one)
        if turn is not None:
            reader.see(turn)
    if len(_readers) >= _READERS:
        _readers.clear()
    _readers[table.stakes, seat] = (state.past, reader)
    return reader


def _turn(stakes: Stakes, seat: int, past: PastBet) -> BetTurn | None:
    """Return a settled bet as the reader of a seat takes it in; None if its pot was smaller than the ante."""
    if past.pot < stakes.ante:
        return None
    position = MatchPosition(past.scores[past.bettor], past.pot, past.button == past.bettor)
    return BetTurn(position, past.bettor == seat, past.chips, past.guesses[0])
