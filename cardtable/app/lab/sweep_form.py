"""Form of a sweep: the rules with the values to try, and what to aim for."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QDoubleSpinBox, QGridLayout, QLineEdit, QWidget

from cardtable.app.art.fonts import sans, serif
from cardtable.app.lab.sweep_question import AT_LEAST, AT_MOST, MOST_AIMS, SweepAim, SweepQuestion
from cardtable.app.parts.fields import NarrowBox
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.widgets import scrolling, set_tip, spare_letters
from cardtable.app.zoom import apply_zoom
from cardtable.engine.houserules import HouseRule
from cardtable.language import filled, listed
from cardtable.playtest.rule_set_measures import measures_of
from cardtable.table.rules_text import value_words

_WIDE = 720
"""Greatest width of a goal, in designed pixels, so that its fields are near each other."""


class SweepGoal(QWidget):
    """Goal, or wish, of a sweep: three fields in a row."""

    changed = Signal()
    dropped = Signal()
    """Emitted when the goal is to be removed."""

    def __init__(self, game: str, aim: SweepAim, only: bool) -> None:
        """Show an aim; `only` marks the first, which can't be removed and may be a wish."""
        super().__init__()
        self.measure = NarrowBox()
        self.measure.setAccessibleName(self.tr("Measure"))
        for name, known in measures_of(game).items():
            self.measure.addItem(known.label(), name)
        self.kind = NarrowBox()
        self.kind.setAccessibleName(self.tr("Aim"))
        kinds = [self.tr("at most"), self.tr("at least"), self.tr("as low as possible"), self.tr("as high as possible")]
        self.kind.addItems(kinds if only else kinds[: AT_LEAST + 1])
        self.end = QDoubleSpinBox()
        self.end.setRange(-10_000, 10_000)
        self.end.setDecimals(1)
        self.end.setValue(aim.end)
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
        self.measure.setCurrentIndex(max(self.measure.findData(aim.measure), 0))
        self.kind.setCurrentIndex(aim.kind)
        if aim.goal is None:
            self.end.hide()
        for box in (self.measure, self.kind):
            box.currentIndexChanged.connect(self._change)
        self.end.valueChanged.connect(self.changed)

    def _change(self) -> None:
        self.end.setVisible(self.kind.currentIndex() in (AT_MOST, AT_LEAST))
        self.changed.emit()

    @property
    def stops(self) -> Sequence[QWidget]:
        """Widgets in tab order."""
        return self.measure, self.kind, self.end, self.drop_button

    @property
    def aim(self) -> SweepAim:
        """Aim in the fields."""
        return SweepAim(str(self.measure.currentData()), self.kind.currentIndex(), self.end.value())


_FIELD, _HIGH = 360, 28
"""Width of the column of fields and height of a field for numbers, in designed pixels."""


class _RuleRow(NamedTuple):
    """Rule that may be tried."""

    rule: HouseRule
    box: QCheckBox
    values: QLineEdit | None
    """Field for numbers; None if the rule is tried with all its other values."""


class SweepAsking(QWidget):
    """Form of a sweep."""

    changed = Signal()

    def __init__(self, question: SweepQuestion) -> None:
        super().__init__()
        self._asked = question  # to begin with
        game = question.game
        self.goal = SweepGoal(game, question.aims[0], only=True)
        self.more_goals: list[SweepGoal] = []
        """Goals after the first."""
        self.more_button = make_button(
            self.tr("Add goal"), self.add_goal, 13, self.tr("Add another goal to meet"), small=True
        )
        self._goals = make_column(self.goal, gap=6, rim=(0, 0, 0, 0))
        for aim in question.aims[1:]:
            self._add(aim)
        self.how = NarrowBox()
        self.how.setAccessibleName(self.tr("Combinations"))
        self.how.addItems(
            [
                self.tr("one rule at a time"),
                self.tr("one at a time, plus all combinations of the first two"),
                self.tr("all combinations"),
            ]
        )
        self.how.setCurrentIndex(question.how)
        self.count = make_label(sans(13), look="dim", wraps=True)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(4)
        grid.setColumnMinimumWidth(1, _FIELD)
        grid.setColumnStretch(2, 1)
        self.rows = [self._row(rule, grid, place) for place, rule in enumerate(question.rules)]
        form = QWidget()
        form.setLayout(make_column(grid, None, rim=(0, 0, 12, 0)))
        self.setLayout(
            make_column(
                make_row(make_label(serif(18, 700), self.tr("What to aim for")), self.more_button, None, gap=14),
                self._goals,
                8,
                make_row(make_label(serif(18, 700), self.tr("Values to try")), self.how, None, gap=14),
                (scrolling(form), 1),
                self.count,
                gap=8,
                rim=(0, 0, 0, 0),
            )
        )
        self.goal.changed.connect(self._update)
        self.how.currentIndexChanged.connect(self._update)
        for row in self.rows:
            row.box.toggled.connect(self._update)
        self._update()

    def _row(self, rule: HouseRule, grid: QGridLayout, place: int) -> _RuleRow:
        asked, now = self._asked, self._asked.base.value(rule, len(self._asked.players))
        text = filled(self.tr("{rule}, now {value}"), rule=rule.label, value=value_words(rule, now))
        box = QCheckBox(text)
        box.setToolTip(rule.help)
        box.setChecked(rule.name in asked.tried)
        grid.addWidget(box, place, 0)
        if rule.kind != "number":
            others = [value_words(rule, value) for value in rule.choices or (False, True) if value != now]
            grid.addWidget(make_label(sans(13), listed(others), look="dim", wraps=True), place, 1)
            return _RuleRow(rule, box, None)
        field = QLineEdit(asked.tried.get(rule.name) or asked.proposed(rule))
        field.setFont(sans(14))
        field.setAccessibleName(filled(self.tr("{rule}: values to try"), rule=rule.label))
        set_tip(
            field, filled(self.tr("Values from {low} to {high}, separated by spaces"), low=rule.low, high=rule.high)
        )
        field.textEdited.connect(partial(self._typed, box))
        field.setProperty("low", True)
        field.setFixedHeight(_HIGH)
        grid.addWidget(field, place, 1)
        return _RuleRow(rule, box, field)

    @property
    def stops(self) -> list[QWidget]:
        """Widgets in tab order."""
        rows = [part for row in self.rows for part in (row.box, row.values) if part is not None]
        goals = [stop for goal in (self.goal, *self.more_goals) for stop in goal.stops]
        return [*goals, self.more_button, self.how, *rows]

    def add_goal(self) -> None:
        """Add a goal on a measure that has none yet."""
        last = [self.goal, *self.more_goals][-1].drop_button
        goal = self._add(self.question.another_aim())
        for before, after in pairwise((last, *goal.stops)):
            QWidget.setTabOrder(before, after)
        apply_zoom(goal)
        goal.measure.setFocus()
        self._update()

    def _add(self, aim: SweepAim) -> SweepGoal:
        goal = SweepGoal(self._asked.game, aim, only=False)
        goal.changed.connect(self._update)
        goal.dropped.connect(partial(self._drop_goal, goal))
        self._goals.addWidget(goal)
        self.more_goals.append(goal)
        return goal

    def _drop_goal(self, goal: SweepGoal) -> None:
        if goal not in self.more_goals:  # second click of a double click
            return
        self.more_goals.remove(goal)
        self._goals.removeWidget(goal)
        goal.deleteLater()
        self.more_button.setFocus()
        self._update()

    @property
    def question(self) -> SweepQuestion:
        """Question in the fields."""
        tried = {row.rule.name: row.values.text() if row.values else "" for row in self.rows if row.box.isChecked()}
        aims = tuple([goal.aim for goal in (self.goal, *self.more_goals)])
        return self._asked._replace(aims=aims, tried=tried, how=self.how.currentIndex())

    def _typed(self, box: QCheckBox, text: str) -> None:
        box.setChecked(bool(text.strip()))
        self._update()

    def _update(self) -> None:
        self.more_button.setEnabled(len(self.more_goals) < MOST_AIMS - 1)
        self.count.setText(self.question.counted)
        self.changed.emit()
