"""A study under way, as the window has it: what its process tells comes as signals."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Signal

from cardtable.app.relay import channel_to
from cardtable.playtest.blocks import StudyPlan
from cardtable.playtest.running import Running, Standing


class StudyRun(QObject):
    """Plays from the moment it is made until it is over, stopped, or deleted."""

    told = Signal(object)
    """A `Standing`."""
    failed = Signal(str)
    """Why it can't go on."""

    def __init__(self, plan: StudyPlan, parent: QObject) -> None:
        super().__init__(parent)
        self.plan = plan
        self._running = Running(plan, channel_to(self, self._hear).tell)
        self.destroyed.connect(partial(Running.end, self._running))
        application = QCoreApplication.instance()
        assert application
        application.aboutToQuit.connect(self._end)  # Python waits at its end for processes that are no daemons

    def _hear(self, told: Standing | str) -> None:
        if isinstance(told, str):
            self.failed.emit(told)
        else:
            self.told.emit(told)

    def _end(self) -> None:
        self._running.end()

    def stop(self) -> None:
        """Begins no more games: what it has found by then is told once more."""
        self._running.stop()

    def more(self) -> None:
        """Plays on for as long again."""
        self._running.more()
