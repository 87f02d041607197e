"""Every seat's chance to win along a record, played out in the background and kept on the disk for the ribbon."""

from collections.abc import Generator, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from cardtable.app.lab.study_run import PlanRun
from cardtable.app.long_work import LongWork
from cardtable.bots.players import usual_player
from cardtable.engine.record import Record
from cardtable.library.kept_chances import keep_chances, known_chances
from cardtable.library.studies import CHANCES
from cardtable.playtest.chances import WinChance, WinCurve
from cardtable.playtest.position_tally import PositionStanding, PositionTally
from cardtable.playtest.positions import PositionPlan

_SEED = 1  # the same for every record, so that a branch can use the games of its parent
_LANDMARKS = 16
"""Largest number of moments in the first pass."""
_PASSES = ((_LANDMARKS, 30), (None, 10), (None, 60))
"""Passes, each better than the last: how many moments (None for all), and how many games from each."""
_LEAST = 8
"""Least number of finished games whose result is shown."""
_KEEP_EVERY = 20
"""Number of reports for each time that the results are saved."""


class _Begun(NamedTuple):
    course: WinCurve
    plan: PositionPlan
    known: PositionTally


class ChancesRun(QObject):
    """Player of games from the moments of a record, from its creation until all is known well, or its deletion."""

    found = Signal(object)
    """Chances known so far: a mapping of moments (numbers of lines) to Chance."""
    begun = Signal(float)
    """Progress until the first chances can be shown, 0 to 1."""

    def __init__(self, path: Path, record: Record, landmarks: Sequence[int], parent: QObject) -> None:
        """Begin with what is kept beside `path`, in a study's folder; moments in `landmarks` are played out first."""
        super().__init__(parent)
        self._file = path.parent / CHANCES
        self._begun: _Begun | None = None
        self._run: PlanRun | None = None
        self._waits = False
        self._told = 0
        step = -(-len(landmarks) // _LANDMARKS) or 1
        beginning = LongWork(_beginning(self._file, record, landmarks[::step]), self)
        beginning.leave_with_parent()
        beginning.done.connect(self._begin)
        beginning.start_aside()

    def _begin(self, begun: _Begun) -> None:
        self._begun = begun
        self._tell(begun.plan, begun.known)
        self._go_on()

    def wait(self, on: bool) -> None:
        """Pause while something more urgent is played, or go on."""
        if on != self._waits:
            self._waits = on
            if on and self._run is not None:
                self._run.stop()
            elif not on and self._run is None and self._begun is not None:
                self._go_on()

    def _go_on(self) -> None:
        """Begin the next pass that has games left to play."""
        if self._run is not None:
            self._run.deleteLater()
            self._run = None
        if self._waits or self._begun is None:
            return
        _, whole, known = self._begun
        for moments, games in _PASSES:
            plan = whole._replace(ways=whole.ways[:moments], games=games)
            before = plan.tally()
            before.ways[:] = known.ways[: len(plan.ways)]
            if plan.behind(before).pieces:
                self._run = PlanRun(plan, self, before)
                self._run.told.connect(self._hear)
                return

    def _hear(self, standing: PositionStanding) -> None:
        if self.sender() is not self._run or self._begun is None:
            return
        course, whole, known = self._begun
        known.ways[: len(standing.tally.ways)] = standing.tally.ways
        self._tell(whole, known)
        self._told += 1
        if standing.over or self._told % _KEEP_EVERY == 0:
            LongWork(_keeping(self._file, course, whole, known.and_(whole.tally())), self).start_aside()
        if standing.over:
            self._go_on()

    def _tell(self, plan: PositionPlan, known: PositionTally) -> None:
        assert self._begun
        chances = self._begun.course.chances(plan, known)
        shown = {at: chance for at, chance in enumerate(chances) if chance and _is_enough(chance)}
        if len(shown) == len(chances) or len(shown) > 1:
            self.found.emit(shown)
        else:
            first = known.ways[:_LANDMARKS]
            self.begun.emit(sum([min(way.matches, _LEAST) for way in first]) / (_LEAST * len(first)))


def _is_enough(chance: WinChance) -> bool:
    return chance.exact or chance.games >= _LEAST


def _beginning(file: Path, record: Record, landmarks: Sequence[int]) -> Generator[float, None, _Begun]:
    header, course = record.header, WinCurve(record)
    players = (usual_player(header.game.key),) * len(header.seats)
    plan = course.plan(players, _SEED, max(games for _, games in _PASSES), landmarks)
    yield 0.5
    return _Begun(course, plan, known_chances(file, course, plan))


def _keeping(file: Path, course: WinCurve, plan: PositionPlan, tally: PositionTally) -> Generator[float, None, None]:
    yield 0.0
    keep_chances(file, course, plan, tally)
