"""Many matches at once: over worker processes, with the same numbers however many there are.

A batch carries out some `Work`, which lies in numbered pieces: matches, or blocks of them. The first are played right
here, since most batches are over before a process has started. What lasts longer gets helpers. Each takes the next few
pieces whenever it is done with the last; results are put in the order of their numbers before they are counted.
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

from cardtable.playtest.lineup import Cancelled
from cardtable.playtest.tally import Fault
from cardtable.processes import end_with_parent, hear, start_with_pipe
from cardtable.wording import reason, worded

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

GIVE_UP = 3
"""So many matches in a row that one player's program fails end the batch."""

PORTION: Final = 0.05
"""Seconds of play that are handed out at once."""

_HELP_AFTER = 0.1  # seconds of play before helpers are thought of
_HELP_PAYS = 0.4  # and how many must be left then: a process takes a while to start
_INTERRUPTS = ("SIGINT", "SIGTERM")
_PATIENCE = 5.0  # seconds in which a helper told to stop must be done: two of them are for its programs


class BatchError(Exception):
    """A batch that can't go on: a record that can't be written, a process that was killed. One clear sentence."""


class Gone(Exception):
    """Raised by a hand that can't be reached any more, through no fault of the work: others do what it was given."""


def usable_cores() -> int:
    """How many processes can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Outcome(Protocol):
    """What came of one piece of work."""

    @property
    def number(self) -> int:
        """Which one it was, from 1."""

    @property
    def faults(self) -> Sequence[Fault | None]:
        """Of each match in it, in order: why it failed, or None."""


Outcome_contra = TypeVar("Outcome_contra", bound=Outcome, contravariant=True)
TallyT = TypeVar("TallyT", bound="Counting[Any]")
Tally_co = TypeVar("Tally_co", bound="Counting[Any]", covariant=True)


class Counting(Protocol[Outcome_contra]):
    """What counts the outcomes, in the order of their numbers."""

    def add(self, outcome: Outcome_contra) -> None:
        """Counts one."""

    def give_up(self, left: int, why: str) -> None:
        """So many pieces of work are not done, since one player's program fails them all."""


class Runner(Protocol):
    """Who does the work in one process."""

    def play(self, number: int) -> Any:
        """One piece; Cancelled where it was broken off, and then nothing is left of it, and OSError where its files
        can't be written."""

    def cancel(self) -> None:
        """Breaks off what is under way, and whatever comes; from any thread, or from a signal's handler."""

    def close(self) -> None:
        """Lets go of what it holds."""


class Work(Protocol[Tally_co]):
    """What is to be done. It travels to worker processes."""

    @property
    def pieces(self) -> int:
        """How many pieces there are, at most."""

    @property
    def seconds(self) -> float | None:
        """When no more pieces are begun; None where all are to be done."""

    @property
    def jobs(self) -> int:
        """Processes at work."""

    @property
    def players(self) -> tuple[str, ...]:
        """Whom faults are about, by name."""

    @property
    def gapless(self) -> bool:
        """Whether pieces count only where all before them do: so many of them are always the same ones then."""

    def runner(self) -> Runner:
        """Who does it, in this process."""

    def tally(self) -> Tally_co:
        """What counts it, empty."""

    def files(self, number: int) -> list[Path]:
        """What is kept of a piece."""


class Batch(Generic[TallyT]):
    """Some work being carried out."""

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
        """`progress` is called now and then, from any thread. `keep` is given each outcome as it is counted, in the
        order of their numbers, from any thread, one at a time: its OSError ends the batch. `eager` starts helpers at
        once, even where it does not pay. `punctual` begins no piece which would probably not be done within the
        work's seconds, but for the first. `cluster` has the helpers that are taken in the place of processes of this
        machine, as long as none of them is gone."""
        self.work = work
        self.tally = work.tally()
        """What is counted so far."""
        self.signal = 0
        """The signal that interrupted it, if one did."""
        self._progress = progress
        self._keep = keep
        self._unkept: BatchError | None = None
        self._eager = eager or cluster is not None
        self._punctual = punctual
        self._hands = cluster or processes
        self._lock = threading.Lock()
        self._next = 1  # the first piece not handed out
        self._returned: list[int] = []  # handed out, and not done by who is gone now
        self._bereft = False  # somebody is gone, and processes of this machine are to take their place
        self._replaced = False
        self._due = 1  # the first piece not counted
        self._early: dict[int, Outcome] = {}  # done before one with a lower number
        self._ends: float | None = None  # when no more are handed out
        self._culprit = -1  # whose program failed the last match counted
        self._streak = 0  # and how many in a row now
        self._given_up = False
        self._stopped = False
        self._error: BaseException | None = None
        self.runner = work.runner()
        """Who does it here, where all begins."""

    def run(self) -> TallyT:
        """Does all of it, or as much as can be done before an interruption. BatchError where it can't go on."""
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
                self.fail(BatchError(told(error)))
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
        """Breaks off what is under way and hands out no more; from any thread."""
        self._stopped = True
        self.runner.cancel()

    def fail(self, error: BaseException) -> None:
        """Ends the batch with an error, unless it is to end already; from any thread."""
        if not self._stopped:
            self._error = error
            self.stop()

    def portion(self, rate: float, seconds: float = PORTION) -> Sequence[int]:
        """The next pieces for one who does so many a second, and is to be at it for so long; empty where there are no
        more. Those that were given back come first, late or not: pieces behind them count only where they do."""
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
        """Somebody is gone who was to do these pieces: others do them; from any thread."""
        with self._lock:
            self._returned = sorted([*self._returned, *numbers])
            self._bereft = True

    def take(self, outcomes: Iterable[Outcome]) -> None:
        """Counts what is done, as far as all before it is."""
        with self._lock:
            self._early.update([(outcome.number, outcome) for outcome in outcomes])
            while not self._given_up and (outcome := self._early.pop(self._due, None)):
                self._due += 1
                self._count(outcome)
            self._progress(self.tally)

    def _count(self, outcome: Outcome) -> None:
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
        """Whether it is too late to begin one more piece, where one does so many a second."""
        if self._ends is None:
            return False
        takes = 1 / rate if rate and self._punctual else 0.0
        return time.perf_counter() + takes >= self._ends

    def _settle(self) -> None:
        """Nobody plays any more: counts what was done out of turn, or drops it where it must not count, as what came
        after a program was given up."""
        if self._given_up or self.work.gapless:
            for number in range(self._due, self._next):
                for path in self.work.files(number):
                    path.unlink(missing_ok=True)
        else:
            for number in sorted(self._early):
                self._add(self._early[number])
        self._early.clear()

    def _add(self, outcome: Outcome) -> None:
        self.tally.add(outcome)
        if self._unkept:
            return
        try:
            self._keep(outcome)
        except OSError as error:
            self._unkept = BatchError(told(error))
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
    """Turns Ctrl-C, and being told to end, into an orderly stop: the match under way is dropped, what is done is kept.

    Nothing is raised from a signal's handler, since it may come in the middle of starting a program. Signals come to
    the main thread only; in another one this does nothing.
    """

    def __init__(self, runner: Runner) -> None:
        self.signal = 0
        """The last one that came."""
        self._runner = runner
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
        self._runner.cancel()


def play(runner: Runner, numbers: Iterable[int]) -> list[Any]:
    """Does these pieces, as many as there are before somebody breaks it off."""
    done: list[Any] = []
    with suppress(Cancelled):
        for number in numbers:
            done.append(runner.play(number))
    return done


class Hand(Protocol):
    """Who plays somewhere else: in another process, or on another machine."""

    portion: float
    """So many seconds of play are worth the way there."""

    def come(self) -> None:
        """Returns as soon as it can play; EOFError or OSError where nobody is there any more."""

    def do(self, numbers: Sequence[int]) -> list[Any] | BaseException:
        """What came of these pieces, of fewer where it was interrupted, or why they can't be done; EOFError or OSError
        where nobody is there any more, and Gone where others are to do them."""

    def interrupt(self) -> None:
        """Drops what is under way; from any thread."""

    def dismiss(self) -> None:
        """There is nothing more to do; from the thread that had it work."""

    def end(self) -> None:
        """Lets go of it, if need be not gently."""


Hands = Callable[[Work[Any], int], Sequence[Hand]]
"""Finds them for some work, of which so many pieces are left."""


class _Helper(threading.Thread):
    """Keeps one hand at work."""

    def __init__(self, batch: Batch[Any], hand: Hand) -> None:
        super().__init__(name="cardtable-batch", daemon=True)
        self._batch = batch
        self._hand = hand
        self.start()

    def run(self) -> None:
        """Hands out matches and takes in what came of them, until there are no more."""
        rate = 0.0
        hand = self._hand
        numbers: Sequence[int] = ()
        try:
            hand.come()  # pieces are counted in order: nobody is to wait for one whose process has not started yet
            while numbers := self._batch.portion(rate, hand.portion):
                started = time.perf_counter()
                answer = hand.do(numbers)
                if isinstance(answer, BaseException):
                    self._batch.fail(answer)
                    return
                self._batch.take(answer)
                if len(answer) < len(numbers):
                    self._batch.fail(BatchError(worded("a worker process was told to end before its work was done")))
                    return
                rate = len(numbers) / (time.perf_counter() - started)
        except Gone:
            self._batch.take_back(numbers)
        except (EOFError, OSError):
            self._batch.fail(BatchError(worded("a worker process ended before its work was done")))
        finally:
            hand.dismiss()

    def interrupt(self) -> None:
        """Has it drop the match under way."""
        self._hand.interrupt()

    def end(self) -> None:
        """Waits for its end, if need be not for long."""
        self.join(_PATIENCE)
        self._hand.end()
        self.join()


def processes(work: Work[Any], left: int) -> "list[_Process]":
    """Processes of this machine, one less than there are jobs: one of them is ours."""
    return [_Process(work) for _ in range(min(work.jobs, left) - 1)]


class _Process:
    """A worker process."""

    portion = PORTION

    def __init__(self, given: Work[Any]) -> None:
        self._process, self._connection = start_with_pipe(work, given, name="cardtable-batch", deaf_to=_INTERRUPTS)

    def come(self) -> None:
        """Waits until it has imported what it needs."""
        self._connection.recv()

    def do(self, numbers: Sequence[int]) -> list[Any] | BaseException:
        """Has it play them."""
        self._connection.send(numbers)
        answer: list[Any] | BaseException = self._connection.recv()
        return answer

    def interrupt(self) -> None:
        """Has the process drop the match under way."""
        if self._process.is_alive() and self._process.pid:
            with suppress(OSError):
                os.kill(self._process.pid, signal.SIGTERM)  # in the background SIGINT is ignored

    def dismiss(self) -> None:
        """It may end."""
        with suppress(OSError):
            self._connection.send(None)

    def end(self) -> None:
        """Waits for the end of the process, if need be not for long."""
        self._process.join(_PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process.close()
        self._connection.close()


def work(connection: "Connection[Any, Any]", given: Work[Any]) -> None:
    """The entry of a worker process: does the pieces it is sent, until it is sent none."""
    runner = given.runner()
    Interruptions(runner).install()  # for good: signals may come until the process has ended
    hear(*_INTERRUPTS)
    end_with_parent()
    try:
        connection.send(None)  # ready
        while numbers := connection.recv():
            try:
                connection.send(play(runner, numbers))
            except OSError as error:
                connection.send(BatchError(told(error)))
            except Exception:
                connection.send(RuntimeError("in a worker process:\n" + traceback.format_exc()))
    except (EOFError, OSError):  # nobody is there to play for any more
        pass
    finally:
        runner.close()


def told(error: OSError) -> str:
    """Why a file can't be written, in a sentence."""
    why = reason(error)
    return worded("{file}: {why}", file=error.filename, why=why) if error.filename else why
