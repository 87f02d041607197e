"""Screen of the toy: only what every game must have, a table and a result."""

from __future__ import annotations

from cardtable.app.screens import GameScreen
from cardtable.registry import late

SCREEN = GameScreen(
    key="toy",
    title="Toy",
    place=5,
    sentence=lambda: "Show your cards, or bury them. 3 to 3 players.",
    vignette=late("cardtable_toy.screen.vignette.vignette"),
    model=late("cardtable_toy.table.ToyModel"),
    stage=late("cardtable_toy.screen.table.stage"),
    course=late("cardtable_toy.course.course_of"),
    ending=late("cardtable_toy.screen.result.ending"),
    short={"hands": 1},
)
