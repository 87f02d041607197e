"""How the window comes to pages that take their time: what is imported, read, asked and set before each is there.

What is imported here at once is there with the first page already.
"""

from collections.abc import Generator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from cardtable.app.folders import SUFFIX, clean_up
from cardtable.app.games.catalogue import GAMES
from cardtable.app.imports import TABLE, import_engine, import_screens
from cardtable.app.opening import Asked, Step, Steps
from cardtable.app.routes import Again, Home, Kept, Open, PlayOn, Result
from cardtable.app.zoom import dress
from cardtable.language import filled, translate

if TYPE_CHECKING:
    from cardtable.app.art.pixmaps import Pixmaps
    from cardtable.app.play.live import LiveGame, ReadGame
    from cardtable.app.settings import Settings
    from cardtable.app.table.game_page import GamePage
    from cardtable.engine.record import Header, SeatName
    from cardtable.table.review import Review


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


class Table(NamedTuple):
    """Where a way has come to: a table that is set."""

    page: "GamePage"


class Watch(NamedTuple):
    """A game that was read, shown again: from its beginning, from a landmark, or from after so many lines."""

    game: "ReadGame"
    back: Home | Kept | Result
    """Where one goes back to."""
    landmark: int | None = None
    at: int = 0


def dealt_again(finished: Finished, order: Sequence[int] | None) -> "Header":
    """A new deal at the same table, for who sat in `order[seat]` in each seat; for the same where there is no order."""
    from secrets import randbits

    from cardtable.app.parts.seat_emblems import EMBLEMS_KEY
    from cardtable.app.play.table_kind import gives_hints, is_practice, kind_keys
    from cardtable.engine.record import reseated

    old, seats = finished.header, range(len(finished.header.seats)) if order is None else order
    header = reseated(old, seats, randbits(62))
    header.object[EMBLEMS_KEY] = [finished.emblems[seat] for seat in seats]
    header.object.update(kind_keys(is_practice(old), gives_hints(old)))
    return header


class Ways:
    """Makes the steps of each way; of a game's own things they take what the catalogue names."""

    def __init__(self, settings: "Settings", pixmaps: "Pixmaps", window: QWidget, room: QWidget) -> None:
        """Questions are asked over `window`; tables are set as large as they will be in `room`."""
        self._settings = settings
        self._pixmaps = pixmaps
        self._window = window
        self._room = room

    # --- what the ways have in common --------------------------------------------------------------------------------

    def read(self, path: Path) -> "Generator[Step, Any, ReadGame]":
        """Reads a record; all that shows it has been imported then."""
        yield Step(import_engine(), path, aside=True)
        yield Step(import_screens(*TABLE, "watch.watch_page"), path)
        game: ReadGame = yield Step(_reading(path), path, aside=True)
        yield Step(import_screens(GAMES[game.record.header.game.key].stage), path)
        return game

    def _asked(self, dialog: QDialog, answer: SignalInstance) -> Asked:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dress(dialog)
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

    def new_game(self, header: "Header") -> Steps:
        """Deals a new game, once the programs in it may be started."""
        yield from self._allowed(header.seats)
        yield Step(import_engine(), None, aside=True)
        yield Step(import_screens(*TABLE, GAMES[header.game.key].stage), None)
        return Table((yield Step(self._beginning(header), None)))

    def _beginning(self, header: "Header") -> "Generator[float, None, GamePage]":
        """A new game's table; nothing is left of its record where nobody comes to see it."""
        from cardtable.app.play.live import LiveGame
        from cardtable.app.saved_games import new_path

        path = new_path(header.game.key)
        with ExitStack() as undo:
            live = LiveGame.begin(header, path, self._settings)
            undo.callback(path.unlink, missing_ok=True)
            game_page = yield from self._setting(live)
            undo.pop_all()
        return game_page

    def go_on(self, path: Path, open_now: Path | None) -> Steps:
        """Goes on with a game that was left, unless its table is the one that is `open_now`."""
        return (yield from self._sit_down((yield from self.read(path)), open_now))

    def open(self, route: Open, open_now: Path | None) -> Steps:
        """Goes on with a record's game where people play at this screen, and shows any other from its beginning."""
        from cardtable.app.play.live import is_playable

        game = yield from self.read(route.path)
        header = game.match.header
        if game.match.result or not (header.people and is_playable(header)):
            return Watch(game, route.back)
        return (yield from self._sit_down(game, open_now))

    def open_other(self, open_now: Path | None) -> Steps:
        """Asks for a file with a record, and opens it."""
        dialog = QFileDialog(self._window, translate("window", "Open a record"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setOption(QFileDialog.Option.ReadOnly)  # it opens a file, and renames and deletes none
        kinds = (translate("window", "Records"), SUFFIX), (translate("window", "All files"), "")
        dialog.setNameFilters([f"{kind} (*{suffix})" for kind, suffix in kinds])
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        name = yield Asked(dialog, dialog.fileSelected)
        return (yield from self.open(Open(Path(name)), open_now))

    def _sit_down(self, game: "ReadGame", open_now: Path | None) -> Steps:
        """Sets the table of a game that was left."""
        if open_now is not None and game.path.resolve() == open_now.resolve():
            return None  # the person sits there
        yield from self._allowed(game.match.header.seats)
        return Table((yield Step(self._resuming(game), game.path)))

    def _resuming(self, game: "ReadGame") -> "Generator[float, None, GamePage]":
        """The record is locked from here on."""
        from cardtable.app.play.live import LiveGame

        return (yield from self._setting((yield from LiveGame.resuming(game, self._settings))))

    def play_on(self, route: PlayOn) -> Steps:
        """A practice table at which a game goes on from a moment of a record, once it is said who plays."""
        from cardtable.app.parts.seat_emblems import emblems
        from cardtable.app.setup.who_plays import WhoPlays

        record = route.record or (yield from self.read(route.path)).record
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
        from cardtable.app.play.table_kind import practised
        from cardtable.app.saved_games import new_path
        from cardtable.engine.record import Origin, branched
        from cardtable.journal import beginning

        shared = yield from beginning(route.path, route.at)
        new = practised(branched(header, seats, randbits(62), Origin(route.path.name, shared.line)))
        live = yield from LiveGame.branching(new, lines, new_path(new.game.key), self._settings)
        return (yield from self._setting(live))

    # --- to what comes after a game ----------------------------------------------------------------------------------
    def result_of(self, path: Path) -> Generator[Step, Any, Finished]:
        """Looks back on a game that is over and in which persons played."""
        yield Step(import_engine(), path, aside=True)
        yield Step(import_screens("parts.seat_emblems"), path)
        finished: Finished = yield Step(_looking_back(path), path, aside=True)
        ending = GAMES[finished.header.game.key].ending
        yield Step(import_screens("after.result_page", "after.reviewer", ending), path)
        return finished

    def other_seats(self, finished: Finished, scores: Sequence[int]) -> Steps:
        """Has those who lost choose where to sit."""
        from cardtable.app.setup.seat_choice import SeatChoice

        dialog = SeatChoice(finished.header, finished.emblems, scores, self._pixmaps, self._window)
        return Again((yield self._asked(dialog, dialog.chosen)))


def _reading(path: Path) -> "Generator[float, None, ReadGame]":
    """Reads a record.

    NotPlayable where there is no table for its game; Fault and OSError as `reading` says.
    """
    from cardtable.app.play.live import NotPlayable, reading

    clean_up(path.parent)
    game = yield from reading(path)
    played = game.record.header.game
    if played.key not in GAMES:
        raise NotPlayable(
            filled(translate("window", "There is no table for {game} in this version."), game=played.title)
        )
    return game


def _looking_back(path: Path) -> Generator[float, None, Finished]:
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
