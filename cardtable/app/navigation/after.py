"""Ways to what follows a game: its result, the review and the mirror of its players, and the same table again."""

from collections.abc import Callable, Generator, Sequence
from functools import partial
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING

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
    ResultOf,
    ReviewOf,
    WatchAgain,
)
from cardtable.app.screens import SCREENS

if TYPE_CHECKING:
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
