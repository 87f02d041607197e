"""Ways to a game: to its table, to its record, to its lesson and its rules in pictures.

A table is that of a new game, of one that was left, or of one that goes on from a moment of a record.
"""

from collections.abc import Generator, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING, Any

from cardtable.app.imports import ENGINE, PLAYTEST, TABLE, import_screens, imported
from cardtable.app.jobs import Steps, slices, thread
from cardtable.app.languages import spoken
from cardtable.app.navigation.context import Arrival, Context
from cardtable.app.page import Page
from cardtable.app.parts.lesson_progress import lesson_path, step_kept
from cardtable.app.routes import ClosedGame, GameHistory, GoOn, Home, HowToPlay, Learn, NewGame, Open, OpenTable, PlayOn
from cardtable.app.screens import SCREENS
from cardtable.disk import remove_file
from cardtable.wording import worded

if TYPE_CHECKING:
    from cardtable.app.learn.lesson_page import LessonPage
    from cardtable.app.play.live import LiveGame, ReadGame
    from cardtable.app.table.game_page import GamePage
    from cardtable.engine.record import Header, SeatName
    from cardtable.session.lesson import Lesson as LessonText
    from cardtable.session.lesson_game import TaughtGame
    from cardtable.table.model import TableModel


def new_game(context: Context, route: NewGame) -> Steps:
    """Go to the table of a new game, once the programs in it may be started."""
    header = route.header
    yield from context.allowed(header.seats)
    yield from imported(*TABLE, SCREENS[header.game.key].stage)
    return _played(context, (yield slices(_beginning(context, header))))


def _beginning(context: Context, header: "Header") -> "Generator[float, None, GamePage]":
    """Return the page of a new game. If it is abandoned, its record is deleted."""
    from cardtable.app.play.live import LiveGame
    from cardtable.library.saved_games import new_path

    path = new_path(header.game.key)
    with ExitStack() as undo:
        live = LiveGame.begin(header, path, context.settings)
        undo.callback(remove_file, path)
        game_page = yield from _setting(context, live)
        undo.pop_all()
    return game_page


def go_on(context: Context, route: GoOn) -> Steps:
    """Go to the table of a game that was left."""
    return (yield from sit_down(context, (yield from context.read(route.path))))


def open_record(context: Context, route: Open) -> Steps:
    """Go to the table of a record's game if people play it at this screen, else watch it."""
    return (yield from open_read(context, (yield from context.read(route.path)), route.back, route.at))


def open_read(context: Context, game: "ReadGame", back: Home | GameHistory, at: int = 0) -> Steps:
    from cardtable.app.play.live import is_playable

    header = game.match.header
    if game.match.result or not (header.people and is_playable(header)):
        return watching(context, game, back, at)
    return (yield from sit_down(context, game))


def watching(
    context: Context, game: "ReadGame", back: Home | GameHistory | ClosedGame, at: int = 0, landmark: int | None = None
) -> Arrival:
    """Show a record again, from a landmark, or else after `at` lines of it."""
    origin = back.back if isinstance(back, ClosedGame) else back

    def make() -> Page:
        from cardtable.app.watch.watch_page import WatchPage
        from cardtable.engine.state import NOBODY
        from cardtable.table.review import Review

        record, path = game.record, game.path
        page = WatchPage(record, context.pixmaps, context.settings)

        def look_back() -> None:
            table, seat = page.table, page.person
            reviews = {} if seat == NOBODY else {seat: Review(table.source.lines)}
            events = table.source.events
            page.wants.emit(ClosedGame(record.header, table.emblems, seat, events, reviews, path, origin))

        page.ended.connect(look_back)
        page.play_on.connect(lambda at: page.wants.emit(PlayOn(path, at, page.eyes_box.viewer, record)))
        page.open_table.connect(lambda at: page.wants.emit(OpenTable(path, at)))
        page.asked.connect(lambda bench: page.wants.emit(bench._replace(back=Open(path, origin, page.shown.at))))
        if landmark is not None:
            page.shown.go_to_landmark(landmark)
        elif at:
            page.shown.go_to(at)
        return page

    return Arrival(make, back)


def sit_down(context: Context, game: "ReadGame") -> Steps:
    """Set up the table of a game that was left; do nothing if it is being played now."""
    open_now = context.open_now()
    if open_now is not None and game.path.resolve() == open_now.resolve():
        return None  # the person is at that table already
    yield from context.allowed(game.match.header.seats)
    return _played(context, (yield slices(_resuming(context, game), game.path)))


def _resuming(context: Context, game: "ReadGame") -> "Generator[float, None, GamePage]":
    """Return the page of a game that goes on. Its record is locked from here on."""
    from cardtable.app.play.live import LiveGame

    return (yield from _setting(context, (yield from LiveGame.resuming(game, context.settings))))


def play_on(context: Context, route: PlayOn) -> Steps:
    """Go to a practice table at which a game goes on from a moment of a record, once it is said who plays."""
    from cardtable.app.parts.seat_mark import emblems
    from cardtable.app.setup.players import WhoPlays

    record = route.record or (yield from context.read(route.path)).record
    header = record.header
    people = [route.viewer] if route.viewer >= 0 else header.people or [0]
    dialog = WhoPlays(header, emblems(header), people, context.pixmaps, context.window)
    dialog.play_button.setFocus()
    seats = yield context.asked(dialog, dialog.chosen)
    yield from context.allowed(seats)
    lines = record.prefix(route.at).lines
    return _played(context, (yield slices(_branching(context, route, header, lines, seats), route.path)))


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
    live = yield from LiveGame.branching(new, lines, new_path(new.game.key), context.settings)
    return (yield from _setting(context, live))


def _played(context: Context, page: "GamePage") -> Arrival:
    origin = context.here().origin
    return Arrival(lambda: page, origin, origin, page)


def _setting(context: Context, live: "LiveGame") -> "Generator[float, None, GamePage]":
    """Return the page of a live game. If it is abandoned, the game is closed."""
    from cardtable.app.parts.seat_mark import emblems
    from cardtable.app.table.game_page import GamePage

    with ExitStack() as undo:
        undo.callback(live.close)
        stage = SCREENS[live.header.game.key].stage()
        page = GamePage(live, context.settings, context.pixmaps, emblems(live.header), stage)
        yield from context.set_up(page)
        undo.pop_all()
    return page


def learn(context: Context, wish: Learn) -> Steps:
    """Go to a lesson, at the step that was reached in it."""
    path = wish.file or lesson_path(wish.game)
    at = 0 if wish.file or wish.afresh else step_kept(context.settings, wish.game)
    yield from imported(about=path)
    opening = _opening_lesson(path, at, spoken(context.settings.language))
    taught: TaughtGame = yield thread(opening, path)
    game = taught.lesson.header.game.key
    yield slices(import_screens(*TABLE, "learn.lesson_page", SCREENS[game].stage), path)
    page: LessonPage = yield slices(_setting_lesson(context, taught, wish), path)
    return Arrival(lambda: page, anew=page.route)


def _setting_lesson(context: Context, taught: "TaughtGame", wish: Learn) -> "Generator[float, None, LessonPage]":
    from cardtable.app.learn.lesson_page import LessonPage

    stage = SCREENS[taught.lesson.header.game.key].stage()
    page = LessonPage(taught, context.settings, context.pixmaps, stage, wish)
    return (yield from context.set_up(page))


def how_to_play(context: Context, wish: HowToPlay) -> Steps:
    """Go to the page on how to play a game, with pictures from its lesson."""
    path = lesson_path(wish.game)
    screens = "art.pixmaps", "table.panel", "table.thumbnail", "learn.how_to_play_page", SCREENS[wish.game].model
    yield from imported(*screens, about=path, plain=ENGINE + PLAYTEST)
    opening = _opening_pictures(path, spoken(context.settings.language), wish)
    lesson, tables = yield thread(opening, path)
    from cardtable.app.learn.how_to_play_page import HowToPlayPage
    from cardtable.playtest.measures import PROFILES

    game = lesson.header.game
    rules = game.rules.made(dict(wish.rules))
    rules_page = partial(PROFILES[game.key].rules_page, rules, wish.seats or game.usual_seats)
    return HowToPlayPage(lesson, tables, rules, rules_page, context.pixmaps, wish.seats)


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
