"""Miser in studies: its rounds are the turns."""

from collections.abc import Mapping

from cardtable.engine.miser.play import Miser
from cardtable.engine.miser.rules import MiserRules
from cardtable.language import translate
from cardtable.playtest.rounds import GameRounds
from cardtable.table.miser.course import course_of
from cardtable.table.miser.rules_page import rules_page


def _out(state: Miser) -> int:
    return len(state.scores) - state.inside.bit_count()


def _certain(rules: MiserRules, seats: int) -> Mapping[str, float]:
    """With the first knock-out it ends."""
    return {"out": 0.0} if rules.ending == "first_knockout" else {}


ROUNDS = GameRounds(
    course=course_of,
    rules_page=rules_page,
    rounds=lambda: translate("miser", "turns"),
    unit=lambda: translate("miser", "pennies"),
    out=_out,
    certain=_certain,
)
