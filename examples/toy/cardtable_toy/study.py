"""Description of the toy for studies."""

from __future__ import annotations

from cardtable.playtest.measures import GameProfile
from cardtable.table.rules_text import Section
from cardtable_toy.course import course_of
from cardtable_toy.game import ToyRules


def rules_page(rules: ToyRules, seats: int) -> list[Section]:
    """Return the rule book for a number of seats, as titled sections."""
    hands = rules.own_hands(seats) if rules.hands is None else rules.hands
    return [("The toy", [f"Name a number, {rules.most} at most.", f"There are {hands} hands."])]


STUDY = GameProfile(course=course_of, rules_page=rules_page, rounds=lambda: "hands", unit=lambda: "points")
