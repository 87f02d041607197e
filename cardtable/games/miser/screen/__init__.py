"""Screen of Miser: what the window needs of the game, loaded only when needed."""

from cardtable.app.screens import GameScreen, StatisticsFigure
from cardtable.language import translate
from cardtable.registry import late


def _figure() -> StatisticsFigure:
    from cardtable.games.miser.course import MiserCourse

    return StatisticsFigure(translate("miser", "{made} of {tried} contracts kept ({share}%)"), MiserCourse.words_kept)


SCREEN = GameScreen(
    key="miser",
    title="Miser",
    place=4,
    sentence=lambda: translate(
        "games", "Attack, make contracts, and break them. The most pennies win. 3 to 8 players."
    ),
    vignette=late("cardtable.games.miser.screen.vignette.vignette"),
    stage=late("cardtable.games.miser.screen.table.stage"),
    course=late("cardtable.games.miser.course.course_of"),
    ending=late("cardtable.games.miser.screen.after.ending"),
    review=late("cardtable.games.miser.screen.after.review_page"),
    model=late("cardtable.games.miser.table.MiserModel"),
    figure=_figure,
    short={"starting_pennies": 6},
)
