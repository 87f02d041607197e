"""Worth of skill: the trials of players against the level below, told as a measure."""

from __future__ import annotations

import pytest

from cardtable.playtest.estimates import Finding
from cardtable.playtest.findings import findings
from cardtable.playtest.rule_set_measures import skill
from cardtable.playtest.study_tally import StudyTally
from cardtable.playtest.sums import Sums
from cardtable.playtest.told import differences_told
from cardtable.playtest.trials import LEVEL
from tests.playtest.test_studies import study, wins


def test_it_is_the_win_rate_above_a_fair_one() -> None:
    found = skill({LEVEL: wins(*[1.0] * 60, *[0.0] * 40)}, 4)
    assert found.mean == pytest.approx(0.6 - 0.25)
    assert found.games == 100
    assert found.bounds is not None
    assert 0.15 < found.bounds.low < 0.35 < found.bounds.high < 0.52


@pytest.mark.parametrize("trials", [{}, {LEVEL: Sums()}, {"another": wins(1.0)}])
def test_without_a_trial_nothing_is_known(trials: dict[str, Sums]) -> None:
    assert skill(trials, 2) == Finding(None, None)


def test_what_a_rule_does_to_it_is_told_once_it_is_proven() -> None:
    asked = study()
    tally = StudyTally(2)
    tally.rule_sets[0].trials[LEVEL] = wins(*[1.0] * 180, *[0.0] * 20)
    tally.rule_sets[1].trials[LEVEL] = wins(*[1.0] * 110, *[0.0] * 90)
    difference = findings(asked, tally).differences[0]
    found = difference.measures["skill"]
    assert found.mean == pytest.approx(-0.35)
    assert found.bounds is not None
    assert found.bounds.low < -0.35 < found.bounds.high < 0
    (told,) = differences_told(asked.game, difference)
    assert str(told).startswith("A stronger player wins 35.0 fewer games in 100 against weaker ones [-")
    tally.rule_sets[1].trials[LEVEL] = wins(*[1.0] * 170, *[0.0] * 30)
    assert differences_told(asked.game, findings(asked, tally).differences[0]) == []
