"""The pool: the few processes in which all that thinks does so, so that the interface never waits.

All who want something thought about have a `PoolClient`. There is one pool, and it has processes while any client holds
it. Each process does one thing at a time, and of one urgency one thing is done at a time. Where not all can be done the
more urgent comes first; and for a game that is played places are kept free, so that bots never wait for a hint, a hint
never for bots, and neither for what is worked out beside them. Programs of strangers have no part in it.
"""

import threading
from collections.abc import Callable, Generator
from contextlib import suppress
from enum import IntEnum
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject

from cardtable.app.relay import Channel, relay
from cardtable.bots.reputation import Reputation
from cardtable.bots.worker import Answer, Question, Task, Told, serve
from cardtable.processes import start_with_pipe
from cardtable.wording import worded

Steps = Callable[[], Generator[float, None, object]]

_MOST = 3
"""So many processes at most: for bots, for hints, and for whatever else."""


class Urgency(IntEnum):
    """What comes first, from the most urgent down."""

    MOVE = 0
    """A bot is to move."""
    HINT = 1
    REVIEW = 2
    BESIDE = 3
    """What a page shows in time."""


_PLACE_KEPT = (Urgency.MOVE, Urgency.HINT)


class _Job:
    """Something to be thought about."""

    def __init__(self, client: int, urgency: Urgency, asked: Question | Task, then: Callable[[Any], None]) -> None:
        self.client = client
        self.urgency = urgency
        self.asked = asked
        self.then: Callable[[Any], None] | None = then
        """Who is told; None where nobody wants to know any more."""
        self.failed = False
        """Whether it was tried once, in vain."""


class Worker:
    """One process at work."""

    def __init__(self, hear: Callable[["Worker", Answer | Told | None], None]) -> None:
        """`hear` is called in this thread with whatever it tells; with None when the process has ended by itself, or
        the system had none to give."""
        self.job: _Job | None = None
        """What it is at."""
        self.last: Urgency | None = None
        """How urgent that was: what it knows by now helps with more of the kind."""
        self._channel = relay().open(lambda told: hear(self, told))
        self.process: BaseProcess | None = None
        """None where it couldn't be started."""
        try:
            # It ends with the window, and not before it.
            self.process, self._connection = start_with_pipe(serve, name="cardtable-bots", deaf_to=["SIGINT"])
        except OSError:  # there are too many processes or open files, or too little memory
            self._channel.tell(None)
            return
        listening = (self._connection, self._channel)
        self._listener = threading.Thread(target=_listen, args=listening, name="cardtable-listener", daemon=True)
        self._listener.start()

    def give(self, asked: Question | Task) -> None:
        """Has it begin; where the process has ended, that is heard soon."""
        if self.process is not None:
            with suppress(OSError):
                self._connection.send(asked)

    def end(self) -> None:
        """Ends the process, whatever it is at."""
        relay().close(self._channel.number)
        if self.process is None:
            return
        self.process.kill()  # it keeps nothing; and one that was stopped would be waited for until it goes on
        self.process.join()
        self._listener.join()
        self.process.close()
        self._connection.close()


def _listen(connection: Connection, channel: Channel) -> None:
    """Runs in a thread: hands answers over until the process ends, and then says so."""
    with suppress(EOFError, OSError):
        while True:
            channel.tell(connection.recv())
    channel.tell(None)


class Pool(QObject):
    """The application's one."""

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self.workers: list[Worker] = []
        """The processes there are."""
        self._jobs: list[_Job] = []  # that wait
        self._holders: dict[int, Urgency] = {}  # by the client's number
        self._last = 0

    def next_number(self) -> int:
        """For a client, a question or a task: no two have the same."""
        self._last += 1
        return self._last

    def holders(self) -> list[int]:
        """The numbers of the clients that hold it."""
        return list(self._holders)

    def put(self, job: _Job) -> None:
        """To be done as soon as there is a process for it. Its client holds the pool from here on."""
        self._holders[job.client] = job.urgency
        self._jobs.append(job)
        self._deal_out()

    def cancel(self, number: int) -> None:
        """Nobody wants to know any more: it is not begun, or comes to its end unheard."""
        self._jobs = [job for job in self._jobs if job.asked.number != number]
        for worker in self.workers:
            if worker.job is not None and worker.job.asked.number == number:
                worker.job.then = None

    def release(self, client: int) -> None:
        """A client wants nothing any more. What is under way for it is cut off, unless others ask for more of the kind:
        they need what that process knows. No process is left without anybody who holds the pool."""
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
        """Gives processes what waits, the most urgent first."""
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

    def _hear(self, worker: Worker, told: Answer | Told | None) -> None:
        """Takes what a process tells. What failed is tried once more, since it may be the process that ended."""
        job = worker.job
        if told is None:
            self._end(worker)
            told = _ended(job.asked) if job is not None else None
        if job is None or told is None:
            return
        if isinstance(told, Answer) or told.over:
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


def _ended(asked: Question | Task) -> Answer | Told:
    """What is told of what can't be answered any more."""
    problem = worded("the bot's process ended unexpectedly")
    if isinstance(asked, Task):
        return Told(asked.number, 1.0, None, problem)
    return Answer(asked.number, None, None, problem)


class PoolClient(QObject):
    """Somebody who has things thought about, all as urgent as each other. It holds the pool from its first question
    until `close`, or until it is deleted."""

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
        then: Callable[[Answer], None],
        *,
        effort: float = 1.0,
        seconds: float = 0.0,
        advice: bool = False,
        talk: bool = False,
        reputations: tuple[Reputation, ...] = (),
        asked_about: tuple[int, ...] = (),
    ) -> int:
        """Puts a question; `then` is called in this thread with the answer. Returns the question's number.

        A player that searches spends `effort`, and more while `seconds` of thinking last. `advice` asks for the whole
        mixed strategy, `talk` for nothing but what the player says. `reputations` are what is known of the seats from
        other games; `asked_about` are moves that an advice is to weigh in any case.
        """
        number = self._pool.next_number()
        told = (list(lines), player, key, effort, seconds, advice, talk, reputations, asked_about)
        return self._put(Question(number, *told), then)

    def work(self, steps: Steps, then: Callable[[Told], None]) -> int:
        """Puts a task (see `Task`); `then` is called in this thread with whatever is told of it. Returns its number."""
        return self._put(Task(self._pool.next_number(), steps), then)

    def _put(self, asked: Question | Task, then: Callable[[Any], None]) -> int:
        self._pool.put(_Job(self._number, self._urgency, asked, then))
        return asked.number

    def cancel(self, number: int) -> None:
        """What has that number is not wanted any more: it is not begun, or comes to its end unheard."""
        self._pool.cancel(number)

    def close(self) -> None:
        """Nothing is wanted any more; what is under way is cut off."""
        self._pool.release(self._number)


def pool() -> Pool:
    """The application's one."""
    application = QCoreApplication.instance()
    found = application.findChild(Pool) if application else None
    return found or Pool(application)
