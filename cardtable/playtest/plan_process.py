"""Plans carried out in a process of their own, which reports its findings now and then to a screen that never waits.

A `RunPlan` is a study, a sweep, or games played on from a position.

The process plays in batches, with helper processes. When its time is up it waits for an order to play more. It ends
when it is told to, and with the process that started it, however that ends.
"""

import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.util import Finalize
from queue import SimpleQueue
from typing import Any, Generic, Protocol, Self, TypeVar

from cardtable.bots.program import TIME_LIMIT, ProgramFault
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import Record, record_text
from cardtable.match import LineKeeper, Match
from cardtable.playtest.batch import Batch, Work
from cardtable.playtest.block import Block
from cardtable.playtest.block_runner import BlockRunner, GameTrace, StudyPlan
from cardtable.playtest.findings import StudySnapshot
from cardtable.playtest.match_runner import MAX_MOVES, Lineup
from cardtable.playtest.successive_halving import SweepPlan, SweepStanding
from cardtable.processes import end_with_parent, hear, start_with_pipe
from cardtable.wording import reason, worded

_TELL_EVERY = 0.5  # seconds between reports, as often as anyone can read; the first result is reported at once
_STOP, _MORE = "stop", "more"
_INTERRUPTS = ("SIGINT", "SIGTERM")


class Mergeable(Protocol):
    """Tally of a plan, to which the results of further batches are added."""

    @property
    def games(self) -> int:
        """Number of games counted."""

    def merged(self, tally: Any) -> Self:
        """Return a new tally of this one's and another's games."""


Play = Callable[[Work[Any]], Any]
"""Plays some work until its time is up or it is stopped, and returns its tally."""
MergeableT = TypeVar("MergeableT", bound=Mergeable)
StandingT = TypeVar("StandingT")
Standing_co = TypeVar("Standing_co", covariant=True)


class RunPlan(Protocol[MergeableT, Standing_co]):
    """Plan that can be continued, and reports its standing. It must be picklable, since it goes to other processes."""

    def tally(self) -> MergeableT:
        """Return an empty tally."""

    def knowing(self, standing: Any) -> MergeableT:
        """Return the tally to continue from a standing."""

    def carry_on(self, known: MergeableT, play: Play) -> None:
        """Play on from what is known, in one batch or several, and add the results to `known`."""

    def standing(self, tally: MergeableT, seconds: float, over: bool = False) -> Standing_co:
        """Return the standing after these games and this time, as sent to the screen.

        `over` is True if no more games are played, unless more are asked for.
        """


class PlanProcess:
    """Process that plays one plan, and waits until it is given.

    A process takes half a second to start. Started while a question is still being asked, it delivers the first numbers
    that much sooner.
    """

    def __init__(self) -> None:
        # Not a daemon, since daemons can't have child processes. It still ends with this process (see
        # `end_with_parent`).
        self.process, self._connection = start_with_pipe(
            _serve, name="cardtable-study", daemon=False, deaf_to=_INTERRUPTS
        )
        # At exit Python waits for processes that are not daemons, so one that is still running is killed first.
        self._at_exit = Finalize(self, _kill, args=(self.process,), exitpriority=1)
        self._listener: threading.Thread | None = None
        self._ended = False

    def play(
        self,
        plan: RunPlan[MergeableT, StandingT],
        tell: Callable[[StandingT | str], None],
        known: MergeableT | None = None,
    ) -> None:
        """Begin to play, after what is `known` from before if given; reports include it.

        `tell` is called in a thread of its own with each standing, and with a sentence if the plan can't go on.
        """
        self._order((plan, known))
        self._listener = threading.Thread(target=self._listen, args=(tell,), name="cardtable-study", daemon=True)
        self._listener.start()

    def stop(self) -> None:
        """Break off the games in progress and begin no more; the final standing is reported soon."""
        self._order(_STOP)

    def more(self) -> None:
        """Play on for the same time again."""
        self._order(_MORE)

    def _order(self, what: object) -> None:
        with suppress(OSError):
            self._connection.send(what)

    def _listen(self, tell: Callable[[Any], None]) -> None:
        with suppress(EOFError, OSError):
            while True:
                tell(self._connection.recv())
        if not self._ended:
            tell(worded("the process that played the games has ended"))

    def end(self) -> None:
        """End the process at once, whatever it is doing; nothing more is reported. Can be called repeatedly.

        Its helpers notice and end too.
        """
        if self._ended:
            return
        self._ended = True
        self._at_exit.cancel()
        self.process.kill()
        self.process.join()
        if self._listener is not None:
            self._listener.join()
        self.process.close()
        self._connection.close()


def _kill(process: BaseProcess) -> None:
    with suppress(ValueError):  # closed already
        process.kill()


def _serve(connection: Connection) -> None:
    """Run the process. The modules that playing needs were imported with this one."""
    hear(*_INTERRUPTS)
    end_with_parent()
    with suppress(OSError, EOFError):  # the parent is gone
        plan, known = connection.recv()
        serving = _Serving(connection, plan, known)
        try:
            serving.serve()
        except OSError as error:
            connection.send(reason(error))


class _Serving(Generic[MergeableT]):
    """Plays until the time is up, and again when more is ordered."""

    def __init__(self, connection: Connection, plan: RunPlan[MergeableT, Any], known: MergeableT | None) -> None:
        self._connection = connection
        self._plan = plan
        self._known = plan.tally() if known is None else known  # results of earlier runs
        self._seconds = 0.0  # seconds that they took
        self._wanted: SimpleQueue[str] = SimpleQueue()
        self._batch: Batch[Any] | None = None
        self._stopped = False  # needed between two batches, when there is none to stop

    def serve(self) -> None:
        """Play and obey orders until the connection ends."""
        threading.Thread(target=self._obey, name="cardtable-orders", daemon=True).start()
        while True:
            self._play()
            while self._wanted.get() != _MORE:
                pass

    def _obey(self) -> None:
        """Take orders as they come; runs in a thread."""
        with suppress(EOFError, OSError):
            while True:
                order = self._connection.recv()
                self._stopped = order == _STOP
                if self._stopped and self._batch:
                    self._batch.stop()
                self._wanted.put(order)

    def _play(self) -> None:
        started = due = time.monotonic()
        begun: list[StudySnapshot | SweepStanding] = []  # previews of the first block before all of it was played

        def glimpse(plan: StudyPlan | SweepPlan, block: Block) -> None:
            begun.append(plan.glimpse(block, time.monotonic() - started))
            self._connection.send(begun[-1])

        def tell(known: MergeableT, over: bool = False) -> None:
            seconds = self._seconds + time.monotonic() - started
            self._connection.send(self._plan.standing(known, seconds, over))

        def progress(tally: Any) -> None:
            nonlocal due
            if tally.games and time.monotonic() >= due:
                tell(self._known.merged(tally))
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
        if begun and not self._known.games:  # stopped in its first block, so that the preview is all there is
            self._connection.send(begun[-1]._replace(over=True))
        else:
            tell(self._known, over=True)
        self._seconds += time.monotonic() - started


def play_again(plan: StudyPlan, rule_sets: Sequence[int], block: int, rotation: int) -> tuple[bytes, ...]:
    """Play one game of a study again under some rule sets, and return the records as bytes of their files."""
    runner = BlockRunner(plan)
    try:
        return tuple([runner.record(rule_set, block, rotation) for rule_set in rule_sets])
    finally:
        runner.close()


def play_courses(
    plan: StudyPlan, rule_sets: Sequence[int], games: Sequence[tuple[int, int]]
) -> list[tuple[GameTrace, ...]]:
    """Play several games of a study again, each given by block and rotation.

    Returns by game and rule set how the game went, round by round.
    """
    runner = BlockRunner(plan)
    try:
        return [tuple([runner.course(rule_set, *game) for rule_set in rule_sets]) for game in games]
    finally:
        runner.close()


def play_on(record: Record, players: Sequence[str]) -> bytes:
    """Let players, given by seat, finish the game of a record with the luck of its header; return the whole record."""
    header, kept = record.header, LineKeeper()
    lineup = Lineup(header.game, players, 1.0, TIME_LIMIT)
    try:
        match = Match(header, KeyedRandom(header.seed or 0), [kept])
        match.move_limit = MAX_MOVES
        with suppress(ProgramFault):  # the record ends where a program failed
            lineup.play(match, range(len(players)), kept, record.lines)
    finally:
        lineup.close()
    return record_text(header, kept.lines)
