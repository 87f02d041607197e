"""Help from other machines with Dask's `distributed`, the extra `cluster`.

Scheduler and workers must have been started already. Each thread of a worker serves the batch as a `WorkerHandle`.
The batch hands out pieces and counts them in order, just as with local processes, so that the results are the same to
the last byte.
"""

import logging
from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError, Future
from concurrent.futures import TimeoutError as StillAtWork
from contextlib import suppress
from importlib import import_module
from threading import Lock
from typing import Any, Final, Self

from cardtable.errors import BadInput, file_reason
from cardtable.playtest.batch import Gone, Work, WorkerHandle, play, processes
from cardtable.playtest.study_part import engine
from cardtable.wording import reason, worded

LOCAL: Final = "tcp://127.0.0.1:8786"
"""Default address of the scheduler: this machine."""
_SECONDS: Final = 1.0
"""Seconds of play to send at once; smaller portions would spend more time in transit than at work."""
_PATIENCE: Final = 5.0  # seconds in which a scheduler must answer, or a worker may come back
_TALKATIVE: Final = ("distributed", "distributed.client", "tornado.application")
"""Loggers whose messages about a lost connection would fill pages."""


class Cluster:
    """Workers of a scheduler, all with this version of Cardtable; must be closed."""

    def __init__(self, address: str = LOCAL) -> None:
        """Connect to a scheduler.

        BadInput if `distributed` is not installed, if no scheduler answers, or if it has no workers or workers with
        another version of Cardtable.
        """
        self.tell: Callable[[str], None] = lambda what: None
        """Called with a clause, from any thread, when the cluster is lost and this machine goes on alone."""
        self._lost = False
        self._lock = Lock()
        self._address = address
        try:
            distributed: Any = import_module("distributed")  # an optional dependency
        except ImportError:
            raise BadInput(
                worded("to use other machines, Cardtable needs an extra: pip install cardtable[cluster]")
            ) from None
        for name in _TALKATIVE:
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)
        try:
            self._client = distributed.Client(address, timeout=_PATIENCE, set_as_default=False)
            versions = self._client.run(engine)
        except (OSError, ValueError) as error:
            raise BadInput(
                worded("no scheduler answers at {address}: {why}", address=address, why=reason(error))
            ) from None
        if not versions:
            self.close()
            raise BadInput(worded("the scheduler at {address} has no workers", address=address))
        for worker, version in sorted(versions.items()):
            if version != engine():
                self.close()
                raise BadInput(worded("the worker at {worker} runs another version of Cardtable", worker=worker))
        self._executor = self._client.get_executor(pure=False)

    def hands(self, work: Work[Any], left: int) -> Sequence[WorkerHandle]:
        """Return hands for at most `left` pieces of work: one for each thread of the workers.

        Once the scheduler is lost they are processes of this machine.
        """
        if not self._lost:
            with suppress(Exception):  # errors of all types from Dask when the scheduler is gone
                if self._client.status == "running":
                    threads = sum(self._client.nthreads().values())
                    return [_Remote(self, self._executor, work) for _ in range(min(threads, left))]
            self.lose()
        return processes(work, left)

    @property
    def has_workers(self) -> bool:
        """True if the scheduler is connected and has a worker; can be read from any thread."""
        return self._client.status == "running" and bool(self._client.nthreads())

    def lose(self, workers: bool = False) -> None:
        """Go on without the scheduler, which is out of reach or, with `workers`, has lost its workers; from any
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
        """Disconnect; the workers stay where they are."""
        with suppress(OSError):  # connection already lost
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
        """Return at once: the worker is already running."""

    def do(self, numbers: Sequence[int]) -> list[Any] | BaseException:
        """Have the worker play pieces, and wait for the results."""
        try:
            self._under_way = self._executor.submit(played_there, self._work, numbers)
            return self._answer(self._under_way)
        except Gone:
            raise
        except (CancelledError, OSError):  # cancelled by us, or by Dask after losing the scheduler
            if self._interrupted:
                return []
            self._cluster.lose()
            raise Gone from None
        except Exception as error:
            return OSError(worded("a worker in the cluster failed: {why}", why=reason(error)))

    def _answer(self, under_way: "Future[list[Any]]") -> list[Any]:
        """Wait for the results.

        Gone if no worker is left, which is checked twice, `_PATIENCE` seconds apart, since a worker that died may be
        replaced. Dask itself would wait for ever.
        """
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
        """Stop waiting for the pieces in progress."""
        self._interrupted = True
        if self._under_way is not None:
            with suppress(Exception):
                self._under_way.cancel()

    def dismiss(self) -> None:
        """Do nothing: the worker may have other things to do."""

    def end(self) -> None:
        """Do nothing: the worker stays."""


def played_there(work: Work[Any], numbers: Sequence[int]) -> list[Any]:
    """Play pieces; runs on the other machine."""
    runner = work.runner()
    try:
        return play(runner, numbers)
    except OSError as error:
        raise RuntimeError(file_reason(error)) from None  # an OSError would mean that the connection is lost
    finally:
        runner.close()
