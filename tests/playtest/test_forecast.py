"""What a study says beforehand that it will be able to see."""

from __future__ import annotations

import pytest

from cardtable.commands.outlook import Outlook
from cardtable.commands.playing import Progress
from cardtable.playtest.blocks import StudyPlan
from cardtable.playtest.forecast import growth
from cardtable.playtest.study_tally import StudyTally
from tests.playtest.test_studies import study


def test_it_goes_on_as_it_has_begun() -> None:
    assert growth(50, 2.0, 6.0, work=2.0, jobs=1, dear=200) == 3.0
    assert growth(50, 2.0, 2.0, work=2.0, jobs=1, dear=200) == 1.0
    assert growth(0, 2.0, 60.0, work=0.0, jobs=1, dear=200) == 1.0


def test_blocks_are_played_faster_once_players_are_tried_no_more() -> None:
    """Of two seconds the games took one: behind the first 200 blocks, which take 8 seconds, they are twice as fast."""
    assert growth(50, 2.0, 10.0, work=1.0, jobs=1, dear=200) == pytest.approx((200 + 2 / 0.02) / 50)
    assert growth(50, 2.0, 10.0, work=2.0, jobs=2, dear=200) == pytest.approx((200 + 2 / 0.02) / 50)


def test_it_is_said_once_and_soon(capsys: pytest.CaptureFixture[str]) -> None:
    tally = StudyTally(2)
    tally.blocks = 50
    tally.differences[0].pairs, tally.differences[0].winners_differ = 100, 20
    outlook = Outlook(StudyPlan(study(), blocks=10_000, seconds=29.4), Progress())
    outlook.tell(tally, 1.0)
    assert capsys.readouterr().err == ""
    outlook.tell(tally, 2.1)
    outlook.tell(tally, 3.0)
    said = capsys.readouterr().err
    assert said.startswith("By the end about 1,400 pairs of games: differences of ")
    assert said.count("\n") == 1
