"""What Loser's Game brings to the window."""

from cardtable.app.games.screens import Figure, GameScreens
from cardtable.game_folders import late
from cardtable.language import translate


def _figure() -> Figure:
    from cardtable.table.losers.course import Course

    return Figure(translate("losers", "{made} of {tried} bids made ({share}%)"), Course.bids_made)


SCREENS = GameScreens(
    key="losers",
    title="Loser's Game",
    place=2,
    sentence=lambda: translate(
        "games",
        "Bid how many points you will take, then take them. The player in last place calls trump. 2 to 8 players.",
    ),
    vignette=late("cardtable.app.games.losers.vignette.vignette"),
    stage=late("cardtable.app.games.losers.table.stage"),
    course=late("cardtable.table.losers.course.course_of"),
    ending=late("cardtable.app.games.losers.result.ending"),
    review=late("cardtable.app.games.losers.review.review_page"),
    model=late("cardtable.table.losers.model.LosersModel"),
    figure=_figure,
    short={"round_limit": 1},
)
