"""How the window comes to pages that take their time: what is imported, read, asked and set before each is there.

What is imported here at once is there with the first page already.
"""

from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack, suppress
from json import loads
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from cardtable.app.games.catalogue import GAMES
from cardtable.app.imports import PLOTS, TABLE, import_arrays, import_engine, import_playtest, import_screens
from cardtable.app.languages import spoken
from cardtable.app.opening import Asked, Step, Steps
from cardtable.app.pages import Finished, Lab, Lesson, Pages, Result, Table, Watch
from cardtable.app.parts.lesson_progress import lesson_path, step_kept
from cardtable.app.routes import (
    Again,
    Bench,
    BothOf,
    CaseOf,
    GoOn,
    Home,
    HowToPlay,
    Kept,
    LaidOver,
    Learn,
    NewGame,
    Open,
    OpenFile,
    OpenOther,
    OpenTable,
    OtherSeats,
    PlayOn,
    ResultOf,
    Studies,
    StudyAt,
    Sweep,
    WatchAgain,
    Way,
)
from cardtable.app.zoom import apply_zoom
from cardtable.language import filled, translate
from cardtable.library.folders import (
    ARCHIVE_SUFFIX,
    RULES_SUFFIX,
    SUFFIX,
    clean_up,
    own_folder,
    replace_file,
    stem_of,
    studies_path,
)
from cardtable.wording import worded

if TYPE_CHECKING:
    from cardtable.app.learn.lesson_page import LessonPage
    from cardtable.app.play.live import LiveGame, ReadGame
    from cardtable.app.table.game_page import GamePage
    from cardtable.engine.record import Header, Record, SeatName
    from cardtable.match import MatchObserver
    from cardtable.session.lesson import Lesson as LessonText
    from cardtable.session.taught_game import TaughtGame
    from cardtable.table.model import TableModel


_BENCH = (
    "art.pixmaps",
    "art.table_top",
    "table.scene",
    "games.catalogue",
    "setup.rules_form",
    "lab.asking",
    "lab.findings_table",
    "lab.game_course",
    "lab.bench_page",
)
_SWEEP = (*PLOTS, "plots.rows", "plots.cells", "lab.sweep_asking", "lab.tornado", "lab.heat_map", "lab.sweep_page")


def dealt_again(finished: Finished, order: Sequence[int] | None) -> "Header":
    """A new deal at the same table, for who sat in `order[seat]` in each seat; for the same where there is no order."""
    from secrets import randbits

    from cardtable.app.parts.seat_emblems import EMBLEMS_KEY
    from cardtable.engine.record import reseated
    from cardtable.session.table_kind import PLAYTEST_KEY, gives_hints, is_playtest, is_practice, kind_keys

    old, seats = finished.header, range(len(finished.header.seats)) if order is None else order
    header = reseated(old, seats, randbits(62))
    header.object[EMBLEMS_KEY] = [finished.emblems[seat] for seat in seats]
    header.object.update(kind_keys(is_practice(old), gives_hints(old)))
    if is_playtest(old):
        header.object[PLAYTEST_KEY] = True
    return header


class Ways:
    """Makes the steps of each way; of a game's own things they take what the catalogue names."""

    def __init__(self, pages: Pages, window: QWidget, room: QWidget, open_now: Callable[[], Path | None]) -> None:
        """Questions are asked over `window`; tables are set as large as they will be in `room`. `open_now` is where the
        record of the game lies that is being played."""
        self._settings, self._pixmaps = pages.settings, pages.pixmaps
        self._pages = pages
        self._window = window
        self._room = room
        self._open_now = open_now

    def steps(self, wish: Way) -> Steps:
        """The way there."""
        match wish:
            case NewGame(header):
                return self._new_game(header)
            case GoOn(path):
                return self._go_on(path)
            case Open(path, back, at):
                return self._open(path, back, at)
            case OpenFile(path):
                return self._open_file(path)
            case OpenOther():
                return self._open_other()
            case ResultOf(path):
                return self._result_of(path)
            case PlayOn():
                return self._play_on(wish)
            case Learn():
                return self._learn(wish)
            case HowToPlay():
                return self._how_to_play(wish)
            case WatchAgain():
                return self._watch_again(wish)
            case Bench():
                return self._bench(wish)
            case Sweep():
                return self._sweep(wish)
            case StudyAt(path):
                return self._study_at(path)
            case Studies(take):
                return self._studies(take)
            case CaseOf():
                return self._case(wish)
            case OpenTable():
                return self._open_table(wish)
            case BothOf():
                return self._both(wish)
            case OtherSeats(scores):
                return self._other_seats(scores)

    def again(self, order: Sequence[int] | None) -> NewGame:
        """The same table again, for who sat in `order[seat]` in each seat."""
        return NewGame(dealt_again(self._looked_back_on, order))

    @property
    def _looked_back_on(self) -> Finished:
        assert self._pages.finished
        return self._pages.finished

    # --- what the ways have in common --------------------------------------------------------------------------------

    def _read(self, path: Path) -> "Generator[Step, Any, ReadGame]":
        """Reads a record; all that shows it has been imported then."""
        yield Step(import_engine(), path, aside=True)
        yield Step(import_screens(*TABLE, "watch.watch_page"), path)
        game: ReadGame = yield Step(_reading(path), path, aside=True)
        yield Step(import_screens(GAMES[game.record.header.game.key].stage), path)
        return game

    def _asked(self, dialog: QDialog, answer: SignalInstance) -> Asked:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        apply_zoom(dialog)
        return Asked(dialog, answer)

    def _allowed(self, seats: "Sequence[SeatName]") -> Generator[Asked, Any, None]:
        """All programs that play may be started; of those that never were it asks first."""
        from cardtable.app.play.program_seat import command_of

        commands = [command for seat in seats if (command := command_of(seat.player))]
        unknown = list(dict.fromkeys(command for command in commands if command not in self._settings.programs))
        if unknown:
            from cardtable.app.setup.program_dialog import StartQuestion

            question = StartQuestion(unknown, self._window)
            yield self._asked(question, question.accepted)
            self._settings.allow(unknown)

    def _setting(self, live: "LiveGame") -> "Generator[float, None, GamePage]":
        """The table of a game, which is left where nobody comes to sit down."""
        from cardtable.app.parts.seat_emblems import emblems
        from cardtable.app.table.game_page import GamePage

        with ExitStack() as undo:
            undo.callback(live.close)
            stage = GAMES[live.header.game.key].stage()
            game_page = GamePage(live, self._settings, self._pixmaps, emblems(live.header), stage)
            undo.callback(game_page.deleteLater)
            game_page.setParent(self._room)
            game_page.resize(self._room.size())
            yield from game_page.catch_up()
            undo.pop_all()
        return game_page

    # --- to a table --------------------------------------------------------------------------------------------------

    def _new_game(self, header: "Header") -> Steps:
        """Deals a new game, once the programs in it may be started."""
        yield from self._allowed(header.seats)
        yield Step(import_engine(), None, aside=True)
        yield Step(import_screens(*TABLE, GAMES[header.game.key].stage), None)
        return Table((yield Step(self._beginning(header), None)))

    def _beginning(self, header: "Header") -> "Generator[float, None, GamePage]":
        """A new game's table; nothing is left of its record where nobody comes to see it."""
        from cardtable.app.play.live import LiveGame
        from cardtable.library.saved_games import new_path

        path = new_path(header.game.key)
        with ExitStack() as undo:
            live = LiveGame.begin(header, path, self._settings)
            undo.callback(path.unlink, missing_ok=True)
            game_page = yield from self._setting(live)
            undo.pop_all()
        return game_page

    def _go_on(self, path: Path) -> Steps:
        """Goes on with a game that was left."""
        return (yield from self._sit_down((yield from self._read(path))))

    def _open(self, path: Path, back: Home | Kept, at: int = 0) -> Steps:
        """Goes on with a record's game where people play at this screen, and shows any other from its beginning."""
        return (yield from self._open_read((yield from self._read(path)), back, at))

    def _open_read(self, game: "ReadGame", back: Home | Kept, at: int = 0) -> Steps:
        from cardtable.app.play.live import is_playable

        header = game.match.header
        if game.match.result or not (header.people and is_playable(header)):
            return Watch(game, back, at=at)
        return (yield from self._sit_down(game))

    def _open_file(self, path: Path) -> Steps:
        """The same for a file from outside, but that a game which is over shows its result first. A lesson is given, a
        study taken in."""
        kind = path.suffix.lower()
        if kind == RULES_SUFFIX:
            yield Step(import_engine(), path, aside=True)
            if (yield Step(_is_lesson(path), path, aside=True)):
                return (yield from self._learn(Learn("", file=path)))
        if kind in (RULES_SUFFIX, ARCHIVE_SUFFIX):
            return (yield from self._studies(path))
        game = yield from self._read(path)
        return (yield from self._result_of(path) if game.match.result else self._open_read(game, Home()))

    def _open_other(self) -> Steps:
        """Asks for a file with a record, and opens it."""
        dialog = QFileDialog(self._window, translate("window", "Open a record"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setOption(QFileDialog.Option.ReadOnly)  # it opens a file, and renames and deletes none
        kinds = (translate("window", "Records"), SUFFIX), (translate("window", "All files"), "")
        dialog.setNameFilters([f"{kind} (*{suffix})" for kind, suffix in kinds])
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        name = yield Asked(dialog, dialog.fileSelected)
        return (yield from self._open_file(Path(name)))

    def _sit_down(self, game: "ReadGame") -> Steps:
        """Sets the table of a game that was left."""
        open_now = self._open_now()
        if open_now is not None and game.path.resolve() == open_now.resolve():
            return None  # the person sits there
        yield from self._allowed(game.match.header.seats)
        return Table((yield Step(self._resuming(game), game.path)))

    def _resuming(self, game: "ReadGame") -> "Generator[float, None, GamePage]":
        """The record is locked from here on."""
        from cardtable.app.play.live import LiveGame

        return (yield from self._setting((yield from LiveGame.resuming(game, self._settings))))

    def _play_on(self, route: PlayOn) -> Steps:
        """A practice table at which a game goes on from a moment of a record, once it is said who plays."""
        from cardtable.app.parts.seat_emblems import emblems
        from cardtable.app.setup.who_plays import WhoPlays

        record = route.record or (yield from self._read(route.path)).record
        header = record.header
        people = [route.eyes] if route.eyes >= 0 else header.people or [0]
        dialog = WhoPlays(header, emblems(header), people, self._pixmaps, self._window)
        dialog.play_button.setFocus()
        seats = yield self._asked(dialog, dialog.chosen)
        yield from self._allowed(seats)
        lines = record.prefix(route.at).lines
        return Table((yield Step(self._branching(route, header, lines, seats), route.path)))

    def _branching(
        self, route: PlayOn, header: "Header", lines: "Sequence[Any]", seats: "tuple[SeatName, ...]"
    ) -> "Generator[float, None, GamePage]":
        from secrets import randbits

        from cardtable.app.play.live import LiveGame
        from cardtable.engine.record import Origin, branched
        from cardtable.journal import beginning
        from cardtable.library.saved_games import new_path
        from cardtable.session.table_kind import practised

        shared = yield from beginning(route.path, route.at)
        new = practised(branched(header, seats, randbits(62), Origin(route.path.name, shared.line)))
        live = yield from LiveGame.branching(new, lines, new_path(new.game.key), self._settings)
        return (yield from self._setting(live))

    # --- to a lesson -------------------------------------------------------------------------------------------------

    def _learn(self, wish: Learn) -> Steps:
        """Sets the table of a lesson, as far as one has come in it."""
        path = wish.file or lesson_path(wish.game)
        at = 0 if wish.file or wish.afresh else step_kept(self._settings, wish.game)
        yield Step(import_engine(), path, aside=True)
        opening = _opening_lesson(path, at, spoken(self._settings.language))
        taught: TaughtGame = yield Step(opening, path, aside=True)
        game = taught.lesson.header.game.key
        yield Step(import_screens(*TABLE, "learn.lesson_card", "learn.lesson_page", GAMES[game].stage), path)
        return Lesson((yield Step(self._setting_lesson(taught, wish), path)))

    def _setting_lesson(self, taught: "TaughtGame", wish: Learn) -> "Generator[float, None, LessonPage]":
        """The table of a lesson, which is left where nobody comes to sit down."""
        from cardtable.app.learn.lesson_page import LessonPage

        with ExitStack() as undo:
            stage = GAMES[taught.lesson.header.game.key].stage()
            page = LessonPage(taught, self._settings, self._pixmaps, stage, wish)
            undo.callback(page.deleteLater)
            page.setParent(self._room)
            page.resize(self._room.size())
            yield from page.catch_up()
            undo.pop_all()
        return page

    def _how_to_play(self, wish: HowToPlay) -> Steps:
        """One page, with pictures of moments of the game's lesson."""
        path = lesson_path(wish.game)
        yield Step(import_engine(), path, aside=True)
        yield Step(import_playtest(), path, aside=True)
        imported = "art.pixmaps", "table.panel", "table.thumbnail", "learn.how_to_play_page", GAMES[wish.game].model
        yield Step(import_screens(*imported), path)
        opening = _opening_pictures(path, spoken(self._settings.language))
        lesson, tables = yield Step(opening, path, aside=True)
        return LaidOver(self._pages.how_to_play(wish, lesson, tables))

    # --- to what comes after a game ----------------------------------------------------------------------------------

    def _result_of(self, path: Path) -> Steps:
        """Looks back on a game that is over."""
        yield Step(import_engine(), path, aside=True)
        yield Step(import_screens("parts.seat_emblems"), path)
        finished: Finished = yield Step(_looking_back(path), path, aside=True)
        ending = GAMES[finished.header.game.key].ending
        yield Step(import_screens("after.result_page", "after.reviewer", ending), path)
        return Result(finished)

    def _watch_again(self, route: WatchAgain) -> Steps:
        finished = self._looked_back_on
        game = yield from self._read(finished.path)
        return Watch(game, Result(finished), route.landmark, route.at)

    def _bench(self, bench: Bench) -> Steps:
        """The bench, which needs the players, and what plays studies."""
        yield from self._bench_imported()
        return Lab(bench)

    def _study_at(self, path: Path) -> Steps:
        """The same with what was found for a kept study."""
        from cardtable.app.lab.study_files import is_sweep, opening

        yield from self._bench_imported()
        kept = yield Step(opening(path), path, aside=True)
        if is_sweep(kept.study):
            yield Step(import_screens(*_SWEEP), None)
            return LaidOver(self._pages.kept_sweep(kept))
        return Lab(Bench(kept.study.game), kept)

    def _studies(self, take: Path | None) -> Steps:
        """Those that are kept; one that is taken in is opened at once, if a page can show it."""
        yield from self._bench_imported()
        if take is not None:
            from cardtable.app.lab.study_files import opens, taking_in

            folder: Path = yield Step(taking_in(take), take, aside=True)
            if (yield Step(opens(folder), take, aside=True)):
                return (yield from self._study_at(folder))
            take = folder
        yield Step(import_screens("lab.studies_page"), None)
        return LaidOver(self._pages.studies(take))

    def _bench_imported(self) -> "Generator[Step, Any, None]":
        yield Step(import_engine(), None, aside=True)
        yield Step(import_playtest(), None, aside=True)
        yield Step(import_arrays(), None, aside=True)
        yield Step(import_screens(*PLOTS, *_BENCH), None)

    def _sweep(self, sweep: Sweep) -> Steps:
        """The page on which values are tried."""
        yield Step(import_engine(), None, aside=True)
        yield Step(import_playtest(), None, aside=True)
        yield Step(import_arrays(), None, aside=True)
        yield Step(import_screens(*_SWEEP), None)
        return LaidOver(self._pages.sweep(sweep))

    def _case(self, case: CaseOf) -> Steps:
        """Plays a game of a study again, under both rule sets, and shows it from where they part."""
        paths, records = yield from self._played_again(case)
        path, record = paths[bool(case.rule_set)], records[bool(case.rule_set)]
        yield Step(_kept(path, record), path, aside=True)
        return (yield from self._open_table(OpenTable(path, _in_common(*records))))

    def _both(self, both: BothOf) -> Steps:
        """The same, with both of them beside each other."""
        paths, records = yield from self._played_again(both)
        games = []
        for path, record in zip(paths, records, strict=True):
            yield Step(_kept(path, record), path, aside=True)
            games.append((yield from self._read(path)))
        yield Step(import_screens("lab.side_by_side"), paths[0])
        return LaidOver(self._pages.both(games))

    def _played_again(self, game: CaseOf | BothOf) -> "Generator[Step, Any, tuple[list[Path], tuple[bytes, bytes]]]":
        """A game of a study under the two rule sets that are compared: where each is to be kept, and the record."""
        from cardtable.playtest.running import playing_again

        study, rule_sets = game.plan.study, (0, game.beside)
        called = stem_of(f"{study.game} {study.rule_sets[-1].name} {study.seed}", study.game)
        folder = game.folder or studies_path() / called
        paths = [folder / f"{study.letter(number)} {game.block}-{game.rotation}{SUFFIX}" for number in rule_sets]
        yield Step(import_engine(), paths[0], aside=True)
        records = yield Step(playing_again(game.plan, rule_sets, game.block, game.rotation), paths[0], aside=True)
        return paths, records

    def _open_table(self, wish: OpenTable) -> Steps:
        """Lays a game open, or the copy of it that lies among the studies."""
        game = yield from self._read(wish.path)
        yield Step(import_playtest(), wish.path, aside=True)
        yield Step(import_screens("lab.open_table_page", "lab.position_editor"), wish.path)
        record = game.record
        path: Path = yield Step(_laying_open(wish.path, record, game.match.result is not None), wish.path, aside=True)
        return LaidOver(self._pages.open_table(path, record, wish.at))

    def _other_seats(self, scores: Sequence[int]) -> Steps:
        """Has those who lost choose where to sit."""
        from cardtable.app.setup.seat_choice import SeatChoice

        finished = self._looked_back_on
        dialog = SeatChoice(finished.header, finished.emblems, scores, self._pixmaps, self._window)
        return Again((yield self._asked(dialog, dialog.chosen)))


def _is_lesson(path: Path) -> "Generator[float, None, bool]":
    """Whether a file in TOML is a lesson, whatever is wrong with it; else it is a study. OSError where it can't be
    read."""
    from cardtable.session.lesson import is_lesson

    yield 0.0
    return is_lesson(path.read_bytes())


def _opening_lesson(path: Path, at: int, language: str) -> "Generator[float, None, TaughtGame]":
    """A lesson at one of its steps; LessonFault where something is wrong with it, OSError where it can't be read."""
    from cardtable.session.lesson import lesson_files, read_lesson
    from cardtable.session.taught_game import TaughtGame, check_played

    lesson = read_lesson(*lesson_files(path, language))
    yield 0.5
    check_played(lesson)
    taught = TaughtGame(lesson)
    taught.go_to(at)
    return taught


def _opening_pictures(path: Path, language: str) -> "Generator[float, None, tuple[LessonText, list[TableModel]]]":
    """A lesson with the tables of its pictures; errors as `_opening_lesson` has them."""
    from cardtable.session.lesson import LessonFault, lesson_files, read_lesson
    from cardtable.session.taught_game import moment
    from cardtable.table.model import seen_by

    lesson = read_lesson(*lesson_files(path, language))
    if lesson.summary is None:
        raise LessonFault(worded("it has no summary"))
    tables = []
    for number in range(len(lesson.summary.pictures)):
        table = GAMES[lesson.header.game.key].model()(seen_by(lesson.header, lesson.seat))
        for event in moment(lesson, number).events:
            table.follow(event)
        table.settle()
        tables.append(table)
        yield number / len(lesson.summary.pictures)
    return lesson, tables


def _kept(path: Path, record: bytes) -> Generator[float, None, None]:
    """Keeps a game of a study. One that is there already stays, with what was noted in it, if it went the same way."""
    from cardtable.engine.lines import line_object
    from cardtable.engine.record import Fault
    from cardtable.journal import read

    own_folder(path.parent)
    yield 0.0
    with suppress(OSError, Fault):
        if [line_object(line) for line in read(path).lines] == [loads(line) for line in record.splitlines()[1:]]:
            return
    replace_file(path, record)


def _laying_open(path: Path, record: "Record", over: bool) -> Generator[float, None, Path]:
    """Where a game lies among the studies; NotPlayable where people still play it."""
    from cardtable.app.lab.branching import may_open, taking_in
    from cardtable.app.play.live import NotPlayable

    if not may_open(path, record.header, over):
        raise NotPlayable(translate("window", "All hands can only be shown once this game is over."))
    return (yield from taking_in(path))


def _in_common(one: bytes, other: bytes) -> int:
    """How many lines two records have in common behind their headers."""
    pairs = zip(one.splitlines()[1:], other.splitlines()[1:], strict=False)
    return next((number for number, (mine, theirs) in enumerate(pairs) if mine != theirs), 0)


def _reading(path: Path) -> "Generator[float, None, ReadGame]":
    """Reads a record.

    NotPlayable where there is no table for its game; Fault and OSError as `reading` says.
    """
    from cardtable.app.play.live import NotPlayable, reading

    clean_up(path.parent)
    game = yield from reading(path)
    played = game.record.header.game
    if played.key not in GAMES:
        raise NotPlayable(filled(translate("window", "This version can't play {game}."), game=played.title))
    return game


def _looking_back(path: Path) -> Generator[float, None, Finished]:
    """Goes through the record of a game that is over as each person in it saw it; where none played, with all hands
    open.

    Fault where the record is broken; OSError where it can't be read.
    """
    from cardtable.app.parts.seat_emblems import emblems
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
        return Finished(header, emblems(header), NOBODY, everything[0].events, {}, path)
    reviews = {}
    for seat, writer in eyes.items():
        reviews[seat] = Review(writer.lines)
        yield 1.0
    first = header.people[0]
    events = reviews[first].events
    return Finished(header, emblems(header), first if len(reviews) == 1 else NOBODY, events, reviews, path)
