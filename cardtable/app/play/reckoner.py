"""Long work for what a screen shows, in the pool: arrays are slow to import, and would hold up whatever moves."""

from PySide6.QtCore import QObject, Signal

from cardtable.app.play.pool import PoolClient, Steps, Urgency
from cardtable.bots.worker import Told
from cardtable.wording import in_words


class Reckoner(QObject):
    """Does one thing at a time for its parent, and ends with it."""

    progressed = Signal(float)
    """The share that is done."""
    done = Signal(object)
    """The result."""
    failed = Signal(str)
    """What went wrong, twice."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._client = PoolClient(Urgency.BESIDE, self)
        self._number = 0  # of what is wanted

    def begin(self, steps: Steps) -> None:
        """Does this, as `Task` has it, in the place of what it has not done yet."""
        self._client.cancel(self._number)
        self._number = self._client.work(steps, self._hear)

    def _hear(self, told: Told) -> None:
        if not told.over:
            self.progressed.emit(told.share)
        elif told.problem is not None:
            self.failed.emit(in_words(told.problem))
        else:
            self.done.emit(told.result)
