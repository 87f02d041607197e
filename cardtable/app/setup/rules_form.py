"""House rules as a form made from their declaration: a field for each rule, dimmed if it has no effect.

Rules that differ from the standard are marked, and can be reset one by one. A rule whose default is a formula shows the
formula's value, and counts as unset until the person changes it.
"""

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.setup.rule_field import RuleField
from cardtable.app.zoom import brush, zoom_of
from cardtable.engine.houserules import NAMED, HouseRules
from cardtable.language import as_sentence, declared, quoted

_LEAST = 260
"""Least width of a form with `in_lines`, in designed pixels."""
_BESIDE = 58
"""Width that a line needs besides its label and its field, in designed pixels."""


class RulesForm(QWidget):
    """Form that shows and changes one set of house rules."""

    changed = Signal()

    def __init__(self, kind: type[HouseRules], in_lines: bool = False) -> None:
        """With `in_lines` each rule has a single line that never moves; rules that differ from the standard are
        framed."""
        super().__init__()
        self._kind = kind
        self._in_lines = in_lines
        self._seats = 2
        self._own: set[str] = set()
        """Names of rules with a formula for which the person has set a value."""
        self.problems: list[str] = []
        """Sentences that say why the rules conflict at this table."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(1 if in_lines else 3)
        grid.setColumnStretch(0, 1)
        column.addLayout(grid)
        column.addStretch(1)
        self.fields = [RuleField(rule, grid, place, self, in_lines) for place, rule in enumerate(kind.declared())]
        for field in self.fields:
            field.edited.connect(lambda rule=field.rule.name: self._set(rule))
            field.given_back.connect(lambda rule=field.rule.name: self._give_back(rule))
        self.show_rules(kind())

    @override
    def minimumSizeHint(self) -> QSize:
        usual = super().minimumSizeHint()
        return QSize(round(_LEAST * zoom_of(self)), usual.height()) if self._in_lines else usual

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def zoom_changed(self) -> None:
        """Fit the fields to the new size."""
        self._fit()

    def _fit(self) -> None:
        """Give all fields the same width, so that they are aligned. It is half of a line, or as much as the longest
        choice needs, up to three quarters."""
        if self._in_lines:
            margins = self.contentsMargins()
            room = self.width() - margins.left() - margins.right() - round(_BESIDE * zoom_of(self))
            needed = max(field.whole_width for field in self.fields)
            for field in self.fields:
                field.set_width(max(room // 2, min(needed, room * 3 // 4)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._in_lines:
            return
        painter, zoom = brush(self), zoom_of(self)
        brass = self.palette().link().color()
        painter.setPen(QPen(palette.faded(brass, 0.7), 1))
        painter.setBrush(palette.faded(brass, 0.14))
        for field in self.fields:
            if field.mark.isVisible():
                line = field.label.geometry().united(field.reset.geometry())
                box = QRectF(line.x() / zoom, line.y() / zoom, line.width() / zoom, line.height() / zoom)
                painter.drawRoundedRect(box.adjusted(-5.5, -0.5, 1.5, 0.5), 6, 6)

    @property
    def stops(self) -> list[QWidget]:
        """Widgets in Tab order."""
        return [stop for field in self.fields for stop in (field.field, field.reset)]

    @property
    def rules(self) -> HouseRules:
        """Rules as they are set. Raises RulesError if they conflict."""
        return self._kind.made(self._values())

    @property
    def held(self) -> HouseRules:
        """Rules as they are set, even if they conflict."""
        return self._kind(**self._values())

    def show_rules(self, rules: HouseRules) -> None:
        """Set every field to its value in `rules`."""
        self._own = {rule.name for rule in self._kind.declared() if rule.formula} & set(rules.changed())
        self._fill(rules)
        self._update()

    def show_seats(self, seats: int) -> None:
        """Show the values that formulas give for this number of seats."""
        self._seats = seats
        self._update()

    def _fill(self, rules: HouseRules) -> None:
        for field in self.fields:
            field.show_value(rules.value(field.rule, self._seats))

    def _values(self) -> dict[str, object]:
        """Return the values that are set, without those of rules left to their formulas."""
        return {
            field.rule.name: field.value
            for field in self.fields
            if field.rule.formula is None or field.rule.name in self._own
        }

    def _set(self, name: str) -> None:
        """Update the form after the person has set a rule."""
        if self._kind.rule(name).formula:
            self._own.add(name)
        self._update()

    def _give_back(self, name: str) -> None:
        """Reset one rule to its standard value."""
        self.show_rules(self._kind(**{rule: value for rule, value in self._values().items() if rule != name}))

    def _update(self) -> None:
        """Show what formulas give, and the notes and problems of every rule."""
        rules = self.held
        self._fill(rules)
        changed = rules.changed()
        told = [self._told(clause) for clause in rules.conflicts(self._seats)]
        self.problems = [sentence for sentence, _ in told]
        for field in self.fields:
            rule = field.rule
            problems = [sentence for sentence, about in told if rule.name in about]
            field.show_state(rules.matters(rule), rule.name in changed, problems)
        self.changed.emit()

    def _told(self, clause: str) -> tuple[str, list[str]]:
        """Return a conflict as a sentence, with the labels of rules in place of their names, and the names of these
        rules."""
        said = NAMED.sub(lambda found: quoted(self._kind.rule(found[1]).label), declared(clause))
        return as_sentence(said), NAMED.findall(clause)
