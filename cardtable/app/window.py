"""The main window: one page after another, and what is kept between them.

Only the first page is imported with it; the others, and the engine, come with the first step beyond.
"""

import gc
from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QIcon, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QFileDialog, QMainWindow, QMessageBox, QStackedWidget, QWidget
from typing_extensions import override

from cardtable.app import style, window_place
from cardtable.app.folders import SUFFIX, clean_up, on_one_line
from cardtable.app.games.catalogue import GAMES
from cardtable.app.imports import TABLE, import_engine, import_screens
from cardtable.app.settings import Settings
from cardtable.app.soon import soon
from cardtable.app.start.first_page import FirstPage
from cardtable.app.wastebasket import Wastebasket
from cardtable.app.zoom import Zoom, dress, zoom_of
from cardtable.language import filled

if TYPE_CHECKING:
    from cardtable.app.after.reviewer import Reviewer
    from cardtable.app.art.pixmaps import Pixmaps
    from cardtable.app.kept_rules import KeptRules
    from cardtable.app.long_work import LongWork, Work
    from cardtable.app.parts.backdrop import LaidOver
    from cardtable.app.play.live import LiveGame, ReadGame
    from cardtable.app.play.session import Kept
    from cardtable.app.table.game_page import GamePage
    from cardtable.app.table.presenter import TablePresenter
    from cardtable.app.watch.watch_page import WatchPage
    from cardtable.engine.record import Header, Record, SeatName
    from cardtable.table.review import Review

_LAST_GAME = "last game"
_LATER = 150
"""Milliseconds after the start for what the first painted screen need not wait for."""
_BREATH = 900
"""Milliseconds before Enter does anything after a game."""


class Finished(NamedTuple):
    """What is kept of a game once its session is closed."""

    header: "Header"
    emblems: list[int]
    """By seat."""
    seat: int
    """The person's, where there is one alone, or NOBODY's."""
    events: "Sequence[object]"
    """All that the person saw of it, or whoever else looked on."""
    reviews: "dict[int, Review]"
    """By the seats of those whose decisions can be reviewed here."""
    path: Path
    """Where its record lies."""


def _reading(path: Path) -> "Generator[float, None, ReadGame]":
    """Reads a record.

    NotPlayable where there is no table for its game; Fault and OSError as `reading` says.
    """
    from cardtable.app.play.live import NotPlayable, reading

    clean_up(path.parent)
    game = yield from reading(path)
    played = game.record.header.game
    if played.key not in GAMES:
        what = QCoreApplication.translate("MainWindow", "There is no table for {game} in this version.")
        raise NotPlayable(filled(what, game=played.title))
    return game


def _looking_back(path: Path) -> "Generator[float, None, Finished]":
    """Goes through the record of a game that is over and in which persons played, as each of them saw it.

    Fault where the record is broken; OSError where it can't be read.
    """
    from cardtable.app.parts.seat_emblems import emblems
    from cardtable.engine.state import NOBODY
    from cardtable.engine.views import ViewWriter
    from cardtable.journal import replaying
    from cardtable.table.review import Review

    eyes: dict[int, ViewWriter] = {}

    def observers(header: "Header") -> list[ViewWriter]:
        eyes.update({seat: ViewWriter(header, seat) for seat in header.people})
        return list(eyes.values())

    header = (yield from replaying(path, observers=observers)).header
    reviews = {}
    for seat, writer in eyes.items():
        reviews[seat] = Review(writer.lines)
        yield 1.0
    first = header.people[0]
    events = reviews[first].events
    return Finished(header, emblems(header), first if len(reviews) == 1 else NOBODY, events, reviews, path)


class MainWindow(QMainWindow):
    """Home, seats, table, result, review."""

    playing = Signal(str)
    """A game is open, by the path of its record; empty where it is open no more."""
    lost = Signal(Path)
    """A file was to be opened that is not there."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.wastebasket = Wastebasket()
        self._kept_rules: dict[str, KeptRules] = {}
        self.game_page: GamePage | None = None
        """Where a game is played."""
        self._finished: Finished | None = None
        self.reviewer: Reviewer | None = None
        self._opening: LongWork | None = None  # a record is read, or a table set
        self._wish: object = None  # what that is for
        self.setWindowTitle("Cardtable")
        soon(self, self._set_icon, _LATER)
        self.setAcceptDrops(True)
        QShortcut(QKeySequence(Qt.Key.Key_F11), self, self._fill_screen)
        window_place.place(self, settings)
        self._pages = QStackedWidget()
        self.setCentralWidget(self._pages)
        Zoom(self).changed.connect(self._set_style)
        settings.changed.connect(self._dress)
        settings.not_kept.connect(self.say)
        if settings.problem:
            soon(self, lambda: self.say(settings.problem), _LATER)
        self._dress()
        self.show_home()

    @cached_property
    def pixmaps(self) -> "Pixmaps":
        """The pictures of all pieces, drawn once."""
        from cardtable.app.art.pixmaps import Pixmaps

        return Pixmaps(self.settings.two_colour)

    def _set_icon(self) -> None:
        from cardtable.app.art.icon import icon_pixmap

        self.setWindowIcon(QIcon(icon_pixmap(128)))

    @property
    def table(self) -> "TablePresenter | None":
        """The table at which a game is played just now."""
        return self.game_page.table if self.game_page else None

    @property
    def page(self) -> QWidget | None:
        """The page that is shown."""
        return self._pages.currentWidget()

    def _dress(self) -> None:
        colours = style.scheme(self.settings)
        self.pixmaps.two_colour = self.settings.two_colour
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.setPalette(style.qt_palette(colours))
        self._set_style()

    def _set_style(self) -> None:
        self.setStyleSheet(style.style_sheet(style.scheme(self.settings), zoom_of(self)))

    def _show(self, page: QWidget) -> None:
        """Puts a page in the place of the last one, and of what that was laid over."""
        self._open_no_more()
        if page is not self.game_page:
            gc.unfreeze()  # what was left on the way is garbage too (see `_begin_opening`)
        self._pages.insertWidget(0, page)
        dress(page)
        self._pages.setCurrentWidget(page)
        for at in range(1, self._pages.count()):
            # Not removed before: the page would be Python's then, and if anybody looked through the window's children
            # until it is deleted, the binding would hold it for ever.
            old = self._pages.widget(at)
            assert old is not None
            old.deleteLater()

    def _lay_over(self, page: "LaidOver") -> None:
        """Shows a page in between: the one below is there again afterwards, as it was."""

        def take_away() -> None:
            self._pages.setCurrentIndex(0)  # what had the keys there has them again
            page.deleteLater()

        self._open_no_more()
        page.back.connect(take_away)
        page.failed.connect(self.say)
        self._pages.addWidget(page)
        dress(page)
        self._pages.setCurrentWidget(page)
        page.take_keys()

    def show_home(self) -> None:
        """The first page."""
        self._end_session()
        page = FirstPage(self.pixmaps, self.settings, self.wastebasket, self.settings.remembered(_LAST_GAME))
        page.play.connect(self.show_seats)
        page.resume.connect(self.resume)
        page.kept.connect(self.show_kept)
        page.settings.connect(self.show_settings)
        page.failed.connect(self.say)
        page.moving.connect(self._open_no_more)
        self.lost.connect(page.forget)
        self._show(page)
        page.take_keys()
        soon(page, page.look_for_games, _LATER)

    def show_seats(self, game: str) -> None:
        """The page where a table is set."""
        from cardtable.app.kept_rules import KeptRules
        from cardtable.app.setup.seats_page import SeatsPage
        from cardtable.engine import games

        self._end_session()
        kept_rules = self._kept_rules.setdefault(game, KeptRules(games.GAMES[game]))
        page = SeatsPage(kept_rules, self.pixmaps, self.settings, GAMES[game].fresh_seats)
        page.start.connect(self.begin)
        page.failed.connect(self.say)
        page.back.connect(self.show_home)
        perfect_play = GAMES[game].perfect_play()
        if perfect_play is not None:
            page.perfect_play.connect(lambda rules: self._lay_over(perfect_play(self.pixmaps, self.settings, rules)))
            page.perfect_button.show()
        self._show(page)
        page.deal_button.setFocus()

    def begin(self, header: "Header") -> None:
        """Deals a new game, once the programs in it may be started; nothing comes of it while one is being dealt."""
        self._start_programs(header.seats, lambda: self._begin(header))

    def _begin(self, header: "Header") -> None:
        if not self._wishes("a new game"):
            return
        stage = GAMES[header.game.key].stage
        deal = partial(self._set_new_table, header)
        import_engine(self._deal, lambda: import_screens(self._deal, [*TABLE, stage], deal))

    def _set_new_table(self, header: "Header") -> None:
        work = self._deal(self._beginning(header))
        work.done.connect(self._sit_down)
        work.start()

    def _deal(self, steps: "Work") -> "LongWork":
        """Steps towards a new game."""
        why_not = self.tr("The game can't be kept, so it isn't begun: {why}")
        note = self.tr("Setting the table …")
        return self._begin_opening(steps, note, lambda error: self.say(filled(why_not, why=error)))

    def _beginning(self, header: "Header") -> "Generator[float, None, GamePage]":
        """A new game's table; nothing is left of its record where she doesn't come to see it."""
        from cardtable.app.play.live import LiveGame
        from cardtable.app.saved_games import new_path

        path = new_path(header.game.key)
        with ExitStack() as undo:
            live = LiveGame.begin(header, path, self.settings)
            undo.callback(path.unlink, missing_ok=True)
            game_page = yield from self._setting(live)
            undo.pop_all()
        return game_page

    def resume(self, path: Path) -> None:
        """Goes on with a game, once it is read; says why where it can't be gone on with."""
        self._read(path, self._go_on)

    def show_kept(self) -> None:
        """The games that were played."""
        from cardtable.app.start.kept_games import KeptGamesPage

        self._end_session()
        page = KeptGamesPage(self.pixmaps, self.settings, self.wastebasket)
        page.watch.connect(lambda path: self._read(path, self._go_on_or_watch_kept))
        page.result.connect(self.show_result)
        page.open_file.connect(self.choose_record)
        page.back.connect(self.show_home)
        page.failed.connect(self.say)
        page.moving.connect(self._open_no_more)
        self.lost.connect(page.forget)
        self._show(page)
        page.field.setFocus()
        page.look_for_games()

    def show_result(self, path: Path) -> None:
        """The result of a game that is over, as it would be after watching it; a person must have played in it."""
        if not self._wishes((path, self._look_back)):
            return
        begin = partial(self._open, path=path)

        def look_back() -> None:
            work = begin(_looking_back(path))
            work.done.connect(import_ending)
            work.start_aside()

        def import_ending(finished: Finished) -> None:
            ending = GAMES[finished.header.game.key].ending
            import_screens(begin, ["after.result_page", "after.reviewer", ending], lambda: self._look_back(finished))

        import_engine(begin, lambda: import_screens(begin, ["parts.seat_emblems"], look_back))

    def _look_back(self, finished: Finished) -> None:
        self._end_session()
        self._finished = finished
        self._show_finished()

    def choose_record(self) -> None:
        """Asks for a file with a record, and opens it."""
        dialog = QFileDialog(self, self.tr("Open a record"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setOption(QFileDialog.Option.ReadOnly)  # it opens a file, and renames and deletes none
        dialog.setNameFilters([self.tr("Records") + f" (*{SUFFIX})", self.tr("All files") + " (*)"])
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.open_record(Path(name)))
        dialog.open()

    def open_record(self, path: Path) -> None:
        """Goes on with a record's game where people play at this screen, and shows any other from its beginning; says
        what is wrong where it is neither."""
        self._read(path, self._go_on_or_watch)

    def _read(self, path: Path, then: "Callable[[ReadGame], None]") -> None:
        if not self._wishes((path, then)):
            return
        begin = partial(self._open, path=path)

        def read() -> None:
            work = begin(_reading(path))
            work.done.connect(import_stage)
            work.start_aside()

        def import_stage(game: "ReadGame") -> None:
            import_screens(begin, [GAMES[game.record.header.game.key].stage], lambda: then(game))

        import_engine(begin, lambda: import_screens(begin, [*TABLE, "watch.watch_page"], read))

    def _wishes(self, wish: object) -> bool:
        """Whether something else is wished for than what is being opened, which is left then: who presses twice waits
        no longer for it."""
        if self._opening is not None and wish == self._wish:
            return False
        self._open_no_more()
        self._wish = wish
        return True

    def _open(self, steps: "Work", path: Path) -> "LongWork":
        """Steps towards opening a record."""
        note = filled(self.tr("Reading {file} …"), file=path.name)
        return self._begin_opening(steps, note, lambda error: self._say_unreadable(error, path))

    def _begin_opening(self, steps: "Work", note: str, fail: "Callable[[Exception], None]") -> "LongWork":
        """Steps towards another page, while the one that is there stays as it is. They are left by wishing for another,
        or going anywhere else."""
        from cardtable.app.long_work import LongWork
        from cardtable.app.parts.work_note import WorkNote

        self._open_no_more()
        if self.game_page is None:
            # The search for garbage is spared the modules: they would hold up a game for several frames. All else
            # that is there now is spared with them, though it be left: so not for longer than the game, and none of
            # the game itself, which may begin only with these steps.
            gc.freeze()
        work = self._opening = LongWork(steps, self)
        work.ended.connect(self._opening_ended)
        work.failed.connect(fail)
        WorkNote(work, note, self)
        return work

    def _open_no_more(self) -> None:
        if self._opening is not None:
            self._opening.cancel()

    def _opening_ended(self) -> None:
        self._opening = None

    def _say_unreadable(self, error: Exception, path: Path) -> None:
        """What is wrong with a record."""
        from cardtable.app.play.live import NotPlayable
        from cardtable.engine.record import Fault

        if isinstance(error, Fault):
            text = self.tr("{file}, line {line}: {what}")
            self.say(filled(text, file=path.name, line=error.line, what=error.what))
        elif isinstance(error, NotPlayable):
            self.say(str(error))
        else:
            self.say(f"{path}: {getattr(error, 'strerror', None) or error}")
            if isinstance(error, FileNotFoundError):
                self.lost.emit(path)

    def _go_on_or_watch(self, game: "ReadGame", back: "Callable[[], None] | None" = None) -> None:
        from cardtable.app.play.live import is_playable

        header = game.match.header
        if game.match.result or not (header.people and is_playable(header)):
            self.watch(game.record, game.path, back=back)
        else:
            self._go_on(game)

    def _go_on_or_watch_kept(self, game: "ReadGame") -> None:
        """The same for one of the games that were played: from watching one comes back to them."""
        self._go_on_or_watch(game, self.show_kept)

    def _go_on(self, game: "ReadGame") -> None:
        """Sets the table of a game that was left, in slices, and sits down at it."""
        if self.game_page is not None and game.path.resolve() == self.game_page.live.path.resolve():
            return  # she sits there

        def go_on() -> None:
            work = self._open(self._resuming(game), game.path)
            work.done.connect(self._sit_down)
            work.start()

        self._start_programs(game.match.header.seats, go_on)

    def _start_programs(self, seats: "Sequence[SeatName]", then: "Callable[[], None]") -> None:
        """Goes on where all programs that play may be started; of those that never were it asks first."""
        from cardtable.app.play.program_seat import command_of

        commands = [command for seat in seats if (command := command_of(seat.player))]
        unknown = list(dict.fromkeys(command for command in commands if command not in self.settings.programs))
        if not unknown:
            then()
            return
        from cardtable.app.setup.program_dialog import StartQuestion

        def allowed() -> None:
            self.settings.allow(unknown)
            then()

        question = StartQuestion(unknown, self)
        question.accepted.connect(allowed)
        dress(question)
        question.open()

    def _resuming(self, game: "ReadGame") -> "Generator[float, None, GamePage]":
        """The record is locked from here on."""
        from cardtable.app.play.live import LiveGame

        return (yield from self._setting((yield from LiveGame.resuming(game, self.settings))))

    def _setting(self, live: "LiveGame") -> "Generator[float, None, GamePage]":
        """The table of a game, which is left where she doesn't come to sit down."""
        with ExitStack() as undo:
            undo.callback(live.close)
            game_page = self._seat(live)
            undo.callback(game_page.deleteLater)
            game_page.setParent(self._pages)
            game_page.resize(self._pages.size())
            yield from game_page.catch_up()
            undo.pop_all()
        return game_page

    def _ask_who_plays(self, record: "Record", path: Path, at: int, eyes: int) -> None:
        """Who plays on from a moment of a record, after so many of its lines; `eyes` are those that looked at it."""
        from cardtable.app.parts.seat_emblems import emblems
        from cardtable.app.setup.who_plays import WhoPlays

        header = record.header
        people = [eyes] if eyes >= 0 else header.people or [0]
        dialog = WhoPlays(header, emblems(header), people, self.pixmaps, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def play_on(seats: "tuple[SeatName, ...]") -> None:
            self._start_programs(seats, lambda: self._branch(record, path, at, seats))

        dialog.chosen.connect(play_on)
        dress(dialog)
        dialog.open()
        dialog.play_button.setFocus()

    def _branch(self, record: "Record", path: Path, at: int, seats: "tuple[SeatName, ...]") -> None:
        self._wish = None
        work = self._open(self._branching(record, path, at, seats), path)
        work.done.connect(self._sit_down)
        work.start()

    def _branching(
        self, record: "Record", path: Path, at: int, seats: "tuple[SeatName, ...]"
    ) -> "Generator[float, None, GamePage]":
        """A practice table at which a game goes on after so many lines of a record."""
        from secrets import randbits

        from cardtable.app.play.live import LiveGame
        from cardtable.app.play.table_kind import practised
        from cardtable.app.saved_games import new_path
        from cardtable.engine.record import Origin, branched
        from cardtable.journal import beginning

        shared = yield from beginning(path, at)
        header = practised(branched(record.header, seats, randbits(62), Origin(path.name, shared.line)))
        lines = record.prefix(at).lines
        live = yield from LiveGame.branching(header, lines, new_path(header.game.key), self.settings)
        return (yield from self._setting(live))

    def watch(
        self,
        record: "Record",
        path: Path,
        landmark: int | None = None,
        at: int = 0,
        back: "Callable[[], None] | None" = None,
    ) -> None:
        """Shows a game that was played, from the record at a path: from its beginning, from a landmark, or from after
        so many of its lines. `back` is where one goes from there, the first page where nothing is said."""
        from cardtable.app.parts.seat_emblems import emblems
        from cardtable.app.watch.watch_page import WatchPage

        self._end_session()
        page = WatchPage(record, self.pixmaps, self.settings, emblems(record.header))
        page.back.connect(back or self.show_home)
        page.settings_wanted.connect(self.show_settings)
        page.ended.connect(lambda: self._show_watched(page, path))
        page.play_on.connect(lambda at: self._ask_who_plays(record, path, at, page.eyes.eyes))
        self._show(page)
        page.start()
        if landmark is not None:
            page.go_to_landmark(landmark)
        elif at:
            page.go_to(at)

    def _show_watched(self, page: "WatchPage", path: Path) -> None:
        """The result of a game that has been watched to its end."""
        from cardtable.engine.state import NOBODY
        from cardtable.table.review import Review

        table, header, seat = page.table, page.record.header, page.person
        reviews = {} if seat == NOBODY else {seat: Review(table.source.lines)}
        self._finished = Finished(header, table.emblems, seat, table.source.events, reviews, path)
        self._show_finished()

    def _seat(self, live: "LiveGame") -> "GamePage":
        """A table that is not shown yet."""
        from cardtable.app.parts.seat_emblems import emblems
        from cardtable.app.table.game_page import GamePage

        stage = GAMES[live.header.game.key].stage()
        return GamePage(live, self.settings, self.pixmaps, emblems(live.header), stage)

    def _sit_down(self, game_page: "GamePage") -> None:
        """Leaves wherever she is for a table that is set."""
        self._end_session()
        live = game_page.live
        self.game_page = game_page
        self.settings.remember(_LAST_GAME, live.header.game.key)
        self.settings.opened(live.path)
        self.playing.emit(str(live.path))
        live.failed.connect(self._failed)
        game_page.ended.connect(self._show_result)
        game_page.left.connect(self.show_home)
        game_page.settings_wanted.connect(self.show_settings)
        self._show(game_page)
        game_page.start()

    def _show_result(self) -> None:
        from cardtable.app.after.result_page import ResultPage
        from cardtable.table.review import Review

        if self.game_page is None:
            return
        table, live = self.game_page.table, self.game_page.live
        reviews = {seat: Review(live.observers[seat].lines) for seat in live.people}
        self._finished = Finished(live.header, table.emblems, table.source.you, table.source.events, reviews, live.path)
        self._end_session()
        self._show_finished(_BREATH)
        assert isinstance(self.page, ResultPage)
        self.page.celebrate(live.people)
        self.settings.saw_the_end(live.path)

    def _show_finished(self, breath: int = 0) -> None:
        """The result; its review is begun meanwhile, and can be opened at once.

        For `breath` milliseconds Enter does nothing: whoever went through the last trick with it wants to see how the
        game ended, and not to go on to what the page offers.
        """
        from cardtable.app.after.result_page import ResultPage
        from cardtable.app.play.live import is_playable
        from cardtable.engine.state import NOBODY

        assert self._finished
        header, emblems, seat, events, reviews, _ = self._finished
        game = header.game.key
        ending = GAMES[game].ending()(self.pixmaps, self.settings, header, emblems, seat, events)
        page = ResultPage(self.pixmaps, self.settings, ending, emblems)
        page.again.connect(self._again)
        page.other_seats.connect(lambda: self._ask_for_seats(ending.scores))
        page.offer_again(is_playable(header))
        page.watch.connect(self._watch_again)
        page.moment.connect(self._watch_again)
        page.review.connect(self._show_review)
        page.seats.connect(lambda: self.show_seats(game))
        page.home.connect(self.show_home)
        self._show(page)
        page.setFocus()
        soon(page, page.take_keys, breath)
        reviewer = self.reviewer or self._begin_review(next(iter(reviews), NOBODY))
        if reviewer:
            reviewer.judged.connect(page.refresh)
            page.offer_review(reviewer.review)
            page.mirror.connect(self._show_mirror)
            if GAMES[game].mirror(header) is not None:
                page.offer_mirror()

    def _watch_again(self, landmark: int | None = None, at: int = 0) -> None:
        """A game that is over, and back to what came after it."""
        assert self._finished
        finished = self._finished
        back = partial(self._look_back, finished)
        self._read(finished.path, lambda game: self.watch(game.record, finished.path, landmark, at, back))

    def _begin_review(self, seat: int) -> "Reviewer | None":
        """Has the decisions of a seat judged, and those of no other any more; None where they can't be."""
        from cardtable.app.after.reviewer import Reviewer, judge_of

        assert self._finished
        review = self._finished.reviews.get(seat)
        judge = judge_of(review) if review and GAMES[review.game].review else None
        if review is None or judge is None:
            return None
        self._end_review()
        self.reviewer = Reviewer(review, judge, self)
        self.reviewer.start()
        return self.reviewer

    def _end_review(self) -> None:
        reviewer, self.reviewer = self.reviewer, None
        if reviewer is not None:
            reviewer.close()
            reviewer.deleteLater()

    def _show_review(self) -> None:
        if self._finished is None or self.reviewer is None:
            return
        header, emblems, _, _, reviews, path = self._finished
        made = GAMES[header.game.key].review
        assert made
        page = made()(self.pixmaps, self.settings, self.reviewer.review, header.names, emblems, self.reviewer.judge)
        if len(reviews) > 1:
            page.offer_people({seat: header.names[seat] for seat in reviews})
            page.other_seat.connect(self._review_other)
        self.reviewer.judged.connect(page.refresh)
        page.back.connect(self._show_finished)
        page.laid_over.connect(self._lay_over)
        page.again.connect(self._again)
        page.mirror.connect(self._show_mirror)
        page.mirror_button.setVisible(GAMES[header.game.key].mirror(header) is not None)
        seat = self.reviewer.review.seat
        page.play_on.connect(lambda at: self._read(path, lambda game: self._ask_who_plays(game.record, path, at, seat)))
        self._show(page)
        page.take_keys()

    def _review_other(self, seat: int) -> None:
        if self._begin_review(seat):
            self._show_review()

    def _show_mirror(self) -> None:
        """How readable she was whose decisions are reviewed."""
        if self._finished is None or self.reviewer is None:
            return
        header, emblems, _, _, reviews, _ = self._finished
        made = GAMES[header.game.key].mirror(header)
        assert made
        page = made(self.pixmaps, self.settings, self.reviewer.review, header.names, emblems)
        if len(reviews) > 1:
            page.offer_people({seat: header.names[seat] for seat in reviews})
            page.other_seat.connect(self._mirror_other)
        self.reviewer.judged.connect(page.judged)
        page.back.connect(self._show_finished)
        page.review.connect(self._show_review)
        page.moment.connect(lambda at: self._watch_again(at=at))
        self._show(page)
        page.take_keys()

    def _mirror_other(self, seat: int) -> None:
        if self._begin_review(seat):
            self._show_mirror()

    def _again(self) -> None:
        """The same table, a new deal."""
        assert self._finished
        self._deal_again(range(len(self._finished.header.seats)))

    def _ask_for_seats(self, scores: "Sequence[int]") -> None:
        """The same table again, once whoever lost has chosen where to sit."""
        from cardtable.app.setup.seat_choice import SeatChoice

        assert self._finished
        self._open_no_more()
        header, emblems = self._finished.header, self._finished.emblems
        dialog = SeatChoice(header, emblems, scores, self.pixmaps, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self._deal_again)
        dress(dialog)
        dialog.open()

    def _deal_again(self, order: "Sequence[int]") -> None:
        """A new deal at the same table, for who sat in `order[seat]` now in each seat."""
        from secrets import randbits

        from cardtable.app.parts.seat_emblems import EMBLEMS_KEY
        from cardtable.app.play.table_kind import gives_hints, is_practice, kind_keys
        from cardtable.engine.record import reseated

        assert self._finished
        old, emblems = self._finished.header, self._finished.emblems
        header = reseated(old, order, randbits(62))
        header.object[EMBLEMS_KEY] = [emblems[seat] for seat in order]
        header.object.update(kind_keys(is_practice(old), gives_hints(old)))
        self.begin(header)

    def _failed(self, why: str, kept: "Kept") -> None:
        from cardtable.app.play.session import Kept

        assert self.game_page
        if kept is Kept.REMOVED:
            text = self.tr(
                "The game stops here: its file {file} was removed, or has another name now. If it lies elsewhere,"
                " perhaps in your system's wastebasket, put it back to go on with the game."
            )
        elif kept is Kept.CHANGED:
            text = self.tr(
                "The game stops here: another program changed its file {file}. The file was left as it is now: open it"
                " to see whether the game can be gone on with."
            )
        else:
            text = self.tr("The game stops here: {why} It is kept as far as it went.")
        self.say(filled(text, why=why + ".", file=self.game_page.live.path))
        self.show_home()

    def say(self, text: str) -> None:
        """One sentence that must be read."""
        box = QMessageBox(QMessageBox.Icon.NoIcon, "Cardtable", on_one_line(text), QMessageBox.StandardButton.Ok, self)
        box.setTextFormat(Qt.TextFormat.PlainText)  # it may quote a record
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dress(box)
        box.open()

    def show_settings(self) -> None:
        """The settings, over whatever is shown."""
        from cardtable.app.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self.settings, self)
        dress(dialog)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _end_session(self) -> None:
        """Leaves the table, or what came after it: nobody thinks on, and nothing is read any more."""
        self._open_no_more()
        self._wish = None
        game_page, self.game_page = self.game_page, None
        if game_page is not None:
            game_page.close_game()
            self.playing.emit("")
        self._end_review()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape gives the screen back, where no page has another use for it."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self._fill_screen()
        else:
            super().keyPressEvent(event)

    def _fill_screen(self) -> None:
        """Fills the screen with the window, or gives it back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file may be dropped anywhere."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        path = next(url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile())
        event.acceptProposedAction()
        soon(self, lambda: self.open_record(Path(path)))  # the one who drops it need not wait

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Leaves the table in order; the game can be gone on with."""
        window_place.keep(self, self.settings)
        self._end_session()
        self.wastebasket.empty()
        super().closeEvent(event)
