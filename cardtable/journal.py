"""Records on disk: replaying one into a match, and writing one on, line by line, safe from being killed."""

import errno
import os
import sys
from collections.abc import Callable, Generator, Iterable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from cardtable.disk import lock, open_descriptor, sync_soon, unlock
from cardtable.engine.game import Refused
from cardtable.engine.lines import Line, ResultLine, line_object
from cardtable.engine.record import (
    LINE_LIMIT,
    Fault,
    Header,
    Record,
    json_text,
    physical_lines,
    read_header,
    read_line,
    read_object,
)
from cardtable.match import LineKeeper, Match, MatchObserver
from cardtable.wording import reason, worded
from cardtable.work import worked_out


def replay(
    path: Path,
    until: int | None = None,
    observers: Callable[[Header], Iterable[MatchObserver]] = lambda header: (),
    *,
    forgive_cut: bool = False,
) -> Match:
    """The match that a record holds, up to the file's line `until` (from 1; None: all of it).

    `observers` gives those who are to follow it from its first line on. A last line that was cut short is passed over
    where `forgive_cut` says so. Fault where the record is broken, against the rules, or shorter than `until`; OSError
    where it can't be read.
    """
    return worked_out(replaying(path, until, observers, forgive_cut=forgive_cut))


def replaying(
    path: Path,
    until: int | None = None,
    observers: Callable[[Header], Iterable[MatchObserver]] = lambda header: (),
    *,
    forgive_cut: bool = False,
    hear: Callable[[bytes], object] = lambda data: None,
) -> Generator[float, None, Match]:
    """`replay` line by line, for a caller with something else to do meanwhile: yields the share that has been read.

    `hear` is told all that was read, piece by piece.
    """
    match: Match | None = None
    last = read = 0
    size = max(1, path.stat().st_size)
    for number, text in physical_lines(path):
        yield min(1.0, read / size)
        read += len(text)
        hear(text)
        if until is not None and number > until:
            return _cut(match, number, until)
        last = number
        if not text.strip(b" \t\r\n"):
            continue
        if match is None:
            header = read_header(number, text)
            match = Match(header, observers=observers(header))
            continue
        if forgive_cut and _is_cut(text):
            break
        if match.result:
            raise Fault(number, worded("nothing may follow the result"))
        line = read_line(number, text, match.header)
        if line is not None:
            try:
                match.take(line)
            except Refused as error:
                raise Fault(number, reason(error)) from None
    if until is not None and until > last:
        raise Fault(last, worded("the record ends before line {until}", until=until))
    return _cut(match, 1, until)


def read(path: Path) -> Record:
    """A record held in memory, as far as it goes; a last line that was cut short is passed over.

    Fault where it is broken or against the rules; OSError where it can't be read.
    """
    kept = LineKeeper()
    match = replay(path, observers=lambda header: [kept], forgive_cut=True)
    return Record(match.header, tuple(kept.lines))


class Beginning(NamedTuple):
    """What a record's file holds as far as one of its lines."""

    line: int
    """The number of that line in the file, from 1: notes and blank lines count."""
    data: bytes
    """All as far as its end, as it stands there."""


def beginning(path: Path, count: int) -> Generator[float, None, Beginning]:
    """The file of a record as far as the first `count` lines of its game, for 0 its header: yields the share that has
    been read.

    Only for a record that `replay` has found in order: Fault where it is shorter. OSError where it can't be read.
    """
    header: Header | None = None
    data = b""
    number = found = 0
    for number, text in physical_lines(path):
        data += text
        if not text.strip(b" \t\r\n"):
            continue
        if header is None:
            header = read_header(number, text)
        else:
            found += read_line(number, text, header) is not None
        if found == count:
            return Beginning(number, data)
        yield found / count
    raise Fault(number, worded("the record ends after {found} of the {count} lines expected", found=found, count=count))


def _cut(match: Match | None, number: int, until: int | None) -> Match:
    if match is None:
        what = worded("line {until} comes before the header", until=until)
        raise Fault(number, what if until else worded("a record must begin with a header"))
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


TIME = "t"
"""In a line: the seconds since the game began."""


class Removed(OSError):
    """A record whose file is there no more."""


class Changed(OSError):
    """A record that somebody else has written into."""


_PIECE = 1 << 16
"""Bytes that are read at once where the screen may wait for it."""


def digest() -> blake2b:
    """Takes in what a record's file holds, to tell later whether it holds the same."""
    return blake2b(digest_size=32)


_WRITING = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0)
"""How a record is opened: what is written goes to the end, wherever that is by then, and never leaves a hole."""
_PRIVATE = 0o600
"""The mode of a new one: hands and seeds are nobody else's."""
_FILES = "/proc/self/fd"
"""Where a file that is open and has no name is found on Linux, to give it one."""


class Journal:
    """A record being written. Each line is in the system's hands when `write` returns.

    Nobody else can write it meanwhile: the file itself is locked, by the system, which lets go of it however the
    process ends.
    """

    def __init__(self, path: Path, descriptor: int) -> None:
        """Locks the record, which is open by its descriptor; InUse where somebody else has."""
        self.path = path
        self.seconds: Callable[[], float] | None = None
        """For how long the game has been played, where somebody knows: the line of its result will say so."""
        self._file = os.fdopen(descriptor, "r+b", buffering=0)
        try:
            lock(self._file)
            self._size = self._file.seek(0, os.SEEK_END)
        except OSError:
            self._file.close()
            raise

    @classmethod
    def begin(cls, path: Path, header: Header) -> "Journal":
        """Starts a new record; FileExistsError where one is there already. On Linux it is there with its header or not
        at all, whenever the process ends; elsewhere it may be left empty."""
        line = json_text(header.object).encode() + b"\n"
        journal = cls._without_name(path)
        if journal is not None:
            try:
                journal._append(line)
                file = journal._file.fileno()
                # With a folder, which an absolute path needs not, the link is followed; without it, it is not.
                os.link(f"{_FILES}/{file}", path, src_dir_fd=file, follow_symlinks=True)
            except OSError:
                journal.close()
                raise
            return journal
        journal = cls(path, os.open(path, os.O_CREAT | os.O_EXCL | _WRITING, _PRIVATE))
        try:
            journal._append(line)
        except OSError:
            journal.close()
            path.unlink(missing_ok=True)
            raise
        return journal

    @classmethod
    def _without_name(cls, path: Path) -> "Journal | None":
        """A file in the same folder that is gone with its process unless it gets a name; None where the system or the
        file system knows none."""
        if sys.platform != "linux" or not Path(_FILES).is_dir():
            return None
        try:
            return cls(path, os.open(path.parent, os.O_TMPFILE | _WRITING, _PRIVATE))
        except OSError:
            return None

    @classmethod
    def resume(cls, path: Path) -> "Journal":
        """Open a record to write on where it stopped; InUse where somebody else writes it, OSError where it can't be
        opened. It is not touched before `mend` is called, or a line written."""
        return cls(path, open_descriptor(path, _WRITING))

    def digesting(self) -> Generator[float, None, bytes]:
        """Reads all that the locked file holds, and returns what `digest` makes of it: yields the share that has been
        read."""
        held = digest()
        self._file.seek(0)
        while piece := self._file.read(_PIECE):
            held.update(piece)
            yield min(1.0, self._file.tell() / max(1, self._size))
        return held.digest()

    def mend(self) -> None:
        """Makes the record end with a whole line. One that was cut short, and so never shown, is dropped.

        Only for a record that `replay` has found in order.
        """
        self._file.seek(max(0, self._size - LINE_LIMIT - 1))
        tail = self._file.read().rpartition(b"\n")[2]
        if _is_cut(tail):
            self._size = self._file.truncate(self._size - len(tail))
        elif tail:
            self._append(b"\n")

    def write(self, line: Line, events: Sequence[object]) -> None:
        """Writes one accepted line; OSError where there is no room, or the file is not as this journal left it."""
        held = line_object(line)
        if self.seconds is not None and isinstance(line, ResultLine):
            held = {**held, TIME: round(self.seconds(), 1)}
        self._put(json_text(held))

    def _put(self, text: str) -> None:
        self.expect_own()
        self._append(text.encode() + b"\n")

    def expect_own(self) -> None:
        """Removed or Changed, which are OSErrors, where the file is not as this journal found or left it."""
        status = os.fstat(self._file.fileno())
        if status.st_nlink == 0:
            raise Removed(errno.ENOENT, worded("the file was removed"))
        if status.st_size != self._size:
            raise Changed(errno.EIO, worded("the file was changed by another program"))

    def _append(self, data: bytes) -> None:
        left = memoryview(data)
        while left:  # a disk that is nearly full takes a part, and complains next time
            written = self._file.write(left)
            left = left[written:]
            self._size += written

    def sync_soon(self) -> None:
        """Has the disk itself take all that was written, against a failing machine; nobody waits for it, `close` does
        not either."""
        sync_soon(self._file.fileno())

    def close(self) -> None:
        """Ends the writing, and unlocks the record, which stays as it is."""
        if not self._file.closed:
            unlock(self._file)
            self._file.close()
