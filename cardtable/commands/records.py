"""`check` and `view`: validity of records, and a record as seen by one seat.

Also has the check for `cardtable FILE`, which opens a record, a study or a lesson in the app.
"""

import sys
from pathlib import Path

from cardtable.commands import Complaint, emit, of_command, of_file, of_lines, say, shown
from cardtable.engine.record import RecordFault, json_text
from cardtable.engine.views import ViewWriter
from cardtable.journal import replay
from cardtable.library.folders import ARCHIVE_SUFFIXES, RULES_SUFFIX
from cardtable.match import Match
from cardtable.wording import in_words, worded

FAILED = 1
UNREADABLE = 2


def check(files: list[Path]) -> int:
    """Replay records and print a line on each.

    Return 1 if any breaks the rules, 2 if any can't be read, otherwise 0.
    """
    status = 0
    for path in files:
        try:
            say(f"{shown(path)}: {_ending(replay(path))}")
        except RecordFault as fault:
            say(f"{shown(path)}:{fault.line}: {in_words(fault)}")
            status = max(status, FAILED)
        except OSError as error:
            say(_unreadable(path, error), to=sys.stderr)
            status = UNREADABLE
    return status


def _ending(match: Match) -> str:
    if match.result is None:
        return "ok, in progress"
    winners = " ".join([str(seat) for seat in sorted(match.result.winners)])
    scores = " ".join([str(score) for score in match.result.scores])
    return f"ok, winners {winners}, scores {scores}"


def view(path: Path, seat: int, line: int | None) -> int:
    """Print a seat's view of a record, up to and including a line of the file if one is given."""
    _, writers = replayed(path, line)
    check_seat(path, seat, len(writers))
    for held in writers[seat].lines:
        emit(json_text(held))
    return 0


def replayed(path: Path, line: int | None) -> tuple[Match, list[ViewWriter]]:
    """Return a record's match and the view writer of every seat; Complaint if it can't be read or breaks the rules."""
    writers: list[ViewWriter] = []

    def observers(match: Match) -> list[ViewWriter]:
        writers.extend([ViewWriter(match.header, seat) for seat in range(len(match.header.seats))])
        return writers

    try:
        return replay(path, line, observers), writers
    except (RecordFault, OSError) as error:
        raise complaint(path, error) from None


def complaint(path: Path, error: RecordFault | OSError) -> Complaint:
    """Return a complaint about a record."""
    if isinstance(error, RecordFault):
        return of_file(path, error, error.line)
    return Complaint(_unreadable(path, error))


def check_seat(path: Path, seat: int, seats: int) -> None:
    """Complain if a record has no such seat."""
    if seat >= seats:
        raise of_file(
            path,
            worded(
                "{name} must be between {low} and {high}, not {value}", name="seat", low=0, high=seats - 1, value=seat
            ),
        )


def _unreadable(path: Path, error: OSError) -> str:
    return f"{shown(path)}: {in_words(error)}"


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
