"""What Miser brings to the window."""

from typing import TYPE_CHECKING

from cardtable.app.games.screens import Figure, GameScreens
from cardtable.game_folders import late
from cardtable.language import translate

if TYPE_CHECKING:
    from cardtable.engine.record import Header
    from cardtable.table.miser.course import Course


def _course(header: "Header") -> "Course":
    from cardtable.engine.miser.play import Miser
    from cardtable.engine.miser.rules import MiserRules
    from cardtable.table.beginning import beginning
    from cardtable.table.miser.course import Course

    assert isinstance(header.rules, MiserRules)
    seats = len(header.seats)
    start = beginning(Miser, header.game.key, header.rules, seats, header.object)
    return Course(seats, header.rules.starting_pennies, start)


def _figure() -> Figure:
    from cardtable.table.miser.course import Course

    return Figure(translate("miser", "{made} of {tried} contracts kept ({share} %)"), Course.words_kept)


SCREENS = GameScreens(
    key="miser",
    title="Miser",
    place=4,
    sentence=lambda: translate(
        "games", "Attack, make contracts, and break them: the most pennies win. 3 to 8 players."
    ),
    vignette=late("cardtable.app.games.miser.vignette.vignette"),
    stage=late("cardtable.app.games.miser.table.stage"),
    course=_course,
    ending=late("cardtable.app.games.miser.result.ending"),
    review=late("cardtable.app.games.miser.review.review_page"),
    model=late("cardtable.table.miser.model.MiserModel"),
    figure=_figure,
    short={"starting_pennies": 6},
)
