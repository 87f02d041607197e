"""What a study has found, in sentences: each thing once, in as many places as say something."""

from cardtable.playtest.confidence import Interval
from cardtable.playtest.estimates import Finding
from cardtable.playtest.findings import Differences
from cardtable.playtest.told import differences_told, shown_bounds


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
    assert shown_bounds("margin", found.measures["catch_up"], signed=True) == "[0.0 +0.1]"
