"""Ways to the contents of a file: a record, a lesson, a study or a rule set."""

from collections.abc import Generator
from pathlib import Path

from cardtable.app.imports import import_engine
from cardtable.app.navigation.context import Context
from cardtable.app.navigation.lab import studies
from cardtable.app.navigation.lessons import learn
from cardtable.app.navigation.results import result_of
from cardtable.app.navigation.tables import open_read
from cardtable.app.opening import OpeningQuestion, OpeningStep, Steps
from cardtable.app.parts.file_dialog import FileDialog
from cardtable.app.routes import Home, Learn
from cardtable.disk import read_file
from cardtable.language import translate
from cardtable.library.folders import ARCHIVE_SUFFIXES, RULES_SUFFIX, SUFFIX


def open_file(context: Context, path: Path) -> Steps:
    """Open a file from outside: teach a lesson, take in a study, or open a record or the result in it."""
    kind = path.suffix.lower()
    if kind == RULES_SUFFIX:
        yield OpeningStep(import_engine(), path, aside=True)
        if (yield OpeningStep(_is_lesson(path), path, aside=True)):
            return (yield from learn(context, Learn("", file=path)))
    if kind in (RULES_SUFFIX, *ARCHIVE_SUFFIXES):
        return (yield from studies(context, path))
    game = yield from context.read(path)
    return (yield from result_of(context, path, Home()) if game.match.result else open_read(context, game, Home()))


def open_other(context: Context) -> Steps:
    """Ask for a file with a record, and open it."""
    dialog = FileDialog(context.window, translate("window", "Open a record"))
    kinds = (translate("window", "Records"), SUFFIX), (translate("window", "All files"), "")
    dialog.setNameFilters([f"{kind} (*{suffix})" for kind, suffix in kinds])
    name = yield OpeningQuestion(dialog, dialog.fileSelected)
    return (yield from open_file(context, Path(name)))


def _is_lesson(path: Path) -> "Generator[float, None, bool]":
    """Return whether a TOML file is a lesson, even a faulty one, or a study. Raises OSError if it can't be read."""
    from cardtable.engine.houserules import RULES_LIMIT
    from cardtable.session.lesson import is_lesson

    yield 0.0
    return is_lesson(read_file(path, RULES_LIMIT))
