"""Histograms of measures: exact, independent of order and shards, and with example games for each bar."""

from __future__ import annotations

import json
import pickle
from collections.abc import Sequence
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as some
from msgspec import convert

from cardtable.games.war.rules import WarRules
from cardtable.playtest.batch import Batch
from cardtable.playtest.block import BlockGame
from cardtable.playtest.block_runner import StudyPlan
from cardtable.playtest.histogram import (
    ALL_SHARE,
    EXAMPLES,
    LONGEST,
    MOST_BARS,
    UNFINISHED,
    Bar,
    Example,
    Histogram,
    OddGames,
    StudyExtent,
    WrittenHistogram,
    WrittenOddGames,
    beside,
    half_cell,
)
from cardtable.playtest.measures import MeasureKind
from cardtable.playtest.study import BASE, RuleSet, Study

AMOUNTS = some.lists(some.integers(-500, 2000), max_size=60)


def spread(
    values: Sequence[float], kind: MeasureKind = MeasureKind.AMOUNT, blocks: Sequence[int] | None = None
) -> Histogram:
    """Return the histogram of values from blocks of one game each."""
    found = Histogram(kind)
    for block, value in zip(blocks or range(1, len(values) + 1), values, strict=True):
        found.add(float(value), Example(block, 0, (block,)))
    return found


@given(AMOUNTS, some.randoms(use_true_random=False), some.integers(1, 4))
def test_neither_order_nor_shards_make_a_difference(values: list[int], chance: object, shards: int) -> None:
    whole = spread(values).written()
    order = list(range(len(values)))
    chance.shuffle(order)  # type: ignore[attr-defined]
    assert spread([values[place] for place in order], blocks=[place + 1 for place in order]).written() == whole
    joined = Histogram(MeasureKind.AMOUNT)
    for shard in range(shards):
        mine = order[shard::shards]
        joined.join(spread([values[place] for place in mine], blocks=[place + 1 for place in mine]))
    assert joined.written() == whole


@given(AMOUNTS)
def test_every_game_is_in_the_bar_of_its_value(values: list[int]) -> None:
    bars = spread(values).bars()
    assert sum(bar.games for bar in bars) == len(values)
    assert len(bars) <= MOST_BARS
    assert all(after.low == before.high + 1 for before, after in pairwise(bars))
    for bar in bars:
        inside = [block for block, value in enumerate(values, 1) if bar.low <= value <= bar.high]
        assert bar.games == len(inside)
        assert [example.block for example in bar.examples] == inside[:EXAMPLES]


@given(AMOUNTS)
def test_a_part_holds_it_as_it_is(values: list[int]) -> None:
    held = json.loads(json.dumps(spread(values).written()))
    found = Histogram.read(
        convert(held, WrittenHistogram), MeasureKind.AMOUNT, len(values), StudyExtent(len(values), 1)
    )
    assert json.dumps(found.written()) == json.dumps(held)
    assert [bar[:3] for bar in found.bars()] == [bar[:3] for bar in spread(values).bars()]


def test_bars_are_as_narrow_as_there_is_room_for() -> None:
    assert [bar.low for bar in spread([3, 5]).bars()] == [3, 4, 5]
    broad = spread([0, MOST_BARS]).bars()
    assert [(bar.low, bar.high) for bar in broad[:2]] == [(0, 1), (2, 3)]
    assert [bar.games for bar in broad] == [1, *[0] * (MOST_BARS // 2 - 1), 1]


def test_parts_of_one_have_bars_of_a_twentieth_around_their_values() -> None:
    bars = spread([0.0, 0.024, 0.05, 1.0], MeasureKind.RATE).bars()
    assert [(bar.low, bar.games) for bar in bars if bar.games] == [(0.0, 2), (0.05, 1), (1.0, 1)]
    assert all(bar.low == bar.high for bar in bars)
    assert half_cell(MeasureKind.RATE) == 0.025
    assert [bar.low for bar in spread([-0.5, 0.5], MeasureKind.RATE).bars()][:2] == [-0.5, -0.45]


def test_two_are_shown_beside_each_other_in_the_same_bars() -> None:
    one, other = beside(spread([10, 12]), spread([0, 100]))
    assert [(bar.low, bar.high) for bar in one] == [(bar.low, bar.high) for bar in other]
    assert [bar.games for bar in one if bar.games] == [1, 1]
    assert one[0] == Bar(0, 3, 0, ())
    assert beside(Histogram(MeasureKind.AMOUNT), Histogram(MeasureKind.AMOUNT)) == [[], []]


def test_a_tally_travels_between_processes_as_it_is() -> None:
    asked = Study("war", ("random", "random"), (RuleSet(BASE, WarRules(suit_size=3)),), 7)
    tally = Batch(StudyPlan(asked, 3)).run()
    there = pickle.loads(pickle.dumps(tally))
    assert there.written() == tally.written()
    assert there.merged(StudyPlan(asked, 3).tally()).written() == tally.written()


def game(moves: int, scores: Sequence[int], winners: Sequence[int]) -> BlockGame:
    return BlockGame(moves, [0.0] if scores else None, None, scores, winners)


ODD = [
    game(90, (3, 1), (0,)),
    game(20, (0, 0), (0, 1)),
    game(500, (), ()),
    game(91, (1, 4), (1,)),
    game(21, (5, 5), (0, 1)),
]


def odd(blocks: Sequence[int]) -> OddGames:
    found = OddGames()
    for block in blocks:
        found.add(ODD[block - 1], Example(block, 0, tuple(ODD[block - 1].scores)))
    return found


def test_odd_games_are_counted_and_kept_whatever_the_order() -> None:
    whole = odd([1, 2, 3, 4, 5])
    assert (whole.unfinished, whole.all_share, whole.moves) == (1, 2, 91)
    assert [example.block for example in whole.examples(UNFINISHED)] == [3]
    assert [example.block for example in whole.examples(ALL_SHARE)] == [2, 5]
    assert [example.block for example in whole.examples(LONGEST)] == [4, 1, 5, 2]
    joined = odd([5, 3])
    joined.join(odd([4, 1, 2]))
    assert joined.written() == whole.written()
    held = json.loads(json.dumps(whole.written()))
    read = OddGames.read(convert(held, WrittenOddGames), whole.unfinished, 4, StudyExtent(5, 2))
    assert json.loads(json.dumps(read.written())) == held
