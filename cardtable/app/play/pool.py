"""Pool of the few processes in which all thinking is done, so that the interface never waits.

Every part of the app that needs something thought about has a `PoolClient`. There is one pool, which has processes
while any client holds it. Each process does one thing at a time, and only one thing of each urgency is done at a time.
If there isn't room for all, the more urgent comes first. Places are kept free for a game in play, so that bots never
wait for a hint, hints never for bots, and neither for less urgent work. External programs don't run in the pool.

A page's long work is a `PoolTask`: even importing arrays takes long, and would hold up everything that moves.
"""

import threading
from collections.abc import Callable, Generator
from contextlib import suppress
from enum import IntEnum
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from cardtable.app.event_loop import Channel, relay
from cardtable.bots.player import Reputation
from cardtable.bots.worker import Question, Task, TaskMessage, WorkerAnswer, serve
from cardtable.processes import start_with_pipe
from cardtable.wording import in_words, worded

Steps = Callable[[], Generator[float, None, object]]

_MOST = 3
"""Most processes: one for bots, one for hints, one for everything else."""


class Urgency(IntEnum):
    """Urgency of work, the most urgent first."""

    MOVE = 0
    """A bot's move."""
    HINT = 1
    REVIEW = 2
    BESIDE = 3
    """Work for something that a page will show when it is ready."""


_PLACE_KEPT = (Urgency.MOVE, Urgency.HINT)


class _Job:
    """Question or task in the pool."""

    def __init__(self, client: int, urgency: Urgency, asked: Question | Task, then: Callable[[Any], None]) -> None:
        self.client = client
        self.urgency = urgency
        self.asked = asked
        self.then: Callable[[Any], None] | None = then
        """Function that gets the answer; None if it is no longer wanted."""
        self.failed = False
        """True if it was tried once and failed."""


class Worker:
    """Process at work."""

    def __init__(self, hear: Callable[["Worker", WorkerAnswer | TaskMessage | None], None]) -> None:
        """`hear` is called in this thread with everything the process tells, and with None if the process has ended by
        itself or couldn't be started."""
        self.job: _Job | None = None
        """Job that it is doing; None if it is idle."""
        self.last: Urgency | None = None
        """Urgency of its last job. What the process remembers of it helps with more of the same kind."""
        self._channel = relay().open(lambda told: hear(self, told))
        self.process: BaseProcess | None = None
        """Process; None if it couldn't be started."""
        try:
            # It ends with the window, and not before, so Ctrl+C is left to the window.
            self.process, self._connection = start_with_pipe(serve, name="cardtable-bots", deaf_to=["SIGINT"])
        except OSError:  # there are too many processes or open files, or too little memory
            self._channel.tell(None)
            return
        listening = (self._connection, self._channel)
        self._listener = threading.Thread(target=_listen, args=listening, name="cardtable-listener", daemon=True)
        self._listener.start()

    def give(self, asked: Question | Task) -> None:
        """Give the process a job. If it has ended, that is soon heard."""
        if self.process is not None:
            with suppress(OSError):
                self._connection.send(asked)

    def end(self) -> None:
        """End the process, whatever it is doing."""
        relay().close(self._channel.number)
        if self.process is None:
            return
        self.process.kill()  # it keeps no data, and a suspended process would ignore a request to end
        self.process.join()
        self._listener.join()
        self.process.close()
        self._connection.close()


def _listen(connection: Connection, channel: Channel) -> None:
    """Pass a process's answers on, in a thread, until the process ends; then pass None."""
    with suppress(EOFError, OSError):
        while True:
            channel.tell(connection.recv())
    channel.tell(None)


class Pool(QObject):
    """Pool of the application; see `pool`."""

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self.workers: list[Worker] = []
        """Processes that have been started."""
        self._jobs: list[_Job] = []  # in no particular order
        self._holders: dict[int, Urgency] = {}  # urgency by the client's number
        self._last = 0

    def next_number(self) -> int:
        """Return a number for a client, question or task, each different."""
        self._last += 1
        return self._last

    def holders(self) -> list[int]:
        """Return the numbers of the clients that hold the pool."""
        return list(self._holders)

    def put(self, job: _Job) -> None:
        """Queue a job. Its client holds the pool from now on."""
        self._holders[job.client] = job.urgency
        self._jobs.append(job)
        self._deal_out()

    def cancel(self, number: int) -> None:
        """Drop a job that is no longer wanted: it isn't started, or its answer isn't heard."""
        self._jobs = [job for job in self._jobs if job.asked.number != number]
        for worker in self.workers:
            if worker.job is not None and worker.job.asked.number == number:
                worker.job.then = None

    def release(self, client: int) -> None:
        """Drop all jobs of a client, which no longer holds the pool.

        Its job under way is cut off by ending the process, unless another client has the same urgency, since that one
        needs what the process remembers. When no client holds the pool, all processes are ended.
        """
        self._jobs = [job for job in self._jobs if job.client != client]
        alone = self._holders.pop(client, None) not in self._holders.values()
        for worker in list(self.workers):
            own = worker.job if worker.job is not None and worker.job.client == client else None
            if own is not None:
                own.then = None
            if not self._holders or (own is not None and alone):
                self._end(worker)
        self._deal_out()

    def _end(self, worker: Worker) -> None:
        self.workers.remove(worker)
        worker.end()

    def _deal_out(self) -> None:
        """Give waiting jobs to processes, the most urgent first."""
        for job in sorted(self._jobs, key=lambda job: (job.urgency, job.asked.number)):
            if self._has_place(job.urgency):
                self._jobs.remove(job)
                worker = self._idle_worker(job.urgency)
                worker.job, worker.last = job, job.urgency
                worker.give(job.asked)

    def _has_place(self, urgency: Urgency) -> bool:
        busy = {worker.job.urgency for worker in self.workers if worker.job is not None}
        held = set(self._holders.values())
        kept = [other for other in _PLACE_KEPT if other < urgency and other in held - busy]
        return urgency not in busy and _MOST - len(busy) > len(kept)

    def _idle_worker(self, urgency: Urgency) -> Worker:
        idle = [worker for worker in self.workers if worker.job is None]
        found = next((worker for worker in idle if worker.last == urgency), None)
        if found is None and (not idle or len(self.workers) < _MOST):
            found = Worker(self._hear)
            self.workers.append(found)
        return found or idle[0]

    def _hear(self, worker: Worker, told: WorkerAnswer | TaskMessage | None) -> None:
        """Take what a process tells. A failed job is tried once more, since the process itself may have ended."""
        job = worker.job
        if told is None:
            self._end(worker)
            told = _ended(job.asked) if job is not None else None
        if job is None or told is None:
            return
        if isinstance(told, WorkerAnswer) or told.over:
            worker.job = None
            if told.problem is not None and job.then is not None and not job.failed:
                job.failed = True
                self._jobs.append(job)
                job = None
        try:
            if job is not None and job.then is not None:
                job.then(told)
        finally:
            self._deal_out()


def _ended(asked: Question | Task) -> WorkerAnswer | TaskMessage:
    """Return the answer to a job whose process has ended."""
    problem = worded("the bot's process ended unexpectedly")
    if isinstance(asked, Task):
        return TaskMessage(asked.number, 1.0, None, problem)
    return WorkerAnswer(asked.number, None, None, problem)


class PoolClient(QObject):
    """Client of the pool, for jobs of one urgency. It holds the pool from its first job until closed or deleted."""

    def __init__(self, urgency: Urgency, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._urgency = urgency
        self._pool = pool()
        self._number = self._pool.next_number()
        self.destroyed.connect(partial(Pool.release, self._pool, self._number))

    def ask(
        self,
        lines: list[dict[str, Any]],
        player: str,
        key: int,
        then: Callable[[WorkerAnswer], None],
        *,
        effort: float = 1.0,
        seconds: float = 0.0,
        advice: bool = False,
        talk: bool = False,
        reputations: tuple[Reputation, ...] = (),
        asked_about: tuple[int, ...] = (),
    ) -> int:
        """Ask a question; `then` is called in this thread with the answer. Returns the question's number.

        A player that searches spends `effort`, and more while `seconds` of thinking last. `advice` asks for the whole
        mixed strategy, `talk` only for what the player says. `reputations` are what is known of the seats from other
        games; `asked_about` are moves that advice must weigh in any case.
        """
        number = self._pool.next_number()
        told = (list(lines), player, key, effort, seconds, advice, talk, reputations, asked_about)
        return self._put(Question(number, *told), then)

    def work(self, steps: Steps, then: Callable[[TaskMessage], None]) -> int:
        """Start a task (see `Task`); `then` is called in this thread with all it tells. Returns its number."""
        return self._put(Task(self._pool.next_number(), steps), then)

    def _put(self, asked: Question | Task, then: Callable[[Any], None]) -> int:
        self._pool.put(_Job(self._number, self._urgency, asked, then))
        return asked.number

    def cancel(self, number: int) -> None:
        """Drop a question or task that is no longer wanted: it isn't started, or its answer isn't heard."""
        self._pool.cancel(number)

    def close(self) -> None:
        """Drop all jobs, and cut off the one under way."""
        self._pool.release(self._number)


def pool() -> Pool:
    """Return the application's pool."""
    application = QCoreApplication.instance()
    found = application.findChild(Pool) if application else None
    return found or Pool(application)


class PoolTask(QObject):
    """Client of the pool that does one task at a time and ends with its parent."""

    progressed = Signal(float)
    """Share done, 0 to 1."""
    done = Signal(object)
    """Result of the work."""
    failed = Signal(str)
    """Description of the fault, after two attempts."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._client = PoolClient(Urgency.BESIDE, self)
        self._number = 0  # of the work that is wanted

    def begin(self, steps: Steps) -> None:
        """Start a task's steps (see `Task`), in place of any that are not done yet."""
        self._client.cancel(self._number)
        self._number = self._client.work(steps, self._hear)

    def _hear(self, told: TaskMessage) -> None:
        if not told.over:
            self.progressed.emit(told.share)
        elif told.problem is not None:
            self.failed.emit(in_words(told.problem))
        else:
            self.done.emit(told.result)
