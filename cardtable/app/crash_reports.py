"""What went wrong with the program itself, in files of the user's own: crashes, and errors that nobody caught.

While the program runs there is a file of its own, into which Python's fault handler writes when the process dies, and
where errors are noted meanwhile. In the end the file goes, or stays as a report if anything went wrong. A file that was
not ended, and that nobody writes any more, tells the next start of a crash.
"""

import faulthandler
import os
import re
import sys
import threading
import traceback
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, BinaryIO, NamedTuple

from cardtable.about import version
from cardtable.disk import lock, open_descriptor
from cardtable.library.folders import data_path, files_in, own_folder, unused

if TYPE_CHECKING:
    from cardtable.app.relay import Channel

_REPORT = "report"
_SUFFIX = ".txt"
_NAME = re.compile(rf"{_REPORT} \d{{4}}-\d\d-\d\d \d\d\.\d\d\.\d\d \d+( \(\d+\))?\{_SUFFIX}")
"""How the file of a run is called, and no other."""
_ABOUT = "Cardtable: "
_GAME = b"game: "
_ENDED = b"ended: "
_KEPT = 10
"""Reports; older ones are deleted."""
_LIMIT = 1 << 20
"""Bytes of one: an error may come with every frame."""


class Crash(NamedTuple):
    """A run of the program that did not come to its end."""

    report: Path | None
    """What is known of it; None where that is nothing, as when it was killed."""
    game: Path | None
    """The record of the game that was open, if that is still there."""


def reports_path() -> Path:
    """Where reports are kept; the folder need not be there yet."""
    return data_path() / "reports"


class CrashReport:
    """The file of this run. Where it can't be written the program runs without: errors are told all the same."""

    def __init__(self) -> None:
        self.path: Path | None = None
        """Where it lies; None before it is begun, or where it can't be."""
        self._file: BinaryIO | None = None
        self._empty = 0  # bytes that it has as long as nothing went wrong

    def begin(self) -> None:
        """The file is there from now on."""
        with suppress(OSError):
            folder = own_folder(reports_path())
            path = unused(folder, f"{_REPORT} {datetime.now():%Y-%m-%d %H.%M.%S} {os.getpid()}", _SUFFIX)
            self._file = os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR | os.O_APPEND, 0o600), "r+b", 0)
            self.path = path  # else the person would be sent to a report that is not there
            lock(self._file)
            about = f"{_ABOUT}{version()}, {datetime.now():%Y-%m-%d %H:%M}, Python {sys.version}, {sys.platform}"
            self._empty = self._write(about.replace("\n", " ").encode(errors="replace") + b"\n")
            faulthandler.enable(self._file)

    def note_game(self, record: str) -> None:
        """The game that is open now, by the path of its record; none where that is empty. For the next start, should
        this one crash."""
        self._empty += self._write(_GAME + os.fsencode(record.replace("\n", " ")) + b"\n")

    def note_error(self, text: str) -> None:
        """An error that nobody caught."""
        self._write(f"{datetime.now():%H:%M:%S} {text}\n".encode(errors="backslashreplace"))

    def end(self) -> None:
        """The program ends in order."""
        if self._file is None or self.path is None:
            return
        faulthandler.disable()
        with suppress(OSError):
            if os.fstat(self._file.fileno()).st_size > self._empty:
                self._file.write(_ENDED + b"in order\n")
                self._file.close()
            else:
                self._file.close()  # before, since some systems delete no file that is open
                self.path.unlink()
        self._file = None

    def _write(self, data: bytes) -> int:
        """How many bytes were written: none where there is no room."""
        if self._file is None:
            return 0
        with suppress(OSError):
            if os.fstat(self._file.fileno()).st_size < _LIMIT:
                return self._file.write(data)
        return 0


class ErrorHooks:
    """What Python calls with errors that nobody caught, in whatever thread: they are noted, and told by a channel."""

    def __init__(self, report: CrashReport, channel: "Channel") -> None:
        self._report = report
        self._channel = channel
        self._usual = sys.excepthook

    def install(self) -> None:
        """From now on it is called."""
        sys.excepthook = self._caught
        threading.excepthook = self._caught_in_thread

    def _caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self._usual(kind, error, trace)
        text = "".join(traceback.format_exception(kind, error, trace))
        self._report.note_error(text)
        self._channel.tell(text)  # it is told later: not in the midst of what it came from
        let_go(trace)

    def _caught_in_thread(self, what: threading.ExceptHookArgs) -> None:
        if what.exc_value is not None and what.exc_type is not SystemExit:
            self._caught(what.exc_type, what.exc_value, what.exc_traceback)


def let_go(trace: TracebackType | None) -> None:
    """Drops what the functions held in which an error was raised, for Python keeps the last error.

    A painter among it would go on painting on a widget that Qt believes to be painted, and the process would die with
    the next change of its size.
    """
    traceback.clear_frames(trace)


def find_crash() -> Crash | None:
    """The last run of the program that crashed and has not been told of; each is told of once."""
    found: Crash | None = None
    paths = sorted(path for path in files_in(reports_path()) if _NAME.fullmatch(path.name))
    for path in paths:
        with suppress(OSError):  # InUse: that program still runs, or another that starts now looks at it
            found = _crash_in(path) or found
    for path in paths[:-_KEPT]:
        with suppress(OSError):
            path.unlink()
    return found


def _crash_in(path: Path) -> Crash | None:
    with os.fdopen(open_descriptor(path, os.O_RDWR), "r+b", 0) as file:
        lock(file)
        lines = file.read(2 * _LIMIT).splitlines()
        if any(line.startswith(_ENDED) for line in lines):
            return None
        file.write(b"\n" + _ENDED + b"by a crash\n")
    if all(line.startswith((_ABOUT.encode(), _GAME)) for line in lines):
        path.unlink()
        return Crash(None, _game_in(lines))
    return Crash(path, _game_in(lines))


def _game_in(report: list[bytes]) -> Path | None:
    games = [line.removeprefix(_GAME) for line in report if line.startswith(_GAME)]
    path = Path(os.fsdecode(games[-1])) if games and games[-1] else None
    return path if path is not None and path.is_file() else None
