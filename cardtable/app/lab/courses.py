"""Courses of a study's games, round by round. Games are replayed in processes when their courses come into view."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.app.long_work import LatestWork
from cardtable.playtest.blocks import GameTrace, StudyPlan
from cardtable.playtest.running import playing_courses
from cardtable.playtest.study_tally import leads

_REST = 300
"""Milliseconds for which a course must be wanted before its game is replayed."""
_TOGETHER = 4
"""Number of games replayed by one process: starting one takes time."""


class Wanted(NamedTuple):
    """Game of a study whose course is wanted."""

    plan: StudyPlan
    beside: int
    """Number of the rule set to compare with the base."""
    block: int
    rotation: int


class Leads(NamedTuple):
    """Lead of one seat by round, under the base and under another rule set."""

    seat: int
    """Seat whose final lead differs most between the two rule sets."""
    authors: Sequence[int]
    yours: Sequence[int]
    """Leads under the base (`authors`) and the other rule set: 0 before the first round, negative when behind."""


class Courses(QObject):
    """Cache of courses, filled in the background."""

    found = Signal()
    """Emitted when more courses are known."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._known: dict[Wanted, Sequence[GameTrace]] = {}
        self._wanted: Sequence[Wanted] = ()
        self._work = LatestWork(self)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._rest.timeout.connect(self._ask)

    def of(self, wanted: Wanted) -> Sequence[GameTrace] | None:
        """Return the course of a game under both rule sets; None while it is not known."""
        return self._known.get(wanted)

    def want(self, games: Sequence[Wanted]) -> None:
        """Set the games whose courses are wanted, the most urgent first."""
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
        alone = first == self._wanted[0]  # shown right now: it must not wait for others
        alike = [game for game in missing if (game.plan, game.beside) == (first.plan, first.beside)]
        games = alike[: 1 if alone else _TOGETHER]
        places = [(game.block, game.rotation) for game in games]
        work = self._work.begin(playing_courses(first.plan, (0, first.beside), places))
        work.done.connect(partial(self._hear, games))
        work.leave_with_parent()
        work.start_aside()

    def _hear(self, games: Sequence[Wanted], courses: Sequence[Sequence[GameTrace]]) -> None:
        self._known.update(zip(games, courses, strict=True))
        self.found.emit()
        if self._missing:
            self._rest.start()


def told_leads(courses: Sequence[GameTrace]) -> Leads:
    """Return the leads of a game played under two rule sets."""
    ends = [leads(went.scores[-1]) if went.scores else [] for went in courses]
    seats = range(min(map(len, ends)))
    seat = max(seats, key=lambda seat: abs(ends[1][seat] - ends[0][seat]), default=0)
    authors, yours = ([0, *[leads(scores)[seat] for scores in went.scores]] for went in courses)
    return Leads(seat, authors, yours)
