"""Destinations: for each route, the function that leads to its page.

This module is imported with the first page, so it imports only what that may wait for.
"""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QDialog

from cardtable.app.imports import imported
from cardtable.app.jobs import Steps, reply, thread
from cardtable.app.navigation import after, games, lab
from cardtable.app.navigation.context import Arrival, Context
from cardtable.app.page import Page
from cardtable.app.parts.dialogs import FileDialog
from cardtable.app.routes import (
    About,
    Again,
    Bench,
    BothOf,
    CaseOf,
    ChangeSettings,
    ClosedGame,
    GameHistory,
    GoOn,
    Home,
    HowToPlay,
    Learn,
    MirrorOf,
    NewGame,
    Open,
    OpenFile,
    OpenOther,
    OpenTable,
    OtherSeats,
    PlayOn,
    ResultOf,
    ReviewOf,
    Route,
    Seats,
    Studies,
    StudyAt,
    Sweep,
    WatchAgain,
)
from cardtable.app.screens import SCREENS
from cardtable.app.start.first_page import FirstPage
from cardtable.disk import read_file
from cardtable.language import translate
from cardtable.library.folders import ARCHIVE_SUFFIXES, RULES_SUFFIX, SUFFIX

LAST_PLAYED = "last game"
"""Key under which settings remember the key of the game that was played last."""

Reached = Arrival | Page | QDialog | Route
"""End of a way: a page to show instead of the present one; a page to lay over it, or a dialog; or another route to
follow."""


def _home(context: Context, _route: Home) -> Arrival:
    def make() -> Page:
        last = context.settings.remembered(LAST_PLAYED)
        return FirstPage(context.pixmaps, context.settings, context.wastebasket, last)

    return Arrival(make)


def _game_history(context: Context, route: GameHistory) -> Arrival:
    def make() -> Page:
        from cardtable.app.start.games_page import GamesPage

        page = GamesPage(context.pixmaps, context.settings, context.wastebasket)
        page.list.choose(route.file)
        return page

    return Arrival(make)


def _seats(context: Context, route: Seats) -> Arrival:
    def make() -> Page:
        from cardtable.app.setup.seats_page import SeatsPage
        from cardtable.engine import games
        from cardtable.library.rule_files import RuleFiles

        rule_files = context.rule_files.setdefault(route.game, RuleFiles(games.GAMES[route.game]))
        perfect_play = SCREENS[route.game].perfect_play()
        page = SeatsPage(rule_files, context.pixmaps, context.settings, perfect_play, playtest=route.playtest)
        if route.rules is not None:
            page.form.show_rules(page.game.rules.made(dict(route.rules)))
        return page

    return Arrival(make, route.back, route.back)


def _about(context: Context, _route: About) -> Page:
    from cardtable.app.start.about_page import AboutPage

    return AboutPage(context.pixmaps, context.settings.folder)


def _change_settings(context: Context, _route: ChangeSettings) -> QDialog:
    from cardtable.app.window_dialogs import SettingsDialog

    dialog = SettingsDialog(context.settings, context.window)
    dialog.about.connect(partial(context.go, About()))
    return dialog


def _open_file(context: Context, route: OpenFile) -> Steps:
    """Open a file from outside: teach a lesson, take in a study, or open a record or the result in it."""
    path = route.path
    kind = path.suffix.lower()
    if kind == RULES_SUFFIX:
        yield from imported(about=path)
        if (yield thread(partial(_is_lesson, path), path)):
            return (yield from games.learn(context, Learn("", file=path)))
    if kind in (RULES_SUFFIX, *ARCHIVE_SUFFIXES):
        return (yield from lab.studies(context, Studies(path)))
    game = yield from context.read(path)
    if game.match.result:
        return (yield from after.result_of(context, ResultOf(path)))
    return (yield from games.open_read(context, game, Home()))


def _open_other(context: Context, _route: OpenOther) -> Steps:
    """Ask for a file with a record, and open it."""
    dialog = FileDialog(context.window, translate("window", "Open a record"))
    kinds = (translate("window", "Records"), SUFFIX), (translate("window", "All files"), "")
    dialog.setNameFilters([f"{kind} (*{suffix})" for kind, suffix in kinds])
    name = yield reply(dialog, dialog.fileSelected)
    return (yield from _open_file(context, OpenFile(Path(name))))


def _is_lesson(path: Path) -> bool:
    """Return whether a TOML file is a lesson, even a faulty one, or a study. Raises OSError if it can't be read."""
    from cardtable.engine.houserules import RULES_LIMIT
    from cardtable.session.lesson import is_lesson

    return is_lesson(read_file(path, RULES_LIMIT))


DESTINATIONS: Mapping[type[Route], Callable[[Context, Any], Reached | Steps]] = {
    Home: _home,
    GameHistory: _game_history,
    Seats: _seats,
    ClosedGame: after.result,
    ReviewOf: after.review,
    MirrorOf: after.mirror,
    NewGame: games.new_game,
    GoOn: games.go_on,
    Open: games.open_record,
    OpenFile: _open_file,
    OpenOther: _open_other,
    ResultOf: after.result_of,
    WatchAgain: after.watch_again,
    PlayOn: games.play_on,
    Again: after.again,
    OtherSeats: after.other_seats,
    Learn: games.learn,
    HowToPlay: games.how_to_play,
    Bench: lab.bench,
    Sweep: lab.sweep,
    CaseOf: lab.case_of,
    BothOf: lab.both_of,
    StudyAt: lab.study_at,
    Studies: lab.studies,
    OpenTable: lab.open_table,
    ChangeSettings: _change_settings,
    About: _about,
}
"""Functions by the kind of route. One that returns steps must import, read or ask something first; its steps return
what it reaches, or None if the person is there already."""
