"""The main window: one page after another, and what is kept between them.

Only the first page is imported with it; the others, and the engine, come with the first step beyond.
"""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QIcon
from PySide6.QtWidgets import QApplication, QMainWindow, QMessageBox, QStackedWidget, QWidget

from cardtable.app import style
from cardtable.app.games.catalogue import GAMES
from cardtable.app.settings import Settings
from cardtable.app.start.first_page import FirstPage

if TYPE_CHECKING:
    from cardtable.app.after.review import Review
    from cardtable.app.after.reviewer import Reviewer
    from cardtable.app.art.pixmaps import Pixmaps
    from cardtable.app.play.live import LiveGame
    from cardtable.app.table.presenter import TablePresenter
    from cardtable.app.table.staging import Course
    from cardtable.engine.record import Header

_LAST_GAME = "last game"
_LATER = 150
"""Milliseconds after the start for what the first painted screen need not wait for."""
_BREATH = 900
"""Milliseconds before a key begins another game."""


class Finished(NamedTuple):
    """What is kept of a game once its session is closed."""

    game: str
    """Its key."""
    names: list[str]
    emblems: list[int]
    """By seat."""
    seat: int
    """The person's."""
    course: "Course"
    review: "Review"


class MainWindow(QMainWindow):
    """Home, seats, table, result, review."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.session: LiveGame | None = None
        self.table: TablePresenter | None = None
        self._header: Header | None = None
        self._finished: Finished | None = None
        self.reviewer: Reviewer | None = None
        self.setWindowTitle("Cardtable")
        QTimer.singleShot(_LATER, self, self._set_icon)
        self.setMinimumSize(1024, 700)
        self.resize(1440, 900)
        self._pages = QStackedWidget()
        self.setCentralWidget(self._pages)
        settings.changed.connect(self._dress)
        settings.not_kept.connect(self.say)
        if settings.problem:
            QTimer.singleShot(_LATER, self, lambda: self.say(settings.problem))
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
    def page(self) -> QWidget | None:
        """The page that is shown."""
        return self._pages.currentWidget()

    def _dress(self) -> None:
        colours = style.scheme(self.settings)
        self.pixmaps.two_colour = self.settings.two_colour
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.setPalette(style.qt_palette(colours))
        self.setStyleSheet(style.style_sheet(colours))

    def _show(self, page: QWidget) -> None:
        """Puts a page in the place of the last one."""
        old = self._pages.currentWidget()
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        if old is not None:
            self._pages.removeWidget(old)
            old.deleteLater()

    def show_home(self) -> None:
        """The first page."""
        self._end_session()
        page = FirstPage(self.pixmaps, self.settings, self.settings.remembered(_LAST_GAME))
        page.play.connect(self.show_seats)
        page.resume.connect(self.resume)
        page.settings.connect(self.show_settings)
        self._show(page)
        page.play_button.setFocus()
        QTimer.singleShot(_LATER, page, page.look_for_games)

    def show_seats(self, game: str) -> None:
        """The page where a table is set."""
        from cardtable.app.setup.seats_page import SeatsPage
        from cardtable.engine import games

        self._end_session()
        page = SeatsPage(games.GAMES[game], self.pixmaps, self.settings, GAMES[game].fresh_seats)
        page.start.connect(self.begin)
        page.back.connect(self.show_home)
        self._show(page)
        page.deal_button.setFocus()

    def begin(self, header: "Header") -> None:
        """Deals a new game."""
        from cardtable.app.play.live import LiveGame, NotPlayable
        from cardtable.app.saved_games import new_path

        self._end_session()
        try:
            session = LiveGame.begin(header, new_path(header.game.key), self.settings)
        except (NotPlayable, OSError) as error:
            self.say(self.tr("The game can't be kept, so it isn't begun: {why}").replace("{why}", str(error)))
            return
        self._sit_down(session)

    def resume(self, path: Path) -> None:
        """Goes on with a game."""
        from cardtable.app.play.live import LiveGame, NotPlayable
        from cardtable.engine.record import Fault

        self._end_session()
        try:
            session = LiveGame.resume(path, self.settings)
        except Fault as fault:
            text = self.tr("{file}, line {line}: {what}").replace("{file}", path.name)
            self.say(text.replace("{line}", str(fault.line)).replace("{what}", fault.what))
            return
        except NotPlayable as error:
            self.say(str(error))
            return
        self._sit_down(session)

    def open_record(self, path: Path) -> None:
        """Goes on with a record's game; says of one that is over how it ended."""
        from cardtable.engine.record import Fault
        from cardtable.journal import replay

        try:
            match = replay(path, forgive_cut=True)
        except (Fault, OSError):
            match = None
        if match is None or match.result is None:
            self.resume(path)  # which says what is wrong, if anything is
            return
        unnamed = self.tr("Seat {number}")
        names = [who.name or unnamed.format(number=seat + 1) for seat, who in enumerate(match.header.seats)]
        scores = [f"{name}: {score}" for name, score in zip(names, match.result.scores, strict=True)]
        winners = [names[seat] for seat in match.result.winners]
        text = self.tr("{file}: {game}, played to its end. Won by {winners}. {scores}.")
        text = text.format(file=path.name, game=match.game.title, winners=", ".join(winners), scores=", ".join(scores))
        self.say(text)

    def _sit_down(self, session: "LiveGame") -> None:
        from cardtable.app.setup.seats_page import emblems
        from cardtable.app.table.page import TablePage
        from cardtable.app.table.presenter import TablePresenter

        header = session.header
        self.session, self._header = session, header
        self.settings.remember(_LAST_GAME, header.game.key)
        self.settings.opened(session.path)
        page = TablePage(header.game.title, self.pixmaps)
        stage = GAMES[header.game.key].stage()
        self.table = TablePresenter(page, session, self.settings, self.pixmaps, emblems(header), stage)
        session.failed.connect(self._failed)
        self.table.ended.connect(self._show_result)
        page.panel.leave_button.clicked.connect(self.show_home)
        page.panel.settings_button.clicked.connect(self.show_settings)
        self._show(page)
        page.setFocus()
        self.table.start()

    def _show_result(self) -> None:
        from cardtable.app.after.review import Review

        if self.table is None or self.session is None:
            return
        table, session = self.table, self.session
        review = Review(session.lines)
        key = session.game.key
        self._finished = Finished(key, session.names, table.emblems, table.seat, table.course, review)
        self._end_session()
        self._show_finished(_BREATH)
        self.settings.saw_the_end(session.path)

    def _show_finished(self, breath: int = 0) -> None:
        """The result; its review is begun meanwhile, and offered as soon as it says anything.

        For `breath` milliseconds Enter does nothing: whoever went through the last trick with it wants to see how the
        game ended, and not to begin another.
        """
        from cardtable.app.after.reviewer import Reviewer, judge_of

        assert self._finished
        game, names, emblems, seat, course, review = self._finished
        page = GAMES[game].result()(self.pixmaps, self.settings, names, emblems, seat, course)
        page.again.connect(self._again)
        page.review.connect(self._show_review)
        page.seats.connect(lambda: self.show_seats(game))
        page.home.connect(self.show_home)
        self._show(page)
        page.setFocus()
        QTimer.singleShot(breath, page, page.take_keys)
        judge = judge_of(review)
        if judge is None:
            return
        if self.reviewer is None:
            self.reviewer = Reviewer(review, judge, self)
            self.reviewer.start()
        self.reviewer.judged.connect(page.offer_review)
        if review.judged:
            page.offer_review()

    def _show_review(self) -> None:
        if self._finished is None or self.reviewer is None:
            return
        game, names, emblems, _, _, review = self._finished
        page = GAMES[game].review()(self.pixmaps, self.settings, review, names, emblems, self.reviewer.judge)
        self.reviewer.judged.connect(page.refresh)
        page.back.connect(self._show_finished)
        page.again.connect(self._again)
        self._show(page)
        page.take_keys()

    def _again(self) -> None:
        """The same table, a new deal."""
        from secrets import randbits

        from cardtable.app.setup.seats_page import EMBLEMS_KEY, emblems
        from cardtable.engine.record import new_header, with_own

        assert self._header
        old = self._header
        header = with_own(new_header(old.game, old.rules, old.seats, randbits(62)), old.own)
        header.object[EMBLEMS_KEY] = emblems(old)
        self.begin(header)

    def _failed(self, why: str) -> None:
        self.say(self.tr("The game stops here: {why} It is kept as far as it went.").replace("{why}", why + "."))
        self.show_home()

    def say(self, text: str) -> None:
        """One sentence that must be read."""
        box = QMessageBox(QMessageBox.Icon.NoIcon, "Cardtable", text, QMessageBox.StandardButton.Ok, self)
        box.setTextFormat(Qt.TextFormat.PlainText)  # it may quote a record
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def show_settings(self) -> None:
        """The settings, over whatever is shown."""
        from cardtable.app.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self.settings, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _end_session(self) -> None:
        """Leaves the table, or what came after it: whoever thinks is stopped."""
        session, self.session = self.session, None
        self.table = None
        if session is not None:
            session.close()
        reviewer, self.reviewer = self.reviewer, None
        if reviewer is not None:
            reviewer.close()
            reviewer.deleteLater()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leaves the table in order; the game can be gone on with."""
        self._end_session()
        super().closeEvent(event)
