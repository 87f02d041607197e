"""The range that a measure should lie in, in two fields: for those who know the numbers, or have no mouse."""

from math import ceil, inf, isfinite

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDoubleValidator, QFontMetricsF
from PySide6.QtWidgets import QLineEdit, QWidget

from cardtable.app.art.fonts import sans
from cardtable.app.parts.forms import make_button, make_label, make_row
from cardtable.app.zoom import zoom_of
from cardtable.language import filled
from cardtable.playtest.rule_set_measures import every_measure
from cardtable.playtest.study import Goal
from cardtable.playtest.told import scale_of

_WIDE, _RIM = 56, 24
"""The least width of a field, and what it has beside its words, as designed."""


class GoalFields(QWidget):
    """In the units in which the measure is shown; an empty field leaves its end open."""

    wanted = Signal(object)
    """Another `Goal`."""
    dropped = Signal(str)
    """A measure that should have none any more."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game
        self._goal = Goal("")
        self.low, self.high = self._field(), self._field()
        self.drop_button = make_button(
            self.tr("Remove"), self._drop, 12, self.tr("Remove the goal for this measure"), small=True
        )
        words = [make_label(sans(13), text) for text in (self.tr("Goal"), self.tr("to"))]
        self.setLayout(make_row(words[0], self.low, words[1], self.high, self.drop_button, gap=8, rim=(0, 0, 0, 0)))
        self.setToolTip(self.tr("Where the mean should be. You can also drag across the chart."))
        self.zoom_changed()

    def _field(self) -> QLineEdit:
        field = QLineEdit()
        field.setFont(sans(13))
        field.setPlaceholderText(self.tr("any"))
        field.setAlignment(Qt.AlignmentFlag.AlignRight)
        field.setValidator(QDoubleValidator(field))
        field.editingFinished.connect(self._edited)
        return field

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes through, in order."""
        return [self.low, self.high, self.drop_button]

    def begin(self) -> None:
        """The keys go to the first field."""
        self.low.setFocus()
        self.low.selectAll()

    def show_goal(self, measure: str, goal: Goal | None) -> None:
        """The goal of a measure, if it has one; what is being typed stays."""
        self._goal = goal or Goal(measure)
        label = every_measure(self._game)[measure].label()
        texts = (self.tr("{measure}: at least"), self.tr("{measure}: at most"))
        for field, end, text in zip((self.low, self.high), self._goal[1:], texts, strict=True):
            field.setAccessibleName(filled(text, measure=label))
            if not field.hasFocus() or not field.isModified():
                field.setText(f"{scale_of(measure) * end:g}" if isfinite(end) else "")
        self.drop_button.setVisible(goal is not None)

    def _edited(self) -> None:
        measure = self._goal.measure
        low, high = (self._end(field, open_end) for field, open_end in ((self.low, -inf), (self.high, inf)))
        for field in (self.low, self.high):
            field.setModified(False)
        goal = Goal(measure, min(low, high), max(low, high))
        if goal == self._goal:
            return
        if goal == Goal(measure):
            self.dropped.emit(measure)
        else:
            self.wanted.emit(goal)

    def _end(self, field: QLineEdit, open_end: float) -> float:
        number, is_one = field.locale().toDouble(field.text())
        return number / scale_of(self._goal.measure) if is_one else open_end

    def _drop(self) -> None:
        self.dropped.emit(self._goal.measure)

    def zoom_changed(self) -> None:
        """All is larger or smaller now."""
        for field in (self.low, self.high):
            words = QFontMetricsF(field.font()).horizontalAdvance(field.placeholderText())
            field.setFixedWidth(ceil(max(_WIDE * zoom_of(self), words + _RIM * zoom_of(self))))
