"""Ways to a table: of a new game, of one that was left, or of one that goes on from a moment of a record."""

from collections.abc import Generator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardtable.app.imports import TABLE, import_engine, import_screens
from cardtable.app.navigation.context import Context
from cardtable.app.opening import OpeningStep, Steps
from cardtable.app.pages import ClosedGame, SetTable, Watch
from cardtable.app.routes import Home, Kept, PlayOn
from cardtable.app.screens import SCREENS

if TYPE_CHECKING:
    from cardtable.app.play.live import LiveGame, ReadGame
    from cardtable.app.table.game_page import GamePage
    from cardtable.engine.record import Header, SeatName


def dealt_again(finished: ClosedGame, order: Sequence[int] | None) -> "Header":
    """Return the header of a new deal at a table; the player of seat `order[i]` moves to `i`, or all stay for None."""
    from secrets import randbits

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


def new_game(context: Context, header: "Header") -> Steps:
    """Go to the table of a new game, once the programs in it may be started."""
    yield from context.allowed(header.seats)
    yield OpeningStep(import_engine(), None, aside=True)
    yield OpeningStep(import_screens(*TABLE, SCREENS[header.game.key].stage), None)
    return SetTable((yield OpeningStep(_beginning(context, header), None)))


def _beginning(context: Context, header: "Header") -> "Generator[float, None, GamePage]":
    """Return the page of a new game. If it is abandoned, its record is deleted."""
    from cardtable.app.play.live import LiveGame
    from cardtable.library.saved_games import new_path

    path = new_path(header.game.key)
    with ExitStack() as undo:
        live = LiveGame.begin(header, path, context.pages.settings)
        undo.callback(path.unlink, missing_ok=True)
        game_page = yield from _setting(context, live)
        undo.pop_all()
    return game_page


def go_on(context: Context, path: Path) -> Steps:
    """Go to the table of a game that was left."""
    return (yield from sit_down(context, (yield from context.read(path))))


def open_record(context: Context, path: Path, back: Home | Kept, at: int = 0) -> Steps:
    """Go to the table of a record's game if people play it at this screen, else watch it from line `at` on."""
    return (yield from open_read(context, (yield from context.read(path)), back, at))


def open_read(context: Context, game: "ReadGame", back: Home | Kept, at: int = 0) -> Steps:
    from cardtable.app.play.live import is_playable

    header = game.match.header
    if game.match.result or not (header.people and is_playable(header)):
        return Watch(game, back, at=at)
    return (yield from sit_down(context, game))


def sit_down(context: Context, game: "ReadGame") -> Steps:
    """Set up the table of a game that was left; do nothing if it is being played now."""
    open_now = context.open_now()
    if open_now is not None and game.path.resolve() == open_now.resolve():
        return None  # the person is at that table already
    yield from context.allowed(game.match.header.seats)
    return SetTable((yield OpeningStep(_resuming(context, game), game.path)))


def _resuming(context: Context, game: "ReadGame") -> "Generator[float, None, GamePage]":
    """Return the page of a game that goes on. Its record is locked from here on."""
    from cardtable.app.play.live import LiveGame

    return (yield from _setting(context, (yield from LiveGame.resuming(game, context.pages.settings))))


def play_on(context: Context, route: PlayOn) -> Steps:
    """Go to a practice table at which a game goes on from a moment of a record, once it is said who plays."""
    from cardtable.app.parts.seat_mark import emblems
    from cardtable.app.setup.who_plays import WhoPlays

    record = route.record or (yield from context.read(route.path)).record
    header = record.header
    people = [route.eyes] if route.eyes >= 0 else header.people or [0]
    dialog = WhoPlays(header, emblems(header), people, context.pages.pixmaps, context.window)
    dialog.play_button.setFocus()
    seats = yield context.asked(dialog, dialog.chosen)
    yield from context.allowed(seats)
    lines = record.prefix(route.at).lines
    return SetTable((yield OpeningStep(_branching(context, route, header, lines, seats), route.path)))


def _branching(
    context: Context, route: PlayOn, header: "Header", lines: "Sequence[Any]", seats: "tuple[SeatName, ...]"
) -> "Generator[float, None, GamePage]":
    from secrets import randbits

    from cardtable.app.play.live import LiveGame
    from cardtable.engine.record import Origin, branched
    from cardtable.journal import beginning
    from cardtable.library.saved_games import new_path
    from cardtable.session.table_kind import practised

    shared = yield from beginning(route.path, route.at)
    new = practised(branched(header, seats, randbits(62), Origin(route.path.name, shared.line)))
    live = yield from LiveGame.branching(new, lines, new_path(new.game.key), context.pages.settings)
    return (yield from _setting(context, live))


def _setting(context: Context, live: "LiveGame") -> "Generator[float, None, GamePage]":
    """Return the page of a live game. If it is abandoned, the game is closed."""
    from cardtable.app.parts.seat_mark import emblems
    from cardtable.app.table.game_page import GamePage

    with ExitStack() as undo:
        undo.callback(live.close)
        stage = SCREENS[live.header.game.key].stage()
        page = GamePage(live, context.pages.settings, context.pages.pixmaps, emblems(live.header), stage)
        yield from context.set_up(page)
        undo.pop_all()
    return page
