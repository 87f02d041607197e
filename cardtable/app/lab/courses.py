"""How games of a study went, round by round: they are played again for it, in processes, when they come to be seen."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.app.long_work import LatestWork
from cardtable.playtest.blocks import StudyPlan, Went
from cardtable.playtest.running import playing_courses
from cardtable.playtest.study_tally import leads

_REST = 300
"""Milliseconds for which a game must have been wanted before it is played again."""
_TOGETHER = 4
"""So many games are played by one process, which has to be started."""


class Wanted(NamedTuple):
    """A game of a study."""

    plan: StudyPlan
    beside: int
    """The rule set beside the base."""
    block: int
    rotation: int


class Leads(NamedTuple):
    """How far one seat led after each round, under the base and under another rule set."""

    seat: int
    """That to which it mattered most under which rules was played."""
    authors: Sequence[int]
    yours: Sequence[int]
    """Less than nothing where it was behind; the first is before the first round."""


class Courses(QObject):
    """Those that were wanted once stay known."""

    found = Signal()
    """More are known."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._known: dict[Wanted, Sequence[Went]] = {}
        self._wanted: Sequence[Wanted] = ()
        self._work = LatestWork(self)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._rest.timeout.connect(self._ask)

    def of(self, wanted: Wanted) -> Sequence[Went] | None:
        """How a game went under both rule sets; None while that is not known."""
        return self._known.get(wanted)

    def want(self, games: Sequence[Wanted]) -> None:
        """From now on these are wanted, the first of them soonest."""
        if games[:1] != self._wanted[:1]:
            self._work.cancel()
        self._wanted = games
        if not self._missing:
            self._rest.stop()
        elif not self._work.under_way:
            self._rest.start()

    @property
    def _missing(self) -> Sequence[Wanted]:
        return [game for game in self._wanted if game not in self._known]

    def _ask(self) -> None:
        missing = self._missing
        if not missing:
            return
        first = missing[0]
        alone = first == self._wanted[0]  # somebody looks at it: it is not to wait for others
        alike = [game for game in missing if (game.plan, game.beside) == (first.plan, first.beside)]
        games = alike[: 1 if alone else _TOGETHER]
        places = [(game.block, game.rotation) for game in games]
        work = self._work.begin(playing_courses(first.plan, (0, first.beside), places))
        work.done.connect(partial(self._hear, games))
        work.leave_with_parent()
        work.start_aside()

    def _hear(self, games: Sequence[Wanted], courses: Sequence[Sequence[Went]]) -> None:
        self._known.update(zip(games, courses, strict=True))
        self.found.emit()
        if self._missing:
            self._rest.start()


def told_leads(courses: Sequence[Went]) -> Leads:
    """What is to be seen of a game that was played under two rule sets."""
    ends = [leads(went.scores[-1]) if went.scores else [] for went in courses]
    seats = range(min(map(len, ends)))
    seat = max(seats, key=lambda seat: abs(ends[1][seat] - ends[0][seat]), default=0)
    authors, yours = ([0, *[leads(scores)[seat] for scores in went.scores]] for went in courses)
    return Leads(seat, authors, yours)
