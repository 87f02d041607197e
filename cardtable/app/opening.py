"""The way to another page, step by step, while the page that is there stays: long work, and questions to the person."""

import gc
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtWidgets import QDialog, QWidget

from cardtable.app.call_later import call_later
from cardtable.app.long_work import LongWork, Work


class Step(NamedTuple):
    """Long work; what follows is sent its result."""

    work: Work
    about: Path | None
    """The record that it is about; None where that is a new one."""
    aside: bool = False
    """It is done in a thread, and not in slices."""


class Asked(NamedTuple):
    """A question; what follows is sent the answer, and nothing follows where there is none."""

    dialog: QDialog
    answer: SignalInstance


Steps = Generator[Step | Asked, Any, object]
"""In the interface's thread, from one step to the next: the steps to a page, and at last that page's route; None where
all stays as it is."""


class Opening(QObject):
    """Goes such a way. It is deleted when it has ended, and with its parent."""

    arrived = Signal(object)
    """The route of the page."""
    failed = Signal(object, object)
    """Of a step: its error (see `LongWork.failed`), and the path that it was about."""
    ended = Signal()
    """It has arrived, failed, or was cancelled: told once, before `arrived` or `failed`."""

    def __init__(self, steps: Steps, parent: QWidget, note: Callable[[Path | None], str], spare: bool) -> None:
        """`note` says in words what a step does, for the note at the window's foot.

        `spare` has the search for garbage spare all modules that come with the steps: they would hold up a game for
        several frames. All else that is there at a step is spared with them, though it be left: so not for longer than
        the game, and none of the game itself, which may begin only with these steps.
        """
        super().__init__(parent)
        self._steps = steps
        self._window = parent
        self._note = note
        self._spare = spare
        self._under_way: LongWork | QDialog | None = None
        self._is_over = False

    def go_on(self, found: object = None) -> None:
        """To the next step, or the first one; `found` is what came of the last."""
        self._under_way = None
        try:
            step = self._steps.send(found)
        except StopIteration as end:
            self._end()
            if end.value is not None:
                self.arrived.emit(end.value)
        except BaseException:
            self._end()
            raise
        else:
            if isinstance(step, Asked):
                self._ask(step)
            else:
                self._work(step)

    def cancel(self) -> None:
        """Leaves it: what was under way lets go of what it holds."""
        if self._is_over:
            return
        self._end()
        if isinstance(self._under_way, QDialog):
            self._under_way.close()
        elif self._under_way is not None:
            self._under_way.cancel()
        self._steps.close()

    def _ask(self, question: Asked) -> None:
        self._under_way = question.dialog

        def answered(found: object = None) -> None:
            if self._under_way is question.dialog:  # two quick clicks answer once
                self.go_on(found)

        question.answer.connect(answered)
        question.dialog.rejected.connect(self.cancel)
        question.dialog.open()

    def _work(self, step: Step) -> None:
        from cardtable.app.parts.work_note import WorkNote

        if self._spare:
            gc.freeze()
        work = self._under_way = LongWork(step.work, self)
        work.done.connect(self.go_on)
        work.failed.connect(lambda error: self._fail(error, step.about))
        work.ended.connect(self._step_ended)
        WorkNote(work, self._note(step.about), self._window)
        (work.start_aside if step.aside else work.start)()

    def _step_ended(self) -> None:
        self._under_way = None
        call_later(self, self._stop)

    def _stop(self) -> None:
        """Where nothing followed a step: it was cancelled at its note, or something is wrong with us."""
        if self._under_way is None:
            self.cancel()

    def _fail(self, error: Exception, about: Path | None) -> None:
        self._end()
        self._steps.close()
        self.failed.emit(error, about)

    def _end(self) -> None:
        self._is_over = True
        self.ended.emit()
        self.deleteLater()
