"""One thing that would be better in a sweep: a measure, and how it should lie."""

from collections.abc import Sequence
from math import isfinite

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDoubleSpinBox, QWidget

from cardtable.app.parts.forms import make_button, make_row
from cardtable.app.parts.narrow_box import NarrowBox
from cardtable.app.parts.widgets import spare_letters
from cardtable.playtest.rule_set_measures import measures_of
from cardtable.playtest.study import Goal, Wish
from cardtable.playtest.told import scale_of

_AT_MOST, _AT_LEAST, _LOWEST, _HIGHEST = range(4)
_USUAL_END = 20
_WIDE = 720
"""Its fields stand near each other: it is no wider, as designed."""


class SweepGoal(QWidget):
    """Three fields in a row."""

    changed = Signal()
    dropped = Signal()
    """It should be no goal any more."""

    def __init__(self, game: str, measure: str, only: bool, end: float = _USUAL_END) -> None:
        """It should come to `end` at most, to begin with. `only`: it is the one that may be a wish too, as low or as
        high as can be, and stays."""
        super().__init__()
        self.measure = NarrowBox()
        self.measure.setAccessibleName(self.tr("Measure"))
        for name, known in measures_of(game).items():
            self.measure.addItem(known.label(), name)
        self.kind = NarrowBox()
        self.kind.setAccessibleName(self.tr("Aim"))
        kinds = [self.tr("at most"), self.tr("at least"), self.tr("as low as possible"), self.tr("as high as possible")]
        self.kind.addItems(kinds if only else kinds[: _AT_LEAST + 1])
        self.end = QDoubleSpinBox()
        self.end.setRange(-10_000, 10_000)
        self.end.setDecimals(1)
        self.end.setValue(end)
        self.end.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.end.setAccessibleName(self.tr("Goal"))
        spare_letters(self.end)
        self.drop_button = make_button(
            self.tr("Remove"), self.dropped.emit, 12, self.tr("Remove this goal"), small=True
        )
        self.drop_button.setVisible(not only)
        row = make_row((self.measure, 3), (self.kind, 2), (self.end, 1), self.drop_button, gap=8, rim=(0, 0, 0, 0))
        self.setLayout(row)
        self.setMaximumWidth(_WIDE)
        self.measure.setCurrentIndex(max(self.measure.findData(measure), 0))
        for box in (self.measure, self.kind):
            box.currentIndexChanged.connect(self._change)
        self.end.valueChanged.connect(self.changed)

    def _change(self) -> None:
        self.end.setVisible(self.kind.currentIndex() in (_AT_MOST, _AT_LEAST))
        self.changed.emit()

    @property
    def stops(self) -> Sequence[QWidget]:
        """What Tab goes through, in order."""
        return self.measure, self.kind, self.end, self.drop_button

    def show_goal(self, goal: Goal, high: bool) -> None:
        """One end of a goal: the `high` one or the low one."""
        self.measure.setCurrentIndex(max(self.measure.findData(goal.measure), 0))
        self.kind.setCurrentIndex(_AT_MOST if high else _AT_LEAST)
        self.end.setValue(scale_of(goal.measure) * (goal.high if high else goal.low))

    @property
    def goal(self) -> Goal | None:
        """What should hold; None where it is a wish."""
        name = str(self.measure.currentData())
        end = self.end.value() / scale_of(name)
        return {_AT_MOST: Goal(name, high=end), _AT_LEAST: Goal(name, low=end)}.get(self.kind.currentIndex())

    @property
    def wish(self) -> Wish | None:
        """What should be as low or as high as can be; None where it is a goal."""
        highest = self.kind.currentIndex() == _HIGHEST
        return Wish(str(self.measure.currentData()), highest) if self.goal is None else None


def ends_of(goals: Sequence[Goal]) -> list[tuple[Goal, bool]]:
    """The ends of goals that are asked for one by one: high ones before low ones."""
    return [(goal, high) for goal in goals for high in (True, False) if isfinite(goal.high if high else goal.low)]


def joined(goals: Sequence[Goal]) -> tuple[Goal, ...]:
    """One goal a measure: where it is to hold more than one, all of them."""
    found: dict[str, Goal] = {}
    for goal in goals:
        known = found.get(goal.measure, Goal(goal.measure))
        low, high = max(known.low, goal.low), min(known.high, goal.high)
        found[goal.measure] = Goal(goal.measure, min(low, high), max(low, high))
    return tuple(found.values())
