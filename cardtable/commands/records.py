"""`check` and `view`: validity of records, and a record as seen by one seat."""

import sys
from pathlib import Path

from cardtable.commands import Complaint, emit, of_file, say, shown
from cardtable.engine.record import Header, RecordFault, json_text
from cardtable.engine.views import ViewWriter
from cardtable.journal import replay
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

    def observers(header: Header) -> list[ViewWriter]:
        writers.extend([ViewWriter(header, seat) for seat in range(len(header.seats))])
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
