"""What studies know of the toy."""

from __future__ import annotations

from cardtable.playtest.rounds import GameRounds
from tests.toy.table.toy.course import course_of

ROUNDS = GameRounds(course=course_of, rounds=lambda: "hands", unit=lambda: "points")
