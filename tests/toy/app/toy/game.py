"""What the toy brings to the window: a table and a result, and nothing that may be left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.app.games.screens import GameScreens
from cardtable.game_folders import late

if TYPE_CHECKING:
    from cardtable.engine.record import Header
    from tests.toy.table.toy.course import Course


def _course(header: Header) -> Course:
    from tests.toy.engine.toy.game import ToyRules
    from tests.toy.table.toy.course import Course

    assert isinstance(header.rules, ToyRules)
    return Course(header.rules.own_hands(len(header.seats)), len(header.seats))


SCREENS = GameScreens(
    key="toy",
    title="Toy",
    place=5,
    sentence=lambda: "Show your cards, or bury them. 3 to 3 players.",
    vignette=late("tests.toy.app.toy.vignette.vignette"),
    model=late("tests.toy.table.toy.model.ToyModel"),
    stage=late("tests.toy.app.toy.table.stage"),
    course=_course,
    ending=late("tests.toy.app.toy.result.ending"),
    short={"hands": 1},
)
