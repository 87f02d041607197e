"""Search for all games, in three steps: as the index remembers them, as they are in the folder, and with the figures
for statistics."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable.app.imports import import_engine, import_screens
from cardtable.app.long_work import LongWork, Work
from cardtable.wording import in_words

if TYPE_CHECKING:
    from cardtable.app.start.games_words import StandingLine
    from cardtable.app.start.games_work import Lines

    Step = Callable[[list[StandingLine] | None], Lines]


class GamesSearch(QObject):
    """Search for games, each step in a thread."""

    found = Signal(list)
    """All lines, latest first. Emitted again whenever more is known."""
    progressed = Signal(float)
    """Share of a long step that is done, 0 to 1."""
    checked = Signal(str)
    """Emitted when all games in the folder are found: the reason why the folder can't be read, or ""."""
    ended = Signal()
    """Emitted at the end of the search."""

    def __init__(self, page: QObject) -> None:
        super().__init__(page)
        self._work: LongWork | None = None
        self._steps: list[Step] = []
        self._told: list[StandingLine] | None = None
        """Lines that were emitted last; None if the page may have changed them since."""

    def start(self) -> None:
        """Search from the beginning."""
        self._search([_remembered, _checked, _counted])

    def look_again(self) -> None:
        """Search again after a file was changed and the list updated, but only if a search is under way, whose results
        may be older than the change."""
        if self._work is not None:
            self.look_anew()

    def look_anew(self) -> None:
        """Search the folder again, for a file that the page doesn't show."""
        self._search([_checked, _counted])

    def _begin(self, steps: Work) -> LongWork:
        """Cancel the work under way, and return new work, not yet started."""
        if self._work is not None:
            self._work.cancel()
        work = self._work = LongWork(steps, self)
        work.leave_with_parent()  # otherwise it would occupy a thread for minutes while the next page's search waits
        return work

    def _search(self, steps: "list[Step]") -> None:
        self._steps = steps
        self._told = None
        work = self._begin(import_engine())
        work.done.connect(self._import)
        work.start_aside()

    def _import(self) -> None:
        # `live` tells the page whether a game can be continued.
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
        """Continue after a step failed. If the folder can't be read, the list becomes empty; if only counting failed,
        it stays as it is."""
        if not isinstance(error, OSError):
            raise error  # a fault in the program, not in a file
        self._tell(step, [] if step is _checked else None, in_words(error))

    def _tell(self, step: "Step", lines: "list[StandingLine] | None", why_not: str = "") -> None:
        if lines is not None:
            self._told = lines
            self.found.emit(lines)
        if step is _checked:
            self.checked.emit(why_not)
        self._go_on()


def _remembered(told: "list[StandingLine] | None") -> "Lines":
    from cardtable.app.start.games_work import remembered

    return (yield from remembered(told))


def _checked(told: "list[StandingLine] | None") -> "Lines":
    from cardtable.app.start.games_work import checked

    return (yield from checked(told))


def _counted(told: "list[StandingLine] | None") -> "Lines":
    from cardtable.app.start.games_work import counted

    return (yield from counted(told or []))
