"""A study under way, or games from a position, as the window has it: what its process tells comes as signals."""

from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from cardtable.app.relay import channel_to
from cardtable.playtest.blocks import StudyPlan
from cardtable.playtest.findings import retold
from cardtable.playtest.halving import SweepPlan, SweepStanding
from cardtable.playtest.running import Plan, Running, Standby
from cardtable.playtest.standing import Standing
from cardtable.wording import in_words


class Ahead(QObject):
    """Has a process stand by for what is asked next, as long as its page is there."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: list[Standby] = []
        self.destroyed.connect(partial(_dismiss, self._waiting))

    def prepare(self) -> None:
        """Somebody is about to ask something."""
        if not self._waiting:
            self._waiting.append(Standby())

    def take(self) -> Standby | None:
        """The one that stands by, for whoever has it play; None where none does."""
        return self._waiting.pop() if self._waiting else None


def _dismiss(waiting: list[Standby]) -> None:
    for one in waiting:
        one.end()
        one.close()
    waiting.clear()


class PlanRun(QObject):
    """Plays from the moment it is made until it is over, stopped, or deleted."""

    told = Signal(object)
    """What the plan's `standing` gives: a `Standing` where it is a study."""
    failed = Signal(str)
    """Why it can't go on."""

    def __init__(
        self, plan: Plan[Any, object], parent: QObject, known: Any = None, standby: Standby | None = None
    ) -> None:
        """It goes on behind what is `known` from before, the plan's own tally, if anything is. `standby` plays it,
        where a process is at hand."""
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
        """Say what is found of a study in the language of the screen: the process that plays speaks English."""
        plan = self._plan.plan if isinstance(self._plan, SweepPlan) else self._plan
        if isinstance(plan, StudyPlan) and isinstance(told, Standing | SweepStanding):
            return told._replace(findings=retold(plan.study, told.tally, told.findings))
        return told

    def stop(self) -> None:
        """Begins no more games: what it has found by then is told once more."""
        self._running.stop()

    def more(self) -> None:
        """Plays on for as long again."""
        self._running.more()
