"""Ways to what follows a game: its result, the review and the mirror of its players, and the same table again."""

from collections.abc import Callable, Generator, Sequence
from functools import partial
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.app.imports import import_screens, imported
from cardtable.app.jobs import Steps, slices, thread
from cardtable.app.navigation.context import Arrival, Context
from cardtable.app.navigation.games import watching
from cardtable.app.page import Page
from cardtable.app.routes import (
    Again,
    ClosedGame,
    GameHistory,
    Home,
    MirrorOf,
    NewGame,
    OtherSeats,
    PlayOn,
    ResultOf,
    ReviewOf,
    WatchAgain,
)
from cardtable.app.screens import SCREENS

if TYPE_CHECKING:
    from cardtable.app.after.mirror_page import MirrorPage
    from cardtable.app.after.review_page import Reviewer, ReviewPage
    from cardtable.app.art.pixmaps import Pixmaps
    from cardtable.app.settings import Settings
    from cardtable.engine.record import Header
    from cardtable.match import Match, MatchObserver


def result(context: Context, finished: ClosedGame) -> Arrival:
    """Show the result of a game."""
    return _looks_back(context, partial(context.last_game.result, finished), finished.back)


def review(context: Context, route: ReviewOf) -> Arrival:
    """Show the review of a player's decisions in the last game."""
    last = context.last_game
    return _looks_back(context, partial(last.review, route.seat), last.finished or Home())


def mirror(context: Context, route: MirrorOf) -> Arrival:
    """Show how readable a player was in the last game."""
    last = context.last_game
    return _looks_back(context, partial(last.mirror, route.seat), last.finished or Home())


def _looks_back(context: Context, make: Callable[[], Page | None], back: Home | GameHistory | ClosedGame) -> Arrival:
    return Arrival(make, back, context.here().origin, looks_back=True)


def again(context: Context, route: Again) -> NewGame:
    """Deal again at the table of the last game."""
    return NewGame(dealt_again(context.last_game.shown, route.order))


def dealt_again(finished: ClosedGame, order: Sequence[int] | None) -> "Header":
    """Return the header of a new deal at a table; the player of seat `order[i]` moves to `i`, or all stay for None."""

    from cardtable.app.parts.seat_mark import EMBLEMS_KEY
    from cardtable.engine.record import reseated
    from cardtable.session.table_kind import PLAYTEST_KEY, gives_hints, is_playtest, is_practice, kind_keys

    old, seats = finished.header, range(len(finished.header.seats)) if order is None else order
    header = reseated(old, seats, randbits(62))
    header.object[EMBLEMS_KEY] = [finished.emblems[seat] for seat in seats]
    header.object.update(kind_keys(is_practice(old), gives_hints(old)))
    if is_playtest(old):
        header.object[PLAYTEST_KEY] = True
    return header


def result_of(context: Context, route: ResultOf) -> Steps:
    """Go to the result of a game that is over."""
    path = route.path
    yield from imported("parts.seat_mark", about=path)
    finished: ClosedGame = yield thread(_looking_back(path), path)
    ending = SCREENS[finished.header.game.key].ending
    yield slices(import_screens("after.result_page", "after.review_page", ending), path)
    return finished._replace(back=route.back)


def watch_again(context: Context, route: WatchAgain) -> Steps:
    finished = context.last_game.shown
    game = yield from context.read(finished.path)
    return watching(context, game, finished, route.at, route.landmark)


def other_seats(context: Context, route: OtherSeats) -> Steps:
    """Let players choose their seats for another deal."""
    from cardtable.app.setup.players import SeatChoice

    finished = context.last_game.shown
    dialog = SeatChoice(finished.header, finished.emblems, route.scores, context.pixmaps, context.window)
    return Again((yield context.asked(dialog, dialog.chosen)))


def _looking_back(path: Path) -> Generator[float, None, ClosedGame]:
    """Read the record of a game that is over as each person in it saw it; with all hands open if no person played.

    Raises BadInput if the record is broken, and OSError if it can't be read.
    """
    from cardtable.app.parts.seat_mark import emblems
    from cardtable.engine.state import NOBODY
    from cardtable.engine.views import ViewWriter
    from cardtable.journal import replaying
    from cardtable.match import LineKeeper
    from cardtable.table.review import Review

    writers: dict[int, ViewWriter] = {}
    kept = LineKeeper()

    def observers(match: "Match") -> "Sequence[MatchObserver]":
        writers.update({seat: ViewWriter(match.header, seat) for seat in match.header.people})
        return [*writers.values()] or [kept]

    header = (yield from replaying(path, observers=observers)).header
    if not writers:
        return ClosedGame(header, emblems(header), NOBODY, kept.events, {}, path)
    reviews = {}
    for seat, writer in writers.items():
        reviews[seat] = Review(writer.lines)
        yield 1.0
    first = header.people[0]
    events = reviews[first].events
    return ClosedGame(header, emblems(header), first if len(reviews) == 1 else NOBODY, events, reviews, path)


class LastGame(QObject):
    """Finished game whose result was shown last; it makes the pages about it, and holds the judge of its decisions."""

    def __init__(self, settings: "Settings", pixmaps: "Pixmaps", window: QObject) -> None:
        super().__init__(window)
        self.settings = settings
        self.pixmaps = pixmaps
        self.finished: ClosedGame | None = None
        """The game; None if no result was shown yet."""
        self.reviewer: Reviewer | None = None
        """Judge of a player's decisions in `finished`; None if there is none."""

    @property
    def shown(self) -> ClosedGame:
        """Game whose result is shown."""
        assert self.finished
        return self.finished

    def result(self, finished: ClosedGame) -> Page:
        """Return the result page, and begin the review, which can be opened at once."""
        from cardtable.app.after.result_page import ResultPage
        from cardtable.app.play.live import is_playable
        from cardtable.session.table_kind import is_playtest

        fresh = finished.ended_here and finished is not self.finished
        if finished is not self.finished:
            self.end_review()
        self.finished = finished
        header, emblems, seat, events, reviews, path, *_ = finished
        screens = SCREENS[header.game.key]
        ending = screens.ending()(self.pixmaps, self.settings, header, emblems, seat, events)
        people = header.people if fresh else None
        page = ResultPage(self.pixmaps, self.settings, ending, emblems, header.game.key, people)
        page.offer_again(is_playable(header))
        if is_playtest(header):
            page.offer_questions(path)
        if fresh:
            self.settings.saw_the_end(path)
        reviewer = self.reviewer or self._begin_review(next(iter(reviews), None))
        if reviewer:
            reviewer.judged.connect(page.refresh)
            page.offer_review(reviewer.review)
            if screens.mirror(header) is not None:
                page.offer_mirror()
        return page

    def review(self, seat: int | None) -> Page | None:
        reviewer = self.reviewer if seat is None else self._begin_review(seat)
        if self.finished is None or reviewer is None:
            return None
        header, emblems, path = self.finished.header, self.finished.emblems, self.finished.path
        screens, review = SCREENS[header.game.key], reviewer.review
        assert screens.review
        page = screens.review()(self.pixmaps, self.settings, review, header.names, emblems, reviewer.judge)
        self._offer_people(page)
        reviewer.judged.connect(page.refresh)
        page.mirror_button.setVisible(screens.mirror(header) is not None)
        page.play_on.connect(lambda at: page.wants.emit(PlayOn(path, at, review.seat)))
        return page

    def mirror(self, seat: int | None) -> Page | None:
        reviewer = self.reviewer if seat is None else self._begin_review(seat)
        if self.finished is None or reviewer is None:
            return None
        header, emblems = self.finished.header, self.finished.emblems
        made = SCREENS[header.game.key].mirror(header)
        assert made
        page = made(self.pixmaps, self.settings, reviewer.review, header.names, emblems)
        self._offer_people(page)
        reviewer.judged.connect(page.judged)
        return page

    def _offer_people(self, page: "ReviewPage | MirrorPage") -> None:
        """Offer the choice between the people if several played."""
        if self.finished and len(self.finished.reviews) > 1:
            page.offer_people({seat: self.finished.header.names[seat] for seat in self.finished.reviews})

    def _begin_review(self, seat: int | None) -> "Reviewer | None":
        """Begin to judge the decisions of a seat, and stop judging those of another. Returns None if they can't be
        judged."""
        from cardtable.app.after.review_page import Reviewer, judge_of

        review = self.finished.reviews.get(seat) if self.finished and seat is not None else None
        judge = judge_of(review) if review and SCREENS[review.game].review else None
        if review is None or judge is None:
            return None
        self.end_review()
        self.reviewer = Reviewer(review, judge, self)
        self.reviewer.start()
        return self.reviewer

    def end_review(self) -> None:
        """Stop judging."""
        reviewer, self.reviewer = self.reviewer, None
        if reviewer is not None:
            reviewer.close()
            reviewer.deleteLater()
