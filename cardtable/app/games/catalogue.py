"""The games of the first page: for each what the first page says of it, and where its pages come from.

The first page imports this, so nothing here imports an engine, a page or a picture before it is asked for. A game's
pages are

- its table seen small, where a game was left: `glimpse` makes a `Glimpse` from what the person's seat was told;
- its table: `stage` gives a `TablePresenter` the game's parts;
- its end: ``ending(pixmaps, settings, header, emblems, seat, events)`` gives the `Ending` that the result page shows;
  `events` are all that some eyes saw of it, the person's where she is alone;
- how readable somebody was: ``mirror_page(pixmaps, settings, review, names, emblems)`` gives a `MirrorPage` in the same
  way, where a game has one;
- its review: ``review_page(pixmaps, settings, review, names, emblems, judge)`` gives a `ReviewPage`; `review` has been
  made from the lines that the person's seat was told.

Names and emblems are lists by seat; `seat` is the person's.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from typing_extensions import override

from cardtable.language import translate

if TYPE_CHECKING:
    from cardtable.app.after.ending import Ending
    from cardtable.app.after.mirror_page import MirrorPage
    from cardtable.app.after.review_page import ReviewPage
    from cardtable.app.art.vignettes import Vignette
    from cardtable.app.page import Page
    from cardtable.app.table.glimpse import Glimpsing
    from cardtable.app.table.presenter import TablePresenter
    from cardtable.app.table.staging import Course, Staging
    from cardtable.engine.record import Header


class Figure(NamedTuple):
    """What a game's statistics count beside wins: things that were tried, and made or not."""

    words: str
    """So many of so many, with {made}, {tried}, and their {share} of 100."""
    of_seat: Callable[[Any, int], tuple[int, int]]
    """Made and tried by a seat, from the course of a game that is over."""


class GameScreens:
    """What the window knows of one game."""

    key: str
    """The engine's name for it."""
    title: str
    fresh_seats = 2
    """How many sit at a table that was never set."""

    def sentence(self) -> str:
        """What it is, for who has never played it."""
        raise NotImplementedError

    def vignette(self) -> "Vignette":
        """What draws its picture on the first page."""
        raise NotImplementedError

    def glimpse(self) -> "Glimpsing":
        """What gives a glimpse of a game that was left."""
        raise NotImplementedError

    def stage(self) -> "Callable[[TablePresenter], Staging]":
        """What makes its parts of a table."""
        raise NotImplementedError

    def course(self, header: "Header") -> "Course":
        """What follows a game from its first event."""
        raise NotImplementedError

    def figure(self) -> Figure | None:
        """What statistics count beside wins, if anything."""
        return None

    def ending(self) -> "Callable[..., Ending]":
        """What tells how a game ended."""
        raise NotImplementedError

    def review(self) -> "Callable[..., ReviewPage]":
        """Makes the page on which a game is gone through."""
        raise NotImplementedError

    def perfect_play(self) -> "Callable[..., Page] | None":
        """Makes the page that shows how to play perfectly, where that is known."""
        return None

    def mirror(self, header: "Header") -> "Callable[..., MirrorPage] | None":
        """Makes the page that says how readable somebody was, where such a game tells that."""
        return None


class BiddingWar(GameScreens):
    """Bidding War's."""

    key = "war"
    title = "Bidding War"

    @override
    def sentence(self) -> str:
        return translate("games", "A suit of money, a suit of prizes: bid well, and never predictably. 2 to 7 players.")

    @override
    def vignette(self) -> "Vignette":
        from cardtable.app.art.vignettes import bidding_war

        return bidding_war

    @override
    def glimpse(self) -> "Glimpsing":
        from cardtable.app.games.war.glimpse import glimpse

        return glimpse

    @override
    def stage(self) -> "Callable[[TablePresenter], Staging]":
        from cardtable.app.games.war.table import stage

        return stage

    @override
    def course(self, header: "Header") -> "Course":
        from cardtable.table.war.course import Course

        return Course(len(header.seats))

    @override
    def figure(self) -> Figure:
        from cardtable.table.war.course import Course

        return Figure(translate("war", "{made} of {tried} prizes taken ({share} %)"), Course.prizes_taken)

    @override
    def ending(self) -> "Callable[..., Ending]":
        from cardtable.app.games.war.result import ending

        return ending

    @override
    def review(self) -> "Callable[..., ReviewPage]":
        from cardtable.app.games.war.review import review_page

        return review_page

    @override
    def mirror(self, header: "Header") -> "Callable[..., MirrorPage] | None":
        from cardtable.app.games.war.mirror import mirror_page
        from cardtable.engine.war.rules import WarRules

        assert isinstance(header.rules, WarRules)
        return mirror_page if header.rules.bidding == "sealed" else None


class LosersGame(GameScreens):
    """Loser's Game's."""

    key = "losers"
    title = "Loser's Game"
    fresh_seats = 4

    @override
    def sentence(self) -> str:
        return translate(
            "games",
            "Take tricks and sets, and as many points as you bid; whoever is last picks trumps. 2 to 8 players.",
        )

    @override
    def vignette(self) -> "Vignette":
        from cardtable.app.art.vignettes import losers_game

        return losers_game

    @override
    def glimpse(self) -> "Glimpsing":
        from cardtable.app.games.losers.glimpse import glimpse

        return glimpse

    @override
    def stage(self) -> "Callable[[TablePresenter], Staging]":
        from cardtable.app.games.losers.table import stage

        return stage

    @override
    def course(self, header: "Header") -> "Course":
        from cardtable.engine.losers.rules import LosersRules
        from cardtable.table.losers.course import Course

        assert isinstance(header.rules, LosersRules)
        return Course(len(header.seats), header.rules.target)

    @override
    def figure(self) -> Figure:
        from cardtable.table.losers.course import Course

        return Figure(translate("losers", "{made} of {tried} bids made ({share} %)"), Course.bids_made)

    @override
    def ending(self) -> "Callable[..., Ending]":
        from cardtable.app.games.losers.result import ending

        return ending

    @override
    def review(self) -> "Callable[..., ReviewPage]":
        from cardtable.app.games.losers.review import review_page

        return review_page


class MentalistPoker(GameScreens):
    """Mentalist Poker's."""

    key = "mentalist"
    title = "Mentalist Poker"

    @override
    def sentence(self) -> str:
        return translate(
            "games",
            "Bet chips behind your screen, and guess what lies behind the others'. 2 to 8 players.",
        )

    @override
    def vignette(self) -> "Vignette":
        from cardtable.app.art.vignettes import mentalist_poker

        return mentalist_poker

    @override
    def glimpse(self) -> "Glimpsing":
        from cardtable.app.games.mentalist.glimpse import glimpse

        return glimpse

    @override
    def stage(self) -> "Callable[[TablePresenter], Staging]":
        from cardtable.app.games.mentalist.table import stage

        return stage

    @override
    def course(self, header: "Header") -> "Course":
        from cardtable.table.mentalist.course import Course, beginning

        return Course(beginning(header.rules, len(header.seats), header.object))

    @override
    def figure(self) -> Figure:
        from cardtable.table.mentalist.course import Course

        return Figure(translate("mentalist", "{made} of {tried} guesses right ({share} %)"), Course.guesses_right)

    @override
    def ending(self) -> "Callable[..., Ending]":
        from cardtable.app.games.mentalist.result import ending

        return ending

    @override
    def review(self) -> "Callable[..., ReviewPage]":
        from cardtable.app.games.mentalist.review import review_page

        return review_page

    @override
    def perfect_play(self) -> "Callable[..., Page]":
        from cardtable.app.games.mentalist.solved_page import solved_page

        return solved_page

    @override
    def mirror(self, header: "Header") -> "Callable[..., MirrorPage] | None":
        from cardtable.app.games.mentalist.mirror import mirror_page

        return mirror_page


GAMES: dict[str, GameScreens] = {screens.key: screens for screens in (BiddingWar(), LosersGame(), MentalistPoker())}
"""In the order of the first page."""
