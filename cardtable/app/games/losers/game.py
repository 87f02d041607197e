"""What Loser's Game brings to the window."""

from typing import TYPE_CHECKING

from cardtable.app.games.screens import Figure, GameScreens
from cardtable.game_folders import late
from cardtable.language import translate

if TYPE_CHECKING:
    from cardtable.engine.record import Header
    from cardtable.table.losers.course import Course


def _course(header: "Header") -> "Course":
    from cardtable.engine.losers.play import Losers
    from cardtable.engine.losers.rules import LosersRules
    from cardtable.table.beginning import beginning
    from cardtable.table.losers.course import Course

    assert isinstance(header.rules, LosersRules)
    seats = len(header.seats)
    start = beginning(Losers, header.game.key, header.rules, seats, header.object)
    return Course(seats, header.rules.target, start)


def _figure() -> Figure:
    from cardtable.table.losers.course import Course

    return Figure(translate("losers", "{made} of {tried} bids made ({share} %)"), Course.bids_made)


SCREENS = GameScreens(
    key="losers",
    title="Loser's Game",
    place=2,
    sentence=lambda: translate(
        "games",
        "Take tricks and sets, and as many points as you bid; the player in last place picks trumps. 2 to 8 players.",
    ),
    vignette=late("cardtable.app.games.losers.vignette.vignette"),
    stage=late("cardtable.app.games.losers.table.stage"),
    course=_course,
    ending=late("cardtable.app.games.losers.result.ending"),
    review=late("cardtable.app.games.losers.review.review_page"),
    model=late("cardtable.table.losers.model.LosersModel"),
    figure=_figure,
    short={"round_limit": 1},
)
