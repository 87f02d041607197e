"""Ways to a game: to its table, to its result and what follows from there, to its lesson and its rules in pictures.

A table is that of a new game, of one that was left, or of one that goes on from a moment of a record.
"""

from collections.abc import Generator, Sequence
from contextlib import ExitStack
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING, Any

from cardtable.app.imports import TABLE, import_engine, import_playtest, import_screens
from cardtable.app.jobs import Steps, slices, thread
from cardtable.app.languages import spoken
from cardtable.app.navigation.context import Context
from cardtable.app.pages import ClosedGame, LessonTable, Result, SetTable, Watch
from cardtable.app.parts.lesson_progress import lesson_path, step_kept
from cardtable.app.routes import Again, GameHistory, Home, HowToPlay, LaidOver, Learn, PlayOn, WatchAgain
from cardtable.app.screens import SCREENS
from cardtable.disk import remove_file
from cardtable.wording import worded

if TYPE_CHECKING:
    from cardtable.app.learn.lesson_page import LessonPage
    from cardtable.app.play.live import LiveGame, ReadGame
    from cardtable.app.table.game_page import GamePage
    from cardtable.engine.record import Header, SeatName
    from cardtable.match import Match, MatchObserver
    from cardtable.session.lesson import Lesson as LessonText
    from cardtable.session.lesson_game import TaughtGame
    from cardtable.table.model import TableModel


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


def new_game(context: Context, header: "Header") -> Steps:
    """Go to the table of a new game, once the programs in it may be started."""
    yield from context.allowed(header.seats)
    yield thread(import_engine())
    yield slices(import_screens(*TABLE, SCREENS[header.game.key].stage))
    return SetTable((yield slices(_beginning(context, header))))


def _beginning(context: Context, header: "Header") -> "Generator[float, None, GamePage]":
    """Return the page of a new game. If it is abandoned, its record is deleted."""
    from cardtable.app.play.live import LiveGame
    from cardtable.library.saved_games import new_path

    path = new_path(header.game.key)
    with ExitStack() as undo:
        live = LiveGame.begin(header, path, context.pages.settings)
        undo.callback(remove_file, path)
        game_page = yield from _setting(context, live)
        undo.pop_all()
    return game_page


def go_on(context: Context, path: Path) -> Steps:
    """Go to the table of a game that was left."""
    return (yield from sit_down(context, (yield from context.read(path))))


def open_record(context: Context, path: Path, back: Home | GameHistory, at: int = 0) -> Steps:
    """Go to the table of a record's game if people play it at this screen, else watch it from line `at` on."""
    return (yield from open_read(context, (yield from context.read(path)), back, at))


def open_read(context: Context, game: "ReadGame", back: Home | GameHistory, at: int = 0) -> Steps:
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
    return SetTable((yield slices(_resuming(context, game), game.path)))


def _resuming(context: Context, game: "ReadGame") -> "Generator[float, None, GamePage]":
    """Return the page of a game that goes on. Its record is locked from here on."""
    from cardtable.app.play.live import LiveGame

    return (yield from _setting(context, (yield from LiveGame.resuming(game, context.pages.settings))))


def play_on(context: Context, route: PlayOn) -> Steps:
    """Go to a practice table at which a game goes on from a moment of a record, once it is said who plays."""
    from cardtable.app.parts.seat_mark import emblems
    from cardtable.app.setup.players import WhoPlays

    record = route.record or (yield from context.read(route.path)).record
    header = record.header
    people = [route.viewer] if route.viewer >= 0 else header.people or [0]
    dialog = WhoPlays(header, emblems(header), people, context.pages.pixmaps, context.window)
    dialog.play_button.setFocus()
    seats = yield context.asked(dialog, dialog.chosen)
    yield from context.allowed(seats)
    lines = record.prefix(route.at).lines
    return SetTable((yield slices(_branching(context, route, header, lines, seats), route.path)))


def _branching(
    context: Context, route: PlayOn, header: "Header", lines: "Sequence[Any]", seats: "tuple[SeatName, ...]"
) -> "Generator[float, None, GamePage]":

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


def result_of(context: Context, path: Path, back: Home | GameHistory) -> Steps:
    """Go to the result of a game that is over."""
    yield thread(import_engine(), path)
    yield slices(import_screens("parts.seat_mark"), path)
    finished: ClosedGame = yield thread(_looking_back(path), path)
    ending = SCREENS[finished.header.game.key].ending
    yield slices(import_screens("after.result_page", "after.review_page", ending), path)
    return Result(finished._replace(back=back))


def watch_again(context: Context, route: WatchAgain) -> Steps:
    finished = context.looked_back_on
    game = yield from context.read(finished.path)
    return Watch(game, Result(finished), route.landmark, route.at)


def other_seats(context: Context, scores: Sequence[int]) -> Steps:
    """Let players choose their seats for another deal, given the scores of the last game by seat."""
    from cardtable.app.setup.players import SeatChoice

    finished = context.looked_back_on
    dialog = SeatChoice(finished.header, finished.emblems, scores, context.pages.pixmaps, context.window)
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


def learn(context: Context, wish: Learn) -> Steps:
    """Go to a lesson, at the step that was reached in it."""
    path = wish.file or lesson_path(wish.game)
    at = 0 if wish.file or wish.afresh else step_kept(context.pages.settings, wish.game)
    yield thread(import_engine(), path)
    opening = _opening_lesson(path, at, spoken(context.pages.settings.language))
    taught: TaughtGame = yield thread(opening, path)
    game = taught.lesson.header.game.key
    yield slices(import_screens(*TABLE, "learn.lesson_page", SCREENS[game].stage), path)
    return LessonTable((yield slices(_setting_lesson(context, taught, wish), path)))


def _setting_lesson(context: Context, taught: "TaughtGame", wish: Learn) -> "Generator[float, None, LessonPage]":
    from cardtable.app.learn.lesson_page import LessonPage

    stage = SCREENS[taught.lesson.header.game.key].stage()
    page = LessonPage(taught, context.pages.settings, context.pages.pixmaps, stage, wish)
    return (yield from context.set_up(page))


def how_to_play(context: Context, wish: HowToPlay) -> Steps:
    """Go to the page on how to play a game, with pictures from its lesson."""
    path = lesson_path(wish.game)
    yield thread(import_engine(), path)
    yield thread(import_playtest(), path)
    imported = "art.pixmaps", "table.panel", "table.thumbnail", "learn.how_to_play_page", SCREENS[wish.game].model
    yield slices(import_screens(*imported), path)
    opening = _opening_pictures(path, spoken(context.pages.settings.language), wish)
    lesson, tables = yield thread(opening, path)
    return LaidOver(context.pages.how_to_play(wish, lesson, tables))


def _opening_lesson(path: Path, at: int, language: str) -> "Generator[float, None, TaughtGame]":
    """Return a lesson at one of its steps. Raises BadInput if it is faulty, and OSError if it can't be read."""
    from cardtable.session.lesson import lesson_files, read_lesson
    from cardtable.session.lesson_game import TaughtGame, check_played

    lesson = read_lesson(*lesson_files(path, language))
    yield 0.5
    check_played(lesson)
    taught = TaughtGame(lesson)
    taught.go_to(at)
    return taught


def _opening_pictures(
    path: Path, language: str, wish: HowToPlay
) -> "Generator[float, None, tuple[LessonText, list[TableModel]]]":
    """Return a lesson and the tables of its pictures, under the wanted rules; errors as in `_opening_lesson`."""
    from cardtable.errors import BadInput
    from cardtable.session.lesson import lesson_files, read_lesson
    from cardtable.session.lesson_game import moment
    from cardtable.table.model import seen_by

    lesson = read_lesson(*lesson_files(path, language))
    lesson = lesson.under(lesson.header.game.rules.made(dict(wish.rules)))
    if lesson.summary is None:
        raise BadInput(worded("it has no summary"))
    tables = []
    for number in range(len(lesson.summary.pictures)):
        table = SCREENS[lesson.header.game.key].model()(seen_by(lesson.header, lesson.seat))
        for event in moment(lesson, number).events:
            table.follow(event)
        table.settle()
        tables.append(table)
        yield number / len(lesson.summary.pictures)
    return lesson, tables
