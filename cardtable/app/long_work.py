"""Work that would keep the screen waiting: done in slices between its events, or beside them in a thread.

Work is a generator. It yields the share that is done, 0 to 1, wherever it may be left, and returns its result.
"""

from collections.abc import Callable, Generator
from functools import partial
from threading import Event
from time import perf_counter

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, QTimer, Signal
from shiboken6 import isValid

_SLICE = 0.008
"""Seconds that a slice takes, and as much more as the way to the next yield."""
_WORTH_TELLING = 0.005
"""By how much more must be done before a thread tells of it again."""

Work = Generator[float, None, object]


class LongWork(QObject):
    """One such work: progress, result, error, cancel.

    It is deleted when it has ended. In slices it ends with its parent too, so whoever leaves a page leaves its work.
    """

    progressed = Signal(float)
    """The share that is done."""
    done = Signal(object)
    """The result."""
    failed = Signal(object)
    """An OSError or a ValueError, which say what is wrong with a file; any other error is nobody's to catch."""
    ended = Signal()
    """It is done, has failed, or was cancelled: told once, before `done` or `failed`."""

    def __init__(self, work: Work, parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._over = Event()
        self._aside = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    def start(self) -> None:
        """Works in slices, in the interface's thread: for what touches the screen."""
        self._timer.start(0)

    def start_aside(self) -> None:
        """Works in a thread of the pool: for files, and for all that knows no widget."""
        self._aside = True
        _relay().begin(self, self._work, self._over)

    def leave_with_parent(self) -> None:
        """In a thread too it ends with its parent: for what is only looked for."""
        over = self._over

        def end() -> None:  # not the event's own method: Qt's binding would not keep the event alive for it
            over.set()

        self.destroyed.connect(end)

    def cancel(self) -> None:
        """Stops it; nothing more is told. In slices its generator is closed by then, and lets go of what it holds; a
        thread closes it as soon as it comes to the next yield."""
        if self._end() and not self._aside:
            self._work.close()

    def hear(self, what: str, told: object) -> None:
        """What a thread tells of it: its "progress", or that it is "done", has "failed", or was "cancelled"."""
        if what == "progress":
            assert isinstance(told, float)
            self._progress(told)
        elif what == "done":
            self._finish(told)
        elif what == "failed":
            assert isinstance(told, Exception)
            self._fail(told)

    def _go_on(self) -> None:
        until = perf_counter() + _SLICE
        try:
            share = next(self._work)
            while perf_counter() < until:
                share = next(self._work)
        except StopIteration as end:
            self._finish(end.value)
        except Exception as error:
            self._fail(error)
        else:
            self._progress(share)

    def _progress(self, share: float) -> None:
        if not self._over.is_set():
            self.progressed.emit(share)

    def _finish(self, result: object) -> None:
        if self._end():
            self.done.emit(result)

    def _fail(self, error: Exception) -> None:
        """Says what is wrong with a file; what is wrong with us is raised, here and not in a thread of the pool."""
        if self._end():
            if not isinstance(error, OSError | ValueError):
                raise error
            self.failed.emit(error)

    def _end(self) -> bool:
        """Nothing comes after this; False where it had ended already."""
        if self._over.is_set():
            return False
        self._over.set()
        self._timer.stop()
        self.ended.emit()
        self.deleteLater()
        return True


class _Relay(QObject):
    """Brings what the threads tell to the interface's thread. It outlives them: an object by which a thread tells
    something may not be deleted meanwhile, as a page and its work may be."""

    told = Signal(int, str, object)
    """A work's number, what has come about, and what there is to say of it."""

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._works: dict[int, LongWork] = {}
        self._last = 0
        self.told.connect(self._pass_on)

    def begin(self, work: LongWork, steps: Work, over: Event) -> None:
        """Has a thread take the steps, until they or the work are over."""
        self._last += 1
        self._works[self._last] = work
        number = self._last
        QThreadPool.globalInstance().start(lambda: _work_aside(steps, over, partial(self.told.emit, number)))

    def _pass_on(self, number: int, what: str, told: object) -> None:
        work = self._works[number] if what == "progress" else self._works.pop(number)
        if isValid(work):  # else its page is gone
            work.hear(what, told)


def _work_aside(steps: Work, over: Event, tell: Callable[[str, object], None]) -> None:
    """Runs in a thread of the pool; what it tells last is no progress."""
    last: tuple[str, object] = ("cancelled", None)
    told = 0.0
    try:
        while not over.is_set():
            share = next(steps)
            if share - told > _WORTH_TELLING:
                tell("progress", share)
                told = share
    except StopIteration as end:
        last = ("done", end.value)
    except Exception as error:
        last = ("failed", error)
    steps.close()
    tell(*last)


def _relay() -> _Relay:
    """The application's one."""
    application = QCoreApplication.instance()
    found = application.findChild(_Relay) if application else None
    return found or _Relay(application)
