"""What the toy brings to the window: a table and a result, and nothing that may be left out."""

from __future__ import annotations

from cardtable.app.screens import GameScreen
from cardtable.registry import late

SCREENS = GameScreen(
    key="toy",
    title="Toy",
    place=5,
    sentence=lambda: "Show your cards, or bury them. 3 to 3 players.",
    vignette=late("tests.toy.app.toy.vignette.vignette"),
    model=late("tests.toy.table.toy.model.ToyModel"),
    stage=late("tests.toy.app.toy.table.stage"),
    course=late("tests.toy.table.toy.course.course_of"),
    ending=late("tests.toy.app.toy.result.ending"),
    short={"hands": 1},
)
