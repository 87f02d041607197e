"""Loser's Game in studies: its rounds are the hands."""

from collections.abc import Mapping

from cardtable.engine.losers.rules import LosersRules
from cardtable.language import translate
from cardtable.playtest.losers.claims import CLAIMS
from cardtable.playtest.rounds import GameRounds
from cardtable.table.losers.course import course_of
from cardtable.table.losers.rules_page import rules_page


def _certain(rules: LosersRules, seats: int) -> Mapping[str, float]:
    """Nobody ever leaves the table."""
    return {"out": 0.0}


ROUNDS = GameRounds(
    course=course_of,
    rules_page=rules_page,
    rounds=lambda: translate("losers", "hands"),
    unit=lambda: translate("losers", "points"),
    certain=_certain,
    claims=CLAIMS,
)
