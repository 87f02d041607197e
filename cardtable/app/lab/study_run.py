"""Run of a study, or of games from a position, in a process whose reports are signals; and its play on a page."""

from functools import partial
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.app.event_loop import channel_to
from cardtable.language import filled
from cardtable.playtest.block_runner import StudyPlan
from cardtable.playtest.findings import StudySnapshot, retold
from cardtable.playtest.plan_process import Running, RunPlan, Standby
from cardtable.playtest.study_tally import PlayedAgain, StudyTally
from cardtable.playtest.successive_halving import SweepPlan, SweepStanding
from cardtable.wording import in_words


class WarmWorkers(QObject):
    """Holder of a process that stands by for the next question, as long as its page exists."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: list[Standby] = []
        self.destroyed.connect(partial(_dismiss, self._waiting))

    def prepare(self) -> None:
        """Start a process, since a question is about to be asked."""
        if not self._waiting:
            self._waiting.append(Standby())

    def take(self) -> Standby | None:
        """Return the process that stands by, for the caller to use; None if there is none."""
        return self._waiting.pop() if self._waiting else None


def _dismiss(waiting: list[Standby]) -> None:
    for one in waiting:
        one.end()
        one.close()
    waiting.clear()


class PlanRun(QObject):
    """Run of a plan in a process, from its creation until it is over, stopped or deleted."""

    told = Signal(object)
    """Standing from the plan's `standing`, of a type that depends on the plan: `StudySnapshot` for a study."""
    failed = Signal(str)
    """Reason why play can't go on."""

    def __init__(
        self, plan: RunPlan[Any, object], parent: QObject, known: Any = None, standby: Standby | None = None
    ) -> None:
        """Play a plan, after the games in `known` (a tally of the plan) if there are any.

        `standby` is the process to use; without one a process is started.
        """
        super().__init__(parent)
        self._plan = plan
        self._running: Running[object] = Running(plan, channel_to(self, self._hear).tell, known, standby)
        self.destroyed.connect(partial(Running.end, self._running))

    def _hear(self, told: object) -> None:
        if isinstance(told, str):
            self.failed.emit(in_words(told))
        else:
            self.told.emit(self._retold(told))

    def _retold(self, told: object) -> object:
        """Return findings on a study in the language of the screen: the process that plays speaks English."""
        plan = self._plan.plan if isinstance(self._plan, SweepPlan) else self._plan
        if isinstance(plan, StudyPlan) and isinstance(told, StudySnapshot | SweepStanding):
            return told._replace(findings=retold(plan.study, told.tally, told.findings))
        return told

    def stop(self) -> None:
        """Break off the games in progress and begin no more; what has been found is reported once more."""
        self._running.stop()

    def more(self) -> None:
        """Play on for as long again."""
        self._running.more()


_LONG = 8000
"""Milliseconds after which the first games count as slow."""

PlanT = TypeVar("PlanT", StudyPlan, SweepPlan)
StandingT = TypeVar("StandingT", StudySnapshot, SweepStanding)


class StudyPlay(QObject, Generic[PlanT, StandingT]):
    """Player of one question at a time, for a set number of seconds, and on request for as long again."""

    changed = Signal()
    """Emitted when findings are new or dropped, and when the first games turn out to be slow."""
    failed = Signal(str)
    """Reason why play failed, in one sentence; question and findings are dropped."""

    def __init__(self, page: QObject, seconds: float, ahead: WarmWorkers) -> None:
        """Play for `page`, each question for `seconds`; `ahead` provides the processes."""
        super().__init__(page)
        self.run: PlanRun | None = None
        """Current or last run; None if all findings were known before."""
        self.plan: PlanT | None = None
        """Plan of the question; None while nothing is asked."""
        self.standing: StandingT | None = None
        """Findings so far; None before the first."""
        self.until = seconds
        """End of play, in seconds of the standing."""
        self._stretch = seconds
        self._ahead = ahead
        self._patience = QTimer(self, singleShot=True, interval=_LONG)
        self._patience.timeout.connect(self.changed)

    @property
    def running(self) -> bool:
        """True while games are being played."""
        return self.run is not None and not self.over

    @property
    def over(self) -> bool:
        """True if play is over, until more is asked for."""
        return self.standing is not None and self.standing.over

    @property
    def is_slow(self) -> bool:
        """True if the first games take long."""
        return self.run is not None and self.standing is None and not self._patience.isActive()

    def leave(self) -> None:
        """Drop the question and stop playing."""
        self.plan = self.standing = None
        self.until = self._stretch
        run, self.run = self.run, None
        if run is not None:
            run.deleteLater()

    def ask(self, plan: PlanT, standing: StandingT | None = None) -> None:
        """Replace the question, with the findings known so far; `go_on` plays it."""
        self.leave()
        self.plan, self.standing = plan, standing

    def go_on(self, tally: StudyTally | None, again: PlayedAgain | None = None) -> None:
        """Play the question, after the games that `tally` counts, if any.

        Of a sweep, `again` has the games that its best rule set has played on new deals.
        """
        assert self.plan
        if self.standing is not None:
            self.standing = self.standing._replace(over=False, seconds=0.0)
        self.until = self._stretch
        self._patience.start()
        known = None if tally is None else self.plan.knowing(tally, again)
        self.run = PlanRun(self.plan, self, known, self._ahead.take())
        self.run.told.connect(self._hear)
        self.run.failed.connect(self._fail)

    def more(self) -> None:
        """Play for as long again, if play is over."""
        standing = self.standing
        if standing is None or not standing.over:
            return
        if self.run is None:
            self.go_on(standing.tally, standing.again)
        else:
            self.standing = standing._replace(over=False)
            self.until = standing.seconds + self._stretch
            self.run.more()

    def stop(self) -> None:
        if self.run is not None:
            self.run.stop()

    def _hear(self, standing: StandingT) -> None:
        if self.sender() is self.run:
            self.standing = standing
            self.changed.emit()

    def _fail(self, why: str) -> None:
        if self.sender() is self.run:
            self.leave()
            self.changed.emit()
            self.failed.emit(filled(self.tr("The games can't be played: {why}."), why=why))
