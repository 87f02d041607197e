"""House rules as a form, made from their declaration: a field a rule, dimmed with the reason where it has no effect.

A rule whose default is a formula shows what that gives, and is not set until the person changes it.
"""

import re
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QPushButton, QSpinBox, QVBoxLayout, QWidget

from cardtable.app.art.fonts import sans
from cardtable.engine.houserules import HouseRule, HouseRules

translate = QCoreApplication.translate


class RulesForm(QWidget):
    """Shows and changes one set of house rules. `changed` tells of every change."""

    changed = Signal()

    def __init__(self, kind: type[HouseRules], presets: Mapping[str, tuple[str, HouseRules]]) -> None:
        super().__init__()
        self._kind = kind
        self._presets = presets
        self._quiet = False
        self._seats = 2
        self._own: set[str] = set()
        """The rules that are set although a formula has a value for them."""
        self._usual: dict[str, QPushButton] = {}
        """What gives a rule back to its formula."""
        self._fields: dict[str, QWidget] = {}
        self._labels: dict[str, QLabel] = {}
        self._notes: dict[str, QLabel] = {}
        self.preset_box = QComboBox()
        self.preset_box.setAccessibleName(translate("rules", "House rules"))
        for key, (title, _) in presets.items():
            self.preset_box.addItem(title, key)
        self.preset_box.addItem(translate("rules", "Our own"), "")
        self.preset_box.activated.connect(self._take_preset)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.preset_box)
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 1)
        column.addLayout(grid)
        column.addStretch(1)
        for place, rule in enumerate(kind.declared()):
            self._add(grid, place * 2, rule)
        self.show_rules(kind())

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes through, in order."""
        stops: list[QWidget] = [self.preset_box]
        for name, field in self._fields.items():
            stops += [field, self._usual[name]] if name in self._usual else [field]
        return stops

    @property
    def rules(self) -> HouseRules:
        """The rules as they are set; RulesError where they can't stand together."""
        return self._kind.made(self._values())

    @property
    def held(self) -> HouseRules:
        """The rules as they are set, whether they can stand together or not."""
        return self._kind(**self._values())

    def problem(self, seats: int) -> str:
        """Why the rules can't stand together at a table of so many, in a sentence; empty where they can."""
        clause = self.held.conflict(seats)
        if not clause:
            return ""
        for rule in self._kind.declared():  # the form doesn't show their names
            clause = re.sub(rf"\b{rule.name}\b", f"“{rule.label}”", clause)
        return clause[0].upper() + clause[1:] + "."

    def show_rules(self, rules: HouseRules) -> None:
        """Sets every field."""
        self._own = {rule.name for rule in self._kind.declared() if rule.formula} & set(rules.changed())
        self._fill(rules)
        self._update()

    def show_seats(self, seats: int) -> None:
        """So many sit at the table: formulas give what they give then."""
        self._seats = seats
        self._update()

    def _fill(self, rules: HouseRules) -> None:
        """Has every field show its rule's value."""
        self._quiet = True
        for rule in self._kind.declared():
            field, value = self._fields[rule.name], rules.value(rule, self._seats)
            if isinstance(field, QComboBox):
                field.setCurrentIndex(field.findData(value))
            elif isinstance(field, QCheckBox):
                field.setChecked(bool(value))
            elif (
                isinstance(field, QSpinBox) and field.value() != value
            ):  # else what is being typed would be written anew
                field.setValue(int(value))
        self._quiet = False

    def _add(self, grid: QGridLayout, line: int, rule: HouseRule) -> None:
        label = QLabel(rule.label)
        note = QLabel()
        note.setFont(sans(12))
        note.setProperty("dim", True)
        note.setWordWrap(True)
        field = self._field(rule)
        field.setToolTip(rule.help)
        label.setToolTip(rule.help)
        field.setAccessibleName(rule.label)
        field.setAccessibleDescription(rule.help)
        label.setBuddy(field)
        grid.addWidget(label, line, 0)
        grid.addWidget(field, line, 1)
        grid.addWidget(note, line + 1, 0, 1, 1 if rule.formula else 2)
        if rule.formula:
            usual = self._usual[rule.name] = QPushButton(translate("rules", "As usual"))
            usual.setFont(sans(12))
            usual.setAutoDefault(True)
            usual.setToolTip(rule.formula.words)
            usual.setAccessibleName(f"{rule.label}: {usual.text()}")
            usual.setAccessibleDescription(rule.formula.words)
            usual.clicked.connect(lambda: self._give_back(rule.name))
            grid.addWidget(usual, line + 1, 1)
        self._fields[rule.name], self._labels[rule.name], self._notes[rule.name] = field, label, note

    def _field(self, rule: HouseRule) -> QWidget:
        if rule.kind == "choice":
            box = QComboBox()
            for value, words in zip(rule.choices, rule.choice_labels, strict=True):
                box.addItem(words, value)
            box.currentIndexChanged.connect(lambda: self._changed(rule.name))
            return box
        if rule.kind == "switch":
            check = QCheckBox()
            check.toggled.connect(lambda: self._changed(rule.name))
            return check
        spin = QSpinBox()
        spin.setRange(rule.low, rule.high)
        spin.setSpecialValueText(rule.lowest)
        spin.setAlignment(Qt.AlignmentFlag.AlignRight)
        spin.valueChanged.connect(lambda: self._changed(rule.name))
        return spin

    def _values(self) -> dict[str, object]:
        """What is set; a rule that is left to its formula is not."""
        return {
            rule.name: self._value(rule.name)
            for rule in self._kind.declared()
            if rule.formula is None or rule.name in self._own
        }

    def _value(self, name: str) -> object:
        field = self._fields[name]
        if isinstance(field, QComboBox):
            return field.currentData()
        if isinstance(field, QCheckBox):
            return field.isChecked()
        assert isinstance(field, QSpinBox)
        return field.value()

    def _changed(self, name: str) -> None:
        if not self._quiet:
            if self._kind.rule(name).formula:
                self._own.add(name)
            self._update()

    def _give_back(self, name: str) -> None:
        """A rule goes by its formula again."""
        self._fields[name].setFocus()  # the button goes
        self._own.discard(name)
        self._update()

    def _take_preset(self) -> None:
        key = self.preset_box.currentData()
        if key:
            self.show_rules(self._presets[key][1])

    def _update(self) -> None:
        """Shows what formulas give, dims what has no effect, says why, and names the preset that this is."""
        rules = self.held
        self._fill(rules)
        for rule in self._kind.declared():
            matters = rules.matters(rule)
            self._fields[rule.name].setEnabled(matters)
            self._labels[rule.name].setEnabled(matters)
            note = self._notes[rule.name]
            note.setVisible(not matters or rule.formula is not None)
            if rule.when and not matters:
                text = translate("rules", "It matters only {when}.")
                note.setText(text.replace("{when}", rule.when.words))
            elif rule.formula:
                text = translate("rules", "As usual: {what}.")
                note.setText(text.replace("{what}", rule.formula.words))
                self._usual[rule.name].setVisible(rule.name in self._own)
        named = next((key for key, (_, preset) in self._presets.items() if preset == rules), "")
        self.preset_box.setCurrentIndex(self.preset_box.findData(named))
        self.changed.emit()
