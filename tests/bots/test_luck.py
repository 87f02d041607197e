"""Distribution of the number of events that happen."""

import pytest

from cardtable.bots.advice_summary import so_many


def test_unlike_chances_are_counted_out() -> None:
    assert so_many([0.5, 0.5, 0.25], 2) == pytest.approx(0.5 * 0.5 * 0.75 + 2 * 0.25 * 0.25 + 0.25 * 0.25)
    assert so_many([0.1, 0.9], 0) == pytest.approx(1)
    assert so_many([], 0) == 1
    assert so_many([0.5], 2) == 0
