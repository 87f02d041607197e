"""Many matches at once: over worker processes, with the same numbers however many there are.

The first matches are played right here, since most batches are over before a process has started. What lasts longer
gets helpers. Each takes the next few matches whenever it is done with the last; results are put in the order of their
numbers before they are counted.
"""

import os
import signal
import threading
import time
import traceback
from collections.abc import Callable, Iterable
from contextlib import suppress
from types import FrameType
from typing import TYPE_CHECKING, Any, Self

from cardtable.playtest.match_runner import Cancelled, MatchRunner, Plan
from cardtable.playtest.tally import Outcome, Tally
from cardtable.processes import end_with_parent, hear, start_sheltered

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

GIVE_UP = 3
"""So many matches in a row that one player's program fails end the batch."""

_HELP_AFTER = 0.1  # seconds of play before helpers are thought of
_HELP_PAYS = 0.4  # and how many must be left then: a process takes a while to start
_PORTION = 0.05  # seconds of play handed out at once
_INTERRUPTS = ("SIGINT", "SIGTERM")
_PATIENCE = 5.0  # seconds in which a helper told to stop must be done: two of them are for its programs


class BatchError(Exception):
    """A batch that can't go on: a record that can't be written, a process that was killed. One clear sentence."""


def usable_cores() -> int:
    """How many processes can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Batch:
    """One plan being carried out."""

    def __init__(
        self, plan: Plan, progress: Callable[[Tally], None] = lambda tally: None, *, eager: bool = False
    ) -> None:
        """`progress` is called now and then, from any thread; `eager` starts helpers even where it does not pay."""
        self.plan = plan
        self.tally = Tally(len(plan.players))
        """What is counted so far."""
        self.signal = 0
        """The signal that interrupted it, if one did."""
        self._progress = progress
        self._eager = eager
        self._lock = threading.Lock()
        self._next = 1  # the first match not handed out
        self._due = 1  # the first match not counted
        self._early: dict[int, Outcome] = {}  # done before one with a lower number
        self._culprit = -1  # whose program failed the last match counted
        self._streak = 0  # and how many in a row now
        self._given_up = False
        self._stopped = False
        self._error: BaseException | None = None
        self._table = MatchRunner(plan)

    def run(self) -> Tally:
        """Plays all matches, or as many as there are before an interruption. BatchError where it can't go on."""
        helpers: list[_Helper] = []
        table = self._table
        with Interruptions(table) as interruptions:
            try:
                started = time.perf_counter()
                played = 0
                while numbers := self.portion(played / (time.perf_counter() - started) if played else 0.0):
                    self.take(play(table, numbers))
                    if interruptions.signal:
                        self.stop()
                    played += len(numbers)
                    if not helpers and self._pays(played, time.perf_counter() - started):
                        while len(helpers) < min(self.plan.jobs, self.plan.games - played) - 1:
                            helpers.append(_Helper(self))
                while not self._stopped and any(helper.is_alive() for helper in helpers):
                    for helper in helpers:
                        helper.join(0.1)
                    if interruptions.signal:
                        self.stop()
            except OSError as error:
                self.fail(BatchError(_told(error)))
            finally:
                for helper in helpers if self._stopped else ():
                    helper.interrupt()
                table.close()
                for helper in helpers:
                    helper.end()
            self.signal = interruptions.signal
        self._settle()
        if self._error and not self.signal:
            raise self._error
        return self.tally

    def stop(self) -> None:
        """Breaks off the matches under way and hands out no more; from any thread."""
        self._stopped = True
        self._table.cancel()

    def fail(self, error: BaseException) -> None:
        """Ends the batch with an error, unless it is to end already; from any thread."""
        if not self._stopped:
            self._error = error
            self.stop()

    def portion(self, rate: float) -> range:
        """The next matches for one who plays so many a second; empty where there are no more."""
        with self._lock:
            left = 0 if self._stopped else self.plan.games + 1 - self._next
            size = min(left, max(1, min(int(rate * _PORTION), left // (2 * self.plan.jobs))))
            numbers = range(self._next, self._next + size)
            self._next += size
            return numbers

    def take(self, outcomes: Iterable[Outcome]) -> None:
        """Counts matches that are done, as far as all before them are."""
        with self._lock:
            self._early.update([(outcome.match, outcome) for outcome in outcomes])
            while not self._given_up and (outcome := self._early.pop(self._due, None)):
                self._due += 1
                self._count(outcome)
            self._progress(self.tally)

    def _count(self, outcome: Outcome) -> None:
        self.tally.add(outcome)
        self._streak = self._streak + 1 if outcome.culprit == self._culprit else 1
        self._culprit = outcome.culprit
        if outcome.problem and self._streak == GIVE_UP:
            self._given_up = True
            self.tally.failed += self.plan.games - outcome.match
            player = self.plan.players[outcome.culprit]
            self.tally.problems.append(
                f"{player} failed {GIVE_UP} matches in a row: given up after match {outcome.match}"
            )
            self.stop()

    def _settle(self) -> None:
        """Nobody plays any more: counts what was done out of turn, or drops what came after a program was given up."""
        if self._given_up:
            for number in range(self._due, self._next):
                path = self.plan.record(number)
                if path:
                    path.unlink(missing_ok=True)
        else:
            for number in sorted(self._early):
                self.tally.add(self._early[number])
        self._early.clear()

    def _pays(self, played: int, seconds: float) -> bool:
        left = self.plan.games + 1 - self._next
        if self.plan.jobs == 1 or not left:
            return False
        return self._eager or (seconds > _HELP_AFTER and left * seconds / played > _HELP_PAYS)


class Interruptions:
    """Turns Ctrl-C, and being told to end, into an orderly stop: the match under way is dropped, what is done is kept.

    Nothing is raised from a signal's handler, since it may come in the middle of starting a program. Signals come to
    the main thread only; in another one this does nothing.
    """

    def __init__(self, table: MatchRunner) -> None:
        self.signal = 0
        """The last one that came."""
        self._table = table
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Self:
        self.install()
        return self

    def install(self) -> None:
        """Takes over the signals, for good where this is not used as a context."""
        if threading.current_thread() is threading.main_thread():
            for name in ("SIGINT", "SIGTERM", "SIGHUP"):
                number = getattr(signal, name, None)
                if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                    self._before[number] = signal.signal(number, self._come)

    def __exit__(self, *error: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _come(self, number: int, frame: FrameType | None) -> None:
        self.signal = number
        self._table.cancel()


def play(table: MatchRunner, numbers: Iterable[int]) -> list[Outcome]:
    """Plays these matches, as many as there are before somebody breaks it off."""
    done: list[Outcome] = []
    with suppress(Cancelled):
        for number in numbers:
            done.append(table.play(number))
    return done


class _Helper(threading.Thread):
    """Keeps one worker process at work."""

    def __init__(self, batch: Batch) -> None:
        super().__init__(name="cardtable-batch", daemon=True)
        self._batch = batch
        import multiprocessing  # late: most batches do without

        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs, batch.plan), name="cardtable-batch", daemon=True)
        start_sheltered(self._process, *_INTERRUPTS)
        theirs.close()
        self.start()

    def run(self) -> None:
        """Hands out matches and takes in what came of them, until there are no more."""
        rate = 0.0
        try:
            while numbers := self._batch.portion(rate):
                started = time.perf_counter()
                self._connection.send(numbers)
                answer = self._connection.recv()
                if isinstance(answer, BaseException):
                    self._batch.fail(answer)
                    return
                self._batch.take(answer)
                if len(answer) < len(numbers):
                    self._batch.fail(BatchError("a worker process was told to end before its work was done"))
                    return
                rate = len(numbers) / (time.perf_counter() - started)
        except (EOFError, OSError):
            self._batch.fail(BatchError("a worker process ended before its work was done"))
        finally:
            with suppress(OSError):
                self._connection.send(None)

    def interrupt(self) -> None:
        """Has the process drop the match under way."""
        if self._process.is_alive() and self._process.pid:
            with suppress(OSError):
                os.kill(self._process.pid, signal.SIGTERM)  # in the background SIGINT is ignored

    def end(self) -> None:
        """Waits for the end of the process, if need be not for long."""
        self.join(_PATIENCE)
        self._process.join(_PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self.join()
        self._process.close()
        self._connection.close()


def work(connection: "Connection[Any, Any]", plan: Plan) -> None:
    """The entry of a worker process: plays the matches it is sent, until it is sent none."""
    table = MatchRunner(plan)
    Interruptions(table).install()  # for good: signals may come until the process has ended
    hear(*_INTERRUPTS)
    end_with_parent()
    try:
        while numbers := connection.recv():
            try:
                connection.send(play(table, numbers))
            except OSError as error:
                connection.send(BatchError(_told(error)))
            except Exception:
                connection.send(RuntimeError("in a worker process:\n" + traceback.format_exc()))
    except (EOFError, OSError):  # nobody is there to play for any more
        pass
    finally:
        table.close()


def _told(error: OSError) -> str:
    what = error.strerror or str(error)
    return f"{error.filename}: {what}" if error.filename else what
