"""Work that would keep the screen waiting: done in slices between its events, or beside them in a thread.

Work is a generator. It yields the share that is done, 0 to 1, wherever it may be left, and returns its result.
"""

from collections.abc import Generator
from contextlib import suppress
from threading import Event
from time import perf_counter

from PySide6.QtCore import QObject, QRunnable, QThreadPool, QTimer, Signal
from typing_extensions import override

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
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    def start(self) -> None:
        """Works in slices, in the interface's thread: for what touches the screen."""
        self._timer.start(0)

    def start_aside(self) -> None:
        """Works in a thread of the pool: for files, and for all that knows no widget."""
        aside = _Aside(self._work, self._over)
        aside.told.progressed.connect(self._progress)
        aside.told.done.connect(self._finish)
        aside.told.failed.connect(self._fail)
        QThreadPool.globalInstance().start(aside)

    def cancel(self) -> None:
        """Stops it; nothing more is told."""
        self._end()

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


class _Told(QObject):
    progressed = Signal(float)
    done = Signal(object)
    failed = Signal(object)


class _Aside(QRunnable):
    """Does work in a thread, and tells of it by signals, which wait for the interface's thread."""

    def __init__(self, work: Work, over: Event) -> None:
        super().__init__()
        self.told = _Told()
        self._work = work
        self._over = over

    @override
    def run(self) -> None:
        with suppress(RuntimeError):  # the window, and with it whoever asked, may be gone
            told = 0.0
            try:
                while not self._over.is_set():
                    share = next(self._work)
                    if share - told > _WORTH_TELLING:
                        self.told.progressed.emit(share)
                        told = share
            except StopIteration as end:
                self.told.done.emit(end.value)
            except Exception as error:
                self.told.failed.emit(error)
        self._work.close()
