"""Registration of Mentalist Poker's screens with the app."""

from typing import TYPE_CHECKING

from cardtable.app.screens import GameScreen, StatisticsFigure
from cardtable.language import translate
from cardtable.registry import late

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.app.after.mirror_page import MirrorPage
    from cardtable.engine.record import Header


def _figure() -> StatisticsFigure:
    from cardtable.games.mentalist.course import MentalistCourse

    return StatisticsFigure(
        translate("mentalist", "{made} of {tried} guesses right ({share}%)"), MentalistCourse.guesses_right
    )


def _mirror(header: "Header") -> "Callable[..., MirrorPage]":
    from cardtable.games.mentalist.screen.after import mirror_page

    return mirror_page


SCREEN = GameScreen(
    key="mentalist",
    title="Mentalist Poker",
    place=3,
    sentence=lambda: translate(
        "games", "Bet chips behind your screen, and guess how many the others bet behind theirs. 2 to 8 players."
    ),
    vignette=late("cardtable.games.mentalist.screen.vignette.vignette"),
    stage=late("cardtable.games.mentalist.screen.table.stage"),
    course=late("cardtable.games.mentalist.course.course_of"),
    ending=late("cardtable.games.mentalist.screen.after.ending"),
    review=late("cardtable.games.mentalist.screen.after.review_page"),
    model=late("cardtable.games.mentalist.table.MentalistModel"),
    figure=_figure,
    perfect_play=late("cardtable.games.mentalist.screen.solved_page.solved_page"),
    mirror=_mirror,
    short={"turn_limit": 4},
)
