"""Steps to each page, and to the contents of a file: a record, a lesson, a study or a rule set.

This module is imported with the first page, so it imports only what that may wait for.
"""

from functools import partial
from pathlib import Path

from cardtable.app.imports import import_engine
from cardtable.app.jobs import Steps, reply, thread
from cardtable.app.navigation import games, lab
from cardtable.app.navigation.context import Context
from cardtable.app.parts.dialogs import FileDialog
from cardtable.app.routes import (
    Bench,
    BothOf,
    CaseOf,
    GoOn,
    Home,
    HowToPlay,
    Learn,
    NewGame,
    Open,
    OpenFile,
    OpenOther,
    OpenTable,
    OtherSeats,
    PlayOn,
    ResultOf,
    Studies,
    StudyAt,
    Sweep,
    WatchAgain,
    Way,
)
from cardtable.disk import read_file
from cardtable.language import translate
from cardtable.library.folders import ARCHIVE_SUFFIXES, RULES_SUFFIX, SUFFIX


def steps_to(context: Context, wish: Way) -> Steps:
    """Return the steps to a page. Modules of a game are found by their names in the catalogue."""
    match wish:
        case NewGame(header):
            return games.new_game(context, header)
        case GoOn(path):
            return games.go_on(context, path)
        case Open(path, back, at):
            return games.open_record(context, path, back, at)
        case OpenFile(path):
            return open_file(context, path)
        case OpenOther():
            return open_other(context)
        case ResultOf(path, back):
            return games.result_of(context, path, back)
        case PlayOn():
            return games.play_on(context, wish)
        case Learn():
            return games.learn(context, wish)
        case HowToPlay():
            return games.how_to_play(context, wish)
        case WatchAgain():
            return games.watch_again(context, wish)
        case Bench():
            return lab.bench(wish)
        case Sweep():
            return lab.sweep(context, wish)
        case StudyAt(path):
            return lab.study_at(context, path)
        case Studies(take):
            return lab.studies(context, take)
        case CaseOf():
            return lab.case_of(context, wish)
        case OpenTable():
            return lab.open_table(context, wish)
        case BothOf():
            return lab.both_of(context, wish)
        case OtherSeats(scores):
            return games.other_seats(context, scores)


def open_file(context: Context, path: Path) -> Steps:
    """Open a file from outside: teach a lesson, take in a study, or open a record or the result in it."""
    kind = path.suffix.lower()
    if kind == RULES_SUFFIX:
        yield thread(import_engine(), path)
        if (yield thread(partial(_is_lesson, path), path)):
            return (yield from games.learn(context, Learn("", file=path)))
    if kind in (RULES_SUFFIX, *ARCHIVE_SUFFIXES):
        return (yield from lab.studies(context, path))
    game = yield from context.read(path)
    if game.match.result:
        return (yield from games.result_of(context, path, Home()))
    return (yield from games.open_read(context, game, Home()))


def open_other(context: Context) -> Steps:
    """Ask for a file with a record, and open it."""
    dialog = FileDialog(context.window, translate("window", "Open a record"))
    kinds = (translate("window", "Records"), SUFFIX), (translate("window", "All files"), "")
    dialog.setNameFilters([f"{kind} (*{suffix})" for kind, suffix in kinds])
    name = yield reply(dialog, dialog.fileSelected)
    return (yield from open_file(context, Path(name)))


def _is_lesson(path: Path) -> bool:
    """Return whether a TOML file is a lesson, even a faulty one, or a study. Raises OSError if it can't be read."""
    from cardtable.engine.houserules import RULES_LIMIT
    from cardtable.session.lesson import is_lesson

    return is_lesson(read_file(path, RULES_LIMIT))
