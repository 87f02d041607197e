"""`check` and `view`: what a record holds, and what one seat sees of it."""

import sys
from pathlib import Path

from cardtable.commands import Complaint, emit, of_file, say, shown
from cardtable.engine.record import Fault, Header, json_text
from cardtable.engine.views import ViewWriter
from cardtable.journal import replay
from cardtable.match import Match
from cardtable.wording import in_words, worded

FAILED = 1
UNREADABLE = 2


def check(files: list[Path]) -> int:
    """Replays each record and says in one line what came of it: 1 where any fails, 2 where any can't be read."""
    status = 0
    for path in files:
        try:
            say(f"{shown(path)}: {_ending(replay(path))}")
        except Fault as fault:
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
    """Prints a seat's view of a record, up to one of the file's lines."""
    _, writers = replayed(path, line)
    check_seat(path, seat, len(writers))
    for held in writers[seat].lines:
        emit(json_text(held))
    return 0


def replayed(path: Path, line: int | None) -> tuple[Match, list[ViewWriter]]:
    """A record's match and every seat's view of it; Complaint where it can't be read, or holds a fault."""
    writers: list[ViewWriter] = []

    def observers(header: Header) -> list[ViewWriter]:
        writers.extend([ViewWriter(header, seat) for seat in range(len(header.seats))])
        return writers

    try:
        return replay(path, line, observers), writers
    except (Fault, OSError) as error:
        raise complaint(path, error) from None


def complaint(path: Path, error: Fault | OSError) -> Complaint:
    """What is wrong with a record, for the one who named it."""
    if isinstance(error, Fault):
        return of_file(path, error, error.line)
    return Complaint(_unreadable(path, error))


def check_seat(path: Path, seat: int, seats: int) -> None:
    """Complaint where a record has no such seat."""
    if seat >= seats:
        raise of_file(
            path,
            worded(
                "{name} must be between {low} and {high}, not {value}", name="seat", low=0, high=seats - 1, value=seat
            ),
        )


def _unreadable(path: Path, error: OSError) -> str:
    return f"{shown(path)}: {in_words(error)}"
