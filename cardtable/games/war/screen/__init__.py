"""Bidding War's record for the window: title, first page entry, table, ending, review and mirror."""

from typing import TYPE_CHECKING

from cardtable.app.screens import GameScreen, StatisticsFigure
from cardtable.language import translate
from cardtable.registry import late

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.app.after.mirror_page import MirrorPage
    from cardtable.engine.record import Header


def _figure() -> StatisticsFigure:
    from cardtable.games.war.course import WarCourse

    return StatisticsFigure(translate("war", "{made} of {tried} prizes taken ({share}%)"), WarCourse.prizes_taken)


def _mirror(header: "Header") -> "Callable[..., MirrorPage] | None":
    """Return the maker of the mirror page; None for open auctions, which don't show how readable a player is."""
    from cardtable.games.war.rules import WarRules
    from cardtable.games.war.screen.after import mirror_page

    assert isinstance(header.rules, WarRules)
    return mirror_page if header.rules.bidding == "sealed" else None


SCREEN = GameScreen(
    key="war",
    title="Bidding War",
    place=1,
    sentence=lambda: translate(
        "games", "One suit is your money, another the prizes. Bid well, and never predictably. 2 to 7 players."
    ),
    vignette=late("cardtable.games.war.screen.vignette.vignette"),
    stage=late("cardtable.games.war.screen.table.stage"),
    course=late("cardtable.games.war.course.course_of"),
    ending=late("cardtable.games.war.screen.after.ending"),
    review=late("cardtable.games.war.screen.after.review_page"),
    model=late("cardtable.games.war.table.WarModel"),
    figure=_figure,
    mirror=_mirror,
    short={"suit_size": 3},
)
