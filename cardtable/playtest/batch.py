"""Batches of matches, played over worker processes with the same results however many there are.

A batch carries out some `Work`, which consists of numbered pieces: matches, or blocks of them. It begins in this
process, since most batches end before another process would have started; longer ones get helpers. Each helper takes
the next few pieces whenever it has finished the previous ones. Results are put in the order of their numbers before
they are counted.
"""

import os
import signal
import threading
import time
import traceback
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, Self, TypeVar

from cardtable.errors import file_reason
from cardtable.playtest.match_runner import Cancelled
from cardtable.playtest.match_tally import MatchFault
from cardtable.processes import end_with_parent, hear, start_with_pipe
from cardtable.wording import worded

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

GIVE_UP = 3
"""Number of failed matches in a row, by one player's program, that ends the batch."""

PORTION: Final = 0.05
"""Seconds of play that are handed out at a time."""

_HELP_AFTER = 0.1  # seconds of play after which helpers are considered
_HELP_PAYS = 0.4  # seconds that must then be left, since a process takes a while to start
_INTERRUPTS = ("SIGINT", "SIGTERM")
_PATIENCE = 5.0  # seconds for a helper to stop, two of which are for its programs


class Gone(Exception):
    """Raised by a hand that can't be reached any more, so that others have to do its pieces."""


def usable_cores() -> int:
    """Return the number of CPU cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class WorkResult(Protocol):
    """Result of one piece of work."""

    @property
    def number(self) -> int:
        """Number of the piece, from 1."""

    @property
    def faults(self) -> Sequence[MatchFault | None]:
        """Faults of its matches, in order; None for a match without one."""


Outcome_contra = TypeVar("Outcome_contra", bound=WorkResult, contravariant=True)
TallyT = TypeVar("TallyT", bound="Counting[Any]")
Tally_co = TypeVar("Tally_co", bound="Counting[Any]", covariant=True)


class Counting(Protocol[Outcome_contra]):
    """Tally that counts outcomes in the order of their numbers."""

    def add(self, outcome: Outcome_contra) -> None:
        """Count one outcome."""

    def give_up(self, left: int, why: str) -> None:
        """Record that `left` pieces are not done since a program fails all of them."""


class Runner(Protocol):
    """Plays pieces of work in one process."""

    def play(self, number: int) -> Any:
        """Play one piece.

        Raises Cancelled if it was broken off, in which case nothing is left of it, and OSError if its files can't be
        written.
        """

    def cancel(self) -> None:
        """Break off the piece in progress and any later one; can be called from any thread and from a signal
        handler."""

    def close(self) -> None:
        """Release its resources."""


class Work(Protocol[Tally_co]):
    """Work to be done. It must be picklable, since it goes to worker processes."""

    @property
    def pieces(self) -> int:
        """Maximum number of pieces."""

    @property
    def seconds(self) -> float | None:
        """Seconds after which no more pieces are begun; None to do all of them."""

    @property
    def jobs(self) -> int:
        """Number of processes."""

    @property
    def players(self) -> tuple[str, ...]:
        """Names of the players, in the order that `MatchFault.culprit` refers to."""

    @property
    def gapless(self) -> bool:
        """True if pieces only count when all before them do, so that a number of pieces always means the same ones."""

    def runner(self) -> Runner:
        """Return a runner for this process."""

    def tally(self) -> Tally_co:
        """Return an empty tally."""

    def files(self, number: int) -> list[Path]:
        """Return the files that belong to a piece."""


class Batch(Generic[TallyT]):
    """Work being carried out."""

    def __init__(
        self,
        work: Work[TallyT],
        progress: Callable[[TallyT], None] = lambda tally: None,
        *,
        keep: Callable[[Any], None] = lambda outcome: None,
        eager: bool = False,
        punctual: bool = False,
        cluster: "Hands | None" = None,
    ) -> None:
        """Prepare the work; `run` does it.

        `progress` is called now and then, from any thread. `keep` gets each outcome as it is counted, in the order of
        their numbers, from any thread but one at a time; if it raises OSError, the batch ends. `eager` starts helpers
        at once, even if it does not pay. `punctual` begins no piece that would probably end after the work's seconds,
        except the first. `cluster` provides the helpers in place of processes of this machine, as long as none of them
        is gone.
        """
        self.work = work
        self.tally = work.tally()
        """Tally of the outcomes so far."""
        self.signal = 0
        """Number of the signal that interrupted the batch; 0 if none did."""
        self._progress = progress
        self._keep = keep
        self._unkept: OSError | None = None
        self._eager = eager or cluster is not None
        self._punctual = punctual
        self._hands = cluster or processes
        self._lock = threading.Lock()
        self._next = 1  # the first piece not handed out
        self._returned: list[int] = []  # handed out to hands that are gone now
        self._bereft = False  # a hand is gone, and processes of this machine have to replace it
        self._replaced = False
        self._due = 1  # the first piece not counted
        self._early: dict[int, WorkResult] = {}  # done before a piece with a lower number
        self._ends: float | None = None  # time after which no more pieces are handed out
        self._culprit = -1  # player whose program failed the last match counted, or -1
        self._streak = 0  # number of matches in a row with this result
        self._given_up = False
        self._stopped = False
        self._error: BaseException | None = None
        self.runner = work.runner()
        """Runner for this process, where all batches begin."""

    def run(self) -> TallyT:
        """Do all pieces, or as many as possible before an interruption, and return the tally.

        OSError if the batch can't go on.
        """
        helpers: list[_Helper] = []
        runner = self.runner
        with Interruptions(runner) as interruptions:
            try:
                started = time.perf_counter()
                if self.work.seconds is not None:
                    self._ends = started + self.work.seconds
                played = 0
                while True:
                    if not helpers and self._pays(played, time.perf_counter() - started):
                        helpers += [_Helper(self, hand) for hand in self._hands(self.work, self.work.pieces - played)]
                    if self._bereft and not self._replaced:
                        self._replaced = True
                        left = self.work.pieces - self._next + 1 + len(self._returned)
                        helpers += [_Helper(self, hand) for hand in processes(self.work, left)]
                    numbers = self.portion(played / (time.perf_counter() - started) if played else 0.0)
                    if numbers:
                        self.take(play(runner, numbers))
                        played += len(numbers)
                    elif not self._stopped and any(helper.is_alive() for helper in helpers):
                        for helper in helpers:
                            helper.join(0.1)
                    elif self._stopped or not self._returned:
                        break
                    if interruptions.signal:
                        self.stop()
            except OSError as error:
                self.fail(OSError(file_reason(error)))
            finally:
                for helper in helpers if self._stopped else ():
                    helper.interrupt()
                runner.close()
                for helper in helpers:
                    helper.end()
            self.signal = interruptions.signal
        self._settle()
        if self._unkept:
            raise self._unkept
        if self._error and not self.signal:
            raise self._error
        return self.tally

    def stop(self) -> None:
        """Break off the pieces in progress and hand out no more; from any thread."""
        self._stopped = True
        self.runner.cancel()

    def fail(self, error: BaseException) -> None:
        """End the batch with an error, unless it is ending already; from any thread."""
        if not self._stopped:
            self._error = error
            self.stop()

    def portion(self, rate: float, seconds: float = PORTION) -> Sequence[int]:
        """Return the numbers of the next pieces for a hand that does `rate` pieces per second; empty if there are no
        more.

        They should keep it busy for `seconds`. Pieces that were given back come first, even when it is too late for
        others: later pieces may only count if these are done.
        """
        with self._lock:
            if self._returned and not self._stopped:
                count = max(1, int(rate * seconds))
                numbers, self._returned = self._returned[:count], self._returned[count:]
                return numbers
            left = 0 if self._stopped or self._is_late(rate) else self.work.pieces + 1 - self._next
            size = min(left, max(1, min(int(rate * seconds), left // (2 * self.work.jobs))))
            self._next += size
            return range(self._next - size, self._next)

    def take_back(self, numbers: Sequence[int]) -> None:
        """Give the pieces of a hand that is gone to others; from any thread."""
        with self._lock:
            self._returned = sorted([*self._returned, *numbers])
            self._bereft = True

    def take(self, outcomes: Iterable[WorkResult]) -> None:
        """Count the outcomes up to the first piece that is not done yet, and keep the others for later."""
        with self._lock:
            self._early.update([(outcome.number, outcome) for outcome in outcomes])
            while not self._given_up and (outcome := self._early.pop(self._due, None)):
                self._due += 1
                self._count(outcome)
            self._progress(self.tally)

    def _count(self, outcome: WorkResult) -> None:
        self._add(outcome)
        for fault in outcome.faults:
            culprit = fault.culprit if fault else -1
            self._streak = self._streak + 1 if culprit == self._culprit else 1
            self._culprit = culprit
            if fault and self._streak == GIVE_UP:
                self._given_up = True
                why = worded(
                    "{player} failed in {count} matches in a row and was given up after match {number}",
                    player=self.work.players[culprit],
                    count=GIVE_UP,
                    number=outcome.number,
                )
                self.tally.give_up(self.work.pieces - outcome.number, why)
                self.stop()
                return

    def _is_late(self, rate: float) -> bool:
        """Return whether it is too late to begin a piece, for a hand that does `rate` pieces per second."""
        if self._ends is None:
            return False
        takes = 1 / rate if rate and self._punctual else 0.0
        return time.perf_counter() + takes >= self._ends

    def _settle(self) -> None:
        """Finish counting after play has ended.

        Outcomes beyond a piece that was not done are counted, or dropped with their files if they must not count: in
        gapless work, or because a program was given up.
        """
        if self._given_up or self.work.gapless:
            for number in range(self._due, self._next):
                for path in self.work.files(number):
                    path.unlink(missing_ok=True)
        else:
            for number in sorted(self._early):
                self._add(self._early[number])
        self._early.clear()

    def _add(self, outcome: WorkResult) -> None:
        self.tally.add(outcome)
        if self._unkept:
            return
        try:
            self._keep(outcome)
        except OSError as error:
            self._unkept = OSError(file_reason(error))
            self.stop()

    def _pays(self, played: int, seconds: float) -> bool:
        left = self.work.pieces + 1 - self._next
        if not left or (self.work.jobs == 1 and self._hands is processes):
            return False
        if self._eager or not played:
            return self._eager
        lasts = left * seconds / played
        if self.work.seconds is not None:
            lasts = min(lasts, self.work.seconds - seconds)
        return seconds > _HELP_AFTER and lasts > _HELP_PAYS


class Interruptions:
    """Turns signals to interrupt or end into an orderly stop: the match in progress is dropped, finished ones are kept.

    A signal handler must not raise, since it may run in the middle of starting a program. Only the main thread receives
    signals; in other threads this does nothing.
    """

    def __init__(self, runner: Runner) -> None:
        self.signal = 0
        """Number of the last signal received; 0 if there was none."""
        self._runner = runner
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Self:
        self.install()
        return self

    def install(self) -> None:
        """Take over the signals; for good, unless the object is used as a context manager."""
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
        self._runner.cancel()


def play(runner: Runner, numbers: Iterable[int]) -> list[Any]:
    """Play pieces, as many as possible before an interruption, and return their outcomes."""
    done: list[Any] = []
    with suppress(Cancelled):
        for number in numbers:
            done.append(runner.play(number))
    return done


class WorkerHandle(Protocol):
    """Worker in another process or on another machine."""

    portion: float
    """Seconds of play to send at a time, in proportion to the cost of sending."""

    def come(self) -> None:
        """Wait until it is ready to play; EOFError or OSError if it is gone."""

    def do(self, numbers: Sequence[int]) -> list[Any] | BaseException:
        """Do pieces and return their outcomes, fewer if interrupted, or the error that prevents it.

        EOFError or OSError if it is gone, and Gone if others have to do the pieces.
        """

    def interrupt(self) -> None:
        """Drop the pieces in progress; from any thread."""

    def dismiss(self) -> None:
        """Tell it that there is nothing more to do; from the thread that called `do`."""

    def end(self) -> None:
        """Release it, by force if necessary."""


Hands = Callable[[Work[Any], int], Sequence[WorkerHandle]]
"""Returns hands for some work of which this many pieces are left."""


class _Helper(threading.Thread):
    """Thread that keeps one hand at work."""

    def __init__(self, batch: Batch[Any], hand: WorkerHandle) -> None:
        super().__init__(name="cardtable-batch", daemon=True)
        self._batch = batch
        self._hand = hand
        self.start()

    def run(self) -> None:
        """Hand out pieces and count their outcomes until there are no more."""
        rate = 0.0
        hand = self._hand
        numbers: Sequence[int] = ()
        try:
            hand.come()  # pieces given to a process still starting would hold up the counting
            while numbers := self._batch.portion(rate, hand.portion):
                started = time.perf_counter()
                answer = hand.do(numbers)
                if isinstance(answer, BaseException):
                    self._batch.fail(answer)
                    return
                self._batch.take(answer)
                if len(answer) < len(numbers):
                    self._batch.fail(OSError(worded("a worker process was told to end before its work was done")))
                    return
                rate = len(numbers) / (time.perf_counter() - started)
        except Gone:
            self._batch.take_back(numbers)
        except (EOFError, OSError):
            self._batch.fail(OSError(worded("a worker process ended before its work was done")))
        finally:
            hand.dismiss()

    def interrupt(self) -> None:
        """Make the hand drop the pieces in progress."""
        self._hand.interrupt()

    def end(self) -> None:
        """Wait for the thread to end, but not long before ending its hand by force."""
        self.join(_PATIENCE)
        self._hand.end()
        self.join()


def processes(work: Work[Any], left: int) -> "list[_Process]":
    """Return worker processes on this machine, one fewer than there are jobs, since this process plays too."""
    return [_Process(work) for _ in range(min(work.jobs, left) - 1)]


class _Process:
    """Worker process."""

    portion = PORTION

    def __init__(self, given: Work[Any]) -> None:
        self._process, self._connection = start_with_pipe(work, given, name="cardtable-batch", deaf_to=_INTERRUPTS)

    def come(self) -> None:
        """Wait until the process has imported what it needs."""
        self._connection.recv()

    def do(self, numbers: Sequence[int]) -> list[Any] | BaseException:
        """Have the process play pieces, and wait for the outcomes."""
        self._connection.send(numbers)
        answer: list[Any] | BaseException = self._connection.recv()
        return answer

    def interrupt(self) -> None:
        """Make the process drop the match in progress."""
        if self._process.is_alive() and self._process.pid:
            with suppress(OSError):
                os.kill(self._process.pid, signal.SIGTERM)  # SIGINT is ignored by background processes

    def dismiss(self) -> None:
        """Tell the process that it can end."""
        with suppress(OSError):
            self._connection.send(None)

    def end(self) -> None:
        """Wait for the process to end, and kill it after _PATIENCE seconds."""
        self._process.join(_PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process.close()
        self._connection.close()


def work(connection: "Connection[Any, Any]", given: Work[Any]) -> None:
    """Run a worker process: play the pieces that it is sent, until it is sent none."""
    runner = given.runner()
    Interruptions(runner).install()  # for good, since signals may come until the process has ended
    hear(*_INTERRUPTS)
    end_with_parent()
    try:
        connection.send(None)  # ready
        while numbers := connection.recv():
            try:
                connection.send(play(runner, numbers))
            except OSError as error:
                connection.send(OSError(file_reason(error)))
            except Exception:
                connection.send(RuntimeError("in a worker process:\n" + traceback.format_exc()))
    except (EOFError, OSError):  # the parent is gone
        pass
    finally:
        runner.close()
