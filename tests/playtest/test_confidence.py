"""Bounds and forecasts: confidence sequences, valid at every look, compared with SciPy and tested by simulation, and
the differences that a study will be able to see."""

from __future__ import annotations

from math import inf, log

import pytest
from msgspec import convert
from scipy.optimize import brentq
from scipy.special import betaln

from cardtable.commands.common import Progress
from cardtable.commands.study_output import Outlook
from cardtable.playtest.block_runner import StudyPlan
from cardtable.playtest.confidence import (
    ALPHA,
    ENOUGH,
    Interval,
    Moments,
    difference_interval,
    evidence,
    mean_interval,
    rate_interval,
)
from cardtable.playtest.estimates import Sums, WrittenSums, parts_of
from cardtable.playtest.findings import growth
from cardtable.playtest.study_tally import StudyTally
from tests.playtest.test_studies import study
from tools.intervals import KINDS, coverage


def oracle(count: int, total: float, rate: float) -> float:
    """Return the log evidence against `rate`, computed with SciPy's beta function."""
    found: float = betaln(0.5 + total, 0.5 + count - total) - betaln(0.5, 0.5)
    return found - total * log(rate) - (count - total) * log(1 - rate)


@pytest.mark.parametrize(("count", "total"), [(1, 0.5), (10, 3.0), (200, 1.0), (1000, 600.0), (50_000, 612.5)])
class TestAgainstSciPy:
    def test_the_evidence(self, count: int, total: float) -> None:
        for rate in (0.003, 0.3, 0.5, 0.99):
            assert evidence(count, total, rate) == pytest.approx(oracle(count, total, rate), rel=1e-9, abs=1e-7)

    def test_the_bounds_of_a_rate(self, count: int, total: float) -> None:
        low, high = rate_interval(count, total)
        edge = -log(ALPHA)

        def over(rate: float) -> float:
            return oracle(count, total, rate) - edge

        assert low == pytest.approx(brentq(over, 1e-12, total / count), abs=1e-9)
        assert high == pytest.approx(brentq(over, total / count, 1 - 1e-12), abs=1e-9)


class TestRates:
    def test_nothing_is_known_of_nothing(self) -> None:
        assert rate_interval(0, 0.0) == (0.0, 1.0)
        assert difference_interval(0, 0.0, 0.0) == (-1.0, 1.0)

    def test_what_never_happened_may_happen_now_and_then(self) -> None:
        low, high = rate_interval(1000, 0.0)
        assert low == 0.0
        assert 0.003 < high < 0.01

    def test_they_get_narrower(self) -> None:
        widths = [high - low for low, high in (rate_interval(count, 0.3 * count) for count in (10, 100, 1000, 10_000))]
        assert widths == sorted(widths, reverse=True)
        assert widths[-1] < 0.04

    def test_rare_differences_are_bounded_as_rare_events_are(self) -> None:
        low, high = difference_interval(2000, 40.0, 0.0)
        assert 0 < low < 0.02 < high < 0.04

    def test_equal_parts_prove_nothing(self) -> None:
        low, high = difference_interval(2000, 300.0, 300.0)
        assert low == pytest.approx(-high)


class TestAmounts:
    def test_too_few_that_differ_say_nothing(self) -> None:
        sums = Sums()
        for number in range(5000):
            sums.add([7.0 if number % 500 == 0 else 0.0])
        moments = sums.moments()
        assert moments.carrying < ENOUGH
        assert mean_interval(moments) is None

    def test_so_do_many_that_are_all_alike(self) -> None:
        sums = Sums()
        for _ in range(5000):
            sums.add([13.1, 13.1])
        assert sums.moments().variance == pytest.approx(0.0, abs=1e-15)
        assert mean_interval(sums.moments()) is None

    def test_what_carries_the_variance_is_counted(self) -> None:
        assert Moments(400, 0.0, 1.0, 1.0).carrying == 400  # half of them 1, half of them -1
        assert Moments(400, 0.0, 0.01, 0.01).carrying == pytest.approx(4.0)  # four of them 1

    def test_more_blocks_make_it_narrower(self) -> None:
        widths = []
        for count in (100, 1000, 10_000, 100_000):
            interval = mean_interval(Moments(count, 5.0, 1.0, 3.0))
            assert interval is not None
            assert interval.low < 5.0 < interval.high
            widths.append(interval.high - interval.low)
        assert widths == sorted(widths, reverse=True)


class TestIntervals:
    def test_within_and_apart(self) -> None:
        interval = Interval(1.0, 2.0)
        assert interval.within(0.0, 2.0)
        assert not interval.within(1.5, inf)
        assert interval.apart(2.1, inf)
        assert not interval.apart(2.0, inf)

    def test_both_bounds_hold(self) -> None:
        assert Interval(0.0, 2.0).intersection(Interval(1.0, 3.0)) == (1.0, 2.0)
        assert Interval(0.0, 2.0).intersection(None) == (0.0, 2.0)


class TestSums:
    def test_in_any_order_they_are_the_same(self) -> None:
        values = [0.1, 1 / 3, 1e-6, 20_000.0, -7 / 12]
        sums = []
        for order in (values, values[::-1], sorted(values)):
            one = Sums()
            for value in order:
                one.add([value])
            sums.append(one.written())
        assert sums[0] == sums[1] == sums[2]

    def test_shards_make_no_difference(self) -> None:
        whole, first, second = Sums(), Sums(), Sums()
        for number in range(100):
            block = [number / 7, number / 11]
            whole.add(block)
            (first if number % 3 else second).add(block)
        first.join(Sums.read(convert(second.written(), WrittenSums)))
        assert first.written() == whole.written()
        assert first.mean == whole.mean

    def test_the_mean_is_that_of_all_games(self) -> None:
        sums = Sums()
        sums.add([1.0, 0.0])
        sums.add([1.0])
        sums.add([])
        assert (sums.games, sums.blocks, sums.mean) == (3, 2, 2 / 3)

    def test_a_value_is_held_exactly(self) -> None:
        for value in (0.0, 1 / 3, -1 / 7, 2.0**-27, 20_000.1):
            assert parts_of(value) / (1 << 80) == value

    def test_moments_of_blocks(self) -> None:
        sums = Sums()
        for value in (1.0, 2.0, 3.0, 6.0):
            sums.add([value - 1, value + 1])
        assert sums.moments() == pytest.approx((4, 3.0, 3.5, 24.5))


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("rate", [0.02, 0.6])
def test_however_often_one_looks_the_truth_is_seldom_excluded(kind: str, rate: float) -> None:
    """Small version of `python -m tools.intervals`: at 5 in 100 more than 14 misses in 120 runs would not be chance."""
    found = coverage(KINDS[kind], rate, runs=120, blocks=2000, seed=3)
    assert found.missed <= 14 / 120


def test_the_usual_interval_would_be_wrong() -> None:
    found = coverage(KINDS["skewed"], 0.01, runs=60, blocks=3000, seed=3)
    assert found.usual_missed > 0.3 > found.missed


def test_the_time_that_is_left_is_all_played() -> None:
    """A block takes a second, or two with its trials; after the first 200 blocks they come twice as fast."""
    assert growth(10, 20.0, 60.0, work=10.0, jobs=1, seats=2) == pytest.approx((10 + 20) / 10)
    assert growth(10, 20.0, 60.0, work=10.0, jobs=2, seats=2) == pytest.approx((10 + 40) / 10)
    assert growth(10, 20.0, 420.0, work=10.0, jobs=1, seats=2) == pytest.approx((200 + 20) / 10)
    assert growth(400, 20.0, 60.0, work=10.0, jobs=1, seats=2) == pytest.approx((400 + 1600) / 400)


def test_nothing_grows_where_nothing_is_left_or_known() -> None:
    assert growth(50, 2.0, 2.0, work=2.0, jobs=1, seats=2) == 1.0
    assert growth(0, 2.0, 60.0, work=0.0, jobs=1, seats=2) == 1.0


def test_a_forecast_is_said_once_and_soon(capsys: pytest.CaptureFixture[str]) -> None:
    tally = StudyTally(2)
    tally.blocks = 250
    tally.rule_sets[0].seconds = 10.0
    tally.differences[0].pairs, tally.differences[0].winners_differ = 500, 100
    outlook = Outlook(StudyPlan(study(), blocks=10_000, seconds=20.1), Progress())
    outlook.tell(tally, 1.0)
    assert capsys.readouterr().err == ""
    outlook.tell(tally, 2.1)
    outlook.tell(tally, 3.0)
    said = capsys.readouterr().err
    assert said.startswith("By the end there will be about 1,400 pairs of games: enough to show a change of ")
    assert said.count("\n") == 1
