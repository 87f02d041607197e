"""A question at play on a page: it is begun, stopped and gone on with, and what is known of it grows."""

from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.app.lab.study_run import Ahead, PlanRun
from cardtable.language import filled
from cardtable.playtest.blocks import StudyPlan
from cardtable.playtest.halving import SweepPlan, SweepStanding
from cardtable.playtest.standing import Standing
from cardtable.playtest.study_tally import Again, StudyTally

_LONG = 8000
"""Milliseconds after which the first games take long."""

PlanT = TypeVar("PlanT", StudyPlan, SweepPlan)
StandingT = TypeVar("StandingT", Standing, SweepStanding)


class StudyPlay(QObject, Generic[PlanT, StandingT]):
    """One question at a time, each for so many seconds, and for as long again whenever somebody wants more."""

    changed = Signal()
    """More is known, or nothing for long, or nothing any more."""
    failed = Signal(str)
    """Why it can't go on, in one sentence; nothing is known of it any more."""

    def __init__(self, page: QObject, seconds: float, ahead: Ahead) -> None:
        """`ahead` has the process that stands by for the page."""
        super().__init__(page)
        self.run: PlanRun | None = None
        """What plays, or has played last; None where all that is known was known before."""
        self.plan: PlanT | None = None
        """How it is played; None where nothing is asked."""
        self.standing: StandingT | None = None
        """What is known; None before anything is."""
        self.until = seconds
        """So many of the standing's seconds make up what is asked for."""
        self._stretch = seconds
        self._ahead = ahead
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_LONG)
        self._patience.timeout.connect(self.changed)

    @property
    def running(self) -> bool:
        """Whether games are being played."""
        return self.run is not None and not self.over

    @property
    def over(self) -> bool:
        """Whether no more are played, unless somebody wants more."""
        return self.standing is not None and self.standing.over

    @property
    def is_slow(self) -> bool:
        """Whether the first games take long."""
        return self.run is not None and self.standing is None and not self._patience.isActive()

    def leave(self) -> None:
        """Nothing is asked any more."""
        self.plan = self.standing = None
        self.until = self._stretch
        run, self.run = self.run, None
        if run is not None:
            run.deleteLater()

    def ask(self, plan: PlanT, standing: StandingT | None = None) -> None:
        """Asks something else, of which so much is known."""
        self.leave()
        self.plan, self.standing = plan, standing

    def go_on(self, tally: StudyTally | None, again: Again | None = None) -> None:
        """Plays what is asked, behind the games that are counted there, if any are; `again` has those of a sweep that
        its best has played with new deals."""
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
        """Plays for as long again, once all is over."""
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
        """Plays no more."""
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
