"""Work under way in a process of its own, which tells now and then what it has found: for a screen that never waits.

It is a study, a sweep, or games that go on from a position: whatever has a `Plan`.

The process plays through batches, with helpers of their own. When the time is up it waits for more; it ends when it is
told to, and with the process that started it, however that ends.
"""

import threading
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.util import Finalize
from queue import SimpleQueue
from typing import Any, Generic, Protocol, Self, TypeVar

from cardtable.bots.program import TIME_LIMIT
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import Record
from cardtable.match import LineKeeper, Match
from cardtable.playtest.batch import Batch, BatchError, Work
from cardtable.playtest.block import Block
from cardtable.playtest.blocks import BlockRunner, StudyPlan, Went
from cardtable.playtest.halving import SweepPlan, SweepStanding
from cardtable.playtest.lineup import Failed, Lineup
from cardtable.playtest.match_runner import MAX_MOVES, record_text
from cardtable.playtest.standing import Standing
from cardtable.processes import end_with_parent, hear, start_with_pipe
from cardtable.wording import reason, worded

_TELL_EVERY = 0.5  # seconds: nobody reads faster; only the first piece is told at once
_GLANCE = 0.02  # seconds until somebody who waits looks again
_STOP, _MORE = "stop", "more"
_INTERRUPTS = ("SIGINT", "SIGTERM")


class Growing(Protocol):
    """What is known so far."""

    @property
    def games(self) -> int:
        """How many are counted."""

    def and_(self, tally: Any) -> Self:
        """The same with what the batch under way has counted, as a new one."""


Play = Callable[[Work[Any]], Any]
"""Plays some work, as far as its time allows and nobody stops it, and gives its tally."""
GrowingT = TypeVar("GrowingT", bound=Growing)
StandingT = TypeVar("StandingT")
Standing_co = TypeVar("Standing_co", covariant=True)


class Plan(Protocol[GrowingT, Standing_co]):
    """What can be gone on with, and says what has come of it by then. It travels to processes."""

    def tally(self) -> GrowingT:
        """Nothing known yet."""

    def carry_on(self, known: GrowingT, play: Play) -> None:
        """Plays on behind what is known, in one batch or several, and adds what comes of it."""

    def standing(self, tally: GrowingT, seconds: float, over: bool = False) -> Standing_co:
        """What so many games have shown in so many seconds; `over` where no more are played, unless somebody wants
        more. It travels to the screen."""


class Standby:
    """A process that waits for a plan. Half a second goes by before one can play; who starts it while a question is
    still being asked has the first numbers so much sooner."""

    def __init__(self) -> None:
        # No daemon: those may have no helpers. It ends with us all the same (see `end_with_parent`).
        self.process, self.connection = start_with_pipe(
            _serve, name="cardtable-study", daemon=False, deaf_to=_INTERRUPTS
        )
        # Python waits at its end for processes that are no daemons: not for one that nobody has ended by then.
        self._at_exit = Finalize(self, _kill, args=(self.process,), exitpriority=1)

    def end(self) -> None:
        """Ends it at once, whatever it is at. Its helpers see that it is gone, and go too."""
        self._at_exit.cancel()
        self.process.kill()
        self.process.join()

    def close(self) -> None:
        """Lets go of what has ended."""
        self.process.close()
        self.connection.close()


class Running(Generic[StandingT]):
    """A plan at work. `tell` is called in a thread of its own with each standing, and with a sentence where it can't
    go on."""

    def __init__(
        self,
        plan: Plan[GrowingT, StandingT],
        tell: Callable[[StandingT | str], None],
        known: GrowingT | None = None,
        standby: Standby | None = None,
    ) -> None:
        """It goes on behind what is `known` from before, if anything is, and tells of all of it. `standby` is the
        process that plays, where one is at hand; it ends with this."""
        self._ended = False
        self._worker = standby or Standby()
        self._order((plan, known))
        self._listener = threading.Thread(target=self._listen, args=(tell,), name="cardtable-study", daemon=True)
        self._listener.start()

    def stop(self) -> None:
        """Begins no more games: what it has found by then is told soon."""
        self._order(_STOP)

    def more(self) -> None:
        """Plays on behind what was played, for as long again."""
        self._order(_MORE)

    def _order(self, what: object) -> None:
        with suppress(OSError):
            self._worker.connection.send(what)

    def _listen(self, tell: Callable[[StandingT | str], None]) -> None:
        with suppress(EOFError, OSError):
            while True:
                tell(self._worker.connection.recv())
        if not self._ended:
            tell(worded("the process that played the games has ended"))

    def end(self) -> None:
        """Ends it at once, whatever it is at, unless that was done; nothing more is told."""
        if self._ended:
            return
        self._ended = True
        self._worker.end()
        self._listener.join()
        self._worker.close()


def _kill(process: BaseProcess) -> None:
    with suppress(ValueError):  # it has been closed
        process.kill()


def _serve(connection: Connection) -> None:
    """The entry of the process. What playing takes was imported with this module."""
    hear(*_INTERRUPTS)
    end_with_parent()
    with suppress(OSError, EOFError):  # nobody listens any more
        plan, known = connection.recv()
        serving = _Serving(connection, plan, known)
        try:
            serving.serve()
        except BatchError as error:
            connection.send(reason(error))


class _Serving(Generic[GrowingT]):
    """Plays until the time is up, and again when more is wanted."""

    def __init__(self, connection: Connection, plan: Plan[GrowingT, Any], known: GrowingT | None) -> None:
        self._connection = connection
        self._plan = plan
        self._known = plan.tally() if known is None else known  # what earlier stretches have found
        self._seconds = 0.0  # and what they took
        self._wanted: SimpleQueue[str] = SimpleQueue()
        self._batch: Batch[Any] | None = None
        self._stopped = False  # between two batches there is none that could be stopped

    def serve(self) -> None:
        """Ends with the connection."""
        threading.Thread(target=self._obey, name="cardtable-orders", daemon=True).start()
        while True:
            self._play()
            while self._wanted.get() != _MORE:
                pass

    def _obey(self) -> None:
        """Runs in a thread: takes orders as they come."""
        with suppress(EOFError, OSError):
            while True:
                order = self._connection.recv()
                self._stopped = order == _STOP
                if self._stopped and self._batch:
                    self._batch.stop()
                self._wanted.put(order)

    def _play(self) -> None:
        started = due = time.monotonic()
        begun: list[Standing | SweepStanding] = []  # what was told of the first block before all of it was played

        def glimpse(plan: StudyPlan | SweepPlan, block: Block) -> None:
            begun.append(plan.glimpse(block, time.monotonic() - started))
            self._connection.send(begun[-1])

        def tell(known: GrowingT, over: bool = False) -> None:
            seconds = self._seconds + time.monotonic() - started
            self._connection.send(self._plan.standing(known, seconds, over))

        def progress(tally: Any) -> None:
            nonlocal due
            if tally.games and time.monotonic() >= due:
                tell(self._known.and_(tally))
                due = time.monotonic() + _TELL_EVERY

        def play(work: Work[Any]) -> Any:
            self._batch = Batch(work, progress, eager=True)
            plan: object = self._plan
            runner = self._batch.runner
            if isinstance(plan, StudyPlan | SweepPlan) and isinstance(runner, BlockRunner) and not self._known.games:
                runner.begun = partial(glimpse, plan)
            if self._stopped:
                self._batch.stop()
            return self._batch.run()

        self._plan.carry_on(self._known, play)
        if begun and not self._known.games:  # stopped in its first block: what was seen of it stays
            self._connection.send(begun[-1]._replace(over=True))
        else:
            tell(self._known, over=True)
        self._seconds += time.monotonic() - started


def playing_again(
    plan: StudyPlan, rule_sets: Sequence[int], block: int, rotation: int
) -> Generator[float, None, tuple[bytes, ...]]:
    """Plays one game of a study once more under each of some rule sets, in a process of its own: work that yields
    nothing but patience, and returns the records. OSError where the process ended before."""
    return (yield from _elsewhere(_play_again, plan, rule_sets, block, rotation))


def _play_again(plan: StudyPlan, rule_sets: Sequence[int], block: int, rotation: int) -> tuple[bytes, ...]:
    runner = BlockRunner(plan)
    try:
        return tuple([runner.record(rule_set, block, rotation) for rule_set in rule_sets])
    finally:
        runner.close()


def playing_courses(
    plan: StudyPlan, rule_sets: Sequence[int], games: Sequence[tuple[int, int]]
) -> Generator[float, None, list[tuple[Went, ...]]]:
    """The same of several games, each a block and a rotation, told round by round."""
    return (yield from _elsewhere(_play_courses, plan, rule_sets, games))


def _play_courses(
    plan: StudyPlan, rule_sets: Sequence[int], games: Sequence[tuple[int, int]]
) -> list[tuple[Went, ...]]:
    runner = BlockRunner(plan)
    try:
        return [tuple([runner.course(rule_set, *game) for rule_set in rule_sets]) for game in games]
    finally:
        runner.close()


def playing_on(record: Record, players: Sequence[str]) -> Generator[float, None, bytes]:
    """Has players, by seat, play the game of a record to its end, by the luck that its header names, in a process of
    its own: work like the other; returns the whole record. OSError where the process ended before."""
    return (yield from _elsewhere(_play_on, record, players))


def _play_on(record: Record, players: Sequence[str]) -> bytes:
    header, kept = record.header, LineKeeper()
    lineup = Lineup(header.game, players, 1.0, TIME_LIMIT)
    try:
        match = Match(header, KeyedRandom(header.seed or 0), [kept])
        match.move_limit = MAX_MOVES
        with suppress(Failed):  # the branch ends where a program did not do as it should
            lineup.play(match, range(len(players)), kept, record.lines)
    finally:
        lineup.close()
    return record_text(header, kept.lines)


_T = TypeVar("_T")


def _elsewhere(do: Callable[..., _T], *given: object) -> Generator[float, None, _T]:
    """Does something in a process of its own."""
    process, connection = start_with_pipe(_do, do, given, name="cardtable-study", deaf_to=_INTERRUPTS)
    try:
        while not connection.poll(_GLANCE):
            yield 0.0
        found: _T = connection.recv()
    except EOFError:
        raise OSError(worded("the process that played the games has ended")) from None
    finally:
        process.kill()
        process.join()
        process.close()
        connection.close()
    return found


def _do(connection: Connection, do: Callable[..., object], given: Sequence[object]) -> None:
    end_with_parent()
    connection.send(do(*given))
