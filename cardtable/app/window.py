"""Main window: it shows one page after another, and keeps what they share and its own place on the screen.

Only the first page is imported with it; other pages and the engine are imported when they are first needed.
"""

import gc
import json
from collections.abc import Callable, Generator
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMessageBox, QStackedWidget, QWidget
from typing_extensions import override

from cardtable.app import style
from cardtable.app.event_loop import call_later
from cardtable.app.jobs import Job, JobSlot, Step, Steps, run
from cardtable.app.languages import ENGLISH, Speaking, spoken
from cardtable.app.navigation.context import Arrival, Context
from cardtable.app.navigation.destinations import DESTINATIONS, LAST_PLAYED, Reached
from cardtable.app.navigation.last_game import LastGame
from cardtable.app.page import SMALLEST, Page, PageRoom
from cardtable.app.routes import ChangeSettings, ClosedGame, Home, OpenFile, Route, is_same
from cardtable.app.settings import Settings
from cardtable.app.sound.speaker import Speaker
from cardtable.app.zoom import Zoom, apply_zoom, zoom_of
from cardtable.errors import BadInput, Refused, file_reason
from cardtable.language import as_shown, ended, filled, isolated, standing_alone
from cardtable.library.folders import on_one_line
from cardtable.library.wastebasket import Wastebasket
from cardtable.resources import resource
from cardtable.table.letters import court_letters, write_ranks
from cardtable.wording import in_words

if TYPE_CHECKING:
    from cardtable.app.after.review_page import Reviewer
    from cardtable.app.art.pixmaps import Pixmaps
    from cardtable.app.table.game_page import GamePage
    from cardtable.app.table.presenter import TablePresenter
    from cardtable.session import session


_LATER = 150
"""Delay in milliseconds for things that the first paint need not wait for."""


class MainWindow(QMainWindow):
    """Main window, which shows the pages for routes that pages and others ask for."""

    playing = Signal(str)
    """Path of the record of the game that is open now; "" once it is closed."""
    closing = Signal()
    """Emitted when the window is being closed."""
    lost = Signal(Path)
    """Path of a file that was to be opened and doesn't exist."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.wastebasket = Wastebasket()
        self._speaker = Speaker(resource("sounds"))
        self._speaking = Speaking(self)
        self._speaking.speak(spoken(settings.language))
        self._arrival: Arrival  # how the present page was reached, not counting pages laid over it
        self.game_page: GamePage | None = None
        """Page of the game that is being played; None if there is none."""
        self._opening = JobSlot(self)
        self._wish: Route | None = None  # goal of the last opening
        self._about: Path | None = None  # file that its last step was about; None if it is still to be made
        self.setWindowTitle("Cardtable")
        call_later(self, self._set_icon, _LATER)
        self.setAcceptDrops(True)
        QShortcut(QKeySequence(Qt.Key.Key_F11), self, self._fill_screen)
        keys = QShortcut(self)
        keys.setKeys([QKeySequence("?"), QKeySequence("Shift+?")])  # keyboards differ in how it is typed
        keys.activated.connect(self.show_keys)
        QShortcut(QKeySequence(Qt.Key.Key_F1), self, self._tell_how)
        place_window(self, settings)
        self._stack = QStackedWidget()
        self._room = PageRoom(self._stack)
        self.setCentralWidget(self._room)
        self.last_game = LastGame(settings, self.pixmaps, self)
        self._context = Context(
            settings,
            self.pixmaps,
            self.wastebasket,
            {},
            self.last_game,
            self,
            self._stack,
            self.go,
            self._open_now,
            lambda: self._arrival,
        )
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
        """Pictures of all pieces, each drawn once."""
        from cardtable.app.art.pixmaps import Pixmaps

        return Pixmaps(self.settings.two_colour)

    def _play(self, sounds: list[str]) -> None:
        """Play the sounds of a page."""
        if self.settings.loudness:
            self._speaker.play(sounds, self.settings.loudness)

    def _set_icon(self) -> None:
        from cardtable.app.art.icon import icon_pixmap

        self.setWindowIcon(QIcon(icon_pixmap(128)))

    @property
    def table(self) -> "TablePresenter | None":
        """Table of the game that is being played; None if there is none."""
        return self.game_page.table if self.game_page else None

    @property
    def reviewer(self) -> "Reviewer | None":
        """Judge of decisions in the game whose result was shown last; None if there is none."""
        return self.last_game.reviewer

    def _open_now(self) -> Path | None:
        return self.game_page.live.path if self.game_page else None

    @property
    def page(self) -> QWidget | None:
        """Page that is shown."""
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
        """Apply changed settings, such as language, letters on cards and colours."""
        is_other = self._speaking.speak(spoken(self.settings.language))
        self._recolour()
        self._zoom.set_text_size(self.settings.text_scale)
        if is_other:
            self._show_anew()

    def _show_anew(self) -> None:
        """Make the present page again in the present language."""
        from cardtable.app.window_dialogs import SettingsDialog

        if self.game_page is not None:
            self.game_page.set_anew()
        elif self._arrival.anew is not None:
            self.go(self._arrival.anew)
        else:
            self._arrive(self._arrival)
        for dialog in self.findChildren(SettingsDialog):
            dialog.close()
            self.go(ChangeSettings())
        if problem := self._speaking.problem():
            self.say(problem)

    # --- going -------------------------------------------------------------------------------------------------------

    def go(self, route: Route | Page) -> None:
        """Show the page for a route, at once or after the steps to it, or lay a page over the present one. Any other
        opening under way is cancelled; asking again for the one under way has no effect."""
        if isinstance(route, Page):
            self._lay_over(route)
        elif not (self._opening.under_way and is_same(route, self._wish)):
            reached = DESTINATIONS[type(route)](self._context, route)
            if isinstance(reached, Generator):
                self._open(route, reached)
            else:
                self._arrive(reached)

    def _open(self, wish: Route, steps: Steps) -> None:
        """Start the steps to a page. The present one stays until they are done."""
        self.open_no_more()
        self._wish = wish
        run(steps, self._opening, self._arrive, self._say_why_not, self._begin_step)

    def _arrive(self, reached: Reached | None) -> None:
        if isinstance(reached, Arrival):
            self._leave(reviewing=reached.looks_back)
            page = reached.make()
            if page is not None:
                self._arrival = reached
                if reached.game_page is not None:
                    self._sit_down(reached.game_page)
                self._show(page, reached.back)
        elif isinstance(reached, QDialog):
            self._show_dialog(reached)
        elif reached is not None:
            self.go(reached)

    def _leave(self, *, reviewing: bool = False) -> None:
        """Leave the present page: cancel any opening, close the game, and end the review unless it goes on."""
        self.open_no_more()
        game_page, self.game_page = self.game_page, None
        if game_page is not None:
            game_page.close_game()
            self.playing.emit("")
        if not reviewing:
            self.last_game.end_review()

    def _show(self, page: Page, back: Route) -> None:
        """Show a page instead of the last one and any pages laid over that."""
        if page is not self.game_page:
            gc.unfreeze()  # objects frozen for the last page are garbage too (see `_begin_step`)
        self._stack.insertWidget(0, page)
        self._raise(page, partial(self.go, back))
        for at in range(1, self._stack.count()):
            # Don't remove it first: the page would then belong to Python, and if anything looked through the window's
            # children before it is deleted, PySide would keep it for ever.
            old = self._stack.widget(at)
            assert old is not None
            old.deleteLater()
        page.enter()
        self._room.to_the_top()

    def _lay_over(self, page: Page) -> None:
        """Lay a page over the present one, which is shown again afterwards as it was."""

        below = self._stack.currentWidget()
        assert below is not None

        def take_away() -> None:
            self._stack.setCurrentWidget(below)  # the widget that had the focus there gets it back
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

    def _begin_step(self, job: Job, step: Step) -> None:
        from cardtable.app.parts.work_note import WorkNote

        if step.asks:
            return
        self._about = step.about
        if self.game_page is None:
            # Garbage collection then skips the modules that the step imports; otherwise it would hold up a game for
            # several frames. Other objects are frozen too, and not freed even if they become garbage. Therefore they
            # may stay frozen only as long as the game, and nothing of the game itself may exist before these steps.
            gc.freeze()
        WorkNote(job, self._note(step.about), self)

    def open_no_more(self) -> None:
        """Cancel any opening under way."""
        self._opening.cancel()
        self._wish = None

    def _note(self, path: Path | None) -> str:
        """Return the text shown during a step about a record, or None for a new one."""
        if path is None:
            return self.tr("Setting the table…")
        return filled(self.tr("Reading {file}…"), file=as_shown(path.name))

    def _say_why_not(self, error: Exception) -> None:
        """Tell the person about a fault of a record, or why a new one can't be made."""
        path = self._about
        if path is None:
            why = file_reason(error) if isinstance(error, OSError) else error
            self.say(filled(self.tr("The game can't be saved, so it wasn't started: {why}"), why=in_words(why)))
        elif isinstance(error, BadInput) and error.line:
            text = self.tr("{file}, line {line}: {what}")
            self.say(filled(text, file=isolated(as_shown(path.name)), line=error.line, what=in_words(error)))
        elif isinstance(error, Refused):
            self.say(in_words(error))
        else:
            self.say(filled(self.tr("{file}: {why}"), file=isolated(f"{path}"), why=in_words(error)))
            if isinstance(error, FileNotFoundError):
                self.lost.emit(path)

    # --- a game ------------------------------------------------------------------------------------------------------

    def _sit_down(self, page: "GamePage") -> None:
        self.game_page, game = page, page.live
        self.settings.remember(LAST_PLAYED, game.header.game.key)
        self.settings.opened(game.path)
        self.playing.emit(str(game.path))
        game.failed.connect(self._failed)
        page.ended.connect(self._ended)

    def _ended(self) -> None:
        """Show the result after all of the game has been shown."""
        from cardtable.table.review import Review

        if self.game_page is None:
            return
        game, table = self.game_page.live, self.game_page.table
        reviews = {seat: Review(game.session.observers[seat].lines) for seat in game.people}
        seat, events = table.source.seen.you, table.source.events
        finished = ClosedGame(game.header, table.emblems, seat, events, reviews, game.path, ended_here=True)
        self.go(finished)

    def _failed(self, why: str, kept: "session.RecordLeft") -> None:
        from cardtable.session.session import RecordLeft

        assert self.game_page
        if kept is RecordLeft.REMOVED:
            text = self.tr(
                "The game stops here: its file {file} was moved, renamed or deleted. To continue, put it back. "
                "It may be in your system's trash."
            )
        elif kept is RecordLeft.CHANGED:
            text = self.tr(
                "The game stops here: another program changed its file {file}. The file was left as it is. Open "
                "it to see whether the game can be continued."
            )
        else:
            text = self.tr("The game stops here: {why} It is saved up to this point.")
        self.say(filled(text, why=ended(why), file=self.game_page.live.path))
        self.go(Home())

    def _tell_how(self) -> None:
        """Show how to play the game of the present page, if it has one."""
        page = self._stack.currentWidget()
        wish = page.about() if isinstance(page, Page) else None
        if wish is not None:
            self.go(wish)

    # --- over the page -----------------------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        """Show a sentence in a dialog."""
        from cardtable.app.parts.dialogs import dress

        text = standing_alone(on_one_line(text))  # it may begin with a file's name
        box = QMessageBox(QMessageBox.Icon.NoIcon, "Cardtable", text, QMessageBox.StandardButton.Ok, self)
        box.setTextFormat(Qt.TextFormat.PlainText)  # it may quote a record
        dress(box)
        self._show_dialog(box)

    def show_keys(self) -> None:
        """Show the keys of the present page."""
        from cardtable.app.window_dialogs import KeysDialog

        if isinstance(self.page, Page):
            self._show_dialog(KeysDialog(self.page, self))

    @staticmethod
    def _show_dialog(dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        apply_zoom(dialog)
        dialog.open()
        # The room for its texts is known only after its fonts have been set.
        dialog.resize(dialog.size().expandedTo(dialog.minimumSizeHint()))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave full screen on Escape, unless the page uses that key."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self._fill_screen()
        else:
            super().keyPressEvent(event)

    def _fill_screen(self) -> None:
        """Switch full screen on or off."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files dropped anywhere in the window."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            self._take_copy(event)

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            self._take_copy(event)
            # Later, so that the program from which it was dragged need not wait
            call_later(self, lambda: self.go(OpenFile(paths[0])))

    @staticmethod
    def _take_copy(event: QDropEvent) -> None:
        """Say that a dragged file is copied: if it were moved, the file manager would delete it."""
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Close the game in order, so that it can be continued later, and let go of everything else."""
        self.closing.emit()
        keep_place(self, self.settings)
        self._leave()
        self.wastebasket.empty()
        self._speaker.close()
        # Its translators are deleted with the window, so anything after that speaks English
        self._speaking.speak(ENGLISH)
        super().closeEvent(event)


_FRESH = QSize(1440, 900)
_FRAME = QSize(8, 40)
"""Most that a frame and a title bar take, in pixels."""
_FARTHEST = 1 << 20
"""Limit of plausible coordinates, in pixels, beyond any screen."""
_PLACE_KEY = "window"


def place_window(window: QMainWindow, settings: Settings) -> None:
    """Put the window where it was at last, or in the middle of the screen, and never larger than the screen."""
    kept, maximised = settings.recalled(_PLACE_KEY, _kept_place) or (None, False)
    screen = QGuiApplication.screenAt(kept.center()) if kept else None
    room = (screen or QGuiApplication.primaryScreen()).availableGeometry()
    window.setMinimumSize(SMALLEST.boundedTo(room.size()))
    if kept and screen:
        size = kept.size().boundedTo(room.size())
        left = max(room.left(), min(kept.left(), room.right() + 1 - size.width()))
        top = max(room.top(), min(kept.top(), room.bottom() + 1 - size.height()))
        window.setGeometry(left, top, size.width(), size.height())
    else:
        window.resize(_FRESH.boundedTo((room.size() - _FRAME).expandedTo(window.minimumSize())))
    if maximised:
        window.setWindowState(Qt.WindowState.WindowMaximized)


def keep_place(window: QMainWindow, settings: Settings) -> None:
    """Remember the window's place. If it is maximised or full screen, that is the place it will return to."""
    lies = window.normalGeometry()
    maximised = window.isMaximized()
    settings.remember(_PLACE_KEY, json.dumps([lies.x(), lies.y(), lies.width(), lies.height(), maximised]))


def _kept_place(held: Any) -> tuple[QRect | None, bool]:
    """Return the remembered place, None if it is implausible, and whether the window was maximised. `held` may be
    anything."""
    *lies, maximised = held
    if len(lies) != 4 or not all(type(length) is int and abs(length) < _FARTHEST for length in lies):
        return None, False
    kept = QRect(*lies)
    return (kept if kept.isValid() else None), bool(maximised)
