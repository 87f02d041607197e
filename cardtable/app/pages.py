"""Makers of the window's pages, and the finished game that the result, review and mirror pages are about.

Each page is imported when it is first needed.
"""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject

from cardtable.app.page import Page
from cardtable.app.routes import (
    Bench,
    GameHistory,
    GoOn,
    Home,
    HowToPlay,
    LaidOver,
    MirrorOf,
    Open,
    OpenTable,
    PlayOn,
    ReviewOf,
    Seats,
    Sweep,
)
from cardtable.app.screens import SCREENS
from cardtable.app.start.first_page import FirstPage

if TYPE_CHECKING:
    from cardtable.app.after.mirror_page import MirrorPage
    from cardtable.app.after.review_page import Reviewer, ReviewPage
    from cardtable.app.art.pixmaps import Pixmaps
    from cardtable.app.lab.study_files import StudyFolder
    from cardtable.app.lab.study_keeping import StudyKeeping
    from cardtable.app.learn.lesson_page import LessonPage
    from cardtable.app.play.live import ReadGame
    from cardtable.app.settings import Settings
    from cardtable.app.table.game_page import GamePage
    from cardtable.engine.record import Header, Record
    from cardtable.library.rule_files import RuleFiles
    from cardtable.library.wastebasket import Wastebasket
    from cardtable.session.lesson import Lesson as LessonText
    from cardtable.table.model import TableModel
    from cardtable.table.review import Review

LAST_GAME = "last game"
"""Key under which settings remember the key of the game that was played last."""


class ClosedGame(NamedTuple):
    """Finished game, as kept for its result and review once its session is closed."""

    header: "Header"
    emblems: list[int]
    """Numbers of the emblems, by seat."""
    seat: int
    """Seat of the only person; NOBODY if there isn't exactly one."""
    events: Sequence[object]
    """Events seen by the person, or by the onlooker."""
    reviews: "dict[int, Review]"
    """Reviews by seat, for the people whose decisions can be reviewed here."""
    path: Path
    """Path of its record."""
    back: Home | GameHistory = Home()
    """Page to which the result leads back."""


# --- what the window alone can want ----------------------------------------------------------------------------------


class SetTable(NamedTuple):
    """Route of a table that has been set up."""

    page: "GamePage"


class LessonTable(NamedTuple):
    """Route of a lesson whose table has been set up."""

    page: "LessonPage"


class Result(NamedTuple):
    """Route of a game's result."""

    finished: ClosedGame
    fresh: bool = False
    """True if the game has just ended at its table."""


class Lab(NamedTuple):
    """Route of the bench, once all its modules have been imported."""

    bench: Bench


class Watch(NamedTuple):
    """Route of a game that has been read and is shown again. It starts at `landmark`, or else after `at` lines of the
    record."""

    game: "ReadGame"
    back: Home | GameHistory | Result
    """Page to which it leads back."""
    landmark: int | None = None
    at: int = 0


Shown = Home | GameHistory | Seats | Lab | SetTable | LessonTable | Watch | Result | ReviewOf | MirrorOf
"""Routes that have a page of their own."""


class Pages(QObject):
    """Makes pages. Requests that they emit are handled by the window."""

    def __init__(self, settings: "Settings", pixmaps: "Pixmaps", wastebasket: "Wastebasket", window: QObject) -> None:
        super().__init__(window)
        self.settings = settings
        self.pixmaps = pixmaps
        self._wastebasket = wastebasket
        self._rule_files: dict[str, RuleFiles] = {}
        self.finished: ClosedGame | None = None
        """Game whose result was shown last."""
        self._origin: Home | Bench = Home()  # page from which the last table was asked for
        self.reviewer: Reviewer | None = None
        """Judge of a player's decisions in `finished`; None if there is none."""

    def page(self, route: Shown) -> Page | None:
        """Return the page for a route; None if there is nothing to show, and the present page stays."""
        if not isinstance(route, SetTable | Result | ReviewOf | MirrorOf):
            self._origin = route.back if isinstance(route, Seats) else Home()
        match route:
            case Home():
                last = self.settings.remembered(LAST_GAME)
                return FirstPage(self.pixmaps, self.settings, self._wastebasket, last)
            case GameHistory(file):
                from cardtable.app.start.games_page import GamesPage

                page = GamesPage(self.pixmaps, self.settings, self._wastebasket)
                page.list.choose(file)
                return page
            case Seats():
                return self._seats(route)
            case Lab(bench):
                return self._bench(bench)
            case SetTable(page) | LessonTable(page):
                return page
            case Watch():
                return self._watch(route)
            case Result(finished, fresh):
                return self._result(finished, fresh)
            case ReviewOf(seat):
                return self._review(seat)
            case MirrorOf(seat):
                return self._mirror(seat)

    def about(self) -> Page:
        """Return the page about this copy of the program, to be laid over another."""
        from cardtable.app.start.about_page import AboutPage

        return AboutPage(self.pixmaps, self.settings.folder)

    def how_to_play(self, wish: HowToPlay, lesson: "LessonText", tables: "Sequence[TableModel]") -> Page:
        """Return a page on how to play a game, to be laid over another."""
        from cardtable.app.learn.how_to_play_page import HowToPlayPage
        from cardtable.playtest.measures import PROFILES

        game = lesson.header.game
        rules = game.rules.made(dict(wish.rules))
        rules_page = partial(PROFILES[game.key].rules_page, rules, wish.seats or game.usual_seats)
        return HowToPlayPage(lesson, tables, rules, rules_page, self.pixmaps, wish.seats)

    def back(self, route: Shown) -> Shown | Bench | GoOn | Open:
        """Return the route to which the page for `route` leads back."""
        match route:
            case Seats() | SetTable():
                return self._origin
            case Lab(Bench(back=back)):
                return back
            case ReviewOf() | MirrorOf() if self.finished:
                return Result(self.finished)
            case Watch(back=back) | Result(ClosedGame(back=back)):
                return back
            case _:
                return Home()

    def _seats(self, route: Seats) -> Page:
        from cardtable.app.setup.seats_page import SeatsPage
        from cardtable.engine import games
        from cardtable.library.rule_files import RuleFiles

        rule_files = self._rule_files.setdefault(route.game, RuleFiles(games.GAMES[route.game]))
        perfect_play = SCREENS[route.game].perfect_play()
        page = SeatsPage(rule_files, self.pixmaps, self.settings, perfect_play, playtest=route.playtest)
        if route.rules is not None:
            page.form.show_rules(page.game.rules.made(dict(route.rules)))
        return page

    def sweep(self, sweep: Sweep) -> Page:
        """Return a page that tries values of rules, to be laid over the bench."""
        from cardtable.app.lab.sweep_page import SweepPage
        from cardtable.app.lab.sweep_question import SweepQuestion
        from cardtable.engine.games import GAMES

        game = GAMES[sweep.game]
        question = SweepQuestion.on(game.rules.made(dict(sweep.rules)), game, sweep.players, sweep.goals)
        return SweepPage(self.pixmaps, self.settings, question)

    def kept_sweep(self, kept: "StudyFolder") -> Page:
        """Return the page of a kept sweep, to be laid over another."""
        from cardtable.app.lab.sweep_page import SweepPage
        from cardtable.app.lab.sweep_question import SweepQuestion

        study = kept.study
        question = SweepQuestion.on(study.rule_sets[0].rules, study.of, study.players)
        page = SweepPage(self.pixmaps, self.settings, question)
        page.take_up(kept)
        return page

    def open_table(self, path: Path, record: "Record", at: int) -> Page:
        """Return a page with a game's hands open, after `at` lines of its record, to be laid over another."""
        from cardtable.app.lab.open_table_page import OpenTablePage

        page = OpenTablePage(path, record, self.pixmaps, self.settings, self._wastebasket)
        page.play_on.connect(lambda at, seat: page.wants.emit(PlayOn(page.path, at, seat, page.shown.record)))
        page.shown.go_to(min(at, len(record.lines)))
        return page

    def both(self, games: Sequence["ReadGame"]) -> Page:
        """Return a page that compares a study's game under two rule sets, to be laid over the bench."""
        from cardtable.app.lab.side_by_side import SideBySide
        from cardtable.app.parts.seat_mark import emblems

        records = [game.record for game in games]
        page = SideBySide(records, self.pixmaps, self.settings, emblems(records[0].header))
        page.opened.connect(lambda number, at: page.wants.emit(OpenTable(games[number].path, at)))
        return page

    def _bench(self, bench: Bench) -> Page:
        from cardtable.app.lab.bench_page import BenchPage
        from cardtable.app.lab.study_files import StudyFolder
        from cardtable.app.lab.study_question import StudyQuestion
        from cardtable.engine.games import GAMES

        question = StudyQuestion.on(GAMES[bench.game])
        question = question.with_rules(question.of.rules.made(dict(bench.rules)))
        page = BenchPage(self.pixmaps, self.settings, question._replace(seats=bench.seats or question.seats))
        page.origin = bench.back
        page.studies.connect(lambda: page.wants.emit(LaidOver(self._studies_over(page.keeping))))
        if isinstance(bench.kept, StudyFolder):
            page.take_up(bench.kept)
        return page

    def studies(self, chosen: Path | None = None) -> Page:
        """Return the page of kept studies, to be laid over another; `chosen` is the folder of the chosen one."""
        from cardtable.app.lab.studies_page import StudiesPage

        page = StudiesPage(self.pixmaps, self.settings, self._wastebasket)
        if chosen is not None:
            page.want(chosen)
        return page

    def _studies_over(self, keeping: "StudyKeeping") -> Page:
        """Return the page of kept studies for the bench, whose study continues meanwhile."""
        from cardtable.app.lab.studies_page import StudiesPage

        keeping.write()
        page = StudiesPage(self.pixmaps, self.settings, self._wastebasket, keeping.path)
        page.moved.connect(keeping.moved)
        return page

    def _watch(self, route: Watch) -> Page:
        from cardtable.app.watch.watch_page import WatchPage
        from cardtable.engine.state import NOBODY
        from cardtable.table.review import Review

        record, path = route.game.record, route.game.path
        origin = route.back.finished.back if isinstance(route.back, Result) else route.back
        page = WatchPage(record, self.pixmaps, self.settings)

        def look_back() -> None:
            table, seat = page.table, page.person
            reviews = {} if seat == NOBODY else {seat: Review(table.source.lines)}
            events = table.source.events
            page.wants.emit(Result(ClosedGame(record.header, table.emblems, seat, events, reviews, path, origin)))

        page.ended.connect(look_back)
        page.play_on.connect(lambda at: page.wants.emit(PlayOn(path, at, page.eyes_box.viewer, record)))
        page.open_table.connect(lambda at: page.wants.emit(OpenTable(path, at)))
        page.asked.connect(lambda bench: page.wants.emit(bench._replace(back=Open(path, origin, page.shown.at))))
        if route.landmark is not None:
            page.shown.go_to_landmark(route.landmark)
        elif route.at:
            page.shown.go_to(route.at)
        return page

    # --- what is about the game that is over -------------------------------------------------------------------------

    def _result(self, finished: ClosedGame, fresh: bool) -> Page:
        """Return the result page, and begin the review, which can be opened at once."""
        from cardtable.app.after.result_page import ResultPage
        from cardtable.app.play.live import is_playable
        from cardtable.session.table_kind import is_playtest

        if finished is not self.finished:
            self.end_review()
        self.finished = finished
        header, emblems, seat, events, reviews, path, _ = finished
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

    def _review(self, seat: int | None) -> Page | None:
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

    def _mirror(self, seat: int | None) -> Page | None:
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
