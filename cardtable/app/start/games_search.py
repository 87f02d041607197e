"""Finds all kept games: what is remembered of them at once, then how they lie in the folder, then what statistics
count in them."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable.app.imports import import_engine, import_screens
from cardtable.app.long_work import LongWork, Work
from cardtable.wording import in_words

if TYPE_CHECKING:
    from cardtable.app.start.games_words import Line
    from cardtable.app.start.games_work import Lines

    Step = Callable[[list[Line] | None], Lines]


class GamesSearch(QObject):
    """Goes on until all is known. Each step is work in a thread."""

    found = Signal(list)
    """All lines, the latest first; told again whenever more is known."""
    progressed = Signal(float)
    """The share that is done of what takes long."""
    checked = Signal(str)
    """All games are found that lie in the folder; or why it can't be read, in words."""
    ended = Signal()
    """Nothing more is to be found."""

    def __init__(self, page: QObject) -> None:
        super().__init__(page)
        self._work: LongWork | None = None
        self._steps: list[Step] = []
        self._told: list[Line] | None = None
        """The lines that were told last, unless the page has changed them since."""

    def start(self) -> None:
        """Looks for them, from the beginning."""
        self._search([_remembered, _checked, _counted])

    def look_again(self) -> None:
        """A file was touched, and the page shows it: what is being looked for may be older than that."""
        if self._work is not None:
            self.look_anew()

    def look_anew(self) -> None:
        """A file is back that the page doesn't show."""
        self._search([_checked, _counted])

    def _begin(self, steps: Work) -> LongWork:
        """Long work in the place of what is under way."""
        if self._work is not None:
            self._work.cancel()
        work = self._work = LongWork(steps, self)
        work.leave_with_parent()  # else it would hold a thread for minutes, which the next page's search waits for
        return work

    def _search(self, steps: "list[Step]") -> None:
        self._steps = steps
        self._told = None
        work = self._begin(import_engine())
        work.done.connect(self._import)
        work.start_aside()

    def _import(self) -> None:
        # `live` is what the page asks whether a game can be gone on with, too.
        work = self._begin(import_screens("play.live", "start.games_work"))
        work.done.connect(self._go_on)
        work.start()

    def _go_on(self) -> None:
        if not self._steps:
            self._work = None
            self.ended.emit()
            return
        step = self._steps.pop(0)
        work = self._begin(step(self._told))
        work.progressed.connect(self.progressed)
        work.done.connect(lambda lines: self._tell(step, lines))
        work.failed.connect(lambda error: self._pass_over(step, error))
        work.start_aside()

    def _pass_over(self, step: "Step", error: Exception) -> None:
        """Of a folder that can't be read no games are shown; what was shown before stays where they can't be
        counted."""
        if not isinstance(error, OSError):
            raise error  # it is no file's fault
        self._tell(step, [] if step is _checked else None, in_words(error))

    def _tell(self, step: "Step", lines: "list[Line] | None", why_not: str = "") -> None:
        if lines is not None:
            self._told = lines
            self.found.emit(lines)
        if step is _checked:
            self.checked.emit(why_not)
        self._go_on()


def _remembered(told: "list[Line] | None") -> "Lines":
    from cardtable.app.start.games_work import remembered

    return (yield from remembered(told))


def _checked(told: "list[Line] | None") -> "Lines":
    from cardtable.app.start.games_work import checked

    return (yield from checked(told))


def _counted(told: "list[Line] | None") -> "Lines":
    from cardtable.app.start.games_work import counted

    return (yield from counted(told or []))
