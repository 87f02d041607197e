"""The main window: one page after another, and what is kept between them.

Only the first page is imported with it; the others, and the engine, come with the first step beyond.
"""

import gc
from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QIcon, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMessageBox, QStackedWidget, QWidget
from typing_extensions import override

from cardtable.app import style, window_place
from cardtable.app.folders import on_one_line
from cardtable.app.games.catalogue import GAMES
from cardtable.app.opening import Opening, Steps
from cardtable.app.page import Page
from cardtable.app.routes import (
    Again,
    ChangeSettings,
    GoOn,
    Home,
    Kept,
    LaidOver,
    MirrorOf,
    NewGame,
    Open,
    OpenOther,
    OtherSeats,
    PlayOn,
    Result,
    ResultOf,
    ReviewOf,
    Route,
    Seats,
    WatchAgain,
    Way,
    is_same,
)
from cardtable.app.settings import Settings
from cardtable.app.soon import soon
from cardtable.app.start.first_page import FirstPage
from cardtable.app.wastebasket import Wastebasket
from cardtable.app.ways import Finished, Table, Watch, Ways, dealt_again
from cardtable.app.zoom import Zoom, dress, zoom_of
from cardtable.language import filled

if TYPE_CHECKING:
    from cardtable.app.after.reviewer import Reviewer
    from cardtable.app.art.pixmaps import Pixmaps
    from cardtable.app.kept_rules import KeptRules
    from cardtable.app.play import session
    from cardtable.app.table.game_page import GamePage
    from cardtable.app.table.presenter import TablePresenter

Shown = Home | Kept | Seats | Table | Watch | Result | ReviewOf | MirrorOf
"""What has a page."""

_LAST_GAME = "last game"
_LATER = 150
"""Milliseconds after the start for what the first painted screen need not wait for."""


class MainWindow(QMainWindow):
    """Goes wherever a page, or anything else, wants to."""

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
        self.finished: Finished | None = None
        """The game that was looked back on last."""
        self.reviewer: Reviewer | None = None
        """Judges whose decisions in it are reviewed."""
        self._opening: Opening | None = None
        self._wish: Way | None = None  # what that is for
        self.setWindowTitle("Cardtable")
        soon(self, self._set_icon, _LATER)
        self.setAcceptDrops(True)
        QShortcut(QKeySequence(Qt.Key.Key_F11), self, self._fill_screen)
        window_place.place(self, settings)
        self._pages = QStackedWidget()
        self.setCentralWidget(self._pages)
        self._ways = Ways(settings, self.pixmaps, self, self._pages)
        Zoom(self).changed.connect(self._set_style)
        settings.changed.connect(self._dress)
        settings.not_kept.connect(self.say)
        if settings.problem:
            soon(self, lambda: self.say(settings.problem), _LATER)
        self._dress()
        self.go(Home())

    # --- what all pages share ----------------------------------------------------------------------------------------

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

    # --- going -------------------------------------------------------------------------------------------------------

    def go(self, route: Route | Shown) -> None:
        """Goes there, at once or when all that takes has been done. Whatever else is being opened is left then; who
        wishes twice for the same waits no longer for it."""
        match route:
            case ChangeSettings():
                from cardtable.app.settings_dialog import SettingsDialog

                self._show_dialog(SettingsDialog(self.settings, self))
            case LaidOver(page):
                self._lay_over(page)
            case Again(order):
                assert self.finished
                self.go(NewGame(dealt_again(self.finished, order)))
            case NewGame() | GoOn() | Open() | OpenOther() | ResultOf() | WatchAgain() | PlayOn() | OtherSeats():
                if self._opening is None or not is_same(route, self._wish):
                    self._open(route)
            case _:
                self._leave(route)
                shown = self._page(route)
                if shown is not None:
                    self._show(shown, _back_from(route))

    def _way(self, route: Way) -> Steps:
        """The steps to it."""
        ways, open_now = self._ways, self.game_page.live.path if self.game_page else None
        match route:
            case NewGame(header):
                return ways.new_game(header)
            case GoOn(path):
                return ways.go_on(path, open_now)
            case Open():
                return ways.open(route, open_now)
            case OpenOther():
                return ways.open_other(open_now)
            case PlayOn():
                return ways.play_on(route)
            case ResultOf(path):
                return self._result_of(path)
            case WatchAgain():
                return self._watch_again(route)
            case OtherSeats(scores):
                assert self.finished
                return ways.other_seats(self.finished, scores)

    def _page(self, route: Shown) -> Page | None:
        """The page, as it is made before it is shown; None where there can be none."""
        match route:
            case Home():
                return FirstPage(self.pixmaps, self.settings, self.wastebasket, self.settings.remembered(_LAST_GAME))
            case Kept():
                from cardtable.app.start.kept_games import KeptGamesPage

                return KeptGamesPage(self.pixmaps, self.settings, self.wastebasket)
            case Seats(game):
                return self._seats(game)
            case Table(page):
                return self._sit_down(page)
            case Watch():
                return self._watch(route)
            case Result(fresh):
                return self._result(fresh)
            case ReviewOf(seat):
                return self._review(seat)
            case MirrorOf(seat):
                return self._mirror(seat)

    def _leave(self, route: Shown) -> None:
        """Leaves the table, or what came after it: nobody thinks on, and nothing is read any more."""
        self.open_no_more()
        game_page, self.game_page = self.game_page, None
        if game_page is not None:
            game_page.close_game()
            self.playing.emit("")
        if not isinstance(route, Result | ReviewOf | MirrorOf):
            self.end_review()

    def _show(self, page: Page, back: Shown) -> None:
        """Puts a page in the place of the last one, and of what that was laid over."""
        if page is not self.game_page:
            gc.unfreeze()  # what was left on the way is garbage too (see `Opening`)
        self._pages.insertWidget(0, page)
        self._raise(page, partial(self.go, back))
        for at in range(1, self._pages.count()):
            # Not removed before: the page would be Python's then, and if anybody looked through the window's children
            # until it is deleted, the binding would hold it for ever.
            old = self._pages.widget(at)
            assert old is not None
            old.deleteLater()

    def _lay_over(self, page: Page) -> None:
        """Shows a page in between: the one below is there again afterwards, as it was."""

        def take_away() -> None:
            self._pages.setCurrentIndex(0)  # what had the keys there has them again
            page.deleteLater()

        self.open_no_more()
        self._pages.addWidget(page)
        self._raise(page, take_away)

    def _raise(self, page: Page, back: Callable[[], object]) -> None:
        page.wants.connect(self.go)
        page.back.connect(back)
        page.failed.connect(self.say)
        page.moving.connect(self.open_no_more)
        self.lost.connect(page.forget)
        dress(page)
        self._pages.setCurrentWidget(page)
        page.enter()

    def _open(self, wish: Way) -> None:
        """Sets out for a page, while the one that is there stays as it is."""
        self.open_no_more()
        opening = Opening(self._way(wish), self, self._note, spare=self.game_page is None)
        opening.ended.connect(self._opening_ended)
        opening.arrived.connect(self.go)
        opening.failed.connect(self._say_why_not)
        self._opening, self._wish = opening, wish
        opening.go_on()

    def open_no_more(self) -> None:
        """Stays here, whatever is being opened."""
        if self._opening is not None:
            self._opening.cancel()

    def _opening_ended(self) -> None:
        self._opening = self._wish = None

    def _note(self, path: Path | None) -> str:
        """What is being done, with a record or a new one."""
        if path is None:
            return self.tr("Setting the table …")
        return filled(self.tr("Reading {file} …"), file=path.name)

    def _say_why_not(self, error: Exception, path: Path | None) -> None:
        """What is wrong with a record, or why there can be no new one."""
        from cardtable.app.play.live import NotPlayable
        from cardtable.engine.record import Fault

        if path is None:
            self.say(filled(self.tr("The game can't be kept, so it isn't begun: {why}"), why=error))
        elif isinstance(error, Fault):
            text = self.tr("{file}, line {line}: {what}")
            self.say(filled(text, file=path.name, line=error.line, what=error.what))
        elif isinstance(error, NotPlayable):
            self.say(str(error))
        else:
            self.say(f"{path}: {getattr(error, 'strerror', None) or error}")
            if isinstance(error, FileNotFoundError):
                self.lost.emit(path)

    # --- before a game -----------------------------------------------------------------------------------------------

    def _seats(self, game: str) -> Page:
        from cardtable.app.kept_rules import KeptRules
        from cardtable.app.setup.seats_page import SeatsPage
        from cardtable.engine import games

        kept_rules = self._kept_rules.setdefault(game, KeptRules(games.GAMES[game]))
        screens = GAMES[game]
        return SeatsPage(kept_rules, self.pixmaps, self.settings, screens.fresh_seats, screens.perfect_play())

    # --- a game ------------------------------------------------------------------------------------------------------

    def _sit_down(self, page: "GamePage") -> Page:
        self.game_page, game = page, page.live
        self.settings.remember(_LAST_GAME, game.header.game.key)
        self.settings.opened(game.path)
        self.playing.emit(str(game.path))
        game.failed.connect(self._failed)
        page.ended.connect(self._table_ended)
        return page

    def _failed(self, why: str, kept: "session.Kept") -> None:
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
        self.go(Home())

    # --- after a game ------------------------------------------------------------------------------------------------

    def look_back_on(self, finished: Finished) -> None:
        """This is the game that results, reviews and mirrors are of from now on."""
        self.end_review()
        self.finished = finished

    def _table_ended(self) -> None:
        """A game has been played to its end."""
        from cardtable.table.review import Review

        if self.game_page is None:
            return
        table, game = self.game_page.table, self.game_page.live
        reviews = {seat: Review(game.observers[seat].lines) for seat in game.people}
        source = table.source
        self.look_back_on(Finished(game.header, table.emblems, source.you, source.events, reviews, game.path))
        self.go(Result(fresh=True))

    def _watch(self, route: Watch) -> Page:
        from cardtable.app.parts.seat_emblems import emblems
        from cardtable.app.watch.watch_page import WatchPage
        from cardtable.engine.state import NOBODY
        from cardtable.table.review import Review

        record, path = route.game.record, route.game.path
        page = WatchPage(record, self.pixmaps, self.settings, emblems(record.header))

        def look_back() -> None:
            table, seat = page.table, page.person
            reviews = {} if seat == NOBODY else {seat: Review(table.source.lines)}
            self.look_back_on(Finished(record.header, table.emblems, seat, table.source.events, reviews, path))
            self.go(Result())

        page.ended.connect(look_back)
        page.play_on.connect(lambda at: self.go(PlayOn(path, at, page.eyes.eyes, record)))
        if route.landmark is not None:
            page.go_to_landmark(route.landmark)
        elif route.at:
            page.go_to(route.at)
        return page

    def _watch_again(self, route: WatchAgain) -> Steps:
        assert self.finished
        game = yield from self._ways.read(self.finished.path)
        return Watch(game, Result(), route.landmark, route.at)

    def _result_of(self, path: Path) -> Steps:
        self.look_back_on((yield from self._ways.result_of(path)))
        return Result()

    def _result(self, fresh: bool) -> Page:
        """The result; its review is begun meanwhile, and can be opened at once."""
        from cardtable.app.after.result_page import ResultPage
        from cardtable.app.play.live import is_playable

        assert self.finished
        header, emblems, seat, events, reviews, path = self.finished
        screens = GAMES[header.game.key]
        ending = screens.ending()(self.pixmaps, self.settings, header, emblems, seat, events)
        people = header.people if fresh else None
        page = ResultPage(self.pixmaps, self.settings, ending, emblems, header.game.key, people)
        page.offer_again(is_playable(header))
        if fresh:
            self.settings.saw_the_end(path)
        reviewer = self.reviewer or self._begin_review(next(iter(reviews), None))
        if reviewer:
            reviewer.judged.connect(page.refresh)
            page.offer_review(reviewer.review)
            if screens.mirror(header) is not None:
                page.offer_mirror()
        return page

    def _begin_review(self, seat: int | None) -> "Reviewer | None":
        """Has the decisions of a seat judged, and those of no other any more; None where they can't be."""
        from cardtable.app.after.reviewer import Reviewer, judge_of

        assert self.finished
        review = None if seat is None else self.finished.reviews.get(seat)
        judge = judge_of(review) if review and GAMES[review.game].review else None
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

    def _review(self, seat: int | None) -> Page | None:
        """The review of a seat's decisions; None where they can't be judged."""
        reviewer = self.reviewer if seat is None else self._begin_review(seat)
        if self.finished is None or reviewer is None:
            return None
        header, emblems, _, _, reviews, path = self.finished
        made, review = GAMES[header.game.key].review, reviewer.review
        assert made
        page = made()(self.pixmaps, self.settings, review, header.names, emblems, reviewer.judge)
        if len(reviews) > 1:
            page.offer_people({seat: header.names[seat] for seat in reviews})
        reviewer.judged.connect(page.refresh)
        page.mirror_button.setVisible(GAMES[header.game.key].mirror(header) is not None)
        page.play_on.connect(lambda at: self.go(PlayOn(path, at, review.seat)))
        return page

    def _mirror(self, seat: int | None) -> Page | None:
        """How readable a seat was; None where its decisions can't be judged."""
        reviewer = self.reviewer if seat is None else self._begin_review(seat)
        if self.finished is None or reviewer is None:
            return None
        header, emblems, _, _, reviews, _ = self.finished
        made = GAMES[header.game.key].mirror(header)
        assert made
        page = made(self.pixmaps, self.settings, reviewer.review, header.names, emblems)
        if len(reviews) > 1:
            page.offer_people({seat: header.names[seat] for seat in reviews})
        reviewer.judged.connect(page.judged)
        return page

    # --- over the page -----------------------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        """One sentence that must be read."""
        box = QMessageBox(QMessageBox.Icon.NoIcon, "Cardtable", on_one_line(text), QMessageBox.StandardButton.Ok, self)
        box.setTextFormat(Qt.TextFormat.PlainText)  # it may quote a record
        self._show_dialog(box)

    @staticmethod
    def _show_dialog(dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dress(dialog)
        dialog.open()

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
        soon(self, lambda: self.go(Open(Path(path))))  # the one who drops it need not wait

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Leaves the table in order; the game can be gone on with."""
        window_place.keep(self, self.settings)
        self._leave(Home())
        self.wastebasket.empty()
        super().closeEvent(event)


def _back_from(route: Shown) -> Shown:
    """Where one goes back to from a page."""
    match route:
        case ReviewOf() | MirrorOf():
            return Result()
        case Watch(back=back):
            return back
        case _:
            return Home()
