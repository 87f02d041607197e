"""Findings of a study in sentences: each thing once, in as many digits as are known."""

import re
from pathlib import Path

import pytest

import cardtable
from cardtable import language
from cardtable.app.lab.move_trials import MoveRow
from cardtable.engine.games import GAMES
from cardtable.playtest.confidence import Interval
from cardtable.playtest.estimates import Finding
from cardtable.playtest.findings import Differences
from cardtable.playtest.findings_text import differences_told, shown_bounds, shown_cells
from cardtable.playtest.measures import MeasureKind
from cardtable.playtest.rule_set_measures import every_measure, kind_of


def differences(**found: tuple[float, float, float]) -> Differences:
    measures = {name: Finding(mean, Interval(low, high), 100) for name, (low, mean, high) in found.items()}
    return Differences(100, 90, 40, measures)


def test_that_a_game_is_shorter_is_told_once() -> None:
    found = differences(decisions=(-66, -54, -43), rounds=(-33, -27, -21), margin=(-1.0, -0.7, -0.4))
    told = [str(one) for one in differences_told("mentalist", found)]
    assert told == [
        "A game takes 54.0 fewer moves [-66.0 -43.0].",
        "The winner's final lead is 0.7 chips smaller [-1.0 -0.4].",
    ]


def test_more_rounds_of_fewer_moves_are_told_both() -> None:
    found = differences(decisions=(-66, -54, -43), rounds=(21, 27, 33))
    assert len(differences_told("miser", found)) == 2


def test_catching_up_is_told_to_the_hundredth() -> None:
    found = differences(catch_up=(0.02, 0.06, 0.12))
    (told,) = differences_told("miser", found)
    assert str(told) == "The player furthest behind catches up by 0.06 pennies more per round [+0.02 +0.12]."
    assert shown_bounds("margin", found.measures["catch_up"]) == "[0.0 0.1]"


def test_what_is_proven_is_told_in_as_many_places_as_show_it() -> None:
    found = differences(margin=(-0.4, -0.21, -0.004), deficit=(-0.4, -0.2, 0.004))
    (told,) = differences_told("war", found)
    assert str(told) == "The winner's final lead is 0.210 points smaller [-0.400 -0.004]."
    assert shown_cells("margin", found.measures["margin"], signed=True) == ("-0.210", "[-0.400 -0.004]")
    assert shown_cells("deficit", found.measures["deficit"], signed=True) == ("-0.2", "[-0.4 0.0]")


def test_an_interval_runs_from_left_to_right_in_any_script(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "_mirrored", lambda: True)
    found = Finding(0.137, Interval(0.134, 0.14), 100)
    assert shown_bounds("shared", found) == "\u2068[13.4 14.0]\u2069"
    assert MoveRow("", 0.137, 0.134, 0.14).bounds == "\u2068[13 14]\u2069"


def test_one_function_writes_intervals() -> None:
    sources = Path(cardtable.__file__).parent.rglob("*.py")
    wrote = [path.name for path in sources if re.search(r"\[\{[^}]+\} \{[^}]+\}\]", path.read_text(encoding="utf-8"))]
    assert wrote == ["language.py"]


def test_shares_differ_by_percentage_points() -> None:
    """A share that falls from 15.4 to 12.3 per cent is 20 per cent smaller, but differs by 3.1 percentage points."""
    names = ("luck", "out", "suspense", "surprise")
    for name in names:
        for fewer in (True, False):
            mean = 0.123 - 0.154 if fewer else 0.154 - 0.123
            (told,) = differences_told("war", differences(**{name: (mean - 0.01, mean, mean + 0.01)}))
            assert "3.1 percentage points" in told.words


def test_a_lead_is_told_by_the_length_of_the_game() -> None:
    for mean, when in ((0.031, "later"), (-0.031, "sooner")):
        (told,) = differences_told("war", differences(decided=(mean - 0.01, mean, mean + 0.01)))
        assert told.words == f"The winner takes the lead for good {when}, by 3.1% of the game's length"


@pytest.mark.parametrize("game", GAMES)
def test_no_difference_is_told_in_per_cent(game: str) -> None:
    for name in every_measure(game):
        for mean in (-0.5, 0.5):
            (told,) = differences_told(game, differences(**{name: (mean - 0.1, mean, mean + 0.1)}))
            assert "%" not in told.words.replace("% of the game's length", " of its length")
            if kind_of(name) is MeasureKind.RATE:
                assert any(unit in told.words for unit in ("in 100", "percentage points", "of the game's length"))
