"""What the ways to all pages have in common: records that are read, questions that are asked."""

from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtWidgets import QDialog, QWidget

from cardtable.app.imports import TABLE, import_engine, import_screens
from cardtable.app.opening import Asked, Step
from cardtable.app.pages import Finished, Pages
from cardtable.app.screens import SCREENS
from cardtable.app.zoom import apply_zoom
from cardtable.language import filled, translate
from cardtable.library.folders import clean_up

if TYPE_CHECKING:
    from cardtable.app.learn.lesson_page import LessonPage
    from cardtable.app.play.live import ReadGame
    from cardtable.app.table.game_page import GamePage
    from cardtable.engine.record import SeatName

TablePageT = TypeVar("TablePageT", bound="GamePage | LessonPage")


class Context(NamedTuple):
    """What they start from."""

    pages: Pages
    window: QWidget
    """Questions are asked over it."""
    room: QWidget
    """Tables are set as large as they will be in it."""
    open_now: Callable[[], Path | None]
    """Where the record of the game lies that is being played."""

    @property
    def looked_back_on(self) -> Finished:
        """The game whose result is shown."""
        assert self.pages.finished
        return self.pages.finished

    def read(self, path: Path) -> "Generator[Step, Any, ReadGame]":
        """Reads a record; all that shows it has been imported then."""
        yield Step(import_engine(), path, aside=True)
        yield Step(import_screens(*TABLE, "watch.watch_page"), path)
        game: ReadGame = yield Step(reading_record(path), path, aside=True)
        yield Step(import_screens(SCREENS[game.record.header.game.key].stage), path)
        return game

    def set_up(self, page: "TablePageT") -> "Generator[float, None, TablePageT]":
        """A page with a table catches up with its game, as large as it will be; it goes where nobody comes to sit
        down."""
        with ExitStack() as undo:
            undo.callback(page.deleteLater)
            page.setParent(self.room)
            page.resize(self.room.size())
            yield from page.catch_up()
            undo.pop_all()
        return page

    def asked(self, dialog: QDialog, answer: SignalInstance) -> Asked:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        apply_zoom(dialog)
        return Asked(dialog, answer)

    def allowed(self, seats: "Sequence[SeatName]") -> Generator[Asked, Any, None]:
        """All programs that play may be started; it asks first about those that were never allowed, or would be started
        in another folder or from other files than then."""
        from cardtable.app.play.program_seat import command_of, resolved

        commands = dict.fromkeys(command for seat in seats if (command := command_of(seat.player)))
        programs = [resolved(command) for command in commands]
        unknown = [program for program in programs if program.kept not in self.pages.settings.programs]
        if unknown:
            from cardtable.app.setup.program_dialog import StartQuestion

            question = StartQuestion(unknown, self.window)
            yield self.asked(question, question.accepted)
            self.pages.settings.allow([program.kept for program in unknown if program.kept])


def reading_record(path: Path) -> "Generator[float, None, ReadGame]":
    """Reads a record.

    NotPlayable where there is no table for its game; Fault and OSError as `reading` says.
    """
    from cardtable.app.play.live import NotPlayable, reading

    clean_up(path.parent)
    game = yield from reading(path)
    played = game.record.header.game
    if played.key not in SCREENS:
        raise NotPlayable(filled(translate("window", "This version can't play {game}."), game=played.title))
    return game
