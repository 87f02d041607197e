"""What goes wrong behind a script's back while it drives the app: exceptions, warnings, what is left running.

An exception in a slot or in one of Qt's virtual methods is printed, and the app goes on; so are Qt's warnings. Here all
of them are collected.
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
"""Said by the offscreen platform of size hints, of raising windows, of keyboards that menus grab."""
_QUIET = (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
_GRACE = 10.0
"""Seconds in which what was told to end may end."""


class Findings(logging.Handler):
    """Collects them from `with` on until its end, each as a text that can be printed."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []
        self._threads = set(threading.enumerate())
        self._children = set(children())
        self._undo: list[Callable[[], object]] = []

    def add(self, text: str) -> None:
        """One more, unless it is known already."""
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
        """Adds the threads and child processes that were not there at first, once they have had time to end."""
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
        """Something was logged."""
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
