"""Every seat's chance to win along a record, played out in the background and kept: what the ribbon shows."""

from collections.abc import Generator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from cardtable.app.lab.study_run import PlanRun
from cardtable.app.long_work import LongWork
from cardtable.bots.players import usual_player
from cardtable.engine.record import Record
from cardtable.library.kept_chances import keep_chances, known_chances
from cardtable.library.studies import CHANCES
from cardtable.playtest.chances import Course
from cardtable.playtest.position_tally import PositionStanding, PositionTally
from cardtable.playtest.positions import PositionPlan

_GAMES = 60
"""From each moment."""
_SEED = 1  # the same for all records: a branch knows what its parent does
_KEEP_EVERY = 20
"""Of so many tellings one is kept on the disk."""


class _Begun(NamedTuple):
    course: Course
    plan: PositionPlan
    known: PositionTally


class ChancesRun(QObject):
    """Plays from the moment it is made until all is known well enough, or until it is deleted."""

    found = Signal(object)
    """By how many lines have been played, each seat's chance (a mapping to sequences), as far as they are known."""

    def __init__(self, path: Path, record: Record, landmarks: Sequence[int], parent: QObject) -> None:
        """The record lies at a path in a study's folder, where what is found is kept; `landmarks` come first."""
        super().__init__(parent)
        self._file = path.parent / CHANCES
        self._begun: _Begun | None = None
        self._told = 0
        beginning = LongWork(_beginning(self._file, record, landmarks), self)
        beginning.leave_with_parent()
        beginning.done.connect(self._begin)
        beginning.start_aside()

    def _begin(self, begun: _Begun) -> None:
        self._begun = begun
        if begun.known.games:
            self.found.emit(_by_moment(begun, begun.known))
        if begun.plan.behind(begun.known).pieces:
            run = PlanRun(begun.plan, self, begun.known)
            run.told.connect(self._hear)

    def _hear(self, standing: PositionStanding) -> None:
        assert self._begun
        self.found.emit(_by_moment(self._begun, standing.tally))
        self._told += 1
        if standing.over or self._told % _KEEP_EVERY == 0:
            LongWork(_keeping(self._file, self._begun, standing.tally), self).start_aside()


def _beginning(file: Path, record: Record, landmarks: Sequence[int]) -> Generator[float, None, _Begun]:
    header, course = record.header, Course(record)
    players = (usual_player(header.game.key),) * len(header.seats)
    plan = course.plan(players, _SEED, _GAMES, landmarks)
    yield 0.5
    return _Begun(course, plan, known_chances(file, course, plan))


def _keeping(file: Path, begun: _Begun, tally: PositionTally) -> Generator[float, None, None]:
    yield 0.0
    keep_chances(file, begun.course, begun.plan, tally)


def _by_moment(begun: _Begun, tally: PositionTally) -> Mapping[int, Sequence[float]]:
    chances = begun.course.chances(begun.plan, tally)
    return {at: chance.shares for at, chance in enumerate(chances) if chance is not None}
