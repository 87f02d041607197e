"""Other machines that play along: the extra `cluster`, which is Dask's distributed.

A scheduler and workers run where somebody has started them; each thread of a worker is a hand of the batch, which hands
out pieces and counts them in order as it does with processes. So the answer is the same to the last byte.
"""

import logging
from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError, Future
from concurrent.futures import TimeoutError as StillAtWork
from contextlib import suppress
from importlib import import_module
from threading import Lock
from typing import Any, Final, Self

from cardtable.playtest.batch import BatchError, Gone, Hand, Work, play, processes, told
from cardtable.playtest.part import engine
from cardtable.wording import reason, worded

LOCAL: Final = "tcp://127.0.0.1:8786"
"""Where a scheduler is looked for that is not named: on this machine."""
_SECONDS: Final = 1.0
"""What is sent for less is longer on its way than at work."""
_PATIENCE: Final = 5.0  # seconds in which a scheduler must answer, and a worker may come back
_TALKATIVE: Final = ("distributed", "distributed.client", "tornado.application")
"""Loggers of what Dask has to say of a connection that is lost: pages of it."""


class ClusterError(Exception):
    """Other machines that can't be had. One clear sentence."""


class Cluster:
    """Workers at an address, all of them with this very version of Cardtable; to be closed."""

    def __init__(self, address: str = LOCAL) -> None:
        """ClusterError where nobody answers, or others answer than are wanted."""
        self.tell: Callable[[str], None] = lambda what: None
        """Given a clause, from any thread, where the scheduler is lost and this machine goes on alone."""
        self._lost = False
        self._lock = Lock()
        self._address = address
        try:
            distributed: Any = import_module("distributed")  # an extra: not everybody has it
        except ImportError:
            raise ClusterError(
                worded("to use other machines, Cardtable needs an extra: pip install cardtable[cluster]")
            ) from None
        for name in _TALKATIVE:
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)
        try:
            self._client = distributed.Client(address, timeout=_PATIENCE, set_as_default=False)
            versions = self._client.run(engine)
        except (OSError, ValueError) as error:
            raise ClusterError(
                worded("no scheduler answers at {address}: {why}", address=address, why=reason(error))
            ) from None
        if not versions:
            self.close()
            raise ClusterError(worded("the scheduler at {address} has no workers", address=address))
        for worker, version in sorted(versions.items()):
            if version != engine():
                self.close()
                raise ClusterError(worded("the worker at {worker} runs another version of Cardtable", worker=worker))
        self._executor = self._client.get_executor(pure=False)

    def hands(self, work: Work[Any], left: int) -> Sequence[Hand]:
        """Everybody there, for so many pieces of some work at most: this machine's own processes, once the scheduler is
        lost."""
        if not self._lost:
            with suppress(Exception):  # whatever Dask makes of a scheduler that is gone
                if self._client.status == "running":
                    threads = sum(self._client.nthreads().values())
                    return [_Remote(self, self._executor, work) for _ in range(min(threads, left))]
            self.lose()
        return processes(work, left)

    @property
    def has_workers(self) -> bool:
        """True while the scheduler has a worker to do what was sent; from any thread."""
        return self._client.status == "running" and bool(self._client.nthreads())

    def lose(self, workers: bool = False) -> None:
        """The scheduler can't be reached any more, or has lost its workers: this machine goes on alone. From any
        thread."""
        with self._lock:
            if not self._lost:
                self._lost = True
                text = worded(
                    "{address} can't be reached any more; this machine continues alone", address=self._address
                )
                if workers:
                    text = worded("{address} has no workers left; this machine continues alone", address=self._address)
                self.tell(text)

    def close(self) -> None:
        """Lets go of them; they stay where they are."""
        with suppress(OSError):  # they are gone
            self._client.close(**({"timeout": 0} if self._lost else {}))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class _Remote:
    """A thread of a worker."""

    portion = _SECONDS

    def __init__(self, cluster: Cluster, executor: Any, work: Work[Any]) -> None:
        self._cluster = cluster
        self._executor = executor
        self._work = work
        self._under_way: Future[list[Any]] | None = None
        self._interrupted = False

    def come(self) -> None:
        """It is there."""

    def do(self, numbers: Sequence[int]) -> list[Any] | BaseException:
        """Has it play them."""
        try:
            self._under_way = self._executor.submit(played_there, self._work, numbers)
            return self._answer(self._under_way)
        except Gone:
            raise
        except (CancelledError, OSError):  # by us, or by Dask where it has lost the scheduler
            if self._interrupted:
                return []
            self._cluster.lose()
            raise Gone from None
        except Exception as error:
            return BatchError(worded("a worker in the cluster failed: {why}", why=reason(error)))

    def _answer(self, under_way: "Future[list[Any]]") -> list[Any]:
        """Wait for the answer; Gone where no worker is left to play it, in two looks `_PATIENCE` apart, since one that
        died may be replaced. Dask itself would wait for ever."""
        alone = False
        while True:
            with suppress(StillAtWork):
                return under_way.result(_PATIENCE)
            before, alone = alone, not self._cluster.has_workers
            if before and alone and not under_way.done():
                under_way.cancel()
                self._cluster.lose(workers=True)
                raise Gone

    def interrupt(self) -> None:
        """Waits no longer for what is under way."""
        self._interrupted = True
        if self._under_way is not None:
            with suppress(Exception):
                self._under_way.cancel()

    def dismiss(self) -> None:
        """It has other things to do."""

    def end(self) -> None:
        """It stays there."""


def played_there(work: Work[Any], numbers: Sequence[int]) -> list[Any]:
    """On the other machine: plays these pieces."""
    runner = work.runner()
    try:
        return play(runner, numbers)
    except OSError as error:
        raise BatchError(told(error)) from None
    finally:
        runner.close()
