"""Parts common to the ways to all pages: reading records, asking questions, setting up tables, the page to be shown."""

from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtWidgets import QDialog, QWidget

from cardtable.app.imports import TABLE, import_screens, imported
from cardtable.app.jobs import Step, reply, slices, thread
from cardtable.app.navigation.last_game import LastGame
from cardtable.app.page import Page
from cardtable.app.routes import Bench, ClosedGame, GameHistory, GoOn, Home, Open, Route
from cardtable.app.screens import SCREENS
from cardtable.app.zoom import apply_zoom
from cardtable.language import filled, translate
from cardtable.library.folders import clean_up

if TYPE_CHECKING:
    from cardtable.app.art.pixmaps import Pixmaps
    from cardtable.app.learn.lesson_page import LessonPage
    from cardtable.app.play.live import ReadGame
    from cardtable.app.settings import Settings
    from cardtable.app.table.game_page import GamePage
    from cardtable.engine.record import SeatName
    from cardtable.library.rule_files import RuleFiles
    from cardtable.library.wastebasket import Wastebasket

TablePageT = TypeVar("TablePageT", bound="GamePage | LessonPage")


class Arrival(NamedTuple):
    """Page that a route has led to, to be shown instead of the present one."""

    make: Callable[[], Page | None]
    """Function that makes the page once the present one has been left; None if there is nothing to show, and the
    present page stays."""
    back: Home | GameHistory | ClosedGame | Bench | GoOn | Open = Home()
    """Page to which it leads back."""
    origin: Home | Bench = Home()
    """Page from which its table was asked for."""
    game_page: "GamePage | None" = None
    """The page, if a game is played there."""
    looks_back: bool = False
    """True if it shows the game that was looked back on last, whose review goes on."""
    anew: Route | None = None
    """Route that leads to the page in another language; None if it need only be made again."""


class Context(NamedTuple):
    """Parts of the window that the ways to all pages share."""

    settings: "Settings"
    pixmaps: "Pixmaps"
    wastebasket: "Wastebasket"
    rule_files: "dict[str, RuleFiles]"
    """House rules by game, as far as they have been read."""
    last_game: LastGame
    window: QWidget
    """Window over which questions are asked."""
    room: QWidget
    """Widget in which tables are set up, as large as they will be."""
    go: Callable[[Route], object]
    open_now: Callable[[], Path | None]
    """Function that returns the path of the record being played; None if there is none."""
    here: Callable[[], Arrival]
    """Function that returns how the present page was reached, not counting pages laid over it."""

    def read(self, path: Path) -> "Generator[Step, Any, ReadGame]":
        """Read a record, and import everything that shows it."""
        yield from imported(*TABLE, "watch.watch_page", about=path)
        game: ReadGame = yield thread(reading_record(path), path)
        yield slices(import_screens(SCREENS[game.record.header.game.key].stage), path)
        return game

    def set_up(self, page: "TablePageT") -> "Generator[float, None, TablePageT]":
        """Set up a page with a table at its final size, up to the present of its game; yields the share done, 0 to 1.
        If it is abandoned, the page is deleted."""
        with ExitStack() as undo:
            undo.callback(page.deleteLater)
            page.setParent(self.room)
            page.resize(self.room.size())
            yield from page.catch_up()
            undo.pop_all()
        return page

    def asked(self, dialog: QDialog, answer: SignalInstance) -> Step:
        """Return a step that opens a dialog in the window's zoom, and deletes it once it is closed."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        apply_zoom(dialog)
        return reply(dialog, answer)

    def allowed(self, seats: "Sequence[SeatName]") -> Generator[Step, Any, None]:
        """Ask whether programs among these seats may be started, unless they were allowed before with the same folder
        and files. A refusal ends the way."""
        from cardtable.app.play.bot_seats import command_of, resolved

        commands = dict.fromkeys(command for seat in seats if (command := command_of(seat.player)))
        programs = [resolved(command) for command in commands]
        unknown = [program for program in programs if program.kept not in self.settings.programs]
        if unknown:
            from cardtable.app.setup.players import StartQuestion

            question = StartQuestion(unknown, self.window)
            yield self.asked(question, question.accepted)
            self.settings.allow([program.kept for program in unknown if program.kept])


def reading_record(path: Path) -> "Generator[float, None, ReadGame]":
    """Read a record; yields the share read, 0 to 1.

    Raises Refused if this version doesn't have its game, and BadInput or OSError as `reading` does.
    """
    from cardtable.app.play.live import reading
    from cardtable.errors import Refused

    clean_up(path.parent)
    game = yield from reading(path)
    played = game.record.header.game
    if played.key not in SCREENS:
        raise Refused(filled(translate("window", "This version can't play {game}."), game=played.title))
    return game
