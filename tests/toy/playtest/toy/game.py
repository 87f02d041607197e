"""What studies know of the toy."""

from __future__ import annotations

from cardtable.playtest.rounds import GameProfile
from cardtable.table.rules_text import Section
from tests.toy.engine.toy.game import ToyRules
from tests.toy.table.toy.course import course_of


def rules_page(rules: ToyRules, seats: int) -> list[Section]:
    """The whole game for so many seats."""
    hands = rules.own_hands(seats) if rules.hands is None else rules.hands
    return [("The toy", [f"Name a number, {rules.most} at most.", f"There are {hands} hands."])]


PROFILES = GameProfile(course=course_of, rules_page=rules_page, rounds=lambda: "hands", unit=lambda: "points")
