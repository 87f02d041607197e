"""Steps on the way to another page, while the present page stays: long work, and questions to the person."""

import gc
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtWidgets import QDialog, QWidget

from cardtable.app.event_loop import call_later
from cardtable.app.long_work import LongWork, Work


class OpeningStep(NamedTuple):
    """Long work. Its result is sent to the generator of steps."""

    work: Work
    about: Path | None
    """Record that the work is about; None for a new one."""
    aside: bool = False
    """True for work in a thread, False for work in slices."""


class OpeningQuestion(NamedTuple):
    """Question to the person. The answer is sent to the generator of steps, which is closed if there is none."""

    dialog: QDialog
    answer: SignalInstance


Steps = Generator[OpeningStep | OpeningQuestion, Any, object]
"""Generator of the steps to a page, run in the interface's thread. It returns the page's route, or None to stay."""


class Opening(QObject):
    """Runs the steps to a page. It is deleted when it has ended, and with its parent."""

    arrived = Signal(object)
    """Route of the page."""
    failed = Signal(object, object)
    """Error of a step (see `LongWork.failed`), and the path that the step was about."""
    ended = Signal()
    """Emitted once when the steps are done, have failed or were cancelled, before `arrived` or `failed`."""

    def __init__(self, steps: Steps, parent: QWidget, note: Callable[[Path | None], str], spare: bool) -> None:
        """`note` returns the words for a step, shown at the bottom of the window.

        With `spare`, all present objects are frozen before each step, so that garbage collection skips the modules the
        steps import; otherwise it would hold up a game for several frames. Other objects are frozen too, and not freed
        even if they become garbage. Therefore they may stay frozen only as long as the game, and nothing of the game
        itself may exist before these steps.
        """
        super().__init__(parent)
        self._steps = steps
        self._window = parent
        self._note = note
        self._spare = spare
        self._under_way: LongWork | QDialog | None = None
        self._is_over = False

    def go_on(self, found: object = None) -> None:
        """Run the next step. `found` is the result of the step before."""
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
            if isinstance(step, OpeningQuestion):
                self._ask(step)
            else:
                self._work(step)

    def cancel(self) -> None:
        """Stop, and close the step under way."""
        if self._is_over:
            return
        self._end()
        if isinstance(self._under_way, QDialog):
            self._under_way.close()
        elif self._under_way is not None:
            self._under_way.cancel()
        self._steps.close()

    def _ask(self, question: OpeningQuestion) -> None:
        self._under_way = question.dialog

        def answered(found: object = None) -> None:
            if self._under_way is question.dialog:  # only the first of two quick clicks counts
                self.go_on(found)

        question.answer.connect(answered)
        question.dialog.rejected.connect(self.cancel)
        question.dialog.open()

    def _work(self, step: OpeningStep) -> None:
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
        """Cancel if no step followed the last one: it was cancelled by the person, or there was an error in the
        program."""
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
