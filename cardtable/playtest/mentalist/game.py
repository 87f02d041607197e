"""Mentalist Poker in studies: its rounds are the bets that are settled."""

from collections.abc import Mapping

from cardtable.engine.mentalist.play import Mentalist
from cardtable.engine.mentalist.rules import MentalistRules
from cardtable.language import translate
from cardtable.playtest.mentalist.claims import CLAIMS
from cardtable.playtest.rounds import GameRounds
from cardtable.table.mentalist.course import course_of
from cardtable.table.mentalist.rules_page import rules_page


def _out(state: Mentalist) -> int:
    return len(state.scores) - len(state.inside)


def _certain(rules: MentalistRules, seats: int) -> Mapping[str, float]:
    """Nobody plays on once somebody is out, between two or until the first is."""
    return {"out": 0.0} if seats == 2 or rules.ending == "first_bust" else {}


ROUNDS = GameRounds(
    course=course_of,
    rules_page=rules_page,
    rounds=lambda: translate("mentalist", "bets"),
    unit=lambda: translate("mentalist", "chips"),
    out=_out,
    certain=_certain,
    claims=CLAIMS,
)
