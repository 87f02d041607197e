"""House rules as a form made from their declaration: a field for each rule, dimmed if it has no effect.

Rules that differ from the standard are marked, and can be reset one by one. A rule whose default is a formula shows the
formula's value, and counts as unset until the person changes it.
"""

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.parts.fields import NarrowBox, NumberField
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.widgets import PaintedWidget, PlainLabel, set_look, set_tip
from cardtable.app.zoom import brush, zoom_of
from cardtable.engine.houserules import NAMED, HouseRule, HouseRules
from cardtable.language import filled, in_sequence, labelled, translate
from cardtable.table.rules_text import conflict_words, usual_words

_LINES = 2
"""Number of grid rows that a rule takes, unless it has a single line."""
_HIGH, _TWO_LINES = 26, 32
"""Heights, in designed pixels, of a field in a rule's single line, and of the line if a note that may take two lines
can replace the field."""


class RuleField(QObject):
    """Label, field, notes and reset button of one house rule, in the grid of a form."""

    edited = Signal()
    """Emitted when the person sets another value."""
    given_back = Signal()
    """Emitted when the person wants the standard value back."""

    def __init__(self, rule: HouseRule, grid: QGridLayout, place: int, parent: QWidget, in_line: bool = False) -> None:
        """`place` is the rule's number in the form. With `in_line` the rule takes a single line, and its notes appear
        there too, so that nothing else on the form moves."""
        super().__init__(parent)
        self.rule = rule
        self._quiet = False
        self._state: tuple[bool, bool, list[str]] | None = None
        self._outside = ""  # reason why the number that was typed isn't allowed
        self._usual = filled(translate("rules", "Standard: {what}."), what=usual_words(rule))
        self.field = self._make_field()
        self.field.setToolTip(rule.help)
        self.field.setAccessibleName(rule.label)
        self.label = PlainLabel(rule.label)
        self.label.setToolTip(rule.help)
        self.label.setBuddy(self.field)
        self.mark = PaintedWidget(self._draw_mark, 8, 8)
        set_tip(self.mark, self._usual)
        self.wrong = make_label(sans(12), look="wrong", wraps=True)
        self.note = make_label(sans(12), look="dim", wraps=True)
        self.reset = make_button(translate("rules", "Reset"), self._give_back, 12, self._usual, small=True)
        self.reset.setAccessibleName(labelled(rule.label, self.reset.text()))
        self._in_line = in_line
        self._place = QWidget(parent)  # holds the field, or a note that replaces it
        self._place.setVisible(in_line)
        if in_line:
            self._lay_in_line(grid, place)
            return
        grid.addLayout(make_row(self.label, self.mark, None, gap=8), place * _LINES, 0)
        grid.addWidget(self.field, place * _LINES, 1)
        said = make_column(self.wrong, self.note, gap=2)
        grid.addLayout(make_row((said, 1), self.reset, gap=14), place * _LINES + 1, 0, 1, 2)

    def _lay_in_line(self, grid: QGridLayout, place: int) -> None:
        for words in (self.label, self.field):
            words.setFont(sans(13))
        self.label.setWordWrap(True)
        self.field.setProperty("low", True)
        self.field.setFixedHeight(_HIGH)
        self.note.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        self.reset.setText("×")
        self.reset.setFixedSize(30, 24)
        for part in (self.mark, self.reset):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
        self._place.setMinimumHeight(_TWO_LINES if self.rule.when else _HIGH)
        self._place.setLayout(make_row((self.field, 1), (self.note, 1), gap=0, rim=(0, 0, 0, 0)))
        row = make_row((self.label, 1), self.mark, self._place, self.reset, gap=6, rim=(6, 0, 2, 0))
        grid.addLayout(row, place, 0)

    @property
    def whole_width(self) -> int:
        """Width of the field at which all its choices can be read, in pixels; 0 for fields other than a choice."""
        return self.field.whole_width if isinstance(self.field, NarrowBox) else 0

    def set_width(self, width: int) -> None:
        """Set the width of the field in its line, in pixels."""
        self._place.setFixedWidth(width)

    def _make_field(self) -> QWidget:
        rule = self.rule
        if rule.kind == "choice":
            box = NarrowBox()
            for value, words in zip(rule.choices, rule.choice_labels, strict=True):
                box.addItem(words, value)
            box.currentIndexChanged.connect(self._edited)
            return box
        if rule.kind == "switch":
            check = QCheckBox()
            check.toggled.connect(self._edited)
            return check
        spin = NumberField(rule.label, rule.low, rule.high)
        spin.outside.connect(self._typed_outside)
        spin.setSpecialValueText(rule.lowest)
        spin.valueChanged.connect(self._edited)
        return spin

    @property
    def value(self) -> int | bool | str:
        """Value shown in the field."""
        if isinstance(self.field, QComboBox):
            return str(self.field.currentData())
        if isinstance(self.field, QCheckBox):
            return self.field.isChecked()
        assert isinstance(self.field, NumberField)
        return self.field.value()

    def show_value(self, value: int | bool | str) -> None:
        """Set the field to a value without emitting `edited`."""
        self._quiet = True
        if isinstance(self.field, QComboBox):
            self.field.setCurrentIndex(self.field.findData(value))
        elif isinstance(self.field, QCheckBox):
            self.field.setChecked(bool(value))
        # Otherwise a number that is being typed would be replaced
        elif isinstance(self.field, NumberField) and self.field.value() != value:
            self.field.setValue(int(value))
        self._quiet = False

    def show_state(self, matters: bool, changed: bool, problems: list[str]) -> None:
        """Show whether the rule has an effect, whether it differs from the standard, and `problems`: sentences that say
        why it conflicts with other rules."""
        if (matters, changed, problems) == self._state:  # styling widgets again takes a while
            return
        self._state = (matters, changed, problems)
        self._show_state()

    def _typed_outside(self, why: str) -> None:
        self._outside = why
        if self._state is not None:
            self._show_state()

    def _show_state(self) -> None:
        assert self._state is not None
        matters, changed, problems = self._state
        problems = [*([self._outside] if self._outside else []), *problems]
        rule = self.rule
        said = []
        if rule.when and not matters:
            said.append(filled(translate("rules", "Only matters {when}."), when=rule.when.words))
        if changed or rule.formula:
            said.append(self._usual)
        self.field.setEnabled(matters)
        self.label.setEnabled(matters)
        self.mark.setVisible(changed)
        self.reset.setVisible(changed)
        if self._in_line:
            self._say_in_line(matters, problems)
        else:
            for label, words in ((self.note, in_sequence(said)), (self.wrong, in_sequence(problems))):
                label.setText(words)
                label.setVisible(bool(words))
        told = [rule.help, *([translate("rules", "Changed.")] if changed else []), *said, *problems]
        self.field.setAccessibleDescription(in_sequence(told))

    def _say_in_line(self, matters: bool, problems: list[str]) -> None:
        """Show a note in place of the field if the rule has no effect. Problems appear in the label's tooltip."""
        rule = self.rule
        if rule.when:
            self.note.setText(filled(translate("rules", "only {when}"), when=rule.when.words))
        self.note.setVisible(not matters)
        self.field.setVisible(matters)
        set_look(self.label, "wrong", bool(problems))
        set_tip(self.label, in_sequence([rule.help, *problems]))

    def _draw_mark(self, painter: QPainter, room: QRectF) -> None:
        """Draw the dot beside the label of a rule that differs from the standard."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.mark.palette().link())
        painter.drawEllipse(room)

    def _edited(self) -> None:
        if not self._quiet:
            self.edited.emit()

    def _give_back(self) -> None:
        self.field.setFocus()  # the button is about to be hidden
        self.given_back.emit()


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
        """Rules as they are set. Raises BadInput if they conflict."""
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
        return conflict_words(self._kind, clause), NAMED.findall(clause)
