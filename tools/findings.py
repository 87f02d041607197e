"""Collector of errors while a script drives the app: exceptions, warnings, threads and processes left running.

An exception in a slot or in one of Qt's virtual methods is only printed, and so are Qt's warnings: the app goes on.
"""

import logging
import sys
import threading
import time
import traceback
import warnings
from collections.abc import Callable
from types import TracebackType
from typing import TextIO

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from cardtable.app.crash_reports import let_go
from tools.processes import busy_threads, children

HARMLESS = "This plugin does not support "
"""Start of harmless messages of the offscreen platform: on size hints, raised windows, keyboards grabbed by menus."""
_QUIET = (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
_GRACE = 10.0
"""Seconds that threads and processes get to end."""


class Findings(logging.Handler):
    """Collector of findings inside a `with` block, each as a printable text."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []
        self._threads = set(threading.enumerate())
        self._children = set(children())
        self._undo: list[Callable[[], object]] = []

    def add(self, text: str) -> None:
        """Add a finding, unless it is known already."""
        if text not in self.found:
            self.found.append(text)

    def __enter__(self) -> "Findings":
        before = sys.excepthook, sys.unraisablehook, threading.excepthook
        sys.excepthook = self._raised
        sys.unraisablehook = lambda what: self._raised(what.exc_type, what.exc_value, what.exc_traceback)
        threading.excepthook = lambda what: self._raised(what.exc_type, what.exc_value, what.exc_traceback)
        handler = qInstallMessageHandler(self._said)
        shown = warnings.showwarning
        warnings.showwarning = self._warned
        logging.getLogger().addHandler(self)

        def undo() -> None:
            sys.excepthook, sys.unraisablehook, threading.excepthook = before
            qInstallMessageHandler(handler)
            warnings.showwarning = shown
            logging.getLogger().removeHandler(self)

        self._undo.append(undo)
        return self

    def __exit__(self, *_: object) -> None:
        self._undo.pop()()

    def look_for_leftovers(self) -> None:
        """Report threads and child processes that were not there at the start and don't end in time."""
        end = time.monotonic() + _GRACE
        while left := self._left():
            if time.monotonic() > end:
                self.add(f"left running: {'; '.join(left)}")
                return
            time.sleep(0.01)

    def _left(self) -> list[str]:
        threads = [f"thread {thread.name}" for thread in busy_threads() if thread not in self._threads]
        return threads + [f"process {pid}: {name}" for pid, name in children().items() if pid not in self._children]

    def emit(self, record: logging.LogRecord) -> None:
        self.add(f"logged: {record.getMessage()}")

    def _raised(self, kind: type[BaseException], raised: BaseException | None, where: TracebackType | None) -> None:
        self.add("".join(traceback.format_exception(kind, raised, where)).rstrip())
        let_go(where)

    def _said(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind not in _QUIET and not text.startswith(HARMLESS):
            self.add(f"Qt said: {text}")

    def _warned(
        self,
        message: Warning | str,
        category: type[Warning],
        filename: str,
        lineno: int,
        file: TextIO | None = None,
        line: str | None = None,
    ) -> None:
        self.add(f"{filename}:{lineno}: {category.__name__}: {message}")
