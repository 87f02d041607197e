"""Finds all kept games: what is remembered of them at once, then how they lie in the folder, then what statistics
count in them."""

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable.app.long_work import LongWork

if TYPE_CHECKING:
    from cardtable.app.start.kept_words import Line
    from cardtable.app.start.kept_work import Lines


class KeptSearch(QObject):
    """Goes on until all is known. Each step is work in a thread, which imports what it needs there."""

    found = Signal(list)
    """All lines, the latest first; told again whenever more is known."""
    progressed = Signal(float)
    """The share that is done of what takes long."""
    checked = Signal()
    """All games are found that lie in the folder."""
    ended = Signal()
    """Nothing more is to be found."""

    def __init__(self, page: QObject) -> None:
        super().__init__(page)
        self._work: LongWork | None = None
        self._steps: list[Callable[[], Lines]] = []

    def start(self) -> None:
        """Looks for them, from the beginning."""
        self._begin([_remembered, _checked, _counted])

    def look_again(self) -> None:
        """A file was touched: what has been seen of the folder so far may not be true any more."""
        if self._work is not None:
            self._begin([_checked, _counted])

    def look_anew(self) -> None:
        """A file is back that the page doesn't show. What is remembered may be older than what it shows."""
        self._begin([_renewed, _counted])

    def _begin(self, steps: "list[Callable[[], Lines]]") -> None:
        if self._work is not None:
            self._work.cancel()
        self._steps = steps
        self._go_on()

    def _go_on(self) -> None:
        if not self._steps:
            self._work = None
            self.ended.emit()
            return
        step = self._steps.pop(0)
        work = self._work = LongWork(step(), self)
        work.progressed.connect(self.progressed)
        work.done.connect(lambda lines: self._tell(step, lines))
        work.failed.connect(lambda error: self._tell(step, []))  # the folder can't be read
        work.start_aside()

    def _tell(self, step: "Callable[[], Lines]", lines: "list[Line] | None") -> None:
        if lines is not None:
            self.found.emit(lines)
        if step in (_checked, _renewed):
            self.checked.emit()
        self._go_on()


def _remembered() -> "Generator[float, None, list[Line] | None]":
    from cardtable.app.start.kept_work import remembered

    return (yield from remembered())


def _checked() -> "Generator[float, None, list[Line] | None]":
    from cardtable.app.start.kept_work import checked

    return (yield from checked())


def _renewed() -> "Generator[float, None, list[Line] | None]":
    from cardtable.app.start.kept_work import renewed

    return (yield from renewed())


def _counted() -> "Generator[float, None, list[Line] | None]":
    from cardtable.app.start.kept_work import counted

    return (yield from counted())
