"""Ways from a game that is over: to its result, to watching it again, to other seats."""

from collections.abc import Generator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cardtable.app.imports import import_engine, import_screens
from cardtable.app.navigation.context import Context
from cardtable.app.opening import OpeningStep, Steps
from cardtable.app.pages import ClosedGame, Result, Watch
from cardtable.app.routes import Again, Home, Kept, WatchAgain
from cardtable.app.screens import SCREENS

if TYPE_CHECKING:
    from cardtable.engine.record import Header
    from cardtable.match import MatchObserver


def result_of(context: Context, path: Path, back: Home | Kept) -> Steps:
    """Go to the result of a game that is over."""
    yield OpeningStep(import_engine(), path, aside=True)
    yield OpeningStep(import_screens("parts.seat_mark"), path)
    finished: ClosedGame = yield OpeningStep(_looking_back(path), path, aside=True)
    ending = SCREENS[finished.header.game.key].ending
    yield OpeningStep(import_screens("after.result_page", "after.reviewer", ending), path)
    return Result(finished._replace(back=back))


def watch_again(context: Context, route: WatchAgain) -> Steps:
    finished = context.looked_back_on
    game = yield from context.read(finished.path)
    return Watch(game, Result(finished), route.landmark, route.at)


def other_seats(context: Context, scores: Sequence[int]) -> Steps:
    """Let players choose their seats for another deal, given the scores of the last game by seat."""
    from cardtable.app.setup.seat_choice import SeatChoice

    finished = context.looked_back_on
    dialog = SeatChoice(finished.header, finished.emblems, scores, context.pages.pixmaps, context.window)
    return Again((yield context.asked(dialog, dialog.chosen)))


def _looking_back(path: Path) -> Generator[float, None, ClosedGame]:
    """Read the record of a game that is over as each person in it saw it; with all hands open if no person played.

    Raises Fault if the record is broken, and OSError if it can't be read.
    """
    from cardtable.app.parts.seat_mark import emblems
    from cardtable.engine.state import NOBODY
    from cardtable.engine.views import ViewWriter
    from cardtable.journal import replaying
    from cardtable.session.observer import EVERYTHING, Observer
    from cardtable.table.review import Review

    eyes: dict[int, ViewWriter] = {}
    everything: list[Observer] = []

    def observers(header: "Header") -> "list[MatchObserver]":
        eyes.update({seat: ViewWriter(header, seat) for seat in header.people})
        everything.extend([] if header.people else [Observer(header, EVERYTHING)])
        return [*eyes.values(), *everything]

    header = (yield from replaying(path, observers=observers)).header
    if not eyes:
        return ClosedGame(header, emblems(header), NOBODY, everything[0].events, {}, path)
    reviews = {}
    for seat, writer in eyes.items():
        reviews[seat] = Review(writer.lines)
        yield 1.0
    first = header.people[0]
    events = reviews[first].events
    return ClosedGame(header, emblems(header), first if len(reviews) == 1 else NOBODY, events, reviews, path)
