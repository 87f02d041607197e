"""Faults of the program itself: messages to the person, each shown once, and a protection against a crash in PySide.

If Python calls Qt, and Qt calls one of our overriding methods, PySide keeps an error that the method raises until the
first call returns, and adds its place to the error's text (shiboken's sbkerrors.cpp). In Python 3.11 an error raised in
C code, such as a division by zero or an index out of range, is not yet an exception object at that point but a text or
nothing; PySide takes it for an exception, and the process crashes. Catching the error once makes it an exception
object. From Python 3.12 on it always is one.
"""

import signal
import sys
from collections.abc import Callable, Iterator
from functools import partial, wraps
from inspect import CO_VARARGS
from pathlib import Path
from types import FrameType, FunctionType, MethodDescriptorType
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QMessageBox
from shiboken6 import Shiboken

from cardtable.app.crash_reports import Crash, CrashReport, ErrorHooks, find_crash
from cardtable.app.event_loop import call_later, channel_to, relay
from cardtable.app.parts.dialogs import dress
from cardtable.app.routes import Open
from cardtable.app.window import MainWindow
from cardtable.language import filled

_ENDING = ("SIGINT", "SIGTERM", "SIGHUP")
"""Signals that ask a program to end; not every system has all of them."""


class Faults(QObject):
    """Shows uncaught errors of this run, and the crash of the last one. Games need not be saved, as every move that was
    shown is on disk."""

    def __init__(self, window: MainWindow, report: CrashReport) -> None:
        super().__init__(window)
        self._window = window
        self._report = report
        self._told: set[str] = set()
        self._box: QMessageBox | None = None
        self._hooks = ErrorHooks(report, channel_to(self, self._tell))
        self.signal = 0
        """Number of the signal that asked the program to end; 0 if none did."""
        window.playing.connect(partial(CrashReport.note_game, report))

    def watch(self) -> None:
        """Start the report of this run. From now on uncaught errors are noted and shown, and signals that ask the
        program to end close the window."""
        relay().wake_for_signals()
        for name in _ENDING:
            if hasattr(signal, name) and signal.getsignal(getattr(signal, name)) is not signal.SIG_IGN:
                signal.signal(getattr(signal, name), self._end)
        self._hooks.install()
        self._report.begin()

    def look_back(self) -> None:
        """Tell the person about a crash of the last run, if there was one, and offer to continue the game that was
        open."""
        crash = find_crash()
        if crash is not None:
            self._tell_of_crash(crash)

    def _end(self, number: int, frame: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)  # a second signal ends the program at once
        self.signal = number
        call_later(self, self._leave)  # the signal may come before the window is shown

    def _leave(self) -> None:
        self._window.close()
        QCoreApplication.quit()  # in case other windows are open

    def _tell(self, text: str) -> None:
        """Show an error, unless one was shown from the same place in the code, or another is being shown."""
        # The place only, since the error's text may differ each time
        place = text[text.rfind("\n  File ") :].partition("\n    ")[0]
        if place in self._told or self._box is not None:
            return
        self._told.add(place)
        box = self._made(self.tr("Something went wrong in Cardtable. Your games are saved."), self._report.path)
        box.setDetailedText(text)
        go_on = box.addButton(self.tr("Continue"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(go_on)
        box.setEscapeButton(go_on)
        close = box.addButton(self.tr("Close Cardtable"), QMessageBox.ButtonRole.DestructiveRole)
        close.clicked.connect(self._window.close)
        self._open(box)

    def _tell_of_crash(self, crash: Crash) -> None:
        box = self._made(self.tr("Cardtable didn't close properly last time. Your games are saved."), crash.report)
        if crash.game is None:
            box.addButton(QMessageBox.StandardButton.Ok)
        else:
            go_on = box.addButton(self.tr("Continue game"), QMessageBox.ButtonRole.AcceptRole)
            go_on.clicked.connect(partial(self._window.go, Open(crash.game)))
            box.setDefaultButton(go_on)
            box.addButton(self.tr("Not now"), QMessageBox.ButtonRole.RejectRole)
        self._open(box)

    def _made(self, text: str, report: Path | None) -> QMessageBox:
        box = QMessageBox(self._window)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(text)
        if report is not None:
            box.setInformativeText(filled(self.tr("Report for the developers: {file}"), file=report))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return box

    def _open(self, box: QMessageBox) -> None:
        self._box = box
        box.finished.connect(self._closed)
        dress(box)
        box.open()

    def _closed(self) -> None:
        self._box = None


def guard_overrides() -> None:
    """Wrap all overriding methods of classes derived from Qt's, including classes defined later, so that errors leave
    them as exception objects. Call it before there are objects of such classes, since PySide looks up methods only
    once."""
    if sys.version_info >= (3, 12) or "__init_subclass__" in vars(Shiboken.Object):
        return
    for kind in _derived(Shiboken.Object):
        _guard(kind)

    def made(kind: type[Shiboken.Object], /, **options: object) -> None:
        super(Shiboken.Object, kind).__init_subclass__(**options)
        _guard(kind)

    Shiboken.Object.__init_subclass__ = classmethod(made)  # type: ignore[assignment]


def _derived(kind: type[object]) -> Iterator[type[object]]:
    for each in kind.__subclasses__():
        yield each
        yield from _derived(each)


def _guard(kind: type[object]) -> None:
    for name, method in list(vars(kind).items()):
        if isinstance(method, FunctionType) and any(_is_of_qt(base, name) for base in kind.__mro__[1:]):
            setattr(kind, name, _guarded(method))


def _is_of_qt(kind: type[object], name: str) -> bool:
    return isinstance(vars(kind).get(name), MethodDescriptorType)


def _guarded(method: FunctionType) -> Callable[..., Any]:
    """Return the method wrapped, with surplus arguments dropped. A signal passes only as many arguments as a slot
    takes, but of a wrapper it can't tell the number."""
    code = method.__code__
    takes = None if code.co_flags & CO_VARARGS else code.co_argcount - 1

    @wraps(method)
    def guarded(self: object, *given: object, **named: object) -> object:
        try:
            return method(self, *given[:takes], **named)
        except BaseException:  # catching it makes it an exception object
            raise

    return guarded
