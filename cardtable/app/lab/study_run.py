"""Play for a page: studies, sweeps or games from a position, in a process of their own."""

from functools import partial
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.app.event_loop import channel_to
from cardtable.language import filled
from cardtable.playtest.block_runner import StudyPlan
from cardtable.playtest.findings import StudySnapshot, retold
from cardtable.playtest.plan_process import PlanProcess
from cardtable.playtest.positions import PositionPlan, PositionStanding
from cardtable.playtest.successive_halving import SweepPlan, SweepStanding
from cardtable.wording import in_words

_LONG = 8000
"""Milliseconds after which the first games count as slow."""

PlanT = TypeVar("PlanT", StudyPlan, SweepPlan, PositionPlan)
StandingT = TypeVar("StandingT", StudySnapshot, SweepStanding, PositionStanding)


class StudyRun(QObject, Generic[PlanT, StandingT]):
    """Play of one plan at a time, which can be stopped and resumed; it holds the latest standing.

    It ends with its page. Process and page are told apart by number, so that what an earlier process told late is
    ignored.
    """

    changed = Signal()
    """Emitted when the standing is new or dropped, and when the first games turn out to be slow."""
    failed = Signal(str)
    """Reason why play failed, in one sentence; plan and standing are dropped."""

    def __init__(self, page: QObject, seconds: float = 0.0, beside: "StudyRun[Any, Any] | None" = None) -> None:
        """Play for `page`, each plan for `seconds`; the run `beside` shares its process that stands by."""
        super().__init__(page)
        self.plan: PlanT | None = None
        """Plan that is played or shown; None while nothing is asked."""
        self.standing: StandingT | None = None
        """Results so far; None before the first."""
        self.until = seconds
        """End of play, in seconds of the standing."""
        self.stopped = False
        """True if play was stopped, from the order on, until more is asked for."""
        self._stretch = seconds
        self._number = 0  # of the process that plays
        self._channel = channel_to(self, self._hear)
        self._playing: list[PlanProcess] = []
        self.standing_by: list[PlanProcess] = [] if beside is None else beside.standing_by
        """Process that waits for a plan, if there is one."""
        self.destroyed.connect(partial(_end, self._playing, self.standing_by))
        self._patience = QTimer(self, singleShot=True, interval=_LONG)
        self._patience.timeout.connect(self.changed)

    @property
    def process(self) -> PlanProcess | None:
        """Process that plays or can play on; None if nothing has been played, as all was known before."""
        return self._playing[0] if self._playing else None

    @property
    def running(self) -> bool:
        """True while games are being played."""
        return bool(self._playing) and not self.over

    @property
    def over(self) -> bool:
        """True if play is over, until more is asked for."""
        return self.standing is not None and self.standing.over

    @property
    def is_slow(self) -> bool:
        """True if the first games take long."""
        return bool(self._playing) and self.standing is None and not self._patience.isActive()

    def prepare(self) -> None:
        """Have a process stand by, since a question is about to be asked."""
        if not self.standing_by:
            self.standing_by.append(PlanProcess())

    def leave(self) -> None:
        """Drop plan and standing, and stop playing."""
        self.plan = self.standing = None
        self.until = self._stretch
        self.stopped = False
        self._number += 1
        _end(self._playing)

    def ask(self, plan: PlanT, standing: StandingT | None = None) -> None:
        """Replace the plan, with what is known of it so far; `go_on` plays it."""
        self.leave()
        self.plan, self.standing = plan, standing

    def go_on(self) -> None:
        """Play the plan, after what is known."""
        assert self.plan
        plan: Any = self.plan
        known = None if self.standing is None else plan.knowing(self.standing)
        if self.standing is not None:
            self.standing = self.standing._replace(over=False, seconds=0.0)
        self._patience.start()
        process = self.standing_by.pop() if self.standing_by else PlanProcess()
        self._playing.append(process)
        channel, number = self._channel, self._number  # not this object: `tell` is called in a thread
        process.play(plan, lambda told: channel.tell((number, told)), known)

    def more(self) -> None:
        """Play for as long again, if play is over or stopped."""
        if self.process is None and self.over:
            self.go_on()
        elif self.process is not None and (self.over or self.stopped):
            if self.standing is not None:
                self.standing = self.standing._replace(over=False)
                self.until = self.standing.seconds + self._stretch
            self.stopped = False
            self.process.more()
        self.changed.emit()

    def stop(self) -> None:
        """Break off the games in progress and begin no more; a last standing follows."""
        if self.process is not None:
            self.stopped = True
            self.process.stop()

    def _hear(self, told: tuple[int, Any]) -> None:
        number, what = told
        if number != self._number:
            return
        if isinstance(what, str):
            self.leave()
            self.changed.emit()
            self.failed.emit(filled(self.tr("The games can't be played: {why}."), why=in_words(what)))
            return
        asked: object = self.plan
        plan = asked.plan if isinstance(asked, SweepPlan) else asked
        if isinstance(plan, StudyPlan):  # its process words findings in English
            what = what._replace(findings=retold(plan.study, what.tally, what.findings))
        self.take(what)

    def take(self, standing: StandingT) -> None:
        """Replace the standing by a later one."""
        self.standing = standing
        self.changed.emit()


def _end(*processes: list[PlanProcess]) -> None:
    for each in processes:
        while each:
            each.pop().end()
