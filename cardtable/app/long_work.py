"""Work that would keep the screen waiting: done in slices between its events, or beside them in a thread.

Work is a generator. It yields the share that is done, 0 to 1, wherever it may be left, and returns its result.

What a thread works on is plain data: it may not hold any object of Qt's, nor import a module in which there are classes
of Qt's (see `relay`).
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

from cardtable.app.relay import Channel, relay

_SLICE = 0.008
"""Seconds that a slice takes, and as much more as the way to the next yield."""
_WORTH_TELLING = 0.005
"""By how much more must be done before a thread tells of it again."""

Work = Generator[float, None, object]


class LongWork(QObject):
    """One such work: progress, result, error, cancel.

    It is deleted when it has ended. In slices it ends with its parent too, so to leave a page is to leave its work.
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
        self._channel = 0  # by which a thread tells of it
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    def start(self) -> None:
        """Works in slices, in the interface's thread: for what touches the screen."""
        self._timer.start(0)

    def start_aside(self) -> None:
        """Works in a thread of the pool: for files, and for all that knows no widget."""
        self._aside = True
        channel = relay().open(self._hear)
        self._channel = channel.number
        future = _threads().submit(_work_aside, self._work, self._over, channel)
        _under_way.add(future)
        future.add_done_callback(_under_way.discard)

    def leave_with_parent(self) -> None:
        """In a thread too it ends with its parent: for what is only looked for."""
        # Not `self._over.set`: a signal only borrows the object of such a method, and a thread may let go of it.
        self.destroyed.connect(partial(Event.set, self._over))

    def cancel(self) -> None:
        """Stops it; nothing more is told. In slices its generator is closed by then, and lets go of what it holds; a
        thread closes it as soon as it comes to the next yield."""
        if self._end() and not self._aside:
            self._work.close()

    def _hear(self, told: "float | _End") -> None:
        """What a thread tells of it."""
        if isinstance(told, _End):
            relay().close(self._channel)
        if not isValid(self):  # its page is gone
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


class LatestWork(QObject):
    """The latest of several works of one kind: what begins takes the place of what is under way."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: LongWork | None = None

    @property
    def under_way(self) -> bool:
        """Whether one has not ended yet."""
        return self._work is not None

    def begin(self, work: Work) -> LongWork:
        """Another one, to be started yet."""
        self.cancel()
        self._work = LongWork(work, self)
        self._work.ended.connect(self._end)
        return self._work

    def cancel(self) -> None:
        """Stops what is under way, if anything is."""
        if self._work is not None:
            self._work.cancel()

    def _end(self) -> None:
        self._work = None


class _End(NamedTuple):
    """The last that a thread tells of a work: it is done, has failed, or was cancelled."""

    done: bool = False
    result: object = None
    error: Exception | None = None


_under_way: set[Future[None]] = set()
"""The works that threads have begun, or are to begin."""


def works_aside() -> bool:
    """Whether any thread has work; what it told last may not have been heard yet."""
    return bool(_under_way)


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(max(2, os.cpu_count() or 1), thread_name_prefix="cardtable-work")


def _work_aside(steps: Work, over: Event, channel: Channel) -> None:
    """Runs in a thread of the pool, with plain data alone."""
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
