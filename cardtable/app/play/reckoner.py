"""Long work for what a screen shows, in a process: arrays are slow to import, and would hold up whatever moves.

All who ask share one process, which ends with the last of them: so what it has at hand outlives the table of one pair
of eyes, and who leaves a page cuts its work off.
"""

from collections.abc import Callable, Generator

from PySide6.QtCore import QCoreApplication, QObject, Signal
from shiboken6 import isValid

from cardtable.app.play.bot_process import BotProcess
from cardtable.app.soon import soon
from cardtable.bots.worker import Told

BREATH = 100
"""Milliseconds before what has failed is tried again: by then it has been heard that a process ended, and another is
started."""
Steps = Callable[[], Generator[float, None, object]]


class Reckoner(QObject):
    """Does one thing at a time for whoever is its parent."""

    progressed = Signal(float)
    """The share that is done."""
    done = Signal(object)
    """The result."""
    failed = Signal(str)
    """What went wrong, twice: what fails is tried once more, since it may be the process that ended."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._busy = False
        self._steps: Steps | None = None  # what was begun last
        self._next: Steps | None = None  # what is wanted by now
        self._tried = False  # whether it failed once
        self._process: BotProcess | None = None

    def begin(self, steps: Steps) -> None:
        """Does this, as `Task` has it, in the place of what it has not done yet. What is under way comes to its end
        first, and its result is not told: the way to the process holds little, and whoever fills it waits."""
        if self._process is None:
            self._process = _shared().hold(self)
        if self._busy:
            self._next = steps
        else:
            self._tried = False
            self._work(steps)

    def _try_again(self) -> None:
        """What failed; or what is wanted instead by now."""
        self._busy = False
        steps, self._next = self._next, None
        if steps is not None:
            self.begin(steps)
        elif self._steps is not None:
            self._work(self._steps)

    def _work(self, steps: Steps) -> None:
        assert self._process is not None
        self._busy, self._steps = True, steps
        self._process.work(steps, self._hear)

    def _hear(self, told: Told) -> None:
        if not isValid(self):  # who asked is gone
            return
        if not told.over:
            self.progressed.emit(told.share)
            return
        self._busy = False
        if told.problem is not None and not self._tried:
            self._tried = self._busy = True
            soon(self, self._try_again, BREATH)
            return
        steps, self._next = self._next, None
        if steps is not None:
            self.begin(steps)
        elif told.problem is not None:
            self.failed.emit(told.problem)
        else:
            self.done.emit(told.result)


class _Shared(QObject):
    """The application's one process for this, while anybody holds it."""

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._process: BotProcess | None = None
        self._holders = 0

    def hold(self, holder: QObject) -> BotProcess:
        """It goes on until this one is gone too."""
        if self._process is None:
            self._process = BotProcess(self)
        self._holders += 1
        holder.destroyed.connect(self._let_go)
        return self._process

    def _let_go(self) -> None:
        self._holders -= 1
        if not self._holders and self._process is not None:
            self._process.close()
            self._process.deleteLater()
            self._process = None


def _shared() -> _Shared:
    application = QCoreApplication.instance()
    found = application.findChild(_Shared) if application else None
    return found or _Shared(application)
