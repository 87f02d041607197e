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
from cardtable.app.call_later import call_later
from cardtable.app.languages import ENGLISH, Speaking, spoken
from cardtable.app.opening import Opening
from cardtable.app.page import Page
from cardtable.app.page_room import PageRoom
from cardtable.app.pages import LAST_GAME, Finished, Lesson, Pages, Result, Shown, Table
from cardtable.app.routes import (
    About,
    Again,
    ChangeSettings,
    Home,
    LaidOver,
    MirrorOf,
    NewGame,
    OpenFile,
    ReviewOf,
    Route,
    Way,
    is_same,
)
from cardtable.app.settings import Settings
from cardtable.app.sound.speaker import Speaker
from cardtable.app.ways.context import Context
from cardtable.app.ways.steps import steps_to
from cardtable.app.ways.tables import dealt_again
from cardtable.app.zoom import Zoom, apply_zoom, zoom_of
from cardtable.language import as_shown, ended, filled, isolated, standing_alone
from cardtable.library.folders import on_one_line
from cardtable.library.wastebasket import Wastebasket
from cardtable.resources import resource
from cardtable.table.letters import court_letters, write_ranks
from cardtable.wording import in_words, reason, worded

if TYPE_CHECKING:
    from cardtable.app.after.reviewer import Reviewer
    from cardtable.app.art.pixmaps import Pixmaps
    from cardtable.app.table.game_page import GamePage
    from cardtable.app.table.presenter import TablePresenter
    from cardtable.session import session

_LATER = 150
"""Milliseconds after the start for what the first painted screen need not wait for."""


class MainWindow(QMainWindow):
    """Goes wherever a page, or anything else, wants to."""

    playing = Signal(str)
    """A game is open, by the path of its record; empty where it is open no more."""
    closing = Signal()
    """It is being closed."""
    lost = Signal(Path)
    """A file was to be opened that is not there."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.wastebasket = Wastebasket()
        self._speaker = Speaker(resource("sounds"))
        self._speaking = Speaking(self)
        self._speaking.speak(spoken(settings.language))
        self._route: Shown = Home()  # what is shown, but for what is laid over it
        self.game_page: GamePage | None = None
        """Where a game is played."""
        self._opening: Opening | None = None
        self._wish: Way | None = None  # what that is for
        self.setWindowTitle("Cardtable")
        call_later(self, self._set_icon, _LATER)
        self.setAcceptDrops(True)
        QShortcut(QKeySequence(Qt.Key.Key_F11), self, self._fill_screen)
        keys = QShortcut(self)
        keys.setKeys([QKeySequence("?"), QKeySequence("Shift+?")])  # how it is typed differs between keyboards
        keys.activated.connect(self.show_keys)
        QShortcut(QKeySequence(Qt.Key.Key_F1), self, self._tell_how)
        window_place.place(self, settings)
        self._stack = QStackedWidget()
        self._room = PageRoom(self._stack)
        self.setCentralWidget(self._room)
        self.pages = Pages(settings, self.pixmaps, self.wastebasket, self)
        self._context = Context(self.pages, self, self._stack, self._open_now)
        self._zoom = Zoom(self, settings.text_scale)
        self._zoom.changed.connect(self._set_style)
        for keys_of_size, step in ((["Ctrl++", "Ctrl+="], 1), (["Ctrl+-"], -1), (["Ctrl+0"], 0)):
            size = QShortcut(self)
            size.setKeys([QKeySequence(key) for key in keys_of_size])
            size.activated.connect(partial(settings.change_text_size, step))
        settings.changed.connect(self._heed_settings)
        settings.not_kept.connect(self.say)
        if settings.problem:
            call_later(self, lambda: self.say(settings.problem), _LATER)
        self._recolour()
        self.go(Home())

    # --- what all pages share ----------------------------------------------------------------------------------------

    @cached_property
    def pixmaps(self) -> "Pixmaps":
        """The pictures of all pieces, drawn once."""
        from cardtable.app.art.pixmaps import Pixmaps

        return Pixmaps(self.settings.two_colour)

    def _play(self, sounds: list[str]) -> None:
        """What is heard on the page."""
        if self.settings.loudness:
            self._speaker.play(sounds, self.settings.loudness)

    def _set_icon(self) -> None:
        from cardtable.app.art.icon import icon_pixmap

        self.setWindowIcon(QIcon(icon_pixmap(128)))

    @property
    def table(self) -> "TablePresenter | None":
        """The table at which a game is played just now."""
        return self.game_page.table if self.game_page else None

    @property
    def reviewer(self) -> "Reviewer | None":
        """Who judges the decisions in the game that is looked back on."""
        return self.pages.reviewer

    def _open_now(self) -> Path | None:
        return self.game_page.live.path if self.game_page else None

    @property
    def page(self) -> QWidget | None:
        """The page that is shown."""
        return self._stack.currentWidget()

    def _recolour(self) -> None:
        colours = style.scheme(self.settings)
        self.pixmaps.two_colour = self.settings.two_colour
        write_ranks(self.settings.card_letters == "own")
        self.pixmaps.write_letters("".join(court_letters()))
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.setPalette(style.qt_palette(colours))
        self._set_style()

    def _set_style(self) -> None:
        self.setStyleSheet(style.style_sheet(style.scheme(self.settings), zoom_of(self)))

    def _heed_settings(self) -> None:
        """Another language may be set, whose letters then stand on cards; or other colours."""
        is_other = self._speaking.speak(spoken(self.settings.language))
        self._recolour()
        self._zoom.set_text_size(self.settings.text_scale)
        if is_other:
            self._show_anew()

    def _show_anew(self) -> None:
        """What is shown is made anew, in the language that is spoken by now."""
        from cardtable.app.settings_dialog import SettingsDialog

        if self.game_page is not None:
            self.game_page.set_anew()
        else:
            route = self._route
            if isinstance(route, Lesson):
                self.go(route.page.route)
            else:
                self.go(route._replace(fresh=False) if isinstance(route, Result) else route)
        for dialog in self.findChildren(SettingsDialog):
            dialog.close()
            self.go(ChangeSettings())
        if problem := self._speaking.problem():
            self.say(problem)

    # --- going -------------------------------------------------------------------------------------------------------

    def go(self, route: Route | Shown) -> None:
        """Goes there, at once or when all that takes has been done. Whatever else is being opened is left then; who
        wishes twice for the same waits no longer for it."""
        match route:
            case ChangeSettings():
                from cardtable.app.settings_dialog import SettingsDialog

                dialog = SettingsDialog(self.settings, self)
                dialog.about.connect(partial(self.go, About()))
                self._show_dialog(dialog)
            case About():
                self._lay_over(self.pages.about())
            case LaidOver(page):
                self._lay_over(page)
            case Again(order):
                self.go(NewGame(dealt_again(self._context.looked_back_on, order)))
            case _ if isinstance(route, Way):
                if self._opening is None or not is_same(route, self._wish):
                    self._open(route)
            case _:
                self._leave(route)
                shown = self.pages.page(route)
                if shown is not None:
                    self._route = route
                    if isinstance(route, Table):
                        self._sit_down(route.page)
                    self._show(shown, self.pages.back(route))

    def _leave(self, route: Shown) -> None:
        """Leaves the table, or what came after it: nobody thinks on, and nothing is read any more."""
        self.open_no_more()
        game_page, self.game_page = self.game_page, None
        if game_page is not None:
            game_page.close_game()
            self.playing.emit("")
        if not isinstance(route, Result | ReviewOf | MirrorOf):
            self.pages.end_review()

    def _show(self, page: Page, back: Route | Shown) -> None:
        """Puts a page in the place of the last one, and of what that was laid over."""
        if page is not self.game_page:
            gc.unfreeze()  # what was left on the way is garbage too (see `Opening`)
        self._stack.insertWidget(0, page)
        self._raise(page, partial(self.go, back))
        for at in range(1, self._stack.count()):
            # Not removed before: the page would be Python's then, and if anybody looked through the window's children
            # until it is deleted, the binding would hold it for ever.
            old = self._stack.widget(at)
            assert old is not None
            old.deleteLater()
        page.enter()
        self._room.to_the_top()

    def _lay_over(self, page: Page) -> None:
        """Shows a page in between: the one below is there again afterwards, as it was."""

        below = self._stack.currentWidget()
        assert below is not None

        def take_away() -> None:
            self._stack.setCurrentWidget(below)  # what had the keys there has them again
            page.deleteLater()

        self.open_no_more()
        self._stack.addWidget(page)
        self._raise(page, take_away)
        page.enter()
        self._room.to_the_top()

    def _raise(self, page: Page, back: Callable[[], object]) -> None:
        page.wants.connect(self.go)
        page.back.connect(back)
        page.failed.connect(self.say)
        page.sounded.connect(self._play)
        page.moving.connect(self.open_no_more)
        self.lost.connect(page.forget)
        apply_zoom(page)
        self._stack.setCurrentWidget(page)

    def _open(self, wish: Way) -> None:
        """Sets out for a page, while the one that is there stays as it is."""
        self.open_no_more()
        opening = Opening(steps_to(self._context, wish), self, self._note, spare=self.game_page is None)
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
            return self.tr("Setting the table…")
        return filled(self.tr("Reading {file}…"), file=as_shown(path.name))

    def _say_why_not(self, error: Exception, path: Path | None) -> None:
        """What is wrong with a record, or why there can be no new one."""
        from cardtable.app.play.live import NotPlayable

        if path is None:
            file = getattr(error, "filename", None)
            why = worded("{file}: {why}", file=f"{file}", why=reason(error)) if file else error
            self.say(filled(self.tr("The game can't be saved, so it wasn't started: {why}"), why=in_words(why)))
        elif line := getattr(error, "line", 0):
            text = self.tr("{file}, line {line}: {what}")
            self.say(filled(text, file=isolated(as_shown(path.name)), line=line, what=in_words(error)))
        elif isinstance(error, NotPlayable):
            self.say(in_words(error))
        else:
            self.say(filled(self.tr("{file}: {why}"), file=isolated(f"{path}"), why=in_words(error)))
            if isinstance(error, FileNotFoundError):
                self.lost.emit(path)

    # --- a game ------------------------------------------------------------------------------------------------------

    def _sit_down(self, page: "GamePage") -> None:
        self.game_page, game = page, page.live
        self.settings.remember(LAST_GAME, game.header.game.key)
        self.settings.opened(game.path)
        self.playing.emit(str(game.path))
        game.failed.connect(self._failed)
        page.ended.connect(self._ended)

    def _ended(self) -> None:
        """All of the game has been seen."""
        from cardtable.table.review import Review

        if self.game_page is None:
            return
        game, table = self.game_page.live, self.game_page.table
        reviews = {seat: Review(game.observers[seat].lines) for seat in game.people}
        seat, events = table.source.you, table.source.events
        self.go(Result(Finished(game.header, table.emblems, seat, events, reviews, game.path), fresh=True))

    def _failed(self, why: str, kept: "session.Kept") -> None:
        from cardtable.session.session import Kept

        assert self.game_page
        if kept is Kept.REMOVED:
            text = self.tr(
                "The game stops here: its file {file} was moved, renamed or deleted. To continue, put it back. "
                "It may be in your system's trash."
            )
        elif kept is Kept.CHANGED:
            text = self.tr(
                "The game stops here: another program changed its file {file}. The file was left as it is. Open "
                "it to see whether the game can be continued."
            )
        else:
            text = self.tr("The game stops here: {why} It is saved up to this point.")
        self.say(filled(text, why=ended(why), file=self.game_page.live.path))
        self.go(Home())

    def _tell_how(self) -> None:
        """How to play the game that the page is about."""
        page = self._stack.currentWidget()
        wish = page.about() if isinstance(page, Page) else None
        if wish is not None:
            self.go(wish)

    # --- over the page -----------------------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        """One sentence that must be read."""
        from cardtable.app.parts.dialog import dress

        text = standing_alone(on_one_line(text))  # it may begin with the name of a file
        box = QMessageBox(QMessageBox.Icon.NoIcon, "Cardtable", text, QMessageBox.StandardButton.Ok, self)
        box.setTextFormat(Qt.TextFormat.PlainText)  # it may quote a record
        dress(box)
        self._show_dialog(box)

    def show_keys(self) -> None:
        """All keys of the page."""
        from cardtable.app.keys_dialog import KeysDialog

        if isinstance(self.page, Page):
            self._show_dialog(KeysDialog(self.page, self))

    @staticmethod
    def _show_dialog(dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        apply_zoom(dialog)
        dialog.open()
        # What its words take is known only now that it is dressed.
        dialog.resize(dialog.size().expandedTo(dialog.minimumSizeHint()))

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
            self._take_copy(event)

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            self._take_copy(event)
            call_later(self, lambda: self.go(OpenFile(paths[0])))  # the one who drops it need not wait

    @staticmethod
    def _take_copy(event: QDropEvent) -> None:
        """Whoever drags it is told that it is copied: told that it was moved, a file manager would delete it."""
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Leaves the table in order; the game can be gone on with."""
        self.closing.emit()
        window_place.keep(self, self.settings)
        self._leave(Home())
        self.wastebasket.empty()
        self._speaker.close()
        self._speaking.speak(ENGLISH)  # its translators go with the window; what else speaks is as it was without them
        super().closeEvent(event)
