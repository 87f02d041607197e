"""Pages, each imported with the first wish for it and made before it is shown; and the game that the last of them are
about."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject

from cardtable.app.page import Page
from cardtable.app.routes import (
    Bench,
    GoOn,
    Home,
    HowToPlay,
    Kept,
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
    from cardtable.app.after.review_page import ReviewPage
    from cardtable.app.after.reviewer import Reviewer
    from cardtable.app.art.pixmaps import Pixmaps
    from cardtable.app.lab.study_files import OnBench
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
"""Where settings remember the key of the game that was played last."""


class Finished(NamedTuple):
    """What is kept of a game once its session is closed."""

    header: "Header"
    emblems: list[int]
    """By seat."""
    seat: int
    """The person's, where there is one alone, or NOBODY's."""
    events: Sequence[object]
    """All that was seen of it by the person, or by the one who looked on."""
    reviews: "dict[int, Review]"
    """By the seats of those whose decisions can be reviewed here."""
    path: Path
    """Where its record lies."""
    back: Home | Kept = Home()
    """Where one goes from its result."""


# --- what the window alone can want ----------------------------------------------------------------------------------


class Table(NamedTuple):
    """A table that is set."""

    page: "GamePage"


class Lesson(NamedTuple):
    """A lesson whose table is set."""

    page: "LessonPage"


class Result(NamedTuple):
    """The result of a game."""

    finished: Finished
    fresh: bool = False
    """It has just ended at the table that is left for this."""


class Lab(NamedTuple):
    """The bench, once all is there that it is made of."""

    bench: Bench


class Watch(NamedTuple):
    """A game that was read, shown again: from its beginning, from a landmark, or from after so many lines."""

    game: "ReadGame"
    back: Home | Kept | Result
    """Where one goes back to."""
    landmark: int | None = None
    at: int = 0


Shown = Home | Kept | Seats | Lab | Table | Lesson | Watch | Result | ReviewOf | MirrorOf
"""What has a page."""


class Pages(QObject):
    """Makes them. What they want is heard by the window."""

    def __init__(self, settings: "Settings", pixmaps: "Pixmaps", wastebasket: "Wastebasket", window: QObject) -> None:
        super().__init__(window)
        self.settings = settings
        self.pixmaps = pixmaps
        self._wastebasket = wastebasket
        self._rule_files: dict[str, RuleFiles] = {}
        self.finished: Finished | None = None
        """The game whose result was shown last."""
        self._origin: Home | Bench = Home()  # where the table that is set, or was set last, was asked for
        self.reviewer: Reviewer | None = None
        """Judges a player's decisions in it."""

    def page(self, route: Shown) -> Page | None:
        """The page; None where there is none, and all stays as it is."""
        if not isinstance(route, Table | Result | ReviewOf | MirrorOf):
            self._origin = route.back if isinstance(route, Seats) else Home()
        match route:
            case Home():
                last = self.settings.remembered(LAST_GAME)
                return FirstPage(self.pixmaps, self.settings, self._wastebasket, last)
            case Kept(file):
                from cardtable.app.start.games_page import GamesPage

                page = GamesPage(self.pixmaps, self.settings, self._wastebasket)
                page.list.choose(file)
                return page
            case Seats():
                return self._seats(route)
            case Lab(bench):
                return self._bench(bench)
            case Table(page) | Lesson(page):
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
        """What this copy of the program is: a page to be laid over another."""
        from cardtable.app.start.about_page import AboutPage

        return AboutPage(self.pixmaps, self.settings.folder)

    def how_to_play(self, wish: HowToPlay, lesson: "LessonText", tables: "Sequence[TableModel]") -> Page:
        """How a game is played: a page to be laid over another."""
        from cardtable.app.learn.how_to_play_page import HowToPlayPage
        from cardtable.playtest.rounds import PROFILES

        game = lesson.header.game
        rules = game.rules.made(dict(wish.rules))
        rules_page = partial(PROFILES[game.key].rules_page, rules, wish.seats or game.usual_seats)
        return HowToPlayPage(lesson, tables, rules, rules_page, self.pixmaps, wish.seats)

    def back(self, route: Shown) -> Shown | Bench | GoOn | Open:
        """Where one goes back to from there."""
        match route:
            case Seats() | Table():
                return self._origin
            case Lab(Bench(back=back)):
                return back
            case ReviewOf() | MirrorOf() if self.finished:
                return Result(self.finished)
            case Watch(back=back) | Result(Finished(back=back)):
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
        """Where values of rules are tried: a page to be laid over the bench."""
        from cardtable.app.lab.sweep_page import SweepPage

        page = SweepPage(self.pixmaps, self.settings, sweep.game, dict(sweep.rules), sweep.players)
        page.asking.show_goals(sweep.goals)
        return page

    def kept_sweep(self, kept: "OnBench") -> Page:
        """A sweep that is kept: a page to be laid over another."""
        from cardtable.app.lab.sweep_page import SweepPage

        study = kept.study
        page = SweepPage(self.pixmaps, self.settings, study.game, study.rule_sets[0].rules.changed(), study.players)
        page.take_up(kept)
        return page

    def open_table(self, path: Path, record: "Record", at: int) -> Page:
        """A game with all hands open, after so many lines: a page to be laid over another."""
        from cardtable.app.lab.open_table_page import OpenTablePage

        page = OpenTablePage(path, record, self.pixmaps, self.settings, self._wastebasket)
        page.play_on.connect(lambda at, seat: page.wants.emit(PlayOn(page.path, at, seat, page.shown.record)))
        page.shown.go_to(min(at, len(record.lines)))
        return page

    def both(self, games: Sequence["ReadGame"]) -> Page:
        """A game of a study as it went under two rule sets: laid over the bench."""
        from cardtable.app.lab.side_by_side import SideBySide
        from cardtable.app.parts.seat_mark import emblems

        records = [game.record for game in games]
        page = SideBySide(records, self.pixmaps, self.settings, emblems(records[0].header))
        page.opened.connect(lambda number, at: page.wants.emit(OpenTable(games[number].path, at)))
        return page

    def _bench(self, bench: Bench) -> Page:
        from cardtable.app.lab.bench_page import BenchPage
        from cardtable.app.lab.study_files import OnBench

        page = BenchPage(self.pixmaps, self.settings, bench.game, dict(bench.rules), bench.seats)
        page.origin = bench.back
        page.studies.connect(lambda: page.wants.emit(LaidOver(self._studies_over(page.keeping))))
        if isinstance(bench.kept, OnBench):
            page.take_up(bench.kept)
        return page

    def studies(self, chosen: Path | None = None) -> Page:
        """The studies that are kept, one of them chosen: to be laid over another page."""
        from cardtable.app.lab.studies_page import StudiesPage

        page = StudiesPage(self.pixmaps, self.settings, self._wastebasket)
        if chosen is not None:
            page.want(chosen)
        return page

    def _studies_over(self, keeping: "StudyKeeping") -> Page:
        """The same over the bench, which goes on."""
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
            page.wants.emit(Result(Finished(record.header, table.emblems, seat, events, reviews, path, origin)))

        page.ended.connect(look_back)
        page.play_on.connect(lambda at: page.wants.emit(PlayOn(path, at, page.eyes.eyes, record)))
        page.open_table.connect(lambda at: page.wants.emit(OpenTable(path, at)))
        page.asked.connect(lambda bench: page.wants.emit(bench._replace(back=Open(path, origin, page.shown.at))))
        if route.landmark is not None:
            page.shown.go_to_landmark(route.landmark)
        elif route.at:
            page.shown.go_to(route.at)
        return page

    # --- what is about the game that is over -------------------------------------------------------------------------

    def _result(self, finished: Finished, fresh: bool) -> Page:
        """The result; its review is begun meanwhile, and can be opened at once."""
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
        """Where several people played."""
        if self.finished and len(self.finished.reviews) > 1:
            page.offer_people({seat: self.finished.header.names[seat] for seat in self.finished.reviews})

    def _begin_review(self, seat: int | None) -> "Reviewer | None":
        """Has the decisions of a seat judged, and those of no other any more; None where they can't be."""
        from cardtable.app.after.reviewer import Reviewer, judge_of

        review = self.finished.reviews.get(seat) if self.finished and seat is not None else None
        judge = judge_of(review) if review and SCREENS[review.game].review else None
        if review is None or judge is None:
            return None
        self.end_review()
        self.reviewer = Reviewer(review, judge, self)
        self.reviewer.start()
        return self.reviewer

    def end_review(self) -> None:
        """Nobody's decisions are judged any more."""
        reviewer, self.reviewer = self.reviewer, None
        if reviewer is not None:
            reviewer.close()
            reviewer.deleteLater()
