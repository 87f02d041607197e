"""Long work for a page, done in the pool: importing arrays takes long, and would hold up everything that moves."""

from PySide6.QtCore import QObject, Signal

from cardtable.app.play.pool import PoolClient, Steps, Urgency
from cardtable.bots.worker import TaskMessage
from cardtable.wording import in_words


class PoolTask(QObject):
    """Client of the pool that does one task at a time and ends with its parent."""

    progressed = Signal(float)
    """Share done, 0 to 1."""
    done = Signal(object)
    """Result of the work."""
    failed = Signal(str)
    """Description of the fault, after two attempts."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._client = PoolClient(Urgency.BESIDE, self)
        self._number = 0  # of the work that is wanted

    def begin(self, steps: Steps) -> None:
        """Start a task's steps (see `Task`), in place of any that are not done yet."""
        self._client.cancel(self._number)
        self._number = self._client.work(steps, self._hear)

    def _hear(self, told: TaskMessage) -> None:
        if not told.over:
            self.progressed.emit(told.share)
        elif told.problem is not None:
            self.failed.emit(in_words(told.problem))
        else:
            self.done.emit(told.result)
