"""Reports of crashes and uncaught errors, as files in a folder of the user's.

Each run of the program has its own file. Python's fault handler writes there if the process dies, and uncaught errors
are noted there. At the end of the run the file is deleted, or kept as a report if anything went wrong. If a file has no
note of the end and nobody has it locked, its run crashed, which the next start tells the person.
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
from cardtable.disk import locked, new_descriptor, open_descriptor, remove_file
from cardtable.library.folders import data_path, files_in, own_folder, unused

if TYPE_CHECKING:
    from cardtable.app.event_loop import Channel

_REPORT = "report"
_SUFFIX = ".txt"
_NAME = re.compile(rf"{_REPORT} \d{{4}}-\d\d-\d\d \d\d\.\d\d\.\d\d \d+( \(\d+\))?\{_SUFFIX}")
"""Pattern of the names of reports. Other files in the folder are left alone."""
_ABOUT = "Cardtable: "
_GAME = b"game: "
_ENDED = b"ended: "
_KEPT = 10
"""Most reports kept; older ones are deleted."""
_LIMIT = 1 << 20
"""Largest size of a report, in bytes. It is needed since an error may recur with every frame."""


class Crash(NamedTuple):
    """Run of the program that did not end in order."""

    report: Path | None
    """Report of the crash; None if nothing is known, as when the process was killed."""
    game: Path | None
    """Record of the game that was open then; None if there was none, or the file is gone."""


def reports_path() -> Path:
    """Return the folder of the reports, which need not exist yet."""
    return data_path() / "reports"


class CrashReport:
    """Report of this run. If its file can't be written the program runs without it, and errors are still shown."""

    def __init__(self) -> None:
        self.path: Path | None = None
        """Path of the file; None before `begin`, or if it can't be made."""
        self._file: BinaryIO | None = None
        self._empty = 0  # size of the file in bytes if nothing went wrong

    def begin(self) -> None:
        """Create and lock the file, and enable Python's fault handler."""
        with suppress(OSError):
            folder = own_folder(reports_path())
            path = unused(folder, f"{_REPORT} {datetime.now():%Y-%m-%d %H.%M.%S} {os.getpid()}", _SUFFIX)
            self._file = locked(new_descriptor(path, os.O_RDWR | os.O_APPEND))
            self.path = path  # set only now, so that the person is never referred to a report that doesn't exist
            about = f"{_ABOUT}{version()}, {datetime.now():%Y-%m-%d %H:%M}, Python {sys.version}, {sys.platform}"
            self._empty = self._write(about.replace("\n", " ").encode(errors="replace") + b"\n")
            faulthandler.enable(self._file)

    def note_game(self, record: str) -> None:
        """Note the path of the game that is open now, or "" if none is, for the next start in case this run crashes."""
        self._empty += self._write(_GAME + os.fsencode(record.replace("\n", " ")) + b"\n")

    def note_error(self, text: str) -> None:
        """Note an error that was not caught."""
        self._write(f"{datetime.now():%H:%M:%S} {text}\n".encode(errors="backslashreplace"))

    def end(self) -> None:
        """Note that the program ends in order; the file is deleted if nothing went wrong."""
        if self._file is None or self.path is None:
            return
        faulthandler.disable()
        with suppress(OSError):
            if os.fstat(self._file.fileno()).st_size > self._empty:
                self._file.write(_ENDED + b"in order\n")
                self._file.close()
            else:
                self._file.close()  # before it is deleted, as some systems don't delete open files
                remove_file(self.path)
        self._file = None

    def _write(self, data: bytes) -> int:
        """Write to the file, and return the number of bytes written: 0 if there is no file, no room, or the file is
        full."""
        if self._file is None:
            return 0
        with suppress(OSError):
            if os.fstat(self._file.fileno()).st_size < _LIMIT:
                return self._file.write(data)
        return 0


class ErrorHooks:
    """Hooks for errors that nothing caught, in any thread: each is noted in the report and passed on by a channel."""

    def __init__(self, report: CrashReport, channel: "Channel") -> None:
        self._report = report
        self._channel = channel
        self._usual = sys.excepthook

    def install(self) -> None:
        sys.excepthook = self._caught
        threading.excepthook = self._caught_in_thread

    def _caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self._usual(kind, error, trace)
        text = "".join(traceback.format_exception(kind, error, trace))
        self._report.note_error(text)
        # By a channel, so that it is shown later and not in the middle of the code that failed
        self._channel.tell(text)
        let_go(trace)

    def _caught_in_thread(self, what: threading.ExceptHookArgs) -> None:
        if what.exc_value is not None and what.exc_type is not SystemExit:
            self._caught(what.exc_type, what.exc_value, what.exc_traceback)


def let_go(trace: TracebackType | None) -> None:
    """Clear the local variables of the frames in a traceback, since Python keeps the last error.

    A painter among them would stay active on a widget that Qt thinks is not being painted, and the process would die
    with the next change of the widget's size.
    """
    traceback.clear_frames(trace)


def find_crash() -> Crash | None:
    """Return the last run that crashed and was not returned before; None if there is none. Old reports are deleted."""
    found: Crash | None = None
    paths = sorted(path for path in files_in(reports_path()) if _NAME.fullmatch(path.name))
    for path in paths:
        with suppress(OSError):  # InUse: that run is not over, or another start is reading its file
            found = _crash_in(path) or found
    for path in paths[:-_KEPT]:
        remove_file(path)
    return found


def _crash_in(path: Path) -> Crash | None:
    with locked(open_descriptor(path, os.O_RDWR)) as file:
        lines = file.read(2 * _LIMIT).splitlines()
        if any(line.startswith(_ENDED) for line in lines):
            return None
        file.write(b"\n" + _ENDED + b"by a crash\n")
    if all(line.startswith((_ABOUT.encode(), _GAME)) for line in lines):
        remove_file(path)
        return Crash(None, _game_in(lines))
    return Crash(path, _game_in(lines))


def _game_in(report: list[bytes]) -> Path | None:
    games = [line.removeprefix(_GAME) for line in report if line.startswith(_GAME)]
    path = Path(os.fsdecode(games[-1])) if games and games[-1] else None
    return path if path is not None and path.is_file() else None
