"""Moments of a record: its match before the first line, and after each."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.engine.lines import MoveLine
from cardtable.engine.record import Record
from cardtable.errors import Refused
from cardtable.journal import read
from cardtable.match import LineKeeper, Match, match_at, moments

GOLDEN = [*sorted((Path(__file__).parents[1] / "games").glob("*/golden/0001.cardtable"))]


@pytest.fixture(params=GOLDEN, ids=lambda path: path.parts[-3])
def record(request: pytest.FixtureRequest) -> Record:
    return read(request.param)


def test_there_is_one_before_each_line_and_one_after_the_last(record: Record) -> None:
    match = Match(record.header)
    states = [match.state.facts()]
    for line in record.lines:
        match.take(line)
        states.append(match.state.facts())
    assert [match.state.facts() for match in moments(record.header, record.lines)] == states


def test_each_line_comes_with_the_match_before_it(record: Record) -> None:
    pairs = zip(moments(record.header, record.lines), record.lines, strict=False)
    movers = [(match.state.turn, line.seat) for match, line in pairs if isinstance(line, MoveLine)]
    assert movers
    assert all(turn == seat for turn, seat in movers)


def test_observers_are_told_each_line_once(record: Record) -> None:
    kept, at = LineKeeper(), len(record.lines) // 2
    match_at(record, at, [kept])
    assert kept.lines == list(record.lines[:at])
    whole = LineKeeper()
    match_at(record, len(record.lines), [whole])
    assert whole.events[: len(kept.events)] == kept.events


def test_a_line_that_is_not_legal_is_refused_where_it_comes(record: Record) -> None:
    going = moments(record.header, [record.lines[0], record.lines[0]])
    assert [next(going).moves, next(going).moves] == [0, 0]
    with pytest.raises(Refused):
        next(going)
