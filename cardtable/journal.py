"""Records on disk: replaying one into a match, and appending lines to one so that a kill loses nothing."""

import errno
import os
import sys
from collections.abc import Callable, Generator, Iterable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from cardtable.disk import locked, new_descriptor, open_descriptor, remove_file, sync_soon, unlock
from cardtable.engine.lines import Line, ResultLine, line_object
from cardtable.engine.record import (
    LINE_LIMIT,
    Header,
    Record,
    json_text,
    physical_lines,
    read_header,
    read_line,
    read_object,
    record_fault,
)
from cardtable.errors import BadInput, Refused
from cardtable.match import LineKeeper, Match, MatchObserver
from cardtable.wording import reason, worded
from cardtable.work import worked_out


def replay(
    path: Path,
    until: int | None = None,
    observers: Callable[[Match], Iterable[MatchObserver]] = lambda match: (),
    *,
    forgive_cut: bool = False,
) -> Match:
    """Return the match that a record holds, up to line `until` of the file (from 1; None: all of it).

    `observers` returns those that follow the match from its first line on. With `forgive_cut` an incomplete last line
    is ignored. Raises BadInput if the record is malformed, breaks the rules, or is shorter than `until`; OSError if it
    can't be read.
    """
    return worked_out(replaying(path, until, observers, forgive_cut=forgive_cut))


def replaying(
    path: Path,
    until: int | None = None,
    observers: Callable[[Match], Iterable[MatchObserver]] = lambda match: (),
    *,
    forgive_cut: bool = False,
    hear: Callable[[bytes], object] = lambda data: None,
) -> Generator[float, None, Match]:
    """Replay line by line, as `replay` does, and yield the share that has been read.

    `hear` is given all bytes read, piece by piece.
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
            match = Match(read_header(number, text))
            match.observers = [*observers(match)]
            continue
        if forgive_cut and _is_cut(text):
            break
        if match.result:
            raise record_fault(number, worded("nothing may follow the result"))
        line = read_line(number, text, match.header)
        if line is not None:
            try:
                match.take(line)
            except Refused as error:
                raise record_fault(number, reason(error)) from None
    if until is not None and until > last:
        raise record_fault(last, worded("the record ends before line {until}", until=until))
    return _cut(match, 1, until)


def read(path: Path) -> Record:
    """Return a whole record in memory, ignoring an incomplete last line.

    Raises BadInput if it is malformed or breaks the rules; OSError if it can't be read.
    """
    kept = LineKeeper()
    match = replay(path, observers=lambda match: [kept], forgive_cut=True)
    return Record(match.header, tuple(kept.lines))


class Beginning(NamedTuple):
    """Contents of a record's file up to one of its lines."""

    line: int
    """Number of that line in the file, from 1; notes and blank lines count."""
    data: bytes
    """Bytes of the file up to the end of that line."""


def beginning(path: Path, count: int) -> Generator[float, None, Beginning]:
    """Return the file of a record up to the first `count` lines of its game, 0 for its header alone.

    Yields the share that has been read. Only for a record that `replay` accepts: raises BadInput if it is shorter,
    OSError if it can't be read.
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
    raise record_fault(
        number, worded("the record ends after {found} of the {count} lines expected", found=found, count=count)
    )


def _cut(match: Match | None, number: int, until: int | None) -> Match:
    if match is None:
        what = worded("line {until} comes before the header", until=until)
        raise record_fault(number, what if until else worded("a record must begin with a header"))
    return match


def _is_cut(text: bytes) -> bool:
    """Return whether a line has no line break and isn't valid JSON."""
    if text.endswith(b"\n"):
        return False
    try:
        read_object(0, text)
    except BadInput:
        return True
    return False


TIME = "t"
"""Key in a line for the seconds since the game began."""


class Changed(OSError):
    """Another program has written to the file of a record, or has removed it, which `errno` tells as ENOENT."""


_PIECE = 1 << 16
"""Bytes read in one go when the screen may have to wait for it."""


def digest() -> blake2b:
    """Return a hash object for a record's bytes, to find out later whether the file is unchanged."""
    return blake2b(digest_size=32)


_WRITING = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0)
"""Flags for opening a record: appending writes at the current end, so never leaves a gap."""
_PRIVATE = 0o600
"""Mode of a new record, private because it holds hands and seeds."""
_FILES = "/proc/self/fd"
"""Folder under which Linux shows open files, used to give a nameless file its name."""


class Journal:
    """A record being written; the system has each line when `write` returns.

    The file is locked meanwhile, so that nobody else writes to it. The system releases the lock however the process
    ends.
    """

    def __init__(self, path: Path, descriptor: int) -> None:
        """Lock a record that is open under a descriptor; InUse if another process has locked it."""
        self.path = path
        self.seconds: Callable[[], float] | None = None
        """Function that returns how many seconds the game has been played; written with the result if given."""
        self._file = locked(descriptor)
        self._size = os.fstat(descriptor).st_size

    @classmethod
    def begin(cls, path: Path, header: Header) -> "Journal":
        """Start a new record with its header; FileExistsError if the file exists.

        On Linux a kill leaves either no file or one with its header; elsewhere it may leave an empty file.
        """
        line = json_text(header.object).encode() + b"\n"
        journal = cls._without_name(path)
        if journal is not None:
            try:
                journal._append(line)
                file = journal._file.fileno()
                # os.link follows the link under /proc only if given a folder, which an absolute path ignores.
                os.link(f"{_FILES}/{file}", path, src_dir_fd=file, follow_symlinks=True)
            except OSError:
                journal.close()
                raise
            return journal
        journal = cls(path, new_descriptor(path, _WRITING, _PRIVATE))
        try:
            journal._append(line)
        except OSError:
            journal.close()
            remove_file(path)
            raise
        return journal

    @classmethod
    def _without_name(cls, path: Path) -> "Journal | None":
        """Return a journal whose nameless file vanishes with the process unless it gets a name.

        None if the system or the file system doesn't support that.
        """
        if sys.platform != "linux" or not Path(_FILES).is_dir():
            return None
        try:
            return cls(path, os.open(path.parent, os.O_TMPFILE | _WRITING, _PRIVATE))
        except OSError:
            return None

    @classmethod
    def resume(cls, path: Path) -> "Journal":
        """Open a record to continue it; InUse if another process is writing it, OSError if it can't be opened.

        Nothing is changed until `mend` is called or a line is written.
        """
        return cls(path, open_descriptor(path, _WRITING))

    def digesting(self) -> Generator[float, None, bytes]:
        """Read the whole locked file and return its `digest`; yields the share that has been read."""
        held = digest()
        self._file.seek(0)
        while piece := self._file.read(_PIECE):
            held.update(piece)
            yield min(1.0, self._file.tell() / max(1, self._size))
        return held.digest()

    def mend(self) -> None:
        """Make the record end with a complete line; an incomplete one, which was never shown, is dropped.

        Only for a record that `replay` accepts.
        """
        self._file.seek(max(0, self._size - LINE_LIMIT - 1))
        tail = self._file.read().rpartition(b"\n")[2]
        if _is_cut(tail):
            self._size = self._file.truncate(self._size - len(tail))
        elif tail:
            self._append(b"\n")

    def write(self, line: Line, events: Sequence[object]) -> None:
        """Write an accepted line; OSError if the disk is full, or the file isn't as this journal left it."""
        held = line_object(line)
        if self.seconds is not None and isinstance(line, ResultLine):
            held = {**held, TIME: round(self.seconds(), 1)}
        self._put(json_text(held))

    def _put(self, text: str) -> None:
        self.expect_own()
        self._append(text.encode() + b"\n")

    def expect_own(self) -> None:
        """Raise Changed if the file isn't as this journal found or left it."""
        status = os.fstat(self._file.fileno())
        if status.st_nlink == 0:
            raise Changed(errno.ENOENT, worded("the file was removed"))
        if status.st_size != self._size:
            raise Changed(errno.EIO, worded("the file was changed by another program"))

    def _append(self, data: bytes) -> None:
        left = memoryview(data)
        while left:  # an almost full disk writes a part, and fails the next time
            written = self._file.write(left)
            left = left[written:]
            self._size += written

    def sync_soon(self) -> None:
        """Sync what was written to the disk in the background; `close` doesn't wait for it either."""
        sync_soon(self._file.fileno())

    def close(self) -> None:
        """Stop writing and unlock the record."""
        if not self._file.closed:
            unlock(self._file)
            self._file.close()
