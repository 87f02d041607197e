"""Jobs: everything that must not block the interface, written as steps that follow each other.

A step is work in slices between the screen's events (`slices`), in a thread (`thread`) or in a process
(`pool.process`), or a question to the person (`reply`). A job is one step, or a generator that yields steps and is sent
their results:

    def importing(path):
        study = yield thread(partial(read_study, path))
        yield slices(import_screens("lab.bench_page"))
        return study

    run(importing(path), self, done=self._show, failed=self._say_why_not)

Generators of steps, and the functions given to `run`, are called in the interface's thread. Work in a thread or process
must use plain data only: it may not hold Qt objects, nor import modules with Qt classes (see `event_loop`).
"""

import os
from collections.abc import Callable, Generator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from threading import Event
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import ref

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance
from shiboken6 import isValid

from cardtable.app.event_loop import Channel, relay
from cardtable.work import Outcome, Work, carried_out

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

_SLICE = 0.008
"""Seconds that a slice takes, not counting the time to the next yield."""


class Step(NamedTuple):
    """Step of a job."""

    begin: "Callable[[Job], Callable[[], object]]"
    """Function that begins the step, which calls `Job.hear`, but not at once; it returns the function that stops it."""
    about: Path | None = None
    """File that the step is about; None if there is none yet."""
    outlasts: bool = False
    """True if the step isn't stopped when its job's owner is deleted."""
    asks: bool = False
    """True if it waits for the person, instead of working."""


Steps = Generator[Step, Any, Any]
"""Generator of the steps of a job. It returns the result of the job."""


def slices(work: Work, about: Path | None = None) -> Step:
    """Return a step in slices in the interface's thread, for work that uses widgets; it ends with the job's owner."""
    return Step(partial(Job.slice, work=work), about, outlasts=True)


def thread(work: Work, about: Path | None = None, *, outlasts: bool = False, executor: Executor | None = None) -> Step:
    """Return a step in a thread, for files and anything else without widgets.

    It is stopped at its next yield when the job's owner is deleted, unless it `outlasts` that: files are written whole.
    Work that may wait for long has an `executor` of its own, so that it takes up no thread of the pool.
    """
    return Step(partial(_begin_in_thread, work, executor), about, outlasts)


def reply(dialog: "QDialog", answer: SignalInstance) -> Step:
    """Return a step that opens a dialog. Its result is the value of the signal `answer`; without an answer the job is
    cancelled."""

    def begin(job: Job) -> Callable[[], object]:
        due = [job.hear]  # only the first of two quick clicks counts

        def take(found: object = None) -> None:
            if due:
                due.pop()(Outcome(found))

        answer.connect(take)
        dialog.rejected.connect(job.cancel)
        dialog.open()
        return dialog.close

    return Step(begin, outlasts=True, asks=True)


def run(
    what: Step | Steps,
    owner: QObject,
    done: Callable[[Any], object] | None = None,
    failed: Callable[[Exception], object] | None = None,
    each: "Callable[[Job, Step], object] | None" = None,
) -> "Job":
    """Begin a job, which is cancelled when its owner is deleted.

    `done` is called with its result, `failed` with the error of a step that wasn't caught: an OSError or ValueError,
    which tells what is wrong with a file or another process. Without `failed`, such an error is ignored; all others,
    and all errors of the generator itself, are raised in the interface's thread. `each` is called before each step.
    """
    job = Job(what, owner, done, failed, each)
    job.go_on()
    return job


def raised(error: Exception) -> None:
    """Raise the error of a job that has no failure of its own: it is a fault of the program."""
    raise error


class Job(QObject):
    """Job under way, which deletes itself when it has ended."""

    progressed = Signal(float)
    """Share of the step under way that is done, 0 to 1."""
    step_ended = Signal()
    ended = Signal()
    """Emitted once when the job is done, has failed or was cancelled, before anybody hears of that."""

    def __init__(
        self,
        what: Step | Steps,
        owner: QObject,
        done: Callable[[Any], object] | None,
        failed: Callable[[Exception], object] | None,
        each: "Callable[[Job, Step], object] | None",
    ) -> None:
        """Create a job that has not begun; see `run`."""
        super().__init__(owner)
        self._steps = _alone(what) if isinstance(what, Step) else what
        self._done, self._failed, self._each = done, failed, each
        self._over = False
        self._stop: Callable[[], object] | None = None  # stops the step under way
        self._left: list[Callable[[], object]] = []  # the same function, if it is called when the owner is deleted
        self._timer: QTimer | None = None
        self._sliced: Generator[float, None, Any] | None = None
        # Not a bound method: a signal doesn't keep its object alive.
        self.destroyed.connect(partial(_call_all, self._left))
        if isinstance(owner, JobSlot):
            owner.take(self)

    def go_on(self, outcome: Outcome = Outcome()) -> None:  # noqa: B008
        """Begin the first step, or the next one with the outcome of the last."""
        try:
            step = self._steps.send(outcome.result) if outcome.error is None else self._steps.throw(outcome.error)
        except StopIteration as end:
            if self._end() and self._done is not None:
                self._done(end.value)
        except BaseException as error:
            reported = self._end()
            # An error between the steps is a fault of the program, even a ValueError.
            if error is not outcome.error or not isinstance(error, OSError | ValueError):
                raise
            if reported and self._failed is not None:
                self._failed(error)
        else:
            if self._over:  # cancelled by its own generator
                self._steps.close()
                return
            if self._each is not None:
                self._each(self, step)
            self._stop = step.begin(self)
            if not step.outlasts:
                self._left.append(self._stop)

    def hear(self, told: float | Outcome) -> None:
        """Take a report of the step under way: the share done, or its outcome."""
        if self._over or not isValid(self):  # deleted with its owner
            return
        if isinstance(told, Outcome):
            self._end_step()
            self.go_on(told)
        else:
            self.progressed.emit(told)

    def cancel(self) -> None:
        """Stop without further signals but `ended`. Work in slices is closed at once, and releases what it holds; a
        thread closes it at the next yield."""
        stop = self._stop
        if self._end():
            if stop is not None:
                stop()
            if not self._steps.gi_running:  # type: ignore[attr-defined]
                self._steps.close()

    def slice(self, work: Work) -> Callable[[], object]:
        """Begin work in slices, and return the function that stops it."""
        sliced = self._sliced = work() if callable(work) else work
        if self._timer is None:
            self._timer = QTimer(self)
            self._timer.timeout.connect(self._go_on_slicing)
        self._timer.start(0)
        return sliced.close

    def _go_on_slicing(self) -> None:
        assert self._sliced is not None
        until = perf_counter() + _SLICE
        try:
            share = next(self._sliced)
            while perf_counter() < until:
                share = next(self._sliced)
        except StopIteration as end:
            self.hear(Outcome(end.value))
        except Exception as error:
            self.hear(Outcome(error=error))
        else:
            self.hear(share)

    def _end_step(self) -> None:
        self._stop = self._sliced = None
        self._left.clear()
        if self._timer is not None:
            self._timer.stop()
        self.step_ended.emit()

    def _end(self) -> bool:
        """Mark the job as ended, so that nothing more is reported. Return False if it had ended before."""
        if self._over:
            return False
        self._over = True
        self._end_step()
        self.ended.emit()
        self.deleteLater()
        return True


class JobSlot(QObject):
    """Owner of one job at a time: a new one cancels the last."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._job: Job | None = None

    @property
    def under_way(self) -> bool:
        """True while a job has not ended."""
        return self._job is not None

    def take(self, job: Job) -> None:
        """Replace the job under way by another."""
        self.cancel()
        self._job = job
        job.ended.connect(self._forget)

    def cancel(self) -> None:
        """Cancel the job under way, if any."""
        if self._job is not None:
            self._job.cancel()

    def _forget(self) -> None:
        self._job = None


def _alone(step: Step) -> Steps:
    return (yield step)


def _call_all(functions: list[Callable[[], object]]) -> None:
    for function in functions:
        function()


# --- threads ---------------------------------------------------------------------------------------------------------

_under_way: set[Future[None]] = set()
"""Futures of work that threads of the pool do, or will do."""


def works_aside() -> bool:
    """Return whether any thread of the pool has work. Its last messages may still be on the way when it has none."""
    return bool(_under_way)


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(max(2, os.cpu_count() or 1), thread_name_prefix="cardtable-work")


def _begin_in_thread(work: Work, executor: Executor | None, job: Job) -> Callable[[], object]:
    stopped, known = Event(), ref(job)  # the owner holds the job: a thread at work must not hold what the owner left

    def hear(told: float | Outcome) -> None:
        if isinstance(told, Outcome):
            relay().close(channel.number)
        heard = known()
        if heard is not None:
            heard.hear(told)

    channel = relay().open(hear)
    future = (executor or _threads()).submit(_work_in_thread, work, stopped, channel)
    if executor is None:
        _under_way.add(future)
        future.add_done_callback(_under_way.discard)
    return stopped.set


def _work_in_thread(work: Work, stopped: Event, channel: Channel) -> None:
    channel.tell(carried_out(work, channel.tell, stopped.is_set))
