"""Loser's Game's record for the window: title, first page entry, table, ending and review."""

from cardtable.app.screens import GameScreen, StatisticsFigure
from cardtable.language import translate
from cardtable.registry import late


def _figure() -> StatisticsFigure:
    from cardtable.games.losers.course import LosersCourse

    return StatisticsFigure(translate("losers", "{made} of {tried} bids made ({share}%)"), LosersCourse.bids_made)


SCREEN = GameScreen(
    key="losers",
    title="Loser's Game",
    place=2,
    sentence=lambda: translate(
        "games",
        "Bid how many points you will take, then take them. The player in last place calls trump. 2 to 8 players.",
    ),
    vignette=late("cardtable.games.losers.screen.vignette.vignette"),
    stage=late("cardtable.games.losers.screen.table.stage"),
    course=late("cardtable.games.losers.course.course_of"),
    ending=late("cardtable.games.losers.screen.after.ending"),
    review=late("cardtable.games.losers.screen.after.review_page"),
    model=late("cardtable.games.losers.table.LosersModel"),
    figure=_figure,
    short={"round_limit": 1},
)
