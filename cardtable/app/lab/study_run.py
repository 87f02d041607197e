"""Run of a study, or of games from a position, as the window has it: reports of its process are signals."""

from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from cardtable.app.relay import channel_to
from cardtable.playtest.blocks import StudyPlan
from cardtable.playtest.findings import retold
from cardtable.playtest.running import Running, RunPlan, Standby
from cardtable.playtest.standing import StudySnapshot
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
