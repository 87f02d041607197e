"""Records on disk: replaying one into a match, and writing one on, line by line, safe from being killed."""

import errno
import os
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from cardtable.engine.game import Refused
from cardtable.engine.lines import Line, line_object
from cardtable.engine.record import (
    LINE_LIMIT,
    Fault,
    Header,
    json_text,
    physical_lines,
    read_header,
    read_line,
    read_object,
)
from cardtable.match import Match, Scribe


def replay(
    path: Path,
    until: int | None = None,
    scribes: Callable[[Header], Iterable[Scribe]] = lambda header: (),
    *,
    forgive_cut: bool = False,
) -> Match:
    """The match that a record holds, up to the file's line `until` (from 1; None: all of it).

    `scribes` gives those who are to follow it from its first line on. A last line that was cut short is passed over
    where `forgive_cut` says so. Fault where the record is broken, against the rules, or shorter than `until`; OSError
    where it can't be read.
    """
    match: Match | None = None
    last = 0
    for number, text in physical_lines(path):
        if until is not None and number > until:
            return _cut(match, number, until)
        last = number
        if not text.strip(b" \t\r\n"):
            continue
        if match is None:
            header = read_header(number, text)
            match = Match(header, scribes=scribes(header))
            continue
        if forgive_cut and _is_cut(text):
            break
        if match.result:
            raise Fault(number, "nothing may follow the result")
        line = read_line(number, text, match.header)
        if line is not None:
            try:
                match.take(line)
            except Refused as error:
                raise Fault(number, str(error)) from None
    if until is not None and until > last:
        raise Fault(last, f"the record ends here, before line {until}")
    return _cut(match, 1, until)


def _cut(match: Match | None, number: int, until: int | None) -> Match:
    if match is None:
        what = f"the header stands after line {until}" if until else "a record begins with a header"
        raise Fault(number, what)
    return match


def _is_cut(text: bytes) -> bool:
    """Whether a line lacks its end, and more than that."""
    if text.endswith(b"\n"):
        return False
    try:
        read_object(0, text)
    except Fault:
        return True
    return False


class Journal:
    """A record being written. Each line is in the system's hands when `write` returns."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self.path = Path(file.name)

    @classmethod
    def begin(cls, path: Path, header: Header) -> "Journal":
        """Starts a new record; FileExistsError where one is there already."""
        journal = cls(path.open("xb"))
        try:
            journal._put(json_text(header.object))
        except OSError:
            with suppress(OSError):  # what found no room is tried once more, in vain
                journal.close()
            raise
        return journal

    @classmethod
    def resume(cls, path: Path) -> "Journal":
        """Writes on where a record stopped, which `replay` has found in order.

        A last line that was cut short, and never shown, is dropped.
        """
        file = path.open("r+b")
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - LINE_LIMIT - 1))
        tail = file.read().rpartition(b"\n")[2]
        if _is_cut(tail):
            file.seek(-len(tail), os.SEEK_END)
            file.truncate()
        elif tail:
            file.write(b"\n")
        return cls(file)

    def write(self, line: Line, events: Sequence[object]) -> None:
        """Writes one accepted line."""
        self._put(json_text(line_object(line)))

    def _put(self, text: str) -> None:
        if os.fstat(self._file.fileno()).st_nlink == 0:
            raise OSError(errno.ENOENT, "the file was removed")
        self._file.write(text.encode() + b"\n")
        self._file.flush()

    def sync(self) -> None:
        """Waits until the disk has it all, against a failing machine; slow, so not for the interface's thread."""
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Ends the writing; the record stays as it is."""
        self._file.close()
