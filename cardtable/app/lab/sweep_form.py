"""Form of a sweep: the rules with the values to try, and what to aim for."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from math import isfinite
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QDoubleSpinBox, QGridLayout, QLineEdit, QWidget

from cardtable.app.art.fonts import sans, serif
from cardtable.app.parts.fields import NarrowBox
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.widgets import scrolling, set_tip, spare_letters
from cardtable.app.zoom import apply_zoom
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRule, HouseRules
from cardtable.language import as_number, ended, filled, in_sequence, listed
from cardtable.playtest.findings_text import scale_of
from cardtable.playtest.measures import PROFILES
from cardtable.playtest.rule_set_measures import measures_of
from cardtable.playtest.study import (
    BASE,
    Choice,
    Goal,
    RuleSet,
    Study,
    SweepSets,
    Wish,
    alike_words,
    combined,
    each_alone,
    sweep_sets,
)
from cardtable.playtest.study_file import MOST_RULE_SETS
from cardtable.table.rules_text import value_words

_AT_MOST, _AT_LEAST, _LOWEST, _HIGHEST = range(4)
_USUAL_END = 20
_WIDE = 720
"""Greatest width of a goal, in designed pixels, so that its fields are near each other."""


class SweepGoal(QWidget):
    """Goal, or wish, of a sweep: three fields in a row."""

    changed = Signal()
    dropped = Signal()
    """Emitted when the goal is to be removed."""

    def __init__(self, game: str, measure: str, only: bool, end: float = _USUAL_END) -> None:
        """Propose that the measure be `end` at most.

        `only` marks the first goal, which can't be removed and may be a wish instead: as low, or as high, as possible.
        """
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
        """Widgets in tab order."""
        return self.measure, self.kind, self.end, self.drop_button

    def show_goal(self, goal: Goal, high: bool) -> None:
        """Show one end of a goal, the upper one if `high`."""
        self.measure.setCurrentIndex(max(self.measure.findData(goal.measure), 0))
        self.kind.setCurrentIndex(_AT_MOST if high else _AT_LEAST)
        self.end.setValue(scale_of(goal.measure) * (goal.high if high else goal.low))

    @property
    def goal(self) -> Goal | None:
        """Goal in the fields; None if they hold a wish."""
        name = str(self.measure.currentData())
        end = self.end.value() / scale_of(name)
        return {_AT_MOST: Goal(name, high=end), _AT_LEAST: Goal(name, low=end)}.get(self.kind.currentIndex())

    @property
    def wish(self) -> Wish | None:
        """Wish in the fields; None if they hold a goal."""
        highest = self.kind.currentIndex() == _HIGHEST
        return Wish(str(self.measure.currentData()), highest) if self.goal is None else None


def ends_of(goals: Sequence[Goal]) -> list[tuple[Goal, bool]]:
    """Split goals into their finite ends, each with True for an upper end; upper ends come first."""
    return [(goal, high) for goal in goals for high in (True, False) if isfinite(goal.high if high else goal.low)]


def joined(goals: Sequence[Goal]) -> tuple[Goal, ...]:
    """Merge goals on the same measure into one that meets them all; ends that cross are swapped."""
    found: dict[str, Goal] = {}
    for goal in goals:
        known = found.get(goal.measure, Goal(goal.measure))
        low, high = max(known.low, goal.low), min(known.high, goal.high)
        found[goal.measure] = Goal(goal.measure, min(low, high), max(low, high))
    return tuple(found.values())


_MOST_GOALS = 4
_EACH, _PAIRS, _ALL = range(3)
_STEPS = (-4, -2, -1, 1, 2, 4)
"""Proposed values of a number, in steps from its present value."""
_PART = 10
"""Divisor that makes a step of a number's present value."""
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

    def __init__(self, game: AnyGame, base: HouseRules, players: tuple[str, ...]) -> None:
        super().__init__()
        self.game, self.base, self.players = game, base, players
        sought, end = PROFILES[game.key].sought
        self.goal = SweepGoal(game.key, sought, only=True, end=end)
        self.more_goals: list[SweepGoal] = []
        """Goals after the first."""
        self.more_button = make_button(
            self.tr("Add goal"), self.add_goal, 13, self.tr("Add another goal to meet"), small=True
        )
        self._goals = make_column(self.goal, gap=6, rim=(0, 0, 0, 0))
        self.how = NarrowBox()
        self.how.setAccessibleName(self.tr("Combinations"))
        self.how.addItems(
            [
                self.tr("one rule at a time"),
                self.tr("one at a time, plus all combinations of the first two"),
                self.tr("all combinations"),
            ]
        )
        self.how.setCurrentIndex(_PAIRS)
        self.count = make_label(sans(13), look="dim", wraps=True)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(4)
        grid.setColumnMinimumWidth(1, _FIELD)
        grid.setColumnStretch(2, 1)
        self.rows = [self._row(rule, grid, place) for place, rule in enumerate(self._rules())]
        for row in [row for row in self.rows if row.values][:2]:
            row.box.setChecked(True)
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
        self._update()

    def _rules(self) -> list[HouseRule]:
        return [rule for rule in self.base.declared() if self.base.matters(rule)]

    def _row(self, rule: HouseRule, grid: QGridLayout, place: int) -> _RuleRow:
        now = self.base.value(rule, len(self.players))
        text = filled(self.tr("{rule}, now {value}"), rule=rule.label, value=value_words(rule, now))
        box = QCheckBox(text)
        box.setToolTip(rule.help)
        box.toggled.connect(self._update)
        grid.addWidget(box, place, 0)
        if rule.kind != "number":
            others = [value_words(rule, value) for value in _all_values(rule) if value != now]
            grid.addWidget(make_label(sans(13), listed(others), look="dim", wraps=True), place, 1)
            return _RuleRow(rule, box, None)
        field = QLineEdit(" ".join(map(str, self._proposed(rule, int(now)))))
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

    def _proposed(self, rule: HouseRule, now: int) -> list[int]:
        """Return values to try for a number, near its present value.

        A rule that is off (at its lowest value) gets values near those that presets use.
        """
        known = {rules.value(rule, len(self.players)) for _, rules in self.game.presets.values()} - {now}
        if rule.lowest_title and now == rule.low and known:
            used = min(map(int, known))
            values = [used // 2, used, used * 2]
        else:
            step = max(now // _PART, 1)
            values = [now + by * step for by in _STEPS]
        return [value for value in values if rule.low <= value <= rule.high]

    @property
    def stops(self) -> list[QWidget]:
        """Widgets in tab order."""
        rows = [part for row in self.rows for part in (row.box, row.values) if part is not None]
        goals = [stop for goal in (self.goal, *self.more_goals) for stop in goal.stops]
        return [*goals, self.more_button, self.how, *rows]

    def add_goal(self) -> None:
        """Add a goal on a measure that has none yet."""
        taken = {str(goal.measure.currentData()) for goal in (self.goal, *self.more_goals)}
        free = next(
            (name for name in measures_of(self.game.key) if name not in taken), PROFILES[self.game.key].sought[0]
        )
        goal = SweepGoal(self.game.key, free, only=False)
        goal.changed.connect(self._update)
        goal.dropped.connect(partial(self._drop_goal, goal))
        self._goals.addWidget(goal)
        for before, after in pairwise(((self.more_goals or [self.goal])[-1].drop_button, *goal.stops)):
            QWidget.setTabOrder(before, after)
        self.more_goals.append(goal)
        apply_zoom(goal)
        goal.measure.setFocus()
        self._update()

    def _drop_goal(self, goal: SweepGoal) -> None:
        if goal not in self.more_goals:  # second click of a double click
            return
        self.more_goals.remove(goal)
        self._goals.removeWidget(goal)
        goal.deleteLater()
        self.more_button.setFocus()
        self._update()

    def show_goals(self, goals: Sequence[Goal]) -> None:
        """Propose goals, one for each end of theirs, up to the largest number that the form holds."""
        for place, (goal, high) in enumerate(ends_of(goals)[:_MOST_GOALS]):
            if place:
                self.add_goal()
            (self.more_goals[-1] if place else self.goal).show_goal(goal, high)

    def follow(self, other: "SweepAsking") -> None:
        """Take over the question of another form, as far as possible."""
        self.show_goals(other.study(0).goals)
        self.how.setCurrentIndex(other.how.currentIndex())
        chosen = {row.rule.name for row in other.rows if row.box.isChecked()}
        for row in self.rows:
            row.box.setChecked(row.rule.name in chosen)

    # --- question ------------------------------------------------------------------------------------------------

    @property
    def choices(self) -> list[Choice]:
        """Values to try, for each rule that is ticked."""
        return [[(row.rule.name, value) for value in _values(row)] for row in self.rows if row.box.isChecked()]

    def study(self, seed: int) -> Study:
        """Return the question; its only rule set is the base if nothing is to be tried."""
        sets = (RuleSet(BASE, self.base), *self._sets().rule_sets)
        goals = joined([each.goal for each in (self.goal, *self.more_goals) if each.goal])
        return Study(self.game.key, self.players, sets, seed, goals, wish=self.goal.wish)

    def _sets(self) -> SweepSets:
        known = self.choices
        how = self.how.currentIndex()
        combinations = combined([self._with_now(one) for one in known]) if how == _ALL else each_alone(known)
        if how == _PAIRS and len(known) > 1:
            combinations = [*combinations, *combined([self._with_now(one) for one in known[:2]])]
        return sweep_sets(self.base, combinations, len(self.players))

    def _with_now(self, choice: Choice) -> Choice:
        """Return a choice with the present value added: combined rules may also stay as they are."""
        name = choice[0][0] if choice else ""
        return [*choice, (name, getattr(self.base, name))] if choice else choice

    def _typed(self, box: QCheckBox, text: str) -> None:
        box.setChecked(bool(text.strip()))
        self._update()

    @property
    def problem(self) -> str:
        """Reason why the question can't be asked, in a sentence; empty if it can."""
        for row in self.rows:
            if row.box.isChecked() and row.values is not None and (wrong := _wrong(row)):
                text = self.tr("{rule} must be a whole number from {low} to {high}, not “{text}”.")
                return filled(text, rule=row.rule.label, low=row.rule.low, high=row.rule.high, text=wrong)
        sets = len(self.study(0).rule_sets)
        if sets < 3:
            return self.tr("Choose rules and the values to try.")
        if sets > MOST_RULE_SETS:
            text = self.tr("That makes {count} rule sets; the limit is {most}.")
            return filled(text, count=as_number(sets), most=MOST_RULE_SETS)
        return ""

    def _update(self) -> None:
        self.more_button.setEnabled(len(self.more_goals) < _MOST_GOALS - 1)
        sets = self._sets()
        count = self.tr("%n rule sets to try", "", len(sets.rule_sets))
        told = [ended(count), alike_words(sets.alike)] if sets.alike else [count]
        self.count.setText(self.problem or in_sequence(told))
        self.changed.emit()


def _all_values(rule: HouseRule) -> Sequence[bool | str]:
    return rule.choices or (False, True)


def _numbers(text: str) -> list[str]:
    return text.replace(",", " ").replace(";", " ").split()


def _wrong(row: _RuleRow) -> str:
    """Return the first word that is no value of the rule; empty if there is none."""
    assert row.values
    for text in _numbers(row.values.text()):
        number = int(text) if text.lstrip("-").isdecimal() and len(text) < 12 else None
        if number is None or row.rule.problem(number):
            return text
    return ""


def _values(row: _RuleRow) -> list[int | bool | str]:
    if row.values is None:
        return list(_all_values(row.rule))
    return [] if _wrong(row) else [int(text) for text in _numbers(row.values.text())]
