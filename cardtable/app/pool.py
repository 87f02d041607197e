"""Steps of jobs in processes, in which all thinking is done, so that the interface never waits.

Every part of the app that needs something thought about has a `PoolClient`. There is one pool, which has processes
while any client holds it. Each process does one thing at a time, and only one thing of each urgency is done at a time.
If there isn't room for all, the more urgent comes first. Places are kept free for a game in play, so that bots never
wait for a hint, hints never for bots, and neither for less urgent work. External programs don't run in the pool.

Work that takes many seconds is done here and not in a thread: even importing arrays takes long, and would hold up
everything that moves.
"""

import threading
from collections.abc import Callable
from contextlib import suppress
from enum import IntEnum
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject

from cardtable.app.event_loop import Channel, relay
from cardtable.app.jobs import Job, Step
from cardtable.bots.worker import serve
from cardtable.processes import start_with_pipe
from cardtable.wording import worded
from cardtable.work import Outcome, Work, WorkFailed

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


def process(work: Work, client: "PoolClient") -> Step:
    """Return a step in a process of the pool; work and result must be picklable.

    Work that fails is tried once more, since the process itself may have ended. Then WorkFailed is raised.
    """
    return Step(partial(client.begin, work))


def own_process(work: Work, about: Path | None = None) -> Step:
    """Return a step in a process of its own, which ends with it, as `process` does. Raises OSError if it failed."""

    def begin(job: Job) -> Callable[[], object]:
        def hear(worker: Worker, told: float | Outcome | None) -> None:
            if told is None or isinstance(told, Outcome):
                worker.end()
            if told is None or (isinstance(told, Outcome) and told.error is not None):
                told = Outcome(error=OSError(worded("the process that played the games has ended")))
            job.hear(told)

        worker = Worker(hear)
        worker.give(work)
        return worker.end

    return Step(begin, about)


class _Order(NamedTuple):
    """Work ordered from the pool."""

    number: int
    """Number that tells orders apart, in their order."""
    client: int
    urgency: Urgency
    work: Work
    hear: Callable[[float | Outcome], None]
    again: bool = False
    """True if it was tried once and failed."""


class Worker:
    """Process at work."""

    def __init__(self, hear: "Callable[[Worker, float | Outcome | None], None]") -> None:
        """`hear` is called in this thread with everything the process tells, and with None if the process has ended by
        itself or couldn't be started."""
        self.order: _Order | None = None
        """Order that it carries out; None if it is idle."""
        self.wanted = False
        """True while somebody wants the outcome."""
        self.last: Urgency | None = None
        """Urgency of its last order. What the process remembers of it helps with more of the same kind."""
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

    def give(self, work: Work) -> None:
        """Give the process some work. If it has ended, that is soon heard."""
        if self.process is not None:
            with suppress(OSError):
                self._connection.send(work)

    def end(self) -> None:
        """End the process, whatever it is doing. Can be called repeatedly."""
        relay().close(self._channel.number)
        if self.process is None:
            return
        self.process.kill()  # it keeps no data, and a suspended process would ignore a request to end
        self.process.join()
        self._listener.join()
        self.process.close()
        self._connection.close()
        self.process = None


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
        self._orders: list[_Order] = []  # those that wait, in no particular order
        self._holders: dict[int, Urgency] = {}  # urgency by the client's number
        self._last = 0

    def next_number(self) -> int:
        """Return a number for a client or an order, each different."""
        self._last += 1
        return self._last

    def holders(self) -> list[int]:
        """Return the numbers of the clients that hold the pool."""
        return list(self._holders)

    def put(self, client: int, urgency: Urgency, work: Work, hear: Callable[[float | Outcome], None]) -> int:
        """Order work for a client, who holds the pool from now on; return the order's number.

        `hear` is called in this thread with the share done now and then, and with the outcome.
        """
        order = _Order(self.next_number(), client, urgency, work, hear)
        self._holders[client] = urgency
        self._orders.append(order)
        self._deal_out()
        return order.number

    def cancel(self, number: int) -> None:
        """Drop an order that is no longer wanted: it isn't begun, or its outcome isn't heard."""
        self._orders = [order for order in self._orders if order.number != number]
        for worker in self.workers:
            if worker.order is not None and worker.order.number == number:
                worker.wanted = False

    def release(self, client: int) -> None:
        """Drop all orders of a client, which no longer holds the pool.

        Its order under way is cut off by ending the process, unless another client has the same urgency, since that one
        needs what the process remembers. When no client holds the pool, all processes are ended.
        """
        self._orders = [order for order in self._orders if order.client != client]
        alone = self._holders.pop(client, None) not in self._holders.values()
        for worker in list(self.workers):
            own = worker.order is not None and worker.order.client == client
            if own:
                worker.wanted = False
            if not self._holders or (own and alone):
                self._end(worker)
        self._deal_out()

    def _end(self, worker: Worker) -> None:
        self.workers.remove(worker)
        worker.end()

    def _deal_out(self) -> None:
        """Give waiting orders to processes, the most urgent first."""
        for order in sorted(self._orders, key=lambda order: (order.urgency, order.number)):
            if self._has_place(order.urgency):
                self._orders.remove(order)
                worker = self._idle_worker(order.urgency)
                worker.order, worker.wanted, worker.last = order, True, order.urgency
                worker.give(order.work)

    def _has_place(self, urgency: Urgency) -> bool:
        busy = {worker.order.urgency for worker in self.workers if worker.order is not None}
        held = set(self._holders.values())
        kept = [other for other in _PLACE_KEPT if other < urgency and other in held - busy]
        return urgency not in busy and _MOST - len(busy) > len(kept)

    def _idle_worker(self, urgency: Urgency) -> Worker:
        idle = [worker for worker in self.workers if worker.order is None]
        found = next((worker for worker in idle if worker.last == urgency), None)
        if found is None and (not idle or len(self.workers) < _MOST):
            found = Worker(self._hear)
            self.workers.append(found)
        return found or idle[0]

    def _hear(self, worker: Worker, told: float | Outcome | None) -> None:
        """Take what a process tells. A failed order is tried once more, since the process itself may have ended."""
        if told is None:
            self._end(worker)
            told = Outcome(error=WorkFailed(worded("the bot's process ended unexpectedly")))
        order, wanted = worker.order, worker.wanted
        if order is None:
            return
        if isinstance(told, Outcome):
            worker.order = None
            if told.error is not None and wanted and not order.again:
                self._orders.append(order._replace(again=True))
                wanted = False
        try:
            if wanted:
                order.hear(told)
        finally:
            self._deal_out()


class PoolClient(QObject):
    """Client of the pool, for work of one urgency, and owner of its jobs.

    It holds the pool from its first job until closed or deleted.
    """

    def __init__(self, urgency: Urgency, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._urgency = urgency
        self._pool = pool()
        self._number = self._pool.next_number()
        self.destroyed.connect(partial(Pool.release, self._pool, self._number))

    def begin(self, work: Work, job: Job) -> Callable[[], None]:
        """Order a job's work, and return the function that cancels the order."""
        return partial(self._pool.cancel, self._pool.put(self._number, self._urgency, work, job.hear))

    def close(self) -> None:
        """Cancel all jobs that this owns, and cut off the work under way."""
        for job in self.findChildren(Job):
            job.cancel()
        self._pool.release(self._number)


def pool() -> Pool:
    """Return the application's pool."""
    application = QCoreApplication.instance()
    found = application.findChild(Pool) if application else None
    return found or Pool(application)
