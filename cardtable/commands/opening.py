"""Checks for `cardtable FILE`, which opens a record, a study or a lesson in the app."""

from pathlib import Path

from cardtable.commands import of_command, of_file, of_lines, shown
from cardtable.commands.records import complaint
from cardtable.engine.record import RecordFault
from cardtable.journal import replay
from cardtable.library.folders import ARCHIVE_SUFFIXES, RULES_SUFFIX
from cardtable.wording import worded


def check_file(path: Path) -> None:
    """Complain if a file does not exist or if the app can't open it."""
    kind = path.suffix.lower()
    try:
        if kind in ARCHIVE_SUFFIXES:
            _check_archive(path)
        elif kind == RULES_SUFFIX:
            _check_toml(path)
        else:
            replay(path, forgive_cut=True)
    except FileNotFoundError:
        raise of_command("", worded("{name} is neither a command nor an existing file", name=shown(path))) from None
    except (RecordFault, OSError) as error:
        raise complaint(path, error) from None


def _check_archive(path: Path) -> None:
    from cardtable.library.study_archive import ArchiveError, check_archive

    try:
        check_archive(path)
    except ArchiveError as error:
        raise of_file(path, error) from None


def _check_toml(path: Path) -> None:
    """Complain if a file holds neither a lesson nor a study."""
    from cardtable.library.studies import read_file
    from cardtable.playtest.study_file import StudyFaults, read_study
    from cardtable.session.lesson import LessonFault, is_lesson, read_lesson

    data = read_file(path)
    try:
        if is_lesson(data):
            read_lesson(data)
        else:
            read_study(data)
    except LessonFault as error:
        raise of_file(path, error, error.line) from None
    except StudyFaults as wrong:
        raise of_lines(path, wrong.faults) from None
