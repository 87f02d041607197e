"""Forecast of the differences that a study will be able to see."""

from __future__ import annotations

import pytest

from cardtable.commands.playing import Progress
from cardtable.commands.study_tables import Outlook
from cardtable.playtest.blocks import StudyPlan
from cardtable.playtest.forecast import growth
from cardtable.playtest.study_tally import StudyTally
from tests.playtest.test_studies import study


def test_the_time_that_is_left_is_all_played() -> None:
    """A block takes a second, or two with its trials; after the first 200 blocks they come twice as fast."""
    assert growth(10, 20.0, 60.0, work=10.0, jobs=1, seats=2) == pytest.approx((10 + 20) / 10)
    assert growth(10, 20.0, 60.0, work=10.0, jobs=2, seats=2) == pytest.approx((10 + 40) / 10)
    assert growth(10, 20.0, 420.0, work=10.0, jobs=1, seats=2) == pytest.approx((200 + 20) / 10)
    assert growth(400, 20.0, 60.0, work=10.0, jobs=1, seats=2) == pytest.approx((400 + 1600) / 400)


def test_nothing_grows_where_nothing_is_left_or_known() -> None:
    assert growth(50, 2.0, 2.0, work=2.0, jobs=1, seats=2) == 1.0
    assert growth(0, 2.0, 60.0, work=0.0, jobs=1, seats=2) == 1.0


def test_it_is_said_once_and_soon(capsys: pytest.CaptureFixture[str]) -> None:
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
