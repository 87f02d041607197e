"""One house rule on a form: its label, a field made from its declaration, and notes about its value."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QSpinBox, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.narrow_box import NarrowBox
from cardtable.app.parts.number_field import NumberField
from cardtable.app.parts.widgets import PlainLabel, set_tip
from cardtable.engine.houserules import HouseRule
from cardtable.language import filled, in_sequence, labelled, translate
from cardtable.table.rules_text import usual_words

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
        self.mark = Mark()
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
        spin = NumberField()
        spin.outside.connect(self._typed_outside)
        spin.setRange(rule.low, rule.high)
        spin.setSpecialValueText(rule.lowest)
        spin.setAlignment(Qt.AlignmentFlag.AlignRight)
        spin.valueChanged.connect(self._edited)
        return spin

    @property
    def value(self) -> int | bool | str:
        """Value shown in the field."""
        if isinstance(self.field, QComboBox):
            return str(self.field.currentData())
        if isinstance(self.field, QCheckBox):
            return self.field.isChecked()
        assert isinstance(self.field, QSpinBox)
        return self.field.value()

    def show_value(self, value: int | bool | str) -> None:
        """Set the field to a value without emitting `edited`."""
        self._quiet = True
        if isinstance(self.field, QComboBox):
            self.field.setCurrentIndex(self.field.findData(value))
        elif isinstance(self.field, QCheckBox):
            self.field.setChecked(bool(value))
        # Otherwise a number that is being typed would be replaced
        elif isinstance(self.field, QSpinBox) and self.field.value() != value:
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
        self.label.setProperty("wrong", bool(problems))
        self.label.style().polish(self.label)
        set_tip(self.label, in_sequence([rule.help, *problems]))

    def _edited(self) -> None:
        if not self._quiet:
            self.edited.emit()

    def _give_back(self) -> None:
        self.field.setFocus()  # the button is about to be hidden
        self.given_back.emit()


class Mark(QWidget):
    """Brass dot beside the label of a rule that differs from the standard."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(8, 8)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().link())
        painter.drawEllipse(self.rect())
