"""Long work that must not block the interface: done in slices between events, or in a thread.

Work is a generator. It yields the share that is done, 0 to 1, wherever it can be interrupted, and returns its result.

Work in a thread must use plain data only: it may not hold Qt objects, nor import modules with Qt classes (see
`event_loop`).
"""

import os
from collections.abc import Generator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from functools import cache, partial
from threading import Event
from time import perf_counter
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from shiboken6 import isValid

from cardtable.app.event_loop import Channel, relay

_SLICE = 0.008
"""Seconds that a slice takes, not counting the time to the next yield."""
_WORTH_TELLING = 0.005
"""Least progress after which a thread reports it again, as a share of the whole."""

Work = Generator[float, None, object]


class LongWork(QObject):
    """Runs one work, and reports its progress, result and errors.

    It is deleted when the work has ended. Work in slices ends when its parent is deleted, so leaving a page stops its
    work; for work in a thread see `leave_with_parent`.
    """

    progressed = Signal(float)
    """Share that is done, 0 to 1."""
    done = Signal(object)
    """Result of the work."""
    failed = Signal(object)
    """Error of the work: an OSError or ValueError, which tells what is wrong with a file. Other errors are raised in
    the interface's thread."""
    ended = Signal()
    """Emitted once when the work is done, has failed or was cancelled, before `done` or `failed`."""

    def __init__(self, work: Work, parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._over = Event()
        self._aside = False
        self._channel = 0  # number of the channel by which a thread reports
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    def start(self) -> None:
        """Work in slices in the interface's thread, for work that uses widgets."""
        self._timer.start(0)

    def start_aside(self) -> None:
        """Work in a thread of the pool, for files and anything else without widgets."""
        self._aside = True
        channel = relay().open(self._hear)
        self._channel = channel.number
        future = _threads().submit(_work_aside, self._work, self._over, channel)
        _under_way.add(future)
        future.add_done_callback(_under_way.discard)

    def leave_with_parent(self) -> None:
        """End work in a thread when the parent is deleted, for results that only the parent needs."""
        # Not `self._over.set`: a signal doesn't keep a bound method's object alive, and the thread may drop it.
        self.destroyed.connect(partial(Event.set, self._over))

    def cancel(self) -> None:
        """Stop the work without further signals but `ended`. Work in slices is closed at once, and releases what it
        holds; a thread closes it at the next yield."""
        if self._end() and not self._aside:
            self._work.close()

    def _hear(self, told: "float | _End") -> None:
        """Take a message from the thread."""
        if isinstance(told, _End):
            relay().close(self._channel)
        if not isValid(self):  # deleted with its page
            return
        if not isinstance(told, _End):
            self._progress(told)
        elif told.error is not None:
            self._fail(told.error)
        elif told.done:
            self._finish(told.result)

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
        """Report an error in a file. Any other error is a fault of the program, and is raised here instead of in a
        thread of the pool."""
        if self._end():
            if not isinstance(error, OSError | ValueError):
                raise error
            self.failed.emit(error)

    def _end(self) -> bool:
        """Mark the work as ended, so that nothing more is reported. Return False if it had ended before."""
        if self._over.is_set():
            return False
        self._over.set()
        self._timer.stop()
        self.ended.emit()
        self.deleteLater()
        return True


class LatestWork(QObject):
    """Runs only the latest of several works of one kind: beginning one cancels the one before."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: LongWork | None = None

    @property
    def under_way(self) -> bool:
        """True while a work has not ended."""
        return self._work is not None

    def begin(self, work: Work) -> LongWork:
        """Cancel the work under way, and return new work, which the caller must start."""
        self.cancel()
        self._work = LongWork(work, self)
        self._work.ended.connect(self._end)
        return self._work

    def cancel(self) -> None:
        """Cancel the work under way, if any."""
        if self._work is not None:
            self._work.cancel()

    def _end(self) -> None:
        self._work = None


class _End(NamedTuple):
    """Last message from a thread: the work is done, has failed, or was cancelled."""

    done: bool = False
    result: object = None
    error: Exception | None = None


_under_way: set[Future[None]] = set()
"""Futures of works that threads run, or will run."""


def works_aside() -> bool:
    """Return whether any thread has work. Its last messages may still be on the way when it has none."""
    return bool(_under_way)


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(max(2, os.cpu_count() or 1), thread_name_prefix="cardtable-work")


def _work_aside(steps: Work, over: Event, channel: Channel) -> None:
    """Run work in a thread of the pool."""
    end = _End()
    told = 0.0
    try:
        with closing(steps):
            while not over.is_set():
                share = next(steps)
                if share - told > _WORTH_TELLING:
                    channel.tell(share)
                    told = share
    except StopIteration as stop:
        end = _End(done=True, result=stop.value)
    except Exception as error:
        end = _End(error=error)
    channel.tell(end)
