"""`check` and `view`: validity of records, and a record as seen by one seat.

Also has the check for `cardtable FILE`, which opens a record, a study or a lesson in the app.
"""

import sys
from pathlib import Path

from cardtable.commands import about, emit, say, shown, told
from cardtable.disk import read_file
from cardtable.engine.record import json_text
from cardtable.engine.views import ViewWriter
from cardtable.errors import BadInput
from cardtable.journal import replay
from cardtable.library.folders import ARCHIVE_SUFFIXES, RULES_SUFFIX
from cardtable.match import Match
from cardtable.wording import worded

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
        except BadInput as fault:
            say(told(path, fault, fault.line))
            status = max(status, FAILED)
        except OSError as error:
            say(told(path, error), to=sys.stderr)
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
    """Return a record's match and the view writer of every seat; BadInput if it can't be read or breaks the rules."""
    writers: list[ViewWriter] = []

    def observers(match: Match) -> list[ViewWriter]:
        writers.extend([ViewWriter(match.header, seat) for seat in range(len(match.header.seats))])
        return writers

    with about(path):
        return replay(path, line, observers), writers


def check_seat(path: Path, seat: int, seats: int) -> None:
    """Raise BadInput if a record has no such seat."""
    if seat >= seats:
        what = worded(
            "{name} must be between {low} and {high}, not {value}", name="seat", low=0, high=seats - 1, value=seat
        )
        raise BadInput(what, where=path)


def check_file(path: Path) -> None:
    """Raise BadInput if a file does not exist or if the app can't open it."""
    kind = path.suffix.lower()
    with about(path):
        try:
            if kind in ARCHIVE_SUFFIXES:
                _check_archive(path)
            elif kind == RULES_SUFFIX:
                _check_toml(path)
            else:
                replay(path, forgive_cut=True)
        except FileNotFoundError:
            what = worded("{name} is neither a command nor an existing file", name=shown(path))
            raise BadInput(what, where="cardtable") from None


def _check_archive(path: Path) -> None:
    from cardtable.library.study_archive import check_archive

    check_archive(path)


def _check_toml(path: Path) -> None:
    """Raise BadInput if a file holds neither a lesson nor a study."""
    from cardtable.library.studies import LARGEST
    from cardtable.playtest.study_file import read_study
    from cardtable.session.lesson import is_lesson, read_lesson

    data = read_file(path, LARGEST)
    if is_lesson(data):
        read_lesson(data)
    else:
        read_study(data)
